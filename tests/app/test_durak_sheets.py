"""The sheets of English Durak: a deal with its sums, the match and why it is won, the score, the four games at once."""

from dataclasses import replace
from itertools import pairwise

import pytest

from cardtables.app import texts
from cardtables.app.canvas import Canvas
from cardtables.app.palette import ink_for
from cardtables.app.screens.score_sheet import ScoreLeaf
from cardtables.app.tables.durak import compare as durak_compare, score as durak_score, sheet as durak_sheet
from cardtables.engine.action import Entry, Play
from cardtables.engine.seats import OVER
from cardtables.games import GAMES
from tests.app.durak_scenes import ANNA, BORIS, GLEB, NAMES, VERA, deal, rules_of, scene
from tests.app.scenes import cards

INK = ink_for("felt")


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def after(letter, *deals, seats=3, names=NAMES, **options):
    """A bystander's scene when these deals have been played."""
    rules = rules_of(letter, seats, **options)
    state = rules.start()
    state.deals, state.dealer = list(deals), ANNA
    state.totals = [sum(points) for points in zip(*(one.points for one in deals), strict=True)]
    return scene(state, rules, names=names, game=GAMES[f"durak-{letter}"])


def ended(letter, *deals, seats=3, **options):
    """The same at the end of the match."""
    shown = after(letter, *deals, seats=seats, **options)
    shown.view.table.to_play = OVER
    return shown


def hands(*words):
    return tuple(tuple(cards(word)) for word in words)


def page(draw):
    canvas = Canvas(80, 22, INK.style("say", "felt"))
    draw(canvas)
    return [line.rstrip() for line in canvas.text().split("\n")]


def deal_page(shown, number=0):
    return page(lambda canvas: durak_sheet.draw_deal(canvas, INK, 0, 0, shown, number))


def match_page(shown):
    return page(lambda canvas: durak_score.draw_match(canvas, INK, 0, 0, shown))


def said(lines):
    return ["".join(text for text, _style in line).rstrip() for line in lines]


def test_each_loser_s_hand_lies_face_up_with_its_sum():
    # A♠ 10♥ K♦ 7♣ = 11+10+10+7 = 38; 6♠ 9♥ = 15.
    one = deal((0, 38, 15), (70, 12, 40), winner=ANNA, hands=hands("", "AS TH KD 7C", "6S 9H"))
    rows = deal_page(after("a", one))
    assert " ".join(rows[1].split()) == "★ Anna went out: nothing to write down 70 + 0 = 70"
    assert rows[3].startswith("   Boris       ▏A♠ ▏10♥▏7♣ ▏K♦ ") and rows[3].endswith("  12 + 38")
    assert rows[4].split()[0] == "+38" and rows[4].endswith("= 50")
    assert rows[6].strip() == "11 + 10 + 7 + 10 = 38"
    assert rows[8].split()[:3] == ["Vera", "▏6♠", "▏9♥"] and rows[11].strip() == "6 + 9 = 15"
    assert rows[9].endswith("= 55")
    assert rows[20].strip() == "to 101: the lowest total wins"


def test_the_sheet_names_the_card_that_ended_the_deal_and_the_one_below_it():
    one = deal((0, 7, 8), (0, 0, 0), winner=ANNA, hands=hands("", "7C", "8C"))
    shown = after("a", one)
    shown.view.table.aside = cards("KD 9S TS 6H 7C 8C")  # the pile, the stock, the hands
    shown = replace(shown, log=(Entry(Play(ANNA, cards("TS")[0]), 0),))
    assert " ".join(deal_page(shown)[1].split()) == "★ Anna went out: nothing to write down 10♠ on 9♠ 0 + 0 = 0"


def test_going_out_with_a_queen_takes_thirty_off():
    # 12 − 30 = −18; Q♣ 7♥ = 37; A♦ K♣ 6♦ = 27.
    one = deal((-30, 37, 27), (12, 70, 95), winner=ANNA, on_queen=True, hands=hands("", "QC 7H", "AD KC 6D"))
    rows = deal_page(after("b", one))
    assert " ".join(rows[1].split()) == "★ Anna went out with a queen: 30 points off 12 − 30 = −18"
    assert any(row.strip() == "7 + 30 = 37" for row in rows)
    assert [row.split()[-2:] for row in rows if row.endswith("101 reached")] == [["101", "reached"]] * 2
    assert sum("= 107" in row or "= 122" in row for row in rows) == 2


def test_a_hand_too_long_for_faces_is_written_out_with_its_whole_sum():
    ours = "AS KS QS JS TS 9S 8S 7S 6S AH KH QH JH TH 9H 8H 7H 6H AD KD"
    # Spades 11+10+10+10+10+9+8+7+6 = 81, hearts the same, A♦ K♦ 21.
    one = deal((0, 183, 6), (0, 0, 0), winner=ANNA, hands=hands("", ours, "6C"))
    rows = deal_page(after("a", one))
    text = "\n".join(rows)
    assert "A♠  K♠  Q♠  J♠  10♠ 9♠  8♠  7♠  6♠  A♥  K♥" in text
    sums = "".join(row.strip() for row in rows if "+11" in row or "11+" in row or row.endswith("=183"))
    assert sums.count("+") == 19 and sums.endswith("=183")
    assert rows[20].startswith("   to 101")


def test_five_hands_of_a_stalled_deal_fit():
    one = deal(
        (12, 38, 15, 30, 20), (0,) * 5, hands=hands("6S 6H", "AS TH KD 7C", "7S 8H", "TS TD QC", "KC KS"), turns=500
    )
    rows = deal_page(after("a", one, seats=5))
    assert rows[1].strip() == "Stopped after 500 turns: nobody has won, everybody writes down the hand."
    assert [row.split()[0] for row in rows if row[3:8].strip() in NAMES] == list(NAMES)


def test_a_jack_in_hand_is_said_beside_it():
    one = deal((0, 17, 14), (0, 0, 0), winner=ANNA, fallen=(BORIS,), hands=hands("", "JH 7C", "6H 8C"))
    rows = deal_page(after("v", one))
    assert rows[5].startswith("   match lost")
    assert sum("match lost" in row for row in rows) == 1


@pytest.mark.parametrize("letter", ["[/]", "[bold]Жанна[/]"])
def test_names_are_never_markup(letter):
    one = deal((0, 38, 15), (70, 12, 40), winner=ANNA, hands=hands("", "AS TH KD 7C", "6S 9H"))
    shown = after("a", one, names=(letter, letter + "x", "Vera"))
    assert letter[:6] in deal_page(shown)[1]
    assert letter[:6] in match_page(ended("a", one, names=(letter, "b", "c")))[3]


# The match


def test_the_match_tells_every_deal_the_totals_and_why():
    first = deal((0, 38, 70), (0, 0, 0), winner=ANNA)
    second = deal((12, -30, 52), (0, 38, 70), winner=BORIS, on_queen=True)
    rows = match_page(ended("b", first, second))
    left = [row[:55].split() for row in rows]
    assert left[3] == ["Anna", "Boris", "Vera"]
    assert left[4] == ["1", "★", "38", "70"] and left[5] == ["2", "12", "−30", "52"]
    assert left[7] == ["12", "8", "122"]
    assert ["place", "2", "★", "1", "3"] in left
    why = " ".join(row[57:].strip() for row in rows).split()
    assert " ".join(why) == "Boris has won the match The limit of 101 is reached: Vera. The lowest total wins: 8."


def test_whoever_is_left_with_a_jack_has_lost_whatever_the_points():
    one = deal((0, 17, 14), (80, 0, 0), winner=ANNA, fallen=(BORIS,))
    shown = ended("v", one)
    shown.view.table.totals = [80, 17, 14]
    assert durak_score.why(shown, [VERA]) == [
        "Boris was left with a jack and has lost at once.", "Of the others the lowest total wins: 14.",
    ]  # fmt: skip
    both = ended("v", deal((0, 17, 14), (0, 0, 0), winner=ANNA, fallen=(BORIS, VERA)))
    assert durak_score.why(both, [ANNA]) == ["Boris, Vera were left with jacks and have lost at once."]


def test_a_single_deal_and_a_shared_place():
    shown = ended("a", deal((9, 9, 30), (0, 0, 0)), limit=0)
    rows = match_page(shown)
    text = " ".join(" ".join(row[57:].strip() for row in rows).split())
    assert text == "Anna, Boris have won together A single deal was the whole match. The lowest total wins: 9."


def test_the_score_sheet_has_two_lines_a_deal():
    first = deal((0, 38, 70), (0, 0, 0), winner=ANNA)
    second = deal((12, -30, 52), (0, 38, 70), winner=BORIS, on_queen=True)
    third = deal((5, 6, 7), (12, 8, 122), turns=500)
    lines = said(durak_score.score_lines(INK, after("b", first, second, third)))
    assert [line.split() for line in lines] == [
        ["1", "Anna", "2", "Boris", "3", "Vera"],
        ["Deal", "1", "★", "0", "+38", "+70"],
        ["total", "0", "38", "70"],
        ["Deal", "2", "+12", "★", "−30", "+52", "out", "with", "a", "queen"],
        ["total", "12", "8", "122"],
        ["Deal", "3", "+5", "+6", "+7", "stopped:", "nobody", "won"],
        ["total", "17", "14", "129"],
    ]


def test_five_columns_of_long_names_fit_the_window():
    names = ("Wladimir-Konstantin", "[bold]Жанна[/]", "Aleksandra Petrovna", "[/]", "Sigismund der Dritte")
    one = deal((0, 100, 200, 300, 244), (0,) * 5, winner=ANNA, fallen=(GLEB,))
    lines = said(durak_score.score_lines(INK, after("v", one, seats=5, names=names)))
    assert max(map(len, lines)) <= 78


# The four games


def family(game, height=22, **options):
    canvas = Canvas(80, height, INK.style("say", "felt"))
    durak_compare.draw_family(canvas, INK, 0, 0, GAMES[game], GAMES[game].choose(changes=options))
    return canvas.text().split("\n")


def columns(rows):
    """What stands in each row, by its name, game by game."""
    ends = (*[left - 2 for left, _width in durak_compare.COLUMNS], 80)
    return {row[1:9].strip(): [row[a + 1 : b].strip() for a, b in pairwise(ends)] for row in rows}


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["durak-a", "durak-b", "durak-v", "durak-g"])
def test_the_four_games_stand_side_by_side_on_one_page(language, game):
    texts.speak(language)
    rows = family(game, height=30)
    limits = next(number for number, row in enumerate(rows) if row.split()[-4:] == ["101", "101", "500", "100"])
    assert limits <= 21 and not any(row.strip() for row in rows[22:])
    dealt = {"en": "5 each 4 each 6 each 4 each", "ru": "по 5 по 4 по 6 по 4"}[language]
    assert any(row.split()[1:] == dealt.split() for row in rows)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_between_two_columns_two_cells_are_free(language):
    texts.speak(language)
    for row in family("durak-b"):
        for left, _width in durak_compare.COLUMNS:
            assert row[left - 2 : left] == "  ", row


def test_what_the_cards_do_is_read_off_the_games():
    rows = columns(family("durak-b"))
    assert rows["six"] == ["+2, next skips"] * 4
    assert rows["seven"] == ["–", "+2, next skips", "+1, next skips", "–"]
    assert rows["jack"] == ["–", "–", "orders a suit", "–"]
    assert rows["out with"] == ["–", "a queen: −30", "–", "a queen: −30"]
    assert rows["holding"] == ["–", "–", "jack: match lost", "–"]
    assert rows["6 to 9"] == ["as printed", "as printed", "as printed", "0"]
    assert rows["fits"] == ["suit or rank", "suit or rank", "suit or rank", "suit; six on six"]
    assert rows["no card"] == ["draws one"] * 4


def test_a_change_that_stands_in_no_row_is_named_above_them():
    rows = family("durak-a", may_keep=True, ace_last_wins=True, draw_until=True)
    assert rows[2].strip() == "• May keep a drawn card, Last ace wins"
    assert columns(rows)["no card"][0] == "until one fits"
    assert columns(rows)["match to"] == ["101", "101", "500", "100"]
    assert not family("durak-a", draw_until=True, limit=0)[2].strip() and not family("durak-b")[2].strip()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_with_everything_changed_the_page_is_whole(language):
    texts.speak(language)
    every = dict.fromkeys(("draw_until", "may_keep", "stack_six", "reshuffle", "winner_leads"), True)
    rows = family("durak-a", height=30, ace_last_wins=True, **every)
    assert rows[2].rstrip().endswith("…") and len(rows[2].rstrip()) <= 79
    assert not any(row.strip() for row in rows[22:])


def test_the_game_of_the_table_stands_there_as_it_is_played_and_what_is_changed_is_marked():
    rows = family("durak-v", jack_any=True, jack_points=True, draw_until=True, limit=0)
    said = columns(rows)
    assert said["jack"] == ["–", "–", "any card; orders", "–"]
    assert said["no card"] == ["draws one", "draws one", "until one fits", "draws one"]
    assert said["holding"] == ["–"] * 4
    assert said["match to"] == ["101", "101", "a single deal", "100"]
    assert sorted(row[1:9].strip() for row in rows if row[44] == "•") == ["holding", "jack", "match to", "no card"]
    assert "\n".join(rows).count("•") == 4


def test_before_the_first_deal_is_over_the_score_sheet_speaks_of_deals():
    rows = page(lambda canvas: ScoreLeaf(after("a")).fill(canvas, INK, 0, 0))
    assert rows[4] == "   No deal has been finished yet."
