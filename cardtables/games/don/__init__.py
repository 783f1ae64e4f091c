"""The Don family: trick games whose points are pegged on a cribbage board."""

from cardtables.games.don.variants import DON

__all__ = ["DON"]
