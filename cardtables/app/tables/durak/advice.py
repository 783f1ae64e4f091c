"""The line of advice at a table of English Durak: what may be done, or why not."""

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import Ink
from cardtables.app.tables.durak.words import (
    EIGHT,
    ORDER_KEYS,
    OTHER_KEY,
    acts,
    is_over,
    orders,
    right_lies_open,
    suit_part,
    table_of_scene,
    terms,
    wanted_ranks,
    wanted_suit,
)
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _n, refusal
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.action import Play
from cardtables.engine.cards import ACE, JACK, KING, NINE, QUEEN, RANK, SEVEN, SIX, SUIT, SUITS, TEN, Card
from cardtables.games.durak.powers import Opening
from cardtables.games.durak.state import ANSWER, COVER, DRAW_ON, DRAWN, Decline, Draw

PLAY_RANK = {
    SIX: N_("play {suit} or a six"), SEVEN: N_("play {suit} or a seven"), EIGHT: N_("play {suit} or an eight"),
    NINE: N_("play {suit} or a nine"), TEN: N_("play {suit} or a ten"), JACK: N_("play {suit} or a jack"),
    QUEEN: N_("play {suit} or a queen"), KING: N_("play {suit} or a king"), ACE: N_("play {suit} or an ace"),
}  # fmt: skip
PLAY_RANK_QUEEN = {
    SIX: N_("play {suit}, a six or a queen"), SEVEN: N_("play {suit}, a seven or a queen"),
    EIGHT: N_("play {suit}, an eight or a queen"), NINE: N_("play {suit}, a nine or a queen"),
    TEN: N_("play {suit}, a ten or a queen"), JACK: N_("play {suit}, a jack or a queen"),
    KING: N_("play {suit}, a king or a queen"), ACE: N_("play {suit}, an ace or a queen"),
}  # fmt: skip
PLAY_RANK_JACK = {
    SIX: N_("play {suit}, a six or a jack"), SEVEN: N_("play {suit}, a seven or a jack"),
    EIGHT: N_("play {suit}, an eight or a jack"), NINE: N_("play {suit}, a nine or a jack"),
    TEN: N_("play {suit}, a ten or a jack"), QUEEN: N_("play {suit}, a queen or a jack"),
    KING: N_("play {suit}, a king or a jack"), ACE: N_("play {suit}, an ace or a jack"),
}  # fmt: skip
"""What may be played, by the rank of the top card: alone, beside the queen and the jack that go on any card."""


def advice(ink: Ink, scene: Scene) -> list[Part]:
    """One line beside the own plate: what may be done, or why not."""
    if scene.trouble:
        return [(scene.trouble, ink.style("bad", bold=True))]
    if scene.refusal:
        return [(_refused(scene, scene.refusal), ink.style("gold", bold=True))]
    if scene.opened is None and scene.awaited is not None:
        return []  # the curtain sign speaks
    return _what_may_be_done(ink, scene) if acts(scene) else _waiting(ink, scene)


def _waiting(ink: Ink, scene: Scene) -> list[Part]:
    gold, table = ink.style("gold", bold=True), table_of_scene(scene)
    if scene.lingers:
        return [(_("your turn is over: any key hides your hand"), gold)]
    if is_over(scene):
        return [(_("the deal is over: Enter shows the result") if scene.taking_in else "", gold)]
    waiting = "" if table.between else _("waiting for {name}").format(name=cut(scene.names[table.to_play], 10))
    return [(waiting, ink.style("soft"))]


def _refused(scene: Scene, key: str) -> str:
    """The rule that was broken; while nothing can be played, also what Enter does."""
    table, legal = table_of_scene(scene), scene.view.legal
    if not legal or table.step in (ANSWER, DRAW_ON) or not all(isinstance(action, Draw) for action in legal):
        return refusal(key)
    if not table.stock and len(table.pile) < 2:
        return _("{rule}; Enter passes").format(rule=refusal(key))
    return _("{rule}; Enter draws").format(rule=refusal(key))


def _what_may_be_done(ink: Ink, scene: Scene) -> list[Part]:
    table, gold = table_of_scene(scene), ink.style("gold", bold=True)
    assert scene.opened is not None
    if orders(scene):
        return _ordering(ink, scene, table.hands[scene.opened])
    if table.owed:
        return _paying(ink, scene)
    if table.step in (DRAWN, DRAW_ON):
        return _after_drawing(ink, scene, table.hands[scene.opened][-1])
    if not any(isinstance(action, Play) for action in scene.view.legal):
        return [(_no_card(scene), gold)]
    if table.step == COVER:
        return _covering(ink, scene)
    return _playing(ink, scene)


def _after_drawing(ink: Ink, scene: Scene, drawn: Card) -> list[Part]:
    gold = ink.style("gold", bold=True)
    details = {"card": faces.card_words(ink, drawn), "key": [(OTHER_KEY.upper(), gold)]}
    if scene.view.table.step == DRAW_ON:
        return fill(_("you drew {card}, it does not fit: Enter draws on"), ink.style("say"), **details)
    keeps = any(isinstance(action, Decline) for action in scene.view.legal)
    words = (
        _("you drew {card}, it fits: play it, or {key} keeps it") if keeps else _("you drew {card}, it fits: play it")
    )
    return fill(words, ink.style("say"), **details)


def _ordering(ink: Ink, scene: Scene, hand: list[Card]) -> list[Part]:
    """`order a suit: Q: ♠ 3  W: ♥ 2 …`: the key of each suit and how many are held."""
    suits: list[Part] = []
    for key, suit in zip(ORDER_KEYS, SUITS, strict=True):
        held = sum(SUIT[card] == suit for card in hand)
        suits += [(f"   {key}: ", ink.style("gold", bold=True)), suit_part(ink, suit), (f" {held}", ink.style("say"))]
    gold, pile = ink.style("gold", bold=True), table_of_scene(scene).pile
    if terms(scene).variant.opening is Opening.FLIP and len(pile) == 1 and not table_of_scene(scene).turns:
        return fill(_("turned up {card}: order a suit{suits}"), gold, card=faces.card_words(ink, pile[0]), suits=suits)
    return fill(_("order a suit, you hold:{suits}"), gold, suits=suits)


def _paying(ink: Ink, scene: Scene) -> list[Part]:
    owed = scene.view.table.owed
    if any(isinstance(action, Play) for action in scene.view.legal):
        words = _n("answer with a six, or {key} takes {count} card", "answer with a six, or {key} takes {count} cards",
                   owed, key="{key}")  # fmt: skip
        return fill(words, ink.style("say"), key=(OTHER_KEY.upper(), ink.style("gold", bold=True)))
    words = _n("no six: Enter takes {count} card", "no six: Enter takes {count} cards", owed)
    return [(words, ink.style("gold", bold=True))]


def _no_card(scene: Scene) -> str:
    table = table_of_scene(scene)
    if not table.stock and len(table.pile) < 2:
        return _("nothing fits and nothing is left to draw: Enter passes")
    if table.step == COVER:
        return _("nothing covers your ace: Enter draws a card")
    return _("nothing fits: Enter draws a card")


def _covering(ink: Ink, scene: Scene) -> list[Part]:
    if QUEEN in terms(scene).variant.anywhere:
        words = _("cover your ace: {suit}, an ace or a queen; {key} leaves it open")
    else:
        words = _("cover your ace with {suit} or an ace; {key} leaves it open")
    key = OTHER_KEY.upper(), ink.style("gold", bold=True)
    return fill(words, ink.style("say"), suit=suit_part(ink, wanted_suit(scene)), key=key)


def _playing(ink: Ink, scene: Scene) -> list[Part]:
    table, say = table_of_scene(scene), ink.style("say")
    if not table.pile:
        return [(_("your lead: any card"), say)]
    suit = suit_part(ink, wanted_suit(scene))
    in_suit = any(SUIT[one.card] == wanted_suit(scene) for one in scene.view.legal if isinstance(one, Play))
    if right_lies_open(scene) and in_suit:
        return fill(_("an ace lies open: put {suit} on it and you order a suit"), say, suit=suit)
    rank, ranks = RANK[table.pile[-1]], wanted_ranks(scene)
    if not ranks:
        return fill(_("play {suit}"), say, suit=suit)
    if len(ranks) == 1:
        return fill(_(PLAY_RANK[ranks[0]]), say, suit=suit)
    return fill(_((PLAY_RANK_QUEEN if ranks[-1] == QUEEN else PLAY_RANK_JACK)[rank]), say, suit=suit)
