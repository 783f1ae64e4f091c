"""The trick in the middle: every card on the side of the table where its player sits."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

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
    bright: bool = False
    """Whether the card has only just been played."""


class Spots(NamedTuple):
    """Where the places lie on the felt, clockwise from the lower edge."""

    cards: tuple[tuple[int, int], ...]
    """(x, y) of each card."""
    plates: tuple[tuple[int, int], ...]
    """The middle of each plate; the own one stands with the hand."""


def small_spots(dx: int, dy: int) -> Spots:
    """The places of the 80×24 table, moved by what the window has more."""
    cards, plates = ((36, 10), (24, 7), (36, 4), (48, 7)), ((0, 0), (27, 6), (40, 3), (52, 6))
    return Spots(_moved(cards, dx, dy), _moved(plates, dx, dy))


def large_spots(dx: int, dy: int) -> Spots:
    """The places of the 120×40 table, moved by what the window has more."""
    cards, plates = ((44, 20), (26, 16), (44, 11), (62, 16)), ((0, 0), (30, 14), (48, 9), (65, 14))
    return Spots(_moved(cards, dx, dy), _moved(plates, dx, dy))


def _moved(points: tuple[tuple[int, int], ...], dx: int, dy: int) -> tuple[tuple[int, int], ...]:
    return tuple((x + dx, y + dy) for x, y in points)


def draw_trick(canvas: Canvas, ink: Ink, spots: Spots, places: Sequence[Place]) -> None:
    """The places from the lower edge clockwise."""
    for place, (spot, (x, y)) in zip(places, enumerate(spots.cards), strict=True):
        if place.plate is not None:
            draw_plate(canvas, ink, *spots.plates[spot], place.plate, centred=True)
        if place.card is None:
            faces.slot(canvas, ink, x, y)
        else:
            faces.large(canvas, ink, x, y, place.card, "chosen" if place.bright else "legal")
        style = ink.style("gold" if place.best else "soft", bold=True)
        if spot in (OWN, ACROSS):
            # Beside the card; the own one lower, clear of the card at the right and of its tag.
            canvas.put(x + faces.WIDTH + 1, y + (3 if spot == OWN else 1), place.tag, style)
        else:
            canvas.centre(x - 4, y + faces.HEIGHT, faces.WIDTH + 8, place.tag, style)


def draw_gathering(
    canvas: Canvas, ink: Ink, spots: Spots, cards: Sequence[tuple[int, Card]], taker: int, way: float
) -> None:  # fmt: skip
    """A trick on its way to the plate of its taker, for the own one out at the lower edge.

    `cards` come with their places and lie over one another in this order; `way` is the part of the way gone.
    """
    x, y = spots.cards[taker]
    y = canvas.height if taker == OWN else spots.plates[taker][1]
    for place, card in cards:
        from_x, from_y = spots.cards[place]
        faces.large(canvas, ink, from_x + round((x - from_x) * way), from_y + round((y - from_y) * way), card)
