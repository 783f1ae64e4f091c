"""A sign on the table: the trump, or later an ordered suit, too big to be overlooked."""

from typing import NamedTuple

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.engine.cards import Suit


class Sign(NamedTuple):
    """What a sign says."""

    title: str
    suit: Suit | None
    """None while nothing is known: then a dashed place is shown."""
    name: str
    """The suit in words, with its glyph; or what is said instead."""
    caption: str = ""


def draw_sign(canvas: Canvas, ink: Ink, x: int, y: int, sign: Sign, *, width: int = 17, height: int = 9) -> None:
    """A sign of `width` × `height` cells at (x, y); one lower than nine rows has words alone."""
    canvas.fill(x, y, width, height, ink.style("say", "felt-deep"))
    canvas.frame(
        x, y, width, height, ink.style("line"), title=sign.title, title_style=ink.style("gold", bold=True)
    )  # fmt: skip
    if height >= 9 and sign.suit is None:
        faces.small_slot(canvas, ink, x + (width - faces.SMALL_WIDTH) // 2, y + 2)
    elif height >= 9 and sign.suit is not None:
        faces.suit_sign(canvas, ink, x + (width - 9) // 2, y + 2, sign.suit)
    name = ink.style("soft") if sign.suit is None else ink.suit(sign.suit)
    canvas.centre(x + 1, y + height - 3, width - 2, cut(sign.name, width - 2), name)
    canvas.centre(x + 1, y + height - 2, width - 2, cut(sign.caption, width - 2), ink.style("soft"))
