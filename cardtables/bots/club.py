"""The club player: decent company in any pub."""

from typing import Any

from cardtables.bots.hints import best, hints_for
from cardtables.bots.reflex import Reflex, react
from cardtables.engine.action import Entry
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.view import View

REFLEX = Reflex(shift=250, scale=310, shape=1.8)
"""Half of the touches come within 503 ms."""


class Club:
    """Plays what the family's hints value most after a careful look."""

    def choose(self, view: View[Any], rules: Rules[Any], rng: Rng) -> Entry:
        """A legal action, at once; in a race when the hand is there."""
        if rules.due(view.table):
            return react(view, rules, rng, REFLEX)
        if len(view.legal) == 1:
            return Entry(view.legal[0], view.at)
        return Entry(view.legal[best(tuple(hints_for(rules).careful(view, rules, rng)))], view.at)
