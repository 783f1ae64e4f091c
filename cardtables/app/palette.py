"""The colours: four themes, each a page of named values that anybody may edit."""

import tomllib
from functools import cache
from typing import Any

from textual.theme import Theme

from cardtables.app.ink import Ink
from cardtables.assets import asset

THEMES = ("felt", "paper", "night", "contrast")
"""Every theme, the default first."""
COURTS = {"latin": "JQKA", "russian": "ВДКТ"}


@cache
def _page(name: str) -> dict[str, Any]:
    return tomllib.loads(asset("themes", f"{name}.toml").read_text(encoding="utf-8"))


def textual_theme(name: str) -> Theme:
    """A theme as Textual knows it; every colour of the page is a variable of the style sheets."""
    page = _page(name)
    colours: dict[str, str] = page["colours"]
    return Theme(
        name=name, primary=colours["gold"], accent=colours["gold"], warning=colours["gold"],
        secondary=colours["side-2"], success=colours["good"], error=colours["bad"], foreground=colours["say"],
        background=colours["felt"], surface=colours["felt-deep"], panel=colours["rim"], dark=page["dark"],
        variables=dict(colours),
    )  # fmt: skip


def textual_themes() -> list[Theme]:
    """All of them."""
    return [textual_theme(name) for name in THEMES]


def ink_for(
    theme: str, *, deck: str = "solid", four_colours: bool = False, ascii_only: bool = False, plain: bool = False,
    court_letters: str = "JQKA",
) -> Ink:  # fmt: skip
    """What everything is drawn with. ASCII has a deck of its own; without colours cards are drawn in lines."""
    page = _page(theme)
    if ascii_only:
        deck = "ascii"
    elif plain and deck == "solid":
        deck = "line"
    return Ink(page["colours"], deck, four_colours or page["four_colours"], ascii_only, plain, court_letters)
