"""What can happen at a table: actions, written into one log with the time of each."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple

from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, Declared


@dataclass(frozen=True, slots=True)
class Action(Declared):
    """One thing done by one seat, or by the table."""

    verb: ClassVar[str] = ""
    """The word for it in a record."""
    of_table: ClassVar[bool] = False
    """Whether chance does it, and no seat ever can."""

    seat: Annotated[Seat, ALL, FACT]
    """Who does it; TABLE for chance."""


@dataclass(frozen=True, slots=True)
class Lot(Action):
    """The lot falls: `first` deals first."""

    verb: ClassVar[str] = "lot"
    of_table: ClassVar[bool] = True
    first: Annotated[Seat, ALL, FACT]


@dataclass(frozen=True, slots=True)
class Shuffle(Action):
    """The whole pack in dealing order, first dealt first."""

    verb: ClassVar[str] = "shuffle"
    of_table: ClassVar[bool] = True
    order: Annotated[tuple[Card, ...], NOBODY, CARDS]

    def __repr__(self) -> str:
        """Without the cards: a traceback must not tell the deal."""
        return "Shuffle(…)"


@dataclass(frozen=True, slots=True)
class Play(Action):
    """A card is laid open on the table."""

    verb: ClassVar[str] = "play"
    card: Annotated[Card, ALL, CARDS]


@dataclass(frozen=True, slots=True)
class Back(Action):
    """A seat takes back its last action; the fold skips both."""

    verb: ClassVar[str] = "back"


class Entry(NamedTuple):
    """One line of the log."""

    action: Action
    at: int
    """Milliseconds since the match began; never decreasing."""


class Illegal(Exception):
    """An action the rules refuse; `key` names the reason in `texts`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key
