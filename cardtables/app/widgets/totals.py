"""A side's total in a frame of its own, in digits that can be read across the table."""

from dataclasses import dataclass

from rich.style import Style

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.digits import draw_number

HEIGHT = 7


@dataclass(frozen=True)
class Total:
    """What a side has."""

    side: int
    names: str
    points: int
    beside: str = ""
    """Beside the digits: `64 + 17`."""
    below: str = ""
    """Under them: `40 to go`."""
    mark: str = ""
    """At the right of that row: `★ leads`."""
    flash: bool = False
    """The mark is inverse for a moment: it is new."""


def draw_total(canvas: Canvas, ink: Ink, x: int, y: int, total: Total, *, width: int) -> None:
    """A box of `width` × 7 cells; the leader's frame has the side's colour."""
    colour = side_colour(total.side)
    canvas.fill(x, y, width, HEIGHT, ink.style("say", "felt-deep"))
    canvas.frame(x, y, width, HEIGHT, ink.style(colour if total.mark else "line"))
    canvas.put(x + 2, y + 1, SIDE_SIGNS[total.side], ink.style(colour, bold=True))
    canvas.put(x + 4, y + 1, cut(total.names, width - 5), ink.style("say"))
    end = draw_number(canvas, x + 2, y + 2, total.points, ink.style(colour, bold=True))
    beside = min(max(end + 3, x + 11), x + width - 2 - len(total.beside))  # `107 + 14` stands closer to its digits
    canvas.put(beside, y + 3, total.beside, ink.style("soft"))
    canvas.put(x + 2, y + 5, total.below, ink.style("soft"))
    mark = ink.style(colour, bold=True)
    canvas.right(x + width - 2, y + 5, total.mark, mark + Style(reverse=True) if total.flash else mark)
