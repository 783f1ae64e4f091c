"""What Don is about: win the tricks that hold pegs, cheaply; feed a partner who wins; starve the other side."""

from collections.abc import Iterable, Sequence
from typing import cast

from cardtables.bots.hints.don.known import Known, read, worlds
from cardtables.bots.hints.don.tricks import POWER, SIDE_POWER, Prices, prices, rest_brings, trick_brings
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import ACE, JACK, KING, QUEEN, RANK, SUIT, TEN, Card, Suit
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.tricks import best_card
from cardtables.engine.view import View
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
BEGINNERS_SHARE = 0.2
"""What a beginner takes a point of the count for, in pegs: eight pegs hang on about half of eighty."""


def simple(view: View[DonState], rules: Rules[DonState]) -> list[float]:
    """How a beginner values the legal actions: win what is worth winning, give away nothing else."""
    don = cast(DonRules, rules)
    assert view.seat is not None
    hand, trick, trump = view.table.hands[view.seat], view.table.trick, view.table.trump
    return [_simple(don, hand, trick, trump, action) for action in view.legal]


def _simple(rules: DonRules, hand: Sequence[Card], trick: Sequence[Card], trump: Suit | None, action: Action) -> float:
    if isinstance(action, NameTrump):
        return suit_power(rules, hand, action.suit)
    card = cast(Play, action).card
    if trump is None:
        return suit_power(rules, hand, SUIT[card]) + RANK[card] / 20
    worth, counts = rules.worth[trump], rules.counts
    laid = [*trick, card]
    if trick and best_card(laid, trump) == len(trick):
        return 1 + sum(worth[one] + BEGINNERS_SHARE * counts[one] for one in laid)
    return -(worth[card] + BEGINNERS_SHARE * counts[card]) - RANK[card] / 20


def careful(view: View[DonState], rules: Rules[DonState], rng: Rng) -> list[float]:
    """How a decent player values them: he plays the trick through in several ways the hidden cards may lie."""
    known = read(view, cast(DonRules, rules))
    if isinstance(view.legal[0], NameTrump):
        return [suit_power(known.rules, known.hand, cast(NameTrump, action).suit) for action in view.legal]
    cards = [cast(Play, action).card for action in view.legal]
    if known.trump is None:
        return [_pitch(known.rules, known.hand, card) for card in cards]
    values = prices(known.rules, known.trump, known.count_share)
    brings = _brings(known, values, cards, rng)
    return [gain - _keep(known, values, card) for gain, card in zip(brings, cards, strict=True)]


def _brings(known: Known, values: Prices, cards: Sequence[Card], rng: Rng) -> list[float]:
    """What each card brings, on average; neighbours in a suit that are worth the same bring the same."""
    to_the_end = len(known.hand) <= LAST_TRICKS
    through = rest_brings if to_the_end else trick_brings
    to_come = known.rules.seats - 1 - len(known.trick)
    ways = worlds(known, rng, None if to_the_end else to_come) if to_the_end or to_come else [[]]
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


def _pitch(rules: DonRules, hand: Sequence[Card], card: Card) -> float:
    """The best trumps, led with their ace or with a small one: never with one that pegs and can be beaten."""
    risk = PITCH_RISK.get(RANK[card], PEGS_RISKED * rules.worth[SUIT[card]][card])
    return suit_power(rules, hand, SUIT[card]) - risk - RANK[card] / 1000


def _keep(known: Known, values: Prices, card: Card) -> float:
    """What the card would still be good for later in the deal; led where it can be beaten, it may be lost besides."""
    left, trump = len(known.hand) - 1, values.trump
    if left < LAST_TRICKS:
        return POWER[trump][card] / 100
    share = left / known.rules.variant.hand
    if not known.trick:
        beatable = card < known.highest[SUIT[card]]
        return share * POWER[trump][card] + (values.price[card] if beatable else 0.0)
    is_high = card > known.highest[SUIT[card]]
    if SUIT[card] == trump:
        return share * (TRUMP_KEPT.get(RANK[card], SMALL_TRUMP_KEPT) + 1.6 * is_high)
    return share * (SIDE_POWER.get(RANK[card], 0.0) / 2 + 0.04 * RANK[card] + 0.6 * is_high)
