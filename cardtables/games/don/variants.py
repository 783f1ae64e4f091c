"""The Don games as data: how many play, what a card pegs, what the game is worth, which options there are."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from cardtables.engine.cards import ACE, FIVE, JACK, KING, NINE, QUEEN, Rank
from cardtables.engine.game import Game, choice, flag
from cardtables.games.don.rules import DonRules


@dataclass(frozen=True, slots=True)
class Variant:
    """What distinguishes one game of the family."""

    hand: int
    """Cards dealt to each."""
    trump_pegs: Mapping[Rank, int]
    """What a trump of a rank pegs."""
    side_pegs: Mapping[Rank, int]
    """What a card of another suit pegs."""
    game: int
    """What the higher count pegs after the deal; 0: no such reward."""


NINE_CARD = Variant(
    hand=9,
    trump_pegs={ACE: 4, KING: 3, QUEEN: 2, JACK: 1, NINE: 9, FIVE: 10},  # decisions.md D7: the ace, not the top trump
    side_pegs={FIVE: 5},  # decisions.md D8
    game=8,
)


@dataclass(frozen=True, slots=True)
class DonOptions:
    """The options of nine-card Don (rules page, "Options")."""

    target: int = choice(121, 91, 61)
    trump: str = choice("pitch", "declared")
    may_ruff: bool = flag()
    carry_tie: bool = flag()
    finish: str = choice("play_out", "peg_out", "higher")


DON = Game(
    id="don",
    family="don",
    title="Don",
    seats=(4,),
    options=DonOptions,
    traditional={"target": 121, "finish": "peg_out"},
    rules=partial(DonRules, NINE_CARD),
)
