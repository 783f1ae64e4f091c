"""The Don family: trick games whose points are pegged on a cribbage board."""

from cardtables.games.don.variants import BLIND_DON, DON, IRISH_DON, PHAT

__all__ = ["BLIND_DON", "DON", "IRISH_DON", "PHAT"]
