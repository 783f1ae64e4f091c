"""Donkey as data: who plays, with which options."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardtables.engine.game import Game, choice, flag

if TYPE_CHECKING:
    from cardtables.games.donkey.rules import DonkeyRules


@dataclass(frozen=True, slots=True)
class DonkeyOptions:
    """The options of Donkey (rules page, "Options")."""

    word: str = choice("DONKEY", "PIG")
    tie_window: int = choice(50, lowest=0, highest=200)
    loser_deals: bool = flag()


def _rules(options: DonkeyOptions, seats: int) -> "DonkeyRules":
    from cardtables.games.donkey.rules import DonkeyRules  # noqa: PLC0415 – starting up counts

    return DonkeyRules(options, seats)


DONKEY = Game(
    id="donkey",
    family="donkey",
    title="Donkey",
    seats=(4,),
    options=DonkeyOptions,
    traditional={"loser_deals": True},
    rules=_rules,
)
