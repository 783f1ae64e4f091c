"""The keys of a table, one line each."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.screens.page import Page
from cardtables.app.texts import N_, _
from cardtables.app.widgets.leaf import Leaf, lines_of

REMARK = N_(
    "All keys work on the Russian layout and with Caps Lock too. After a card the same key does nothing for a moment, "
    "so that a key held too long plays no second card."
)


class KeysScreen(Page[None]):
    """A page to read and to leave again."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,tab,question_mark", "close", id="keys.back"),
    ]

    def __init__(self, lines: tuple[tuple[str, str], ...]) -> None:
        """Show these lines: (key, what it does), to be translated."""
        super().__init__(KeysPage(lines))

    def header(self) -> tuple[str, str, str]:
        """Where we are."""
        return _("KEYS"), _("at the table"), ""

    def keys(self) -> list[tuple[str, str]]:
        """The way back."""
        return [("Esc", _("back to the table"))]


class KeysPage(Leaf):
    """The drawn part."""

    def __init__(self, lines: tuple[tuple[str, str], ...]) -> None:
        super().__init__()
        self._lines = lines

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Key, then what it does."""
        for row, (key, does) in enumerate(self._lines):
            at = y + 2 * row
            canvas.put(x + 3, at, _(key), ink.style("gold", bold=True))
            for line_at, line in enumerate(lines_of(_(does), 60), at):
                canvas.put(x + 19, line_at, line, ink.style("say"))
        for row, line in enumerate(lines_of(_(REMARK), 76), y + 19):
            canvas.put(x + 3, row, line, ink.style("faint"))
