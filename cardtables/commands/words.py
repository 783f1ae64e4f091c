"""The words of the command line: which commands and options there are, what is refused, and the page of help."""

import argparse
import re
from collections.abc import Mapping, Sequence
from typing import Any, NoReturn

from cardtables.app.texts import LANGUAGES, N_, _
from cardtables.engine.game import AS_WRITTEN
from cardtables.engine.wrong import Wrong

Spec = tuple[str, Mapping[str, Any]]
"""An argument as argparse wants it."""

_FLAG = {"action": "store_true"}
_JSON: Spec = ("--json", _FLAG)
_GAME: Spec = ("game", {"metavar": "GAME"})
_SEATS: Spec = ("--seat", {"action": "append", "default": [], "metavar": "SEAT"})
_SEED: Spec = ("--seed", {})
_OPTIONS: tuple[Spec, ...] = (
    ("--preset", {"default": None}),
    ("--set", {"action": "append", "default": [], "dest": "options", "metavar": "KEY=VALUE"}),
)
_HANDS: Spec = ("--open-hands", _FLAG)
COMMANDS: dict[str, tuple[Spec, ...]] = {
    "play": (_GAME, _SEATS, *_OPTIONS, _SEED),
    "games": (_JSON,),
    "rules": (_GAME,),
    "replay": (("what", {"metavar": "FILE|ID"}), _JSON, ("--seat", {"default": None}), _HANDS),
    "simulate": (
        _GAME, _SEATS, *_OPTIONS, _SEED, ("--matches", {"default": None}), ("--jobs", {"default": "1"}),
        ("--duplicate", _FLAG), _JSON,
    ),
    "matches": (_JSON,),
    "export": (("what", {"metavar": "ID"}), ("file", {"nargs": "?", "default": None, "metavar": "FILE"}), _HANDS),
    "import": (("what", {"metavar": "FILE"}),),
}  # fmt: skip
"""Every command with its arguments, beside those of COMMON."""
NOT_BUILT = ("stats",)
COMMON: tuple[Spec, ...] = (
    ("--lang", {"default": None}),
    ("--ascii", {"action": "store_const", "const": True, "dest": "ascii", "default": None}),
    ("--unicode", {"action": "store_const", "const": False, "dest": "ascii"}),
    ("--data", {"default": None}),
    ("--version", _FLAG),
    ("--help", _FLAG),
    ("-h", {"action": "store_true", "dest": "help"}),
    ("--plain", _FLAG),
)
"""What every command takes, before its name or after it."""

HELP = (
    ("cardtables", N_("the program: choose a game and play")),
    ("cardtables play GAME", N_("sit down at once: the players of the last time, or")),
    ("  --seat NAME, --seat bot:LEVEL", N_("who sits there, clockwise, once for each seat; levels: novice, club")),
    ("  --preset P, --set KEY=VALUE", N_("the rules of the table; `cardtables games` lists them")),
    ("  --seed S", N_("the same seed deals the same cards")),
    ("cardtables games [--json]", N_("the games with their seats, options and presets")),
    ("cardtables rules GAME", N_("the rules to read")),
    ("cardtables matches [--json]", N_("the saved matches")),
    ("cardtables replay FILE|ID [--json]", N_("what became of a record or of a saved match")),
    ("  --seat N", N_("as that seat sees it")),
    ("cardtables export ID [FILE]", N_("a saved match as text; what is hidden stays hidden until it is over")),
    ("  --open-hands", N_("everything, although the match is not over")),
    ("cardtables import FILE", N_("keep a record as a saved match; prints its number")),
    ("cardtables simulate GAME", N_("computers play: `--seat bot:LEVEL` once for each seat")),
    ("  --matches N [--duplicate]", N_("how many matches; every deal again with the players moved one seat on")),
    ("  --seed S, --jobs J, --json", N_("the luck, how many processes, a result for programs")),
    ("--lang en|ru", N_("the language")),
    ("--ascii, --unicode", N_("plain letters, or ♠ ♥ ♦ ♣")),
    ("--data DIR", N_("where saves and settings are")),
    ("--version, --help", N_("what this is")),
)
"""The page of help: what is typed, and what it does."""


def _formatter(prog: str) -> argparse.HelpFormatter:
    """Nothing is formatted by argparse; told a width it need not ask the terminal for each argument."""
    return argparse.HelpFormatter(prog, width=80)


class _Parser(argparse.ArgumentParser):
    """Complains with a Wrong, in the language in use."""

    def __init__(self, specs: Sequence[Spec]) -> None:
        super().__init__(prog="cardtables", add_help=False, allow_abbrev=False, formatter_class=_formatter)
        for name, how in specs:
            self.add_argument(name, **how)

    def error(self, message: str) -> NoReturn:
        """Raises Wrong."""
        if missing := re.match(r"the following arguments are required: (.+)", message):
            raise Wrong("{words} is missing", words=missing[1])
        if option := re.match(r"argument ([^:/]+)[^:]*: (expected)?", message):
            if option[2]:
                raise Wrong("{word}: the value after it is missing", word=option[1])
            raise Wrong("{word} takes no value", word=option[1])
        raise Wrong("{words}", words=message)


def read_words(argv: Sequence[str]) -> argparse.Namespace:
    """What is asked for: `command` (None: the program itself) and its arguments. Raises Wrong."""
    asked, rest = _Parser(COMMON).parse_known_args(argv)
    if asked.lang is not None and asked.lang not in LANGUAGES:
        raise Wrong("--lang {word}: there are {possible}", word=asked.lang, possible=", ".join(LANGUAGES))
    asked.command = None
    if asked.help or asked.version or not rest:
        return asked
    command, *words = rest
    if command in NOT_BUILT:
        raise Wrong("{word}: not built yet", word=command)
    if command not in COMMANDS:
        raise Wrong("{word}: not known; commands are {possible}", word=command, possible=", ".join(COMMANDS))
    asked.command = command
    own, unknown = _Parser(COMMANDS[command]).parse_known_args(words)
    if unknown:
        raise Wrong("{command}: what is {word}? See `cardtables --help`", command=command, word=unknown[0])
    for key, value in vars(own).items():
        setattr(asked, key, value)
    return asked


def chosen_preset(asked: argparse.Namespace) -> str:
    """The preset asked for; as written when none is."""
    return asked.preset or AS_WRITTEN


def help_page() -> str:
    """What can be typed, a line each."""
    return "\n".join(f"{typed:<36}{_(means)}" for typed, means in HELP)
