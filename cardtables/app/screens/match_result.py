"""The result of the match: who has won and why, and every deal once more."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.screens.page import Page
from cardtables.app.screens.score_sheet import BACK_TO_RESULT, ScoreSheetScreen
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.leaf import Leaf


class MatchResultScreen(Page[str]):
    """Closes with `again` or with `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close('again')", id="match.again"),
        Binding("escape", "close('leave')", id="match.leave"),
        Binding("s", "sheet", id="match.sheet"),
    ]

    def __init__(self, scene: Scene, deals: int, seed: str) -> None:
        super().__init__(MatchLeaf(scene, seed))
        self._scene, self._deals = scene, deals

    def header(self) -> tuple[str, str, str]:
        """That it is over, and how many deals it took."""
        deals = _n("{count} deal", "{count} deals", self._deals)
        return _(self._scene.game.title), _("the match is over"), deals

    def keys(self) -> list[tuple[str, str]]:
        """What comes, and what else can be looked at."""
        return [("Enter", _("again, the same table")), ("S", _("score sheet")), ("Esc", _("back to the games"))]

    def action_sheet(self) -> None:
        """Every deal, trick by trick."""
        self.app.push_screen(ScoreSheetScreen(self._scene, BACK_TO_RESULT))


class MatchLeaf(Leaf):
    """The family's account of the match."""

    below = 13

    def __init__(self, scene: Scene, seed: str) -> None:
        super().__init__()
        self._scene, self._seed = scene, seed

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw the account, the seed of the match, and the button."""
        table_of(self._scene.game).draw_match(canvas, ink, x, y, self._scene)
        canvas.put(x + 57, y + 20, cut(_("seed {seed}").format(seed=self._seed), 22), ink.style("faint"))
        self.draw_button(canvas, ink, x + 79, y + 18, _("Play again"))
