"""What a table of English Durak may know of its rules: the variant, the options, what a card costs. No way to act."""

from typing import TYPE_CHECKING, Protocol

from cardtables.engine.cards import Card
from cardtables.games.durak.powers import Variant

if TYPE_CHECKING:
    from cardtables.games.durak.variants import DurakOptions


class DurakTerms(Protocol):
    """The public terms of a match; DurakRules has them all."""

    variant: Variant
    """With the options of its own worked in."""
    options: "DurakOptions"
    seats: int
    pack: tuple[Card, ...]
    worth: tuple[int, ...]
    """What a card costs whoever is left with it, by card."""
