"""What is said at a table of English Durak: the header, what may be put on the pile, the line of advice."""

from typing import cast

from cardtables.app.canvas import cut
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _n, suit_name
from cardtables.app.widgets.words import Part
from cardtables.engine.action import Play
from cardtables.engine.cards import ACE, JACK, KING, NINE, QUEEN, RANK, SEVEN, SIX, SUIT, TEN, Rank, Suit
from cardtables.engine.seats import Seat
from cardtables.games.durak.state import COVER, DRAWN, NAME, Decline, DurakState, Order
from cardtables.games.durak.terms import DurakTerms

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


def is_over(scene: Scene) -> bool:
    """Whether the deal that is shown is over, its last card still on the pile."""
    table = table_of_scene(scene)
    return table.between and table.taker is None and any(table.hands)


def gone_out(scene: Scene) -> Seat | None:
    """Who has ended the deal that is over; nobody when it was stopped."""
    return next((Seat(seat) for seat, hand in enumerate(table_of_scene(scene).hands) if not hand), None)


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
