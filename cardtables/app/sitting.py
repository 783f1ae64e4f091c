"""A sitting: one match played by whoever sits at the keyboard, its pace and its pauses; it draws nothing itself."""

import asyncio
import contextlib
from typing import Any, Protocol

from cardtables.app.hot_seat import HotSeat
from cardtables.app.person import Person
from cardtables.app.race import READY_MS, STANDS_MS, Race, seat_of
from cardtables.app.settings import Settings
from cardtables.bots.bot import LEVELS
from cardtables.engine.action import Action, Back, Entry
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.view import View
from cardtables.engine.wrong import Wrong
from cardtables.play.clock import PlayClock, moment
from cardtables.play.computer import BOT, Computer
from cardtables.play.host import Host, Player
from cardtables.play.match import Match


class Stage(Protocol):
    """The screen on which a sitting is seen."""

    def draw(self) -> None:
        """Show the table as it is now, in one frame."""

    def masked(self) -> None:
        """A hand has been masked, its turn is over, or something lies to be seen: older keys were not for it."""

    def stays(self, view: View[Any]) -> bool:
        """Whether something has just been finished that must be taken in."""

    def comes(self, action: Action) -> bool:
        """Whether this action brings its player a card that he has to see."""

    def settings(self) -> Settings:
        """The habits of the table at this moment."""

    def racers(self, view: View[Any]) -> tuple[Seat, ...]:
        """Who races as soon as the table has acted; nobody when no race follows."""

    async def show_deal(self, number: int) -> None:
        """Show the result of a deal; return when it has been looked at."""


class Sitting:
    """The host's audience, and the people who answer it."""

    def __init__(self, match: Match, stage: Stage, shut: bool) -> None:
        self.match, self._stage = match, stage
        self.clock = PlayClock(match.at)
        seats = [(Seat(number), who) for number, who in enumerate(match.record.seats)]
        self.persons = {seat: Person(seat, stage.draw) for seat, who in seats if not who.startswith(BOT)}
        self.hot = HotSeat(tuple(self.persons))
        if shut:
            self.hot.hide()
        elif self.hot.alone:
            self.hot.open(self.hot.persons[0])
        computers: dict[Seat, Player] = {
            seat: Computer(match, seat, LEVELS[who.removeprefix(BOT)], self.clock, self._pause)
            for seat, who in seats
            if who.startswith(BOT)
        }
        self.host = Host(match, {**self.persons, **computers}, self, self.clock)
        self.refusal: str | None = None
        """Why the last key was refused, as a key of `texts`."""
        self.trouble: OSError | Wrong | None = None
        """Why the last action could not be saved."""
        self.race: Race | None = None
        """The race for which all gather, or which is run; its keys mean nothing else meanwhile."""
        self._gathered = asyncio.Event()
        self._looked = False
        """Whether somebody has opened a hand since the last action: what was done then stays done."""
        self._taken_in: asyncio.Event | None = None
        self._hurried = asyncio.Event()
        self._deals_shown = self._deals - self._result_waits

    async def play(self) -> bool:
        """Play to the end; a save that fails is said, whoever acted acts again, and nothing is lost.

        Returns whether the end was reached: not when the match cannot be gone on with here.
        """
        while True:
            try:
                await self.host.run()
                break
            except (OSError, Wrong) as why:
                self.trouble, self.race, self.refusal = why, None, None
                await self._lie_open(0)
                if self.parted:
                    return False
                self.trouble = None
        await self.before_chance(self.match)
        return True

    # What the host tells

    async def before_chance(self, match: Match) -> None:
        """A deal that has just ended is looked at before the next is dealt; before a race everybody gets ready."""
        if self._deals > self._deals_shown:
            if self.race:
                await asyncio.sleep(STANDS_MS / 1000)
                self.race = None
            self._deals_shown = self._deals
            await self._stage.show_deal(self._deals - 1)
        elif racers := self._stage.racers(match.view(None)):
            await self._gather(racers)

    async def _gather(self, racers: tuple[Seat, ...]) -> None:
        """Wait till every person who races has touched his zone, and all hands are still."""
        people = frozenset(racers) & frozenset(self.persons)
        self.race = Race(people, frozenset(racers) - people)
        self._gathered.clear()
        self._stage.draw()
        if people:
            await self._gathered.wait()
        else:
            self.race.last_press = moment()
        while (left := self.race.last_press + READY_MS / 1000 - moment()) > 0:
            await asyncio.sleep(left)

    async def before_itself(self, match: Match) -> None:
        """The last trick plays itself, slowly enough to be followed."""
        await self._pause()

    async def changed(self, match: Match, entry: Entry) -> None:
        """Mask what must be masked, show what happened, and let a finished trick lie until it is taken in."""
        finished = not isinstance(entry.action, Back) and self._stage.stays(match.view(None))
        deal_over = self._deals > self._deals_shown
        self.hot.turned(entry.action.seat, match.turn, finished or deal_over, self._stage.comes(entry.action))
        self.refusal, self._looked = None, False
        if self.race:
            self._follow_race(match, entry.at)
        if (self.hot.opened is None or self.hot.lingers or finished) and not self.race:
            self._stage.masked()
        if finished:
            self._hurried.clear()
            await self._lie_open(self._stage.settings().trick_stays_ms)
        else:
            self._stage.draw()

    def _follow_race(self, match: Match, at: int) -> None:
        assert self.race is not None
        if self.race.began is None:
            self.race.began = at
        elif match.due is None and self._deals == self._deals_shown:
            self.race = None  # nobody has touched, the cards have moved; a race that was run is looked at

    async def refused(self, match: Match, action: Action, key: str) -> None:
        """Say why, in the advice line."""
        self.refuse(key)

    # What people do

    @property
    def taking_in(self) -> bool:
        """Whether something lies open until a key takes it in."""
        return self._taken_in is not None

    @property
    def parted(self) -> bool:
        """Whether the next key leads back to the games: nothing more can be saved here, or a race is spoilt by it.

        A race that could not be kept is run again, from before it, when the match is gone on with.
        """
        spoilt = self.trouble is not None and self.match.due is not None
        return spoilt or (isinstance(self.trouble, Wrong) and self.trouble.lasting)

    @property
    def awaited(self) -> Seat | None:
        """The person whose number the table waits for; nobody while a card plays itself."""
        return None if self.match.by_itself or self.race else self.hot.awaited(self.match.turn)

    @property
    def racing(self) -> bool:
        """Whether people are ready for a race, or run it, and nothing is decided yet."""
        return self.race is not None and bool(self.race.ready) and self._deals == self._deals_shown

    @property
    def actor(self) -> Seat | None:
        """The person whose hand is open and who may act now."""
        seat = self.hot.opened
        if seat is None or self.hot.lingers or seat not in self.match.turn:
            return None
        return seat if self.persons[seat].waits else None

    def open(self, seat: Seat) -> bool:
        """A number: that seat's hand opens, and the same key takes in what was finished.

        While another hand lies open a number only masks it: it may have been a slip.
        """
        if seat == self.hot.opened or not self.hot.may_open(seat, self.match.turn) or self._closed:
            return False
        if self.hot.opened is not None and self.hot.masks:
            self.hide()
            return False
        self.hot.open(seat)
        self.refusal = None
        self._looked |= self.match.length > 0 and self.match.last.action.seat != seat
        if self._taken_in:
            self._taken_in.set()
        self._stage.masked()
        self._stage.draw()
        return True

    def go_on(self) -> None:
        """Enter with nothing to play: take in what lies open, or hurry the computers.

        With several people a finished trick is for the number of whoever acts next, not for Enter.
        """
        if self._taken_in is None:
            self._hurried.set()
        elif self.trouble or not self.hot.masks or self.awaited is None:
            self._taken_in.set()

    def choose(self, action: Action, time: float) -> None:
        """The actor has chosen, with a key or a click stamped `time`."""
        self._hurried.clear()
        self.persons[action.seat].answer(action, self.clock.stamp(time))

    def press(self, key: str, time: float) -> bool:
        """A key in the race, stamped `time`: ready, too early, or a touch. Whether it is a key of the race at all."""
        race, at = self.race, self.clock.stamp(time)
        seat = race.pressed(key, time) if race else None
        if race and seat is not None and (race.began is None or at < race.began):
            race.before_the_watch(seat)
            if race.all_ready:
                self._gathered.set()
            self._stage.draw()
        elif seat is not None and seat in self.match.turn:
            self.persons[seat].answer(self.match.view(seat).legal[0], at)
        return seat_of(key) is not None

    def refuse(self, key: str) -> None:
        """A key that may not be played."""
        self.refusal = key
        self._stage.draw()

    def look_away(self) -> None:
        """The next key after a card came: a hand whose turn is over is masked, whoever pressed it."""
        if self.hot.lingers:
            self.hot.close()
            self._stage.masked()
            self._stage.draw()

    def hide(self) -> None:
        """Mask the hand at once, and what was said to its owner."""
        self.hot.hide()
        self.refusal = None
        self._stage.masked()
        self._stage.draw()

    @property
    def may_take_back(self) -> Seat | None:
        """The person whose last action may be taken back now."""
        return None if self._looked else next((seat for seat in self.persons if self.match.may_take_back(seat)), None)

    async def take_back(self) -> None:
        """Take back the last card of a person, if nothing has happened since."""
        seat = self.may_take_back
        if seat is not None:
            await self.host.take_back(seat)

    # Pace

    @property
    def _closed(self) -> bool:
        """Whether no number opens a hand now: something could not be saved, a card plays itself, all race."""
        return self.trouble is not None or self.match.by_itself is not None or self.race is not None

    @property
    def _result_waits(self) -> bool:
        """Whether the last deal is over and the next one not dealt: whoever comes back to a match sees its result."""
        between = self.match.turn in ((TABLE,), ()) and not any(self.match.view(None).table.hands)
        return between and self._deals > 0

    @property
    def _deals(self) -> int:
        return len(self.match.rules.deals(self.match.view(None).table))

    async def _lie_open(self, stays_ms: int) -> None:
        """Wait till a key takes in what lies open, or for so long (0: until a key)."""
        self._taken_in = asyncio.Event()
        self._stage.draw()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._taken_in.wait(), stays_ms / 1000 or None)
        self._taken_in = None
        self._stage.draw()

    async def _pause(self) -> None:
        """The pace of the computers, unless somebody is in a hurry."""
        pace = self._stage.settings().pace_ms
        if pace and not self._hurried.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), pace / 1000)
