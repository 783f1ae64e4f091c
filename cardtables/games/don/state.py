"""What lies on a Don table, and who sees it."""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cardtables.engine.action import Action
from cardtables.engine.cards import Card, Hand, Suit
from cardtables.engine.seats import Seat
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, OWNER, State, mention


@dataclass(frozen=True, slots=True)
class NameTrump(Action):
    """The pitcher names the trump suit before the first lead (option `trump=declared`)."""

    verb: ClassVar[str] = "trump"
    suit: Annotated[Suit, ALL, FACT]


@dataclass(frozen=True, slots=True)
class DonDeal:
    """A finished deal, all of it public: who took what and what each side made of it."""

    dealer: Seat
    pitcher: Seat
    trump: Suit
    taken: tuple[Card, ...]
    """The cards in order of play, trick after trick."""
    takers: tuple[Seat, ...]
    """Who took each trick."""
    pegs: tuple[int, ...]
    """What each trick pegged."""
    count: tuple[int, ...]
    """The count of cards towards the game, by side."""
    game: tuple[int, ...]
    """What the game pegged, by side."""
    points: tuple[int, ...]
    """All pegs of this deal, by side."""
    before: tuple[int, ...]
    """The total of each side when the deal began."""
    out: tuple[Card, ...]
    """The cards that were not played."""


@dataclass(slots=True, repr=False)
class DonState(State):
    """One match of Don. Sides are numbered by their lowest seat."""

    hands: Annotated[list[Hand], OWNER, CARDS]
    unseen: Annotated[list[Hand], NOBODY, CARDS]
    """Hands nobody has looked at: all but the pitcher's until the pitch is made (decisions.md D13)."""
    trick: Annotated[Hand, ALL, CARDS]
    """The trick on the table, in order of play."""
    taken: Annotated[Hand, ALL, CARDS]
    """The finished tricks of the deal, one after another."""
    out: Annotated[Hand, NOBODY, CARDS]
    """Dealt to nobody, face down to the end of the deal (decisions.md D16)."""
    aside: Annotated[Hand, ALL, CARDS]
    """Open beside the table: what was never played, between two deals."""
    dealer: Annotated[Seat | None, ALL, FACT]
    """Who deals this deal, or the next one between two; None before the lot."""
    pitcher: Annotated[Seat | None, ALL, FACT]
    """Who leads to the first trick of the deal."""
    to_play: Annotated[Seat, ALL, FACT]
    """Whose card is awaited; TABLE between deals and after the match."""
    trump: Annotated[Suit | None, ALL, FACT]
    takers: Annotated[list[Seat], ALL, FACT]
    """Who took each trick of the deal."""
    pegs: Annotated[list[int], ALL, FACT]
    """What each trick of the deal pegged."""
    count: Annotated[list[int], ALL, FACT]
    """Card values won towards the game in this deal, by side: never pegs."""
    score: Annotated[list[int], ALL, FACT]
    """The front peg of each side: all it has pegged, never clamped to the target."""
    rear: Annotated[list[int], ALL, FACT]
    """The rear peg of each side: its total before it last scored."""
    carried: Annotated[int, ALL, FACT]
    """Added to the next game because of tied ones (option `carry_tie`)."""
    reached: Annotated[int | None, ALL, FACT]
    """The side that got to the target first (decisions.md D9)."""
    winner: Annotated[int | None, ALL, FACT]
    """The side that has won the match."""
    deals: Annotated[list[DonDeal], ALL, FACT]
    """The finished deals."""
    named: Annotated[Hand, ALL, mention(of="hands")]
    """A card all know to be in the pitcher's hand, since he pitches because of it (Irish Don: the ♦2), until played."""


def told_deal(state: DonState, game: tuple[int, int]) -> DonDeal:
    """The deal that has just ended, for the score sheet; `game`: what the game pegged, by side."""
    assert state.dealer is not None and state.pitcher is not None and state.trump is not None
    points = list(game)
    for taker, pegs in zip(state.takers, state.pegs, strict=True):
        points[taker % 2] += pegs
    ours, theirs = points
    return DonDeal(
        dealer=state.dealer, pitcher=state.pitcher, trump=state.trump, taken=tuple(state.taken),
        takers=tuple(state.takers), pegs=tuple(state.pegs), count=tuple(state.count), game=game,
        points=(ours, theirs), before=(state.score[0] - ours, state.score[1] - theirs), out=tuple(state.aside),
    )  # fmt: skip
