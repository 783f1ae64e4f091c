"""The log: what happened, newest at the bottom."""

from collections.abc import Sequence

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.widgets.words import Part


def draw_log(canvas: Canvas, ink: Ink, x: int, y: int, height: int, title: str, lines: Sequence[list[Part]]) -> None:
    """A gold title and the last lines that fit below it."""
    canvas.put(x, y, title, ink.style("gold", bold=True))
    for row, line in enumerate(lines[-(height - 1) :] if height > 1 else [], y + 1):
        canvas.write(x, row, line)
