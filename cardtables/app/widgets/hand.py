"""A hand at the lower edge: a fan in which height means permission and a letter under a card plays it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, RANK, SPADES, SUIT, Card

CARD_KEYS = "qwertyuiopasdfghjklzxcvbnm"
"""The keys of the cards from left to right, in keyboard order."""
WINDOW = 24
"""So many cards are shown at once; a longer hand is shown in part."""
_SUIT_ORDER = {SPADES: 0, HEARTS: 1, CLUBS: 2, DIAMONDS: 3}


def display_order(cards: Sequence[Card]) -> list[Card]:
    """The cards as a hand is held: suit by suit, colours in turn, high cards first."""
    return sorted(cards, key=lambda card: (_SUIT_ORDER[SUIT[card]], -RANK[card]))


def stride(cards: int, width: int = 80) -> int:
    """How many cells lie between the left edges of two cards."""
    return next((step for step in (8, 7, 6, 5, 4) if step * (cards - 1) + faces.WIDTH <= width - 2), 3)


def window(cards: int, chosen: int | None) -> tuple[int, int]:
    """The first card shown and the one after the last, the chosen card among them."""
    if cards <= WINDOW:
        return 0, cards
    first = min(max((chosen or 0) - WINDOW // 2, 0), cards - WINDOW)
    return first, first + WINDOW


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

    def look(self, card: Card) -> str:
        """How a card is drawn: chosen, legal or illegal; at rest all are plain."""
        if not self.keys:
            return "legal"
        return "chosen" if card == self.chosen else "legal" if card in self.legal else "illegal"


def draw_hand(canvas: Canvas, ink: Ink, fan: Fan, *, y: int, rows: int, width: int = 80) -> None:
    """An open hand from row y on: chosen cards at y, legal one lower, illegal two lower, cut off after `rows` rows.

    The keys stand in the row after.
    """
    chosen = fan.cards.index(fan.chosen) if fan.chosen in fan.cards else None
    first, after = window(len(fan.cards), chosen)
    shown = fan.cards[first:after]
    edges = lefts(len(shown), width)
    for card, x in zip(shown, edges, strict=True):
        look = fan.look(card)
        faces.large(canvas, ink, x, y + {"chosen": 0, "legal": 1, "illegal": 2}[look], card, look)
    canvas.fill(0, y + rows, canvas.width, canvas.height - y - rows, ink.style("say", "felt"))
    if fan.keys:
        for place, (card, x) in enumerate(zip(shown, edges, strict=True), first):
            _draw_key(canvas, ink, x + 1, y + rows, fan, place, card)
    _draw_ends(canvas, ink, y + rows, first, len(fan.cards) - after, width)


def _draw_key(canvas: Canvas, ink: Ink, x: int, y: int, fan: Fan, place: int, card: Card) -> None:
    look = fan.look(card)
    if look == "illegal" or place >= len(CARD_KEYS):
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
    shown = min(cards, WINDOW)
    for x in lefts(shown, width)[:dealt]:
        faces.back(canvas, ink, x, y + (0 if rows <= faces.HEIGHT else 1))
    canvas.fill(0, y + rows, canvas.width, canvas.height - y - rows, ink.style("say", "felt"))


def place_at(fan: Fan, x: int, y: int, *, width: int = 80) -> int | None:
    """Which card of an open hand lies at (x, y), y counted from the row of chosen cards; None: none."""
    chosen = fan.cards.index(fan.chosen) if fan.chosen in fan.cards else None
    first, after = window(len(fan.cards), chosen)
    edges = lefts(after - first, width)
    for place in range(after - 1, first - 1, -1):
        left, top = edges[place - first], {"chosen": 0, "legal": 1, "illegal": 2}[fan.look(fan.cards[place])]
        if left <= x < left + faces.WIDTH and y >= top:
            return place
    return None
