"""The first and the last row of a screen: what they say and what gives way when there is little room."""

import pytest

from cardtables.app.canvas import Canvas
from cardtables.app.palette import ink_for
from cardtables.app.widgets.bar import FooterBar, HeaderBar

INK = ink_for("felt")
KEYS = [("← →", "choose"), ("Enter", "play"), ("?", "keys"), ("Tab", "menu"), ("Space", "hide")]


def painted(bar, width=80, ink=INK):
    canvas = Canvas(width, 1, ink.style("say", "rim"), ink.ascii_only)
    bar.paint(canvas, ink)
    return canvas


def header(*said, width=80, ink=INK):
    bar = HeaderBar()
    bar.show(*said)
    return painted(bar, width, ink)


def footer(keys, width=80, ink=INK):
    bar = FooterBar()
    bar.show(keys)
    return painted(bar, width, ink)


def look(canvas, x):
    style = canvas.styles[0][x]
    return style.color.name, bool(style.bold)


def test_the_header_names_the_game_the_place_and_the_turn():
    canvas = header("Don", "deal 3 · trick 1 of 9 · to 121", "Boris to play")
    assert canvas.text() == " DON   deal 3 · trick 1 of 9 · to 121                             Boris to play "
    assert look(canvas, 1) == ("#ffd25e", True)
    assert look(canvas, 7) == ("#a9c4b4", False)
    assert look(canvas, 78) == ("#f3ecd8", True)


def test_the_header_in_russian():
    canvas = header("Дон", "сдача 3 · взятка 1 из 9 · до 121", "ходит Борис")
    assert canvas.text() == " ДОН   сдача 3 · взятка 1 из 9 · до 121                             ходит Борис "


def test_where_we_are_is_cut_before_it_touches_whose_turn_it_is():
    canvas = header("Don", "deal 3 · trick 1 of 9 · to 121", "Boris to play", width=40)
    assert canvas.text() == " DON   deal 3 · trick 1…  Boris to play "


@pytest.mark.parametrize("name", ["[/]", "[bold]", "Жанна"])
def test_a_name_is_said_as_it_is_typed(name):
    assert header("Don", "", f"{name} to play").text().rstrip().endswith(f" {name} to play")


def test_the_footer_has_a_word_for_each_key():
    canvas = footer(KEYS)
    assert canvas.text().rstrip() == " ← → choose  Enter play  ? keys  Tab menu  Space hide"
    assert look(canvas, 1) == ("#ffd25e", True)
    assert look(canvas, 5) == ("#a9c4b4", False)


def test_what_does_not_fit_whole_is_left_out():
    assert footer(KEYS, width=41).text().rstrip() == " ← → choose  Enter play  ? keys  Tab menu"
    assert footer(KEYS, width=40).text().rstrip() == " ← → choose  Enter play  ? keys"
    keys = [("Tab", "menu"), ("Backspace", "last trick"), ("B", "board")]
    assert footer(keys, width=20).text().rstrip() == " Tab menu  B board"


def test_in_ascii_the_arrows_are_drawn_with_ascii():
    assert footer(KEYS[:1], ink=ink_for("felt", ascii_only=True)).text().rstrip() == " < > choose"


@pytest.mark.parametrize(
    ("x", "key"),
    [
        (0, None), (1, "left"), (2, "right"), (3, "right"), (7, "right"), (11, None), (12, None), (13, "enter"),
        (22, "enter"), (23, None), (25, "question_mark"), (33, "tab"), (43, "space"), (52, "space"), (53, None),
    ],
)  # fmt: skip
def test_every_cell_of_a_footer_knows_its_key(x, key):
    """` ← → choose  Enter play  ? keys  Tab menu  Space hide`"""
    bar = FooterBar()
    bar.show(KEYS)
    assert bar.key_at(x, 80) == key


def test_of_three_keys_with_one_word_each_is_named_by_its_own_cells():
    bar = FooterBar()
    bar.show([("← → Enter", "play"), ("?", "keys")])
    at = " ← → Enter play  ? keys"
    assert {at[x]: bar.key_at(x, 80) for x in range(3, 16) if at[x] != " "} == {
        "→": "right", **dict.fromkeys("Enterplay", "enter")
    }  # fmt: skip
    assert bar.key_at(1, 80) == "left" and bar.key_at(17, 80) == "question_mark"


def test_letters_digits_and_ctrl_are_keys_too_and_what_has_no_room_is_none():
    bar = FooterBar()
    bar.show([("R", "rules"), ("2", "look"), ("1–4", "name"), ("Ctrl+Q", "quit")])
    assert [bar.key_at(x, 80) for x in (1, 10, 18, 28)] == ["r", "2", None, "ctrl+q"]
    assert bar.key_at(28, 36) is None
