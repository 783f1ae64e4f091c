"""What a card of English Durak is put on: the top card, with an order or an open ace; and what each card does there."""

from dataclasses import replace
from functools import cache

from cardtables.engine.cards import FULL_PACK, SUIT, SUITS, Card, Rank, Suit
from cardtables.games.durak.powers import Opening, Power, Variant

Demand = int
"""What a card is put on, as one number: that of the top card, to which is added what goes with it; or FREE."""
_KIND = len(FULL_PACK)
_OPEN = _KIND * (1 + len(SUITS))
FREE = _OPEN + _KIND
"""There is no pile: any card may be led."""


def demand(top: Card, ordered: Suit | None = None, *, is_open: bool = False) -> Demand:
    """What is put on `top` when a suit is ordered, or when it is an ace that lies open."""
    if is_open:
        return top + _OPEN
    return top if ordered is None else top + _KIND * (ordered + 1)


def ordered_suit(demand: Demand) -> Suit | None:
    """The suit that is ordered."""
    return SUITS[demand // _KIND - 1] if _KIND <= demand < _OPEN else None


def lies_open(demand: Demand) -> bool:
    """Whether an ace lies open on top: whoever puts its suit on it has the right to order."""
    return _OPEN <= demand < FREE


Effects = tuple[Power | None, ...]
"""By card: what it does when it is played now; None when it does not fit."""


@cache
def effects(
    alike: frozenset[Rank], anywhere: frozenset[Rank], powers: frozenset[tuple[Rank, Power]]
) -> tuple[Effects, ...]:
    """What every card does on everything it may be put on, by `Demand`: a variant worked out."""
    variant = Variant(0, Opening.LEAD, dict(powers), {}, alike, anywhere)

    def effect(card: Card, top: Card, ordered: Suit | None, right: bool) -> Power | None:
        if not variant.goes_on(card, top, ordered):
            return None
        power = variant.power(card)
        return ordering(power) if right and SUIT[card] == SUIT[top] else power

    kinds = [(None, False), *((suit, False) for suit in SUITS), (None, True)]
    rows = [tuple(effect(card, top, *kind) for card in FULL_PACK) for kind in kinds for top in FULL_PACK]
    return *rows, tuple(map(variant.power, FULL_PACK))


@cache
def ordering(power: Power) -> Power:
    """The same power with the right to order."""
    return replace(power, orders=True)
