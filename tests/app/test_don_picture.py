"""The Don table cell for cell as in the pictures: English, Russian, ASCII, behind the curtain, large."""

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from tests.app.don_scenes import (
    ANNA,
    BORIS,
    LONG_NAMES,
    RUSSIAN_NAMES,
    VERA,
    boris_is_called,
    boris_looks,
    rules_of,
    scene,
    third_deal,
)
from tests.app.scenes import Harness, cards, painted


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


# The pictures

UPPER = """\
 ● ····· ····· ·····│····· ····· ··○··│·●··· ····· ·····│····· ····· ·····◎  64
 ▲ ····· ····· ·····│····· ·△··▲ ·····│····· ····· ·····│····· ····· ·····◎  49
▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
 ╭─ TRUMP ───────╮                   Gleb ▲                 LOG
 │               │                  ▏10♥ ♥                  Deal 1  ● 43  ▲ 40
 │   ▄██▄ ▄██▄   │                  ▏♥ ♥ ♥  led             Deal 2  ● +21 ▲ +9
 │   █████████   │      Vera ●      ▏  ♥ ♥       Anna ●
 │    ▀█████▀    │      ╭╌╌╌╌╌╮     ▏  ♥ ♥      ▏K ╭─╮      Deal 3  Vera deals
 │      ▀█▀      │      ┊     ┊     ▏  ♥ ♥      ▏♥ │♥│      Gleb leads 10♥
 │   ♥ hearts    │      ┊     ┊                 ▏  │K│       ♥ hearts are trump
 │  pitch: Gleb  │      ┊     ┊     ╭╌╌╌╌╌╮     ▏  │♥│      Anna  K♥
 ╰───────────────╯      ╰╌╌╌╌╌╯     ┊     ┊     ▏  ╰─╯
  ● 0 tricks                        ┊     ┊    ★ winning
  ▲ 0 tricks                        ┊     ┊
                                    ╰╌╌╌╌╌╯"""
LOWER = """\
  ► Boris ▲   hearts were led: follow with ♥
                                    ▏4 ♥ ♥
                    ▏Q ╭─╮  ▏9 ♥ ♥  ▏♥
    ▏A      ▏8 ♠ ♠  ▏♥ │♥│  ▏♥ ♥ ♥  ▏       ▏9 ♣ ♣  ▏3  ♣   ▏J ╭─╮  ▏7 ♦ ♦
    ▏♠      ▏♠  ♠   ▏  │Q│  ▏   ♥   ▏       ▏♣ ♣ ♣  ▏♣      ▏♦ │♦│  ▏♦  ♦
    ▏   ♠   ▏  ♠ ♠  ▏  │♥│  ▏  ♥ ♥  ▏  ♥ ♥  ▏   ♣   ▏   ♣   ▏  │J│  ▏  ♦ ♦
     ·       ·       E       R       T       ·       ·       ·       ·"""
CURTAIN = """\
  ► Boris ▲
    ▏       ▏       ▏       ▏       ▏       ▏       ▏       ▏       ▏
    ▏╳╳╳╳╳ ┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓╳╳╳╳╳
    ▏╳╳╳╳╳ ┃   ╶─╮    Boris press 2 to look at your cards           ┃╳╳╳╳╳
    ▏╳╳╳╳╳ ┃   ┌─┘    Since your turn deal 2 ended: ● +21, ▲ +9.    ┃╳╳╳╳╳
    ▏      ┃   ╰─╴    Gleb led 10♥, Anna put K♥.                    ┃
           ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛"""
RUSSIAN = """\
 ╭─ КОЗЫРЬ ──────╮                   Глеб ▲                 ХОД ИГРЫ
 │               │                  ▏10♥ ♥                  Сдача 1 ● 43  ▲ 40
 │   ▄██▄ ▄██▄   │                  ▏♥ ♥ ♥  заход           Сдача 2 ● +21 ▲ +9
 │   █████████   │      Вера ●      ▏  ♥ ♥       Анна ●
 │    ▀█████▀    │      ╭╌╌╌╌╌╮     ▏  ♥ ♥      ▏K ╭─╮      Сдача 3 сдаёт Вера
 │      ▀█▀      │      ┊     ┊     ▏  ♥ ♥      ▏♥ │♥│      Глеб  10♥ заход
 │    ♥ черви    │      ┊     ┊                 ▏  │K│       ♥ черви козыри
 │  заход: Глеб  │      ┊     ┊     ╭╌╌╌╌╌╮     ▏  │♥│      Анна  K♥
 ╰───────────────╯      ╰╌╌╌╌╌╯     ┊     ┊     ▏  ╰─╯
  ● 0 взяток                        ┊     ┊    ★ старшая
  ▲ 0 взяток                        ┊     ┊
                                    ╰╌╌╌╌╌╯
  ► Борис ▲   зашли с червей: надо класть ♥"""
ASCII = """\
 O ..... ..... .....|..... ..... ..o..|.O... ..... .....|..... ..... .....@  64
 X ..... ..... .....|..... .x..X .....|..... ..... .....|..... ..... .....@  49

 +- TRUMP -------+                   Gleb X                 LOG
 |               |                  .-----.                 Deal 1  O 43  X 40
 |     H   H     |                  |10   | led             Deal 2  O +21 X +9
 |     HHHHH     |      Vera O      |H    |      Anna O
 |     H   H     |      . - - .     |   10|     .-----.     Deal 3  Vera deals
 |     H   H     |      :     :     '-----'     |K    |     Gleb leads 10H
 |   H hearts    |      :     :                 |H    |      H hearts are trump
 |  pitch: Gleb  |      :     :     . - - .     |    K|     Anna  KH
 +---------------+      ' - - '     :     :     '-----'
  O 0 tricks                        :     :    * winning
  X 0 tricks                        :     :
                                    ' - - '
  > Boris X   hearts were led: follow with H
                                    #=====#
                    .-----. .-----. #4    #
    .-----. .-----. |Q    | |9    | #H    # .-----. .-----. .-----. .-----.
    |A    | |8    | |H    | |H    | #    4# |9    | |3    | |J    | |7    |
    |S    | |S    | |    Q| |    9| #=====# |C    | |C    | |D    | |D    |
     .       .       E       R       T       .       .       .       ."""


async def with_the_four_of_hearts_chosen(shown, ascii_only=False):
    app = Harness(shown, ascii_only)
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.move("right")
        app.table.move("right")
        await pilot.pause()
        return app.rows()


async def test_the_table_is_the_one_of_the_picture():
    assert await with_the_four_of_hearts_chosen(boris_looks()) == (UPPER + "\n" + LOWER).split("\n")


async def test_the_same_in_russian():
    texts.speak("ru")
    rows = await painted(boris_looks(names=RUSSIAN_NAMES))
    assert rows[3:16] == RUSSIAN.split("\n")


async def test_the_same_in_ascii():
    assert await with_the_four_of_hearts_chosen(boris_looks(), ascii_only=True) == ASCII.split("\n")


async def test_the_curtain_changes_nothing_above_the_own_plate():
    assert await painted(boris_is_called()) == (UPPER + "\n" + CURTAIN).split("\n")


async def test_the_large_table():
    rules = rules_of()
    state = third_deal(rules)
    state.score, state.rear, state.count = [68, 49], [64, 44], [16, 0]
    state.taken = cards("10H KH 4H JH 3S 8S QS 4S")
    state.takers, state.pegs, state.trick = [ANNA, VERA], [4, 0], cards("9D 2D AD")
    state.hands[BORIS] = cards("AS QH 9H 9C 3C JD 7D")
    state.out = state.out[:16]
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS), size=(120, 40))
    assert rows[:8] == [
        "              10          20          30          40          50          60       ╭────────────────╮ ╭────────────────╮",  # noqa: E501
        "  ●  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  →    │ ● Anna, Vera   │ │ ▲ Boris, Gleb  │",  # noqa: E501
        "  ▲  ····· ····· ····· ····· ····· ····· ····· ····· ···△· ···▲· ····· ·····  →    │ ╭─╴╭─╮         │ │ ╷ ╷╭─╮         │",  # noqa: E501
        "▀" * 82 + " │ ├─╮├─┤         │ │ ╰─┤╰─┤         │",
        "              70          80          90         100         110         120 121   │ ╰─╯╰─╯         │ │   ╵╶─╯         │",  # noqa: E501
        "  ●  ···○· ··●·· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  ◎    │ 53 to go     ★ │ │ 72 to go       │",  # noqa: E501
        "  ▲  ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ····· ·····  ◎    ╰────────────────╯ ╰────────────────╯",  # noqa: E501
        "▀" * 82,
    ]
    left = [row[:82].rstrip() for row in rows]
    assert left[9:26] == [
        "                                             Gleb ▲",
        "   ╭─ TRUMP ───────╮",
        "   │               │                        ▏2  ♦",
        "   │   ▄██▄ ▄██▄   │                        ▏♦",
        "   │   █████████   │                        ▏",
        "   │    ▀█████▀    │       Vera ●           ▏                 Anna ●",
        "   │      ▀█▀      │                        ▏   ♦",
        "   │   ♥ hearts    │      ▏9 ♦ ♦                              ▏A",
        "   │  pitch: Gleb  │      ▏♦ ♦ ♦                              ▏♦",
        "   ╰───────────────╯      ▏   ♦                               ▏   ♦",
        "                          ▏  ♦ ♦                              ▏",
        "    ● 2 tricks            ▏  ♦ ♦            ╭╌╌╌╌╌╮           ▏",
        "    ▲ 0 tricks              led             ┊     ┊          ★ winning",
        "                                            ┊     ┊",
        "    16 cards out                            ┊     ┊",
        "                                            ╰╌╌╌╌╌╯",
        "",
    ]
    assert left[27:36] == [
        "   ► Boris ▲   diamonds were led: follow with ♦",
        "                                                     ▏J ╭─╮",
        "                                                     ▏♦ │♦│  ▏7 ♦ ♦",
        "             ▏A      ▏Q ╭─╮  ▏9 ♥ ♥  ▏9 ♣ ♣  ▏3  ♣   ▏  │J│  ▏♦  ♦",
        "             ▏♠      ▏♥ │♥│  ▏♥ ♥ ♥  ▏♣ ♣ ♣  ▏♣      ▏  │♦│  ▏  ♦ ♦",
        "             ▏   ♠   ▏  │Q│  ▏   ♥   ▏   ♣   ▏   ♣   ▏  ╰─╯  ▏",
        "             ▏       ▏  │♥│  ▏  ♥ ♥  ▏  ♣ ♣  ▏               ▏  ♦ ♦",
        "             ▏       ▏  ╰─╯  ▏  ♥ ♥  ▏  ♣ ♣  ▏   ♣",
        "              ·       ·       ·       ·       ·       Y       U",
    ]
    right = [row[83:] for row in rows]
    assert right[8:11] == [
        "  THIS DEAL               pegs count",
        "  1  10♥ K♥  4♥  J♥   ●     +4    14",
        "  2  3♠  8♠  Q♠  4♠   ●      ·     2",
    ]
    assert right[19] == "  count so far       ● 16    ▲ 0"
    assert right[21:24] == ["  EARLIER", "  Deal 1    ● 43       ▲ 40", "  Deal 2    ● 13 +8    ▲ 9"]
    assert right[25:35] == [
        "  LOG",
        "  Deal 3  Vera deals",
        "  Gleb leads 10♥: ♥ hearts are trump",
        "  Anna K♥, Boris 4♥, Vera J♥",
        "    ● Anna takes it and pegs 4",
        "  Anna leads 3♠, Boris 8♠",
        "  Vera Q♠, Gleb 4♠",
        "    ● Vera takes it",
        "  Vera leads 9♦, Gleb 2♦",
        "  Anna A♦",
    ]


@pytest.mark.parametrize("size", [(80, 24), (99, 29), (104, 24), (90, 31), (120, 33), (110, 34), (160, 50)])
async def test_nothing_runs_into_anything_in_any_window(size):
    rows = await painted(boris_looks(names=LONG_NAMES), size=size)
    text = "\n".join(rows)
    for words in ("led", "★ winning", "TRUMP", "LOG", "hearts were led: follow with ♥", "  ♥ hearts", "pitch: "):
        assert words in text
    assert len(rows) == size[1] - 2
    assert max(cell_len(row) for row in rows) <= size[0]
    assert any(row.split()[:9] == [*"··ERT····"] for row in rows)
