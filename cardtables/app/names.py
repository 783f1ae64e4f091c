"""What the players are called on the screen."""

import unicodedata

from cardtables.app.texts import N_, _
from cardtables.play.computer import BOT

LEVELS = {"novice": N_("Novice"), "club": N_("Club"), "expert": N_("Expert")}
"""Computers are called by how well they play."""


def seat_names(seats: tuple[str, ...]) -> tuple[str, ...]:
    """The name of each seat of a record; computers of one level are told apart by their seat."""
    return tuple(
        _computer_name(seat, number, seats) if seat.startswith(BOT) else unicodedata.normalize("NFC", seat)
        for number, seat in enumerate(seats, 1)
    )


def told(name: str, about_him: str, to_you: str) -> str:
    """The sentence about a player, or to him when he is called what a person is called who gave no name."""
    return to_you if name == _("You") else about_him


def _computer_name(seat: str, number: int, seats: tuple[str, ...]) -> str:
    level = seat.removeprefix(BOT)
    name = _(LEVELS.get(level, level))
    return f"{name} {number}" if seats.count(seat) > 1 else name
