"""The sheet of a deal of English Durak: who went out, what the others were left with, what everybody wrote down."""

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak.end import last_pile
from cardtables.app.tables.durak.panel import draw_deals
from cardtables.app.tables.durak.words import signed, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.hand import display_order
from cardtables.app.widgets.leaf import HEIGHT, lines_of
from cardtables.app.widgets.words import fill
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.games.durak.state import DurakDeal

NAME_CELLS = 10
CARDS_X, CARDS_CELLS = 15, 46
TOTAL_X = 78
"""The column before which the totals end."""
FACES = 11
"""So many small cards lie side by side; a longer hand is written in words."""
COLUMN = 9
"""Cells of a seat in the table of all deals, which a large window has room for."""
BLOCK = 4
"""Rows of a hand face up: three of the cards, one of the sum."""


def deal_over(scene: Scene, number: int) -> str:
    """For the header."""
    return _("deal {deal} is over").format(deal=number + 1)


def draw_deal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, number: int) -> None:
    """Who went out; then everybody else's hand face up with its sum, and the totals, on a page of 80 × 22."""
    deal: DurakDeal = table_of_scene(scene).deals[number]
    losers = [Seat(seat) for seat in range(len(scene.names)) if seat != deal.winner]
    last = _last_cards(scene, deal, number)
    after = canvas.put(x + 3, y + 1, _went_out(scene, deal), ink.style("gold", bold=True))
    if last:
        laid, below = (faces.card_words(ink, one) for one in last)
        ended = fill(_("{card} on {below}"), ink.style("say"), card=laid, below=below)
        canvas.write(after, y + 1, [("  ", ink.style("say")), *ended])
    if deal.winner is not None:
        _draw_total(canvas, ink, x, y + 1, scene, deal, deal.winner, rows=1)
    canvas.fill(x + 3, y + 2, TOTAL_X - 3, 1, ink.style("line"), char="─")
    rows = [_rows(scene, deal, seat, len(losers)) for seat in losers]
    gap = int(sum(rows) + len(rows) <= 17)
    row = y + 3
    for seat, height in zip(losers, rows, strict=True):
        _draw_loser(canvas, ink, x, row, scene, deal, seat, height)
        row += height + gap
    limit = terms(scene).options.limit
    words = _("to {limit}: the lowest total wins").format(limit=limit) if limit else _("a single deal")
    canvas.put(x + 3, y + 20, words, ink.style("faint"))
    room = canvas.height - y - HEIGHT
    if room > 8:
        draw_deals(canvas, ink, x + 3, y + HEIGHT + 1, scene, room - 8, COLUMN)


def _went_out(scene: Scene, deal: DurakDeal) -> str:
    if deal.winner is None:
        words = _("Stopped after {turns} turns: nobody has won, everybody writes down the hand.")
        return words.format(turns=deal.turns)
    name = cut(scene.names[deal.winner], NAME_CELLS)
    him, you = _("★ {name} went out: nothing to write down"), _("★ You went out: nothing to write down")
    if deal.on_queen:
        him, you = _("★ {name} went out with a queen: 30 points off"), _("★ You went out with a queen: 30 points off")
    return told(name, him, you).format(name=name)


def _last_cards(scene: Scene, deal: DurakDeal, number: int) -> tuple[Card, Card] | None:
    """The card a player went out with and the one below it, while the pile of the deal still lies aside."""
    pile = last_pile(scene)
    if number != len(table_of_scene(scene).deals) - 1 or deal.winner is None or len(pile) < 2:
        return None
    return pile[-1], pile[-2]


def _rows(scene: Scene, deal: DurakDeal, seat: Seat, losers: int) -> int:
    """Rows of a hand on the sheet."""
    if _face_up(deal, seat, losers):
        return BLOCK
    lines = -(-len(deal.hands[seat]) // FACES) + len(_sum_lines(scene, deal, seat))
    return max(3, lines)


def _face_up(deal: DurakDeal, seat: Seat, losers: int) -> bool:
    return losers < 5 and len(deal.hands[seat]) <= FACES


def _draw_loser(
    canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DurakDeal, seat: Seat, rows: int
) -> None:  # fmt: skip
    """Name, cards, what they cost, the new total."""
    hand = display_order(deal.hands[seat])
    canvas.put(x + 3, y, cut(scene.names[seat], NAME_CELLS), ink.style("say", bold=True))
    canvas.put(x + 3, y + 1, f"+{deal.points[seat]}", ink.style("bad" if deal.points[seat] else "say", bold=True))
    if seat in deal.fallen:
        canvas.put(x + 3, y + 2, _("match lost"), ink.style("bad", bold=True))
    if rows == BLOCK and len(hand) <= FACES:
        for place, card in enumerate(hand):
            faces.small(canvas, ink, x + CARDS_X + 4 * place, y, card)
        row = y + 3
    else:
        row = _write_cards(canvas, ink, x + CARDS_X, y, hand)
    for line in _sum_lines(scene, deal, seat):
        canvas.put(x + CARDS_X, row, line, ink.style("soft"))
        row += 1
    _draw_total(canvas, ink, x, y, scene, deal, seat, rows=3)


def _write_cards(canvas: Canvas, ink: Ink, x: int, y: int, hand: list[Card]) -> int:
    """A long hand in words. Returns the row after it."""
    for place, card in enumerate(hand):
        canvas.write(x + 4 * (place % FACES), y + place // FACES, faces.card_words(ink, card))
    return y + max(1, -(-len(hand) // FACES))


def _sum_lines(scene: Scene, deal: DurakDeal, seat: Seat) -> list[str]:
    """`11 + 10 + 10 + 7 = 38`, in as many lines as it takes."""
    costs = [terms(scene).worth[card] for card in display_order(deal.hands[seat])]
    plus = " + " if len(costs) <= FACES else "+"
    sums = plus.join(map(str, costs)) + f" = {deal.points[seat]}" if len(costs) > 1 else str(deal.points[seat])
    if len(costs) <= FACES:
        return [sums]
    return [line.replace(" ", "") for line in lines_of(sums.replace("+", "+ "), CARDS_CELLS + CARDS_CELLS // 3)]


def _draw_total(
    canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DurakDeal, seat: Seat, rows: int
) -> None:  # fmt: skip
    """`70 + 38`, the new total, and whether it ends the match."""
    before, points, limit = deal.before[seat], deal.points[seat], terms(scene).options.limit
    total = before + points
    sums = f"{signed(before)} {'−' if points < 0 else '+'} {abs(points)}"
    over = bool(limit) and total >= limit
    style = ink.style("bad" if over else "say", bold=True)
    if rows == 1:
        canvas.right(x + TOTAL_X, y, f"{sums} = {signed(total)}", style)
        return
    canvas.right(x + TOTAL_X, y, sums, ink.style("soft"))
    canvas.right(x + TOTAL_X, y + 1, f"= {signed(total)}", style)
    if over:
        canvas.right(x + TOTAL_X, y + 2, _("{limit} reached").format(limit=limit), ink.style("bad"))
