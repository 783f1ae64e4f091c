"""A computer at the table: a bot that is asked in the pace of people."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from cardtables.bots.bot import Bot
from cardtables.engine.action import Entry
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.play.match import Match

BOT = "bot:"
"""Begins a seat of a record where a computer sits: `bot:club`."""


class Computer:
    """Thinks from its view alone; the same position of the same match brings the same choice."""

    def __init__(self, match: Match, seat: Seat, bot: Bot, pace: Callable[[], Awaitable[None]]) -> None:
        self._match, self._seat, self._bot, self._pace = match, seat, bot, pace

    async def choose(self, view: View[Any]) -> Entry:
        """Wait as long as the table likes, then choose."""
        await self._pace()
        rng = Random(f"{self._match.record.seed}/{self._seat}/{self._match.length}")
        return self._bot.choose(view, self._match.rules, rng)
