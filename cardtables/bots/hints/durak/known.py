"""What a player of English Durak knows: his hand, how many cards the others hold, which cards he has not seen."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardtables.engine.cards import RANK, SUIT, SUITS, Card, Suit
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.games.durak.rules import DurakRules
from cardtables.games.durak.state import DurakState

PRESSURE = (1.0, 1.0, 0.6, 0.4, 0.28, 0.2, 0.15)
"""How likely it is that somebody goes out before long, by the fewest cards another seat holds."""
FATAL = 45.0
"""What a card costs, in points, that loses the match at once."""


@dataclass(frozen=True, slots=True)
class Known:
    """A view read once, with what follows from it."""

    rules: DurakRules
    seat: Seat
    hand: Sequence[Card]
    next_holds: int
    """How many cards the next player holds."""
    pressure: float
    """How likely it is that somebody else goes out soon."""
    two: bool
    """Whether only two play: who skips the other plays again."""
    costs: Sequence[float]
    """What it costs to be left with a card, by card."""
    unseen: Sequence[int]
    """How many cards of each suit he has not seen."""
    owed: int
    """How many cards he would have to take."""
    open_ace: Suit | None
    """The suit of the open ace he is to play on: with it he may name a suit."""


def read(view: View[DurakState], rules: DurakRules) -> Known:
    """What the seat of this view knows."""
    state, seat = view.table, view.seat
    assert seat is not None
    hand, seats = state.hands[seat], rules.seats
    holds = [len(state.hands[(seat + step) % seats]) for step in range(1, seats)]
    fewest = max(1, min(holds))
    seen = {*hand, *state.pile}
    unseen = [0] * len(SUITS)
    for card in rules.pack:
        if card not in seen:
            unseen[SUIT[card]] += 1
    return Known(
        rules=rules, seat=seat, hand=hand, next_holds=max(1, holds[0]),
        pressure=PRESSURE[min(fewest, len(PRESSURE) - 1)], two=seats == 2, costs=_costs(rules),
        unseen=unseen, owed=state.owed, open_ace=_open_ace(state, rules),
    )  # fmt: skip


def _costs(rules: DurakRules) -> Sequence[float]:
    fatal = rules.variant.fatal
    return [FATAL if RANK[card] == fatal else cost for card, cost in enumerate(rules.worth)]


def _open_ace(state: DurakState, rules: DurakRules) -> Suit | None:
    return SUIT[state.pile[-1]] if state.open_ace else None
