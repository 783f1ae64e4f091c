"""What the picker says about each game."""

from typing import NamedTuple

from cardtables.app.texts import N_


class About(NamedTuple):
    """One game in the picker's box."""

    what: str
    players: str
    cards: str
    length: str


FAMILIES = {"don": N_("Don")}
"""The heading of each family."""

ABOUT = {
    "don": About(
        N_(
            "Two against two. The first suit led is trump. Win the tricks that hold trump honours, nines and "
            "fives, and peg them on a cribbage board. First to 121 wins."
        ),
        N_("4, in two sides"),
        N_("52, nine each"),
        N_("about 25 minutes"),
    )
}
"""By game id."""
