"""What is shown in a window too small for a table: one line asking for room, and nothing else."""

import textwrap

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import Screen

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.texts import _
from cardtables.app.widgets.drawn import Drawn

WIDTH, HEIGHT = 80, 24
"""The smallest window with a table in it."""


def fits(size: Size) -> bool:
    """Whether a table fits into a window of this size."""
    return size.width >= WIDTH and size.height >= HEIGHT


class SmallLine(Drawn):
    """The drawn part."""

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """The line, broken where the window is too narrow for it."""
        text = _("Please enlarge the window to {width} × {height}.").format(width=WIDTH, height=HEIGHT)
        lines = textwrap.wrap(text, max(1, canvas.width))
        for row, line in enumerate(lines, max(0, (canvas.height - len(lines)) // 2)):
            canvas.centre(0, row, canvas.width, line, ink.style("gold", bold=True))


class SmallScreen(Screen[None]):
    """Lies over everything until there is room."""

    def compose(self) -> ComposeResult:
        """The line."""
        yield SmallLine()
