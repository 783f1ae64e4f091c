"""A person at the screen, as the host sees one: asked for an action, answering when a key is pressed."""

import asyncio
from collections.abc import Callable
from typing import Any

from cardtables.engine.action import Action, Entry
from cardtables.engine.seats import Seat
from cardtables.engine.view import View


class Person:
    """Waits for the screen to answer for one seat."""

    def __init__(self, seat: Seat, asked: Callable[[], None]) -> None:
        self._seat, self._asked = seat, asked
        self._answer: asyncio.Future[Entry] | None = None

    @property
    def waits(self) -> bool:
        """Whether an answer is awaited now."""
        return self._answer is not None and not self._answer.done()

    async def choose(self, view: View[Any]) -> Entry:
        """Ask, and wait for the answer."""
        self._answer = asyncio.get_running_loop().create_future()
        self._asked()
        return await self._answer

    def answer(self, action: Action, at: int) -> None:
        """The person has chosen, at this play time. Only while `waits`."""
        assert self._answer is not None
        self._answer.set_result(Entry(action, at))
