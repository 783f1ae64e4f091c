"""What each card pegs: a table in the place of the log, and a number beside the key of every own card."""

from collections.abc import Mapping

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables.don.prize import CALLED, has_game, to_be_won
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _p
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import ACE, FIVE, JACK, KING, NINE, SUITS, Card, Rank, Suit, card_of

MEN = (ACE, KING, JACK)
"""In some languages the word for trump goes by the rank."""
WIDTH = 20
"""Cells the table is wide."""
Row = tuple[list[Part], int]
"""Cards, and what each of them pegs."""


def worth_of(scene: Scene, hand: tuple[Card, ...]) -> dict[Card, int]:
    """What each card of a hand pegs, the worthless ones left out; nothing before the trump is known."""
    trump = scene.view.table.trump
    if trump is None:
        return {}
    worth = terms(scene).worth[trump]
    return {card: worth[card] for card in hand if worth[card]}


def draw_worth(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, width: int = WIDTH) -> None:
    """The cards that peg, the dearest first, and what the count brings."""
    canvas.put(x, y, _("WORTH PEGS"), ink.style("gold", bold=True))
    end = x + width - 1
    for cards, pegs in worth_rows(ink, scene):
        y += 1
        canvas.write(x, y, cards)
        canvas.right(end, y, str(pegs), ink.style("say", bold=True))
    if has_game(scene):
        canvas.put(x, y + 2, to_be_won(scene), ink.style("soft"))
        prize = terms(scene).variant.game + scene.view.table.carried
        canvas.right(end, y + 2, str(prize), ink.style("say", bold=True))


def worth_rows(ink: Ink, scene: Scene) -> list[Row]:
    """The trumps from the dearest down, those of one worth together; then each rank of the other suits."""
    variant, trump = terms(scene).variant, scene.view.table.trump
    rows = [
        (_trumps(ink, scene, [rank for rank, own in _falling(variant.trump_pegs) if own == pegs], trump), pegs)
        for pegs in sorted(set(variant.trump_pegs.values()), reverse=True)
    ]  # fmt: skip
    return rows + [(_others(ink, rank, trump), pegs) for rank, pegs in _falling(variant.side_pegs)]


def _falling(pegs: Mapping[Rank, int]) -> list[tuple[Rank, int]]:
    return sorted(pegs.items(), reverse=True)


def _trumps(ink: Ink, scene: Scene, ranks: list[Rank], trump: Suit | None) -> list[Part]:
    """`A♠ K♠`, nine and five with the name they have; bare ranks as long as nobody knows the trump."""
    if trump is None:
        one = _p("ace, king or jack", "trump {ranks}") if ranks[0] in MEN else _p("rank", "trump {ranks}")
        return _unknown(ink, one if len(ranks) == 1 else _("trump {ranks}"), ranks)
    called = dict(zip((NINE, FIVE), CALLED.get(scene.game.id, ()), strict=False)).get(ranks[0])
    cards = _row(ink, [card_of(trump, rank) for rank in ranks])
    return [*cards, (_(called), ink.style("soft"))] if called else cards


def _others(ink: Ink, rank: Rank, trump: Suit | None) -> list[Part]:
    if trump is None:
        return _unknown(ink, _("other {ranks}"), [rank])
    return _row(ink, [card_of(suit, rank) for suit in SUITS if suit != trump])


def _row(ink: Ink, cards: list[Card]) -> list[Part]:
    return [part for card in cards for part in (*faces.card_words(ink, card), (" ", ink.style("soft")))]


def _unknown(ink: Ink, words: str, ranks: list[Rank]) -> list[Part]:
    said = " ".join(faces.rank_word(ink, card_of(SUITS[0], rank)) for rank in ranks)
    return fill(words, ink.style("soft"), ranks=(said, ink.style("say", bold=True)))
