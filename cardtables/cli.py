"""The command line: hears what is asked for, calls the command, and says in one line what went wrong."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from importlib import import_module
from typing import NoReturn

from cardtables.app.texts import _, language_of_environment, reason, say, speak
from cardtables.commands.output import complain, tell
from cardtables.commands.words import help_page, read_words
from cardtables.engine.wrong import Wrong
from cardtables.version import VERSION

DONE, FAULT, WRONG, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: as asked · our fault · the input is wrong · Ctrl+C."""
WHERE = {
    None: ("playing", "app"),
    "play": ("playing", "play"),
    "games": ("lists", "games"),
    "rules": ("lists", "rules"),
    "matches": ("lists", "matches"),
    "replay": ("records", "replay"),
    "export": ("records", "export"),
    "import": ("records", "import_"),
    "simulate": ("contests", "contest"),
}
"""Module of `commands` and function of each command, imported only when it is asked for."""


def main() -> NoReturn:
    """`cardtables …`: do what is asked and end with its exit code."""
    sys.exit(run(sys.argv[1:]))


def run(argv: Sequence[str]) -> int:
    """Do what is asked. Returns the exit code."""
    speak(language_of_environment())
    for stream in (sys.stdout, sys.stderr):
        if callable(forgiving := getattr(stream, "reconfigure", None)):
            forgiving(errors="backslashreplace")  # a sign that the terminal lacks is no reason to stop
    try:
        code = _do(argv)
        sys.stdout.flush()
    except Wrong as why:
        complain(say(why))
        return WRONG
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()  # whoever read us has had enough
        return DONE
    except OSError as why:
        _drop_output()
        complain(f"{why.filename}: {reason(why)}" if why.filename else reason(why))
        return WRONG
    except Exception as fault:
        if os.environ.get("CARDTABLES_DEBUG"):
            raise
        complain(_fault_words(fault))
        return FAULT
    return code


def _drop_output() -> None:
    """What could not be written is not tried once more at the end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _do(argv: Sequence[str]) -> int:
    asked = read_words(argv)
    if asked.lang:
        speak(asked.lang)
    if asked.plain:
        raise Wrong("{word}: not built yet", word="--plain")
    if asked.version:
        tell(f"cardtables {VERSION}")
    elif asked.help:
        tell(help_page())
    else:
        return _command(asked)
    return DONE


def _command(asked: Namespace) -> int:
    module, function = WHERE[asked.command]
    code: int | None = getattr(import_module(f"cardtables.commands.{module}"), function)(asked)
    return code or DONE


def _fault_words(fault: Exception) -> str:
    """Kind and place of a fault of ours: neither its values nor its message, which may name cards."""
    import traceback  # noqa: PLC0415 – starting up counts

    place = traceback.extract_tb(fault.__traceback__)[-1]
    where = f"{os.path.basename(place.filename)}:{place.lineno}"
    return _("Something in the program went wrong: {kind} in {where}").format(kind=type(fault).__name__, where=where)
