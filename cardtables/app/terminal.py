"""What the terminal can show: suits or letters, colours or not, or nothing at all."""

import os
import sys
from collections.abc import Mapping
from typing import TextIO

from cardtables.engine.wrong import Wrong

ASCII_TERMINALS = ("linux", "dumb", "")
"""Consoles without ♠ ♥ ♣ in their fonts."""
WIDE_LANGUAGES = ("zh", "ja", "ko")
"""There ♠ and box drawing may be two cells wide."""


def wants_ascii(
    flag: bool | None = None,
    setting: bool | None = None,
    environ: Mapping[str, str] = os.environ,
    encoding: str | None = None,
) -> bool:
    """Whether only ASCII is shown: the command line decides, then the setting, CARDTABLES_ASCII, the terminal.

    Args:
        flag: `--ascii` is True, `--unicode` False, neither None.
        setting: what was chosen in the program; None: as the terminal needs.
        environ: the environment.
        encoding: of what is written to the terminal; None: that of stderr, where Textual writes.
    """
    for decided in (flag, setting):
        if decided is not None:
            return decided
    if "CARDTABLES_ASCII" in environ:
        return environ["CARDTABLES_ASCII"].lower() not in ("", "0", "no", "false")
    if sys.platform != "win32" and environ.get("TERM", "") in ASCII_TERMINALS:
        return True
    if encoding is None:
        encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    return encoding.lower().replace("-", "").replace("_", "") != "utf8" or _ascii_locale(environ)


def _ascii_locale(environ: Mapping[str, str]) -> bool:
    locale = next((environ[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environ.get(name)), "")
    if not locale:
        return False
    if locale[:2] in WIDE_LANGUAGES:
        return True
    utf8 = "utf8" in locale.lower().replace("-", "")
    return not utf8 and locale not in ("C", "POSIX")


def is_plain(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether colours cannot carry anything: NO_COLOR is set (even empty), or there are only sixteen."""
    if "NO_COLOR" in environ:
        return True
    system = environ.get("TEXTUAL_COLOR_SYSTEM", "auto").lower()
    if system != "auto":
        return system not in ("truecolor", "256")
    if sys.platform == "win32" or environ.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit"):
        return False
    colours = environ.get("TERM", "").strip().lower().rpartition("-")[2]
    return colours not in ("256color", "kitty")


def refuse(
    environ: Mapping[str, str] = os.environ, stdin: TextIO | None = None, stdout: TextIO | None = None
) -> Wrong | None:
    """Why the screens cannot be shown here; None when they can."""
    for stream in (stdin or sys.stdin, stdout or sys.stdout):
        if stream is None or not stream.isatty():
            return Wrong("there is no terminal to play in: start cardtables in a terminal window")
    if environ.get("TERM") == "dumb":
        return Wrong("this terminal (TERM=dumb) cannot show the table: start cardtables in another one")
    return None
