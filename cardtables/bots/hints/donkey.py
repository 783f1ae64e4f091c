"""What Donkey is about: keep what goes together, look up, and touch the nose when somebody does."""

from collections.abc import Sequence
from typing import Any, cast

from cardtables.engine.cards import EMPTY, RANK, Card
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.view import View
from cardtables.games.donkey.state import DonkeyState, Pass


def simple(view: View[DonkeyState], rules: Rules[Any]) -> Sequence[float]:
    """The card with the fewest companions goes."""
    return [-_companions(view, card) for card in _cards(view)]


def careful(view: View[DonkeyState], rules: Rules[Any], rng: Rng) -> Sequence[float]:
    """So it does; of equals the rank stays that came last, for whoever passed it does not collect it; else chance."""
    assert view.seat is not None
    came = view.table.received[view.seat]
    stays = None if came == EMPTY else RANK[came]
    return [-_companions(view, card) - 0.5 * (RANK[card] == stays) + 0.4 * rng.random() for card in _cards(view)]


def seen_at(view: View[DonkeyState], rules: Rules[Any]) -> int | None:
    """When something was seen in the watch that asks for a touch: the first finger, or from the start one's own four.

    In milliseconds of play; None while there is nothing.
    """
    table = view.table
    assert view.seat is not None
    if table.touches:
        return table.times[0]
    return table.opened if len({RANK[card] for card in table.hands[view.seat]}) == 1 else None


def _cards(view: View[DonkeyState]) -> list[Card]:
    return [cast(Pass, action).card for action in view.legal]


def _companions(view: View[DonkeyState], card: Card) -> int:
    assert view.seat is not None
    return sum(RANK[other] == RANK[card] for other in view.table.hands[view.seat])
