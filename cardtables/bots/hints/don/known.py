"""What a Don player knows: his own cards, what is gone, who has shown to be out of a suit, how the count stands."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, pi, sqrt

from cardtables.engine.cards import EMPTY, SUIT, SUITS, Card, Suit
from cardtables.engine.chance import Rng, shuffled
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.games.don.blind import BlindState
from cardtables.games.don.rules import DonRules
from cardtables.games.don.state import DonState

WORLDS = 6
"""So many ways in which the hidden cards may lie are thought of."""
World = list[list[Card]]
"""One such way: the hand of each seat."""


@dataclass(frozen=True, slots=True)
class Known:
    """A view read once, with what follows from it."""

    rules: DonRules
    seat: Seat
    hand: Sequence[Card]
    """The own cards one may look at and play."""
    trick: Sequence[Card]
    trump: Suit | None
    sizes: tuple[int, ...]
    """How many cards each seat holds, or has lying open before it."""
    covered: tuple[int, ...]
    """How many cards lie face down before each seat (Blind Don)."""
    lying: tuple[tuple[Card, ...], ...]
    """Cards of other seats that all know of: open ones, and the card because of which somebody pitches."""
    holder: int | None
    """Who has the trick under way whatever is played (Irish Don)."""
    voids: tuple[frozenset[Suit], ...]
    """The suits each seat has shown not to hold in this deal."""
    hidden: tuple[Card, ...]
    """The cards that others hold, that lie face down or are out of play."""
    highest: tuple[int, ...]
    """The highest hidden card of each suit, -1 when none is left."""
    ahead: int
    """By how much our side leads in the count."""
    prize: int
    """What the game pegs."""
    count_share: float
    """What a point of the count is worth in pegs now."""
    needs: tuple[float, float]
    """How many pegs our side and the other still need to win the match at once."""


def read(view: View[DonState], rules: DonRules) -> Known:
    """What the seat of this view knows."""
    state, seat = view.table, view.seat
    assert seat is not None
    hand = own_cards(state, seat)
    hidden = not_seen(state, seat, rules)
    sizes = tuple(
        len(held) + len(unseen) + len(shown)
        for held, unseen, shown in zip(state.hands, state.unseen, open_cards(state), strict=True)
    )
    covered = covered_cards(state)
    in_play = sum(sizes) - len(hand) + sum(covered)
    ahead = (state.count[0] - state.count[1]) * (-1 if seat % 2 else 1)
    prize = rules.variant.game + state.carried if rules.variant.game else 0
    share = _a_point_more(rules, ahead, (*hand, *state.trick), hidden, in_play)
    return Known(
        rules=rules, seat=seat, hand=hand, trick=state.trick, trump=state.trump, sizes=sizes,
        voids=_voids(state, rules), hidden=hidden, covered=covered, lying=_lying(state, seat),
        holder=rules.takes_first(state),
        highest=tuple(max((card for card in hidden if SUIT[card] == suit), default=-1) for suit in SUITS),
        ahead=ahead, prize=prize, count_share=prize * share, needs=_needs(state, rules, seat),
    )  # fmt: skip


def own_cards(state: DonState, seat: Seat) -> Sequence[Card]:
    """The cards a seat may look at and play: its hand, in Blind Don with open rows what lies open before it."""
    return state.hands[seat] or open_cards(state)[seat]


def open_cards(state: DonState) -> list[list[Card]]:
    """The cards that lie open before each seat."""
    if not isinstance(state, BlindState):
        return [[] for _ in state.hands]
    return [[card for card in row if card != EMPTY] for row in state.shown]


def covered_cards(state: DonState) -> tuple[int, ...]:
    """How many cards lie face down before each seat."""
    if not isinstance(state, BlindState):
        return (0,) * len(state.hands)
    return tuple(len(row) - row.count(EMPTY) for row in state.table)


def not_seen(state: DonState, seat: Seat, rules: DonRules) -> tuple[Card, ...]:
    """The cards that are neither this seat's to look at nor played."""
    seen = {*own_cards(state, seat), *state.trick, *state.taken, *state.aside}
    return tuple(card for card in rules.pack if card not in seen)


def _lying(state: DonState, seat: Seat) -> tuple[tuple[Card, ...], ...]:
    """What all know to be another seat's."""
    lying = [[] if other == seat else shown for other, shown in enumerate(open_cards(state))]
    if state.named and state.pitcher is not None and state.pitcher != seat:
        lying[state.pitcher] = state.named
    return tuple(tuple(cards) for cards in lying)


def _a_point_more(rules: DonRules, ahead: int, sure: Iterable[Card], hidden: Sequence[Card], held: int) -> float:
    """How much a point more of the count lifts the chance of the game: most when it is close and little is left.

    What is left, `sure` and `held` of the `hidden` cards, is taken to fall to either side like a normal distribution.
    """
    counts = rules.counts
    spread = sum(counts[card] ** 2 for card in sure) + (
        held / len(hidden) * sum(counts[card] ** 2 for card in hidden) if hidden else 0.0
    )
    variance = 1.3 * spread  # cards of one trick fall together
    return 2 * exp(-ahead * ahead / (2 * variance)) / sqrt(2 * pi * variance) if variance else 0.0


def _needs(state: DonState, rules: DonRules, seat: Seat) -> tuple[float, float]:
    if rules.options.finish == "higher" or state.reached is not None:
        return float("inf"), float("inf")
    ours, target = seat % 2, rules.options.target
    return target - state.score[ours], target - state.score[1 - ours]


def _voids(state: DonState, rules: DonRules) -> tuple[frozenset[Suit], ...]:
    """Who did not follow which suit; with `may_ruff` a trump tells nothing."""
    shown: list[set[Suit]] = [set() for _ in range(rules.seats)]
    leaders = [state.pitcher, *state.takers]
    played = [*state.taken, *state.trick]
    for first in range(0, len(played), rules.seats):
        leader, led = leaders[first // rules.seats], SUIT[played[first]]
        assert leader is not None
        for order, card in enumerate(played[first : first + rules.seats]):
            ruffed = rules.options.may_ruff and SUIT[card] == state.trump
            if SUIT[card] != led and not ruffed:
                shown[(leader + order) % rules.seats].add(led)
    return tuple(frozenset(suits) for suits in shown)


def worlds(known: Known, rng: Rng, to_come: int | None = None) -> list[World]:
    """Ways in which the hidden cards may lie; of the others only the next `to_come` seats are dealt a hand, or all.

    One shuffle, cut at other places for each world: so every hidden card visits many seats.
    """
    seats = len(known.sizes)
    others = [(known.seat + step) % seats for step in range(1, seats if to_come is None else to_come + 1)]
    others.sort(key=lambda seat: -len(known.voids[seat]))  # whoever lacks most suits is served first
    located = {card for cards in known.lying for card in cards}
    order = shuffled([card for card in known.hidden if card not in located] if located else known.hidden, rng)
    step = max(1, len(order) // WORLDS)
    return [_dealt(known, others, order[cut:] + order[:cut]) for cut in range(0, step * WORLDS, step)]


def _dealt(known: Known, others: Sequence[int], order: list[Card]) -> World:
    world: World = [[] for _ in known.sizes]
    world[known.seat] = list(known.hand)
    for seat in others:
        lying, voids = list(known.lying[seat]), known.voids[seat]
        size = known.sizes[seat] - len(lying)
        if not known.sizes[seat] and known.covered[seat]:
            size, voids = 1, frozenset()  # whatever he will turn up
        if not voids:
            world[seat], order = lying + order[:size], order[size:]
            continue
        fitting = [card for card in order if SUIT[card] not in voids]
        held = (fitting + [card for card in order if SUIT[card] in voids])[:size]
        world[seat], taken = lying + held, set(held)
        order = [card for card in order if card not in taken]
    return world
