"""The cribbage board: where the pegs stand, on the compact rows and hole by hole."""

import pytest

from cardtables.app.canvas import Canvas
from cardtables.app.palette import ink_for
from cardtables.app.widgets.board import Pegs, draw_compact, draw_planks

INK = ink_for("felt")
COMPACT = """\
 ● ····· ····· ·····│····· ····· ··○··│·●··· ····· ·····│····· ····· ·····◎  64
 ▲ ····· ····· ·····│····· ·△··▲ ·····│····· ····· ·····│····· ····· ·····◎  49
▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀"""
COMPACT_ASCII = """\
 O ..... ..... .....|..... ..... ..o..|.O... ..... .....|..... ..... .....@  64
 X ..... ..... .....|..... .x..X .....|..... ..... .....|..... ..... .....@  49
"""
PLANKS = """\
              10          20          30          40          50          60
  ●  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  →
  ▲  ····· ····· ····· ····· ····· ····· ····· ····· ···△· ···▲· ····· ·····  →
▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
              70          80          90         100         110         120 121
  ●  ···○· ··●·· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  ◎
  ▲  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  ◎
▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀"""


def sheet(width, height, ascii_only=False):
    return Canvas(width, height, INK.style("say", "felt"), ascii_only)


def words(canvas):
    return "\n".join(line.rstrip() for line in canvas.text().split("\n"))


def compact(pegs, **words_):
    canvas = sheet(80, 3, **words_)
    draw_compact(canvas, INK, 0, pegs)
    return canvas


def row(pegs, side=0):
    return words(compact(pegs)).split("\n")[side]


@pytest.mark.parametrize(("ascii_only", "expected"), [(False, COMPACT), (True, COMPACT_ASCII)])
def test_the_compact_board_is_the_one_of_the_picture(ascii_only, expected):
    assert words(compact(Pegs(121, (64, 49), (56, 44)), ascii_only=ascii_only)) == expected


def test_at_the_start_no_peg_stands_on_the_board():
    line = row(Pegs(121, (0, 0), (0, 0)))
    assert line == " ● ····· ····· ·····│····· ····· ·····│····· ····· ·····│····· ····· ·····◎   0"


@pytest.mark.parametrize(
    ("target", "points", "column"),
    [
        (121, 1, 3),  # two points a hole: one and two stand in the first
        (121, 2, 3),
        (121, 3, 4),
        (121, 11, 9),  # the sixth hole, after the gap
        (121, 120, 73),
        (121, 121, 74),  # home
        (121, 140, 74),  # past it: the peg stays in the game hole
        (61, 1, 3),  # a point a hole
        (61, 60, 73),
        (61, 61, 74),
        (91, 90, 55),  # 45 holes
        (91, 91, 74),
    ],
)
def test_where_a_front_peg_stands(target, points, column):
    line = row(Pegs(target, (points, 0), (0, 0)))
    assert line[3:75].replace("●", "!").index("!") == column - 3
    assert line.endswith(f" {points}")


def test_a_board_to_91_has_forty_five_holes():
    assert row(Pegs(91, (0, 0), (0, 0))).count("·") == 45


def test_the_rear_peg_is_hollow_and_gives_way_to_the_front_one():
    assert "○·●" in row(Pegs(121, (9, 0), (5, 0)))
    leaped = row(Pegs(121, (6, 0), (5, 0)))  # both within one hole
    assert "○" not in leaped
    assert leaped.count("●") == 2


def test_holes_that_were_passed_have_the_colour_of_the_side():
    canvas = compact(Pegs(121, (9, 0), (3, 0)))
    behind, ahead = canvas.strip(0).crop(3, 4), canvas.strip(0).crop(9, 10)
    assert behind.text == ahead.text == "·"
    passed, empty = (next(iter(strip)).style.color for strip in (behind, ahead))
    assert empty.triplet.hex == INK.colours["hole"]
    assert passed.triplet.hex == "#c87f4f"  # 65 % of #ffa366, 35 % of #633d23


def test_every_hole_of_the_large_board_is_one_point():
    canvas = sheet(82, 8)
    draw_planks(canvas, INK, 0, Pegs(121, (68, 49), (64, 44)))
    assert words(canvas) == PLANKS


def test_the_large_board_to_91_ends_after_thirty_holes_of_its_second_plank():
    canvas = sheet(82, 8)
    draw_planks(canvas, INK, 0, Pegs(91, (95, 60), (58, 0)))
    rows = words(canvas).split("\n")
    assert rows[4] == "              70          80          90 91"
    assert rows[5] == "  ●  ····· ····· ····· ····· ····· ·····  ●"
    assert rows[1] == "  ●  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ··○··  →"
    assert rows[2] == "  ▲  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····▲  →"
