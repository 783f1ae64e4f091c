"""The score sheet: the deals one under the other, what each side made of them, for everybody to see."""

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.screens.page import Page
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _
from cardtables.app.widgets.leaf import Leaf, heading

BACK, BACK_TO_RESULT = N_("back to the table"), N_("back to the result")
FAR = 10_000
"""Lines: more than any sheet has."""


class ScoreSheetScreen(Page[None]):
    """Closes with Esc."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,tab,s", "close", id="sheet.close"),
        Binding("up", "scroll(-1)", id="sheet.up"),
        Binding("down", "scroll(1)", id="sheet.down"),
        Binding("pageup", "scroll(-15)", id="sheet.page_up"),
        Binding("pagedown", "scroll(15)", id="sheet.page_down"),
        Binding("home", f"scroll({-FAR})", id="sheet.first"),
        Binding("end", f"scroll({FAR})", id="sheet.last"),
    ]

    def __init__(self, scene: Scene, back: str = BACK) -> None:
        """Show a bystander's scene; `back` (a text to be translated) says in the footer where Esc leads."""
        self._sheet = ScoreLeaf(scene)
        super().__init__(self._sheet)
        self._scene, self._leads = scene, back

    def header(self) -> tuple[str, str, str]:
        """Whose score it is."""
        return _(self._scene.game.title), _("score sheet"), ""

    def keys(self) -> list[tuple[str, str]]:
        """How to read on, and the way back."""
        return [("↑ ↓", _("scroll")), ("Esc", _(self._leads))]

    def action_scroll(self, step: int) -> None:
        """Some lines up or down."""
        self._sheet.step(step)

    def on_mouse_scroll_up(self, _event: events.MouseScrollUp) -> None:
        """The wheel."""
        self.action_scroll(-1)

    def on_mouse_scroll_down(self, _event: events.MouseScrollDown) -> None:
        """The wheel."""
        self.action_scroll(1)


class ScoreLeaf(Leaf):
    """The lines of the family's sheet, the last ones first seen."""

    below = FAR
    """The sheet begins at the top and takes all the rows there are."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._back = 0

    def step(self, step: int) -> None:
        """Go `step` lines towards the end."""
        self._back = max(0, self._back - step)
        self.redraw()

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw the lines that fit, with an arrow where there are more."""
        heading(canvas, ink, x + 2, y + 1, _("SCORE"), 76)
        table = table_of(self._scene.game)
        who, *lines = table.score_lines(ink, self._scene)
        canvas.write(x + 2, y + 2, who)
        top, rows = y + 4, canvas.height - y - 5
        if not lines:
            none = _("No trick has been finished yet.") if table.has_tricks else _("No deal has been finished yet.")
            canvas.put(x + 3, top, none, ink.style("soft"))
        self._back = min(self._back, max(0, len(lines) - rows))
        first = max(0, len(lines) - rows - self._back)
        for row, line in enumerate(lines[first : first + rows], top):
            canvas.write(x + 2, row, line)
        if first > 0:
            canvas.put(x + 79, top, "↑", ink.style("gold"))
        if self._back > 0:
            canvas.put(x + 79, top + rows - 1, "↓", ink.style("gold"))
