"""The result of a deal: looked at by everybody before the next one is dealt. Only public things stand on it."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.app.widgets.leaf import Leaf, heading
from cardtables.engine.cards import BACK, Card


class DealResultScreen(Screen[str]):
    """Closes with `next`, or with `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close('next')", id="deal.next"),
        Binding("escape", "close('leave')", id="deal.leave"),
        Binding("x", "out_of_play", id="deal.out"),
    ]

    def __init__(self, scene: Scene, number: int) -> None:
        """Show deal `number` (from 0) of a bystander's scene."""
        super().__init__()
        self._scene, self.number = scene, number

    def compose(self) -> ComposeResult:
        """Header, sheet, footer."""
        yield HeaderBar()
        yield DealLeaf(self._scene, self.number)
        yield FooterBar()

    def on_mount(self) -> None:
        """Say where we are."""
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew: the language may have changed."""
        scene = self._scene
        over = _("deal {number} is over").format(number=self.number + 1)
        dealer = scene.view.table.dealer
        last = not scene.view.turn
        right = "" if last or dealer is None else _("{name} deals next").format(name=cut(scene.names[dealer], 10))
        self.query_one(HeaderBar).show(_(scene.game.title), over, right)
        go_on = _("the match is over") if last else _("next deal")
        self.query_one(FooterBar).show([("Enter", go_on), ("X", _("cards out of play")), ("Esc", _("stop here"))])
        self.query_one(DealLeaf).redraw()

    def action_close(self, answer: str) -> None:
        """Go on, or leave the table."""
        self.dismiss(answer)

    def action_out_of_play(self) -> None:
        """Show what was not played, or the sheet again."""
        self.query_one(DealLeaf).turn()


class DealLeaf(Leaf):
    """The family's sheet, or the cards that were not played."""

    def __init__(self, scene: Scene, number: int) -> None:
        super().__init__()
        self._scene, self.number = scene, number
        self._turned = False

    def turn(self) -> None:
        """Turn the sheet over."""
        self._turned = not self._turned
        self.redraw()

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Draw one side of the sheet and the button."""
        table = table_of(self._scene.game.family)
        if self._turned:
            _draw_cards(canvas, ink, x, y, table.out_of_play(self._scene, self.number))
        else:
            table.draw_deal(canvas, ink, x, y, self._scene, self.number)
        words = _("Deal {number}").format(number=self.number + 2) if self._scene.view.turn else _("The match")
        canvas.fill(x + 57, y + 18, 22, 1, ink.style("on-gold", "gold"))
        canvas.centre(x + 57, y + 18, 22, f"Enter  {words}", ink.style("on-gold", "gold", bold=True))


def _draw_cards(canvas: Canvas, ink: Ink, x: int, y: int, cards: list[Card]) -> None:
    heading(canvas, ink, x + 2, y + 1, _("OUT OF PLAY"), 76)
    for place, card in enumerate(card for card in cards if card != BACK):
        row, column = divmod(place, 8)
        faces.large(canvas, ink, x + 3 + 9 * column, y + 3 + 6 * row, card)
