"""What a Donkey table may know of its rules: the options. No way to act."""

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from cardtables.games.donkey.variants import DonkeyOptions


class DonkeyTerms(Protocol):
    """The public terms of a match; DonkeyRules has them all."""

    options: "DonkeyOptions"
    seats: int
