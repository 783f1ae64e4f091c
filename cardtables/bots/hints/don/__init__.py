"""What Don is about: win the tricks that hold pegs, cheaply; feed a partner who wins; starve the other side."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from cardtables.bots.hints.don.known import Known, World, not_seen, own_cards, read, worlds
from cardtables.bots.hints.don.tricks import POWER, SIDE_POWER, Prices, prices, rest_brings, trick_brings
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import ACE, JACK, KING, QUEEN, RANK, SUIT, TEN, Card, Suit
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.seats import Seat
from cardtables.engine.tricks import best_card
from cardtables.engine.view import View
from cardtables.games.don.blind import TurnUp
from cardtables.games.don.rules import DonRules
from cardtables.games.don.state import DonState, NameTrump

LENGTH = 4.6
"""What each card of a suit adds to it as trumps, in pegs."""
PITCH_POWER = {ACE: 12.4, KING: 9.0, QUEEN: 5.0, JACK: 4.0, TEN: 4.0}
"""What these add besides."""
PEGS_HELD = 0.6
"""How much of its pegs any other trump adds: they may be lost."""
PITCH_RISK = {ACE: -1.0, KING: 2.8, QUEEN: 1.8, JACK: 0.5, TEN: 2.4}
"""What it costs to lead to the first trick with these."""
PEGS_RISKED = 0.8
"""How much of its pegs any other card costs as the first lead."""
TRUMP_KEPT = {ACE: 8.5, KING: 6.7, QUEEN: 5.5, JACK: 5.2, TEN: 5.2}
SMALL_TRUMP_KEPT = 3.2
"""What a trump not spent on this trick is good for at the beginning of the deal: it may ruff one."""
LAST_TRICKS = 2
"""So many cards in hand, and the deal is played through to its end: after this trick nobody has a choice."""
BEGINNERS_SHARE = 1 / 40
"""What a beginner takes a point of the count for, as a part of what the game pegs: it hangs on half of eighty."""


def simple(view: View[DonState], rules: Rules[DonState]) -> list[float]:
    """How a beginner values the legal actions: win what is worth winning, give away nothing else."""
    don, state, seat = cast(DonRules, rules), view.table, view.seat
    assert seat is not None
    values = [_simple(don, state, seat, action) for action in view.legal if not isinstance(action, TurnUp)]
    unseen = len(view.legal) - len(values)
    if not unseen:
        return values
    guesses = [_simple(don, state, seat, Play(seat, card)) for card in not_seen(state, seat, don)]
    return values + [sum(guesses) / len(guesses)] * unseen


def _simple(rules: DonRules, state: DonState, seat: Seat, action: Action) -> float:
    trick, trump, holder = state.trick, state.trump, rules.takes_first(state)
    if isinstance(action, NameTrump):
        return suit_power(rules, state.hands[seat], action.suit)
    card = cast(Play, action).card
    if trump is None:
        safe = rules.worth[SUIT[card]][card] if holder == seat else 0
        return suit_power(rules, own_cards(state, seat), SUIT[card]) + safe + RANK[card] / 20
    worth, counts, share = rules.worth[trump], rules.counts, BEGINNERS_SHARE * rules.variant.game
    if holder is not None:
        return worth[card] * (-1 if (holder + seat) % 2 else 1) - RANK[card] / 20
    laid = [*trick, card]
    if trick and best_card(laid, trump) == len(trick):
        return 1 + sum(worth[one] + share * counts[one] for one in laid)
    return -(worth[card] + share * counts[card]) - RANK[card] / 20


def careful(view: View[DonState], rules: Rules[DonState], rng: Rng) -> list[float]:
    """How a decent player values them: he plays the trick through in several ways the hidden cards may lie."""
    known = read(view, cast(DonRules, rules))
    if isinstance(view.legal[0], NameTrump):
        return [suit_power(known.rules, known.hand, cast(NameTrump, action).suit) for action in view.legal]
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    if known.trump is None:
        return [_pitch(known, card) for card in cards]
    values, unseen = prices(known.rules, known.trump, known.count_share), len(view.legal) - len(cards)
    to_the_end = len(known.hand) <= LAST_TRICKS and not any(known.covered)
    to_come = known.rules.seats - 1 - len(known.trick)
    ways = worlds(known, rng, None if to_the_end else to_come) if to_the_end or to_come else [[]]
    brings = _brings(known, values, cards, ways, rest_brings if to_the_end else trick_brings)
    valued = [gain - _keep(known, values, card) for gain, card in zip(brings, cards, strict=True)]
    return valued + [_unseen(known, values, ways)] * unseen if unseen else valued


Through = Callable[[Known, Prices, Card, World], float]
"""What a card brings in one way in which the hidden cards may lie."""


def _brings(
    known: Known, values: Prices, cards: Sequence[Card], ways: Sequence[World], through: Through
) -> list[float]:
    """What each card brings, on average; neighbours in a suit that are worth the same bring the same."""
    others = (*known.hidden, *known.trick)
    found: dict[tuple[Suit, int, float], float] = {}
    brings = []
    for card in cards:
        suit = SUIT[card]
        alike = suit, len([one for one in others if one > card and SUIT[one] == suit]), values.price[card]
        if alike not in found:
            found[alike] = sum([through(known, values, card, world) for world in ways]) / len(ways)
        brings.append(found[alike])
    return brings


def suit_power(rules: DonRules, hand: Iterable[Card], suit: Suit) -> float:
    """How good trumps this suit would be, in pegs."""
    worth = rules.worth[suit]
    return sum(LENGTH + PITCH_POWER.get(RANK[card], PEGS_HELD * worth[card]) for card in hand if SUIT[card] == suit)


def _unseen(known: Known, values: Prices, ways: Sequence[World]) -> float:
    """What a card that nobody has seen brings: any hidden one is as likely as any other.

    Nothing is taken off for what it is good for later: it cannot be kept for its moment.
    """
    brings = [trick_brings(known, values, card, ways[number % len(ways)]) for number, card in enumerate(known.hidden)]
    return sum(brings) / len(brings)


def _pitch(known: Known, card: Card) -> float:
    """The best trumps, led with their ace or with a small one: never with one that pegs and can be beaten."""
    rules, suit = known.rules, SUIT[card]
    power = suit_power(rules, known.hand, suit) - RANK[card] / 1000
    if known.holder == known.seat:  # the trick is ours: a nine or five led now is safe
        return power + rules.worth[suit][card] - POWER[suit][card]
    return power - PITCH_RISK.get(RANK[card], PEGS_RISKED * rules.worth[suit][card])


def _keep(known: Known, values: Prices, card: Card) -> float:
    """What the card would still be good for later in the deal; led where it can be beaten, it may be lost besides."""
    left, trump = len(known.hand) + known.covered[known.seat] - 1, values.trump
    if left < LAST_TRICKS:
        return POWER[trump][card] / 100
    share = left / known.rules.variant.tricks
    if not known.trick:
        beatable = card < known.highest[SUIT[card]]
        return share * POWER[trump][card] + (values.price[card] if beatable else 0.0)
    is_high = card > known.highest[SUIT[card]]
    if SUIT[card] == trump:
        return share * (TRUMP_KEPT.get(RANK[card], SMALL_TRUMP_KEPT) + 1.6 * is_high)
    return share * (SIDE_POWER.get(RANK[card], 0.0) / 2 + 0.04 * RANK[card] + 0.6 * is_high)
