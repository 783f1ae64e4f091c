"""Taking back: whoever acted last, as long as it opened no card to him; the log only grows."""

import pytest

from cardtables.engine.action import Back, Entry, Illegal, Play
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from tests.games.don_table import CROSSING_PLAY, E, N, S, W
from tests.play.tables import crossing, don


def test_taking_back_restores_the_table_and_the_log_only_grows():
    match = crossing("8H")
    before = match.view(E)
    match.act(Play(E, read_card("2H")), 2000)
    assert match.may_take_back(E)
    match.act(Back(E), 3000)
    after = match.view(E)
    assert (after.table, after.turn, after.legal) == (before.table, before.turn, before.legal)
    assert match.length == 5 and match.at == 3000 and match.last == Entry(Back(E), 3000)
    assert [entry.action for entry in match.effective()] == [entry.action for entry in crossing("8H").effective()]
    match.act(Play(E, read_card("7H")), 4000)
    assert match.view(None).table.trick == [read_card("8H"), read_card("7H")]


@pytest.mark.parametrize("seat", [N, S, W, TABLE])
def test_only_who_acted_last_may_take_back(seat):
    match = crossing("8H 2H")
    assert match.may_take_back(E) and not match.may_take_back(seat)
    with pytest.raises(Illegal, match="not_back"):
        match.act(Back(seat), 9000)


def test_the_table_takes_nothing_back():
    match = don()
    match.chance(0)
    assert match.fault(Back(TABLE), 0) == "not_back"
    assert crossing().fault(Back(TABLE), 0) == "not_back"


def test_nothing_is_taken_back_twice_or_before_anything_has_happened():
    match = crossing("8H 2H")
    match.act(Back(E), 3000)
    assert not match.may_take_back(E) and not match.may_take_back(N)
    assert not don().may_take_back(N)


def test_the_trick_that_was_taken_comes_back():
    match = crossing("8H 2H 3H")
    before = match.view(None).table
    match.act(Play(W, read_card("4H")), 4000)
    assert match.view(None).table.takers == [N]
    match.act(Back(W), 5000)
    assert match.view(None).table == before and match.turn == (W,)


def test_the_pitch_may_be_taken_back_for_it_opened_no_card_to_the_pitcher():
    match = crossing("8H")
    match.act(Back(N), 2000)
    assert match.view(None).table.trump is None
    assert match.view(S).table.hands[S] == []  # the others' hands are shut again


def test_the_last_card_of_a_deal_opened_the_cards_out_of_play_and_stays():
    match = crossing(CROSSING_PLAY)
    assert match.last.action.seat == N and not match.may_take_back(N)
    assert crossing(" ".join(CROSSING_PLAY.split()[:35])).may_take_back(W)


def test_a_finished_match_is_finished():
    match = don("x")
    while match.turn:
        if match.turn == (TABLE,):
            match.chance(match.at)
        else:
            match.act(match.view(match.turn[0]).legal[0], match.at)
    assert not any(match.may_take_back(seat) for seat in range(4))
