"""How fast a computer's hand is in a race: reaction times like those of people, seeded, from what a face shows."""

from dataclasses import dataclass
from math import ceil, log
from typing import Any

from cardtables.bots.hints import signs_for
from cardtables.engine.action import Entry
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.view import View

NEVER = 10**9
"""A time, in milliseconds of play, after the end of every race."""


@dataclass(frozen=True, slots=True)
class Reflex:
    """A shifted Weibull distribution of reaction times.

    The form is that which Rouder, Lu, Speckman, Sun and Jiang fit to people's ("A hierarchical model for estimating
    response time distributions", Psychonomic Bulletin & Review 12, 2005, pages 195-223). The numbers are ours: to see
    a finger move among four faces takes longer than to see a light in a laboratory.
    """

    shift: int
    """Nobody is faster, in milliseconds."""
    scale: int
    """Most come within so many milliseconds more."""
    shape: float
    """Above 1 the hand hesitates first, as people's do."""

    def moment(self, since: int, now: int, rng: Rng) -> int:
        """When the hand is there that saw something at `since` and is not there yet at `now` (milliseconds of play).

        The draw is from what is left of the distribution after `now`: asked again and again while others come first,
        a hand is neither faster nor slower than if it had been asked once.
        """
        waited = max(0, now - since - self.shift) / self.scale
        drawn: float = (waited**self.shape - log(1 - rng.random())) ** (1 / self.shape)
        return max(now, since + self.shift + ceil(drawn * self.scale))


def react(view: View[Any], rules: Rules[Any], rng: Rng, reflex: Reflex) -> Entry:
    """The touch of a seat in a race, when its hand is there; NEVER while there is nothing to react to."""
    since = signs_for(rules).seen_at(view, rules)
    at = NEVER if since is None else reflex.moment(since, view.at, rng)
    return Entry(view.legal[0], at)
