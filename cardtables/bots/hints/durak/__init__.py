"""What English Durak is about: go out first, and be left with little that is dear when somebody else does."""

from collections.abc import Sequence
from typing import cast

from cardtables.bots.hints.durak.known import Known, read
from cardtables.bots.hints.durak.plans import decline_brings, order_brings, play_brings
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import SUIT
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.view import View
from cardtables.games.durak.rules import DurakRules
from cardtables.games.durak.state import Decline, DurakState, Order


def simple(view: View[DurakState], rules: Rules[DurakState]) -> list[float]:
    """How a beginner values the legal actions: the dearest card first, and the suit of which he holds most."""
    durak = cast(DurakRules, rules)
    assert view.seat is not None
    hand = view.table.hands[view.seat]
    values: list[float] = []
    for action in view.legal:
        if isinstance(action, Order):
            values.append(sum(SUIT[card] == action.suit for card in hand))
        else:
            values.append(durak.worth[action.card] if isinstance(action, Play) else -1)
    return values


def careful(view: View[DurakState], rules: Rules[DurakState], rng: Rng) -> list[float]:
    """How a decent player values them."""
    known = read(view, cast(DurakRules, rules))
    return [_brings(known, action) for action in view.legal]


def _brings(known: Known, action: Action) -> float:
    match action:
        case Play():
            return play_brings(known, action.card)
        case Order():
            return order_brings(known, known.hand, action.suit)
        case Decline():
            return decline_brings(known)
    return -known.owed


__all__: Sequence[str] = ["careful", "simple"]
