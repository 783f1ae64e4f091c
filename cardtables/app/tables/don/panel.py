"""The panel of a large Don table: totals, the deal trick by trick, earlier deals, the log."""

from dataclasses import replace

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables.don import log as don_log
from cardtables.app.tables.don.prize import has_game
from cardtables.app.tables.don.regions import Shown
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.don.worth import draw_worth
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.totals import Total, draw_total
from cardtables.app.widgets.words import Part
from cardtables.games.don.state import DonState

TRICK_ROWS = 9
"""So many tricks of the deal are shown, the last ones."""
PEGS, COUNT = 30, 36
"""The columns before which pegs and count end."""
DEAL_ROWS = 4
"""So many earlier deals."""


class DonPanel(Drawn):
    """Public things only."""

    shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Draw this, if it looks different."""
        before, self.shown = self.shown, shown
        if before is None or _of_panel(before) != _of_panel(shown):
            self.redraw()

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the totals over the panel."""
        if self.shown is None or canvas.width < 37:
            return
        scene = self.shown.scene
        for side in range(2):
            total = replace(side_total(scene, side), flash=self.shown.phase.flash)
            draw_total(canvas, ink, 19 * side, 0, total, width=18)
        canvas.fill(0, 8, canvas.width, canvas.height - 8, ink.style("say", "felt-deep"))
        y = _draw_deal(canvas, ink, scene, 8)
        y = _draw_earlier(canvas, ink, scene, y + 1)
        if self.shown.worth:
            draw_worth(canvas, ink, 2, y, scene, width=30)
            return
        draw_log(canvas, ink, 2, y, canvas.height - y, _("LOG"), self.log_lines(ink, scene))

    def log_lines(self, ink: Ink, scene: Scene) -> list[list[Part]]:
        """The log of the deal."""
        return don_log.deal_lines(ink, scene, don_log.WIDE)


def _of_panel(shown: Shown) -> tuple[Scene, bool, bool]:
    """All that the panel is drawn from."""
    return shown.scene, shown.phase.flash, shown.worth


def side_total(scene: Scene, side: int) -> Total:
    """A side's box: names, total, what is left to the target."""
    score = scene.view.table.score
    seats = terms(scene).sides[side]
    names = ", ".join(cut(scene.names[seat], 6) for seat in seats) if len(seats) > 1 else scene.names[seats[0]]
    left = max(terms(scene).options.target - score[side], 0)
    return Total(
        side, names, score[side], below=_("{left} to go").format(left=left) if left else _("home"),
        mark="★" if score[side] > score[1 - side] else "",
    )  # fmt: skip


def _draw_deal(canvas: Canvas, ink: Ink, scene: Scene, y: int) -> int:
    """The tricks of the deal under each other, those to come as bare numbers; then the count of both sides."""
    table: DonState = scene.view.table
    canvas.put(2, y, _("THIS DEAL"), ink.style("gold", bold=True))
    canvas.right(PEGS, y, _("pegs"), ink.style("faint"))
    canvas.right(COUNT, y, _("count") if has_game(scene) else "", ink.style("faint"))
    tricks = terms(scene).variant.tricks
    first = max(0, min(len(table.takers), tricks) - TRICK_ROWS)
    for number in range(first, min(tricks, first + TRICK_ROWS)):
        y += 1
        _draw_trick(canvas, ink, scene, y, number)
    if not has_game(scene):
        return y + 1
    y += 2
    canvas.put(2, y, _("count so far"), ink.style("soft"))
    for side in range(2):
        x = canvas.put(21 + 8 * side, y, SIDE_SIGNS[side] + " ", ink.style(side_colour(side)))
        canvas.put(x, y, str(table.count[side]), ink.style("say", bold=True))
    return y + 1


def _draw_trick(canvas: Canvas, ink: Ink, scene: Scene, y: int, number: int) -> None:
    table: DonState = scene.view.table
    taken = number < len(table.takers)
    canvas.put(2, y, f"{number + 1:<3}", ink.style("soft" if taken else "line"))
    if not taken:
        return
    cards = table.taken[number * scene.rules.seats : (number + 1) * scene.rules.seats]
    for place, card in enumerate(cards):
        canvas.write(5 + 4 * place, y, faces.card_words(ink, card))
    side, pegs = table.takers[number] % 2, table.pegs[number]
    canvas.put(22, y, SIDE_SIGNS[side], ink.style(side_colour(side)))
    canvas.right(PEGS, y, f"+{pegs}" if pegs else "·", ink.style(side_colour(side), bold=True))
    if has_game(scene):
        canvas.right(COUNT, y, str(sum(terms(scene).counts[card] for card in cards)), ink.style("soft"))


def _draw_earlier(canvas: Canvas, ink: Ink, scene: Scene, y: int) -> int:
    """The last finished deals: what each side pegged, and what the game brought it. Returns the y after."""
    deals = scene.view.table.deals
    if not deals:
        return y
    soft = ink.style("soft")
    canvas.put(2, y, _("EARLIER"), ink.style("gold", bold=True))
    for number, deal in list(enumerate(deals, 1))[-DEAL_ROWS:]:
        y += 1
        canvas.put(2, y, _("Deal {number}").format(number=number), soft)
        for side, (points, game) in enumerate(zip(deal.points, deal.game, strict=True)):
            x = canvas.put(12 + 11 * side, y, SIDE_SIGNS[side] + " ", ink.style(side_colour(side)))
            x = canvas.put(x, y, str(points - game), soft)
            canvas.put(x + 1, y, f"+{game}" if game else "", ink.style("say", bold=True))
    return y + 2
