"""How the command line speaks: lines for people, JSON for programs, one line for what is wrong."""

import sys
from typing import Any
from unicodedata import category


def tell(text: str = "") -> None:
    """Print lines for people; what a foreign record brings in cannot steer the terminal."""
    print("\n".join(harmless(line) for line in text.split("\n")))


def tell_json(value: Any) -> None:
    """Print one JSON value for programs."""
    import json  # noqa: PLC0415 – starting up counts

    utf8 = (getattr(sys.stdout, "encoding", None) or "").lower().replace("-", "") == "utf8"
    print(json.dumps(value, ensure_ascii=not utf8))


def complain(text: str) -> None:
    """One line on stderr."""
    print(harmless(text), file=sys.stderr)


def harmless(line: str) -> str:
    """The line with everything that is not a visible sign or a space spelled out, as Python would."""
    if line.isprintable():
        return line
    return "".join(char.encode("unicode_escape").decode("ascii") if _steers(char) else char for char in line)


def _steers(char: str) -> bool:
    return category(char) in ("Cc", "Cf", "Cs", "Zl", "Zp")
