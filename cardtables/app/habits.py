"""Settings as rows of a list: what each is called, what it may be, and what that means."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from cardtables.app.settings import (
    COURT_LETTERS,
    DECKS,
    IDLE_SECONDS,
    PACE_MS,
    THEMES,
    TRICK_STAYS_MS,
    Settings,
)  # fmt: skip
from cardtables.app.texts import LANGUAGES, N_, _, language


@dataclass(frozen=True)
class Habit:
    """One setting."""

    key: str
    """The field of Settings."""
    title: str
    means: str
    values: Sequence[Any]
    word: Callable[[Any], str]

    def value(self, settings: Settings) -> Any:
        """What is chosen."""
        return (settings.language or language()) if self.key == "language" else getattr(settings, self.key)

    def turned(self, settings: Settings, step: int) -> dict[str, Any]:
        """What changes when one goes on to the next value."""
        chosen = self.value(settings)
        values = list(self.values) if chosen in self.values else [chosen, *self.values]
        value = values[(values.index(chosen) + step) % len(values)]
        more = {"four_colours": True} if (self.key, value) == ("theme", "contrast") else {}
        return {self.key: value, **more}


def _on_off(value: bool) -> str:
    return _("on") if value else _("off")


def _off_on(value: bool) -> str:
    return _on_off(not value)


def _seconds(seconds: int) -> str:
    return _("{seconds} s").format(seconds=seconds) if seconds else _("never")


def _stays(milliseconds: int) -> str:
    return _("{seconds} s").format(seconds=milliseconds // 1000) if milliseconds else _("until a key")


def _pace(milliseconds: int) -> str:
    return _("{number} ms").format(number=milliseconds) if milliseconds else _("at once")


def _ascii(value: bool | None) -> str:
    return _("as the terminal needs") if value is None else _("letters") if value else _("suit signs")


def _theme(value: str) -> str:
    return _({"felt": N_("felt"), "paper": N_("paper"), "night": N_("night"), "contrast": N_("contrast")}[value])


def _deck(value: str) -> str:
    return _({"solid": N_("solid"), "line": N_("lines"), "ascii": N_("letters")}[value])


_BOTH = (False, True)

CURTAIN = Habit(
    "open_table", N_("Curtain between people"),
    N_("A hand opens only by its owner's number. Off: an open table, for teaching."), _BOTH, _off_on,
)  # fmt: skip
IDLE = Habit(
    "idle_seconds", N_("Hide the hand after"),
    N_("A hand that nobody touches is hidden after this time."), IDLE_SECONDS, _seconds,
)  # fmt: skip
STAYS = Habit(
    "trick_stays_ms", N_("Trick stays"),
    N_("How long a finished trick lies on the table, in Durak the last card of a deal."), TRICK_STAYS_MS, _stays,
)  # fmt: skip
ASK = Habit(
    "ask_first", N_("Ask before playing"),
    N_("On: the key of a card only chooses it, Enter plays it."), _BOTH, _on_off,
)  # fmt: skip
COLOURS = Habit(
    "four_colours", N_("Four-colour suits"),
    N_("On: each suit has a colour of its own."), _BOTH, _on_off,
)  # fmt: skip
LANGUAGE = Habit("language", N_("Language"), N_("All screens change at once."), tuple(LANGUAGES), LANGUAGES.__getitem__)
THEME = Habit(
    "theme", N_("Colours"), N_("Green felt, light paper, a dim room, or the strongest contrast."), THEMES, _theme
)
DECK = Habit("deck", N_("Cards"), N_("How the cards are drawn."), DECKS, _deck)
COURTS = Habit(
    "court_letters", N_("Letters on court cards"),
    N_("J Q K A, or the Russian letters."), COURT_LETTERS, " ".join,
)  # fmt: skip
ASCII = Habit(
    "ascii", N_("Characters"),
    N_("Letters only: for terminals that cannot show suit signs."), (None, False, True), _ascii,
)  # fmt: skip
PACE = Habit("pace_ms", N_("Computers think for"), N_("Enter hurries them at any time."), PACE_MS, _pace)
MOTION = Habit(
    "animations", N_("Motion"), N_("Off: nothing moves, everything is shown at once."), (True, False), _on_off
)

AT_THE_TABLE = (CURTAIN, IDLE, STAYS, ASK, COLOURS)
"""What the seats screen offers."""
LOOKS = (LANGUAGE, THEME, DECK, COLOURS, COURTS, ASCII, MOTION)
HABITS = (CURTAIN, IDLE, STAYS, ASK, PACE)
