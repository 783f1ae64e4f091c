"""The trick in the middle: every card on the side of the table where its player sits."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.widgets.plate import Plate, draw_plate
from cardtables.engine.cards import Card

OWN, LEFT, ACROSS, RIGHT = range(4)
"""Places round the table, clockwise from the lower edge."""


@dataclass(frozen=True)
class Place:
    """One place of the trick."""

    plate: Plate | None
    """None for the place at the lower edge, whose plate stands with the hand."""
    card: Card | None = None
    tag: str = ""
    """`led`, `★ winning`, or both."""
    best: bool = False
    """Whether the tag is gold."""


@dataclass(frozen=True)
class Spots:
    """Where the places lie on the felt: (x, y) of the card, and the rows between a plate and its card."""

    cards: tuple[tuple[int, int], ...]
    gap: int = 0


def small_spots(dx: int, dy: int) -> Spots:
    """The places of the 80×24 table, moved by what the window has more."""
    return Spots(cards=((36 + dx, 10 + dy), (24 + dx, 7 + dy), (36 + dx, 4 + dy), (48 + dx, 7 + dy)))


def large_spots(dx: int, dy: int) -> Spots:
    """The places of the 120×40 table, moved by what the window has more."""
    return Spots(cards=((44 + dx, 20 + dy), (26 + dx, 16 + dy), (44 + dx, 11 + dy), (62 + dx, 16 + dy)), gap=1)


def draw_trick(canvas: Canvas, ink: Ink, spots: Spots, places: Sequence[Place]) -> None:
    """The places from the lower edge clockwise."""
    for place, (spot, (x, y)) in zip(places, enumerate(spots.cards), strict=True):
        if place.plate is not None:
            draw_plate(canvas, ink, x + faces.WIDTH // 2 + 1, y - 1 - spots.gap, place.plate, centred=True)
        if place.card is None:
            faces.slot(canvas, ink, x, y)
        else:
            faces.large(canvas, ink, x, y, place.card)
        style = ink.style("gold" if place.best else "soft", bold=True)
        if spot in (OWN, ACROSS):
            canvas.put(x + faces.WIDTH + 1, y + 1, place.tag, style)
        else:
            canvas.centre(x - 4, y + faces.HEIGHT, faces.WIDTH + 8, place.tag, style)
