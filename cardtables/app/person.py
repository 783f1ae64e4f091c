"""A person at the screen, as the host sees one: asked for an action, answering when a key is pressed."""

import asyncio
from collections.abc import Callable
from typing import Any

from cardtables.engine.action import Action, Entry
from cardtables.engine.seats import Seat
from cardtables.engine.view import View


class Person:
    """Waits for the screen to answer for one seat.

    An answer given while the host was just asking anew, because somebody else acted in the same moment, is kept for
    that question as long as it still fits.
    """

    def __init__(self, seat: Seat, asked: Callable[[], None]) -> None:
        self._seat, self._asked = seat, asked
        self._given: Entry | None = None
        self._answered = asyncio.Event()
        self.waits = False
        """Whether an answer is awaited now."""

    async def choose(self, view: View[Any]) -> Entry:
        """Ask, and wait for the answer."""
        if self._given is None or self._given.action not in view.legal:
            self._given, self.waits = None, True
            self._answered.clear()
            self._asked()
        await self._answered.wait()
        assert self._given is not None
        entry, self._given = self._given, None
        return entry

    def answer(self, action: Action, at: int) -> None:
        """The person has chosen, at this play time; only the first answer to a question counts."""
        if self._given is None:
            self._given, self.waits = Entry(action, at), False
            self._answered.set()
