"""The cribbage board: two pegs a side that leap over each other, as one row a side or as planks of real holes."""

from math import ceil
from typing import NamedTuple

from cardtables.app.canvas import Canvas
from cardtables.app.ink import REAR_SIGNS, SIDE_SIGNS, Ink

CELLS = 60
"""Holes of a compact row, and of a plank."""
PLANK_ROWS = 4
COMPACT_ROWS = 3


class Pegs(NamedTuple):
    """Where the pegs of both sides stand."""

    target: int
    front: tuple[int, ...]
    """The total of each side, possibly past the target."""
    rear: tuple[int, ...]
    """Its total before it last scored."""

    @property
    def unit(self) -> int:
        """Points a hole of the compact row stands for."""
        return ceil((self.target - 1) / CELLS)

    @property
    def planks(self) -> int:
        """Planks of 60 real holes up to the target."""
        return ceil((self.target - 1) / CELLS)


def side_colour(side: int) -> str:
    """The name of a side's colour."""
    return f"side-{side + 1}"


def draw_compact(canvas: Canvas, ink: Ink, y: int, pegs: Pegs, *, x: int = 0, width: int = 80) -> None:
    """Two rows and the edge of the board; the exact numbers stand at the right."""
    canvas.fill(0, y, canvas.width, 2, ink.style("hole", "wood"))
    _draw_edge(canvas, ink, y + 2, canvas.width)
    for side, (front, rear) in enumerate(zip(pegs.front, pegs.rear, strict=True)):
        row = y + side
        canvas.put(x + 1, row, SIDE_SIGNS[side], ink.style(side_colour(side)))
        holes = ceil((pegs.target - 1) / pegs.unit)
        _draw_holes(canvas, ink, x + 3, row, holes, passed=front // pegs.unit, side=side)
        for mark in range(30, pegs.target - 1, 30):
            if mark % (5 * pegs.unit) == 0:
                canvas.put(x + 3 + _column(mark // pegs.unit) - 1, row, "│", ink.style("groove"))
        canvas.put(x + 74, row, "◎", ink.style("hole"))
        for points, sign in ((rear, REAR_SIGNS[side]), (front, SIDE_SIGNS[side])):
            if points:
                at = 74 if points >= pegs.target else 3 + _column((points - 1) // pegs.unit)
                canvas.put(x + at, row, sign, ink.style(side_colour(side), bold=True))
        canvas.right(x + width - 1, row, str(front), ink.style(side_colour(side), bold=True))


def draw_planks(canvas: Canvas, ink: Ink, y: int, pegs: Pegs, *, x: int = 0, width: int = 82) -> None:
    """The board hole by hole: planks of sixty, read left to right like lines, holes from x + 5 on."""
    for plank in range(pegs.planks):
        top = y + plank * PLANK_ROWS
        canvas.fill(0, top, width, 3, ink.style("hole", "wood"))
        _draw_edge(canvas, ink, top + 3, width)
        _draw_plank(canvas, ink, x, top, pegs, plank)


def _draw_plank(canvas: Canvas, ink: Ink, x: int, y: int, pegs: Pegs, plank: int) -> None:
    first, last = plank * CELLS, plank == pegs.planks - 1
    holes = min(CELLS, pegs.target - 1 - first)
    for number in range(10, holes + 1, 10):
        canvas.right(x + 6 + _column(number - 1), y, str(first + number), ink.style("hole"))
    end = x + 5 + _column(holes - 1) + 3
    if last:
        canvas.put(end - len(str(pegs.target)) // 2, y, str(pegs.target), ink.style("gold", bold=True))
    for side, (front, rear) in enumerate(zip(pegs.front, pegs.rear, strict=True)):
        row = y + 1 + side
        canvas.put(x + 2, row, SIDE_SIGNS[side], ink.style(side_colour(side)))
        _draw_holes(canvas, ink, x + 5, row, holes, passed=front - first, side=side)
        canvas.put(end, row, "◎" if last else "→", ink.style("gold" if last else "hole"))
        for points, sign in ((rear, REAR_SIGNS[side]), (front, SIDE_SIGNS[side])):
            if first < min(points, pegs.target) <= first + holes + last:
                at = end if points >= pegs.target else x + 5 + _column(points - first - 1)
                canvas.put(at, row, sign, ink.style(side_colour(side), bold=True))


def _draw_edge(canvas: Canvas, ink: Ink, y: int, width: int) -> None:
    """The lower edge, half a row high; ASCII has no half rows."""
    if not canvas.ascii_only:
        canvas.fill(0, y, width, 1, ink.style("wood-edge"), char="▀")


def _column(hole: int) -> int:
    """Where hole number 0, 1, … stands: in fives, with a gap after each."""
    return hole + hole // 5


def _draw_holes(canvas: Canvas, ink: Ink, x: int, y: int, holes: int, *, passed: int, side: int) -> None:
    empty, behind = ink.style("hole"), ink.mixed(side_colour(side), "wood", 0.65)
    for hole in range(holes):
        canvas.put(x + _column(hole), y, "·", behind if hole < passed else empty)
