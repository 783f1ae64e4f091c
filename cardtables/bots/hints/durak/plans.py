"""What laying a card of English Durak, naming a suit or leaving an ace brings, in points and chances to go out."""

from collections.abc import Sequence

from cardtables.bots.hints.durak.known import Known
from cardtables.engine.cards import RANK, SUIT, Card, Suit

GOING_OUT = 1000.0
"""Better than anything else."""
DEAR = 0.6
"""How much of what a card costs counts for getting rid of it, when somebody is about to go out."""
ALIVE = 11.0
"""What it is worth that all the cards left would go on the card laid."""
STRIKE = 6.0
"""What it is worth to make a player with one card take one or lose a turn."""
AGAIN = 6.0
"""What another turn at once is worth, with a card for it."""
KEEP_ANY = 16.0
"""What a card that goes anywhere is good for later."""
LAST_CARD = 14.0
"""What it is worth to hold back the card that brings the bonus, to go out on it."""
COVERED = 9.0
"""What it is worth to lay a second card on an ace and name a suit."""
UNCOVERED = 8.0
"""What it costs to lay an ace and have to draw."""
HELD = 2.0
"""What a card of the ordered suit is worth."""
UNSEEN = 0.25
"""What it costs that a card of that suit may lie in another hand."""


def play_brings(known: Known, card: Card) -> float:
    """What it brings to lay this card now."""
    rules, power = known.rules, known.rules.variant.power(card)
    left = [other for other in known.hand if other != card]
    if not left and power.ends:
        return GOING_OUT
    value = DEAR * known.pressure * known.costs[card]
    if power.covers:
        return value + _ace_brings(known, card, left)
    if power.skips:
        value += STRIKE * (1 + power.takes) / (1 + known.next_holds)
        if known.two and any(rules.variant.goes_on(other, card, None) for other in left):
            value += AGAIN
    if power.orders or SUIT[card] == known.open_ace:
        value += max(order_brings(known, left, suit) for suit in {SUIT[other] for other in left})
    else:
        value += ALIVE * sum(rules.variant.goes_on(other, card, None) for other in left) / len(left)
    return value - _kept(known, card, left)


def _ace_brings(known: Known, ace: Card, left: Sequence[Card]) -> float:
    covers = [other for other in left if known.rules.variant.goes_on(other, ace, None)]
    if not covers:
        return -UNCOVERED
    return COVERED + DEAR * known.pressure * max(known.costs[other] for other in covers)


def _kept(known: Known, card: Card, left: Sequence[Card]) -> float:
    """What the card would be good for if it were kept."""
    variant = known.rules.variant
    if RANK[card] not in variant.anywhere:
        return 0.0
    kept = KEEP_ANY * (1 - known.pressure)
    if RANK[card] == variant.bonus and not any(RANK[other] == variant.bonus for other in left):
        kept += LAST_CARD * (1 if len(left) == 1 else 1 - known.pressure)
    return kept


def order_brings(known: Known, hand: Sequence[Card], suit: Suit) -> float:
    """What it brings to name this suit with these cards in hand: the most, the dearest, and those the others lack."""
    held = [card for card in hand if SUIT[card] == suit]
    dear = DEAR * known.pressure * max((known.costs[card] for card in held), default=0.0)
    return HELD * len(held) + dear - UNSEEN * known.unseen[suit]


def decline_brings(known: Known) -> float:
    """What it brings to lay nothing: the measure of all else."""
    return 0.0
