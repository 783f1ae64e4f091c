"""The last finished trick once more, in the order in which it was played."""

from typing import ClassVar

from rich.cells import cell_len
from textual.binding import Binding, BindingType

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.screens.page import Page
from cardtables.app.tables import table_of
from cardtables.app.tables.table import LastTrick, Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.leaf import Leaf

STEP = 16
"""Cells from one card to the next."""


class LastTrickScreen(Page[None]):
    """A look back; any key that ends a look closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,backspace", "close", id="last_trick.back"),
    ]

    def __init__(self, scene: Scene) -> None:
        """Show the last trick of a bystander's scene."""
        self._scene = scene
        self._trick = table_of(scene.game).last_trick(scene)
        super().__init__(TrickPage(scene.names, self._trick))

    def header(self) -> tuple[str, str, str]:
        """Which trick it is."""
        trick, where = self._trick, _("last trick")
        if trick is not None:
            where = _("last trick: deal {deal}, trick {trick}").format(deal=trick.deal, trick=trick.number)
        return _(self._scene.game.title), where, ""

    def keys(self) -> list[tuple[str, str]]:
        """The way back."""
        return [("Esc", _("back to the table"))]


class TrickPage(Leaf):
    """The drawn part."""

    def __init__(self, names: tuple[str, ...], trick: LastTrick | None) -> None:
        super().__init__()
        self._names, self._trick = names, trick

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """The cards side by side, each with who played it."""
        trick = self._trick
        if trick is None:
            canvas.centre(x, y + 10, 80, _("No trick has been finished yet."), ink.style("soft"))
            return
        x += (80 - STEP * len(trick.cards)) // 2
        for place in range(len(trick.cards)):
            self._draw_card(canvas, ink, x + STEP * place, y + 5, trick, place)

    def _draw_card(self, canvas: Canvas, ink: Ink, x: int, y: int, trick: LastTrick, place: int) -> None:
        """A card, over it who played it, under it whether it led and whether it took the trick."""
        takes = trick.seats[place] == trick.taker
        name = cut(self._names[trick.seats[place]], STEP - 4)
        sign = SIDE_SIGNS[trick.sides[place]] if trick.sides else ""
        left = x + (STEP - cell_len(f"{name} {sign}".rstrip())) // 2
        after = canvas.put(left, y, name, ink.style("gold" if takes else "say", bold=True))
        if sign:
            canvas.put(after + 1, y, sign, ink.style(side_colour(trick.sides[place]), bold=True))
        faces.large(canvas, ink, x + 4, y + 2, trick.cards[place], "chosen" if takes else "legal")
        if takes:
            tag = _("★ takes it  +{pegs}").format(pegs=trick.pegs) if trick.pegs else _("★ takes it")
            canvas.centre(x, y + 8, STEP, tag, ink.style("gold", bold=True))
        if place == 0:
            canvas.centre(x, y + (9 if takes else 8), STEP, _("led"), ink.style("soft"))
