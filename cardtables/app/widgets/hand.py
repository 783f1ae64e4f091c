"""A hand at the lower edge: a fan in which height means permission and a letter under a card plays it."""

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, RANK, SPADES, SUIT, Card

CARD_KEYS = "qwertyuiopasdfghjklzxcvbnm"
"""The keys of the cards from left to right, in keyboard order."""
WINDOW = 24
"""So many cards are shown at once; a longer hand is shown in part."""
CLOSEST = 3
"""Cells of a card that are seen at least."""
NOTE_STRIDE = 5
"""Cards that lie closer have no room for a number beside the key."""
_SUIT_ORDER = {SPADES: 0, HEARTS: 1, CLUBS: 2, DIAMONDS: 3}


def display_order(cards: Sequence[Card]) -> list[Card]:
    """The cards as a hand is held: suit by suit, colours in turn, high cards first."""
    return sorted(cards, key=lambda card: (_SUIT_ORDER[SUIT[card]], -RANK[card]))


def stride(cards: int, width: int = 80) -> int:
    """How many cells lie between the left edges of two cards."""
    return next((step for step in (8, 7, 6, 5, 4) if step * (cards - 1) + faces.WIDTH <= width - 2), CLOSEST)


def most(width: int = 80) -> int:
    """How many cards of a hand are shown at once in so many cells."""
    return min(WINDOW, (width - 2 - faces.WIDTH) // CLOSEST + 1)


def window(cards: int, chosen: int | None, room: int = WINDOW) -> tuple[int, int]:
    """The first card shown and the one after the last, the chosen card among them."""
    if cards <= room:
        return 0, cards
    first = min(max((chosen or 0) - room // 2, 0), cards - room)
    return first, first + room


def lefts(cards: int, width: int = 80) -> list[int]:
    """The left edge of each card of a centred fan."""
    step = stride(cards, width)
    start = (width - (step * (cards - 1) + faces.WIDTH)) // 2
    return [start + step * place for place in range(cards)]


class Fan(NamedTuple):
    """An open hand and what may be done with it."""

    cards: Sequence[Card]
    """In display order."""
    legal: Collection[Card] = ()
    chosen: Card | None = None
    keys: bool = False
    """Whether the cards may be played now: letters under them, illegal ones lower."""
    notes: Mapping[Card, int] = MappingProxyType({})
    """A number beside the key, by card: what it is worth."""
    first: int | None = None
    """The first card shown of a long hand; None: the window follows the chosen card."""
    room: int = WINDOW
    """So many cards are shown at once."""
    covered: Collection[Card] = ()
    """Cards that lie face down yet: they are still coming, nobody has seen them, and no key stands under them."""

    @property
    def shown(self) -> tuple[int, int]:
        """The first card shown and the one after the last."""
        if self.first is not None and len(self.cards) > self.room:
            first = min(max(self.first, 0), len(self.cards) - self.room)
            return first, first + self.room
        chosen = self.cards.index(self.chosen) if self.chosen in self.cards else None
        return window(len(self.cards), chosen, self.room)

    def look(self, card: Card) -> str:
        """How a card is drawn: chosen, legal or illegal; at rest all are plain."""
        if not self.keys:
            return "legal"
        return "chosen" if card == self.chosen else "legal" if card in self.legal else "illegal"


def draw_hand(canvas: Canvas, ink: Ink, fan: Fan, *, y: int, rows: int, width: int = 80) -> None:
    """An open hand from row y on: chosen cards at y, legal one lower, illegal two lower, cut off after `rows` rows.

    The keys stand in the row after.
    """
    first, after = fan.shown
    shown = fan.cards[first:after]
    edges = lefts(len(shown), width)
    for card, x in zip(shown, edges, strict=True):
        look = fan.look(card)
        if card in fan.covered:
            faces.back(canvas, ink, x, y + 1)
        else:
            faces.large(canvas, ink, x, y + {"chosen": 0, "legal": 1, "illegal": 2}[look], card, look)
    canvas.fill(0, y + rows, canvas.width, canvas.height - y - rows, ink.style("say", "felt"))
    if fan.keys:
        for place, (card, x) in enumerate(zip(shown, edges, strict=True)):
            if card not in fan.covered:
                _draw_key(canvas, ink, x + 1, y + rows, fan, place, card)
    if stride(len(shown), width) >= NOTE_STRIDE:
        for card, x in zip(shown, edges, strict=True):
            canvas.put(x + 3, y + rows, str(fan.notes.get(card, "")), ink.style("soft"))
    _draw_ends(canvas, ink, y + rows, first, len(fan.cards) - after, width)


def place_of_key(fan: Fan, key: str) -> int | None:
    """Which card of an open hand this key stands under; the letters are those of the cards shown."""
    first, after = fan.shown
    place = CARD_KEYS.find(key) if len(key) == 1 else -1
    return first + place if 0 <= place < after - first else None


def _draw_key(canvas: Canvas, ink: Ink, x: int, y: int, fan: Fan, place: int, card: Card) -> None:
    look = fan.look(card)
    if look == "illegal":
        canvas.put(x, y, "·", ink.style("faint"))
    else:
        canvas.put(x, y, CARD_KEYS[place].upper(), ink.style("gold" if look == "chosen" else "say", bold=True))


def _draw_ends(canvas: Canvas, ink: Ink, y: int, before: int, behind: int, width: int) -> None:
    if before:
        canvas.put(0, y, f"‹{before:2}", ink.style("soft"))
    if behind:
        canvas.right(width, y, f"{behind:<2}›", ink.style("soft"))


def draw_backs(
    canvas: Canvas, ink: Ink, cards: int, *, y: int, rows: int, width: int = 80, dealt: int = WINDOW
) -> None:  # fmt: skip
    """A masked hand: so many backs; while it is dealt only the first ones lie there."""
    shown = min(cards, most(width))
    for x in lefts(shown, width)[:dealt]:
        faces.back(canvas, ink, x, y + (0 if rows <= faces.HEIGHT else 1))
    canvas.fill(0, y + rows, canvas.width, canvas.height - y - rows, ink.style("say", "felt"))


def place_at(fan: Fan, x: int, y: int, *, width: int = 80) -> int | None:
    """Which card of an open hand lies at (x, y), y counted from the row of chosen cards; None: none."""
    first, after = fan.shown
    edges = lefts(after - first, width)
    for place in range(after - 1, first - 1, -1):
        left, top = edges[place - first], {"chosen": 0, "legal": 1, "illegal": 2}[fan.look(fan.cards[place])]
        if left <= x < left + faces.WIDTH and y >= top:
            return place
    return None
