"""The name plates round the table: one of them is gold, that of the seat to act."""

from typing import NamedTuple

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.widgets.board import side_colour

NAME_CELLS = 10
LARGE_NAME_CELLS = 16


class Plate(NamedTuple):
    """A seat's plate."""

    name: str
    side: int | None = None
    """Its side's mark, where there are sides."""
    in_turn: bool = False
    cells: int = NAME_CELLS
    """A longer name is cut."""


def draw_plate(canvas: Canvas, ink: Ink, x: int, y: int, plate: Plate, *, centred: bool = False) -> int:
    """Draw a plate from x on, or centred on x. Returns the x after it."""
    ground = "gold" if plate.in_turn else "plate"
    words = "on-gold" if plate.in_turn else "say"
    name = ("► " if plate.in_turn else " ") + cut(plate.name, plate.cells) + " "
    length = cell_len(name) + (2 if plate.side is not None else 0)
    if centred:
        x -= length // 2
    x = canvas.put(x, y, name, ink.style(words, ground, bold=plate.in_turn))
    if plate.side is not None:
        colour = words if plate.in_turn else side_colour(plate.side)
        x = canvas.put(x, y, SIDE_SIGNS[plate.side] + " ", ink.style(colour, ground, bold=plate.in_turn))
    return x
