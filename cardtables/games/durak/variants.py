"""The four games of English Durak as data: what is dealt, what each card does and costs, which options there are."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from cardtables.engine.cards import ACE, JACK, KING, QUEEN, RANKS, SEVEN, SIX, TEN, Rank
from cardtables.engine.game import Game, Value, choice, flag
from cardtables.games.durak.powers import (
    COVER,
    COVER_OR_END,
    ORDER,
    ORDER_AND_SKIP,
    SKIP,
    TAKE_ONE,
    TAKE_TWO,
    Opening,
    Power,
    Variant,
)

if TYPE_CHECKING:
    from cardtables.games.durak.rules import DurakRules

EVERY_RANK = frozenset(RANKS)
FACE_VALUE: Mapping[Rank, int] = {**{rank: rank + 2 for rank in RANKS}, JACK: 10, QUEEN: 10, KING: 10, ACE: 11}
"""Tens and pictures ten, an ace eleven, the others what is printed on them."""

ACE_ORDERS = Variant(
    hand=5,
    opening=Opening.LEAD,
    powers={SIX: TAKE_TWO, ACE: COVER},
    worth=FACE_VALUE,
    alike=EVERY_RANK,
)
QUEEN_ORDERS = Variant(
    hand=4,
    opening=Opening.STARTER,
    powers={SIX: TAKE_TWO, SEVEN: TAKE_TWO, QUEEN: ORDER, ACE: COVER},  # decisions.md B3
    worth={**FACE_VALUE, QUEEN: 30},
    alike=EVERY_RANK,
    anywhere=frozenset({QUEEN}),
    bonus=QUEEN,
)
JACK_ORDERS = Variant(
    hand=6,
    opening=Opening.FLIP,
    powers={SIX: TAKE_TWO, SEVEN: TAKE_ONE, JACK: ORDER, ACE: SKIP},  # decisions.md V2, V4
    worth=FACE_VALUE,
    alike=EVERY_RANK,  # decisions.md V3
    fatal=JACK,
)
SUIT_ONLY = Variant(
    hand=4,
    opening=Opening.STARTER,
    powers={SIX: TAKE_TWO, QUEEN: ORDER_AND_SKIP, ACE: TAKE_ONE},
    worth={ACE: 11, KING: 4, QUEEN: 20, JACK: 2, TEN: 10},
    alike=frozenset({SIX}),  # decisions.md G2
    anywhere=frozenset({QUEEN}),
    bonus=QUEEN,  # decisions.md G4
)


@dataclass(frozen=True, slots=True)
class DurakOptions:
    """The options that all four games have (rules page, "Options")."""

    limit: int = choice(101, 0, lowest=20, highest=1000)
    """Whoever comes to so many points ends the match; 0: a single deal."""
    draw_until: bool = flag()
    may_keep: bool = flag()
    stack_six: bool = flag()
    reshuffle: bool = flag()
    winner_leads: bool = flag()


@dataclass(frozen=True, slots=True)
class OptionsA(DurakOptions):
    """The options of variant A."""

    ace_last_wins: bool = flag()

    def changed(self, variant: Variant) -> Variant:
        """The variant with these options."""
        return _with(variant, {ACE: COVER_OR_END}) if self.ace_last_wins else variant


@dataclass(frozen=True, slots=True)
class OptionsB(OptionsA):
    """The options of variant B."""

    six_plain: bool = flag()

    def changed(self, variant: Variant) -> Variant:
        """The variant with these options."""
        variant = OptionsA.changed(self, variant)
        return _without(variant, SIX) if self.six_plain else variant


@dataclass(frozen=True, slots=True)
class OptionsV(DurakOptions):
    """The options of variant V."""

    limit: int = choice(500, 0, lowest=20, highest=1000)
    jack_any: bool = flag()
    jack_points: bool = flag()

    def changed(self, variant: Variant) -> Variant:
        """The variant with these options."""
        if self.jack_any:
            variant = replace(variant, anywhere=frozenset({JACK}))
        return replace(variant, fatal=None) if self.jack_points else variant


@dataclass(frozen=True, slots=True)
class OptionsG(DurakOptions):
    """The options of variant G."""

    limit: int = choice(100, 0, lowest=20, highest=1000)
    queen_skips: bool = choice(True, False)

    def changed(self, variant: Variant) -> Variant:
        """The variant with these options."""
        return variant if self.queen_skips else _with(variant, {QUEEN: ORDER})


def _with(variant: Variant, powers: Mapping[Rank, Power]) -> Variant:
    return replace(variant, powers={**variant.powers, **powers})


def _without(variant: Variant, rank: Rank) -> Variant:
    return replace(variant, powers={other: power for other, power in variant.powers.items() if other != rank})


def _rules(variant: Variant, options: Any, seats: int) -> "DurakRules":
    from cardtables.games.durak.rules import DurakRules  # noqa: PLC0415 – starting up counts

    return DurakRules(options.changed(variant), options, seats)


def _game(letter: str, variant: Variant, options: type, traditional: Mapping[str, Value]) -> Game:
    rules: Callable[[Any, int], DurakRules] = partial(_rules, variant)
    return Game(
        id=f"durak-{letter}", family="durak", title=f"Durak {letter.upper()}", seats=(2, 3, 4, 5),
        options=options, traditional=traditional, rules=rules,
    )  # fmt: skip


DURAK_A = _game("a", ACE_ORDERS, OptionsA, {"limit": 101, "draw_until": True, "ace_last_wins": True})
DURAK_B = _game("b", QUEEN_ORDERS, OptionsB, {"limit": 101, "draw_until": True, "six_plain": True})
DURAK_V = _game("v", JACK_ORDERS, OptionsV, {"limit": 500, "jack_points": True})
DURAK_G = _game("g", SUIT_ONLY, OptionsG, {"limit": 100, "draw_until": True, "queen_skips": True})
