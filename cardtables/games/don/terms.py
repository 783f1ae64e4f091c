"""What a Don table may know of its rules: the options, who sides with whom, what a card is worth. No way to act."""

from typing import TYPE_CHECKING, Protocol

from cardtables.engine.seats import Seat

if TYPE_CHECKING:
    from cardtables.games.don.variants import DonOptions, Variant


class DonTerms(Protocol):
    """The public terms of a match; DonRules has them all."""

    variant: "Variant"
    options: "DonOptions"
    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    worth: tuple[tuple[int, ...], ...]
    """What a card pegs, by trump and card."""
    counts: tuple[int, ...]
    """What a card counts towards the game, by card."""
