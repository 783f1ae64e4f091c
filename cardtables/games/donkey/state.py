"""What lies on a Donkey table, and who sees it."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cardtables.engine.action import Action
from cardtables.engine.cards import Card, Hand
from cardtables.engine.seats import Seat
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, OWNER, State, mention


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """One card is sealed for the seat on the left; it is still held till all move (decisions.md K1)."""

    verb: ClassVar[str] = "pass"
    card: Annotated[Card, OWNER, CARDS]

    def __repr__(self) -> str:
        """Without the card: a traceback must not tell it."""
        return f"Pass({self.seat}, …)"


@dataclass(frozen=True, slots=True)
class Touch(Action):
    """A finger on the nose."""

    verb: ClassVar[str] = "touch"


@dataclass(frozen=True, slots=True)
class Watch(Action):
    """All look up; for so long the nose may be touched (decisions.md K2)."""

    verb: ClassVar[str] = "watch"
    of_table: ClassVar[bool] = True
    ms: Annotated[int, ALL, FACT]


@dataclass(frozen=True, slots=True)
class Close(Action):
    """The watch is over: with no touch all sealed cards move; else whoever is missing was silent."""

    verb: ClassVar[str] = "close"
    of_table: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DonkeyDeal:
    """A finished deal, all of it public: who touched when, what the first one showed, who pays."""

    dealer: Seat
    rounds: int
    """How often all cards had moved."""
    touches: tuple[Seat, ...]
    """Who touched, in order; empty in a deal that nobody ended (decisions.md K17)."""
    times: tuple[int, ...]
    """Milliseconds after the first touch, in that order."""
    silent: tuple[Seat, ...]
    """Who did not touch in time."""
    shown: tuple[Card, ...]
    """The four cards of whoever touched first."""
    valid: bool
    """Whether they were four of a kind."""
    loser: Seat | None
    """Who takes the letter; None: nobody, the deal is played again."""
    points: tuple[int, ...]
    """The letters this deal brought, by seat."""
    before: tuple[int, ...]
    """The letters of each seat when the deal began."""


@dataclass(slots=True, repr=False)
class DonkeyState(State):
    """One match of Donkey."""

    hands: Annotated[list[Hand], OWNER, CARDS]
    pack: Annotated[Hand, NOBODY, CARDS]
    """Face down, gathered for the next deal."""
    shown: Annotated[Hand, ALL, CARDS]
    """The four cards of whoever signalled last, open until the next deal."""
    gone: Annotated[Hand, ALL, CARDS]
    """The rank that is out of the game since the first player is."""
    sealed: Annotated[list[Card], OWNER, mention(of="hands")]
    """The card each has chosen to pass, EMPTY while he has not: it is still held."""
    received: Annotated[list[Card], OWNER, mention(of="hands")]
    """The card each was passed last, EMPTY before the first time in a deal."""
    letters: Annotated[list[int], ALL, FACT]
    """How many letters each has."""
    dealer: Annotated[Seat | None, ALL, FACT]
    """Who deals this deal, or the next one between two; None before the lot."""
    rounds: Annotated[int, ALL, FACT]
    """How often all cards have moved in this deal."""
    opened: Annotated[int | None, ALL, FACT]
    """When the running watch began, in milliseconds of play; None outside of one."""
    closes: Annotated[int | None, ALL, FACT]
    """When it is over."""
    touches: Annotated[list[Seat], ALL, FACT]
    """Who has touched in it, in order."""
    times: Annotated[list[int], ALL, FACT]
    """When each of them did."""
    deals: Annotated[list[DonkeyDeal], ALL, FACT]
    """The finished deals."""
