"""The results, the score sheet and the last trick: what stands on them, in both languages and in every window."""

from dataclasses import replace
from random import Random

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from cardtables.app.app import CardtablesApp
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.last_trick import LastTrickScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.score_sheet import ScoreSheetScreen
from cardtables.app.tables.don import score as don_score, sheet as don_sheet
from cardtables.app.tables.table import LastTrick, Scene
from cardtables.app.widgets.chart import Step, draw_chart
from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.state import DonDeal
from cardtables.play.match import Match, Record
from cardtables.store.database import Store
from tests.app.don_scenes import ANNA, BORIS, GLEB, LONG_NAMES, NAMES, RUSSIAN_NAMES, VERA, deal
from tests.app.driving import QUICK, cards_in, tokens
from tests.app.scenes import cards

# The deal of the picture: Vera deals, Gleb pitches.
TRICKS = (
    "10H KH 4H JH", "3S 8S QS 4S", "9D 2D AD 7D", "5C 9C KC 10C", "6S 10S 7S AS", "JD 4D KD 5D", "AH 5H QH 3H",
    "8C 6C 3C QC", "10D 6H 2C 9H",
)  # fmt: skip
LEADERS = (GLEB, ANNA, VERA, ANNA, VERA, BORIS, GLEB, GLEB, VERA)
PICTURE = """
    trick   cards             taken by    pegs  count    ╭────────────────────╮
      1     10♥ K♥  4♥  J♥    ● Anna        +4     14    │ ● Anna and Vera    │
      2     3♠  8♠  Q♠  4♠    ● Vera         ·      2    │ ╭─╮╶╮              │
      3     9♦  2♦  A♦  7♦    ● Anna         ·      4    │ ├─┤ │    64 + 17   │
      4     5♣  9♣  K♣  10♣   ● Vera        +5     13    │ ╰─╯╶┴╴             │
      5     6♠  10♠ 7♠  A♠    ▲ Boris        ·     14    │ 40 to go   ★ leads │
      6     J♦  4♦  K♦  5♦    ▲ Gleb        +5      4    ╰────────────────────╯
      7     A♥  5♥  Q♥  3♥    ▲ Gleb       +16      6
      8     8♣  6♣  3♣  Q♣    ● Vera         ·      2    ╭────────────────────╮
      9     10♦ 6♥  2♣  9♥    ▲ Boris       +9     10    │ ▲ Boris and Gleb   │
    ─────────────────────────────────────────────────    │ ╶─┐╭─╮             │
    Count of the cards        ● 35   ▲ 34                │   │╰─┤   49 + 30   │
    Game: the higher count    ● Anna, Vera  +8           │   ╵╶─╯             │
    ─────────────────────────────────────────────────    │ 42 to go           │
    ● This deal       9 pegs + 8 for game         +17    ╰────────────────────╯
    ▲ This deal       30 pegs                     +30

    Out of play: 16 cards, X shows them.                     Enter  Deal 4
    Best trick: number 7, 16 pegs.
"""


def match_of_the_picture(tricks=9, **options):
    """The first `tricks` tricks of the deal of the picture, as a first deal."""
    game = GAMES["don"]
    match = Match(Record(game, game.choose(changes=options), NAMES, "stacked"))
    hands = [[], [], [], []]
    for words, leader in zip(TRICKS, LEADERS, strict=True):
        for step, card in enumerate(cards(words)):
            hands[(leader + step) % 4].append(card)
    first = [card for four in zip(hands[GLEB], hands[ANNA], hands[BORIS], hands[VERA], strict=True) for card in four]
    match.act(Lot(TABLE, VERA), 0)
    match.act(Shuffle(TABLE, (*first, *(card for card in FULL_PACK if card not in first))), 0)
    for words in TRICKS[:tricks]:
        for card in cards(words):
            if match.turn != (TABLE,):
                match.act(Play(match.turn[0], card), 0)
    return match


def scene_of(match, names=NAMES, **changes):
    """A bystander's scene; `changes` are made to the table he sees."""
    view = match.view(None)
    for name, value in changes.items():
        setattr(view.table, name, value)
    return Scene(game=GAMES["don"], rules=match.rules, names=names, view=view, bottom=ANNA)


def third_deal(names=NAMES, told=None, **options):
    """The deal of the picture as the third one, 64–49 before it; `told` are changes to what is told of it."""
    match = match_of_the_picture(**options)
    third = replace(match.view(None).table.deals[0], **{"before": (64, 49), **(told or {})})
    first, second = deal((43, 40), (0, 0), (0, 0)), deal((21, 9), (8, 0), (43, 40))
    return scene_of(match, names, deals=[first, second, third], score=[81, 79])


def last_deal(winner, score, finish="play_out", **told):
    """Both sides get there: 112–110 before the deal, ● +5, ▲ +10, ● +4, and ▲ +8 for the game."""
    scene = third_deal(finish=finish)
    table = scene.view.table
    third = replace(table.deals[2], **{
        "before": (112, 110), "takers": (ANNA, BORIS, VERA, *[BORIS] * 6), "pegs": (5, 10, 4, 0, 0, 0, 0, 0, 0),
        "count": (20, 49), "game": (0, 8), "points": (9, 18), **told,
    })  # fmt: skip
    earlier = [deal((60, 50), (0, 0), (0, 0)), deal((52, 60), (8, 0), (60, 50))]
    table.deals, table.score, table.reached, table.winner = [*earlier, third], list(score), 0, winner
    return replace(scene, view=replace(scene.view, turn=()))


class Shown:
    """The app with one screen open over the picker."""

    def __init__(self, folder, size=(80, 24), ascii_only=False, **habits):
        texts.speak(habits.get("language", "en"))
        self.app = CardtablesApp(Store.open(folder), replace(QUICK, **habits), ascii_only=ascii_only)
        self.size = size

    async def rows(self, screen, *keys):
        """The rows of the screen after some keys."""
        async with self.app.run_test(size=self.size) as pilot:
            await pilot.pause()
            self.app.push_screen(screen)
            await pilot.pause()
            for key in keys:
                await pilot.press(key)
                await pilot.pause()
            return painted(self.app)


def painted(app):
    return [strip.text for strip in app.screen._compositor.render_strips()]


def said(rows):
    return "\n".join(row.rstrip() for row in rows)


# The result of a deal


async def test_the_result_of_a_deal_is_the_picture(tmp_path):
    rows = await Shown(tmp_path).rows(DealResultScreen(third_deal(), 2))
    wanted = PICTURE.strip("\n").split("\n")
    got = [row.rstrip() for row in rows[2 : 2 + len(wanted)]]
    button = wanted.index("    Out of play: 16 cards, X shows them.                     Enter  Deal 4")
    wanted[button], got[button] = wanted[button].split(), got[button].split()  # where the words stand in the button
    assert got == wanted
    assert rows[0] == f"{' DON   deal 3 is over · trump ♥':<64}Gleb deals next "


@pytest.mark.parametrize(
    ("options", "told", "words"),
    [
        # A♠ K♦ J♣ 10♥ are 18, A♥ A♣ 10♦ too.
        ({}, {"count": (18, 18), "game": (0, 0), "points": (9, 30)}, "Game: equal counts, nobody pegs it."),
        ({"carry_tie": True}, {"count": (18, 18), "game": (0, 0), "points": (9, 30)},
         "Game: equal counts, the next one is worth more."),
        ({"carry_tie": True}, {"game": (0, 16), "points": (9, 46)}, "▲ Boris, Gleb +16"),
        # 95 + 30 is past 121 in the last trick of all: the counts 35 and 34 bring nothing.
        ({"finish": "peg_out"}, {"before": (64, 95), "game": (0, 0), "points": (9, 30)},
         "The target was reached: no game is counted."),
    ],
)  # fmt: skip
async def test_who_has_the_game_or_why_nobody(tmp_path, options, told, words):
    rows = await Shown(tmp_path).rows(DealResultScreen(third_deal(told=told, **options), 2))
    assert rows[13].startswith("    Count of the cards") and words in rows[14]


async def test_a_deal_that_was_pegged_out_stops_and_says_so(tmp_path):
    # To 61 with 40 before: 16 pegs in the seventh trick after 5 in the sixth are 61.
    match = match_of_the_picture(tricks=7, target=61, finish="peg_out")
    assert match.turn != (TABLE,)
    played = cards(" ".join(TRICKS[:7]))
    told = DonDeal(
        dealer=VERA, pitcher=GLEB, trump=1, taken=tuple(played),
        takers=(ANNA, VERA, ANNA, VERA, BORIS, GLEB, GLEB), pegs=(4, 0, 0, 5, 0, 5, 16), count=(33, 24), game=(0, 0),
        points=(9, 21), before=(30, 40), out=tuple(card for card in FULL_PACK if card not in played),
    )  # fmt: skip
    scene = scene_of(match, deals=[told], score=[39, 61], winner=1, reached=1, to_play=TABLE)
    scene = replace(scene, view=replace(scene.view, turn=()))
    text = said(await Shown(tmp_path).rows(DealResultScreen(scene, 0)))
    for words in (
        "The target was reached: no game is counted.", "Out of play: 24 cards", "61 reached in trick 7: Boris, Gleb.",
        "▲ This deal       21 pegs                     +21", "home       ★ leads", "Enter  The match",
        "Enter result of the match",
    ):  # fmt: skip
        assert words in text
    assert "deals next" not in text


async def test_what_reached_the_target_is_told_of_the_deal(tmp_path):
    text = said(await Shown(tmp_path).rows(DealResultScreen(last_deal(0, (121, 128)), 2)))
    assert "121 reached in trick 3: Anna, Vera." in text
    assert "112 + 9" in text and "110 + 18" in text


def test_the_target_is_reached_first_once():
    told = last_deal(0, (121, 128)).view.table.deals[2]
    assert don_sheet.first_there(told, 121) == (0, 3)
    assert don_sheet.first_there(told, 122) == (1, None)  # 120 and the 8 of the game
    assert don_sheet.first_there(told, 110) is None  # long since
    assert don_sheet.first_there(told, 129) is None  # not yet


@pytest.mark.parametrize(("before", "shown"), [((64, 49), 16), ((30, 40), 24)])
async def test_every_card_out_of_play_is_shown_and_the_button_stays_free(tmp_path, monkeypatch, before, shown):
    out = [card for card in FULL_PACK if card not in cards(" ".join(TRICKS))] if shown == 16 else FULL_PACK[14:38]
    scene = third_deal(told={"before": before, "out": tuple(out)})
    with tokens(monkeypatch):
        rows = await Shown(tmp_path).rows(DealResultScreen(scene, 2), "x")
    assert cards_in(said(rows)) == set(out)
    assert rows[19].split() == ["Enter", "Deal", "4"]
    assert "back to the sheet" in rows[23]


async def test_the_cards_out_of_play_go_away_again(tmp_path):
    rows = await Shown(tmp_path).rows(DealResultScreen(third_deal(), 2), "x", "x")
    assert rows[2].split() == ["trick", "cards", "taken", "by", "pegs", "count", "╭────────────────────╮"]


async def test_a_large_window_has_a_chart_of_the_tricks(tmp_path):
    rows = await Shown(tmp_path, size=(120, 40)).rows(DealResultScreen(third_deal(), 2))
    at = next(number for number, row in enumerate(rows) if "TRICK BY TRICK" in row)
    chart = "\n".join(rows[at:])
    # ● 4, then 9, with the game 17; ▲ 5, then 21, then 30.
    for total in (" 4 ", " 9 ", " 17 ", " 5 ", " 21 ", " 30"):
        assert total in chart
    labels = next(row for row in rows[at:] if row.split() == [*map(str, range(1, 10)), "game"])
    signs = rows[rows.index(labels) - 1]
    assert signs.split() == ["●", "▲"] * 10


# The result of the match


def why(scene):
    return [
        don_score.why_won(scene),
        don_sheet.deal_total(scene, 2, 0).points,
        don_sheet.deal_total(scene, 2, 1).points,
    ]


def test_why_the_match_is_won():
    # Both sides get there, under each of the three endings (decisions.md D9).
    assert why(last_deal(0, (121, 128))) == [
        ["Both reached 121: the first one there wins.", "Reached in deal 3, trick 3."], 121, 128,
    ]  # fmt: skip
    stopped = {"takers": (ANNA, BORIS, VERA), "pegs": (5, 10, 4), "game": (0, 0), "points": (9, 10)}
    assert why(last_deal(0, (121, 120), "peg_out", **stopped)) == [
        ["First to 121.", "Reached in deal 3, trick 3."], 121, 120,
    ]  # fmt: skip
    assert why(last_deal(1, (121, 128), "higher")) == [["Both reached 121: the higher total wins."], 121, 128]


async def test_the_result_of_a_match(tmp_path):
    rows = await Shown(tmp_path).rows(MatchResultScreen(last_deal(0, (121, 128)), 3, "kitchen"))
    text = said(rows)
    assert rows[0] == f"{' DON   the match is over':<72}3 deals "
    for words in ("● Anna and Vera have won", "Both reached 121", "Enter  Play again", "seed kitchen", "★ won"):
        assert words in text
    assert [row[4:53] for row in rows[7:11]] == [
        "deal   trump  dealer       ●   total    ▲   total",
        "   1     ♥    Anna        60      60   50      50",
        "   2     ♥    Anna        44 +8  112   60     110",
        "   3     ♥    Vera         9     121   10 +8  128",
    ]


async def test_a_long_match_shows_its_last_deals(tmp_path):
    scene = last_deal(0, (121, 128))
    table = scene.view.table
    table.deals = [deal((1, 1), (0, 0), (number, number)) for number in range(20)] + table.deals[2:]
    rows = await Shown(tmp_path).rows(MatchResultScreen(scene, 21, ""))
    assert [row[4:9].split() for row in rows[8:21]] == [["…"], *([str(number)] for number in range(10, 22))]


# The score sheet and the last trick


def ledger_line(words, pegs, ours="", theirs=""):
    """A line of the score sheet: pegs end before cell 52, the totals before 61 and 70."""
    return f"{words:<47}{pegs:>5}{ours:>9}{theirs:>9}".rstrip()


async def test_the_score_sheet_says_which_card_of_which_trick_pegged_what(tmp_path):
    rows = await Shown(tmp_path).rows(ScoreSheetScreen(third_deal()))
    assert rows[3].split() == ["●", "Anna", "and", "Vera", "▲", "Boris", "and", "Gleb"]
    at = next(at for at, row in enumerate(rows) if row.startswith("  Deal 3"))
    assert [row[2:].rstrip() for row in rows[at : at + 8]] == [
        ledger_line("Deal 3  trump ♥  Vera deals", "", "● 64", "▲ 49"),
        ledger_line("   1  ● Anna       K♥ 3   J♥ 1", "+4", 68),
        ledger_line("   4  ● Vera       5♣ 5", "+5", 73),
        ledger_line("   6  ▲ Gleb       5♦ 5", "+5", "", 54),
        ledger_line("   7  ▲ Gleb       A♥ 4   5♥ 10  Q♥ 2", "+16", "", 70),
        ledger_line("   9  ▲ Boris      9♥ 9", "+9", "", 79),
        "      Count of the cards   ● 35   ▲ 34",
        ledger_line("      ● Game: the higher count", "+8", 81),
    ]


@pytest.mark.parametrize(
    ("options", "told", "words"),
    [
        ({}, {"count": (18, 18), "game": (0, 0), "points": (9, 30)}, "      Game: equal counts, nobody pegs it."),
        ({"carry_tie": True}, {"count": (18, 18), "game": (0, 0), "points": (9, 30)},
         "      Game: equal counts, the next one is worth more."),
        ({"carry_tie": True}, {"game": (0, 16), "points": (9, 46)},
         ledger_line("      ▲ Game: the higher count, 8 carried over", "+16", "", 95)),
        ({"finish": "peg_out"}, {"before": (64, 95), "game": (0, 0), "points": (9, 30)},
         "      The target was reached: no game is counted."),
    ],
)  # fmt: skip
async def test_the_score_sheet_says_why_nobody_has_the_game_and_what_was_carried(tmp_path, options, told, words):
    rows = [row[2:].rstrip() for row in await Shown(tmp_path).rows(ScoreSheetScreen(third_deal(told=told, **options)))]
    assert words in rows


async def test_the_score_sheet_of_a_finished_match_says_how_it_was_decided(tmp_path):
    rows = [row[2:].rstrip() for row in await Shown(tmp_path).rows(ScoreSheetScreen(last_deal(0, (121, 128))))]
    at = rows.index(" Anna and Vera have won")
    assert rows[at + 1 : at + 3] == [" Both reached 121: the first one there wins.", " Reached in deal 3, trick 3."]


async def test_a_deal_under_way_is_on_the_score_sheet_without_a_game(tmp_path):
    rows = await Shown(tmp_path).rows(ScoreSheetScreen(scene_of(match_of_the_picture(tricks=4))))
    assert [row[2:].rstrip() for row in rows[5:9]] == [
        ledger_line("Deal 1  trump ♥  Vera deals", "", "● 0", "▲ 0"),
        ledger_line("   1  ● Anna       K♥ 3   J♥ 1", "+4", 4),
        ledger_line("   4  ● Vera       5♣ 5", "+5", 9),
        "",
    ]


async def test_a_long_score_sheet_scrolls(tmp_path):
    scene = third_deal()
    scene.view.table.deals = [deal((1, 1), (0, 0), (number, number)) for number in range(12)]
    rows = await Shown(tmp_path / "a").rows(ScoreSheetScreen(scene))
    assert "Deal 12" in said(rows) and "Deal 1 " not in said(rows)
    assert rows[5].endswith("↑") and "↓" not in said(rows[:-1])
    rows = await Shown(tmp_path / "b").rows(ScoreSheetScreen(scene), "home")
    assert rows[5].startswith("  Deal 1 ") and rows[21].endswith("↓") and "Deal 12" not in said(rows)
    rows = await Shown(tmp_path / "c").rows(ScoreSheetScreen(scene), "home", "down", "down", "pagedown", "up")
    assert rows[5].startswith("  Deal 5 ")  # 2 + 15 − 1 lines on, four a deal


async def test_an_empty_score_sheet_says_so(tmp_path):
    game = GAMES["don"]
    match = Match(Record(game, game.choose(), NAMES, "s"))
    assert "No trick has been finished yet." in said(await Shown(tmp_path).rows(ScoreSheetScreen(scene_of(match))))


def test_the_last_trick_is_the_last_finished_one():
    game = GAMES["don"]
    assert don_score.last_trick(scene_of(Match(Record(game, game.choose(), NAMES, "s")))) is None
    for tricks, taker, pegs in ((1, ANNA, 4), (7, GLEB, 16), (9, BORIS, 9)):
        leader = LEADERS[tricks - 1]
        seats = tuple((leader + step) % 4 for step in range(4))
        assert don_score.last_trick(scene_of(match_of_the_picture(tricks))) == LastTrick(
            tuple(cards(TRICKS[tricks - 1])), seats, taker, pegs, tuple(seat % 2 for seat in seats), 1, tricks
        )


def test_before_the_first_trick_of_a_deal_the_last_one_of_the_deal_before_is_meant():
    match = match_of_the_picture()
    match.act(Shuffle(TABLE, FULL_PACK), 0)
    trick = don_score.last_trick(scene_of(match))
    assert (trick.deal, trick.number, trick.taker, trick.pegs) == (1, 9, BORIS, 9)
    assert trick.cards == tuple(map(read_card, ("10D", "6H", "2C", "9H")))


async def test_the_last_trick_says_who_led_and_who_took_it(tmp_path):
    rows = await Shown(tmp_path / "a").rows(LastTrickScreen(scene_of(match_of_the_picture(tricks=7))))
    assert rows[0].startswith(" DON   last trick: deal 1, trick 7")
    assert rows[6].split() == ["Gleb", "▲", "Anna", "●", "Boris", "▲", "Vera", "●"]
    # Gleb led and took it.
    assert rows[14].split() == ["★", "takes", "it", "+16"] and rows[15].split() == ["led"]
    rows = await Shown(tmp_path / "b").rows(LastTrickScreen(scene_of(match_of_the_picture(tricks=3))))
    assert rows[14].split() == ["led", "★", "takes", "it"]  # no pegs in it


# Keys


@pytest.mark.parametrize(
    ("make", "keys", "answer"),
    [
        (lambda: DealResultScreen(third_deal(), 2), ["x", "enter"], "next"),
        (lambda: DealResultScreen(third_deal(), 2), ["s", "escape", "escape"], "leave"),
        (lambda: DealResultScreen(third_deal(), 2), ["x", "escape", "escape"], "leave"),
        (lambda: DealResultScreen(third_deal(), 2), ["s", "s", "ч", "enter"], "next"),  # ч is x on the other layout
        (lambda: MatchResultScreen(last_deal(0, (121, 128)), 3, "s"), ["enter"], "again"),
        (lambda: MatchResultScreen(last_deal(0, (121, 128)), 3, "s"), ["s", "enter", "escape"], "leave"),
        (lambda: LastTrickScreen(scene_of(match_of_the_picture(3))), ["enter"], None),
        (lambda: LastTrickScreen(scene_of(match_of_the_picture(3))), ["backspace"], None),
        (lambda: LastTrickScreen(scene_of(match_of_the_picture(3))), ["escape"], None),
        (lambda: ScoreSheetScreen(third_deal()), ["tab"], None),
    ],
)
async def test_what_the_keys_answer(tmp_path, make, keys, answer):
    shown, answers = Shown(tmp_path), []
    async with shown.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown.app.push_screen(make(), answers.append)
        for key in keys:
            assert not answers
            await pilot.pause()
            shown.app.guard.passes("no key is dead", 1e12)
            await pilot.press(key)
        await pilot.pause()
        assert answers == [answer]


# Everything fits, whatever the window, the names and the language


def all_screens(names):
    finished = replace(last_deal(0, (121, 128)), names=names)
    return {
        "deal": DealResultScreen(third_deal(names), 2),
        "last deal": DealResultScreen(finished, 2),
        "tied": DealResultScreen(third_deal(names, {"game": (0, 0), "points": (9, 30)}, carry_tie=True), 2),
        "pegged out": DealResultScreen(third_deal(names, {"game": (0, 0), "before": (64, 95)}, finish="peg_out"), 2),
        "match": MatchResultScreen(finished, 3, "a seed that is much too long for its place"),
        "higher": MatchResultScreen(replace(last_deal(1, (121, 128), "higher"), names=names), 3, ""),
        "sheet": ScoreSheetScreen(replace(third_deal(), names=names)),
        "last trick": LastTrickScreen(replace(scene_of(match_of_the_picture(7)), names=names)),
    }


WITHOUT_TOTALS = ("sheet", "last trick")


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", [(80, 24), (97, 31), (120, 40)])
async def test_everything_fits(tmp_path, language, size):
    shown = Shown(tmp_path, size=size, language=language)
    async with shown.app.run_test(size=size) as pilot:
        await pilot.pause()
        for name, screen in all_screens(LONG_NAMES).items():
            shown.app.push_screen(screen)
            await pilot.pause()
            rows = painted(shown.app)
            assert {cell_len(row) for row in rows} == {size[0]}
            assert any("…" in row for row in rows[1:]), name  # the names are cut, not dropped
            if name not in WITHOUT_TOTALS:
                across = (size[0] - 80) // 2
                top = next(at for at, row in enumerate(rows) if "╭────────────────────╮" in row)
                for row in [*rows[top + 1 : top + 6], *rows[top + 9 : top + 14]]:
                    assert row[across + 57] == row[across + 78] == "│", (name, row)
                for row in rows[top : top + 20]:  # between the sheet and the boxes nothing spills
                    assert row[across + 54 : across + 57] == "   ", (name, row)
            shown.app.pop_screen()


async def test_the_keys_have_room_in_russian(tmp_path):
    shown = Shown(tmp_path, language="ru")
    async with shown.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for screen, words in (
            (DealResultScreen(last_deal(0, (121, 128)), 2), ("итоги партии", "карты вне игры", "запись", "прервать")),
            (MatchResultScreen(last_deal(0, (121, 128)), 3, ""), ("тем же столом", "запись", "к списку игр")),
        ):
            shown.app.push_screen(screen)
            await pilot.pause()
            assert all(word in painted(shown.app)[-1] for word in words)
            shown.app.pop_screen()


async def test_only_ascii_where_only_ascii_can_be_shown(tmp_path):
    shown = Shown(tmp_path, size=(120, 40), ascii_only=True)
    async with shown.app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for name, screen in all_screens(NAMES).items():
            shown.app.push_screen(screen)
            await pilot.pause()
            assert said(painted(shown.app)).isascii(), name
            shown.app.pop_screen()


async def test_the_language_may_change_and_the_window_grow_while_a_result_is_open(tmp_path):
    shown = Shown(tmp_path)
    async with shown.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown.app.push_screen(DealResultScreen(third_deal(RUSSIAN_NAMES), 2))
        await pilot.pause()
        shown.app.push_screen(ScoreSheetScreen(third_deal(RUSSIAN_NAMES)))
        await pilot.pause()
        shown.app.change(language="ru")
        await pilot.pause()
        assert "сдаёт Вера" in said(painted(shown.app))
        await pilot.press("escape")
        await pilot.pause()
        text = said(painted(shown.app))
        assert "сдача 3 сыграна · козырь ♥" in text and "Очки в картах" in text and "deal" not in text
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "ВЗЯТКА ЗА ВЗЯТКОЙ" in said(painted(shown.app))
        shown.app.change(theme="paper")
        await pilot.pause()
        assert "ВЗЯТКА ЗА ВЗЯТКОЙ" in said(painted(shown.app))


def test_the_numbers_of_a_chart_never_touch(ink_canvas):
    canvas, ink = ink_canvas
    draw_chart(canvas, ink, 2, 0, [Step("1", (121, 119), (30, 31))], width=74, height=11)
    assert " 121 119" in canvas.text()


@pytest.fixture
def ink_canvas():
    from cardtables.app.canvas import Canvas
    from cardtables.app.palette import ink_for

    ink = ink_for("felt")
    return Canvas(80, 12, ink.style("say", "felt")), ink


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_comes_back_sees_the_result_that_was_not_yet_seen(tmp_path, game):
    """The program ended between the last card and the result; in the middle of a deal no old result comes."""
    game, chance = GAMES[game], Random(3)
    match = Match(
        Record(game, game.choose("traditional"), tuple(f"player {seat}" for seat in range(game.seats[-1])), "come back")
    )
    rules, waited = match.rules, 0
    for _ in range(3000):
        finished = len(rules.deals(match.view(None).table))
        if match.turn == (TABLE,) and not match.due:
            if finished and match.last.action.seat != TABLE:
                app = CardtablesApp(Store.open(tmp_path / f"{finished}"), QUICK, start=match.saved())
                async with app.run_test(size=(80, 24)) as pilot:
                    await pilot.pause()
                    assert isinstance(app.screen, DealResultScreen) is not any(match.view(None).table.hands)
                    waited += isinstance(app.screen, DealResultScreen)
                if waited == 2:
                    return
            match.chance(match.at + 1)
        elif match.due and chance.random() < 0.3:
            match.act(*match.due)
        else:
            seat = chance.choice([seat for seat in match.turn if seat != TABLE])
            match.act(chance.choice(match.view(seat).legal), match.at + 1)
        if match.over:
            break
    assert waited


async def test_in_the_middle_of_a_deal_no_old_result_comes(tmp_path):
    match = match_of_the_picture()
    match.chance(match.at + 1)
    assert len(match.rules.deals(match.view(None).table)) == 1 and any(match.view(None).table.hands)
    app = CardtablesApp(Store.open(tmp_path), QUICK, start=match.saved())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert not isinstance(app.screen, DealResultScreen)
