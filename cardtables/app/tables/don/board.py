"""The large cribbage board of a Don match: every hole, both pegs of each side, and what they say in numbers."""

from cardtables.app.canvas import Canvas
from cardtables.app.ink import REAR_SIGNS, SIDE_SIGNS, Ink
from cardtables.app.motion import Reel, frames, moves_on
from cardtables.app.tables.don.motion import STILL, DonPhase, pegging
from cardtables.app.tables.don.sheet import side_names
from cardtables.app.tables.don.words import pegs_of, terms
from cardtables.app.tables.table import Board, Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import Pegs, draw_streets, side_colour, street_rows
from cardtables.app.widgets.leaf import WIDTH
from cardtables.engine.seats import TABLE
from cardtables.games.don.state import DonState

BELOW = 4
"""Rows under the streets: a blank one, a row a side, what the pegs mean."""


class DonBoard(Board):
    """Public things only: the totals. While it is looked at the match may go on, and its pegs walk."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self._scene = scene
        self._phase = STILL
        self._reel: Reel[DonPhase] = Reel(self, self._show_phase, STILL)

    def follow(self, scene: Scene) -> None:
        """Show this scene from now on; pegs walk to where they stand in it."""
        before, self._scene = self._scene.view.table, scene
        moves = [move for move in pegging(before, scene.view.table) if move.field == "behind"]
        if moves or before.score != scene.view.table.score:
            self._phase = self._reel.start(frames(STILL, moves) if moves_on(self.app) else ())
        self.redraw()

    def _show_phase(self, phase: DonPhase) -> None:
        self._phase = phase
        self.redraw()

    def where(self) -> str:
        """`Don · to 121 · after trick 7`."""
        scene, table = self._scene, self._scene.view.table
        game, target = _(scene.game.title), terms(scene).options.target
        if table.takers and table.to_play != TABLE:
            words = _("{game} · to {target} · after trick {number}")
            return words.format(game=game, target=target, number=len(table.takers))
        if table.deals:
            words = _("{game} · to {target} · after deal {number}")
            return words.format(game=game, target=target, number=len(table.deals))
        return _("{game} · to {target}").format(game=game, target=target)

    def corner(self) -> tuple[int, int]:
        """In a larger window the board lies in the middle."""
        width, height = self.size
        rows = street_rows(self._pegs, height - BELOW)[1] + BELOW
        return max(0, (width - WIDTH) // 2), max(0, (height - rows) // 2)

    @property
    def _pegs(self) -> Pegs:
        return pegs_of(self._scene, self._phase.behind)

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """The streets, then both sides in words, then what a peg means."""
        pegs, scene = self._pegs, self._scene
        rows, all_rows = street_rows(pegs, canvas.height - BELOW)
        draw_streets(canvas, ink, x, y, pegs, rows)
        y += all_rows + 1
        table: DonState = scene.view.table
        for side, front in enumerate(pegs.front):
            colour = ink.style(side_colour(side), bold=True)
            canvas.put(x + 4, y + side, SIDE_SIGNS[side], colour)
            names = side_names(scene, side, _("{one} and {other}"), room=20)
            canvas.put(x + 6, y + side, names, ink.style("say", bold=True))
            canvas.right(x + 30, y + side, str(front), colour)
            if made := table.score[side] - table.rear[side]:
                canvas.put(x + 33, y + side, _("+{pegs} last time").format(pegs=made), ink.style("soft"))
            left = max(pegs.target - front, 0)
            words = _("{left} to go").format(left=left) if left else _("home")
            canvas.put(x + 57, y + side, words, ink.style("say"))
        after = canvas.put(x + 4, y + 2, SIDE_SIGNS, ink.style("soft"))
        after = canvas.put(after + 1, y + 2, _("front peg: the total now"), ink.style("faint"))
        after = canvas.put(after + 3, y + 2, REAR_SIGNS, ink.style("soft"))
        canvas.put(after + 1, y + 2, _("rear peg: the total before"), ink.style("faint"))
