"""A page of 80 × 22 cells, the window without header and footer; in a larger window it lies in the middle."""

import textwrap

from rich.cells import cell_len
from rich.style import Style
from textual import events
from textual.geometry import Region

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.widgets.drawn import Drawn

WIDTH, HEIGHT = 80, 22


class Leaf(Drawn):
    """Subclasses draw from a corner (x, y); places are those of the 80 × 24 window, less the header row."""

    below = 0
    """Rows under the page that a subclass fills when a larger window has them."""

    _button = Region()

    @property
    def across(self) -> int:
        """Cells that the page is wide."""
        return WIDTH

    def corner(self) -> tuple[int, int]:
        """Where the page begins in the widget."""
        width, height = self.size
        return max(0, (width - self.across) // 2), max(0, (height - HEIGHT - self.below) // 3)

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the page where it lies."""
        self.fill(canvas, ink, *self.corner())

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw the page from (x, y) on."""
        raise NotImplementedError

    def draw_button(self, canvas: Canvas, ink: Ink, end: int, y: int, words: str) -> None:
        """The gold button that Enter presses: 22 cells or more that end before column `end`."""
        words = f"Enter  {words}"
        width = max(22, cell_len(words) + 4)
        self._button = Region(end - width, y, width, 1)
        style = ink.style("on-gold", "gold", bold=True)
        canvas.fill(*self._button, style)
        canvas.centre(*self._button.offset, width, words, style)

    def on_click(self, event: events.Click) -> None:
        """A click on the button is the key that it names."""
        if self._button.contains_point(event.offset):
            event.stop()
            self.app.simulate_key("enter")


def heading(canvas: Canvas, ink: Ink, x: int, y: int, text: str, width: int = 0) -> None:
    """A gold heading, with a rule after it up to `width` cells."""
    after = canvas.put(x, y, text, ink.style("gold", bold=True)) + 1
    if after < x + width:
        canvas.fill(after, y, x + width - after, 1, ink.style("line"), char="─")


def focus(canvas: Canvas, ink: Ink, x: int, y: int, width: int, height: int = 1) -> None:
    """The ground of a focused row, with the arrow at its left end."""
    canvas.fill(x, y, width, height, ink.style("mark", "card-up"))
    canvas.put(x, y, "►", ink.style("mark", "card-up", bold=True))


def focused_words(ink: Ink, on: bool, colour: str = "say", bold: bool = False) -> Style:
    """The style of words on a row, which may be the focused one."""
    return ink.style("card-spade", "card-up", bold=True) if on else ink.style(colour, bold=bold)


def lines_of(text: str, width: int) -> list[str]:
    """`text` in lines of at most `width` cells, none of which begins with a dash."""
    bound = text.replace(" –", "\xa0–").replace(" —", "\xa0—")
    return [line.replace("\xa0", " ") for line in textwrap.wrap(bound, width, break_on_hyphens=False)]
