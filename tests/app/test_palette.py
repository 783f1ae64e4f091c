"""The colours: four themes with the same names, words that can be read, and what an ink makes of a setting."""

import pytest
from rich.color import Color

from cardtables.app.palette import THEMES, ink_for, textual_theme
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES

WORDS = [
    "say",
    "soft",
    "faint",
    "gold",
    "side-1",
    "side-2",
    "good",
    "bad",
    "felt-spade",
    "felt-heart",
    "felt-diamond",
    "felt-club",
]
PRINT = ["card-spade", "card-heart", "card-diamond", "card-club"]


def brightness(colour):
    """Relative luminance as WCAG 2 defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    darker, lighter = sorted((brightness(one), brightness(other)))
    return (lighter + 0.05) / (darker + 0.05)


def too_faint(theme, names, grounds, least):
    colours = ink_for(theme).colours
    ratios = {(name, ground): contrast(colours[name], colours[ground]) for name in names for ground in grounds}
    return {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < least}


def test_contrast_is_measured_as_the_standard_does():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.005)
    assert contrast("#ffffff", "#ffffff") == 1


@pytest.mark.parametrize(
    ("names", "grounds", "least"),
    [
        (WORDS, ("felt", "felt-deep"), 4.7),
        (("say", "soft", "gold"), ("rim",), 4.7),
        (("say", "gold", "side-1", "side-2"), ("plate",), 4.7),
        (("on-gold",), ("gold",), 4.7),
        (("mark",), ("card-up",), 4.7),
        (PRINT, ("card", "card-up"), 4.9),
        (PRINT, ("card-court", "card-court-up"), 4.8),
        (("ink-off",), ("card-off",), 4.7),
        (("side-1", "side-2"), ("wood",), 4.8),
        (("hole",), ("wood",), 3.6),
        (("line",), ("felt", "felt-deep"), 3.2),
        (("back-edge",), ("back",), 4.5),
    ],
    ids=lambda value: value if isinstance(value, float) else "-".join(value)[:24],
)
@pytest.mark.parametrize("theme", THEMES)
def test_everything_can_be_read(theme, names, grounds, least):
    assert too_faint(theme, names, grounds, least) == {}


@pytest.mark.parametrize(
    ("name", "ratio"), [("say", 10.8), ("soft", 6.8), ("faint", 5.0), ("gold", 8.9), ("side-1", 6.5), ("side-2", 7.2)]
)
def test_the_words_of_the_default_theme_are_as_clear_as_measured(name, ratio):
    colours = ink_for("felt").colours
    assert contrast(colours[name], colours["felt"]) == pytest.approx(ratio, abs=0.05)


def test_the_themes_name_the_same_colours_in_full():
    pages = {theme: textual_theme(theme).variables for theme in THEMES}
    names = set(pages["felt"])
    assert len(names) == 37
    assert {theme: set(page) ^ names for theme, page in pages.items()} == {theme: set() for theme in THEMES}
    for page in pages.values():
        for value in page.values():
            assert Color.parse(value).triplet is not None
            assert len(value) == 7


def test_the_themes_have_their_names():
    assert [textual_theme(name).name for name in THEMES] == ["felt", "paper", "night", "contrast"]


def test_a_theme_gives_textual_its_colours():
    theme = textual_theme("felt")
    assert theme.background == "#12392c"
    assert theme.surface == "#0c2a20"
    assert theme.panel == "#081d16"
    assert theme.foreground == "#f3ecd8"
    assert theme.primary == theme.accent == theme.warning == "#ffd25e"
    assert theme.secondary == "#7fcbff"
    assert theme.success == "#9be39b"
    assert theme.error == "#ff9b8f"
    assert theme.variables["wood-edge"] == "#472a15"


def test_only_paper_is_light():
    assert [name for name in THEMES if not textual_theme(name).dark] == ["paper"]


@pytest.mark.parametrize(
    ("theme", "asked", "four"),
    [("felt", None, False), ("contrast", None, True), ("contrast", False, False), ("felt", True, True)],
)
def test_a_theme_begins_with_its_own_number_of_suit_colours(theme, asked, four):
    ink = ink_for(theme, four_colours=asked)
    colours = {ink.suit_colour(suit, "card") for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)}
    assert len(colours) == (4 if four else 2)


def test_with_two_colours_diamonds_look_like_hearts_and_clubs_like_spades():
    ink = ink_for("felt")
    assert ink.suit(DIAMONDS) == ink.suit(HEARTS) != ink.suit(SPADES) == ink.suit(CLUBS)


@pytest.mark.parametrize(
    ("wanted", "deck"),
    [
        ({}, "solid"),
        ({"deck": "line"}, "line"),
        ({"plain": True}, "line"),
        ({"ascii_only": True}, "ascii"),
        ({"ascii_only": True, "plain": True, "deck": "line"}, "ascii"),
        ({"deck": "ascii", "plain": True}, "ascii"),
    ],
)
def test_without_colours_cards_are_drawn_in_lines_and_in_ascii_with_letters(wanted, deck):
    assert ink_for("felt", **wanted).deck == deck


def seen(style):
    """(print, ground) as they come out on a screen, reversal done."""
    pair = style.color.name, style.bgcolor.name
    return pair[::-1] if style.reverse else pair


def test_words_on_gold_stay_on_gold_where_they_are_reversed():
    plain, coloured = (ink_for("felt", plain=plain).style("on-gold", "gold") for plain in (True, False))
    assert plain.reverse
    assert not coloured.reverse
    assert seen(plain) == seen(coloured) == ("#081d16", "#ffd25e")


def test_only_gold_is_reversed():
    ink = ink_for("felt", plain=True)
    assert not ink.style("say", "plate").reverse
    assert not ink.style("gold", "felt-deep").reverse
