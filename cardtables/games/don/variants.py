"""The Don games as data: how many play, what a card pegs, what the game is worth, which options there are."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

from cardtables.engine.cards import ACE, DIAMONDS, FIVE, JACK, KING, NINE, QUEEN, TWO, Card, Rank, card_of
from cardtables.engine.game import Game, choice, flag

if TYPE_CHECKING:
    from cardtables.games.don.rules import DonRules

# The rules of a family are imported when somebody plays: starting up counts.
# ruff: noqa: PLC0415


@dataclass(frozen=True, slots=True)
class Variant:
    """What distinguishes one game of the family."""

    hand: int
    """Cards dealt to each into the hand."""
    trump_pegs: Mapping[Rank, int]
    """What a trump of a rank pegs."""
    side_pegs: Mapping[Rank, int]
    """What a card of another suit pegs."""
    game: int
    """What the higher count pegs after the deal; 0: no such reward."""
    table: int = 0
    """Cards dealt to each face down onto the table, before the hands."""
    pitch_card: Card | None = None
    """The card whose holder pitches; None: the player left of the dealer does."""

    @property
    def tricks(self) -> int:
        """How many tricks a deal has."""
        return self.hand + self.table


NINE_CARD = Variant(
    hand=9,
    trump_pegs={ACE: 4, KING: 3, QUEEN: 2, JACK: 1, NINE: 9, FIVE: 10},  # decisions.md D7: the ace, not the top trump
    side_pegs={FIVE: 5},  # decisions.md D8
    game=8,
)
BLIND = replace(NINE_CARD, table=9)
IRISH = Variant(
    hand=13,
    trump_pegs={ACE: 4, KING: 3, QUEEN: 2, JACK: 1, NINE: 18, FIVE: 10},
    side_pegs={NINE: 9, FIVE: 5},
    game=0,  # decisions.md I6
    pitch_card=card_of(DIAMONDS, TWO),
)
SCOTTISH = Variant(
    hand=13,
    trump_pegs={ACE: 4, KING: 4, QUEEN: 2, JACK: 1, NINE: 18, FIVE: 10},  # decisions.md P1: the king as printed
    side_pegs={NINE: 9, FIVE: 5},
    game=8,  # decisions.md P3: the muck, once
)


@dataclass(frozen=True, slots=True)
class DonOptions:
    """The options of nine-card Don (rules page, "Options")."""

    target: int = choice(121, 91, 61)
    trump: str = choice("pitch", "declared")
    may_ruff: bool = flag()
    carry_tie: bool = flag()
    finish: str = choice("play_out", "peg_out", "higher")
    first_trick: ClassVar[str] = "normal"
    pitch: ClassVar[str] = "every_deal"
    rows: ClassVar[str] = "hidden_hand"


@dataclass(frozen=True, slots=True)
class BlindOptions:
    """The options of Blind Don."""

    target: int = choice(121, 91, 61)
    may_ruff: bool = flag()
    carry_tie: bool = flag()
    finish: str = choice("play_out", "peg_out", "higher")
    rows: str = choice("hidden_hand", "open_rows", "hand_first")
    trump: ClassVar[str] = "pitch"
    first_trick: ClassVar[str] = "normal"
    pitch: ClassVar[str] = "every_deal"


@dataclass(frozen=True, slots=True)
class IrishOptions:
    """The options of Irish Don."""

    target: int = choice(80, 81)
    trump: str = choice("pitch", "declared")
    may_ruff: bool = flag()
    finish: str = choice("play_out", "peg_out", "higher")
    first_trick: str = choice("fixed", "normal")
    pitch: str = choice("every_deal", "first_deal_only")
    carry_tie: ClassVar[bool] = False
    rows: ClassVar[str] = "hidden_hand"


@dataclass(frozen=True, slots=True)
class PhatOptions:
    """The options of Phat."""

    target: int = choice(121, 91, 181)
    trump: str = choice("pitch", "declared")
    may_ruff: bool = flag()
    carry_tie: bool = flag()
    finish: str = choice("play_out", "peg_out", "higher")
    phat_king: int = choice(4, 3)
    first_trick: ClassVar[str] = "normal"
    pitch: ClassVar[str] = "every_deal"
    rows: ClassVar[str] = "hidden_hand"


def _rules(variant: Variant, options: Any, seats: int) -> "DonRules":
    from cardtables.games.don.rules import DonRules

    return DonRules(variant, options, seats)


def _blind(options: BlindOptions, seats: int) -> "DonRules":
    from cardtables.games.don.blind import BlindRules

    return BlindRules(BLIND, options, seats)


def _phat(options: PhatOptions, seats: int) -> "DonRules":
    """The rules of Phat, the king of trumps pegging what the option says."""
    pegs = {**SCOTTISH.trump_pegs, KING: options.phat_king}
    return _rules(replace(SCOTTISH, trump_pegs=pegs), options, seats)


DON = Game(
    id="don",
    family="don",
    title="Don",
    seats=(4,),
    options=DonOptions,
    traditional={"target": 121, "finish": "peg_out"},
    rules=partial(_rules, NINE_CARD),
)
BLIND_DON = Game(
    id="blind-don",
    family="don",
    title="Blind Don",
    seats=(2,),
    options=BlindOptions,
    traditional={"target": 121, "finish": "peg_out", "rows": "open_rows"},
    rules=_blind,
)
IRISH_DON = Game(
    id="irish-don",
    family="don",
    title="Irish Don",
    seats=(4,),
    options=IrishOptions,
    traditional={"target": 81, "finish": "peg_out", "first_trick": "normal", "pitch": "first_deal_only"},
    rules=partial(_rules, IRISH),
)
PHAT = Game(
    id="phat",
    family="don",
    title="Phat",
    seats=(4,),
    options=PhatOptions,
    traditional={"target": 181, "carry_tie": True, "finish": "peg_out", "phat_king": 3},
    rules=_phat,
)
