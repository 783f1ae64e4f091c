"""A race at one keyboard: every seat has a zone of keys; who is ready, who was too early, which key is only held."""

from dataclasses import dataclass, field

from cardtables.engine.seats import Seat

ZONES = (("1234", "qwer"), ("7890", "uiop"), ("hjkl", "nm"), ("asdf", "zxcv"))
"""The keys of each seat by the rows of the keyboard, far apart, so that four hands find room (decisions.md K2)."""
REPEAT = 0.25
"""A key that comes again so soon, in seconds, is only held down."""
READY_MS = 1000
"""The watch begins when all are ready and no key was pressed for so long: a key that is held repeats itself by then."""
STANDS_MS = 900
"""So long the finished race stays before its result is shown."""


def seat_of(key: str) -> Seat | None:
    """The seat in whose zone a key (a Latin name) lies; None: it is no one's."""
    return next((Seat(seat) for seat, rows in enumerate(ZONES) if len(key) == 1 and key in rows[0] + rows[1]), None)


@dataclass(frozen=True)
class Start:
    """How far the gathering for a race is, for whoever draws it."""

    ready: frozenset[Seat] = frozenset()
    """Who is ready; computers always are."""
    early: frozenset[Seat] = frozenset()
    """Who pressed a key after that and before the watch began: it means nothing, and is said."""
    all_ready: bool = False


@dataclass
class Race:
    """What the keys have said so far."""

    people: frozenset[Seat]
    """The people who race."""
    computers: frozenset[Seat] = frozenset()
    ready: set[Seat] = field(default_factory=set)
    early: set[Seat] = field(default_factory=set)
    last_press: float = 0.0
    """When somebody last pressed a key, in seconds as in key events."""
    began: int | None = None
    """When the watch began, in milliseconds of play; None before."""
    _heard: dict[str, float] = field(default_factory=dict)

    @property
    def all_ready(self) -> bool:
        """Whether nobody is missing."""
        return self.ready >= self.people

    def start(self) -> Start:
        """The moment as a value."""
        return Start(frozenset(self.ready | self.computers), frozenset(self.early), self.all_ready)

    def pressed(self, key: str, time: float) -> Seat | None:
        """Whose finger this was, stamped `time` in seconds; None for a key that is no one's, or only held down."""
        seat = seat_of(key)
        if seat not in self.people:
            return None
        held = time - self._heard.get(key, -REPEAT) < REPEAT
        self._heard[key] = time
        if held:
            return None
        self.last_press = time
        return seat

    def before_the_watch(self, seat: Seat) -> None:
        """Somebody pressed a key of his zone: he is ready, or too early."""
        (self.early if self.all_ready else self.ready).add(seat)
