"""The curtain sign over a masked hand: whose it is, the one key that opens it, and what everybody saw meanwhile."""

from collections.abc import Sequence
from typing import NamedTuple

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.texts import _
from cardtables.app.widgets.digits import draw_number
from cardtables.app.widgets.words import Part
from cardtables.engine.seats import Seat


class Curtain(NamedTuple):
    """What the sign says; it holds no card that is not open to all."""

    seat: Seat
    name: str
    news: Sequence[list[Part]] = ()


def draw_curtain(canvas: Canvas, ink: Ink, y: int, curtain: Curtain, *, large: bool = False, span: int = 80) -> None:
    """The sign in the middle of `span` cells, 58×5 with two lines of news, large 70×7 with three."""
    width, height = (70, 7) if large else (58, 5)
    x, top = (span - width) // 2, y + (2 if large else 1)
    canvas.fill(x, y, width, height, ink.style("gold", "felt-deep"))
    canvas.frame(x, y, width, height, ink.style("gold", bold=True), glyphs="┏━┓┃┗┛")
    canvas.fill(x + 2, top, 7, 3, ink.style("on-gold", "gold"))
    draw_number(canvas, x + 4, top, curtain.seat + 1, ink.style("on-gold", "gold", bold=True))
    after = canvas.put(x + 11, top, cut(curtain.name, 16 if large else 10), ink.style("say", bold=True))
    call = _("press {key} to look at your cards").format(key=curtain.seat + 1)
    canvas.put(after + 1, top, call, ink.style("gold", bold=True))
    for row, line in enumerate(curtain.news[: 3 if large else 2], top + 1):
        canvas.write(x + 11, row, line)
