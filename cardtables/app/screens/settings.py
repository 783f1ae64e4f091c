"""The settings: looks on top, habits of the table below, and a few cards to see what has been chosen."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.cells import cell_len
from textual import events
from textual.binding import Binding, BindingType

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.habits import HABITS, LOOKS, Habit
from cardtables.app.ink import SUIT_COLOURS, SUIT_SIGNS, Ink
from cardtables.app.screens.page import Page
from cardtables.app.texts import _, _p
from cardtables.app.widgets.leaf import Leaf, focus, focused_words, heading, lines_of
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, KING, SPADES, TEN, Suit, card_of

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp

SAMPLE = (card_of(SPADES, KING), card_of(HEARTS, KING), card_of(DIAMONDS, TEN), card_of(CLUBS, TEN))
ROWS: tuple[tuple[Habit, int], ...] = (
    *((habit, row) for row, habit in enumerate(LOOKS, 2)),
    *((habit, row) for row, habit in enumerate(HABITS, 4 + len(LOOKS))),
)
"""Each setting with its row on the page."""


class SettingsScreen(Page[None]):
    """A list; what is changed is seen at once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", id="settings.up"),
        Binding("down", "step(1)", id="settings.down"),
        Binding("left", "turn(-1)", id="settings.less"),
        Binding("right,enter", "turn(1)", id="settings.more"),
        Binding("escape,tab,o", "close", id="settings.back"),
    ]

    def __init__(self) -> None:
        self.list = SettingsList()
        super().__init__(self.list)

    def header(self) -> tuple[str, str, str]:
        """Where we are."""
        return _("SETTINGS"), _("looks and habits"), ""

    def keys(self) -> list[tuple[str, str]]:
        """How to choose."""
        return [("↑ ↓", _("choose")), ("← →", _("change")), ("Esc", _("back"))]

    def action_step(self, step: int) -> None:
        """Up and down."""
        self.list.at = (self.list.at + step) % len(ROWS)
        self.list.redraw()

    def action_turn(self, step: int) -> None:
        """The next value."""
        app = cast("CardtablesApp", self.app)
        app.change(**ROWS[self.list.at][0].turned(app.settings, step))

    def on_click(self, event: events.Click) -> None:
        """A click chooses; on what is chosen it changes it."""
        y = event.screen_y - 1 - self.list.corner()[1]
        at = next((at for at, (_habit, row) in enumerate(ROWS) if row == y), None)
        if at is not None and at == self.list.at:
            self.action_turn(1)
        elif at is not None:
            self.list.at = at
            self.list.redraw()


class SettingsList(Leaf):
    """The drawn part of the settings."""

    def __init__(self) -> None:
        super().__init__()
        self.at = 0

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Two groups of settings, an explanation, four cards."""
        settings = cast("CardtablesApp", self.app).settings
        heading(canvas, ink, x + 3, y + 1, _("LOOKS"), 46)
        heading(canvas, ink, x + 3, y + 3 + len(LOOKS), _("AT THE TABLE"), 46)
        for at, (habit, row) in enumerate(ROWS):
            on = at == self.at
            if on:
                focus(canvas, ink, x + 1, y + row, 50)
            value = habit.word(habit.value(settings))
            canvas.put(x + 3, y + row, _(habit.title), ink.style("card-spade") if on else ink.style("soft"))
            canvas.put(x + 45 - cell_len(value), y + row, f"‹ {value} ›", focused_words(ink, on, bold=True))
        for row, line in enumerate(lines_of(_(ROWS[self.at][0].means), 74), y + 19):
            canvas.put(x + 3, row, line, ink.style("faint"))
        self._sample(canvas, ink, x + 54, y + 3)

    def _sample(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        for place, card in enumerate(SAMPLE):
            faces.large(canvas, ink, x + 6 * place, y, card)
        names = (_p("suit", "spades"), _p("suit", "hearts"), _p("suit", "diamonds"), _p("suit", "clubs"))
        for suit, name in enumerate(names[: len(SUIT_COLOURS)]):
            canvas.put(x, y + 7 + suit, SUIT_SIGNS[suit], ink.suit(Suit(suit)))
            canvas.put(x + 2, y + 7 + suit, name, ink.style("say"))
