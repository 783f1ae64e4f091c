"""Keys and clicks at the tables of the Don family: the own row of Blind Don, the board, what pegs."""

import pytest

from cardtables.app import texts
from cardtables.app.motion import Reel
from cardtables.app.screens.board import BoardScreen
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.tables.don.board import DonBoard
from cardtables.engine.action import Back, Lot, Play, Shuffle
from cardtables.engine.cards import EMPTY
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.blind import TurnUp
from cardtables.play.match import Match, Record
from tests.app.don_scenes import ANNA, BORIS, of_match, played_match
from tests.app.driving import QUICK, spied_app
from tests.app.scenes import Harness, keyed
from tests.app.test_don_family_picture import blind, open_rows
from tests.games.blind_table import HANDS, ROWS, WHOLE


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def looks(**more):
    return blind(opened=ANNA, awaited=ANNA, **more)


# The own row of Blind Don


async def test_digits_name_places_only_while_the_cursor_is_on_the_row():
    answers = await keyed(looks(), "3", "up", "3", "9", "6", "0", "down", "3")
    assert answers == [None, None, TurnUp(ANNA, 3), TurnUp(ANNA, 9), "empty_place", None, None, None]


async def test_letters_play_from_the_hand_wherever_the_cursor_is():
    king = Play(ANNA, read_card("KS"))
    assert await keyed(looks(), "q", "up", "q") == [king, None, king]


async def test_enter_plays_what_the_cursor_is_on_and_passes_over_empty_places():
    answers = await keyed(looks(), "enter", "up", "enter", *["right", "enter"] * 5, "left", "enter", "down", "enter")
    assert [answer for answer in answers if answer] == [
        Play(ANNA, read_card("KS")), TurnUp(ANNA, 1), TurnUp(ANNA, 2), TurnUp(ANNA, 3), TurnUp(ANNA, 4),
        TurnUp(ANNA, 5), TurnUp(ANNA, 7), TurnUp(ANNA, 5), Play(ANNA, read_card("KS")),
    ]  # fmt: skip


async def test_who_must_follow_is_told_so_when_going_up():
    app = Harness(looks(hand="KS 7S 2S JH 3H QD 8C"))
    async with app.run_test(size=(80, 24)) as pilot:
        app.table.move("up")
        await pilot.pause()
        assert app.table.enter() == Play(ANNA, read_card("8C"))
    assert app.heard == ["follow_C"]


async def test_esc_leads_back_to_the_hand_and_only_then_is_free_to_hide_it():
    app = Harness(looks())
    async with app.run_test(size=(80, 24)):
        assert not app.table.turn_over("escape")
        app.table.move("up")
        assert app.table.turn_over("escape")
        assert app.table.press("3") is None
        assert not app.table.turn_over("escape")


async def test_without_cards_in_hand_a_digit_is_dead_until_an_arrow_leads_to_the_row():
    assert await keyed(looks(hand=""), "1", "enter", "up", "enter", "4", "down", "4") == [
        None, None, None, TurnUp(ANNA, 1), TurnUp(ANNA, 4), None, TurnUp(ANNA, 4),
    ]  # fmt: skip
    assert await keyed(looks(hand=""), "right", "4") == [None, TurnUp(ANNA, 4)]


async def test_on_an_open_row_a_digit_without_a_card_is_told_so():
    shown = open_rows()
    shown.view.table.shown[ANNA][7] = EMPTY
    assert await keyed(shown, "up", "8", "3") == [None, "empty_place", Play(ANNA, read_card("KH"))]


async def test_asked_first_a_digit_only_chooses():
    assert await keyed(looks(ask_first=True), "up", "4", "enter", "4") == [
        None, None, TurnUp(ANNA, 4), TurnUp(ANNA, 4),
    ]  # fmt: skip


async def test_a_shut_table_answers_nothing():
    assert await keyed(blind(awaited=ANNA), "up", "3", "q", "enter") == [None] * 4


@pytest.mark.parametrize(("size", "spot"), [((80, 24), (16, 14)), ((120, 40), (23, 25))])
async def test_a_click_on_the_own_row_does_what_its_digit_does(size, spot):
    app = Harness(looks())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        await pilot.click(offset=spot)
        await pilot.click(offset=(spot[0], spot[1] - 11))  # the row of the other player
        await pilot.pause()
    assert app.heard == [TurnUp(ANNA, 3)]


def stacked(**options):
    """The deal of example BD-5: P is Anna, Q is Boris, who deals."""
    game = GAMES["blind-don"]
    match = Match(Record(game, game.choose(changes=options), ("Anna", "Boris"), "stacked"))
    rows, hands = ([[read_card(code) for code in pile.split()] for pile in piles] for piles in (ROWS, HANDS))
    order = [card for piles in (rows, hands) for two in zip(*piles, strict=True) for card in two]
    match.act(Lot(TABLE, BORIS), 0)
    match.act(Shuffle(TABLE, (*order, *(card for card in range(52) if card not in order))), 0)
    return match


async def test_open_rows_are_played_by_letter_or_by_place():
    match = stacked(rows="open_rows")
    shown = of_match(match, opened=ANNA, awaited=ANNA)
    # Anna's open cards lie in the order in which they were dealt: QH JH 9H …
    answers = await keyed(shown, "q", "e", "up", "2", "down", "2")
    assert answers == [
        Play(ANNA, read_card("QH")),
        Play(ANNA, read_card("9H")),
        None,
        Play(ANNA, read_card("JH")),
        None,
        None,
    ]


# What the log says


async def test_the_log_and_the_tags_say_where_a_card_came_from():
    match = stacked()
    for word in WHOLE.split()[:19]:
        seat = match.turn[0]
        match.act(TurnUp(seat, int(word)) if word.isdigit() else Play(seat, read_card(word)), 0)
    assert match.heard_in_deal(None)[-1].action == TurnUp(ANNA, 1)
    app = Harness(of_match(match, opened=BORIS, awaited=BORIS, log=match.heard_in_deal(None)))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        rows = app.rows()
    assert rows[13][60:] == "10 slot 1 5♥ …"
    assert rows[7][30:40].strip() == "led" and rows[8][30:40].strip() == "slot 1"


# The board


def board_of(match):
    """The totals that the drawn board says, found by counting its holes up to each front peg."""
    board = DonBoard(of_match(match))
    return board._pegs.front


def test_the_pegs_stand_where_the_ledger_says():
    match = played_match(target=61)
    turns = 0
    while not match.over and turns < 200:
        if match.turn == (TABLE,):
            match.chance(0)
            continue
        match.act(match.view(match.turn[0]).legal[0], 0)
        table = match.view(None).table
        turns += 1
        totals = [sum(deal.points[side] for deal in table.deals) for side in range(2)]
        if match.turn != (TABLE,) and not match.over:
            for taker, pegs in zip(table.takers, table.pegs, strict=True):
                totals[taker % 2] += pegs
        assert list(board_of(match)) == totals
    assert turns >= 36


@pytest.mark.parametrize("key", ["b", "и"])
async def test_the_board_opens_from_the_table_and_goes_away_again(tmp_path, key):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for opened in (False, True):
            if opened:
                await pilot.press(str(app.screen.sitting.awaited + 1))
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, BoardScreen)
            app.guard.passes("no key is dead", 1e12)
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, TableScreen)
        await pilot.press("tab", "3")
        await pilot.pause()
        assert isinstance(app.screen, BoardScreen)


async def test_the_board_goes_with_a_match_of_computers(tmp_path):
    """While it is looked at the computers play on, and it shows their pegs as they walk."""
    from dataclasses import replace

    app = spied_app(tmp_path, seats=("bot:club",) * 4, settings=replace(QUICK, pace_ms=20, animations=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        table = app.screen
        await pilot.press("b")
        for _ in range(200):
            await pilot.pause(0.02)
            if isinstance(app.screen, BoardScreen) and any(table.match.view(None).table.score):
                break
            table.sitting.go_on()  # a finished trick is taken in
        board = app.screen.query_one(DonBoard)
        board._reel.finish()
        assert isinstance(board._reel, Reel)
        assert list(board._pegs.front) == table.match.view(None).table.score


async def test_pegs_walk_on_the_large_board_hole_by_hole(tmp_path):
    """The first trick of the stacked match pegs four for Anna's side: K♥ 3 and J♥ 1."""
    from tests.app.don_scenes import FIRST_TRICK
    from tests.app.test_results import Shown

    shown, board = Shown(tmp_path, animations=True), DonBoard(of_match(played_match(*FIRST_TRICK[:3])))
    async with shown.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown.app.push_screen(BoardScreen(board))
        await pilot.pause()
        board.follow(of_match(played_match(*FIRST_TRICK)))
        seen = [board._pegs.front]
        while board._reel.moving:
            board._reel.advance()
            seen.append(board._pegs.front)
    assert seen == [(1, 0), (2, 0), (3, 0), (4, 0)]


async def test_the_board_can_be_looked_at_after_a_deal(tmp_path):
    from tests.app.test_results import Shown, third_deal

    shown = Shown(tmp_path)
    async with shown.app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        shown.app.push_screen(DealResultScreen(third_deal(), 2))
        await pilot.pause()
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(shown.app.screen, BoardScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(shown.app.screen, DealResultScreen)


@pytest.mark.parametrize("key", ["v", "м"])
async def test_v_turns_the_log_over_whoever_is_at_the_keyboard(tmp_path, key):
    app = spied_app(tmp_path, game="phat")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "WORTH PEGS" in app.frames[-1][1] and "V log" in app.frames[-1][1]
        await pilot.press(key)
        await pilot.pause()
        assert "LOG" in app.frames[-1][1] and "V worth" in app.frames[-1][1]


async def test_a_table_of_four_at_phat_opens_at_once(tmp_path):
    app = spied_app(
        tmp_path, game="phat", seats=("Anna", "bot:club", "Boris", "bot:club"), target=181, finish="peg_out"
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert "PHAT" in app.frames[-1][1] and "to 181" in app.frames[-1][1]


async def test_what_was_taken_back_is_not_told():
    match = stacked()
    assert match.heard_in_deal(None) == ()
    match.act(Play(ANNA, read_card("QH")), 5)
    assert [action for action, _at in match.heard_in_deal(BORIS)] == [Play(ANNA, read_card("QH"))]
    match.act(Back(ANNA), 6)
    assert match.heard_in_deal(None) == ()
