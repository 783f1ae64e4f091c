"""The result of a match of English Durak: who has won and why, all deals with their totals; and the score sheet."""

from collections.abc import Sequence

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak.panel import draw_deals
from cardtables.app.tables.durak.words import signed, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.leaf import lines_of
from cardtables.app.widgets.words import Part
from cardtables.engine.seats import Seat
from cardtables.engine.standing import winners
from cardtables.games.durak.state import DurakDeal

WIDTH, COLUMN = 53, 9
DEAL_ROWS = 11
WHY_X, WHY_CELLS = 57, 22


def draw_match(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
    """Every deal, the totals and places at the left; who has won and why at the right."""
    table = table_of_scene(scene)
    standing = scene.rules.standing(table)
    canvas.fill(x + 2, y + 1, WIDTH, 20, ink.style("say", "felt-deep"))
    row = draw_deals(canvas, ink, x + 4, y + 2, scene, DEAL_ROWS, COLUMN)
    for one in standing:
        end = x + 7 + COLUMN * (one.seats[0] + 1)
        words = "★ 1" if one.place == 1 else str(one.place)
        canvas.right(end, row + 1, words, ink.style("gold" if one.place == 1 else "soft", bold=True))
    canvas.put(x + 4, row + 1, _("place"), ink.style("faint"))
    if len(table.deals) > DEAL_ROWS:
        more = _n("{count} earlier deal: {key}", "{count} earlier deals: {key}", len(table.deals) - DEAL_ROWS, key="S")
        canvas.put(x + 4, y + 20, more, ink.style("faint"))
    _draw_why(canvas, ink, x + WHY_X, y + 1, scene, winners(standing))


def _draw_why(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, won: Sequence[Seat]) -> None:
    row = y
    for line in lines_of(_who_has_won(scene, won), WHY_CELLS):
        canvas.put(x, row, line, ink.style("gold", bold=True))
        row += 1
    for sentence in why(scene, won):
        row += 1
        for line in lines_of(sentence, WHY_CELLS):
            canvas.put(x, row, line, ink.style("say"))
            row += 1


def _who_has_won(scene: Scene, won: Sequence[Seat]) -> str:
    if len(won) > 1:
        return _("{names} have won together").format(names=_names(scene, won))
    name = cut(scene.names[won[0]], 14)
    return told(name, _("{name} has won the match"), _("You have won the match")).format(name=name)


def _names(scene: Scene, seats: Sequence[Seat]) -> str:
    return ", ".join(cut(scene.names[seat], 10) for seat in seats)


def why(scene: Scene, won: Sequence[Seat]) -> list[str]:
    """Why the match is over, and why it is won, in sentences."""
    table, limit = table_of_scene(scene), terms(scene).options.limit
    fallen = table.deals[-1].fallen
    lowest = signed(table.totals[won[0]])
    said = []
    if fallen:
        names = _names(scene, fallen)
        words = told(
            names, _n("{names} was left with a jack and has lost at once.",
                      "{names} were left with jacks and have lost at once.", len(fallen), names=names),
            _("You were left with a jack and have lost at once."),
        )  # fmt: skip
        said.append(words)
    over = [Seat(seat) for seat, total in enumerate(table.totals) if limit and total >= limit]
    if over:
        said.append(_n("The limit of {limit} is reached: {names}.", "The limit of {limit} is reached: {names}.",
                       len(over), limit=limit, names=_names(scene, over)))  # fmt: skip
    if not limit:
        said.append(_("A single deal was the whole match."))
    if fallen and len(fallen) < len(scene.names) - 1:
        said.append(_("Of the others the lowest total wins: {points}.").format(points=lowest))
    elif not fallen:
        said.append(_("The lowest total wins: {points}.").format(points=lowest))
    return said


# The score sheet


def score_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """Deal by deal: what everybody wrote down, and what was special."""
    table, soft = table_of_scene(scene), ink.style("soft")
    who: list[Part] = [(" " * 10, soft)]
    for seat, name in enumerate(scene.names):
        who += [(f"{seat + 1} ", ink.style("gold", bold=True)), (_left(cut(name, COLUMN - 3), COLUMN - 2), soft)]
    lines = [who]
    totals = [0] * len(scene.names)
    for number, deal in enumerate(table.deals, 1):
        totals = [total + points for total, points in zip(totals, deal.points, strict=True)]
        line: list[Part] = [(_left(_("Deal {number}").format(number=number), 10), ink.style("say", bold=True))]
        for seat, points in enumerate(deal.points):
            out = seat == deal.winner
            words = "★ " + signed(points) if out else f"+{points}"
            line.append((_left(words, COLUMN), ink.style("gold" if out else "say", bold=out)))
        lines += [[*line, (_remark(scene, deal), soft)], _totals(ink, totals)]
    return lines


def _totals(ink: Ink, totals: list[int]) -> list[Part]:
    faint = ink.style("faint")
    return [(_left("  " + _("total"), 10), faint), *((_left(signed(total), COLUMN), faint) for total in totals)]


def _remark(scene: Scene, deal: DurakDeal) -> str:
    if deal.winner is None:
        return _("stopped: nobody won")
    if deal.fallen:
        return _("a jack: {names}").format(names=cut(_names(scene, deal.fallen), 12))
    return _("out with a queen") if deal.on_queen else ""


def _left(text: str, width: int) -> str:
    """Text filled up with blanks to so many cells."""
    return text + " " * max(0, width - cell_len(text))
