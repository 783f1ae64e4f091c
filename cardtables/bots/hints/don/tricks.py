"""How a trick of Don goes on from here when everybody plays sensibly, and what it brings."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardtables.bots.hints.don.known import Known, World
from cardtables.engine.cards import ACE, FULL_PACK, JACK, KING, NINE, QUEEN, RANK, SUIT, SUITS, TEN, Card, Suit
from cardtables.games.don.rules import DonRules

DECISIVE = 60.0
"""What winning the match at once is worth, in pegs."""
STAKE = 2.0
"""A trick that brings more than this is worth a high trump."""
TRUMP_POWER = {ACE: 5.0, KING: 4.0, QUEEN: 3.0, JACK: 2.6, TEN: 2.0, NINE: 2.0}
SIDE_POWER = {ACE: 2.4, KING: 1.2, QUEEN: 0.5, JACK: 0.2}
SMALL_TRUMP = 1.4


def _power(card: Card, trump: Suit) -> float:
    """What a card in hand may still win, in pegs."""
    if SUIT[card] == trump:
        return TRUMP_POWER.get(RANK[card], SMALL_TRUMP) + 0.02 * RANK[card]
    return SIDE_POWER.get(RANK[card], 0.0) + 0.02 * RANK[card]


POWER = tuple(tuple(_power(card, trump) for card in FULL_PACK) for trump in SUITS)
"""What a card may still win in pegs, by trump and card."""


@dataclass(frozen=True, slots=True)
class Prices:
    """The cards as they are valued with one trump suit."""

    trump: Suit
    price: list[float]
    """What a card brings whoever takes it: its pegs, and its share of the game."""
    given: list[float]
    """What it costs to let the other side have a card."""
    fed: list[float]
    """How gladly a card is laid on a trick that is ours."""


def prices(rules: DonRules, trump: Suit, count_share: float) -> Prices:
    """The prices of all cards."""
    price = [worth + count_share * count for worth, count in zip(rules.worth[trump], rules.counts, strict=True)]
    held = list(zip(price, POWER[trump], strict=True))
    return Prices(trump, price, [cost + power for cost, power in held], [gain - power for gain, power in held])


def playable(hand: Sequence[Card], led: Suit, trump: Suit, may_ruff: bool) -> Sequence[Card]:
    """What may be put on a trick from this hand."""
    following = [card for card in hand if SUIT[card] == led]
    if following and may_ruff and led != trump:
        following += [card for card in hand if SUIT[card] == trump]
    return following or hand


def trick_brings(known: Known, values: Prices, card: Card, world: World) -> float:
    """What the trick brings our side, in pegs, when we play `card` and everybody after us plays sensibly."""
    trick = [*known.trick, card]
    taker = _play_on(known, values, trick, _leader(known), world)
    ours = taker % 2 == known.seat % 2
    price = values.price
    stake = sum([price[laid] for laid in trick])
    if known.needs[not ours] <= _pegs(known, values, trick):
        stake += DECISIVE
    return stake if ours else -stake


def rest_brings(known: Known, values: Prices, card: Card, world: World) -> float:
    """What this trick, the last one (nobody has a choice in it) and the game bring our side in this world."""
    rules, seats, side = known.rules, known.rules.seats, known.seat % 2
    hands = [[*hand] for hand in world]
    pegs, ahead, won = [0, 0], known.ahead, 0.0
    trick, leader = [*known.trick, card], _leader(known)
    while True:
        taker = _play_on(known, values, trick, leader, hands)
        theirs = (taker + side) % 2
        pegs[theirs] += _pegs(known, values, trick)
        ahead += sum([rules.counts[laid] for laid in trick]) * (-1 if theirs else 1)
        if not won and pegs[theirs] >= known.needs[theirs]:
            won = -DECISIVE if theirs else DECISIVE
        for order, laid in enumerate(trick):
            hand = hands[(leader + order) % seats]
            if laid in hand:
                hand.remove(laid)
        if not hands[taker]:
            return pegs[0] - pegs[1] + won + known.prize * ((ahead > 0) - (ahead < 0))
        trick, leader = [hands[taker][0]], taker


def _leader(known: Known) -> int:
    return (known.seat - len(known.trick)) % known.rules.seats


def _pegs(known: Known, values: Prices, trick: Sequence[Card]) -> int:
    worth = known.rules.worth[values.trump]
    return sum([worth[card] for card in trick])


def _play_on(known: Known, values: Prices, trick: list[Card], leader: int, hands: World) -> int:
    """Lay the missing cards of the trick, which stay in the hands. Returns who takes it."""
    seats, trump, may_ruff = known.rules.seats, values.trump, known.rules.options.may_ruff
    led, top, owner, laid = SUIT[trick[0]], trick[0], leader, len(trick)
    suit, holder = led, known.holder
    for order in range(1, seats):
        seat = (leader + order) % seats
        if order >= laid:
            choice = playable(hands[seat], led, trump, may_ruff)
            if holder is not None:
                gladly = holder % 2 == seat % 2
                trick.append(
                    max(choice, key=values.fed.__getitem__) if gladly else min(choice, key=values.given.__getitem__)
                )
            elif len(choice) > 1:
                partner = owner % 2 == seat % 2
                sure = order == seats - 1 or (partner and suit == led and top > known.highest[led])
                trick.append(answer(values, trick, top, choice, partner, sure))
            else:
                trick.append(choice[0])
        card = trick[order]
        if card > top if SUIT[card] == suit else SUIT[card] == trump:
            top, owner, suit = card, seat, SUIT[card]
    return owner if holder is None else holder


def answer(values: Prices, trick: Sequence[Card], top: Card, choice: Sequence[Card], partner: bool, sure: bool) -> Card:
    """A sensible card of `choice` on this trick; `partner` holds it now, `sure`: nobody will beat what is laid now."""
    if partner and sure:
        return max(choice, key=values.fed.__getitem__)
    trump = values.trump
    if not partner or (RANK[top] < QUEEN and SUIT[top] != trump):
        winners = [card for card in choice if (card > top if SUIT[card] == SUIT[top] else SUIT[card] == trump)]
        if winners and (best := _winner(values, trick, winners, sure)) is not None:
            return best
    return min(choice, key=values.given.__getitem__)


def _winner(values: Prices, trick: Sequence[Card], winners: Sequence[Card], sure: bool) -> Card | None:
    """The card to take the trick with, if it is worth it."""
    stake = sum([values.price[card] for card in trick])
    if sure:
        best = max(winners, key=values.fed.__getitem__)
        return best if values.fed[best] + stake > -1.0 else None
    plain = SUIT[winners[0]] == SUIT[trick[0]] != values.trump
    return max(winners) if plain or stake > STAKE else None
