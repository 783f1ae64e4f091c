"""The result of a deal: looked at by everybody before the next one is dealt. Only public things stand on it."""

from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.screens.board import BoardScreen
from cardtables.app.screens.page import Page
from cardtables.app.screens.score_sheet import BACK_TO_RESULT, ScoreSheetScreen
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.leaf import Leaf, heading
from cardtables.engine.cards import SUIT, SUITS, Card

IN_A_ROW = 8
"""Large cards that lie side by side."""
ONLOOKER_SECONDS = 4.0
"""So long a result stays that nobody is asked to take in."""


class DealResultScreen(Page[str]):
    """Closes with `next`, or with `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close('next')", id="deal.next"),
        Binding("escape", "back", id="deal.leave"),
        Binding("x", "out_of_play", id="deal.out"),
        Binding("s", "sheet", id="deal.sheet"),
        Binding("b", "board", id="deal.board"),
    ]

    def __init__(self, scene: Scene, number: int) -> None:
        """Show deal `number` (from 0) of a bystander's scene."""
        self._sheet = DealLeaf(scene, number)
        super().__init__(self._sheet)
        self._scene, self.number = scene, number
        self._leaves: Timer | None = None

    def on_screen_resume(self) -> None:
        """Where people only look on, the result goes by itself, in its time after it was last seen."""
        if table_of(self._scene.game).looks_on(self._scene, self.number):
            self._leaves = self.set_timer(ONLOOKER_SECONDS, lambda: self.action_close("next"))

    def on_screen_suspend(self) -> None:
        """Under another page it waits."""
        if self._leaves is not None:
            self._leaves.stop()

    def header(self) -> tuple[str, str, str]:
        """Which deal is over, and who deals next."""
        scene = self._scene
        over = table_of(scene.game).deal_over(scene, self.number)
        dealer = scene.view.table.dealer
        name = "" if dealer is None else scene.names[dealer]
        next_deal = told(name, _("{name} deals next"), _("{name} deal next"))
        right = "" if not scene.view.turn or dealer is None else next_deal.format(name=cut(name, 10))
        return _(scene.game.title), over, right

    def keys(self) -> list[tuple[str, str]]:
        """What comes, and what else can be looked at."""
        go_on = _("next deal") if self._scene.view.turn else _("result of the match")
        out = _("back to the sheet") if self._sheet.turned else _("cards out of play")
        board = [("B", _("board"))] if table_of(self._scene.game).has_board else []
        if self._sheet.turned:
            return [("Enter", go_on), ("X / Esc", out), ("S", _("score sheet")), *board]
        keys = [("Enter", go_on), ("S", _("score sheet")), ("Esc", _("stop here")), *board]
        return keys if self._sheet.out_of_play is None else [keys[0], ("X", out), *keys[1:]]

    def action_out_of_play(self) -> None:
        """Show what was not played, or the sheet again."""
        self._sheet.turned = not self._sheet.turned and self._sheet.out_of_play is not None
        self.redraw()

    def action_back(self) -> None:
        """From the cards to the sheet, from the sheet to the games."""
        if self._sheet.turned:
            self.action_out_of_play()
        else:
            self.action_close("leave")

    def action_board(self) -> None:
        """The large board, where there is one."""
        table = table_of(self._scene.game)
        if table.has_board:
            self.app.push_screen(BoardScreen(table.board(self._scene), BACK_TO_RESULT))

    def action_sheet(self) -> None:
        """Every deal so far."""
        self.app.push_screen(ScoreSheetScreen(self._scene, BACK_TO_RESULT))


class DealLeaf(Leaf):
    """The family's sheet, or the cards that were not played."""

    below = 13

    def __init__(self, scene: Scene, number: int) -> None:
        super().__init__()
        self._scene, self.number = scene, number
        self.turned = False
        """Whether the cards out of play are shown."""

    @property
    def out_of_play(self) -> list[Card] | None:
        """The cards that were not played; None where they are not shown."""
        return table_of(self._scene.game).out_of_play(self._scene, self.number)

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw one side of the sheet and the button."""
        table = table_of(self._scene.game)
        if self.turned and self.out_of_play is not None:
            _draw_cards(canvas, ink, x, y, self.out_of_play)
        else:
            table.draw_deal(canvas, ink, x, y, self._scene, self.number)
        words = _("Deal {number}").format(number=self.number + 2) if self._scene.view.turn else _("The match")
        self.draw_button(canvas, ink, x + 79, y + table.button_row, words)
        if table.looks_on(self._scene, self.number):
            canvas.right(x + 55, y + table.button_row, _("goes on by itself"), ink.style("faint"))


def _draw_cards(canvas: Canvas, ink: Ink, x: int, y: int, cards: list[Card]) -> None:
    """Large cards as long as two rows hold them, else small ones, a row a suit."""
    heading(canvas, ink, x + 2, y + 1, _("OUT OF PLAY"), 76)
    if not cards:
        canvas.put(x + 3, y + 3, _("Every card was played."), ink.style("soft"))
    if len(cards) <= 2 * IN_A_ROW:
        for place, card in enumerate(cards):
            row, column = divmod(place, IN_A_ROW)
            faces.large(canvas, ink, x + 3 + 9 * column, y + 3 + 6 * row, card)
        return
    for row, suit in enumerate(SUITS):
        for column, card in enumerate(card for card in cards if SUIT[card] == suit):
            faces.small(canvas, ink, x + 1 + 6 * column, y + 3 + 4 * row, card)
