"""A chart of two sides: a pair of columns for each step of the way, with the totals over them."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.app.canvas import Canvas
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.widgets.board import side_colour

BAR = 2
"""Cells a column is wide."""
LEAST_ROWS = 8
"""Below this height nothing could be told apart."""


class Step(NamedTuple):
    """A trick, or a deal."""

    label: str
    totals: tuple[int, int]
    gains: tuple[int, int]
    """What this step added; only a total that has grown is written over its column."""


def draw_chart(canvas: Canvas, ink: Ink, x: int, y: int, steps: Sequence[Step], *, width: int, height: int) -> None:
    """Columns standing on the signs of their sides; the last steps, when there are more than fit."""
    if height < LEAST_ROWS:
        return
    stride = 7 if 7 * len(steps) <= width else 5
    steps = steps[-(width // stride) :]
    highest = max((total for step in steps for total in step.totals), default=0)
    units = 2 * (height - 3)  # half cells, less the number on top, the signs and the labels
    floor = y + height - 3
    for place, step in enumerate(steps):
        left = x + stride * place
        for side, (total, gain) in enumerate(zip(step.totals, step.gains, strict=True)):
            column, style = left + side * (3 if stride > 5 else 2), ink.style(side_colour(side))
            tall = max(1, round(units * total / highest)) if total else 0
            full, half = divmod(tall, 2)
            canvas.fill(column, floor - full + 1, BAR, full, style, char="█")
            canvas.fill(column, floor - full, BAR, half, style, char="▄")
            if gain:
                words = str(total)
                end = column + (max(BAR, len(words)) if side else BAR)  # 121 and 119 grow away from each other
                canvas.right(end, floor - full - half, words, ink.style(side_colour(side), bold=True))
            canvas.put(column, floor + 1, SIDE_SIGNS[side], style)
        canvas.centre(left, floor + 2, stride - 2 if stride > 5 else 4, step.label, ink.style("soft"))
