"""The options of the games in words: what each is called, what its values are called, and what they mean."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtables.app.texts import N_, _, _n
from cardtables.engine.game import AS_WRITTEN, TRADITIONAL, Game, Option, Value, option_values, value_word


class Words(NamedTuple):
    """One option in words."""

    title: str
    """At most 22 cells, so that it fits beside its value."""
    means: str
    """One sentence, at most 120 cells; the values may say more."""
    values: Mapping[Value, tuple[str, str]] = MappingProxyType({})
    """Name and meaning of each value; a value left out is called by itself."""


PRESETS = {
    AS_WRITTEN: (N_("as written"), N_("Everything as the printed rules say.")),
    TRADITIONAL: (N_("traditional"), N_("As the game is mostly played today.")),
}

OPTIONS: dict[str, Words] = {
    "target": Words(N_("Play to"), N_("The side that gets there first wins the match.")),
    "trump": Words(
        N_("Trump"),
        N_("How the trump suit is found."),
        {
            "pitch": (N_("first card led"), N_("The suit of the first card led is trump.")),
            "declared": (N_("named first"), N_("The pitcher names the trump suit, then leads any card.")),
        },
    ),
    "may_ruff": Words(
        N_("May ruff instead"),
        N_("Whether one may trump although one could follow suit."),
        {
            False: (N_("no"), N_("Whoever can follow suit must follow suit.")),
            True: (N_("yes"), N_("On a plain suit one may follow or trump, as one likes.")),
        },
    ),
    "carry_tie": Words(
        N_("Tied game carries"),
        N_("What becomes of the eight for game when both sides count the same."),
        {
            False: (N_("no"), N_("Equal counts: nobody gets the eight for game.")),
            True: (N_("yes"), N_("Equal counts: the eight for game are added to the next deal's.")),
        },
    ),
    "finish": Words(
        N_("Match ends"),
        N_("When the match is decided."),
        {
            "play_out": (N_("deal played out"), N_("The deal is played out; the side that got there first wins.")),
            "peg_out": (N_("at once"), N_("Play stops as soon as a side gets there.")),
            "higher": (N_("higher total"), N_("The deal is played out; the higher total wins.")),
        },
    ),
}


def option_title(key: str) -> str:
    """What an option is called."""
    return _(OPTIONS[key].title) if key in OPTIONS else key


def value_name(key: str, value: Value) -> str:
    """What a value is called."""
    if key in OPTIONS and value in OPTIONS[key].values:
        return _(OPTIONS[key].values[value][0])
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    return value_word(value)


def value_means(key: str, value: Value) -> str:
    """What a value means, in a sentence."""
    if key not in OPTIONS:
        return ""
    words = OPTIONS[key]
    return _(words.values[value][1] if value in words.values else words.means)


def choices(option: Option) -> tuple[Value, ...]:
    """The values one may walk through on the screen."""
    if not option.highest:
        return option.values
    steps = range(option.lowest, option.highest + 1, max(1, (option.highest - option.lowest) // 20))
    return tuple(dict.fromkeys((*option.values, *steps)))


def preset_of(game: Game, options: Any) -> str | None:
    """The preset that these options are; None when they are none."""
    return next((preset for preset in game.presets if game.choose(preset) == options), None)


def table_name(game: Game, options: Any) -> str:
    """The options in two or three words: `as written`, `3 rules changed`."""
    preset = preset_of(game, options)
    if preset is not None:
        return _(PRESETS[preset][0])
    plain = option_values(game.choose())
    changed = sum(plain[key] != value for key, value in option_values(options).items())
    return _n("{count} rule changed", "{count} rules changed", changed)
