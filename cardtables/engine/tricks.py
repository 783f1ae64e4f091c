"""Tricks: who takes one."""

from collections.abc import Sequence

from cardtables.engine.cards import SUIT, Card, Suit


def best_card(trick: Sequence[Card], trump: Suit | None) -> int:
    """Which card of the trick, counted from the lead, takes it: the highest trump, else the highest of the suit led."""
    best = trick[0]
    suit = SUIT[best]
    for card in trick:
        if SUIT[card] == suit:
            if card > best:
                best = card
        elif SUIT[card] == trump:
            best, suit = card, SUIT[card]
    return trick.index(best)
