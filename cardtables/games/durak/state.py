"""What lies on a table of English Durak, and who sees it."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, NamedTuple, NewType

from cardtables.engine.action import Action
from cardtables.engine.cards import Card, Hand, Suit
from cardtables.engine.seats import OVER, TABLE, Seat
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, OWNER, State
from cardtables.games.durak.demand import Demand, lies_open, ordered_suit

Step = NewType("Step", str)
"""What a move has come to."""
COVER, NAME, DRAWN, DRAW_ON, ANSWER = map(Step, ("cover", "name", "drawn", "draw on", "answer"))
"""An ace of one's own may be covered; a suit is named; the card just drawn fits; it does not, and one draws on; a six
may answer a six."""


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


class DurakDeal(NamedTuple):
    """A finished deal, all of it public: who went out, what the others were left with and wrote down."""

    dealer: Seat
    winner: Seat | None
    """Who went out; None when the deal was stopped because it went on too long (decisions.md A16)."""
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
    """Whose action is awaited; TABLE between deals and when the turned pile is shuffled, OVER after the match."""
    demand: Annotated[Demand, ALL, FACT]
    """What the next card is put on: the top card, and what goes with it until somebody plays a card."""
    laid_by: Annotated[Seat | None, ALL, FACT]
    """Who played the top card; None for a starter, which nobody played."""
    step: Annotated[Step | None, ALL, FACT]
    """What the seat in turn has to do; None when it is what most moves begin with: play a card that fits, or draw."""
    aces: Annotated[int, ALL, FACT]
    """Aces that may be covered, laid in the move under way."""
    owed: Annotated[int, ALL, FACT]
    """Cards of a penalty still to be taken."""
    taker: Annotated[Seat | None, ALL, FACT]
    """Who draws as soon as the table has shuffled the turned cards (option `reshuffle`)."""
    struck: Annotated[Seat | None, ALL, FACT]
    """Who lost his turn last in this deal."""
    struck_at: Annotated[int, ALL, FACT]
    """The number of moves completed when he did."""
    took: Annotated[int, ALL, FACT]
    """How many cards he had to take; of a penalty that is being taken, how many so far."""
    turns: Annotated[int, ALL, FACT]
    """Moves completed in this deal; being skipped is none."""
    totals: Annotated[list[int], ALL, FACT]
    """The points of each seat in the finished deals."""
    deals: Annotated[list[DurakDeal], ALL, FACT]
    """The finished deals."""

    @property
    def between(self) -> bool:
        """Whether nobody is in turn: the cards are dealt or shuffled, or the match is over."""
        return self.to_play in (TABLE, OVER)

    @property
    def skipped(self) -> Seat | None:
        """Who lost his turn by what was done last."""
        is_news = self.struck_at == self.turns and self.step is None and self.taker is None
        return self.struck if is_news else None

    @property
    def ordered(self) -> Suit | None:
        """The suit ordered, until somebody plays a card."""
        return ordered_suit(self.demand)

    @property
    def open_ace(self) -> bool:
        """Whether an ace lies open on top: whoever puts its suit on it has the right to order."""
        return lies_open(self.demand)
