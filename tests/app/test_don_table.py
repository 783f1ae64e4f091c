"""The Don table: the turn, the trick, what a shut hand hides, and what the keys answer."""

import pytest

from cardtables.app import texts
from cardtables.app.tables.don.regions import DonFelt, DonHand
from cardtables.app.tables.don.table import DonTable
from cardtables.engine.action import Play
from cardtables.engine.notation import read_card
from cardtables.games.don.state import NameTrump
from tests.app.don_scenes import (
    ANNA,
    BORIS,
    CLUBS,
    DIAMONDS,
    FIRST_TRICK,
    GLEB,
    HEARTS,
    PICTURE_NEWS,
    SECOND_TRICK,
    SPADES,
    VERA,
    boris_is_called,
    boris_looks,
    of_match,
    played_match,
    rules_of,
    scene,
    third_deal,
)
from tests.app.scenes import Harness, cards, keyed, painted


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


# The turn and the trick


async def test_the_seat_in_turn_has_the_only_gold_plate():
    shown = boris_looks()
    app = Harness(shown)
    gold = app.ink.colours["gold"]
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        grounds = {name: app.colours_at(x, y)[1] for name, x, y in (
            ("own", 4, 16), ("left", 25, 7), ("across", 38, 4), ("right", 50, 7))}  # fmt: skip
    assert [name for name, ground in grounds.items() if ground == gold] == ["own"]


async def test_a_bystander_sees_whose_turn_it_is_on_another_side_of_the_table():
    rules = rules_of()
    rows = await painted(scene(third_deal(rules), rules, bottom=ANNA))
    assert rows[6][22:33] == "► Boris ▲  "
    assert rows[15] == "   Anna ●   waiting for Boris"


async def test_a_finished_trick_stays_with_what_it_pegged():
    match = played_match(*FIRST_TRICK)
    assert DonTable.stays(match.view(None))
    rows = await painted(of_match(match, awaited=ANNA, taking_in=True))
    assert rows[10][36:43] == "▏K ╭─╮ "  # Anna's card before her
    assert rows[13][44:58] == "★ takes it  +4"
    text = "\n".join(rows)
    for words in ("▏4 ♥ ♥", "▏J ╭─╮", "▏10♥ ♥", "► Anna ●", "● 1 trick", "press 1 to look at your cards"):
        assert words in text
    assert "● Anna takes the trick and pegs 4." in rows[19]
    assert "On the board: ● 4, ▲ 0." in rows[20]
    assert "led" not in text.replace("Gleb leads", "")


async def test_a_trick_without_pegs_says_only_who_takes_it():
    match = played_match(*FIRST_TRICK, *SECOND_TRICK)
    rows = await painted(of_match(match, awaited=VERA, taking_in=True))
    assert "★ takes it" in rows[13]
    assert "+" not in rows[13]
    assert "● Vera takes the trick." in rows[19]


async def test_a_trick_that_has_just_been_led_is_not_yet_being_won():
    rows = await painted(of_match(played_match((GLEB, "10H")), opened=ANNA, awaited=ANNA))
    text = "\n".join(rows)
    assert "led" in text
    assert "winning" not in text
    later = await painted(of_match(played_match(*FIRST_TRICK, (ANNA, "3S"), (BORIS, "7S"), (VERA, "10S")),
                                   opened=GLEB, awaited=GLEB))  # fmt: skip
    assert "★ winning" in "\n".join(later)


async def test_a_lead_that_stays_best_has_both_words():
    match = played_match(*FIRST_TRICK, (ANNA, "AD"), (BORIS, "JD"))
    assert "led ★ winning" in "\n".join(await painted(of_match(match, opened=VERA, awaited=VERA)))


def test_a_trick_that_lies_half_played_does_not_stay():
    assert not DonTable.stays(played_match().view(None))
    assert not DonTable.stays(played_match(*FIRST_TRICK[:3]).view(None))
    assert not DonTable.stays(played_match(*FIRST_TRICK, (ANNA, "3S")).view(None))


# What is hidden


async def test_a_shut_hand_leaves_no_trace():
    """Whatever Boris and the others hold, the table that waits for him looks the same."""
    rules = rules_of()
    shown = []
    for turned in (0, 1):
        state = third_deal(rules)
        if turned:
            hidden = [card for pile in (*state.hands, state.out) for card in pile]
            hidden = hidden[::-1]
            for pile in (*state.hands, state.out):
                pile[:], hidden = hidden[: len(pile)], hidden[len(pile) :]
        sizes = ((80, 24), (120, 40))
        shown.append(
            [await painted(scene(state, rules, awaited=BORIS, news=PICTURE_NEWS), size=size) for size in sizes]
        )
    assert shown[0] == shown[1]


async def test_before_the_pitch_a_hand_lies_unseen_even_for_a_person_who_plays_alone():
    rows = await painted(of_match(played_match(), opened=BORIS, bottom=BORIS))
    assert rows[17].count("▏╳╳╳╳╳") == 9
    assert rows[15] == "   Boris ▲   waiting for Gleb"
    assert rows[21] == ""


async def test_a_lone_hand_stays_open_without_keys_while_others_play():
    match = played_match((GLEB, "10H"), (ANNA, "KH"), (BORIS, "4H"))
    rows = await painted(of_match(match, opened=BORIS, bottom=BORIS))
    assert rows[15] == "   Boris ▲   waiting for Vera"
    assert rows[17][8:15] == "▏A     "  # at rest, all at one height
    assert rows[16] == rows[21] == ""


async def test_the_last_trick_plays_itself_and_offers_no_key():
    rules = rules_of()
    state = third_deal(rules)
    state.takers, state.pegs = [GLEB] * 8, [0] * 8
    state.hands[BORIS] = cards("QH")
    shown = scene(state, rules, opened=BORIS, bottom=BORIS)
    rows = await painted(shown)
    assert rows[15] == "  ► Boris ▲   the last trick plays itself"
    assert rows[17][36:42] == "▏Q ╭─╮"
    assert rows[21] == ""
    assert await keyed(shown, "enter") == [None]


async def test_an_open_table_says_so_all_the_time():
    assert (await painted(boris_looks(open_table=True)))[15].endswith("follow with ♥" + " " * 25 + "open table")


# Keys


async def test_a_letter_plays_the_card_above_it_or_says_the_rule():
    answers = await keyed(boris_looks(), "q", "e", "t", "o", "p", "2")
    queen, four = cards("QH 4H")
    assert answers == ["follow_H", Play(BORIS, queen), Play(BORIS, four), "follow_H", None, None]


async def test_arrows_walk_over_cards_that_may_be_played_and_enter_plays():
    queen, nine, four = cards("QH 9H 4H")
    answers = await keyed(
        boris_looks(), "enter", "right", "enter", "right", "enter", "right", "enter", "left", "enter", "up", "enter"
    )
    assert answers[::2] == [Play(BORIS, card) for card in (queen, nine, four, queen, four, four)]


async def test_asked_first_a_letter_only_chooses():
    shown = boris_looks(ask_first=True)
    four = Play(BORIS, read_card("4H"))
    assert await keyed(shown, "t", "enter") == [None, four]
    assert await keyed(shown, "t", "t") == [None, four]
    assert await keyed(shown, "q") == ["follow_H"]


async def test_nothing_is_played_from_a_shut_hand():
    assert await keyed(boris_is_called(), "q", "e", "enter", "right", "enter") == [None, None, None, None, None]


async def test_the_pitcher_names_the_trump_with_q_w_e_r():
    shown = of_match(played_match(trump="declared"), opened=GLEB, awaited=GLEB)
    named = [NameTrump(GLEB, suit) for suit in (SPADES, HEARTS, DIAMONDS, CLUBS)]
    assert await keyed(shown, "q", "w", "e", "r", "t", "enter") == [*named, None, None]
    rows = await painted(shown)
    assert rows[15] == "  ► Gleb ▲   name the trump suit:  Q ♠ 2  W ♥ 1  E ♦ 3  R ♣ 3"
    assert "none yet" in rows[9]


async def test_a_click_on_a_card_does_what_its_key_does():
    app = Harness(boris_looks())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click(offset=(30, 19))  # 9♥
        await pilot.click(offset=(6, 21))  # A♠
        await pilot.click(offset=(6, 18))  # above it: illegal cards lie lower
        await pilot.click(offset=(1, 20))  # beside the hand
        await pilot.pause()
    assert app.heard == [Play(BORIS, read_card("9H")), "follow_H"]


async def test_the_cursor_repaints_the_hand_and_nothing_else(monkeypatch):
    painted_parts = []
    for part in (DonFelt, DonHand):

        def paint(self, canvas, ink, _paint=part.paint):
            painted_parts.append(type(self).__name__)
            _paint(self, canvas, ink)

        monkeypatch.setattr(part, "paint", paint)
    app = Harness(boris_looks())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        painted_parts.clear()
        app.table.move("right")
        await pilot.pause()
    assert painted_parts == ["DonHand"]


async def test_the_cursor_stays_while_the_hand_stays_open_and_goes_with_it():
    app = Harness(boris_looks())
    async with app.run_test(size=(80, 24)):
        app.table.move("right")
        app.table.show(boris_looks(refusal="follow_H"))
        assert app.table.enter() == Play(BORIS, read_card("9H"))
        app.table.show(boris_is_called())
        assert app.table.enter() is None
        app.table.show(boris_looks())
        assert app.table.enter() == Play(BORIS, read_card("QH"))
