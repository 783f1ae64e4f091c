"""Tricks: who takes one."""

from collections.abc import Sequence

from cardtables.engine.cards import FULL_PACK, RANK, SUIT, SUITS, Card, Suit


def _strength(card: Card, trump: Suit | None, led: Suit) -> int:
    if SUIT[card] == trump:
        return len(RANK) + RANK[card]
    return RANK[card] if SUIT[card] == led else -1


STRENGTH = {
    trump: tuple(tuple(_strength(card, trump, led) for card in FULL_PACK) for led in SUITS) for trump in (None, *SUITS)
}
"""How strong a card is in a trick, by trump, suit led and card: trumps above the suit led above what can never win."""


def best_card(trick: Sequence[Card], trump: Suit | None) -> int:
    """Which card of the trick, counted from the lead, takes it: the highest trump, else the highest of the suit led."""
    strength = STRENGTH[trump][SUIT[trick[0]]]
    return max(range(len(trick)), key=lambda place: strength[trick[place]])
