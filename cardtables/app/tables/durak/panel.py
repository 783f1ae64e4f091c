"""The panel of a large table of English Durak: the deals of the match, and the log."""

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.tables.durak import log as durak_log
from cardtables.app.tables.durak.words import signed, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.log import draw_log

WIDTH = 37
DEAL_ROWS = 9
"""So many finished deals are shown, the last ones."""
WIDEST = 9
"""Cells of a seat at most."""


def draw_panel(canvas: Canvas, ink: Ink, scene: Scene) -> None:
    """Public things only, at the right edge of the window."""
    x = canvas.width - WIDTH
    canvas.fill(x, 0, WIDTH, canvas.height, ink.style("say", "felt-deep"))
    column = min(WIDEST, (WIDTH - 6) // len(scene.names))  # less margins and the number of the deal
    y = draw_deals(canvas, ink, x + 2, 1, scene, DEAL_ROWS, column)
    lines = durak_log.log_lines(ink, scene, durak_log.WIDE)
    draw_log(canvas, ink, x + 2, y + 1, canvas.height - y - 2, _("LOG"), lines)


def draw_deals(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, rows: int, column: int) -> int:
    """What everybody wrote down deal by deal, the totals and the limit. Returns the y after it."""
    table, soft, faint = table_of_scene(scene), ink.style("soft"), ink.style("faint")
    canvas.put(x, y, _("DEALS"), ink.style("gold", bold=True))
    ends = [x + 3 + column * (seat + 1) for seat in range(len(scene.names))]
    long = any(cell_len(name) > column - 1 for name in scene.names)  # then every other name stands a row lower
    for seat, (name, end) in enumerate(zip(scene.names, ends, strict=True)):
        room = min(2 * column, end - x) - 1 if long else column - 1
        style = ink.style("say" if seat == scene.bottom else "soft")
        canvas.right(end, y + 1 + (long and seat % 2), cut(name, room), style)
    y += 2 + long
    for number, deal in list(enumerate(table.deals, 1))[-rows:]:
        canvas.right(x + 2, y, str(number), faint)
        for seat, end in enumerate(ends):
            out = deal.winner == seat
            words = "★" if out and not deal.points[seat] else signed(deal.points[seat])
            canvas.right(end, y, words, ink.style("gold", bold=True) if out else soft)
        y += 1
    canvas.fill(x, y, ends[-1] - x, 1, ink.style("line"), char="─")
    limit = terms(scene).options.limit
    for total, end in zip(table.totals, ends, strict=True):
        over = limit and total >= limit
        canvas.right(end, y + 1, signed(total), ink.style("bad" if over else "say", bold=True))
    if not limit:
        return y + 3
    canvas.put(x, y + 2, _("to {limit}: the lowest total wins").format(limit=limit), faint)
    return y + 4
