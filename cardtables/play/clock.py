"""The clock of a match: play time in milliseconds, which stands still while nobody plays."""

import asyncio
import sys
import time
from typing import Protocol


class Clock(Protocol):
    """Play time."""

    def now(self) -> int:
        """Milliseconds since the match began."""

    async def until(self, at: int) -> None:
        """Wait till it is `at` or later."""


LATENCY = 30
"""Milliseconds that a key may be on its way from the keyboard: whoever waits for a time waits so much longer."""

moment = time.perf_counter if sys.platform == "win32" else time.monotonic
"""The clock in which key events are stamped, in seconds."""


class PlayClock:
    """Runs with the real time from where the match stood when it was opened."""

    def __init__(self, at: int = 0) -> None:
        self._zero = moment() - at / 1000

    def now(self) -> int:
        """Milliseconds since the match began."""
        return self.stamp(moment())

    def stamp(self, seconds: float) -> int:
        """The play time of a stamp of `moment`."""
        return round((seconds - self._zero) * 1000)

    async def until(self, at: int) -> None:
        """Wait till everything that was stamped before `at` is here."""
        at += LATENCY
        while (left := at - self.now()) > 0:
            await asyncio.sleep(left / 1000)
