"""The sign on a table of English Durak: the ordered suit, what is needed, a penalty to come, or the suits to order."""

from dataclasses import dataclass

from rich.cells import cell_len

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.durak import words as durak_words
from cardtables.app.tables.durak.words import ORDER_KEYS, suit_words, table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, suit_name
from cardtables.app.widgets.digits import draw_number
from cardtables.engine.cards import SUIT, SUITS

HEAVY = "┏━┓┃┗┛"


@dataclass(frozen=True)
class Frame:
    """Where the sign lies."""

    x: int
    y: int
    width: int
    height: int

    def suit_row(self, suit: int) -> int:
        """The row on which a suit that may be ordered stands."""
        return self.y + (self.height - 7) // 2 + 2 * suit


def draw_sign(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    """The one sign that this moment needs."""
    table = table_of_scene(scene)
    if not any(table.hands):
        return
    if durak_words.orders(scene):
        _draw_ordering(canvas, ink, frame, scene)
    elif durak_words.is_over(scene):
        _draw_over(canvas, ink, frame, scene)
    elif table.owed:
        _draw_owed(canvas, ink, frame, scene)
    elif table.ordered is not None:
        _draw_ordered(canvas, ink, frame, scene)
    else:
        _draw_needed(canvas, ink, frame, scene)


def _box(canvas: Canvas, ink: Ink, frame: Frame, title: str, strong: bool) -> None:
    """A frame with its title; a strong one is heavy, and gold as nothing else on the felt."""
    place = frame.x, frame.y, frame.width, frame.height
    canvas.fill(*place, ink.style("say", "felt-deep"))
    if strong:
        canvas.frame(*place, ink.style("gold", bold=True), title=title, glyphs=HEAVY,
                     title_style=ink.style("on-gold", "gold", bold=True))  # fmt: skip
    else:
        canvas.frame(*place, ink.style("line"), title=title, title_style=ink.style("gold", bold=True))


def _line(canvas: Canvas, ink: Ink, frame: Frame, row: int, words: str, colour: str = "soft") -> None:
    inside = frame.width - 2
    canvas.centre(frame.x + 1, frame.y + row, inside, cut(words, inside), ink.style(colour, bold=colour != "soft"))


def _draw_ordered(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    table = table_of_scene(scene)
    assert table.ordered is not None
    _box(canvas, ink, frame, _("ORDERED"), strong=True)
    faces.suit_sign(canvas, ink, frame.x + (frame.width - 9) // 2, frame.y + (frame.height - 5) // 2, table.ordered)
    inside = frame.width - 2
    name = suit_words(table.ordered)
    canvas.centre(frame.x + 1, frame.y + frame.height - 3, inside, cut(name, inside), ink.suit(table.ordered))
    if table.laid_by is not None:
        words = _("by {name}")
        room = inside - cell_len(words.format(name=""))
        _line(canvas, ink, frame, frame.height - 2, words.format(name=cut(scene.names[table.laid_by], room)))


def _draw_needed(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    table = table_of_scene(scene)
    _box(canvas, ink, frame, _("NEEDED"), strong=False)
    if table.between:
        return
    ranks, right = durak_words.wanted_ranks(scene) if table.pile else [], durak_words.right_lies_open(scene)
    top = (frame.height - 1 - len(ranks) - 3 * right) // 2
    if not table.pile:
        _line(canvas, ink, frame, top - 1, _("any card"), "say")
        name = cut(scene.names[table.to_play], 8)
        _line(canvas, ink, frame, top + 1, told(name, _("{name} leads"), _("you lead")).format(name=name))
        return
    suit = durak_words.wanted_suit(scene)
    inside = frame.width - 2
    canvas.centre(frame.x + 1, frame.y + top, inside, cut(suit_words(suit), inside), ink.suit(suit))
    for row, rank in enumerate(ranks, top + 1):
        _line(canvas, ink, frame, row, _(durak_words.OR_RANK[rank]), "say")
    if right:
        _line(canvas, ink, frame, top + len(ranks) + 2, _("the ace is open:"))
        sign = "♠♥♦♣"[SUIT[table.pile[-1]]]
        _line(canvas, ink, frame, top + len(ranks) + 3, _("{suit} orders a suit").format(suit=sign))


def _draw_over(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    """Who has gone out."""
    winner = durak_words.gone_out(scene)
    _box(canvas, ink, frame, _("OUT") if winner is not None else _("STOPPED"), strong=True)
    words = _("nobody has won") if winner is None else cut(scene.names[winner], 14)
    _line(canvas, ink, frame, frame.height // 2, words, "gold")


def _draw_owed(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    table = table_of_scene(scene)
    _box(canvas, ink, frame, _("TAKES {count}").format(count=table.owed), strong=True)
    top = (frame.height - 7) // 2
    x = frame.x + (frame.width - 3 * len(str(table.owed))) // 2
    draw_number(canvas, x, frame.y + top, table.owed, ink.style("bad", bold=True))
    if not table.between:
        _line(canvas, ink, frame, top + 4, cut(scene.names[table.to_play], 14), "say")
        _line(canvas, ink, frame, top + 5, _("puts a six"))
        _line(canvas, ink, frame, top + 6, _("or takes {count}").format(count=table.owed))


def _draw_ordering(canvas: Canvas, ink: Ink, frame: Frame, scene: Scene) -> None:
    """The four suits with their keys and how many of each are held; for others, that somebody orders."""
    table = table_of_scene(scene)
    _box(canvas, ink, frame, _("WHICH SUIT"), strong=True)
    if not durak_words.acts(scene):
        name = cut(scene.names[table.to_play], 14)
        _line(canvas, ink, frame, frame.height // 2 - 1, name, "say")
        _line(canvas, ink, frame, frame.height // 2, told(name, _("orders a suit"), _("order a suit")))
        return
    assert scene.opened is not None
    hand = table.hands[scene.opened]
    for suit in SUITS:
        y, held = frame.suit_row(suit), sum(SUIT[card] == suit for card in hand)
        canvas.put(frame.x + 1, y, ORDER_KEYS[suit] + ":", ink.style("gold", bold=True))
        canvas.put(frame.x + 4, y, "♠♥♦♣"[suit], ink.suit(suit))
        canvas.put(frame.x + 6, y, cut(suit_name(suit), frame.width - 10), ink.style("say"))
        canvas.right(frame.x + frame.width - 2, y, str(held), ink.style("say" if held else "faint", bold=True))
