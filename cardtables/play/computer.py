"""A computer at the table: a bot that is asked in the pace of people."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from cardtables.bots.bot import Bot
from cardtables.engine.action import Entry
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.play.clock import Clock
from cardtables.play.match import Match

BOT = "bot:"
"""Begins a seat of a record where a computer sits: `bot:club`."""


class Computer:
    """Thinks from its view alone; the same position of the same match brings the same choice."""

    def __init__(
        self, match: Match, seat: Seat, bot: Bot, clock: Clock, pace: Callable[[], Awaitable[None]]
    ) -> None:  # fmt: skip
        self._match, self._seat, self._bot, self._clock, self._pace = match, seat, bot, clock, pace

    async def choose(self, view: View[Any]) -> Entry:
        """Wait as long as the table likes, then choose; in a race wait till the hand is there."""
        rng = Random(f"{self._match.record.seed}/{self._seat}/{self._match.length}")
        if not self._match.due:
            await self._pace()
            return self._bot.choose(view, self._match.rules, rng)
        entry = self._bot.choose(view, self._match.rules, rng)
        await self._clock.until(entry.at)
        return entry
