"""Donkey as data: who plays, with which options."""

from dataclasses import dataclass

from cardtables.engine.game import Game, choice, flag
from cardtables.games.donkey.rules import DonkeyRules


@dataclass(frozen=True, slots=True)
class DonkeyOptions:
    """The options of Donkey (rules page, "Options")."""

    word: str = choice("DONKEY", "PIG")
    tie_window: int = choice(50, lowest=0, highest=200)
    loser_deals: bool = flag()


DONKEY = Game(
    id="donkey",
    family="donkey",
    title="Donkey",
    seats=(4,),
    options=DonkeyOptions,
    traditional={"loser_deals": True},
    rules=DonkeyRules,
)
