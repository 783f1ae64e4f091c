"""The score sheet of Don: a deal trick by trick, the match deal by deal, and why each point was made."""

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables.don_words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.totals import Total, draw_total
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import Card
from cardtables.games.don.state import DonDeal

WIDTH = 53
"""Of the sheet of a deal."""
PEGS, COUNT = 46, 53
"""The columns before which pegs and count end."""


def draw_deal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, number: int) -> None:
    """The sheet of deal `number` (from 0) on a page of 80 × 22 with its corner at (x, y)."""
    deal: DonDeal = scene.view.table.deals[number]
    canvas.fill(x + 2, y + 1, WIDTH, 20, ink.style("say", "felt-deep"))
    row = _draw_tricks(canvas, ink, x + 2, y + 1, scene, deal)
    long = len(deal.takers) > 9
    if not long:
        row = _rule(canvas, ink, x + 4, row)
    row = _draw_game(canvas, ink, x + 4, row, scene, deal)
    if not long:
        row = _rule(canvas, ink, x + 4, row)
    for side in range(2):
        _draw_points(canvas, ink, x + 4, row + side, deal, side)
    _draw_remarks(canvas, ink, x + 4, row + 3 - long, deal)
    for side in range(2):
        draw_total(canvas, ink, x + 57, y + 1 + 8 * side, _total(scene, number, side), width=22)


def _rule(canvas: Canvas, ink: Ink, x: int, y: int) -> int:
    canvas.fill(x, y, WIDTH - 4, 1, ink.style("line"), char="─")
    return y + 1


def _draw_tricks(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> int:
    faint, soft, seats = ink.style("faint"), ink.style("soft"), terms(scene).seats
    canvas.put(x + 2, y, _("trick"), faint)
    canvas.put(x + 10, y, _("cards"), faint)
    canvas.put(x + 28, y, _("taken by"), faint)
    canvas.right(x + PEGS - 2, y, _("pegs"), faint)
    canvas.right(x + COUNT - 2, y, _("count"), faint)
    for number, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True)):
        y += 1
        cards = deal.taken[number * seats : number * seats + seats]
        colour = side_colour(taker % 2)
        canvas.put(x + 4, y, str(number + 1), soft)
        for place, card in enumerate(cards):
            canvas.write(x + 10 + 4 * place, y, faces.card_words(ink, card))
        canvas.put(x + 28, y, SIDE_SIGNS[taker % 2], ink.style(colour))
        canvas.put(x + 30, y, cut(scene.names[taker], 10), ink.style("say"))
        canvas.right(x + PEGS - 2, y, f"+{pegs}" if pegs else "·", ink.style(colour, bold=True))
        canvas.right(x + COUNT - 2, y, str(_count(scene, cards)), soft)
    return y + 1


def _count(scene: Scene, cards: tuple[Card, ...]) -> int:
    return sum(terms(scene).counts[card] for card in cards)


def _draw_game(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonDeal) -> int:
    """The count of the cards, and who has the game for it."""
    soft = ink.style("soft")
    canvas.put(x, y, _("Count of the cards"), soft)
    for side in range(2):
        _draw_side(canvas, ink, x + 26 + 7 * side, y, side, str(deal.count[side]))
    if any(deal.game):
        side = int(deal.game[1] > 0)
        names = ", ".join(cut(scene.names[seat], 6) for seat in terms(scene).sides[side])
        canvas.put(x, y + 1, _("Game: the higher count"), soft)
        _draw_side(canvas, ink, x + 26, y + 1, side, names)
        canvas.right(x + PEGS - 4, y + 1, f"+{deal.game[side]}", ink.style(side_colour(side), bold=True))
    else:
        canvas.put(x, y + 1, _no_game(scene, deal), soft)
    return y + 2


def _no_game(scene: Scene, deal: DonDeal) -> str:
    if len(deal.takers) < terms(scene).variant.hand:
        return _("The target was reached: no game is counted.")
    if terms(scene).options.carry_tie:
        return _("Game: equal counts, the next one is worth more.")
    return _("Game: equal counts, nobody pegs it.")


def _draw_side(canvas: Canvas, ink: Ink, x: int, y: int, side: int, words: str) -> None:
    canvas.put(x, y, SIDE_SIGNS[side], ink.style(side_colour(side)))
    canvas.put(x + 2, y, words, ink.style("say", bold=True))


def _draw_points(canvas: Canvas, ink: Ink, x: int, y: int, deal: DonDeal, side: int) -> None:
    game, points = deal.game[side], deal.points[side]
    _draw_side(canvas, ink, x, y, side, _("This deal"))
    pegs = _n("{count} peg", "{count} pegs", points - game)
    words = _("{pegs} + {game} for game").format(pegs=pegs, game=game) if game else pegs
    canvas.put(x + 18, y, words, ink.style("soft"))
    canvas.right(x + COUNT - 4, y, f"+{points}", ink.style(side_colour(side), bold=True))


def _draw_remarks(canvas: Canvas, ink: Ink, x: int, y: int, deal: DonDeal) -> None:
    out = _n("Out of play: {count} card, {key} shows it.", "Out of play: {count} cards, {key} shows them.",
             len(deal.out), key="X")  # fmt: skip
    canvas.put(x, y, out, ink.style("soft"))
    if any(deal.pegs):
        best = max(range(len(deal.pegs)), key=deal.pegs.__getitem__)
        pegs = _n("{count} peg", "{count} pegs", deal.pegs[best])
        words = _("Best trick: number {number}, {pegs}.").format(number=best + 1, pegs=pegs)
        canvas.put(x, y + 1, words, ink.style("soft"))


def _total(scene: Scene, number: int, side: int) -> Total:
    deal: DonDeal = scene.view.table.deals[number]
    names = [cut(scene.names[seat], 7) for seat in terms(scene).sides[side]]
    after = [before + points for before, points in zip(deal.before, deal.points, strict=True)]
    left = max(terms(scene).options.target - after[side], 0)
    return Total(
        side,
        names=_("{one} and {other}").format(one=names[0], other=names[1]) if len(names) == 2 else names[0],
        points=after[side], beside=f"{deal.before[side]} + {deal.points[side]}",
        below=_("{left} to go").format(left=left) if left else _("home"),
        mark=_("★ leads") if after[side] > after[1 - side] else "",
    )  # fmt: skip


def out_of_play(scene: Scene, number: int) -> list[Card]:
    """The cards that were not played in a deal, in the order of the pack."""
    return sorted(scene.view.table.deals[number].out)


# The match


def draw_match(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
    """Who has won and why, and every deal in a row, on a page of 80 × 22."""
    table = scene.view.table
    winner = table.winner
    assert winner is not None
    canvas.fill(x + 2, y + 1, WIDTH, 20, ink.style("say", "felt-deep"))
    names = [cut(scene.names[seat], 10) for seat in terms(scene).sides[winner]]
    won = (_("{one} and {other} have won") if len(names) == 2 else _("{one} has won")).format(
        one=names[0], other=names[-1]
    )
    after = canvas.put(x + 4, y + 2, SIDE_SIGNS[winner] + " ", ink.style(side_colour(winner), bold=True))
    canvas.put(after, y + 2, won, ink.style("gold", bold=True))
    canvas.put(x + 4, y + 3, why_won(scene), ink.style("soft"))
    lines = score_lines(ink, scene)
    for row, line in enumerate(lines[-15:], y + 5):
        canvas.write(x + 4, row, line)
    for side in range(2):
        draw_total(canvas, ink, x + 57, y + 1 + 8 * side, _final(scene, side), width=22)


def why_won(scene: Scene) -> str:
    """How the option `finish` decided the match, in words."""
    table, options = scene.view.table, terms(scene).options
    loser = 1 - table.winner
    if table.score[loser] < options.target:
        return _("First to {target}.").format(target=options.target)
    if options.finish == "higher":
        return _("Both reached {target}: the higher total wins.").format(target=options.target)
    return _("Both reached {target}: the first one there wins.").format(target=options.target)


def _final(scene: Scene, side: int) -> Total:
    total = _total(scene, len(scene.view.table.deals) - 1, side)
    mark = _("★ won") if scene.view.table.winner == side else ""
    return Total(side, total.names, total.points, below=total.below, mark=mark)


def score_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """Deal by deal: who dealt, what was trump, what each side pegged and where from."""
    soft, lines = ink.style("soft"), []
    for number, deal in enumerate(scene.view.table.deals, 1):
        title = fill(
            _("{deal}  trump {suit}  {name} deals"), soft, name=cut(scene.names[deal.dealer], 10),
            deal=(_("Deal {number}").format(number=number), ink.style("say", bold=True)),
            suit=("♠♥♦♣"[deal.trump], ink.suit(deal.trump)),
        )  # fmt: skip
        lines.append(title)
        lines += [_side_line(ink, deal, side) for side in range(2)]
    return lines


def _side_line(ink: Ink, deal: DonDeal, side: int) -> list[Part]:
    pegs = [
        f"{points}"
        for taker, points in zip(deal.takers, deal.pegs, strict=True)
        if taker % 2 == side and points
    ]  # fmt: skip
    made = " + ".join(pegs + ([_("{game} for game").format(game=deal.game[side])] if deal.game[side] else [])) or "0"
    colour = side_colour(side)
    total = deal.before[side] + deal.points[side]
    return [
        (f" {SIDE_SIGNS[side]} ", ink.style(colour)), (f"+{deal.points[side]:<3}", ink.style(colour, bold=True)),
        (f"= {total:<4}", ink.style("say")), (cut(made, 36), ink.style("faint")),
    ]  # fmt: skip
