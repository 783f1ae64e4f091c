"""What people have chosen once and need not choose again: language, looks, habits, names, the last tables."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, NamedTuple

from cardtables.app.texts import LANGUAGES
from cardtables.engine.game import Value

THEMES = ("felt", "paper", "night", "contrast")
DECKS = ("solid", "line", "ascii")
COURT_LETTERS = ("JQKA", "ВДКТ")
IDLE_SECONDS = (60, 30, 120, 300, 0)
"""After how long a hand hides by itself; 0: never."""
TRICK_STAYS_MS = (0, 1000, 2000, 4000)
"""How long a finished trick lies; 0: until a key."""
PACE_MS = (450, 800, 1200, 0, 200)
"""How long a computer thinks."""
NAMES_KEPT = 12


class LastTable(NamedTuple):
    """How a game was last set up."""

    seats: tuple[str, ...]
    """A name, or `bot:LEVEL`, for each seat."""
    options: Mapping[str, Value]
    """What was chosen, by option key."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All choices; a field left alone has what most people want."""

    language: str = ""
    """Code of the language; empty: what the environment says."""
    theme: str = THEMES[0]
    deck: str = DECKS[0]
    four_colours: bool = False
    court_letters: str = COURT_LETTERS[0]
    ascii: bool | None = None
    """None: as the terminal needs."""
    ask_first: bool = False
    idle_seconds: int = IDLE_SECONDS[0]
    trick_stays_ms: int = TRICK_STAYS_MS[0]
    pace_ms: int = PACE_MS[0]
    animations: bool = True
    open_table: bool = False
    names: tuple[str, ...] = ()
    """Names typed before, the latest first."""
    tables: Mapping[str, LastTable] = field(default_factory=dict)
    """The last set-up of each game, by its id."""

    def to_plain(self) -> dict[str, Any]:
        """As dicts, lists and plain values, for keeping."""
        plain = asdict(self)
        plain["names"] = list(self.names)
        plain["tables"] = {
            game: {"seats": list(table.seats), "options": dict(table.options)} for game, table in self.tables.items()
        }
        return plain

    def with_table(self, game: str, table: LastTable) -> dict[str, Any]:
        """What changes when a table is dealt: its set-up, and its people's names on top of the others."""
        typed = tuple(seat for seat in table.seats if not seat.startswith("bot:"))
        names = tuple(dict.fromkeys((*typed, *self.names)))[:NAMES_KEPT]
        return {"names": names, "tables": {**self.tables, game: table}}


def settings_from(plain: Mapping[str, Any]) -> Settings:
    """The settings kept; a value that is unknown or damaged is left at its default."""
    read = {name: plain[name] for name in _READERS if name in plain}
    values: dict[str, Any] = {}
    for name, value in read.items():
        understood = _READERS[name](value)
        if understood is not _DAMAGED:
            values[name] = understood
    return Settings(**values)


_DAMAGED = object()


def _one_of(*values: object) -> Callable[[object], object]:
    return lambda value: value if any(value == one and type(value) is type(one) for one in values) else _DAMAGED


def _whole(highest: int) -> Callable[[object], object]:
    return lambda value: value if type(value) is int and 0 <= value <= highest else _DAMAGED


def _words(value: object) -> tuple[str, ...] | None:
    if isinstance(value, list | tuple) and all(isinstance(word, str) and word.strip() for word in value):
        return tuple(value)
    return None


def _names(value: object) -> object:
    words = _words(value)
    return _DAMAGED if words is None else words[:NAMES_KEPT]


def _tables(value: object) -> object:
    if not isinstance(value, Mapping):
        return _DAMAGED
    tables = {game: _table(table) for game, table in value.items() if isinstance(game, str)}
    return {game: table for game, table in tables.items() if table is not None}


def _table(value: object) -> LastTable | None:
    if not isinstance(value, Mapping):
        return None
    seats, options = _words(value.get("seats")), value.get("options", {})
    if not seats or not isinstance(options, Mapping):
        return None
    kept = {key: one for key, one in options.items() if isinstance(key, str) and isinstance(one, int | str | bool)}
    return LastTable(seats, kept)


_FLAG = _one_of(True, False)
_READERS: dict[str, Callable[[Any], object]] = {
    "language": _one_of("", *LANGUAGES),
    "theme": _one_of(*THEMES),
    "deck": _one_of(*DECKS),
    "four_colours": _FLAG,
    "court_letters": _one_of(*COURT_LETTERS),
    "ascii": _one_of(None, True, False),
    "ask_first": _FLAG,
    "idle_seconds": _whole(3600),
    "trick_stays_ms": _whole(60_000),
    "pace_ms": _whole(10_000),
    "animations": _FLAG,
    "open_table": _FLAG,
    "names": _names,
    "tables": _tables,
}
assert set(_READERS) == {one.name for one in fields(Settings)}, "every setting is read back"
