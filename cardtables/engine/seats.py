"""The seats round the table, clockwise; the table itself sits on a seat of its own, the seat of chance."""

from typing import NewType

Seat = NewType("Seat", int)
"""0 … n-1 clockwise; written 1 … n in records and on the screen."""

TABLE = Seat(99)
"""The seat of chance: it draws lots, shuffles and closes what has a deadline. Out of range on purpose."""

OVER = Seat(98)
"""The seat in turn when a match is decided: nobody's. Out of range on purpose."""

Viewer = Seat | None
"""Who looks: a seat, or None for a bystander, who sees only what lies open."""


def left_of(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise at a table of `seats`."""
    return Seat((seat + 1) % seats)


def seats_from(first: Seat, seats: int) -> list[Seat]:
    """All seats of a table of `seats`, clockwise, beginning with `first`."""
    return [Seat((first + step) % seats) for step in range(seats)]
