"""Tricks: who takes one."""

from collections.abc import Sequence

from cardtables.engine.cards import SUIT, Card, Suit


def best_card(trick: Sequence[Card], trump: Suit | None) -> int:
    """Which card of the trick, counted from the lead, takes it: the highest trump, else the highest of the suit led."""
    best, top = 0, trick[0]
    for place, card in enumerate(trick):
        if SUIT[card] == SUIT[top]:
            if card > top:
                best, top = place, card
        elif SUIT[card] == trump:
            best, top = place, card
    return best
