"""What a card of English Durak does when it is played, what it costs in hand, and on what it may be put."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from cardtables.engine.cards import RANK, SUIT, Card, Rank, Suit


@dataclass(frozen=True, slots=True)
class Power:
    """What playing a card does."""

    takes: int = 0
    """So many cards the next player takes."""
    skips: bool = False
    """The next player loses his turn."""
    orders: bool = False
    """Its player names the suit to be played on it."""
    covers: bool = False
    """The ace: its player may put a card of its suit, or an ace, on it; whoever puts its suit on it names a suit."""
    ends: bool = True
    """As the last card it ends the deal; the ace must first be covered."""


PLAIN = Power()
SKIP = Power(skips=True)
TAKE_ONE = Power(takes=1, skips=True)
TAKE_TWO = Power(takes=2, skips=True)
ORDER = Power(orders=True)
ORDER_AND_SKIP = Power(orders=True, skips=True)
COVER = Power(covers=True, ends=False)
COVER_OR_END = Power(covers=True)


class Opening(Enum):
    """How a deal begins."""

    LEAD = "lead"
    """The first player leads any card."""
    STARTER = "starter"
    """The next card of the pack is turned up to be played on; nobody played it, so it does nothing."""
    FLIP = "flip"
    """The dealer's last card is turned up: it is his move."""


@dataclass(frozen=True, slots=True)
class Variant:
    """What distinguishes one game of the family, options of its own included."""

    hand: int
    """Cards dealt to each."""
    opening: Opening
    powers: Mapping[Rank, Power]
    """What the cards of a rank do; a rank that is not here does nothing."""
    worth: Mapping[Rank, int]
    """What a card of a rank costs whoever is left with it."""
    alike: frozenset[Rank]
    """The ranks that may be put on their like."""
    anywhere: frozenset[Rank] = frozenset()
    """The ranks that may be put on any card."""
    bonus: Rank | None = None
    """Going out on this rank, the winner writes down BONUS."""
    fatal: Rank | None = None
    """Whoever is left with this rank has lost the match at once."""

    def power(self, card: Card) -> Power:
        """What the card does when it is played."""
        return self.powers.get(RANK[card], PLAIN)

    def goes_on(self, card: Card, top: Card, ordered: Suit | None) -> bool:
        """Whether a card may be put on `top`; an order takes the place of the suit of `top`, never of its rank (A8)."""
        if RANK[card] in self.anywhere:
            return True
        if RANK[card] == RANK[top] and RANK[card] in self.alike:
            return True
        return SUIT[card] == (SUIT[top] if ordered is None else ordered)


BONUS = -30
"""What the winner writes down for going out on the card that brings the bonus."""
