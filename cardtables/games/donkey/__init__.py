"""Donkey: sealed cards, an honest race to the nose."""

from cardtables.games.donkey.variants import DONKEY

__all__ = ["DONKEY"]
