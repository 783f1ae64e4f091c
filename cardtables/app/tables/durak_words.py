"""What is said at a table of English Durak: the header, what may be put on the pile, the line of advice."""

from typing import cast

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _n, refusal, suit_name
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.action import Play
from cardtables.engine.cards import ACE, JACK, KING, NINE, QUEEN, RANK, SEVEN, SIX, SUIT, SUITS, TEN, Card, Rank, Suit
from cardtables.engine.seats import Seat
from cardtables.games.durak.powers import Opening
from cardtables.games.durak.state import ANSWER, COVER, DRAW_ON, DRAWN, NAME, Decline, Draw, DurakState, Order
from cardtables.games.durak.terms import DurakTerms

NAME_CELLS, LARGE_NAME_CELLS = 9, 14
ORDER_KEYS = "QWER"
"""The keys that order a suit, in the order of the suits."""
OTHER_KEY = "n"
"""The key of whoever does not want to play although he can: no card ever lies over it, for 24 are shown at most."""
EIGHT = Rank(SEVEN + 1)
OR_RANK = {
    SIX: N_("or a six"), SEVEN: N_("or a seven"), EIGHT: N_("or an eight"), NINE: N_("or a nine"),
    TEN: N_("or a ten"), JACK: N_("or a jack"), QUEEN: N_("or a queen"), KING: N_("or a king"), ACE: N_("or an ace"),
}  # fmt: skip
"""What else may be put on the pile, a line each."""
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


def terms(scene: Scene) -> DurakTerms:
    """The terms of the match on the table."""
    return cast(DurakTerms, scene.rules)


def table_of_scene(scene: Scene) -> DurakState:
    """What lies on the table, as seen."""
    table: DurakState = scene.view.table
    return table


def signed(points: int) -> str:
    """`38`, `−30`."""
    return str(points).replace("-", "−")


def points_word(points: int) -> str:
    """`70 points`."""
    return _n("{points} point", "{points} points", abs(points), points=signed(points))


def suit_part(ink: Ink, suit: Suit) -> Part:
    """The sign of a suit in its colour."""
    return SUIT_SIGNS[suit], ink.suit(suit)


def suit_words(suit: Suit) -> str:
    """`♦ diamonds`."""
    return f"{SUIT_SIGNS[suit]} {suit_name(suit)}"


# The header


def where(scene: Scene) -> str:
    """`deal 4 · to 101`."""
    table, limit = table_of_scene(scene), terms(scene).options.limit
    deal = len(table.deals) + bool(any(table.hands) or not table.deals)
    if not limit:
        return _("a single deal")
    return _("deal {deal} · to {limit}").format(deal=deal, limit=limit)


def whose(scene: Scene) -> str:
    """`Boris to play`, `Boris orders a suit`."""
    table = table_of_scene(scene)
    if table.between:
        return ""
    name = cut(scene.names[table.to_play], 10)
    if orders(scene):
        return told(name, _("{name} orders a suit"), _("{name} order a suit")).format(name=name)
    return _("{name} to play").format(name=name)


# What may be done


def orders(scene: Scene) -> bool:
    """Whether the seat in turn has to name a suit."""
    return table_of_scene(scene).step == NAME


def acts(scene: Scene) -> bool:
    """Whether the hand that lies open may act."""
    return bool(scene.view.legal) and not scene.lingers


def wanted_suit(scene: Scene) -> Suit:
    """The suit to be played: the ordered one, else that of the top card."""
    table = table_of_scene(scene)
    return SUIT[table.pile[-1]] if table.ordered is None else table.ordered


def wanted_ranks(scene: Scene) -> list[Rank]:
    """The ranks that fit beside the suit: that of the top card where it counts, then those that go anywhere."""
    table, variant = table_of_scene(scene), terms(scene).variant
    rank = RANK[table.pile[-1]]
    alike = [rank] if rank in variant.alike and rank not in variant.anywhere else []
    return alike + sorted(variant.anywhere)


def right_lies_open(scene: Scene) -> bool:
    """Whether an ace lies open: whoever puts its suit on it orders."""
    table = table_of_scene(scene)
    return table.open_ace and table.step != COVER


# The advice


def advice(ink: Ink, scene: Scene) -> list[Part]:
    """One line beside the own plate: what may be done, or why not."""
    if scene.trouble:
        return [(scene.trouble, ink.style("bad", bold=True))]
    if scene.refusal:
        return [(_refused(scene, scene.refusal), ink.style("gold", bold=True))]
    if scene.opened is None and scene.awaited is not None:
        return []  # the curtain sign speaks
    if acts(scene):
        return _what_may_be_done(ink, scene)
    if scene.lingers:
        return [(_("your turn is over: any key hides your hand"), ink.style("gold", bold=True))]
    table = table_of_scene(scene)
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


def other_word(scene: Scene) -> str:
    """What the key of whoever does not want to play does, for the footer; empty: nothing."""
    table, legal = table_of_scene(scene), scene.view.legal
    if any(isinstance(action, Decline) for action in legal):
        return _("keep it") if table.step == DRAWN else _("leave it open")
    if table.owed:
        taken = _n("take {count} card", "take {count} cards", table.owed)
        return taken if any(isinstance(action, Play) for action in legal) else ""
    return ""


def owed(scene: Scene) -> int:
    """Cards of a penalty that are still to be taken."""
    return table_of_scene(scene).owed


def order_of(scene: Scene, place: int) -> Order | None:
    """The order that a key stands for."""
    found = [action for action in scene.view.legal if isinstance(action, Order)]
    return found[place] if 0 <= place < len(found) else None


def next_seats(scene: Scene) -> list[Seat]:
    """The others, in the order in which they come after the own seat."""
    seats = terms(scene).seats
    return [Seat((scene.bottom + step) % seats) for step in range(1, seats)]
