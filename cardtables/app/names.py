"""What the players are called on the screen."""

import unicodedata

from cardtables.app.texts import N_, _
from cardtables.play.computer import BOT

LEVELS = {"novice": N_("Novice"), "club": N_("Club"), "expert": N_("Expert")}
"""Computers are called by how well they play."""


def seat_names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The name of each seat of a record; namesakes, people or computers, are told apart by the number of their seat."""
    names = [_name(seat) for seat in seats]
    return tuple(f"{name} {number}" if names.count(name) > 1 else name for number, name in enumerate(names, 1))


def told(name: str, about_him: str, to_you: str) -> str:
    """The sentence about a player, or to him when he is called what a person is called who gave no name."""
    return to_you if name == _("You") else about_him


def _name(seat: str) -> str:
    if not seat.startswith(BOT):
        return unicodedata.normalize("NFC", seat)
    level = seat.removeprefix(BOT)
    return _(LEVELS.get(level, level))
