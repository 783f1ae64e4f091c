"""The cards: small ints with name tables, so that hands are plain lists that can be listed and counted."""

from typing import NewType

Card = NewType("Card", int)
"""0…51: suit × 13 + rank; within a suit the higher card is the greater number."""
Suit = NewType("Suit", int)
"""0…3: spades, hearts, diamonds, clubs."""
Rank = NewType("Rank", int)
"""0…12: two … ten, jack, queen, king, ace."""
Hand = list[Card]
"""Cards that lie together: a hand, a stock, a pile."""

BACK = Card(64)
"""A card seen from behind; out of range of every table on purpose."""
EMPTY = Card(65)
"""A place where no card lies."""

SUITS = SPADES, HEARTS, DIAMONDS, CLUBS = tuple(Suit(n) for n in range(4))
RANKS = tuple(Rank(n) for n in range(13))
TWO, FIVE, SIX, SEVEN, NINE, TEN, JACK, QUEEN, KING, ACE = (Rank(n) for n in (0, 3, 4, 5, 7, 8, 9, 10, 11, 12))

FULL_PACK = tuple(Card(n) for n in range(52))
SUIT: tuple[Suit, ...] = tuple(SUITS[card // 13] for card in FULL_PACK)
"""The suit of a card, by card."""
RANK: tuple[Rank, ...] = tuple(RANKS[card % 13] for card in FULL_PACK)
"""The rank of a card, by card."""

SUIT_LETTERS = "SHDC"
RANK_LETTERS = "23456789TJQKA"


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of this suit and rank."""
    return Card(suit * 13 + rank)


def pack_from(lowest: Rank) -> tuple[Card, ...]:
    """The pack that begins at `lowest` in every suit: 36 cards from the six, 16 from the jack."""
    return tuple(card for card in FULL_PACK if RANK[card] >= lowest)
