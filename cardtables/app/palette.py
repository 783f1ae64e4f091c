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


def _shaded(ground: str, plain: str, shade: str) -> str:
    """`ground` as much darker as `shade` is than `plain`: the court panel on a chosen card."""
    parts = ([int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (ground, plain, shade))
    return "#" + "".join(f"{min(round(own * dark / light), 255):02x}" for own, light, dark in zip(*parts, strict=True))


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


def ink_for(
    theme: str, *, deck: str = "solid", four_colours: bool | None = None, ascii_only: bool = False, plain: bool = False,
    court_letters: str = "JQKA",
) -> Ink:  # fmt: skip
    """What everything is drawn with. ASCII has a deck of its own; without colours cards are drawn in lines.

    With `four_colours=None` the suits have as many colours as the theme starts with.
    """
    page = _page(theme)
    if ascii_only:
        deck = "ascii"
    elif plain and deck == "solid":
        deck = "line"
    if four_colours is None:
        four_colours = page["four_colours"]
    colours = page["colours"]
    chosen_panel = _shaded(colours["card-up"], colours["card"], colours["card-court"])
    return Ink({**colours, "card-court-up": chosen_panel}, deck, four_colours, ascii_only, plain, court_letters)
