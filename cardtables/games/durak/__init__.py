"""English Durak: four shedding games with orders, penalties and skips; the first without cards wins the deal."""

from cardtables.games.durak.variants import DURAK_A, DURAK_B, DURAK_G, DURAK_V

__all__ = ["DURAK_A", "DURAK_B", "DURAK_G", "DURAK_V"]
