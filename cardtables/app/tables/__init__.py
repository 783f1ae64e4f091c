"""The table widgets, one a family of games."""

from importlib import import_module

from cardtables.app.tables.table import Table
from cardtables.engine.game import Game

TABLES = {
    "don": "don.table:DonTable",
    "blind-don": "don.blind:BlindTable",
    "donkey": "donkey.table:DonkeyTable",
    "durak": "durak.table:DurakTable",
}
"""Module and class of each family's table, or of a game's that has one of its own.

They are imported when somebody sits down, since starting up counts.
"""


def table_of(game: Game) -> type[Table]:
    """The table widget of a game: its own, else that of its family."""
    module, _, name = TABLES[game.id if game.id in TABLES else game.family].partition(":")
    table: type[Table] = getattr(import_module(f"{__name__}.{module}"), name)
    return table
