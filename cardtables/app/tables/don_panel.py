"""The panel of a large Don table: totals, the deal trick by trick, earlier deals, the log."""

from typing import TYPE_CHECKING

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables import don_words
from cardtables.app.tables.don_words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.totals import Total, draw_total
from cardtables.engine.cards import Card
from cardtables.games.don.state import DonState

if TYPE_CHECKING:
    from cardtables.app.tables.don import Shown

TRICK_ROWS = 5
"""So many tricks of the deal are shown, the last ones."""


class DonPanel(Drawn):
    """Public things only."""

    shown: "Shown | None" = None

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the totals over the panel."""
        if self.shown is None or canvas.width < 37:
            return
        scene = self.shown.scene
        for side in range(2):
            draw_total(canvas, ink, 19 * side, 0, side_total(scene, side), width=18)
        canvas.fill(0, 8, canvas.width, canvas.height - 8, ink.style("say", "felt-deep"))
        y = _draw_deal(canvas, ink, scene, 9)
        y = _draw_earlier(canvas, ink, scene, y + 1)
        lines = don_words.log_lines(ink, scene)[len(scene.view.table.deals) + bool(scene.view.table.deals) :]
        draw_log(canvas, ink, 2, y + 1, canvas.height - y - 2, _("LOG"), lines)


def side_total(scene: Scene, side: int) -> Total:
    """A side's box: names, total, what is left to the target."""
    score = scene.view.table.score
    names = ", ".join(cut(scene.names[seat], 6) for seat in terms(scene).sides[side])
    left = max(terms(scene).options.target - score[side], 0)
    return Total(
        side, names, score[side], below=_("{left} to go").format(left=left),
        mark="★" if score[side] > score[1 - side] else "",
    )  # fmt: skip


def _draw_deal(canvas: Canvas, ink: Ink, scene: Scene, y: int) -> int:
    table: DonState = scene.view.table
    seats = scene.rules.seats
    canvas.put(2, y, _("THIS DEAL"), ink.style("gold", bold=True))
    canvas.right(28, y, _("pegs"), ink.style("faint"))
    canvas.right(36, y, _("count"), ink.style("faint"))
    first = max(0, len(table.takers) - TRICK_ROWS)
    for number, taker in enumerate(table.takers[first:], first):
        y += 1
        cards = table.taken[number * seats : number * seats + seats]
        canvas.put(2, y, str(number + 1), ink.style("soft"))
        for place, card in enumerate(cards):
            canvas.write(5 + 4 * place, y, faces.card_words(ink, card))
        side = taker % 2
        canvas.put(21, y, SIDE_SIGNS[side], ink.style(side_colour(side)))
        pegs = f"+{table.pegs[number]}" if table.pegs[number] else "·"
        canvas.right(28, y, pegs, ink.style(side_colour(side), bold=True))
        canvas.right(36, y, str(_count(scene, cards)), ink.style("soft"))
    y += 2
    canvas.put(2, y, _("count so far"), ink.style("soft"))
    for side in range(2):
        x = canvas.put(22 + 8 * side, y, SIDE_SIGNS[side] + " ", ink.style(side_colour(side)))
        canvas.put(x, y, str(table.count[side]), ink.style("say", bold=True))
    return y + 1


def _count(scene: Scene, cards: list[Card]) -> int:
    return sum(terms(scene).counts[card] for card in cards)


def _draw_earlier(canvas: Canvas, ink: Ink, scene: Scene, y: int) -> int:
    deals = scene.view.table.deals
    if not deals:
        return y
    canvas.put(2, y, _("EARLIER"), ink.style("gold", bold=True))
    for number in range(max(0, len(deals) - 4), len(deals)):
        y += 1
        canvas.write(2, y, don_words.deal_line(ink, number + 1, deals[number]))
    return y + 1
