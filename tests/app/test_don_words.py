"""What is said at a Don table: advice, refusals, header, log, the news on the curtain."""

import pytest

from cardtables.app import texts
from cardtables.app.palette import ink_for
from cardtables.app.tables.don import log as don_log, news as don_news, words as don_words
from cardtables.app.tables.don.table import DonTable
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Play
from cardtables.engine.cards import FULL_PACK, SUIT
from cardtables.engine.notation import read_card
from tests.app.don_scenes import (
    ANNA,
    BORIS,
    CLUBS,
    DIAMONDS,
    FIRST_TRICK,
    GLEB,
    HEARTS,
    LONG_NAMES,
    RUSSIAN_NAMES,
    SECOND_TRICK,
    SPADES,
    VERA,
    boris_is_called,
    boris_looks,
    deal,
    of_match,
    played_match,
    rules_of,
    scene,
    text_of,
    third_deal,
    width_of,
)
from tests.app.scenes import cards, painted


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


# Words


@pytest.mark.parametrize(
    ("language", "key", "words"),
    [
        ("en", "follow_H", "follow hearts while you have one"),
        ("ru", "follow_H", "надо класть черви, пока они есть"),
        ("en", "not_yours", "this card is not in the hand"),
    ],
)
async def test_a_refusal_is_the_rule(language, key, words):
    texts.speak(language)
    assert (await painted(boris_looks(refusal=key)))[15] == f"  ► Boris ▲   {words}"


@pytest.mark.parametrize(
    ("hand", "options", "words"),
    [
        ("AS 8S JD", {}, "no ♥ in hand, hearts were led: any card"),
        ("QH 8S", {}, "hearts were led: follow with ♥"),
        ("QH 8S", {"may_ruff": True}, "hearts were led: follow with ♥"),  # a lead of trumps must be followed
    ],
)
async def test_the_advice_is_what_happened_and_what_may_be_done(hand, options, words):
    rules = rules_of(**options)
    state = third_deal(rules)
    state.hands[BORIS] = cards(hand)
    assert (await painted(scene(state, rules, opened=BORIS, awaited=BORIS)))[15] == f"  ► Boris ▲   {words}"


async def test_who_may_ruff_is_told_so():
    rules = rules_of(may_ruff=True)
    state = third_deal(rules)
    state.trump = CLUBS
    rows = await painted(scene(state, rules, opened=BORIS, awaited=BORIS))
    assert rows[15] == "  ► Boris ▲   hearts were led: follow with ♥, or ruff with ♣"


async def test_the_leads_are_explained():
    pitch = of_match(played_match(), opened=GLEB, awaited=GLEB)
    assert (await painted(pitch))[15] == "  ► Gleb ▲   lead any card: its suit becomes trump"
    lead = of_match(played_match(*FIRST_TRICK), opened=ANNA, awaited=ANNA)
    assert (await painted(lead))[15] == "  ► Anna ●   your lead: any card"
    alone = of_match(played_match(*FIRST_TRICK), opened=BORIS, bottom=BORIS, taking_in=True)
    assert (await painted(alone))[15] == "   Boris ▲   Enter takes the trick in"


def test_the_header_counts_deals_and_tricks():
    table = DonTable()
    match = played_match(*FIRST_TRICK)
    assert table.where(of_match(match)) == "deal 1 · trick 2 of 9 · to 121"
    assert table.where(of_match(match, taking_in=True)) == "deal 1 · trick 1 of 9 · to 121"
    assert table.whose(of_match(match)) == "Anna to play"
    assert table.whose(boris_looks(names=LONG_NAMES)) == "[bold]Жан… to play"
    texts.speak("ru")
    assert table.where(boris_looks()) == "сдача 3 · взятка 1 из 9 · до 121"
    assert table.whose(boris_looks(names=RUSSIAN_NAMES)) == "ходит Борис"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [don_log.NARROW, don_log.WIDE])
def test_no_line_of_the_log_is_too_long(language, width):
    texts.speak(language)
    shown = of_match(played_match(*FIRST_TRICK, *SECOND_TRICK, (VERA, "9D"), (GLEB, "2D")))
    many = [deal((43, 40), (8, 0), (0, 0))] * 12
    table = shown.view.table
    table.deals = many
    long = Scene(**{**{name: getattr(shown, name) for name in shown.__dataclass_fields__}, "names": LONG_NAMES})
    lines = don_log.log_lines(ink_for("felt"), long, width)
    assert max(map(width_of, lines)) <= width
    assert sum("10♥" in text_of(line) for line in lines) == 1


def test_computers_of_one_level_are_told_apart_in_the_log():
    texts.speak("ru")
    shown = of_match(played_match(*FIRST_TRICK))
    names = ("Бывалый 1", "Вы", "Бывалый 3", "Бывалый 4")
    computers = Scene(**{**{name: getattr(shown, name) for name in shown.__dataclass_fields__}, "names": names})
    lines = [text_of(line) for line in don_log.log_lines(ink_for("felt"), computers, don_log.NARROW)]
    assert lines[-4:] == ["Бывалый 1  K♥", "Вы  4♥", "Бывалый 3  J♥", " ● Бывалый 1  +4"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_no_news_runs_over_the_edge_of_the_curtain(language):
    texts.speak(language)
    ink = ink_for("felt")
    match = played_match()
    longest = 0
    for seat, word in (*FIRST_TRICK, *SECOND_TRICK):
        for awaited in match.turn:
            shown = of_match(match, awaited=awaited)
            long = Scene(**{**{name: getattr(shown, name) for name in shown.__dataclass_fields__}, "names": LONG_NAMES})
            lines = don_news.news_lines(ink, long)
            assert 1 <= len(lines) <= 3
            longest = max(longest, *map(width_of, lines))
        match.act(Play(seat, read_card(word)), 0)
    longest = max(longest, *map(width_of, don_news.news_lines(ink, boris_is_called(names=LONG_NAMES))))
    assert 30 < longest <= 46


def test_the_news_tell_what_a_player_has_missed():
    ink = ink_for("felt")

    def news(match, seat):
        return [text_of(line) for line in don_news.news_lines(ink, of_match(match, awaited=seat))]

    assert news(played_match(), GLEB) == ["The pitch is yours: your card makes trump.", "On the board: ● 0, ▲ 0."]
    assert news(played_match((GLEB, "10H")), ANNA)[:2] == ["♥ hearts are trump.", "Gleb led 10♥."]
    second = played_match(*FIRST_TRICK, (ANNA, "3S"))
    assert news(second, BORIS)[:2] == ["● Anna takes the trick and pegs 4.", "Anna led 3♠."]
    third = played_match(*FIRST_TRICK, *SECOND_TRICK[:3])
    assert news(third, GLEB)[1] == "Anna led 3♠, Boris put 8♠, Vera Q♠."


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("led", [SPADES, HEARTS, DIAMONDS, CLUBS])
async def test_every_advice_has_room_beside_the_longest_plate_and_the_open_table_mark(language, led):
    texts.speak(language)
    for hand, options in (("5", {}), ("5", {"may_ruff": True}), ("", {})):
        rules = rules_of(**options)
        state = third_deal(rules)
        state.trump = (led + 1) % 4
        state.trick = [card for card in FULL_PACK if SUIT[card] == led][:1]
        other = [card for card in FULL_PACK if SUIT[card] != led][:3]
        state.hands[BORIS] = other + ([card for card in FULL_PACK if SUIT[card] == led][3:4] if hand else [])
        state.hands[GLEB] = state.hands[GLEB][:8]
        shown = scene(state, rules, opened=BORIS, awaited=BORIS, open_table=True, names=LONG_NAMES)
        row = (await painted(shown))[15]
        words = text_of(don_words.advice(ink_for("felt"), shown))
        mark = {"en": "open table", "ru": "карты открыты"}[language]
        assert row.startswith(f"  ► [bold]Жан… ▲   {words} ")
        assert row.endswith(" " + mark)
