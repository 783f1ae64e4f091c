"""Phat, Irish Don, Blind Don and the large board cell for cell as they were drawn."""

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from cardtables.app.screens.board import BoardScreen
from cardtables.app.tables.don.board import DonBoard
from cardtables.app.tables.don.words import home, where
from cardtables.engine.action import Entry, Play
from cardtables.engine.cards import EMPTY, FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.games.don.blind import TurnUp
from tests.app.don_scenes import (
    ANNA,
    BORIS,
    DIAMONDS,
    GLEB,
    HEARTS,
    LONG_NAMES,
    RUSSIAN_NAMES,
    SPADES,
    VERA,
    deal,
    rules_of,
    scene,
)  # fmt: skip
from tests.app.scenes import cards, painted
from tests.app.test_results import Shown


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


PHAT = """\
 ● ····· ····· ·····│···○· ··●·· ·····│····· ····· ·····│····· ····· ·····◎  46
 ▲ ····· ····· ·····│··▲·· ····· ·····│····· ····· ·····│····· ····· ·····◎  35
▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
 ╭─ TRUMP ───────╮                   Vera ●                 WORTH PEGS
 │               │                  ▏9 ♦ ♦                  9♠ Big Don       18
 │      ▄█▄      │                  ▏♦ ♦ ♦                  5♠ Wee Don       10
 │    ▄█████▄    │      Boris ▲     ▏   ♦        Gleb ▲     A♠ K♠             4
 │   ███▀█▀███   │      ▏K ╭─╮      ▏  ♦ ♦      ▏A          Q♠                2
 │     ▄▄█▄▄     │      ▏♠ │♠│      ▏  ♦ ♦      ▏♠          J♠                1
 │   ♠ spades    │      ▏  │K│                  ▏   ♠       9♥ 9♦ 9♣          9
 │ pitch: Boris  │      ▏  │♠│      ╭╌╌╌╌╌╮     ▏           5♥ 5♦ 5♣          5
 ╰───────────────╯      ▏  ╰─╯      ┊     ┊     ▏
  ● 0 tricks              led       ┊     ┊    ★ winning    muck, 41 or more  8
  ▲ 0 tricks                        ┊     ┊
                                    ╰╌╌╌╌╌╯
  ► Anna ●   spades were led: follow with ♠
                     ▏2  ♠
      ▏Q ╭─▏9 ♠ ▏5 ♠ ▏♠
      ▏♠ │♠▏♠ ♠ ▏♠   ▏    ▏K ╭─▏10♥ ▏6 ♥ ▏Q ╭─▏J ╭─▏8 ♣ ▏4 ♣ ▏A   ▏7 ♦ ♦
      ▏  │Q▏   ♠▏   ♠▏    ▏♥ │♥▏♥ ♥ ▏♥   ▏♣ │♣▏♣ │♣▏♣  ♣▏♣   ▏♦   ▏♦  ♦
      ▏  │♠▏  ♠ ▏    ▏   ♠▏  │K▏  ♥ ▏  ♥ ▏  │Q▏  │J▏  ♣ ▏    ▏   ♦▏  ♦ ♦
       Q 2  W 18 E 10 R    ·    ·    ·    ·    ·    ·    ·    ·    ·"""


def phat(**more):
    """The picture: Boris has pitched K♠, Vera and Gleb have played, Anna is to follow."""
    rules = rules_of("phat")
    state = rules.start()
    state.deals = [deal((46, 35), (8, 0), (0, 0))]
    state.score, state.rear = [46, 35], [38, 0]
    state.dealer, state.pitcher, state.to_play, state.trump = ANNA, BORIS, ANNA, SPADES
    state.trick = cards("KS 9D AS")
    state.hands[ANNA] = cards("QS 9S 5S 2S KH 10H 6H AD 7D QC JC 8C 4C")
    rest = [card for card in FULL_PACK if card not in state.hands[ANNA] + state.trick]
    state.hands[BORIS], state.hands[VERA], state.hands[GLEB], state.aside = rest[:12], rest[12:24], rest[24:], []
    return scene(state, rules, opened=ANNA, awaited=ANNA, game="phat", **more)


async def test_phat_is_the_picture():
    assert await painted(phat(), moves=["right"] * 3) == PHAT.split("\n")


async def test_the_key_v_brings_the_log_and_takes_the_numbers_from_the_hand():
    rows = await painted(phat(), moves=["right"] * 3, turned="v")
    assert [row[60:] for row in rows[3:10]] == [
        "LOG", "Deal 1  ● 46  ▲ 35", "", "Deal 2  Anna deals", "Boris leads K♠", " ♠ spades are trump", "Vera  9♦",
    ]  # fmt: skip
    assert rows[21].split() == [*"QWER", *"·········"]
    assert await painted(phat(), moves=["right"] * 3, turned="vv") == PHAT.split("\n")


async def test_phat_in_russian_and_in_ascii():
    texts.speak("ru")
    rows = await painted(phat(names=RUSSIAN_NAMES))
    assert [row[60:] for row in rows[3:6]] == ["ЦЕНА КАРТ", "9♠ Большой Дон   18", "5♠ Малый Дон     10"]
    texts.speak("en")
    rows = await painted(phat(), ascii_only=True)
    assert "\n".join(rows).isascii()
    assert [row[60:] for row in rows[3:6]] == ["WORTH PEGS", "9S Big Don       18", "5S Wee Don       10"]


# Irish Don


def irish(played="", **options):
    """Gleb holds the 2♦ and pitches; `played` lies on the table, Vera is to play after three cards."""
    rules = rules_of("irish-don", **options)
    state = rules.start()
    state.trick = cards(played)
    state.dealer, state.pitcher, state.to_play = VERA, GLEB, (GLEB + len(state.trick)) % 4
    state.trump = DIAMONDS if state.trick else None
    state.named = cards("2D")
    state.hands[GLEB] = cards("2D KD 5C 3C 7S 8S 9S TS JS QS KS AS 4H")[: 13 - bool(state.trick)]
    rest = [card for card in FULL_PACK if card not in state.hands[GLEB] + state.trick]
    piles = state.hands if state.trick else state.unseen
    for seat in (ANNA, BORIS, VERA):
        size = 13 - (bool(state.trick) and (seat - GLEB) % 4 < len(state.trick))
        piles[seat], rest = rest[:size], rest[size:]
    state.aside = []
    return rules, state


async def test_irish_don_says_who_holds_the_two_of_diamonds_and_who_has_the_first_trick():
    rules, state = irish()
    rows = await painted(scene(state, rules, opened=GLEB, awaited=GLEB, game="irish-don"))
    assert rows[14].startswith("  Gleb holds 2♦")
    assert rows[15] == "  ► Gleb ▲   the first trick is yours: lead any card, it makes trump"
    worth = [("trump 9", 18), ("trump 5", 10), *((f"trump {rank}", 4 - at) for at, rank in enumerate("AKQJ"))]
    worth += [("other 9", 9), ("other 5", 5)]
    assert [row[60:] for row in rows[3:12]] == ["WORTH PEGS", *(f"{words:<16}{pegs:>3}" for words, pegs in worth)]


async def test_the_first_trick_of_irish_don_is_the_pitchers_in_tag_and_advice():
    rules, state = irish("3D AD")
    assert rules.takes_first(state) == GLEB
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS, game="irish-don"))
    text = "\n".join(rows)
    assert "led ★ takes it" in text and "winning" not in text
    assert rows[15].startswith("  ► Boris ▲   the trick goes to Gleb")
    rules, state = irish("3D AD", first_trick="normal")
    text = "\n".join(await painted(scene(state, rules, opened=BORIS, awaited=BORIS, game="irish-don")))
    assert "★ winning" in text and "takes it" not in text and "the trick goes" not in text


async def test_irish_don_counts_nothing():
    rules, state = irish("3D AD")
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS, game="irish-don"), size=(120, 40))
    text = "\n".join(rows)
    assert "THIS DEAL" in text and "count" not in text and "game" not in text


# Blind Don

BLIND = """\
 ● ····○ ·●··· ·····│····· ····· ·····│····· ····· ·····│····· ····· ·····◎  14
 ▲ ····· ···△· ·▲···│····· ····· ·····│····· ····· ·····│····· ····· ·····◎  23
    Boris ▲    6 in hand, 8 on the table
   ▏╳╳╳  ╭╌╌╌╮ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳     LOG
   ▏ 1   ┊   ┊ ▏ 3   ▏ 4   ▏ 5   ▏ 6   ▏ 7   ▏ 8   ▏ 9      Deal 2  Anna deals
   ▏╳╳╳  ╰╌╌╌╯ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳     ♦ diamonds are trump
                      ▏Q ╭─╮                                1  K♦ J♦
   ╭─ TRUMP ───────╮  ▏♣ │♣│  led        ╭╌╌╌╌╌╮             ▲ Boris pegs 4
   │               │  ▏  │Q│  from hand  ┊     ┊            2  slot 2 10♠ A♠
   │  ♦ diamonds   │  ▏  │♣│             ┊     ┊             ● Anna takes it
   │ pitch: Boris  │  ▏  ╰─╯             ┊     ┊            3  slot 6 5♥ K♥
   ╰───────────────╯                     ╰╌╌╌╌╌╯             ▲ Boris pegs 5
   ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ╭╌╌╌╮ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳     4  Q♣ …
   ▏ 1   ▏ 2   ▏ 3   ▏ 4   ▏ 5   ┊   ┊ ▏ 7   ▏ 8   ▏ 9
   ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ╰╌╌╌╯ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳"""
BLIND_LOWER = """\
  ► Anna ●   no ♣ in hand: any card, or ↑ turn one of your row
                                            ▏3  ♥
            ▏K ╭─╮  ▏7 ♠ ♠  ▏2  ♠   ▏J ╭─╮  ▏♥      ▏Q ╭─╮  ▏8 ♦ ♦
            ▏♠ │♠│  ▏♠  ♠   ▏♠      ▏♥ │♥│  ▏   ♥   ▏♦ │♦│  ▏♦  ♦
            ▏  │K│  ▏  ♠ ♠  ▏       ▏  │J│  ▏       ▏  │Q│  ▏  ♦ ♦
            ▏  │♠│  ▏       ▏       ▏  │♥│  ▏   ♥   ▏  │♦│  ▏   ♦
             Q       W       E       R       T       Y       U"""
BLIND_ROW = """\
   ▏╳╳╳  ┏━━━┓ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ╭╌╌╌╮ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳     4  Q♣ …
   ▏ 1   ┃ 2 ┃ ▏ 3   ▏ 4   ▏ 5   ┊   ┊ ▏ 7   ▏ 8   ▏ 9
   ▏╳╳╳  ┗━━━┛ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳  ╰╌╌╌╯ ▏╳╳╳  ▏╳╳╳  ▏╳╳╳
  ► Anna ●   choose a place, 1 to 9; ↓ back to the hand"""


def told(words):
    """`B KD, A JD, B 2, …`: who played which card, or turned up which place."""
    seats = {"A": ANNA, "B": BORIS}
    done = [word.split() for word in words.split(",")]
    return tuple(
        Entry(TurnUp(seats[who], int(what)) if what.isdigit() else Play(seats[who], read_card(what)), 0)
        for who, what in done
    )


def blind(hand="KS 7S 2S JH 3H QD 8D", trick="QC", **more):
    """The picture: Boris has led Q♣ from the hand, and Anna holds no club."""
    rules = rules_of("blind-don", **more.pop("options", {}))
    state = rules.start()
    state.deals = [deal((10, 18), (0, 8), (0, 0))]
    state.score, state.rear = [14, 23], [10, 18]
    state.dealer, state.pitcher, state.to_play, state.trump = ANNA, BORIS, ANNA, DIAMONDS
    state.trick, state.taken = cards(trick), cards("KD JD TS AS 5H KH")
    state.takers, state.pegs = [BORIS, ANNA, BORIS], [4, 0, 5]
    state.hands[ANNA] = cards(hand)
    rest = [card for card in FULL_PACK if card not in state.hands[ANNA] + state.trick + state.taken]
    state.hands[BORIS], rest = rest[:6], rest[6:]
    state.table = [rest[:9], rest[9:18]]
    state.table[ANNA][5] = state.table[BORIS][1] = EMPTY
    state.out, state.aside = rest[18:], []
    words = "B KD,A JD,B 2,A AS,A 6,B KH,B QC"
    return scene(state, rules, game="blind-don", log=told(words), names=("Anna", "Boris"), **more)


async def test_blind_don_is_the_picture_but_for_the_log():
    shown = blind(opened=ANNA, awaited=ANNA)
    shown.view.table.deals.clear()
    rows = await painted(shown, moves=["right"] * 4)
    wanted = (BLIND + "\n" + BLIND_LOWER).replace("Deal 2", "Deal 1").split("\n")
    assert rows == wanted


async def test_on_the_own_row_the_chosen_place_is_framed_and_no_card_has_a_key():
    shown = blind(opened=ANNA, awaited=ANNA)
    shown.view.table.deals.clear()
    rows = await painted(shown, moves=["up", "right"])
    assert rows[12:16] == BLIND_ROW.split("\n")
    assert rows[21] == ""
    assert rows[16] == "" and rows[17].count("▏") == 7


async def test_a_row_that_may_not_be_touched_has_points_for_numbers():
    rows = await painted(blind(hand="KS 7S 2S JH 3H QD 8C", opened=ANNA, awaited=ANNA))
    assert rows[13].startswith("   ▏ ·   ▏ ·   ▏ ·   ▏ ·   ▏ ·   ┊   ┊ ▏ ·   ▏ ·   ▏ ·")
    assert rows[15] == "  ► Anna ●   clubs were led: follow with ♣"
    assert rows[4].startswith("   ▏ 1   ┊   ┊ ▏ 3")  # that of the other player looks as ever


async def test_blind_don_in_ascii_and_in_russian():
    rows = await painted(blind(opened=ANNA, awaited=ANNA), ascii_only=True, moves=["up"])
    assert "\n".join(rows).isascii()
    assert [row[3:14] for row in rows[12:15]] == ["#===# .---.", "# 1 # | 2 |", "#===# '---'"]
    texts.speak("ru")
    rows = await painted(blind(opened=ANNA, awaited=ANNA))
    assert rows[2].split() == ["Boris", "▲", "в", "руке", "6,", "на", "столе", "8"]
    assert rows[15] == "  ► Anna ●   ♣ на руке нет: любая карта, или ↑ открыть из ряда"


@pytest.mark.parametrize("taker", [ANNA, BORIS])
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_of_a_finished_trick_the_tags_touch_nothing(taker, language):
    texts.speak(language)
    shown = blind(trick="", awaited=taker, bottom=ANNA, taking_in=True)
    table = shown.view.table
    table.taken += cards("QC 8C" if taker == BORIS else "QC AC")
    table.takers.append(taker)
    table.pegs.append(10)
    rows = await painted(shown)
    takes = {"en": "★ takes it", "ru": "★ берёт"}[language]
    at = 7 if taker == BORIS else 8
    x = 30 if taker == BORIS else 49
    assert rows[at][x : x + 11] == f"{takes:<11}" and rows[at + 1][x : x + 4] == "+10 "


def open_rows():
    """Anna has open 2♠ 10♠ K♥ on her first places, nothing under the third; Boris has led a heart."""
    rules = rules_of("blind-don", rows="open_rows")
    state = rules.start()
    state.dealer, state.pitcher, state.to_play, state.trump = ANNA, BORIS, ANNA, DIAMONDS
    state.trick = cards("QH")
    mine = cards("2S 10S KH 3C 4C 5C 6C 7C 8C")
    rest = [card for card in FULL_PACK if card not in mine + state.trick]
    state.shown = [mine, [*rest[:8], EMPTY]]
    state.table = [rest[8:17], rest[17:26]]
    state.out, state.aside = [*rest[26:], state.table[ANNA][2]], []
    state.table[ANNA][2] = EMPTY
    return scene(state, rules, game="blind-don", names=("Anna", "Boris"), opened=ANNA, awaited=ANNA)


async def test_open_rows_show_the_open_card_its_number_and_the_covered_one_beneath():
    rows = await painted(open_rows(), moves=["up"])
    assert [row[3:20] for row in rows[12:15]] == ["▏2♠   ▏10♠  ▏K♥  ", "▏ ·   ▏ ·   ▏‹3› ", "▏ 2♠  ▏10♠  ▏ K♥ "]
    assert "8 open, 9 covered" in rows[2]


async def test_open_rows_in_ascii_keep_the_names_of_the_cards():
    rows = await painted(open_rows(), ascii_only=True, moves=["up"])
    lower = [row[3:20] for row in rows[12:15]]
    assert "2S" in lower[1] and "10S" in lower[1] and "KH" in lower[1]
    assert lower[0].endswith("#===#") and lower[2].endswith("#=3=#")
    assert lower[2].startswith("'-.-'")


async def test_a_deal_that_is_played_out_says_who_is_home():
    shown = blind(opened=None, awaited=ANNA, options={"target": 61})
    table = shown.view.table
    table.score, table.rear, table.reached = [14, 63], [10, 58], 1  # the third trick, worth 5, brought Boris to 63
    assert home(shown) == 1
    assert "▲ is home, played out" in where(shown)
    rows = await painted(shown)
    assert "▲ has reached 61: the deal is played out." in "\n".join(rows)
    log = [row[60:] for row in rows[3:15]]
    at = log.index("▲ has reached 61:")
    assert log[at - 1] == " ▲ Boris pegs 5" and log[at + 1] == "the deal goes on"
    rows = await painted(shown, size=(120, 40))
    assert any("home" in row for row in rows) and not any("0 to go" in row.replace("47 to go", "") for row in rows)


async def test_the_sign_over_an_empty_hand_asks_nobody_to_look():
    text = "\n".join(await painted(blind(hand="", awaited=ANNA)))
    assert "press 1 to play" in text and "look at your cards" not in text


async def test_a_shut_table_tells_nothing_of_hands_and_rows():
    shown = []
    for turned in (0, 1):
        one = blind(awaited=ANNA)
        if turned:
            assert one.view.table.hands[ANNA] != cards("KS 7S 2S JH 3H QD 8D")
        shown.append([await painted(one, size=size) for size in ((80, 24), (120, 40))])
    assert shown[0] == shown[1]


@pytest.mark.parametrize("size", [(80, 24), (104, 24), (90, 31), (120, 33), (120, 40), (160, 50)])
@pytest.mark.parametrize("language", ["en", "ru"])
async def test_nothing_runs_into_anything_in_any_window(size, language):
    texts.speak(language)
    shown = blind(opened=ANNA, awaited=ANNA, open_table=True)
    rows = await painted(shown, size=size)
    assert len(rows) == size[1] - 2
    assert max(cell_len(row) for row in rows) <= size[0]
    assert sum(any(f" {place} " in row for row in rows) for place in range(1, 10)) == 9
    rows = await painted(phat(names=LONG_NAMES, open_table=True), size=size)
    assert max(cell_len(row) for row in rows) <= size[0]
    assert any(row.split()[:6] == ["Q", "2", "W", "18", "E", "10"] for row in rows)


# The large board

BOARD = """\
 CRIBBAGE BOARD   Don · to 121 · after trick 7

                5         10         15         20         25         30
    ●   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  →
    ▲   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  →
  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
               35         40         45         50         55         60
    ●   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  →
    ▲   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · △ ·  · · · · ·  →
  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
               65         70         75         80         85         90
    ●   · · · · ·  · · ○ · ·  · · ● · ·  · · · · ·  · · · · ·  · · · · ·  →
    ▲   · · · · ·  · · · · ▲  · · · · ·  · · · · ·  · · · · ·  · · · · ·  →
  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
               95        100        105        110        115        120  121
    ●   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·   ◎
    ▲   · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·  · · · · ·   ◎
  ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀

    ● Anna and Vera         73   +5 last time            48 to go
    ▲ Boris and Gleb        70   +16 last time           51 to go
    ●▲ front peg: the total now   ○△ rear peg: the total before

 B back to the table"""


def seven_tricks(**options):
    """The moment of the picture: 73 to 70 after the seventh trick."""
    rules = rules_of(**options)
    state = rules.start()
    state.deals = [deal((68, 54), (8, 0), (0, 0))]
    state.score, state.rear = [73, 70], [68, 54]
    state.dealer, state.pitcher, state.to_play, state.trump = VERA, GLEB, ANNA, HEARTS
    state.takers, state.pegs = [ANNA] * 6 + [BORIS], [0] * 5 + [5, 16]
    return scene(state, rules)


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_the_large_board_is_the_picture(tmp_path, ascii_only):
    rows = await Shown(tmp_path, ascii_only=ascii_only).rows(BoardScreen(DonBoard(seven_tricks())))
    got, wanted = [row.rstrip() for row in rows], BOARD.split("\n")
    if ascii_only:
        assert "\n".join(got).isascii()
        wanted = [row.translate(str.maketrans("●▲○△·→◎", "OXox.>@")).replace("▀", "").rstrip() for row in wanted]
    assert got == wanted


@pytest.mark.parametrize(
    ("game", "target", "streets"),
    [("don", 61, 2), ("irish-don", 80, 3), ("irish-don", 81, 3), ("don", 91, 3), ("don", 121, 4), ("phat", 181, 6)],
)
async def test_every_target_has_its_streets_and_every_hole_is_there(tmp_path, game, target, streets):
    rules = rules_of(game, target=target)
    rows = await Shown(tmp_path).rows(BoardScreen(DonBoard(scene(rules.start(), rules, game=game))))
    board = rows[1:20]
    assert sum(row[4] == "▲" and "·" in row for row in board) == streets
    holes = "".join(row[7:77] for row in board if row[4] in "●▲" and row[8] in "·●▲")
    assert holes.count("·") == 2 * (target - 1)
    assert holes.count("◎") == 2
    numbers = [int(word) for row in board for word in row.split() if word.isdigit()]
    assert set(numbers) >= {*range(5, target, 5), target}
