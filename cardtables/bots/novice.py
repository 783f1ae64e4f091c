"""The novice: plays by the rules with a little sense, and now and then just anything."""

from typing import Any

from cardtables.bots.hints import best, hints_for
from cardtables.bots.reflex import Reflex, react
from cardtables.engine.action import Entry
from cardtables.engine.chance import Rng, one_of
from cardtables.engine.rules import Rules
from cardtables.engine.view import View

CARELESS = 0.3
"""How often a novice plays without looking."""

REFLEX = Reflex(shift=260, scale=340, shape=1.8)
"""Half of the touches come within 537 ms."""


class Novice:
    """A beginner."""

    def choose(self, view: View[Any], rules: Rules[Any], rng: Rng) -> Entry:
        """A legal action, at once; in a race when the hand is there."""
        if rules.due(view.table):
            return react(view, rules, rng, REFLEX)
        if len(view.legal) == 1:
            return Entry(view.legal[0], view.at)
        if rng.random() < CARELESS:
            return Entry(one_of(view.legal, rng), view.at)
        return Entry(view.legal[best(tuple(hints_for(rules).simple(view, rules)))], view.at)
