"""The log of a Don table: the finished deals, then the deal on the table card by card."""

from rich.cells import cell_len
from rich.style import Style

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.don.words import ARE_TRUMP, home, terms, trump_was_named
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _p
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.plate import LARGE_NAME_CELLS, NAME_CELLS
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import Card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games.don.state import DonDeal, DonState

NARROW, WIDE = 20, 35
"""Cells of a line: a card a line, or as many as there is room for."""

Line = list[Part]


def log_lines(ink: Ink, scene: Scene, width: int) -> list[Line]:
    """The finished deals in a line each, a blank one, the deal on the table."""
    deals = [deal_line(ink, number, deal) for number, deal in enumerate(scene.view.table.deals, 1)]
    now = deal_lines(ink, scene, width)
    return [*deals, [], *now] if deals and now else deals + now


def deal_line(ink: Ink, number: int, deal: DonDeal) -> Line:
    """`Deal 2  ● +21 ▲ +9`: what each side made of a finished deal."""
    soft = ink.style("soft")
    name = _("Deal {number}").format(number=number)
    line = [(name, ink.style("say", bold=True)), (" " * max(1, 8 - cell_len(name)), soft)]
    for side, points in enumerate(deal.points):
        made = str(points) if number == 1 or not points else f"+{points}"
        line += [(SIDE_SIGNS[side] + " ", ink.style(side_colour(side))), (f"{made:<4}" if side == 0 else made, soft)]
    return line


def deal_lines(ink: Ink, scene: Scene, width: int) -> list[Line]:
    """The deal on the table: who deals, what is trump, every trick."""
    table: DonState = scene.view.table
    if table.pitcher is None or table.dealer is None:
        return []
    between = table.to_play == TABLE
    deal = (_("Deal {number}").format(number=len(table.deals) + (not between)), ink.style("say", bold=True))
    dealer = table.deals[-1].dealer if between else table.dealer
    soft = ink.style("soft")
    lines = [about(deals(scene.names[dealer]), soft, width, scene.names[dealer], deal=deal)]
    if table.trump is not None and trump_was_named(scene):
        lines.append(trump_line(ink, table))
    played, leader = [*table.taken, *table.trick], table.pitcher
    for number, start in enumerate(range(0, len(played), scene.rules.seats)):
        cards = played[start : start + scene.rules.seats]
        makes_trump = number == 0 and not trump_was_named(scene)
        draw = _wide_trick if width >= WIDE else _narrow_trick
        lines += draw(ink, scene, leader, cards, makes_trump)
        if number < len(table.takers):
            leader = table.takers[number]
            lines.append(taker_line(ink, scene, width, leader, table.pegs[number]))
            lines += home_lines(ink, scene, number)
    return lines


def _narrow_trick(ink: Ink, scene: Scene, leader: Seat, cards: list[Card], makes_trump: bool) -> list[Line]:
    """A card a line."""
    lines: list[Line] = []
    for place, card in enumerate(cards):
        name = scene.names[(leader + place) % scene.rules.seats]
        words = _("{name}  {card}") if place else told(name, _("{name} leads {card}"), _("{name} lead {card}"))
        lines.append(about(words, ink.style("soft"), NARROW, name, card=faces.card_words(ink, card)))
        if makes_trump and not place:
            lines.append(trump_line(ink, scene.view.table))
    return lines


def _wide_trick(ink: Ink, scene: Scene, leader: Seat, cards: list[Card], makes_trump: bool) -> list[Line]:
    """The lead, with the trump it makes; then as many cards as a line holds, two at most beside a lead."""
    soft = ink.style("soft")
    lines: list[Line] = []
    for place, card in enumerate(cards):
        name, words = scene.names[(leader + place) % scene.rules.seats], faces.card_words(ink, card)
        if not place and makes_trump:
            lead = told(name, _("{name} leads {card}: {trump}"), _("{name} lead {card}: {trump}"))
            trump = trump_line(ink, scene.view.table)[1:]
            lines.append(about(lead, soft, WIDE, name, card=words, trump=trump))
        elif not place:
            lines.append(about(_wide_lead(name), soft, WIDE, name, card=words))
        else:
            line = [(cut(name, NAME_CELLS) + " ", soft), *words]
            new = place == 1 if makes_trump else place % 2 == 0
            if new or _cells(lines[-1]) + 2 + _cells(line) > WIDE:
                lines.append(line)
            else:
                lines[-1] += [(", ", soft), *line]
    return lines


def deals(name: str) -> str:
    """`Deal 3  Vera deals`, still to be filled."""
    return told(name, _("{deal}  {name} deals"), _("{deal}  {name} deal"))


def _wide_lead(name: str) -> str:
    return told(name, _p("wide log", "{name} leads {card}"), _p("wide log", "{name} lead {card}"))


def taker_line(ink: Ink, scene: Scene, width: int, taker: Seat, pegs: int) -> Line:
    """` ● Anna pegs 4`."""
    name = scene.names[taker]
    if width >= WIDE and pegs:
        words = told(name, _("  {side} {name} takes it and pegs {pegs}"), _("  {side} {name} take it and peg {pegs}"))
    elif width >= WIDE:
        words = told(name, _("  {side} {name} takes it"), _("  {side} {name} take it"))
    elif pegs:
        words = told(name, _(" {side} {name} pegs {pegs}"), _(" {side} {name} peg {pegs}"))
    else:
        words = told(name, _(" {side} {name} takes it"), _(" {side} {name} take it"))
    side = SIDE_SIGNS[taker % 2], ink.style(side_colour(taker % 2))
    return about(words, ink.style("say"), width, name, side=side, pegs=pegs)


def home_lines(ink: Ink, scene: Scene, number: int) -> list[Line]:
    """`▲ has reached 80:`, `the deal is played out`, under trick `number` (from 0) that brought it there."""
    table: DonState = scene.view.table
    side, target = home(scene), terms(scene).options.target
    if side is None or table.takers[number] % 2 != side:
        return []
    after = table.score[side] - sum(
        pegs for taker, pegs in zip(table.takers[number + 1 :], table.pegs[number + 1 :], strict=True)
        if taker % 2 == side
    )  # fmt: skip
    if not after - table.pegs[number] < target <= after:
        return []
    sign = SIDE_SIGNS[side], ink.style(side_colour(side), bold=True)
    say = ink.style("say")
    return [fill(_("{side} has reached {target}:"), say, side=sign, target=target), [(_("the deal goes on"), say)]]


def trump_line(ink: Ink, table: DonState) -> Line:
    """` ♥ hearts are trump`."""
    assert table.trump is not None
    sign, words = _(ARE_TRUMP[table.trump]).split(" ", 1)
    lead = " " if 2 + cell_len(words) < NARROW - 1 else ""
    return [(lead, ink.style("soft")), (sign, ink.suit(table.trump)), (" " + words, ink.style("soft"))]


def about(words: str, style: Style, width: int, name: str, **details: str | int | Part | list[Part]) -> Line:
    """A line about somebody; of a line that is too long the name gives way."""
    name = cut(name, LARGE_NAME_CELLS)
    over = _cells(fill(words, style, name=name, **details)) - width
    return fill(words, style, name=cut(name, cell_len(name) - max(over, 0)), **details)


def _cells(line: Line) -> int:
    return sum(cell_len(text) for text, _style in line)
