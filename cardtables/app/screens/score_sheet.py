"""The score sheet: the finished deals one under the other, for everybody to see."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.app.widgets.leaf import Leaf, heading

ROWS = 18
"""Lines of the sheet seen at once."""


class ScoreSheetScreen(Screen[None]):
    """Closes with Esc."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,tab", "close", id="sheet.close"),
        Binding("up", "scroll(-1)", id="sheet.up"),
        Binding("down", "scroll(1)", id="sheet.down"),
    ]

    def __init__(self, scene: Scene) -> None:
        """Show a bystander's scene."""
        super().__init__()
        self._scene = scene

    def compose(self) -> ComposeResult:
        """Header, sheet, footer."""
        yield HeaderBar()
        yield ScoreLeaf(self._scene)
        yield FooterBar()

    def on_mount(self) -> None:
        """Say where we are."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew: the language may have changed."""
        self.query_one(HeaderBar).show(_(self._scene.game.title), _("score sheet"))
        self.query_one(FooterBar).show([("↑ ↓", _("scroll")), ("Esc", _("back to the table"))])
        self.query_one(ScoreLeaf).redraw()

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def action_scroll(self, step: int) -> None:
        """A line up or down."""
        self.query_one(ScoreLeaf).step(step)


class ScoreLeaf(Leaf):
    """The lines of the family's sheet, the last ones first seen."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._back = 0

    def step(self, step: int) -> None:
        """Go `step` lines towards the end."""
        self._back = max(0, self._back - step)
        self.redraw()

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw the lines that fit."""
        heading(canvas, ink, x + 4, y + 1, _("SCORE"), 72)
        lines = table_of(self._scene.game.family).score_lines(ink, self._scene)
        if not lines:
            canvas.put(x + 4, y + 3, _("No deal is finished yet."), ink.style("soft"))
        self._back = min(self._back, max(0, len(lines) - ROWS))
        first = max(0, len(lines) - ROWS - self._back)
        for row, line in enumerate(lines[first : first + ROWS], y + 3):
            canvas.write(x + 4, row, line)
