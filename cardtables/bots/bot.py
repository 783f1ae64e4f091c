"""Computer players: how they are asked, and at which levels they play."""

from collections.abc import Sequence
from typing import Any, Protocol

from cardtables.bots.club import Club
from cardtables.bots.novice import Novice
from cardtables.engine.action import Entry
from cardtables.engine.chance import Rng
from cardtables.engine.rules import Rules
from cardtables.engine.view import View


class Bot(Protocol):
    """A computer player. It knows what its view shows of the table and the rules; it never reads the news."""

    def choose(self, view: View[Any], rules: Rules[Any], rng: Rng) -> Entry:
        """One of `view.legal`, and when: at once, or after as long as a reaction takes (milliseconds of play)."""


class Hints(Protocol):
    """What a family of games tells the computer players; a module of `bots.hints`."""

    def simple(self, view: View[Any], rules: Rules[Any]) -> Sequence[float]:
        """How a beginner values each action of `view.legal`: the greater the better."""

    def careful(self, view: View[Any], rules: Rules[Any], rng: Rng) -> Sequence[float]:
        """How a decent player values each of them."""


class Signs(Protocol):
    """What a family with races tells them besides."""

    def seen_at(self, view: View[Any], rules: Rules[Any]) -> int | None:
        """When, in milliseconds of play, something was seen that asks for an answer; None: nothing yet."""


LEVELS: dict[str, Bot] = {"novice": Novice(), "club": Club()}
"""Every level by the word after `bot:`, the weakest first."""
