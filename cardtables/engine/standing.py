"""How a match stands: one row for each side or player, best place 1."""

from dataclasses import dataclass

from cardtables.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Row:
    """One side of the standing."""

    seats: tuple[Seat, ...]
    points: int
    place: int | None = None
    """1 for the winners; None while the place is open."""


Standing = tuple[Row, ...]
"""Rows by lowest seat, eliminated ones included."""


def winners(standing: Standing) -> tuple[Seat, ...]:
    """The seats on the first place, in seat order; empty while the match is open."""
    return tuple(sorted(seat for row in standing if row.place == 1 for seat in row.seats))
