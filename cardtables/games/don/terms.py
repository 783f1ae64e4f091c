"""What a Don table may know of its rules: the options, who sides with whom, what a card is worth. No way to act."""

from typing import TYPE_CHECKING, Protocol

from cardtables.engine.seats import Seat

if TYPE_CHECKING:
    from cardtables.games.don.state import DonState
    from cardtables.games.don.variants import Variant


class Choices(Protocol):
    """The options of any Don game; one that a game does not offer is fixed there."""

    @property
    def target(self) -> int:
        """How many pegs win the match."""

    @property
    def trump(self) -> str:
        """How trump is found: pitch, declared."""

    @property
    def may_ruff(self) -> bool:
        """Whether a trump may be played by who could follow."""

    @property
    def carry_tie(self) -> bool:
        """Whether a tied game adds its prize to the next one."""

    @property
    def finish(self) -> str:
        """When the match is decided: play_out, peg_out, higher."""

    @property
    def first_trick(self) -> str:
        """Who has the first trick where a card decides who pitches: fixed (the pitcher), normal."""

    @property
    def pitch(self) -> str:
        """When that card decides: every_deal, first_deal_only."""

    @property
    def rows(self) -> str:
        """How Blind Don is laid out: hidden_hand, open_rows, hand_first."""


class DonTerms(Protocol):
    """The public terms of a match; DonRules has them all."""

    variant: "Variant"
    options: Choices
    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    worth: tuple[tuple[int, ...], ...]
    """What a card pegs, by trump and card."""
    counts: tuple[int, ...]
    """What a card counts towards the game, by card."""

    def holder_pitches(self, state: "DonState") -> bool:
        """Whether in this deal the holder of `variant.pitch_card` pitches."""

    def takes_first(self, state: "DonState") -> Seat | None:
        """Who has the trick under way whatever is played; None when the best card takes it."""
