"""The curtain sign over a masked hand: whose it is, the one key that opens it, and what everybody saw meanwhile."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.texts import _
from cardtables.app.widgets.digits import draw_number
from cardtables.app.widgets.words import Part
from cardtables.engine.seats import Seat


@dataclass(frozen=True)
class Curtain:
    """What the sign says; it holds no card that is not open to all."""

    seat: Seat
    name: str
    news: Sequence[list[Part]] = ()


def draw_curtain(canvas: Canvas, ink: Ink, y: int, curtain: Curtain, *, width: int = 58) -> None:
    """The sign in the middle of the canvas, five rows and more with longer news."""
    height = 3 + max(2, len(curtain.news))
    x = (canvas.width - width) // 2
    canvas.fill(x - 1, y, width + 2, height, ink.style("gold", "felt-deep"))
    canvas.frame(x, y, width, height, ink.style("gold", bold=True), glyphs="┏━┓┃┗┛")
    canvas.fill(x + 2, y + 1, 7, 3, ink.style("on-gold", "gold"))
    draw_number(canvas, x + 4, y + 1, curtain.seat + 1, ink.style("on-gold", "gold", bold=True))
    after = canvas.put(x + 11, y + 1, cut(curtain.name, 10), ink.style("say", bold=True))
    call = _("press {key} to look at your cards").format(key=curtain.seat + 1)
    canvas.put(after + 1, y + 1, call, ink.style("gold", bold=True))
    for row, line in enumerate(curtain.news, y + 2):
        canvas.write(x + 11, row, line)
