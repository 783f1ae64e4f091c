"""What a seat is shown: a value, with no way back to the match."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from cardtables.engine.action import Action, Entry
from cardtables.engine.seats import Seat, Viewer
from cardtables.engine.sight import State

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """The table from one seat, or from a bystander's place."""

    seat: Viewer
    table: S
    """The table as seen: hidden cards are BACK."""
    turn: tuple[Seat, ...]
    """Who may act now."""
    legal: tuple[Action, ...]
    """What this seat may do; empty out of turn and for a bystander."""
    news: tuple[Entry, ...]
    """What happened since this seat's own last action, as it heard it."""
    at: int
    """Play time of the last thing that happened, in milliseconds."""
