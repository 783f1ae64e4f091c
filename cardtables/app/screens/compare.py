"""The games of a family side by side on one page: what is alike in them, and what is not."""

from typing import Any, ClassVar

from textual.binding import Binding, BindingType

from cardtables.app.canvas import Canvas
from cardtables.app.game_words import FAMILIES
from cardtables.app.ink import Ink
from cardtables.app.options_words import table_name
from cardtables.app.screens.page import Page
from cardtables.app.tables import table_of
from cardtables.app.texts import _
from cardtables.app.widgets.leaf import Leaf
from cardtables.engine.game import Game


class CompareScreen(Page[None]):
    """Closes with Esc; the game from which it was opened stands out."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,c,r,tab", "close", id="compare.close")]

    def __init__(self, game: Game, options: Any) -> None:
        super().__init__(CompareLeaf(game, options))
        self._game, self._options = game, options

    def header(self) -> tuple[str, str, str]:
        """Which family it is, and what holds for the game from which it was opened."""
        family, title = _(FAMILIES[self._game.family]), _(self._game.title)
        if self._options == self._game.choose():
            return family, _("the games side by side"), _("as written")
        about = _("side by side; • changed here")
        return family, about, f"{title}: {table_name(self._game, self._options)}"

    def keys(self) -> list[tuple[str, str]]:
        """The way back."""
        return [("Esc", _("back"))]


class CompareLeaf(Leaf):
    """The family's page."""

    def __init__(self, game: Game, options: Any) -> None:
        super().__init__()
        self._game, self._options = game, options

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw it."""
        table_of(self._game).draw_family(canvas, ink, x, y, self._game, self._options)
