"""What each family of games is about, told to the computer players."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, cast

from cardtables.engine.rules import Rules

if TYPE_CHECKING:
    from cardtables.bots.bot import Hints, Signs


def hints_for(rules: Rules[Any]) -> "Hints":
    """The module of the family, by its name."""
    return cast("Hints", import_module(f"{__name__}.{rules.family}"))


def signs_for(rules: Rules[Any]) -> "Signs":
    """The same module, of a family in which there are races."""
    return cast("Signs", import_module(f"{__name__}.{rules.family}"))


def best(values: list[float] | tuple[float, ...]) -> int:
    """The place of the greatest value, the first of equal ones."""
    return max(range(len(values)), key=values.__getitem__)
