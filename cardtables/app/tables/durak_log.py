"""The log of a table of English Durak, what has just happened there, and the news on the curtain sign."""

from rich.cells import cell_len
from rich.style import Style

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak_moves import GOT, NOTHING, Move, moves_of
from cardtables.app.tables.durak_told import STRUCK, STRUCK_PUBLICLY, TOLD, kind
from cardtables.app.tables.durak_words import suit_part, suit_words, table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import BACK, Card, Suit

NARROW, WIDE = 20, 35
"""Cells of a line."""
NEWS_CELLS = 46
"""What a line of the smaller curtain sign holds."""

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
    column = min(max(cell_len(name) for name in scene.names), 9)
    for move in moves_of(scene):
        lines += _move_lines(ink, scene, move, width, column)
    return lines


def _move_lines(ink: Ink, scene: Scene, move: Move, width: int, column: int) -> list[Line]:
    soft, own = ink.style("soft"), move.seat == scene.bottom
    name = cut(scene.names[move.seat], column)
    start = [(name + " " * (column - cell_len(name) + 2), ink.style("say", bold=True) if own else soft)]
    lines = _wrapped(start, _steps(ink, move), width)
    if move.turned:
        # Before the move when it was turned for its own draw, behind the card when for the victim's.
        lines.insert(1 if move.takes else 0, [(_("the pile is turned"), soft)])
    if move.ordered is not None:
        lines.append(fill(" " + _("orders {suit}"), soft, suit=_suit(ink, move.ordered)))
    if move.victim is not None:
        lines.append(_victim(ink, scene, move, width))
    return lines


def _suit(ink: Ink, suit: Suit) -> Line:
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
            pieces.append([("…", soft)] if step == BACK else faces.card_words(ink, step))
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


# What has just happened


def happened(ink: Ink, scene: Scene) -> Line:
    """One line for whoever looks at his hand: what was done to him, else what the one before him did."""
    moves, table, soft = moves_of(scene), table_of_scene(scene), ink.style("soft")
    seat = scene.opened
    if seat is None or not moves:
        return []
    if scene.lingers:
        return _came(ink, scene, moves)
    own = max((number for number, move in enumerate(moves) if move.seat == seat), default=-1)
    if own == len(moves) - 1 and table.step is not None:
        return []
    blows = [move for move in moves[max(own, 0) :] if move.victim == seat]
    if blows:
        return _struck(ink, scene, blows)
    return _told(ink, scene, moves[-1], soft)


def came(scene: Scene) -> list[Card]:
    """The cards that came to the opened hand in its last move."""
    assert scene.opened is not None
    move = next((move for move in reversed(moves_of(scene)) if move.seat == scene.opened), None)
    count = 0 if move is None else move.taken or move.draws
    hand: list[Card] = scene.view.table.hands[scene.opened]
    return hand[len(hand) - count :]


def _came(ink: Ink, scene: Scene, moves: list[Move]) -> Line:
    """The card that came to a hand whose turn is over."""
    cards, say = came(scene), ink.style("say")
    if not cards:
        return [(_("nothing was left to draw"), say)]
    last = next(move for move in reversed(moves) if move.seat == scene.opened)
    if last.taken:
        words = _("you took {cards} and skip")
    else:
        words = _("you drew {cards}: it does not fit") if len(cards) == 1 else _("you drew {cards}: nothing fits")
    return fill(words, say, cards=_cards(ink, cards))


def _struck(ink: Ink, scene: Scene, blows: list[Move]) -> Line:
    """`Boris played 6♦: you took Q♣ J♠ and skipped`; several blows are told together."""
    assert scene.opened is not None
    move, name, say = blows[-1], scene.names[blows[-1].seat], ink.style("say")
    takes, hand = sum(blow.takes for blow in blows), scene.view.table.hands[scene.opened]
    cards = _cards(ink, hand[len(hand) - takes :])
    if len(blows) > 1:
        laid = _laid(ink, blows)
        words = (
            _("{laid}: you took {cards} and skipped {turns} turns") if takes else _("{laid}: you skipped {turns} turns")
        )
        line = fill(words, say, laid=laid, cards=cards, turns=len(blows))
        return line if cells(line) <= 57 else fill(words, say, laid=laid, cards=takes, turns=len(blows))
    words = _(STRUCK[bool(takes), move.ordered is not None])
    return named(words, say, 56, name, card=_card(ink, move), cards=cards, suit=_sign(ink, move))


def _laid(ink: Ink, blows: list[Move]) -> Line:
    """The cards that struck."""
    return _cards(ink, [blow.cards[-1] for blow in blows if blow.cards and blow.cards[-1] != BACK])


def _sign(ink: Ink, move: Move) -> Line:
    """The sign of the suit that was ordered."""
    return [] if move.ordered is None else [suit_part(ink, move.ordered)]


def _told(ink: Ink, scene: Scene, move: Move, style: Style, width: int = 56) -> Line:
    """What a move was, in a sentence without a full stop."""
    name = scene.names[move.seat]
    about_him, to_you = TOLD[kind(move)]
    details: dict[str, str | int | Line] = {"card": _card(ink, move), "count": move.takes or move.taken}
    if move.victim is not None:
        details["victim"] = cut(scene.names[move.victim], 9)
    if move.ordered is not None:
        details["suit"] = _suit(ink, move.ordered) if move.victim is None else _sign(ink, move)
    words = _(to_you) if move.seat == scene.opened else told(name, _(about_him), _(to_you))
    return named(words, style, width, name, **details)


def _card(ink: Ink, move: Move) -> Line:
    """The card laid last."""
    return faces.card_words(ink, move.cards[-1]) if move.cards and move.cards[-1] != BACK else []


def _cards(ink: Ink, cards: list[Card]) -> Line:
    line: Line = []
    for card in cards:
        line += ([(" ", ink.style("say"))] if line else []) + faces.card_words(ink, card)
    return line


# The curtain


def news_lines(ink: Ink, scene: Scene) -> list[Line]:
    """At most two lines, all of it public: what was done to the awaited player, and the last move."""
    moves, soft, seat = moves_of(scene), ink.style("soft"), scene.awaited
    if not moves:
        return [_beginning(ink, scene)]
    own = max((number for number, move in enumerate(moves) if move.seat == seat), default=-1)
    lines = []
    blows = [move for move in moves[max(own, 0) :] if move.victim == seat]
    if blows:
        lines.append(_struck_publicly(ink, scene, blows))
    elif len(moves) - own > 2:
        lines.append([*_told(ink, scene, moves[-2], soft, NEWS_CELLS - 1), (".", soft)])
    if moves[-1].seat != seat and not (lines and moves[-1].victim == seat):
        lines.append([*_told(ink, scene, moves[-1], soft, NEWS_CELLS - 1), (".", soft)])
    return lines


def _struck_publicly(ink: Ink, scene: Scene, blows: list[Move]) -> Line:
    """What was done to the awaited player, the cards he took untold."""
    move, soft, takes = blows[-1], ink.style("soft"), sum(blow.takes for blow in blows)
    if len(blows) > 1:
        words = (
            _("{laid}: you took {count}, skipped {turns} turns.") if takes else _("{laid}: you skipped {turns} turns.")
        )
        return fill(words, soft, laid=_laid(ink, blows), count=takes, turns=len(blows))
    words, name = _(STRUCK_PUBLICLY[bool(takes), move.ordered is not None]), scene.names[move.seat]
    return named(words, soft, NEWS_CELLS, name, card=_card(ink, move), count=takes, suit=_sign(ink, move))


def _beginning(ink: Ink, scene: Scene) -> Line:
    table, soft = table_of_scene(scene), ink.style("soft")
    if not table.pile:
        return [(_("The lead is yours: any card."), soft)]
    return fill(_("{card} was turned up."), soft, card=faces.card_words(ink, table.pile[-1]))
