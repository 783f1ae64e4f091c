"""What the picker says about each game."""

from typing import NamedTuple

from cardtables.app.texts import N_


class About(NamedTuple):
    """One game in the picker."""

    title: str
    """What it is called everywhere: the title of the Game."""
    row: str
    """What it is called in the list, under the heading of its family; at most 31 cells."""
    what: str
    """At most 6 lines of 33 cells."""
    players: str
    cards: str
    """At most 15 cells."""
    length: str


FAMILIES = {"don": N_("Don"), "donkey": N_("Donkey"), "durak": N_("English Durak")}
"""The heading of each family."""

_SIDES, _ALONE, _ROUND = N_("4, in two sides"), N_("4, each alone"), N_("2 to 5, each alone")

ABOUT = {
    "don": About(
        N_("Don"),
        N_("Don"),
        N_(
            "Two against two. The first suit led is trump. Win the tricks that hold trump honours, nines and "
            "fives, and peg them on a cribbage board. First to 121 wins."
        ),
        _SIDES,
        N_("52, nine each"),
        N_("about 25 minutes"),
    ),
    "blind-don": About(
        N_("Blind Don"),
        N_("Blind Don"),
        N_(
            "Don for two. Nine cards in hand, nine on the table that nobody has seen: when you cannot follow suit, "
            "you may turn one up and hope. First to 121 wins."
        ),
        N_("2, against each other"),
        N_("52, 18 each"),
        N_("about 20 minutes"),
    ),
    "irish-don": About(
        N_("Irish Don"),
        N_("Irish Don"),
        N_(
            "Don with all the cards: every nine and every five brings pegs, 80 in a deal. Whoever holds the 2♦ leads "
            "and is sure of the first trick. First to 80 wins."
        ),
        _SIDES,
        N_("52, 13 each"),
        N_("about 15 minutes"),
    ),
    "phat": About(
        N_("Phat"),
        N_("Phat"),
        N_(
            "Don as in Scotland, with all the cards: nines and fives bring pegs, the nine of trumps 18. For 41 or more "
            "in the muck there are 8 besides. First to 121 wins."
        ),
        _SIDES,
        N_("52, 13 each"),
        N_("about 20 minutes"),
    ),
    "donkey": About(
        N_("Donkey"),
        N_("Donkey without stock"),
        N_(
            "Cards go to the left until somebody has four of a kind and touches the nose. The last to do the same "
            "takes a letter; six letters, and one is out. The last two win together."
        ),
        _ALONE,
        N_("16, four each"),
        N_("about 20 minutes"),
    ),
    "durak-a": About(
        N_("Durak A"),
        N_("Variant A: the ace orders"),
        N_(
            "Suit on suit or rank on rank; who cannot, draws. After a six: take two and skip. Put a second card on "
            "your ace and order a suit. First without cards wins the deal."
        ),
        _ROUND,
        N_("36, five each"),
        N_("about 15 minutes"),
    ),
    "durak-b": About(
        N_("Durak B"),
        N_("Variant B: the queen orders"),
        N_(
            "As variant A, but a queen goes on any card and orders a suit, and a seven is as bad as a six. Go out "
            "with a queen: 30 points off. Left with her: 30 more."
        ),
        _ROUND,
        N_("36, four each"),
        N_("about 15 minutes"),
    ),
    "durak-v": About(
        N_("Durak V"),
        N_("Variant V: the jack orders"),
        N_(
            "Suit on suit or rank on rank. After a six take two, after a seven one, after an ace skip; a jack orders "
            "a suit. But a jack left in your hand loses the match."
        ),
        _ROUND,
        N_("36, six each"),
        N_("5 minutes and more"),
    ),
    "durak-g": About(
        N_("Durak G"),
        N_("Variant G: suit only"),
        N_(
            "From the south of Russia: only suit on suit. A queen goes on any card, orders a suit and makes the next "
            "player skip. Go out with a queen: 30 points off."
        ),
        _ROUND,
        N_("36, four each"),
        N_("about 15 minutes"),
    ),
}
"""By game id."""
