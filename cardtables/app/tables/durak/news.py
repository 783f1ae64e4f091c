"""What has just happened at a table of English Durak: for whoever looks at his hand, and on the curtain sign."""

from rich.style import Style

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak.log import Line, cells, named, suit_line
from cardtables.app.tables.durak.moves import Move, blows_to, came, moves_of
from cardtables.app.tables.durak.told import (
    STRUCK,
    STRUCK_AGAIN,
    STRUCK_AGAIN_PUBLICLY,
    STRUCK_PUBLICLY,
    TOLD,
    TOLD_SHORT,
    kind,
)
from cardtables.app.tables.durak.words import is_over, suit_part, table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.words import fill
from cardtables.engine.cards import Card

CELLS = 56
"""What a line above the own plate holds."""
NEWS_CELLS, LARGE_NEWS_CELLS = 46, 58
"""What a line of the curtain sign holds."""


def happened(ink: Ink, scene: Scene) -> Line:
    """One line for whoever looks at his hand: what was done to him, else what the one before him did."""
    moves, soft, seat = moves_of(scene), ink.style("soft"), scene.opened
    if is_over(scene) and moves:
        return _told(ink, scene, moves[-1], soft)
    if seat is None or not moves or table_of_scene(scene).taker is not None:
        return []  # what a shuffle has to be waited for has not happened yet
    if moves[-1].seat == seat and table_of_scene(scene).step is not None:
        return []
    if blows := blows_to(moves, seat):
        return _struck(ink, scene, blows)
    if scene.lingers:
        return _came(ink, scene, moves)
    return _told(ink, scene, moves[-1], soft)


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
    line = fill(words, say, cards=_cards(ink, cards))
    return line if cells(line) <= CELLS else fill(words, say, cards=len(cards))


def _struck(ink: Ink, scene: Scene, blows: list[Move]) -> Line:
    """`Boris played 6♦: you took Q♣ J♠ and skipped`; several blows are told together."""
    assert scene.opened is not None
    move, name, say = blows[-1], scene.names[blows[-1].seat], ink.style("say")
    takes, hand = sum(blow.takes for blow in blows), scene.view.table.hands[scene.opened]
    cards = _cards(ink, hand[len(hand) - takes :])
    if len(blows) > 1:
        words, laid = _(STRUCK_AGAIN[bool(takes)]), _laid(ink, blows)
        line = fill(words, say, name=cut(name, 10), laid=laid, cards=cards, turns=len(blows))
        if cells(line) <= CELLS:
            return line
        return named(words, say, CELLS, name, laid=laid, cards=takes, turns=len(blows))
    words, card, suit = _(STRUCK[bool(takes), move.ordered is not None]), _card(ink, move), _sign(ink, move)
    line = named(words, say, CELLS, name, card=card, cards=cards, suit=suit)
    return line if cells(line) <= CELLS else named(words, say, CELLS, name, card=card, cards=takes, suit=suit)


def _laid(ink: Ink, blows: list[Move]) -> Line:
    """The cards that struck."""
    return _cards(ink, [blow.cards[-1] for blow in blows])


def _sign(ink: Ink, move: Move) -> Line:
    """The sign of the suit that was ordered."""
    return [] if move.ordered is None else [suit_part(ink, move.ordered)]


def _told(ink: Ink, scene: Scene, move: Move, style: Style, width: int = CELLS) -> Line:
    """What a move was, in a sentence without a full stop."""
    name, what = scene.names[move.seat], kind(move)
    details: dict[str, str | int | Line] = {"card": _card(ink, move), "count": move.takes or move.taken}
    if move.victim is not None:
        details["victim"] = cut(scene.names[move.victim], 9)
    if move.ordered is not None:
        details["suit"] = suit_line(ink, move.ordered) if move.victim is None else _sign(ink, move)
    full, *short = [
        _(to_you) if move.seat == scene.opened else told(name, _(about_him), _(to_you))
        for about_him, to_you in (TOLD[what], *([TOLD_SHORT[what]] if what in TOLD_SHORT else []))
    ]
    line = fill(full, style, name=cut(name, 10), **details)
    return line if cells(line) <= width else named(short[0] if short else full, style, width, name, **details)


def _card(ink: Ink, move: Move) -> Line:
    """The card laid last."""
    return faces.card_words(ink, move.cards[-1]) if move.cards else []


def _cards(ink: Ink, cards: list[Card]) -> Line:
    line: Line = []
    for card in cards:
        line += ([(" ", ink.style("say"))] if line else []) + faces.card_words(ink, card)
    return line


# The curtain


def news_lines(ink: Ink, scene: Scene, rows: int = 2, width: int = NEWS_CELLS) -> list[Line]:
    """So many lines at most, all of it public: what was done to the awaited player, and the last moves."""
    moves, soft, seat = moves_of(scene), ink.style("soft"), scene.awaited
    if not moves or seat is None:
        return [_beginning(ink, scene)]
    blows = blows_to(moves, seat)
    lines = [_struck_publicly(ink, scene, blows, width)] if blows else []
    own = max((number for number, move in enumerate(moves) if move.seat == seat), default=-1)
    since = [move for move in moves[own + 1 :] if move.victim != seat]
    for move in since[-(rows - len(lines)) :]:
        lines.append([*_told(ink, scene, move, soft, width - 1), (".", soft)])
    return lines if lines or not moves[-1].flipped else [_beginning(ink, scene)]


def _struck_publicly(ink: Ink, scene: Scene, blows: list[Move], width: int) -> Line:
    """What was done to the awaited player, the cards he took untold."""
    move, soft, takes = blows[-1], ink.style("soft"), sum(blow.takes for blow in blows)
    name = scene.names[move.seat]  # the same for all blows: one strikes but his left neighbour
    if len(blows) > 1:
        words = _(STRUCK_AGAIN_PUBLICLY[bool(takes)])
        return named(words, soft, width, name, laid=_laid(ink, blows), count=takes, turns=len(blows))
    words = _(STRUCK_PUBLICLY[bool(takes), move.ordered is not None])
    return named(words, soft, width, name, card=_card(ink, move), count=takes, suit=_sign(ink, move))


def _beginning(ink: Ink, scene: Scene) -> Line:
    table, soft = table_of_scene(scene), ink.style("soft")
    if not table.pile:
        return [(_("The lead is yours: any card."), soft)]
    return fill(_("{card} was turned up."), soft, card=faces.card_words(ink, table.pile[-1]))
