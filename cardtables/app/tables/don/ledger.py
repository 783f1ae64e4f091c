"""The score sheet of a Don match: which card brought which side how much, in which trick, and how it was decided."""

from rich.cells import cell_len, set_cell_size

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SIDE_SIGNS, SUIT_SIGNS, Ink
from cardtables.app.tables.don import prize as don_prize
from cardtables.app.tables.don.prize import has_game
from cardtables.app.tables.don.score import why_won, winners
from cardtables.app.tables.don.sheet import no_game, side_names
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.seats import TABLE
from cardtables.games.don.state import DonDeal, DonState

Line = list[Part]

NAME, CARDS, MADE, TOTALS = 8, 19, 52, (61, 70)
"""Where the name begins, the cards that peg, and before which cells pegs and the total of each side end."""


def score_lines(ink: Ink, scene: Scene) -> list[Line]:
    """Who is who; then deal by deal every trick that pegged, the count, the game; at the end how it was decided."""
    table: DonState = scene.view.table
    who: Line = []
    for side in range(2):
        who.append((f" {SIDE_SIGNS[side]} ", ink.style(side_colour(side), bold=True)))
        who.append((side_names(scene, side, _("{one} and {other}"), room=30) + "  ", ink.style("say")))
    lines = [who]
    for number, deal in enumerate(table.deals, 1):
        lines += [] if number == 1 else [[]]
        lines += [*_deal_lines(ink, scene, number, deal), *_prize_lines(ink, scene, deal)]
    if table.to_play != TABLE and table.takers:
        lines += [[]] if table.deals else []
        lines += _deal_lines(ink, scene, len(table.deals) + 1, _under_way(table))
    if table.winner is not None:
        lines += [[], [(" " + winners(scene), ink.style("gold", bold=True))]]
        lines += [[(" " + words, ink.style("say"))] for words in why_won(scene)]
    return lines


def _under_way(table: DonState) -> DonDeal:
    """The finished tricks of a deal that is not over: no game yet."""
    points = [0, 0]
    for taker, pegs in zip(table.takers, table.pegs, strict=True):
        points[taker % 2] += pegs
    assert table.dealer is not None and table.pitcher is not None and table.trump is not None
    return DonDeal(
        dealer=table.dealer, pitcher=table.pitcher, trump=table.trump, taken=tuple(table.taken),
        takers=tuple(table.takers), pegs=tuple(table.pegs), count=tuple(table.count), game=(0, 0),
        points=(points[0], points[1]), before=(table.score[0] - points[0], table.score[1] - points[1]), out=(),
    )  # fmt: skip


def _deal_lines(ink: Ink, scene: Scene, number: int, deal: DonDeal) -> list[Line]:
    """The head of a deal with the totals before it, and a line for every trick that pegged."""
    lines, totals = [_head(ink, scene, number, deal)], list(deal.before)
    seats, worth = terms(scene).seats, terms(scene).worth[deal.trump]
    soft = ink.style("soft")
    for trick, (taker, pegs) in enumerate(zip(deal.takers, deal.pegs, strict=True)):
        if not pegs:
            continue
        side = taker % 2
        totals[side] += pegs
        cards = [card for card in deal.taken[trick * seats : trick * seats + seats] if worth[card]]
        counters = [part for card in cards for part in (*faces.card_words(ink, card), (f" {worth[card]:<4}", soft))]
        style = ink.style(side_colour(side), bold=True)
        line: Line = [(f"{trick + 1:>4}  ", soft), (SIDE_SIGNS[side] + " ", style)]
        line += [(set_cell_size(cut(scene.names[taker], CARDS - NAME - 1), CARDS - NAME), ink.style("say")), *counters]
        lines.append([*line, *_made(ink, line, side, pegs, totals[side])])
    return lines


def _head(ink: Ink, scene: Scene, number: int, deal: DonDeal) -> Line:
    """`Deal 3  trump ♥  Vera deals`, and what each side had before it."""
    template, soft = _("{deal}  trump {suit}  {name} deals"), ink.style("soft")
    head = fill(
        template, soft, deal=(_("Deal {number}").format(number=number), ink.style("say", bold=True)),
        name=cut(scene.names[deal.dealer], 12), suit=(SUIT_SIGNS[deal.trump], ink.suit(deal.trump)),
    )  # fmt: skip
    for side, end in enumerate(TOTALS):
        words = f"{SIDE_SIGNS[side]} {deal.before[side]}"
        head.append((" " * (end - _cells(head) - cell_len(words)) + words, ink.style(side_colour(side))))
    return head


def _made(ink: Ink, line: Line, side: int, pegs: int, total: int) -> Line:
    """What a side has just pegged, and under its sign what it has now."""
    made, now = f"+{pegs}", str(total)
    gap = MADE - _cells(line) - len(made)
    style = ink.style(side_colour(side), bold=True)
    return [(" " * gap + made, style), (f"{now:>{TOTALS[side] - MADE}}", ink.style("say"))]


def _prize_lines(ink: Ink, scene: Scene, deal: DonDeal) -> list[Line]:
    """The counts, and who has the game or why nobody; where there is no game, nothing."""
    if not has_game(scene):
        return []
    soft, room = ink.style("soft"), "      "
    count: Line = [(room + _("Count of the cards"), soft)]
    for side in range(2):
        count += [(f"   {SIDE_SIGNS[side]} ", ink.style(side_colour(side))), (str(deal.count[side]), ink.style("say"))]
    if not any(deal.game):
        return [count, [(room + no_game(scene, deal), soft)]]
    side = int(deal.game[1] > 0)
    line: Line = [(room, soft), (SIDE_SIGNS[side] + " ", ink.style(side_colour(side), bold=True))]
    line.append((don_prize.won_by(scene), soft))
    if carried := deal.game[side] - terms(scene).variant.game:
        line.append((_(", {pegs} carried over").format(pegs=carried), soft))
    return [count, [*line, *_made(ink, line, side, deal.game[side], deal.before[side] + deal.points[side])]]


def _cells(line: Line) -> int:
    return sum(cell_len(text) for text, _style in line)
