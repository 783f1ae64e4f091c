"""The menu of the table: everything that is not a card."""

from typing import ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.screens.page import Page
from cardtables.app.texts import LANGUAGES, N_, _, language
from cardtables.app.widgets.leaf import Leaf, focus, focused_words
from cardtables.engine.game import Game
from cardtables.engine.seats import Seat


class Line(NamedTuple):
    """One line of the menu."""

    id: str
    title: str
    means: str


LINES = (
    Line("rules", N_("Rules"), N_("As they hold at this table.")),
    Line("sheet", N_("Score sheet"), N_("Deal by deal, from the first one on.")),
    Line("board", N_("Board"), N_("The cribbage board, hole by hole.")),
    Line("last_trick", N_("Last trick"), N_("The last finished trick once more.")),
    Line("take_back", N_("Take back"), N_("The last card, as long as nothing has happened since.")),
    Line("language", N_("Language"), N_("All screens change at once.")),
    Line("settings", N_("Settings"), N_("Colours, cards, pace, habits of the table.")),
    Line("keys", N_("Keys"), N_("What each key does.")),
    Line("leave", N_("Leave the table"), N_("The match is kept and waits in the picker.")),
)


class MenuScreen(Page[str]):
    """A list over an empty felt; closes with the id of what was chosen, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", id="menu.up"),
        Binding("down", "step(1)", id="menu.down"),
        Binding("enter", "choose", id="menu.choose"),
        Binding("escape,tab", "close", id="menu.back"),
        *(Binding(str(row), f"row({row})", id=f"menu.row{row}") for row in range(1, len(LINES) + 1)),
    ]

    def __init__(
        self, game: Game, may_take_back: Seat | None = None, *,
        has_tricks: bool = True, has_board: bool = True, takes_back: bool = True,
    ) -> None:  # fmt: skip
        has = {"last_trick": has_tricks, "board": has_board, "take_back": takes_back}
        self.lines = [line for line in LINES if has.get(line.id, True)]
        self.list = MenuList(self.lines, may_take_back is not None)
        super().__init__(self.list)
        self._game = game

    def header(self) -> tuple[str, str, str]:
        """Whose menu it is."""
        return _(self._game.title), _("menu"), ""

    def keys(self) -> list[tuple[str, str]]:
        """How to choose."""
        return [("↑ ↓", _("choose")), ("Enter", _("open")), ("Esc", _("back to the table"))]

    def action_step(self, step: int) -> None:
        """Up and down."""
        self.list.step(step)

    def action_row(self, row: int) -> None:
        """A digit: that line."""
        if row <= len(self.lines):
            self.list.at = row - 1
            self.action_choose()

    def action_choose(self) -> None:
        """Close with what is chosen, if it can be done."""
        if self.list.may(self.list.at):
            self.dismiss(self.lines[self.list.at].id)
        else:
            self.list.redraw()

    def on_click(self, event: events.Click) -> None:
        """A click chooses a line and opens it."""
        row = self.list.row_at(event.screen_y - 1)
        if row is not None:
            self.action_row(row + 1)


class MenuList(Leaf):
    """The drawn part of the menu."""

    def __init__(self, lines: list[Line], may_take_back: bool) -> None:
        super().__init__()
        self.at = 0
        self._lines, self._may_take_back = lines, may_take_back

    def may(self, at: int) -> bool:
        """Whether this line can be done now."""
        return self._lines[at].id != "take_back" or self._may_take_back

    def step(self, step: int) -> None:
        """The next line."""
        self.at = (self.at + step) % len(self._lines)
        self.redraw()

    def row_at(self, y: int) -> int | None:
        """Which line lies in this row of the widget."""
        row, rest = divmod(y - self.corner()[1] - 3, 2)
        return row if rest == 0 and 0 <= row < len(self._lines) else None

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """One line each, with what it means."""
        for row, line in enumerate(self._lines):
            on, at = row == self.at, y + 3 + 2 * row
            if on:
                focus(canvas, ink, x + 2, at, 76)
            canvas.put(x + 4, at, str(row + 1), ink.style("mark" if on else "gold", bold=True))
            canvas.put(x + 6, at, _(line.title), focused_words(ink, on, "say" if self.may(row) else "faint", bold=True))
            means = _(line.means)
            if line.id == "language":
                means = " │ ".join(LANGUAGES.values())
            elif not self.may(row):
                means = _("Nothing can be taken back now.")
            canvas.put(x + 25, at, means, ink.style("ink-off" if on else "soft"))
            if line.id == "language" and not on:
                before = " │ ".join(LANGUAGES.values()).index(LANGUAGES[language()])
                canvas.put(x + 25 + before, at, LANGUAGES[language()], ink.style("say", bold=True))
