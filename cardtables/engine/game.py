"""A game as the picker and the command line know it: its name, its seats, its options, its rules."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, NamedTuple

from cardtables.engine.rules import Rules
from cardtables.engine.wrong import Wrong

AS_WRITTEN, TRADITIONAL = "as-written", "traditional"
Value = int | str | bool


class OptionError(Wrong):
    """An option, a preset or a number of seats that the game does not have; says what is possible."""


class Option(NamedTuple):
    """One option of a game."""

    key: str
    values: tuple[Value, ...]
    """What it may be; the first is what the printed rules say."""
    lowest: int = 0
    highest: int = 0
    """With highest > 0 every whole number lowest … highest is allowed beside `values`."""

    def allows(self, value: object) -> bool:
        """Whether the option may have this value, of just this type."""
        if any(value == one and type(value) is type(one) for one in self.values):
            return True
        return type(value) is int and self.highest > 0 and self.lowest <= value <= self.highest

    @property
    def possible(self) -> str:
        """The possible values in the words of the command line: `121, 91, 61`."""
        words = [value_word(value) for value in self.values]
        return ", ".join(words + ([f"{self.lowest}-{self.highest}"] if self.highest else []))


def choice(*values: Value, lowest: int = 0, highest: int = 0) -> Any:
    """A field of an options dataclass: the first value is the default."""
    return field(default=values[0], metadata={"values": values, "lowest": lowest, "highest": highest})


def flag() -> Any:
    """A field that is no (the default) or yes."""
    return choice(False, True)


def value_word(value: Value) -> str:
    """A value as the command line and records write it: yes and no for the truth values."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


@dataclass(frozen=True, slots=True)
class Game:
    """The registry card of one game."""

    id: str
    family: str
    """Games of one family stand together and share a table widget."""
    title: str
    """Its English name, the key of its name in other languages."""
    seats: tuple[int, ...]
    """How many may sit at the table."""
    options: type
    """A frozen dataclass made of `choice` and `flag` fields."""
    traditional: Mapping[str, Value]
    """What the preset of that name changes."""
    rules: Callable[[Any, int], Rules[Any]]
    """(options, number of seats) → the rules with these options compiled in."""

    def check_seats(self, seats: int) -> None:
        """Raises OptionError unless so many may sit at the table."""
        if seats not in self.seats:
            raise OptionError(
                "seats: {game} is for {possible}, here are {seats}",
                game=self.id, possible=seat_numbers(self.seats), seats=seats,
            )  # fmt: skip

    @property
    def menu(self) -> tuple[Option, ...]:
        """The options with what each may be, in the order of the rules page."""
        return tuple(Option(one.name, **one.metadata) for one in fields(self.options))

    @property
    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """The named sets of option values."""
        return {AS_WRITTEN: {}, TRADITIONAL: self.traditional}

    def choose(self, preset: str = AS_WRITTEN, changes: Mapping[str, Value] | None = None) -> Any:
        """The options of a preset with changes. Raises OptionError."""
        if preset not in self.presets:
            raise OptionError(
                "preset {preset}: {game} has {possible}", preset=preset, game=self.id, possible=", ".join(self.presets)
            )
        values = {**self.presets[preset], **(changes or {})}
        menu = {option.key: option for option in self.menu}
        for key, value in values.items():
            if key not in menu:
                raise OptionError(
                    "option {key}: {game} has {possible}", key=key, game=self.id, possible=", ".join(menu)
                )
            if not menu[key].allows(value):
                raise OptionError(
                    "option {key}={value}: possible are {possible}",
                    key=key, value=value_word(value), possible=menu[key].possible,
                )  # fmt: skip
        return self.options(**values)

    def read_options(self, words: Iterable[str], preset: str = AS_WRITTEN) -> Any:
        """The options of a preset with changes written `key=value`. Raises OptionError."""
        menu = {option.key: option for option in self.menu}
        changes: dict[str, Value] = {}
        for word in words:
            key, equals, text = word.partition("=")
            if not equals:
                raise OptionError("option {word}: write key=value", word=word)
            if key in changes:
                raise OptionError("option {key}: given twice", key=key)
            changes[key] = _read_value(text, menu[key]) if key in menu else text
        return self.choose(preset, changes)


def seat_numbers(seats: tuple[int, ...]) -> str:
    """`4`, or `2–5`."""
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}–{seats[-1]}"


def option_values(options: Any) -> dict[str, Value]:
    """All values of an options object by key, in menu order."""
    return {one.name: getattr(options, one.name) for one in fields(options)}


def option_words(options: Any) -> list[str]:
    """All values as `key=value` words, in menu order."""
    return [f"{key}={value_word(value)}" for key, value in option_values(options).items()]


def _read_value(text: str, option: Option) -> Value:
    for value in option.values:
        if value_word(value) == text:
            return value
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 12 else text
