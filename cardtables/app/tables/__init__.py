"""The table widgets, one a family of games."""

from importlib import import_module

from cardtables.app.tables.table import Table

TABLES = {"don": "don:DonTable", "donkey": "donkey:DonkeyTable", "durak": "durak:DurakTable"}
"""Module and class of each family's table; imported when somebody sits down, since starting up counts."""


def table_of(family: str) -> type[Table]:
    """The table widget of a family of games."""
    module, _, name = TABLES[family].partition(":")
    table: type[Table] = getattr(import_module(f"{__name__}.{module}"), name)
    return table
