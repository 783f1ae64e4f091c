"""The log of a table of English Durak: who deals, then every move."""

from rich.cells import cell_len
from rich.style import Style

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak.moves import GOT, NOTHING, Move, moves_of
from cardtables.app.tables.durak.words import gone_out, is_over, suit_words, table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import Suit

NARROW, WIDE = 20, 35
"""Cells of a line."""

SHORT = 10
"""What most moves take beside the name: `draws, 10♠`."""

Line = list[Part]


def cells(line: Line) -> int:
    """How wide a line is."""
    return sum(cell_len(text) for text, _style in line)


def named(words: str, style: Style, width: int, seat_name: str, **details: str | int | Part | list[Part]) -> Line:
    """A line about somebody; of a line that is too long the name gives way."""
    name = cut(seat_name, 10)
    over = cells(fill(words, style, name=name, **details)) - width
    return fill(words, style, name=cut(name, max(2, cell_len(name) - max(over, 0))), **details)


# The log


def log_lines(ink: Ink, scene: Scene, width: int) -> list[Line]:
    """The deal on the table: who deals, then every move."""
    table = table_of_scene(scene)
    if table.dealer is None or not any(table.hands):
        return []
    deal = (_("Deal {number}").format(number=len(table.deals) + 1), ink.style("say", bold=True))
    name = scene.names[table.dealer]
    words = told(name, _("{deal}  {name} deals"), _("{deal}  {name} deal"))
    lines = [named(words, ink.style("soft"), width, name, deal=deal)]
    cells_of_names = min(max(cell_len(name) for name in scene.names), 9)
    column = cells_of_names + min(2, max(1, width - cells_of_names - SHORT))
    for move in moves_of(scene):
        lines += _move_lines(ink, scene, move, width, column)
    return [*lines, _ended(ink, scene, width)] if is_over(scene) else lines


def _ended(ink: Ink, scene: Scene, width: int) -> Line:
    """Who has gone out, on the pile that still lies there."""
    gold, winner = ink.style("gold", bold=True), gone_out(scene)
    if winner is None:
        return [(_("stopped: nobody won"), gold)]
    name = scene.names[winner]
    return named(told(name, _("★ {name} goes out"), _("★ You go out")), gold, width, name)


def _move_lines(ink: Ink, scene: Scene, move: Move, width: int, column: int) -> list[Line]:
    soft, own = ink.style("soft"), move.seat == scene.bottom
    name = cut(scene.names[move.seat], min(column - 1, 9))
    start = [(name + " " * (column - cell_len(name)), ink.style("say", bold=True) if own else soft)]
    lines = _wrapped(start, _steps(ink, move), width)
    if move.turned:
        # Before the move when it was turned for its own draw, behind the card when for the victim's.
        lines.insert(1 if move.takes else 0, [(_("the pile is turned"), soft)])
    if move.ordered is not None:
        lines.append(fill(" " + _("orders {suit}"), soft, suit=suit_line(ink, move.ordered)))
    if move.victim is not None:
        lines.append(_victim(ink, scene, move, width))
    return lines


def suit_line(ink: Ink, suit: Suit) -> Line:
    """`♦ diamonds`, the sign in its colour."""
    sign, name = suit_words(suit).split(" ", 1)
    return [(sign, ink.suit(suit)), (" " + name, ink.style("say"))]


def _wrapped(start: Line, pieces: list[Line], width: int) -> list[Line]:
    """A line and, where it does not hold all pieces, others below it: no card is ever cut away."""
    lines, empty = [start], True
    for piece in pieces:
        if not empty and cells(lines[-1]) + 1 + cells(piece) > width:
            lines.append([("  ", piece[0][1])])
            empty = True
        lines[-1] = lines[-1] + ([] if empty else [(" ", piece[0][1])]) + piece
        empty = False
    return lines


def _steps(ink: Ink, move: Move) -> list[Line]:
    """`A♠ K♠`, `draws one`, `draws 2, K♣`, a piece that is not parted each."""
    soft = ink.style("soft")
    if move.taken:
        return _words(_("+{count}, skips").format(count=move.taken), soft)
    pieces = _words(_("turns up"), soft) if move.flipped else []
    draws = 0
    for place, step in enumerate(move.steps, 1):
        if step == GOT:
            draws += 1
            if place == len(move.steps):
                pieces += _words(_drawn(draws, move), soft)
        elif step == NOTHING:
            pieces += _words(_("passes"), soft)
        elif not isinstance(step, str):
            if draws:
                pieces += _words(_drew(draws) + ",", soft)
            draws = 0
            pieces.append(faces.card_words(ink, step))
    if move.left and not move.draws:
        pieces += _words(_("left open"), soft)
    return pieces


def _words(words: str, style: Style) -> list[Line]:
    return [[(word, style)] for word in words.split(" ")]


def _drawn(count: int, move: Move) -> str:
    """What was drawn last in a move: kept though it fits, in vain, or not yet played."""
    if move.left:
        return _("draws, keeps") if count == 1 else _("draws {count}, keeps").format(count=count)
    if count == 1 and len(move.steps) == 1 and not move.under_way:
        return _("draws one")
    return _drew(count)


def _drew(count: int) -> str:
    return _("draws") if count == 1 else _("draws {count}").format(count=count)


def _victim(ink: Ink, scene: Scene, move: Move, width: int) -> Line:
    assert move.victim is not None
    name, soft = scene.names[move.victim], ink.style("soft")
    if width >= WIDE and move.takes:
        words = told(name, _("{name} takes {count} and skips"), _("{name} take {count} and skip"))
    elif move.takes:
        words = _("{name}: +{count}, skips")
    else:
        words = told(name, _("{name} skips"), _("{name} skip"))
    return named(" " + words, soft, width, name, count=move.takes)
