"""The score of a match of Don: who has won and why, every deal in a row, the last trick."""

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, SUIT_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.don import prize as don_prize
from cardtables.app.tables.don.sheet import WIDTH, deal_total, draw_way, first_there, side_names
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import LastTrick, Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.chart import Step
from cardtables.app.widgets.leaf import HEIGHT
from cardtables.app.widgets.totals import Total, draw_total
from cardtables.engine.seats import TABLE, seats_from
from cardtables.games.don.state import DonDeal, DonState

DEAL_ROWS = 13
"""Deals that the result of a match shows; the score sheet has them all."""
PEGS, TOTALS = (28, 41), (36, 49)
"""The columns of a deal's row before which pegs and total of each side end."""


def draw_match(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
    """Who has won and why, and every deal in a row, on a page of 80 × 22, a chart under it."""
    table: DonState = scene.view.table
    winner = table.winner
    assert winner is not None
    canvas.fill(x + 2, y + 1, WIDTH, 20, ink.style("say", "felt-deep"))
    won = winners(scene)
    after = canvas.put(x + 4, y + 2, SIDE_SIGNS[winner] + " ", ink.style(side_colour(winner), bold=True))
    canvas.put(after, y + 2, won, ink.style("gold", bold=True))
    for row, words in enumerate(why_won(scene), y + 3):
        canvas.put(x + 4, row, words, ink.style("soft"))
    _draw_deals(canvas, ink, x + 4, y + 6, scene)
    for side in range(2):
        draw_total(canvas, ink, x + 57, y + 1 + 8 * side, _final(scene, side), width=22)
    steps = [
        Step(str(number), (deal.before[0] + deal.points[0], deal.before[1] + deal.points[1]), _pair(deal.points))
        for number, deal in enumerate(table.deals, 1)
    ]  # fmt: skip
    draw_way(canvas, ink, x, y + HEIGHT, _("DEAL BY DEAL"), steps[-10:])


def winners(scene: Scene) -> str:
    """`Anna and Vera have won`."""
    winner: int = scene.view.table.winner
    template = _("{one} and {other} have won")
    if len(terms(scene).sides[winner]) == 2:
        return side_names(scene, winner, template, room=WIDTH - 6)
    name = side_names(scene, winner, template, room=20)
    return told(name, _("{one} has won"), _("{one} have won")).format(one=name)


def _pair(points: tuple[int, ...]) -> tuple[int, int]:
    ours, theirs = points
    return ours, theirs


def why_won(scene: Scene) -> list[str]:
    """How the option `finish` decided the match, in words, and when."""
    table: DonState = scene.view.table
    assert table.winner is not None
    options, winner = terms(scene).options, table.winner
    target = options.target
    if table.score[1 - winner] < target:
        words = _("First to {target}.")
    elif options.finish == "higher":
        return [_("Both reached {target}: the higher total wins.").format(target=target)]
    else:
        words = _("Both reached {target}: the first one there wins.")
    return [words.format(target=target), *_when(scene, target)]


def _when(scene: Scene, target: int) -> list[str]:
    """In which deal and trick the target was first reached."""
    for number, deal in enumerate(scene.view.table.deals, 1):
        if reached := first_there(deal, target):
            trick = reached[1]
            return [don_prize.reached_in(scene, trick).format(deal=number, trick=trick)]
    return []


def _final(scene: Scene, side: int) -> Total:
    total = deal_total(scene, len(scene.view.table.deals) - 1, side)
    mark = _("★ won") if scene.view.table.winner == side else ""
    return Total(side, total.names, total.points, below=total.below, mark=mark)


def _draw_deals(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
    """The deals in a row each, the earliest ones left out when there are too many."""
    faint, table = ink.style("faint"), scene.view.table
    canvas.put(x, y, _("deal"), faint)
    canvas.put(x + 7, y, _("trump"), faint)
    canvas.put(x + 14, y, _("dealer"), faint)
    for side in range(2):
        canvas.right(x + PEGS[side], y, SIDE_SIGNS[side], ink.style(side_colour(side)))
        canvas.right(x + TOTALS[side], y, _("total"), faint)
    deals = list(enumerate(table.deals, 1))
    if len(deals) > DEAL_ROWS:
        y += 1
        canvas.put(x + 3, y, "…", faint)
        deals = deals[-DEAL_ROWS + 1 :]
    for row, (number, deal) in enumerate(deals, y + 1):
        canvas.right(x + 4, row, str(number), ink.style("soft"))
        canvas.put(x + 9, row, SUIT_SIGNS[deal.trump], ink.suit(deal.trump))
        canvas.put(x + 14, row, cut(scene.names[deal.dealer], 10), ink.style("say"))
        for side in range(2):
            _draw_made(canvas, ink, x, row, deal, side)


def _draw_made(canvas: Canvas, ink: Ink, x: int, y: int, deal: DonDeal, side: int) -> None:
    """`13 +8   34`: the pegs of a side, what the game brought it, its total."""
    game, points = deal.game[side], deal.points[side]
    style = ink.style(side_colour(side), bold=True)
    canvas.right(x + PEGS[side], y, str(points - game), style)
    canvas.put(x + PEGS[side] + 1, y, f"+{game}" if game else "", style)
    canvas.right(x + TOTALS[side], y, str(deal.before[side] + points), ink.style("say"))


# The last trick


def last_trick(scene: Scene) -> LastTrick | None:
    """The last trick that was finished, of the deal before if this one has none yet."""
    table: DonState = scene.view.table
    seats, deal = terms(scene).seats, len(table.deals) + (table.to_play != TABLE)
    taken, takers, pegs, pitcher = table.taken, table.takers, table.pegs, table.pitcher
    if not takers:
        if not table.deals:
            return None
        told: DonDeal = table.deals[-1]
        taken, takers, pegs, pitcher = [*told.taken], [*told.takers], [*told.pegs], told.pitcher
        deal = len(table.deals)
    leader = takers[-2] if len(takers) > 1 else pitcher
    assert leader is not None
    players = tuple(seats_from(leader, seats))
    return LastTrick(
        tuple(taken[-seats:]), players, takers[-1], pegs[-1], sides=tuple(seat % 2 for seat in players), deal=deal,
        number=len(takers),
    )  # fmt: skip
