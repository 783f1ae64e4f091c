"""The rules of a game: who may act, what he may do, what becomes of it. No screen, clock, file or random number."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, Protocol, TypeVar

from cardtables.engine.action import Action, Entry
from cardtables.engine.cards import Card
from cardtables.engine.chance import Rng
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import State
from cardtables.engine.standing import Standing

S = TypeVar("S", bound=State)


class Deal(Protocol):
    """A finished deal, as every family tells it: a frozen dataclass with at least the points of each row."""

    @property
    def points(self) -> tuple[int, ...]:
        """What the deal brought each row of the standing."""


class Rules(ABC, Generic[S]):
    """One game with its options compiled in, for a fixed number of seats.

    A Rules object holds no state; all its methods work on a true state and on one made by `look` alike,
    but for `fate` and `apply`, which only the owner of a true state may call.
    """

    family: ClassVar[str]
    """The family of games, as in `Game.family`."""
    verbs: ClassVar[tuple[type[Action], ...]]
    """All kinds of action of this game, the table's included."""
    binding: ClassVar[tuple[type[Action], ...]] = ()
    """Those among them that are never taken back."""
    seats: int
    """How many sit at the table."""
    pack: tuple[Card, ...]
    """The cards of the game, which together always lie in the state's card fields."""

    @property
    def takes_back(self) -> bool:
        """Whether there is anything at all that a seat may take back."""
        return any(not kind.of_table and kind not in self.binding for kind in self.verbs)

    @abstractmethod
    def start(self) -> S:
        """The table before anything has happened."""

    @abstractmethod
    def turn(self, state: S) -> tuple[Seat, ...]:
        """The seats that may act: one, several at once, (TABLE,) for chance, () when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[Action]:
        """What `seat` may do now, computed directly; empty when it is not in turn. The table has none."""

    @abstractmethod
    def reason(self, state: S, action: Action) -> str | None:
        """Why a seat in turn may not do this, as a key of `texts`; None when it may. Covers the table too."""

    @abstractmethod
    def fate(self, state: S, rng: Rng) -> Action:
        """What chance does now; asked only when the turn is the table's."""

    @abstractmethod
    def apply(self, state: S, action: Action, at: int) -> None:
        """Change `state` by a legal action done at `at` (milliseconds of play)."""

    @abstractmethod
    def standing(self, state: S) -> Standing:
        """How the match stands."""

    @abstractmethod
    def deals(self, state: S) -> Sequence[Deal]:
        """The finished deals, each there at once after its last card."""

    def fault(self, state: S, action: Action) -> str | None:
        """Why this action is refused, as a key of `texts`; None exactly when it is legal."""
        turn = self.turn(state)
        if not turn:
            return "over"
        due = self.due(state)
        if action.seat not in turn and not (due and due.action == action):
            return "not_your_turn"
        if action.of_table != (action.seat == TABLE):
            return "not_now"
        return self.reason(state, action)

    def due(self, state: S) -> Entry | None:
        """The table action that comes by itself, and when; None when nothing is running."""
        return None

    def by_itself(self, state: S) -> Action | None:
        """The action a seat need not be asked for: only the last trick of a deal plays itself (decisions.md D18)."""
        return None

    def told(self, state: S, action: Action) -> object:
        """What all are told of the outcome of `action` though it hangs on hidden cards; None for nothing."""
        return None
