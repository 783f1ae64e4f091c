"""What Don is about: win the tricks that hold pegs, cheaply; feed a partner who wins; starve the other side."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, cast

from cardtables.engine.action import Play
from cardtables.engine.cards import ACE, FULL_PACK, JACK, KING, NINE, QUEEN, RANK, SUIT, Card, Suit
from cardtables.engine.chance import Rng, shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import Seat, left_of
from cardtables.engine.tricks import best_card
from cardtables.engine.view import View
from cardtables.games.don.rules import DonRules
from cardtables.games.don.state import DonState, NameTrump

WORLDS = 8
"""So many ways the hidden cards may lie are played through for each card."""
COUNT_SHARE = 0.2
"""What a point of the count is worth in pegs: eight pegs hang on about half of eighty."""
TRUMP_STRENGTH = {ACE: 5.0, KING: 3.5, QUEEN: 2.5, JACK: 2.0, NINE: 2.0}
SIDE_STRENGTH = {ACE: 1.6, KING: 0.8, QUEEN: 0.3}


@dataclass(frozen=True, slots=True)
class Table:
    """What a seat knows: its view, read once."""

    rules: DonRules
    seat: Seat
    hand: Sequence[Card]
    trick: Sequence[Card]
    trump: Suit | None
    sizes: tuple[int, ...]
    """How many cards each seat holds."""
    voids: tuple[frozenset[Suit], ...]
    """The suits each seat has shown not to hold in this deal."""
    hidden: tuple[Card, ...]
    """The cards that lie out of sight."""


# A beginner


def simple(view: View[DonState], rules: Rules[DonState]) -> list[float]:
    """Win what is worth winning, give away nothing else."""
    table = _read(view, cast(DonRules, rules))
    return [_simple(table, action) for action in view.legal]


def _simple(table: Table, action: object) -> float:
    if isinstance(action, NameTrump):
        return suit_strength(table.hand, action.suit)
    assert isinstance(action, Play)
    card, rules = action.card, table.rules
    trump = SUIT[card] if table.trump is None else table.trump
    if table.trump is None:
        return suit_strength(table.hand, trump) + RANK[card] / 20
    trick = [*table.trick, card]
    worth = sum(_worth(rules, one, trump) for one in trick)
    wins = best_card(trick, trump) == len(trick) - 1
    return worth + 1 if wins and table.trick else -_worth(rules, card, trump) - RANK[card] / 20


# A decent player


def careful(view: View[DonState], rules: Rules[DonState], rng: Rng) -> list[float]:
    """Play the trick through in several likely worlds, and mind what a card is still good for."""
    table = _read(view, cast(DonRules, rules))
    if isinstance(view.legal[0], NameTrump):
        return [suit_strength(table.hand, cast(NameTrump, action).suit) for action in view.legal]
    cards = [cast(Play, action).card for action in view.legal]
    worlds = [_world(table, rng) for _ in range(WORLDS)]
    return [_careful(table, card, worlds) for card in cards]


def _careful(table: Table, card: Card, worlds: Sequence[Sequence[list[Card]]]) -> float:
    trump = SUIT[card] if table.trump is None else table.trump
    value = sum(_outcome(table, card, trump, world) for world in worlds) / len(worlds)
    value -= _keeping(table, card, trump)
    if table.trump is None:
        value += suit_strength(table.hand, trump)
    elif not table.trick and SUIT[card] == trump and _strong(table, trump):
        value += 1.0  # strong in trumps: draw them
    return value


def _outcome(table: Table, card: Card, trump: Suit, world: Sequence[list[Card]]) -> float:
    """What the trick brings our side when everybody after us plays sensibly in this world."""
    rules, seats = table.rules, table.rules.seats
    trick, seat = [*table.trick, card], left_of(table.seat, seats)
    while len(trick) < seats:
        trick.append(_sensible(rules, trick, world[seat], seat, trump))
        seat = left_of(seat, seats)
    taker = (seat + best_card(trick, trump)) % seats
    worth = sum(_worth(rules, one, trump) for one in trick)
    return worth if taker % 2 == table.seat % 2 else -worth


def _sensible(rules: DonRules, trick: Sequence[Card], hand: Sequence[Card], seat: Seat, trump: Suit) -> Card:
    """What a sensible player puts on the trick from this hand."""
    led, seats = SUIT[trick[0]], rules.seats
    choice = [card for card in hand if SUIT[card] == led] or hand
    best = best_card(trick, trump)
    leader = (seat - len(trick)) % seats
    partner_wins = seats > 2 and (leader + best) % 2 == seat % 2
    last = len(trick) == seats - 1
    top = trick[best]
    if partner_wins and (last or _is_high(top, trump)):
        return max(choice, key=lambda card: (_worth(rules, card, trump), -RANK[card]))
    winners = [card for card in choice if _beats(card, top, trump)]
    if winners and not partner_wins:
        stake = sum(_worth(rules, card, trump) for card in trick)
        if last:
            return max(winners, key=lambda card: (_worth(rules, card, trump), -RANK[card]))
        if stake > 1 or SUIT[winners[0]] == led:
            return max(winners)
    return min(choice, key=lambda card: (_worth(rules, card, trump), SUIT[card] == trump, RANK[card]))


def _is_high(card: Card, trump: Suit) -> bool:
    return RANK[card] >= KING or (SUIT[card] == trump and RANK[card] >= JACK)


def _beats(card: Card, other: Card, trump: Suit) -> bool:
    return card > other if SUIT[card] == SUIT[other] else SUIT[card] == trump


def _worth(rules: DonRules, card: Card, trump: Suit) -> float:
    """What a card is worth to whoever takes it: its pegs, and its share of the game."""
    return rules.worth[trump][card] + (COUNT_SHARE * rules.counts[card] if rules.variant.game else 0.0)


def _keeping(table: Table, card: Card, trump: Suit) -> float:
    """What the card may still win later; a master is worth more, and the last trick keeps nothing."""
    if len(table.hand) == 1:
        return 0.0
    rank, suit = RANK[card], SUIT[card]
    strength = 1.0 + TRUMP_STRENGTH.get(rank, 0.3) if suit == trump else SIDE_STRENGTH.get(rank, 0.02 * rank)
    better = sum(1 for one in table.hidden if SUIT[one] == suit and one > card)
    share = len(table.hand) / table.rules.variant.hand
    return share * (strength + (0.5 if better == 0 and suit != trump and rank >= QUEEN else 0.0))


def suit_strength(hand: Iterable[Card], suit: Suit) -> float:
    """How good a trump suit this hand would have."""
    held = [card for card in hand if SUIT[card] == suit]
    return 1.5 * len(held) + sum(TRUMP_STRENGTH.get(RANK[card], 0.0) for card in held)


def _strong(table: Table, trump: Suit) -> bool:
    ours = [card for card in table.hand if SUIT[card] == trump]
    left = [card for card in table.hidden if SUIT[card] == trump]
    return bool(ours) and bool(left) and (len(ours) >= 4 or max(ours) > max(left))


# What is known


def _read(view: View[Any], rules: DonRules) -> Table:
    state: DonState = view.table
    assert view.seat is not None
    hand = state.hands[view.seat]
    seen = {*hand, *state.trick, *state.taken, *state.aside}
    return Table(
        rules=rules, seat=view.seat, hand=hand, trick=state.trick, trump=state.trump,
        sizes=tuple(len(held) + len(unseen) for held, unseen in zip(state.hands, state.unseen, strict=True)),
        voids=_voids(state, rules),
        hidden=tuple(card for card in FULL_PACK if card not in seen),
    )  # fmt: skip


def _voids(state: DonState, rules: DonRules) -> tuple[frozenset[Suit], ...]:
    """Who did not follow which suit; with `may_ruff` a trump tells nothing."""
    shown: list[set[Suit]] = [set() for _ in range(rules.seats)]
    leaders = [state.pitcher, *state.takers]
    played = [*state.taken, *state.trick]
    for place, card in enumerate(played):
        trick, order = divmod(place, rules.seats)
        leader, led = leaders[trick], SUIT[played[trick * rules.seats]]
        ruffed = rules.options.may_ruff and SUIT[card] == state.trump
        if leader is not None and SUIT[card] != led and not ruffed:
            shown[(leader + order) % rules.seats].add(led)
    return tuple(frozenset(suits) for suits in shown)


def _world(table: Table, rng: Rng) -> list[list[Card]]:
    """One way in which the hidden cards may lie in the other hands, by seat; what is left over is out of play."""
    left = shuffled(table.hidden, rng)
    hands: list[list[Card]] = []
    for seat, size in enumerate(table.sizes):
        if seat == table.seat:
            hands.append(list(table.hand))
            continue
        fitting = [card for card in left if SUIT[card] not in table.voids[seat]]
        held = (fitting + [card for card in left if SUIT[card] in table.voids[seat]])[:size]
        taken = set(held)
        left = [card for card in left if card not in taken]
        hands.append(held)
    return hands
