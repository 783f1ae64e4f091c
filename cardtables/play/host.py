"""The host: asks everybody whose turn it is, takes the answers in the order of their times, lets the table act."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from cardtables.engine.action import Action, Back, Entry, Illegal
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.view import View
from cardtables.play.clock import Clock
from cardtables.play.match import Match


class Player(Protocol):
    """Whoever sits on a seat: a person at the screen, or a computer."""

    async def choose(self, view: View[Any]) -> Entry:
        """An action and its time. Cancelled and asked again when what the seat sees has changed."""


class Audience(Protocol):
    """Whoever watches the table: the screen."""

    async def before_chance(self, match: Match) -> None:
        """The table is about to act; return when everybody is ready for it."""

    async def before_itself(self, match: Match) -> None:
        """A card is about to play itself; return when the eyes have followed."""

    async def changed(self, match: Match, entry: Entry) -> None:
        """Something has happened; return when it has been shown."""

    async def refused(self, match: Match, action: Action, key: str) -> None:
        """An answer was refused, `key` of `texts` says why; its seat is asked again."""


class Host:
    """Runs one match to its end. `journal` errors (OSError) go through to whoever runs it."""

    def __init__(self, match: Match, players: Mapping[Seat, Player], audience: Audience, clock: Clock) -> None:
        self.match, self.players, self.audience, self.clock = match, players, audience, clock
        self._asked: dict[Seat, tuple[View[Any], asyncio.Task[Entry]]] = {}
        self._nudged = asyncio.Event()

    async def run(self) -> None:
        """Play until the match is over."""
        try:
            while self.match.turn:
                await self._step()
        finally:
            for _, task in self._asked.values():
                task.cancel()
            self._asked.clear()

    async def take_back(self, seat: Seat) -> None:
        """Take back the seat's last action and ask whoever is in turn then. Raises Illegal."""
        await self._did(lambda: self.match.act(Back(seat), self.clock.now()))
        self._nudged.set()

    async def _step(self) -> None:
        match = self.match
        if match.turn == (TABLE,) and match.due is None:
            await self.audience.before_chance(match)
            await self._did(lambda: match.chance(self.clock.now()))
        elif action := match.by_itself:
            await self.audience.before_itself(match)
            await self._did(lambda: match.act(action, self.clock.now()))
        else:
            for entry in await self._answers():
                await self._take(entry)

    async def _answers(self) -> list[Entry]:
        """The answers that are in, in stamp order; the table's own when its time has come."""
        self._ask()
        tasks = [task for _, task in self._asked.values()]
        due = self.match.due
        alarm: list[asyncio.Future[Any]] = [asyncio.ensure_future(self._nudged.wait())]
        if due:
            alarm.append(asyncio.ensure_future(self.clock.until(due.at)))
        try:
            await asyncio.wait([*tasks, *alarm], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for one in alarm:
                one.cancel()
        entries = [task.result() for task in tasks if task.done()]
        if due and self.clock.now() >= due.at:
            entries.append(due)
        self._nudged.clear()
        for entry in entries:
            self._asked.pop(entry.action.seat, None)
        return sorted(entries, key=lambda entry: entry.at)

    def _ask(self) -> None:
        """Ask every seat in turn, and again whoever sees something new."""
        turn = self.match.turn
        for seat in [*self._asked]:
            view, task = self._asked[seat]
            if not task.done() and (seat not in turn or self.match.view(seat) != view):
                task.cancel()
                del self._asked[seat]
        for seat in turn:
            if seat not in self._asked and seat != TABLE:
                view = self.match.view(seat)
                self._asked[seat] = view, asyncio.ensure_future(self.players[seat].choose(view))

    async def _take(self, entry: Entry) -> None:
        try:
            await self._did(lambda: self.match.act(*entry))
        except Illegal as why:
            await self.audience.refused(self.match, entry.action, why.key)

    async def _did(self, act: Callable[[], None]) -> None:
        act()
        told: Awaitable[None] = self.audience.changed(self.match, self.match.last)
        await told
