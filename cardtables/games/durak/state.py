"""What lies on a table of English Durak, and who sees it."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cardtables.engine.action import Action
from cardtables.engine.cards import Card, Hand, Suit
from cardtables.engine.seats import Seat
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, OWNER, State


@dataclass(frozen=True, slots=True)
class Draw(Action):
    """A card is drawn from the stock; with `stack_six` also: the cards owed are taken."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Order(Action):
    """The suit to be played on the top card is named."""

    verb: ClassVar[str] = "order"
    suit: Annotated[Suit, ALL, FACT]


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """An ace of one's own is left open; with `may_keep` also: the card just drawn is kept."""

    verb: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class DurakDeal:
    """A finished deal, all of it public: who went out, what the others were left with and wrote down."""

    dealer: Seat
    winner: Seat | None
    """Who went out; None when the deal was stalled."""
    on_queen: bool
    """Whether going out on a queen brought the winner thirty points off."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat was left with."""
    points: tuple[int, ...]
    """What each seat wrote down."""
    before: tuple[int, ...]
    """The total of each seat when the deal began."""
    fallen: tuple[Seat, ...]
    """Who has lost the match at once, left with a jack (variant V)."""
    turns: int
    """How many moves the deal took."""

    @property
    def stalled(self) -> bool:
        """Whether it was stopped because it went on too long: nobody won it (decisions.md A16)."""
        return self.winner is None


@dataclass(slots=True, repr=False)
class DurakState(State):
    """One match of English Durak."""

    hands: Annotated[list[Hand], OWNER, CARDS]
    """In the order in which the cards came: those drawn last lie last."""
    stock: Annotated[Hand, NOBODY, CARDS]
    """The first is the top."""
    pile: Annotated[Hand, ALL, CARDS]
    """The cards played since it was last turned over, the oldest first; the last is the one to play on."""
    aside: Annotated[Hand, ALL, CARDS]
    """The whole pack open beside the table, before the first deal and between two."""
    dealer: Annotated[Seat | None, ALL, FACT]
    """Who deals this deal, or the next one between two; None before the lot."""
    to_play: Annotated[Seat, ALL, FACT]
    """Whose action is awaited; TABLE between deals, when the turned pile is shuffled, and after the match."""
    ordered: Annotated[Suit | None, ALL, FACT]
    """The suit ordered, until somebody plays a card."""
    laid_by: Annotated[Seat | None, ALL, FACT]
    """Who played the top card; None for a starter, which nobody played."""
    laid: Annotated[int, ALL, FACT]
    """Cards the seat in turn has laid in this move, which is not over: an ace may be covered, or a suit is named."""
    drawn: Annotated[int, ALL, FACT]
    """Cards the seat in turn has drawn for this move."""
    fits: Annotated[bool, ALL, FACT]
    """Whether the card just drawn, its player's last, can be played."""
    owed: Annotated[int, ALL, FACT]
    """Cards of a penalty still to be taken."""
    taker: Annotated[Seat | None, ALL, FACT]
    """Who draws as soon as the table has shuffled the turned cards (option `reshuffle`)."""
    skipped: Annotated[Seat | None, ALL, FACT]
    """Who lost his turn by the last move."""
    took: Annotated[int, ALL, FACT]
    """How many cards he had to take."""
    turns: Annotated[int, ALL, FACT]
    """Moves completed in this deal; being skipped is none."""
    totals: Annotated[list[int], ALL, FACT]
    """The points of each seat in the finished deals."""
    over: Annotated[bool, ALL, FACT]
    """Whether the match is decided."""
    deals: Annotated[list[DurakDeal], ALL, FACT]
    """The finished deals."""
