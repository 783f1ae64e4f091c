"""A table being set up: who sits where, by which rules, with which seed; it becomes the record of a match."""

from dataclasses import dataclass, field
from typing import Any

from cardtables.app.settings import LastTable, Settings
from cardtables.engine.game import Game, OptionError, Value, option_values
from cardtables.play.computer import BOT
from cardtables.play.match import Record

LEVELS = ("novice", "club")
"""The computers one may choose, in the order of the seats screen."""
LONGEST_NAME = 16
_UNWRITABLE = str.maketrans("", "", "|#\n\r\t")
"""What the line of seats in a record could not hold."""


@dataclass
class Setup:
    """What the seats screen changes."""

    game: Game
    seats: list[str]
    """A name, or `bot:LEVEL`."""
    options: Any
    seed: str | None = None
    people: dict[int, str] = field(default_factory=dict)
    """The name of the person who last sat on a seat."""

    def is_person(self, seat: int) -> bool:
        """Whether a person sits there."""
        return not self.seats[seat].startswith(BOT)

    def turn_kind(self, seat: int, step: int, fresh: str) -> None:
        """The next kind of player for a seat: person, then each level; `fresh` names one who never sat there."""
        kinds = ["", *(BOT + level for level in LEVELS)]
        now = "" if self.is_person(seat) else self.seats[seat]
        if now == "":
            self.people[seat] = self.seats[seat]
        at = kinds.index(now) if now in kinds else 0
        kind = kinds[(at + step) % len(kinds)]
        self.seats[seat] = kind or self.people.get(seat, fresh)

    def add_seat(self) -> bool:
        """One more seat at the end, with a computer on it; False when there are as many as may be."""
        if len(self.seats) + 1 not in self.game.seats:
            return False
        name = self.people.get(len(self.seats), "")
        self.seats.append(name or f"{BOT}club")
        return True

    def remove_seat(self, seat: int) -> bool:
        """Take a seat away, those after it move up; False when fewer cannot play."""
        if len(self.seats) - 1 not in self.game.seats:
            return False
        del self.seats[seat]
        self.people = {one - (one > seat): name for one, name in self.people.items() if one != seat}
        return True

    def name(self, seat: int, name: str) -> None:
        """A person of this name sits there; an empty name changes nothing."""
        written = clean_name(name)
        if written:
            self.seats[seat] = self.people[seat] = written

    def turn_option(self, key: str, values: tuple[Value, ...], step: int) -> None:
        """The next value of an option."""
        chosen = option_values(self.options)
        at = values.index(chosen[key]) if chosen[key] in values else 0
        self.options = self.game.choose(changes={**chosen, key: values[(at + step) % len(values)]})

    def record(self) -> Record:
        """The match that is to be played."""
        return Record(self.game, self.options, tuple(self.seats), self.seed)

    def last_table(self) -> LastTable:
        """What is remembered for the next time."""
        return LastTable(tuple(self.seats), option_values(self.options))


def clean_name(name: str) -> str:
    """A name as it may stand in a record; empty if nothing is left of it."""
    written = " ".join("".join(char for char in name if char.isprintable()).translate(_UNWRITABLE).split())
    while written.lower().startswith(BOT):
        written = written[len(BOT) :].strip()
    return written[:LONGEST_NAME].strip()


def prefilled(game: Game, settings: Settings, you: str) -> Setup:
    """The last set-up of this game; the first time `you`, or who played another game, with some computers."""
    kept = settings.tables.get(game.id)
    seats = [*kept.seats] if kept else []
    if len(seats) not in game.seats or any(seat.startswith(BOT) and seat[len(BOT) :] not in LEVELS for seat in seats):
        name = settings.names[0] if settings.names else you
        usual = game.seats[len(game.seats) // 2]
        seats = [name] + [f"{BOT}club"] * (usual - 1)
    options = game.choose()
    if kept:
        known = {option.key: option for option in game.menu}
        fitting = {key: value for key, value in kept.options.items() if key in known and known[key].allows(value)}
        try:
            options = game.choose(changes=fitting)
        except OptionError:
            options = game.choose()
    return Setup(game, seats, options)
