"""Cards as they are drawn: pure functions that put a face, a back or an empty place on a canvas."""

from collections.abc import Callable
from functools import cache

from rich.style import Style

from cardtables.app.canvas import Canvas
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.assets import asset
from cardtables.engine.cards import ACE, JACK, RANK, SUIT, SUIT_LETTERS, Card, Suit

WIDTH, HEIGHT = 7, 5
"""A large card in cells."""
SMALL_WIDTH, SMALL_HEIGHT = 5, 3
"""A small card in cells."""
RANK_WORDS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")

_GROUND = {"legal": "card", "chosen": "card-up", "illegal": "card-off"}
_EDGE = {"legal": "card-edge", "chosen": "card-up-edge", "illegal": "ink-off"}
_PANEL = {"legal": "card-court", "chosen": "card-court-up", "illegal": "card-off"}
_PIPS = range(3, 6)
"""The columns of the pips or of the court panel."""


@cache
def _deck(name: str) -> dict[str, tuple[str, ...]]:
    """The pieces of a deck, each row as wide as the piece."""
    pieces: dict[str, list[str]] = {}
    rows: list[str] = []
    for line in asset("cards", f"{name}.txt").read_text(encoding="utf-8").split("\n"):
        if line.startswith("[") and line.endswith("]"):
            rows = pieces[line[1:-1]] = []
        elif line:
            rows.append(line)  # what stands above the first piece, the remarks, goes nowhere
    return {name: tuple(row.ljust(_width(name)) for row in rows) for name, rows in pieces.items()}


def _width(piece: str) -> int:
    return SMALL_WIDTH if piece.startswith("small") else 9 if piece.startswith("sign") else WIDTH


def rank_word(ink: Ink, card: Card) -> str:
    """The rank as it stands on a card: `10`, or the court letter of the setting."""
    rank = RANK[card]
    return ink.court_letters[rank - JACK] if rank >= JACK else RANK_WORDS[rank]


def suit_sign_of(ink: Ink, suit: Suit) -> str:
    """♠ ♥ ♦ ♣, or the letter where only ASCII can be shown."""
    return SUIT_LETTERS[suit] if ink.ascii_only else SUIT_SIGNS[suit]


def card_word(ink: Ink, card: Card) -> str:
    """A card in words: `10♥`."""
    return rank_word(ink, card) + suit_sign_of(ink, SUIT[card])


def card_words(ink: Ink, card: Card, on: str = "felt") -> list[tuple[str, Style]]:
    """A card in words, in the colour of its suit, for `Canvas.write`."""
    return [(card_word(ink, card), ink.suit(SUIT[card], on))]


def _piece(ink: Ink, key: tuple[object, ...], width: int, height: int, draw: Callable[[Canvas], None]) -> Canvas:
    """A piece that covers all its cells, drawn once for each ink."""
    piece = ink.pieces.get(key)
    if piece is None:
        piece = ink.pieces[key] = Canvas(width, height, ink.style("say", "felt"), ink.ascii_only)
        draw(piece)
    return piece


def large(canvas: Canvas, ink: Ink, x: int, y: int, card: Card, look: str = "legal") -> None:
    """A large face; `look` is legal, chosen or illegal."""
    draw = _solid if ink.deck == "solid" else _lined
    canvas.paste(x, y, _piece(ink, ("large", card, look), WIDTH, HEIGHT, lambda piece: draw(piece, ink, card, look)))


def _lined(canvas: Canvas, ink: Ink, card: Card, look: str) -> None:
    pieces = _deck(ink.deck)
    rows = pieces.get(f"large {look}", pieces["large"])
    ground = _GROUND[look]
    frame = ink.style(_EDGE[look], ground)
    print_ = _print(ink, card, look)
    word = rank_word(ink, card)
    for row, line in enumerate(rows):
        inside = line[1:-1].replace("RR", word.ljust(2)).replace("rr", word.rjust(2))
        inside = inside.replace("♠", suit_sign_of(ink, SUIT[card]))
        middle = frame if row in (0, HEIGHT - 1) else print_
        canvas.write(0, row, [(line[0], frame), (inside, ink.style("say", ground) + middle), (line[-1], frame)])


def _solid(canvas: Canvas, ink: Ink, card: Card, look: str) -> None:
    rows = _deck("solid")[f"large {RANK_WORDS[RANK[card]]}"]
    ground, suit = _GROUND[look], suit_sign_of(ink, SUIT[card])
    canvas.fill(0, 0, WIDTH, HEIGHT, ink.style("say", ground))
    court = RANK[card] >= JACK and "│" in rows[1]
    ink_name = _ink_name(ink, card, look)
    index = ink.style(ink_name, bold=True)
    pip = index if RANK[card] == ACE else ink.mixed(ink_name, ground, 0.45)
    panel = _PANEL[look]
    if court:
        canvas.tint(_PIPS.start, 0, len(_PIPS), HEIGHT, ink.style("say", panel))
    court_suit, court_frame = ink.mixed(ink_name, panel, 0.7), ink.mixed(ink_name, panel, 0.5)
    for row, line in enumerate(rows):
        for column, glyph in enumerate(line):
            if glyph == " ":
                continue
            if column == 0:
                style = ink.style(_EDGE[look])
            elif column not in _PIPS:
                style = index
            elif not court:
                style = pip
            else:
                style = court_suit if glyph == "♠" else index if glyph in RANK_WORDS else court_frame
            printed = suit if glyph == "♠" else rank_word(ink, card) if glyph in "JQKA" else glyph
            canvas.put(column, row, printed, style)


def _ink_name(ink: Ink, card: Card, look: str) -> str:
    return "ink-off" if look == "illegal" else ink.suit_colour(SUIT[card], "card")


def _print(ink: Ink, card: Card, look: str) -> Style:
    return ink.style(_ink_name(ink, card, look), bold=True)


def small(canvas: Canvas, ink: Ink, x: int, y: int, card: Card, look: str = "legal") -> None:
    """A small face."""
    size = SMALL_WIDTH, SMALL_HEIGHT
    canvas.paste(x, y, _piece(ink, ("small", card, look), *size, lambda piece: _small(piece, ink, card, look)))


def _small(canvas: Canvas, ink: Ink, card: Card, look: str) -> None:
    ground, word = _GROUND[look], card_word(ink, card)
    frame, print_ = ink.style(_EDGE[look], ground), _print(ink, card, look)
    for row, line in enumerate(_deck(ink.deck)["small"]):
        inside = line[1:].replace("WWW", word.ljust(3)).replace("www", word.rjust(3))
        canvas.put(0, row, line[0] + " " * (SMALL_WIDTH - 1), frame)
        for column, glyph in enumerate(inside, 1):
            canvas.put(column, row, glyph, print_ if glyph in word else frame)


def back(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
    """A large card from behind."""
    canvas.paste(x, y, _piece(ink, ("back",), WIDTH, HEIGHT, lambda piece: _back(piece, ink, "back")))


def small_back(canvas: Canvas, ink: Ink, x: int, y: int, number: str = "") -> None:
    """A small card from behind, with its number on it when it has one."""
    name, size = "small numbered" if number else "small back", (SMALL_WIDTH, SMALL_HEIGHT)
    canvas.paste(x, y, _piece(ink, (name, number), *size, lambda piece: _back(piece, ink, name, number)))


def _back(canvas: Canvas, ink: Ink, piece: str, number: str = "") -> None:
    lattice, edge = ink.style("back-line", "back"), ink.style("back-edge", "back")
    numbered = ink.style("back-edge", "back", bold=True)
    for row, line in enumerate(_deck(ink.deck)[piece]):
        canvas.put(0, row, line[0], edge)
        for column, glyph in enumerate(line[1:], 1):
            canvas.put(column, row, number if glyph == "#" else glyph, numbered if glyph == "#" else lattice)


def slot(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
    """The place of a large card, still empty."""
    _slot(canvas, ink, x, y, "slot")


def small_slot(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
    """The place of a small card, empty."""
    _slot(canvas, ink, x, y, "small slot")


def _slot(canvas: Canvas, ink: Ink, x: int, y: int, piece: str) -> None:
    for row, line in enumerate(_deck(ink.deck)[piece]):
        canvas.put(x, y + row, line, ink.style("line"))


def suit_sign(canvas: Canvas, ink: Ink, x: int, y: int, suit: Suit) -> None:
    """The big sign of a suit, 9 × 4; in ASCII a big letter."""
    for row, line in enumerate(_deck("ascii" if ink.ascii_only else "solid")[f"sign {SUIT_LETTERS[suit]}"]):
        for column, glyph in enumerate(line):
            if glyph != " ":
                canvas.put(x + column, y + row, glyph, ink.suit(suit, bold=ink.ascii_only))
