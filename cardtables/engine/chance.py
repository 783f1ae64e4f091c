"""Chance: everything drawn from one stream of numbers in [0, 1), the only one Python promises to keep."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Rng(Protocol):
    """A source of chance: `random.Random` is one."""

    def random(self) -> float:
        """A number in [0, 1)."""


def shuffled(things: Sequence[T], rng: Rng) -> list[T]:
    """The things in an order of chance (Fisher–Yates)."""
    order = list(things)
    draw = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(draw() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order


def one_of(things: Sequence[T], rng: Rng) -> T:
    """One of the things, each as likely as any other."""
    return things[int(rng.random() * len(things))]
