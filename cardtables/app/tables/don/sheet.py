"""The sheet of a deal of Don: trick by trick, what was pegged, what was counted, and why each point was made."""

from rich.cells import cell_len

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables.don import prize as don_prize
from cardtables.app.tables.don.prize import has_game
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.chart import Step, draw_chart
from cardtables.app.widgets.leaf import HEIGHT, heading
from cardtables.app.widgets.totals import Total, draw_total
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import Card
from cardtables.games.don.state import DonDeal

WIDTH = 53
"""Of the sheet, with two cells free at both sides."""
PEGS, COUNT = 44, 51
"""The columns before which pegs and count end."""
PAIR = "{one}, {other}"
TWO = 26
"""Cells from one column of tricks to the other."""
LONG = 9
"""With more tricks than this the sheet does without rules."""


def deal_over(scene: Scene, number: int) -> str:
    """`deal 3 is over · trump ♥`, for the header."""
    trump = "♠♥♦♣"[_deal(scene, number).trump]
    return _("deal {number} is over · trump {suit}").format(number=number + 1, suit=trump)


def draw_deal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, number: int) -> None:
    """The sheet of deal `number` (from 0) on a page of 80 × 22 with its corner at (x, y), a chart under it."""
    deal = _deal(scene, number)
    canvas.fill(x + 2, y + 1, WIDTH, 20, ink.style("say", "felt-deep"))
    two = terms(scene).seats == 2
    row = (_draw_in_two if two else _draw_tricks)(canvas, ink, x + 2, y + 1, scene, deal)
    long = len(deal.takers) > LONG and not two
    if not long:
        row = _rule(canvas, ink, x + 4, row)
    if has_game(scene):
        row = _draw_game(canvas, ink, x + 4, row, scene, deal)
    if has_game(scene) and not long:
        row = _rule(canvas, ink, x + 4, row)
    for side in range(2):
        _draw_points(canvas, ink, x + 4, row + side, scene, deal, side)
    row += 2 if long else 3
    for at, remark in enumerate(_remarks(ink, scene, deal)[: y + 21 - row], row):
        canvas.write(x + 4, at, remark)
    for side in range(2):
        draw_total(canvas, ink, x + 57, y + 1 + 8 * side, deal_total(scene, number, side), width=22)
    _draw_way(canvas, ink, x, y + HEIGHT, scene, deal)


def _deal(scene: Scene, number: int) -> DonDeal:
    deal: DonDeal = scene.view.table.deals[number]
    return deal


def _rule(canvas: Canvas, ink: Ink, x: int, y: int) -> int:
    canvas.fill(x, y, WIDTH - 4, 1, ink.style("line"), char="─")
    return y + 1


def _draw_tricks(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> int:
    faint, soft, seats = ink.style("faint"), ink.style("soft"), terms(scene).seats
    canvas.put(x + 2, y, _("trick"), faint)
    canvas.put(x + 10, y, _("cards"), faint)
    canvas.put(x + 28, y, _("taken by"), faint)
    canvas.right(x + PEGS, y, _("pegs"), faint)
    canvas.right(x + COUNT, y, _("count") if has_game(scene) else "", faint)
    for number, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True)):
        y += 1
        cards = deal.taken[number * seats : number * seats + seats]
        colour = side_colour(taker % 2)
        canvas.right(x + 5, y, str(number + 1), soft)
        for place, card in enumerate(cards):
            canvas.write(x + 10 + 4 * place, y, faces.card_words(ink, card))
        canvas.put(x + 28, y, SIDE_SIGNS[taker % 2], ink.style(colour))
        canvas.put(x + 30, y, cut(scene.names[taker], 10), ink.style("say"))
        canvas.right(x + PEGS, y, f"+{pegs}" if pegs else "·", ink.style(colour, bold=True) if pegs else soft)
        canvas.right(x + COUNT, y, str(_count(scene, cards)) if has_game(scene) else "", soft)
    return y + 1


def _draw_in_two(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> int:
    """Tricks of two cards in two columns; who took one is said by the sign of the side."""
    faint, soft = ink.style("faint"), ink.style("soft")
    rows = -(-max(len(deal.takers), 2 * LONG) // 2)
    for left in (x, x + TWO):
        canvas.put(left + 6, y, _("cards"), faint)
        canvas.right(left + 20, y, _("pegs"), faint)
        canvas.right(left + 26, y, _("count"), faint)
    for number, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True)):
        left, row = x + TWO * (number // rows), y + 1 + number % rows
        style = ink.style(side_colour(taker % 2), bold=True)
        cards = deal.taken[number * 2 : number * 2 + 2]
        canvas.right(left + 4, row, str(number + 1), soft)
        for place, card in enumerate(cards):
            canvas.write(left + 6 + 4 * place, row, faces.card_words(ink, card))
        canvas.put(left + 15, row, SIDE_SIGNS[taker % 2], style)
        canvas.right(left + 20, row, f"+{pegs}" if pegs else "·", style if pegs else soft)
        canvas.right(left + 26, row, str(_count(scene, cards)), soft)
    return y + 1 + rows


def _count(scene: Scene, cards: tuple[Card, ...]) -> int:
    return sum(terms(scene).counts[card] for card in cards)


# The game


def _draw_game(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> int:
    """The count of the cards, and who has the game for it."""
    soft = ink.style("soft")
    canvas.put(x, y, _("Count of the cards"), soft)
    for side in range(2):
        _draw_side(canvas, ink, x + 26 + 7 * side, y, side, str(deal.count[side]))
    if any(deal.game):
        side = int(deal.game[1] > 0)
        canvas.put(x, y + 1, don_prize.won_by(scene), soft)
        pegged = f"+{deal.game[side]}"
        names = side_names(scene, side, PAIR, room=14)
        end = _draw_side(canvas, ink, x + 26, y + 1, side, names)
        style = ink.style(side_colour(side), bold=True)
        canvas.right(max(x + PEGS - 2, end + 1 + len(pegged)), y + 1, pegged, style)
    else:
        canvas.put(x, y + 1, no_game(scene, deal), soft)
    return y + 2


def no_game(scene: Scene, deal: DonDeal) -> str:
    """Why nobody has the game of a deal."""
    options = terms(scene).options
    return don_prize.nobody_has_it(scene, options.finish == "peg_out" and first_there(deal, options.target) is not None)


def _draw_side(canvas: Canvas, ink: Ink, x: int, y: int, side: int, words: str) -> int:
    canvas.put(x, y, SIDE_SIGNS[side], ink.style(side_colour(side)))
    return canvas.put(x + 2, y, words, ink.style("say", bold=True))


def _draw_points(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal, side: int) -> None:
    game, points = deal.game[side], deal.points[side]
    canvas.put(x, y, SIDE_SIGNS[side], ink.style(side_colour(side)))
    canvas.put(x + 2, y, _("This deal"), ink.style("say"))
    pegs = _n("{count} peg", "{count} pegs", points - game)
    words = don_prize.pegs_and_prize(scene, pegs, game) if game else pegs
    canvas.put(x + 18, y, words, ink.style("soft"))
    canvas.right(x + COUNT - 2, y, f"+{points}", ink.style(side_colour(side), bold=True))


# Remarks


def _remarks(ink: Ink, scene: Scene, deal: DonDeal) -> list[list[Part]]:
    soft, remarks = ink.style("soft"), []
    out = _n("Out of play: {count} card, {key} shows it.", "Out of play: {count} cards, {key} shows them.",
             len(deal.out), key="{key}")  # fmt: skip
    if deal.out:
        remarks.append(fill(out, soft, key=("X", ink.style("gold", bold=True))))
    if any(deal.pegs):
        best = max(range(len(deal.pegs)), key=deal.pegs.__getitem__)
        pegs = _n("{count} peg", "{count} pegs", deal.pegs[best])
        remarks.append([(_("Best trick: number {number}, {pegs}.").format(number=best + 1, pegs=pegs), soft)])
    reached = first_there(deal, terms(scene).options.target)
    if reached:
        side, trick = reached
        words = don_prize.reached(scene, trick)
        names = side_names(scene, side, PAIR, room=20)
        words = words.format(target=terms(scene).options.target, names=names, trick=trick)
        remarks.insert(
            len(remarks) if len(deal.takers) <= LONG or terms(scene).seats == 2 else 0, [(words, ink.style("say"))]
        )
    return remarks


def first_there(deal: DonDeal, target: int) -> tuple[int, int | None] | None:
    """Which side got to the target first, if that was in this deal, and in which trick; None: by the game."""
    totals = list(deal.before)
    if max(totals) >= target:
        return None
    for number, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True), 1):
        totals[taker % 2] += pegs
        if totals[taker % 2] >= target:
            return taker % 2, number
    for side, game in enumerate(deal.game):
        if totals[side] + game >= target:
            return side, None
    return None


# The totals, and the way to them


def side_names(scene: Scene, side: int, template: str, room: int) -> str:
    """The names of a side in `room` cells; a long name may take what a short partner leaves."""
    names = [scene.names[seat] for seat in terms(scene).sides[side]]
    if len(names) == 1:
        return cut(names[0], room)
    one, other = names
    room -= cell_len(template.format(one="", other=""))
    one = cut(one, max((room + 1) // 2, room - cell_len(other)))
    return template.format(one=one, other=cut(other, room - cell_len(one)))


def deal_total(scene: Scene, number: int, side: int) -> Total:
    """A side's box after deal `number` (from 0)."""
    deal = _deal(scene, number)
    after = [before + points for before, points in zip(deal.before, deal.points, strict=True)]
    left = max(terms(scene).options.target - after[side], 0)
    return Total(
        side, names=side_names(scene, side, _("{one} and {other}"), room=17), points=after[side],
        beside=f"{deal.before[side]} + {deal.points[side]}",
        below=_("{left} to go").format(left=left) if left else _("home"),
        mark=_("★ leads") if after[side] > after[1 - side] else "",
    )  # fmt: skip


def _draw_way(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> None:
    """What both sides have pegged in this deal, after each trick and with the game."""
    totals, steps = [0, 0], []
    for number, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True), 1):
        totals[taker % 2] += pegs
        gains = (pegs, 0) if taker % 2 == 0 else (0, pegs)
        steps.append(Step(str(number), (totals[0], totals[1]), gains))
    if any(deal.game):
        steps.append(
            Step(
                don_prize.prize_name(scene),
                (totals[0] + deal.game[0], totals[1] + deal.game[1]),
                (deal.game[0], deal.game[1]),
            )
        )
    draw_way(canvas, ink, x, y, _("TRICK BY TRICK"), steps)


def draw_way(canvas: Canvas, ink: Ink, x: int, y: int, title: str, steps: list[Step]) -> None:
    """A chart under a page, where the window has room for it."""
    room = min(canvas.height - y, 13)
    if room < 10:
        return
    heading(canvas, ink, x + 2, y, title, 76)
    draw_chart(canvas, ink, x + 4, y + 1, steps, width=74, height=room - 1)


def out_of_play(scene: Scene, number: int) -> list[Card] | None:
    """The cards that were not played in a deal, in the order of the pack; None where every card was."""
    return sorted(_deal(scene, number).out) or None
