"""A tiny game with all that Donkey will need: several choose at once in secret, then a watch in real time.

Each of three seats seals a number; when the last has, all numbers are open and the table begins a watch. In it each may
touch once; the first touch moves the deadline to 300 ms after itself. The last to touch, or who never does, loses.
"""

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from cardtables.engine.action import Action, Entry
from cardtables.engine.game import Game
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import ALL, FACT, OWNER, State
from cardtables.engine.standing import Row
from cardtables.play.match import Match, Record


@dataclass(frozen=True, slots=True)
class Seal(Action):
    verb: ClassVar[str] = "seal"
    number: Annotated[int, OWNER, FACT]


@dataclass(frozen=True, slots=True)
class Touch(Action):
    verb: ClassVar[str] = "touch"


@dataclass(frozen=True, slots=True)
class Watch(Action):
    verb: ClassVar[str] = "watch"
    of_table: ClassVar[bool] = True
    ms: Annotated[int, ALL, FACT]


@dataclass(frozen=True, slots=True)
class Close(Action):
    verb: ClassVar[str] = "close"
    of_table: ClassVar[bool] = True


@dataclass(slots=True)
class Race(State):
    sealed: Annotated[list[int | None], OWNER, FACT]
    shown: Annotated[list[int], ALL, FACT]
    ends: Annotated[int | None, ALL, FACT]
    touches: Annotated[list[Seat], ALL, FACT]
    has_sealed: Annotated[list[bool], ALL, FACT]
    closed: Annotated[bool, ALL, FACT]


class RaceRules(Rules[Race]):
    family = "race"
    verbs = (Seal, Touch, Watch, Close)
    pack = ()

    def __init__(self, options, seats):
        self.seats = seats

    def start(self):
        return Race([None] * self.seats, [], None, [], [False] * self.seats, False)

    def turn(self, state):
        if state.closed:
            return ()
        if not state.shown:
            return tuple(Seat(seat) for seat in range(self.seats) if not state.has_sealed[seat])
        if state.ends is None:
            return (TABLE,)
        return tuple(Seat(seat) for seat in range(self.seats) if seat not in state.touches)

    def legal(self, state, seat):
        if seat not in self.turn(state) or seat == TABLE:
            return ()
        return [Touch(seat)] if state.shown else [Seal(seat, number) for number in range(3)]

    def reason(self, state, action):
        match action:
            case Seal():
                return None if not state.shown and action.number in range(3) else "not_now"
            case Touch():
                return None if state.ends is not None else "not_now"
            case Watch():
                return None if state.ends is None else "not_now"
            case Close():
                return None if state.ends is not None else "not_now"
        return "not_now"

    def fate(self, state, rng):
        return Watch(TABLE, 1000 + int(rng.random() * 2000))

    def due(self, state):
        return Entry(Close(TABLE), state.ends) if state.ends is not None and not state.closed else None

    def apply(self, state, action, at):
        match action:
            case Seal():
                state.sealed[action.seat], state.has_sealed[action.seat] = action.number, True
                if all(state.has_sealed):
                    state.shown = list(state.sealed)
            case Watch():
                state.ends = at + action.ms
            case Touch():
                if not state.touches:
                    state.ends = at + 300
                state.touches.append(action.seat)
                state.closed = len(state.touches) == self.seats
            case Close():
                state.closed = True

    def standing(self, state):
        last = state.touches[-1] if len(state.touches) == self.seats else None
        silent = [seat for seat in range(self.seats) if seat not in state.touches]
        lost = silent if last is None else [last]
        return tuple(
            Row((Seat(seat),), 0, (2 if seat in lost else 1) if state.closed else None) for seat in range(self.seats)
        )

    def deals(self, state):
        return ()


@dataclass(frozen=True, slots=True)
class NoOptions:
    pass


RACE = Game("race", "race", "Race", (3,), NoOptions, {}, RaceRules)


def race(seed="s", **how):
    """A fresh match of it."""
    return Match(Record(RACE, NoOptions(), ("Anna", "Boris", "Vera"), seed), **how)


@dataclass
class Journal:
    """Keeps what it is told, until it is told to fail."""

    told: list = field(default_factory=list)
    full: bool = False

    def __call__(self, entry):
        if self.full:
            raise OSError("no space left on device")
        self.told.append(entry)
