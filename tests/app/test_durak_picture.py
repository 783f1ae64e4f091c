"""The table of English Durak cell for cell as in the picture: English, Russian, ASCII, behind the curtain, large."""

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from cardtables.engine.action import Play
from cardtables.engine.notation import read_card
from cardtables.games.durak.state import Draw, Order
from tests.app.durak_scenes import (
    ANNA,
    ANNA_HOLDS,
    BORIS,
    CLUBS,
    DASHA,
    GLEB,
    LONG_NAMES,
    RUSSIAN_NAMES,
    VERA,
    anna_is_called,
    anna_looks,
    dealt,
    do,
    placed,
    rules_of,
    scene,
    scene_of,
)
from tests.app.scenes import Harness, keyed, painted


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


THREE = "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"
"""Anna, Boris, Vera; Anna begins."""

# The picture, the hand in the one order of all games

UPPER = """\

    Boris    2    Vera     1    Gleb     3    Dasha    2    LOG
  ▌▌            ▌             ▌▌▌           ▌▌              Deal 4  Dasha deals
  70 points     12 points     95 points     44 points       Gleb   J♣
  plays next    one card                                    Dasha  9♣
                                    ┏━ ORDERED ━━━━━━┓      Anna   7♣
    STOCK 2         PILE       5    ┃                ┃       Boris: +2, skips
     ▏             ▏7 ▏8 ▏Q ╭─╮     ┃      ▄█▄       ┃      Vera   8♣
     ▏╳╳╳╳╳        ▏♣ ▏♣ ▏♠ │♠│     ┃    ▄█████▄     ┃      Gleb   draws one
     ▏╳╳╳╳╳        ▏  ▏  ▏  │Q│     ┃    ▀█████▀     ┃      Dasha  Q♠
     ▏╳╳╳╳╳        ▏  ▏  ▏  │♠│     ┃      ▀█▀       ┃       orders ♦ diamonds
     ▏             ▏  ▏  ▏  ╰─╯     ┃   ♦ diamonds   ┃"""
MIDDLE = """\
                    Dasha Q♠        ┃    by Dasha    ┃      IF IT ENDED NOW
                                    ┗━━━━━━━━━━━━━━━━┛      your hand: 230
  Dasha put Q♠ and ordered ♦ diamonds                       30 + 230 = 260
  ► Anna   20 cards · play ♦ or a queen"""
HAND = """\
                                                     ▏K ╭─╮
                             ▏Q ╭─╮         ▏Q ╭─╮▏A ▏♦ ▏J ▏10▏7 ▏6 ♦ ♦
        ▏A ▏K ▏J ▏8 ▏7 ▏A ▏K ▏♥ ▏J ▏10▏8 ▏A ▏♣ ▏10▏♦ ▏  ▏♦ ▏♦ ▏♦ ▏♦
        ▏♠ ▏♠ ▏♠ ▏♠ ▏♠ ▏♥ ▏♥ ▏  ▏♥ ▏♥ ▏♥ ▏♣ ▏  ▏♣ ▏  ▏  ▏  ▏  ▏  ▏  ♦ ♦
        ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏
         ·  ·  ·  ·  ·  ·  ·  I  ·  ·  ·  ·  D  ·  G  H  J  K  L  Z"""
CURTAIN = """\
                    Dasha Q♠        ┃    by Dasha    ┃
                                    ┗━━━━━━━━━━━━━━━━┛

  ► Anna   30 points · 20 cards
        ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏  ▏
        ▏╳╳┏━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┓╳╳
        ▏╳╳┃   ╶╮     Anna press 1 to look at your cards            ┃╳╳
        ▏╳╳┃    │     Gleb drew, nothing fitted.                    ┃╳╳
        ▏  ┃   ╶┴╴    Dasha put Q♠ and ordered ♦ diamonds.          ┃
           ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛"""
RUSSIAN = """\

    Борис    2    Вера     1    Глеб     3    Даша     2    ХОД ИГРЫ
  ▌▌            ▌             ▌▌▌           ▌▌              Сдача 4 сдаёт Даша
  70 очков      12 очков      95 очков      44 очка         Глеб   J♣
  следующий     одна карта                                  Даша   9♣
                                    ┏━ ЗАКАЗАНА ━━━━━┓      Анна   7♣
    КОЛОДА 2        СТОПКА     5    ┃                ┃       Борис +2, пропуск
     ▏             ▏7 ▏8 ▏Q ╭─╮     ┃      ▄█▄       ┃      Вера   8♣
     ▏╳╳╳╳╳        ▏♣ ▏♣ ▏♠ │♠│     ┃    ▄█████▄     ┃      Глеб   берёт одну
     ▏╳╳╳╳╳        ▏  ▏  ▏  │Q│     ┃    ▀█████▀     ┃      Даша   Q♠
     ▏╳╳╳╳╳        ▏  ▏  ▏  │♠│     ┃      ▀█▀       ┃       заказ: ♦ бубны
     ▏             ▏  ▏  ▏  ╰─╯     ┃    ♦ бубны     ┃
                    Даша Q♠         ┃  заказ: Даша   ┃      ЕСЛИ КОНЧИТЬ СЕЙЧАС
                                    ┗━━━━━━━━━━━━━━━━┛      на руках: 230
  Даша кладёт Q♠, заказ: ♦ бубны                            30 + 230 = 260
  ► Анна   20 карт · кладите ♦ или даму"""
ASCII = """\

    Boris    2    Vera     1    Gleb     3    Dasha    2    LOG
  ||            |             |||           ||              Deal 4  Dasha deals
  70 points     12 points     95 points     44 points       Gleb   JC
  plays next    one card                                    Dasha  9C
                                    +- ORDERED ------+      Anna   7C
    STOCK 2         PILE       5    |                |       Boris: +2, skips
     .-----.       .--.--.-----.    |     DDDD       |      Vera   8C
     |:::::|       |7 |8 |Q    |    |     D   D      |      Gleb   draws one
     |:::::|       |C |C |S    |    |     D   D      |      Dasha  QS
     |:::::|       |  |  |    Q|    |     DDDD       |       orders D diamonds
     '-----'       '--'--'-----'    |   D diamonds   |
                    Dasha QS        |    by Dasha    |      IF IT ENDED NOW
                                    +----------------+      your hand: 230
  Dasha put QS and ordered D diamonds                       30 + 230 = 260
  > Anna   20 cards . play D or a queen
                             #=====#
                             #Q    #        .-----.--.--.--.--.--.-----.
        .--.--.--.--.--.--.--#H .--.--.--.--|Q .--|A |K |J |10|7 |6    |
        |A |K |J |8 |7 |A |K #  |J |10|8 |A |C |10|D |D |D |D |D |D    |
        |S |S |S |S |S |H |H #==|H |H |H |C |  |C |  |  |  |  |  |    6|
         .  .  .  .  .  .  .  I  .  .  .  .  D  .  G  H  J  K  L  Z"""


async def test_the_table_is_the_one_of_the_picture():
    rows = await painted(anna_looks(), moves=("right", "right", "right"))
    assert rows == "\n".join((UPPER, MIDDLE, HAND)).split("\n")


async def test_the_same_in_russian():
    texts.speak("ru")
    rows = await painted(anna_looks(names=RUSSIAN_NAMES))
    assert rows[:16] == RUSSIAN.split("\n")


async def test_the_same_in_ascii():
    assert await painted(anna_looks(), ascii_only=True) == ASCII.split("\n")


async def test_the_curtain_changes_nothing_above_and_shows_no_card_of_the_hand():
    assert await painted(anna_is_called()) == (UPPER + "\n" + CURTAIN).split("\n")


async def test_without_colours_the_order_is_told_by_frame_and_word():
    rows = await painted(anna_looks(), plain=True)
    assert any("┏━ ORDERED ━" in row for row in rows) and any("♦ diamonds" in row for row in rows)


async def test_the_large_table_has_the_last_six_cards_and_all_deals():
    rows = await painted(anna_looks(), size=(120, 40))
    assert len(rows) == 38
    right = [row[85:] for row in rows]
    assert right[1] == "DEALS"
    assert right[2].split() == ["Anna", "Boris", "Vera", "Gleb", "Dasha"]
    assert [row.split() for row in right[3:6]] == [[number, "30", "70", "12", "95", "44"] for number in "123"]
    assert right[7].split() == ["30", "70", "12", "95", "44"]
    assert right[8] == "to 101: the lowest total wins"
    assert " Boris takes 2 and skips" in right
    assert any("▏J ╭─▏9 ♣ ▏7 ♣ ▏8 ♣ ▏Q ╭─╮" in row for row in rows)
    assert rows[29].startswith("  ► Anna   20 cards · play ♦ or a queen")


@pytest.mark.parametrize(("size", "large"), [((110, 34), True), ((109, 34), False), ((110, 33), False)])
async def test_the_large_table_begins_at_110_columns_and_34_rows(size, large):
    rows = await painted(anna_looks(names=LONG_NAMES), size=size)
    assert any("DEALS" in row for row in rows) == large
    assert any("▏J ╭─▏9 ♣ ▏7 ♣ ▏8 ♣ ▏Q ╭─╮" in row for row in rows) == large


async def test_beside_the_panel_of_110_columns_a_long_hand_shows_22_cards():
    """Three cells a card and the last one whole: 22 take 70 of the 72 cells, 24 would lie over the panel."""
    rules = rules_of("b", 3)
    mine = " ".join(rank + suit for suit in "SHD" for rank in "6789TJQKA") + " 6C"
    shown = scene(placed(rules, mine, "7C", "8C", pile="9C", laid_by=BORIS), rules, opened=ANNA, awaited=ANNA)
    app = Harness(shown)
    async with app.run_test(size=(110, 34)) as pilot:
        await pilot.pause()
        assert app.rows()[-1].split() == [*"··E··Y·····S··G···L··C"[:22], "6", "›"]
        assert app.table.press("e").card == 10 and app.table.press("v") is None
        assert not any(row[72:75].strip() for row in app.rows()[-8:])


NAMESAKES = ("Anna", "Novice 2", "Novice 3", "Club 4", "Club 5")
NAMESAKES_RU = ("Анна", "Новичок 2", "Новичок 3", "Бывалый 4", "Бывалый 5")


@pytest.mark.parametrize(("language", "names"), [("en", NAMESAKES), ("ru", NAMESAKES_RU)])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (110, 34)])
async def test_the_names_of_computers_are_read_in_full(language, names, size):
    texts.speak(language)
    rows = await painted(anna_looks(names=names), size=size)
    text = "\n".join(rows)
    assert all(name in rows[1 + (size[0] > 80)] for name in names[1:])
    # Plate, log, news, pile and sign; besides, in a large window, the heads of the deals.
    assert all(text.count(name) >= 1 + (size[0] > 80) for name in names[1:])
    assert not any(name.replace(" ", "") in text for name in names[1:])


async def test_what_a_penalty_brought_is_marked_new_on_the_next_turn():
    match = do(dealt("a", *THREE, rest="QC JC TC"), "6D", "8D", "8S")
    rows = await painted(scene_of(match, opened=BORIS, awaited=BORIS))
    assert rows[-1].split() == [*"···R··", "new", "·", "new"]
    assert rows[-1].index("new") == 55  # beside the point under the queen, the sixth card of seven


async def test_in_a_close_hand_a_plus_marks_what_is_new():
    rules = rules_of("b", 3)
    state = placed(rules, ANNA_HOLDS, "6S TS", "6H", pile="7C 8C", laid_by=VERA)
    log = (Play(VERA, read_card("7C")), Play(ANNA, read_card("9H")), Play(VERA, read_card("7D")))
    rows = await painted(scene(state, rules, opened=ANNA, awaited=ANNA, log=log))
    # 10♣ and Q♣ came last: queen and ten of clubs lie 13th and 14th, three cells a card.
    assert [place for place, char in enumerate(rows[-1]) if char == "+"] == [8 + 3 * 12 + 2, 8 + 3 * 13 + 2]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_the_others_stand_in_the_order_of_play(seats):
    rules = rules_of("a", seats)
    hands = ["7S 8S", "9S", "TS JS", "QS KS AS", "6H 7H"][:seats]
    state = placed(rules, *hands, pile="6S", laid_by=ANNA, to_play=BORIS)
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS))
    order = {2: "Anna", 3: "Vera Anna", 4: "Vera Gleb Anna", 5: "Vera Gleb Dasha Anna"}[seats]
    assert rows[1].split("LOG")[0].split()[::2] == order.split()


async def test_who_lost_a_turn_is_marked_until_his_next_one():
    rules = rules_of("a", 5)
    hands = "7S 8S", "9S TS KH AH", "TD JS", "QS KS AS", "6H 7H"
    six = Play(ANNA, read_card("6S"))
    state = placed(rules, *hands, pile="6S", laid_by=ANNA, to_play=VERA)
    rows = await painted(scene(state, rules, opened=VERA, awaited=VERA, log=(six,)))
    assert rows[4][:60].split()[-2:] == ["+2,", "skips"]  # Boris comes last after Vera
    # Two moves later he still has to be known to have more cards.
    state = placed(rules, *hands, pile="6S 9C JC", laid_by=GLEB, to_play=DASHA)
    log = (six, Play(VERA, read_card("9C")), Play(GLEB, read_card("JC")))
    rows = await painted(scene(state, rules, opened=DASHA, awaited=DASHA, log=log))
    assert rows[4][:60].split() == ["plays", "next", "+2,", "skips"]
    rows = await painted(scene(state, rules, opened=DASHA, awaited=DASHA, log=(*log, Play(BORIS, read_card("9D")))))
    assert rows[4][:60].split() == ["plays", "next"]
    # Nor of whoever is to play: it would sound as if it were still to come.
    state = placed(rules, *hands, pile="6S 9C JC", laid_by=GLEB, to_play=BORIS)
    rows = await painted(scene(state, rules, opened=DASHA, bottom=DASHA, log=log))
    assert "skips" not in rows[4][:60]


async def test_a_variant_that_only_skips_says_so():
    rules = rules_of("v", 3)
    state = placed(rules, "7S 8S", "9S TS KH AH", "TD JS", pile="AS", laid_by=ANNA, to_play=VERA)
    log = (Play(ANNA, read_card("AS")),)
    rows = await painted(scene(state, rules, opened=VERA, awaited=VERA, log=log, turned_up=(7,)))
    assert rows[4][:60].split()[-1] == "skips"


async def test_a_penalty_to_come_takes_the_place_of_the_sign():
    rules = rules_of("a", 3, stack_six=True)
    state = placed(rules, "7S 8S", "6H TS", "TD JS", pile="6S 6D", laid_by=ANNA, to_play=BORIS, owed=4)
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS))
    assert any("┏━ TAKES 4 ━" in row for row in rows)
    assert any("answer with a six, or N takes 4 cards" in row for row in rows)


async def test_a_suit_is_ordered_from_a_sign_that_says_what_one_holds():
    rules = rules_of("b", 3)
    state = placed(rules, "7S 8S TH", "6H TS", "TD JS", pile="9C QC", laid_by=ANNA, to_play=ANNA, step="name")
    rows = await painted(scene(state, rules, opened=ANNA, awaited=ANNA))
    inside = [row[37:53] for row in rows[6:13:2]]
    assert inside == ["Q: ♠ spades   2 ", "W: ♥ hearts   1 ", "E: ♦ diamonds 0 ", "R: ♣ clubs    0 "]
    others = await painted(scene(state, rules, bottom=BORIS))
    assert any("orders a suit" in row for row in others) and not any("Q: ♠" in row for row in others)


@pytest.mark.parametrize("size", [(80, 24), (99, 29), (104, 24), (90, 31), (120, 33), (110, 34), (160, 50)])
@pytest.mark.parametrize("shown", [anna_looks, anna_is_called])
async def test_nothing_runs_into_anything_in_any_window(size, shown):
    rows = await painted(shown(names=LONG_NAMES), size=size)
    text = "\n".join(rows)
    for words in ("ORDERED", "LOG", "STOCK 2", "PILE", "♦ diamonds", "[/]", "one card", "plays next"):
        assert words in text
    assert len(rows) == size[1] - 2
    assert max(cell_len(row) for row in rows) <= size[0]
    if shown is anna_looks:
        assert "your hand: 230" in text and "30 + 230 = 260" in text
        assert "20 cards · play ♦ or a queen" in text
        assert any("".join(row.split()).startswith("·······I····D·GHJKLZ") for row in rows)


async def test_a_long_hand_is_a_window_with_keys_of_its_own():
    rules = rules_of("b", 3)
    mine = " ".join(rank + suit for suit in "SHD" for rank in "6789TJQKA") + " 6C"
    state = placed(rules, mine, "7C", "8C", pile="9C", laid_by=BORIS)
    shown = scene(state, rules, opened=ANNA, awaited=ANNA)
    app = Harness(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        # The first 24 of 28: the Q♠ has the third key, behind them four more.
        assert app.rows()[-1].split() == [*"··E··Y·····S··G···L··C··", "4", "›"]
        assert app.table.press("e").card == 10
        app.table.move("left")  # round to the last card that fits, the 9♦
        await pilot.pause()
        assert app.rows()[-1].split()[:2] == ["‹", "4·"]
        assert app.table.enter().card == 2 * 13 + 7
        key = app.rows()[-1].split()
        assert key[-4:] == [*"X···"]
        assert app.table.press("x").card == 2 * 13 + 7
        assert app.table.press("e") != app.table.press("x")


async def test_a_long_hand_without_a_choice_can_be_looked_through():
    """25 cards, of which one fits: it is chosen, and the arrows move the window."""
    rules = rules_of("a", 2)
    mine = " ".join(rank + suit for suit in "SHD" for rank in "678TJQKA") + " 6C"
    state = placed(rules, mine, "7C", pile="9D 9H", laid_by=BORIS, ordered=CLUBS)
    app = Harness(scene(state, rules, opened=ANNA, awaited=ANNA))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert app.rows()[-1].startswith("‹ 1·") and "H" in app.rows()[-1]
        assert app.table.press("h") == Play(ANNA, 3 * 13 + 4)
        app.table.move("left")
        await pilot.pause()
        assert app.rows()[-1].endswith("1 ›") and app.rows()[-1][0] == " "
        assert app.table.press("j") == Play(ANNA, 3 * 13 + 4)
        assert app.table.press("q") == "rank_C"
        assert app.table.enter() == Play(ANNA, 3 * 13 + 4)


async def test_when_nothing_fits_enter_draws():
    rules = rules_of("a", 2)
    state = placed(rules, "7S 8S", "7C", pile="9H", laid_by=BORIS)
    shown = scene(state, rules, opened=ANNA, awaited=ANNA)
    assert any("nothing fits: Enter draws a card" in row for row in await painted(shown))
    assert await keyed(shown, "enter", "q", "n") == [Draw(ANNA), "rank_H", None]


# The mouse


async def clicked(shown, *places):
    """What clicks at these cells of the 80×24 window say."""
    app = Harness(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for place in places:
            await pilot.click(offset=place)
        await pilot.pause()
        return app.heard


async def test_a_click_on_a_card_plays_it_and_on_one_that_does_not_fit_says_why():
    # The queen of hearts is the eighth card, its left edge at 29; the ace of spades the first, at 8.
    assert await clicked(anna_looks(), (30, 19), (9, 20), (70, 3)) == [Play(ANNA, 13 + 10), "queen_D"]


async def test_a_click_on_the_stock_draws_when_nothing_fits_and_else_does_nothing():
    rules = rules_of("a", 2)
    nothing = placed(rules, "7S 8S", "7C", pile="9H", laid_by=BORIS)
    assert await clicked(scene(nothing, rules, opened=ANNA, awaited=ANNA), (8, 10)) == [Draw(ANNA)]
    something = placed(rules, "7S 8H", "7C", pile="9H", laid_by=BORIS)
    assert await clicked(scene(something, rules, opened=ANNA, awaited=ANNA), (8, 10)) == []


async def test_a_click_on_a_suit_of_the_sign_orders_it():
    rules = rules_of("b", 3)
    state = placed(rules, "7S 8S TH", "6H TS", "TD JS", pile="9C QC", laid_by=ANNA, to_play=ANNA, step="name")
    shown = scene(state, rules, opened=ANNA, awaited=ANNA)
    assert await clicked(shown, (40, 7), (40, 11), (40, 8)) == [Order(ANNA, 0), Order(ANNA, 2)]


async def test_clicks_behind_the_curtain_and_after_the_turn_do_nothing():
    assert await clicked(anna_is_called(), (30, 19), (40, 7), (8, 10)) == []
    rules = rules_of("a", 2)
    over = placed(rules, "7S 8S", "7C", pile="9H", laid_by=BORIS, to_play=BORIS)
    shown = scene(over, rules, opened=ANNA, awaited=BORIS, lingers=True, log=(Draw(ANNA),))
    assert await clicked(shown, (38, 19), (8, 10)) == []
