"""The large board of a game that is scored on one; the match may go on beneath it, and the board follows."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from cardtables.app.screens.page import Page
from cardtables.app.screens.score_sheet import BACK
from cardtables.app.tables.table import Board, Scene
from cardtables.app.texts import _
from cardtables.app.widgets.bar import HeaderBar


class BoardScreen(Page[None]):
    """Looked at and left again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("b,escape,enter,space,tab", "close", id="board.back"),
    ]

    def __init__(self, board: Board, back: str = BACK) -> None:
        """Show this board; `back` (a text to be translated) says in the footer where the key leads."""
        super().__init__(board)
        self._board, self._leads = board, back

    def follow(self, scene: Scene) -> None:
        """The match goes on: show a bystander's scene from now on."""
        if self.is_mounted:
            self._board.follow(scene)
            self.query_one(HeaderBar).show(*self.header())

    def header(self) -> tuple[str, str, str]:
        """Which board it is."""
        return _("CRIBBAGE BOARD"), self._board.where(), ""

    def keys(self) -> list[tuple[str, str]]:
        """The way back."""
        return [("B", _(self._leads))]
