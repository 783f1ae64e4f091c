"""The match: the log, chance, time, the journal, taking back."""

from random import Random

import pytest

from cardtables.engine.action import Back, Entry, Illegal, Lot, Play, Shuffle
from cardtables.engine.cards import BACK, FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from tests.games.don_table import CROSSING, E, N, S, W
from tests.play.race import Close, Journal, Seal, Touch, Watch, race
from tests.play.tables import crossing, don

# Chance


def test_the_nth_draw_of_chance_hangs_on_the_seed_and_n_alone():
    match = don("evening")
    match.chance(0)
    assert match.last.action == match.rules.fate(match.rules.start(), Random("evening/0"))
    match.chance(10)
    again = match.rules.start()
    match.rules.apply(again, Lot(TABLE, N), 0)
    assert match.last.action == match.rules.fate(again, Random("evening/1"))


def test_the_same_seed_deals_the_same_cards_whatever_is_played():
    first, second = don("x"), don("x")
    for match, pick in ((first, 0), (second, -1)):
        while len(match.view(None).table.deals) < 1 or match.turn == (TABLE,):
            if match.turn == (TABLE,):
                match.chance(match.at)
            else:
                match.act(match.view(match.turn[0]).legal[pick], match.at)
    shuffles = [
        [entry.action for entry in match.saved().entries if isinstance(entry.action, Shuffle)]
        for match in (first, second)
    ]
    assert len(shuffles[0]) == 2 and shuffles[0] == shuffles[1]
    assert shuffles[0][0] != shuffles[0][1]


def test_another_seed_deals_other_cards():
    matches = [don("x"), don("y")]
    for match in matches:
        match.chance(0)
        match.chance(0)
    assert matches[0].last != matches[1].last


def test_a_resumed_match_goes_on_with_the_chance_it_would_have_had():
    whole, half = don("x"), don("x")
    whole.chance(0)
    half.chance(0)
    resumed = don("x", half.saved().entries)
    whole.chance(5)
    resumed.chance(5)
    assert resumed.saved() == whole.saved()


def test_what_was_taken_back_does_not_shift_chance():
    plain, wavering = don("x"), don("x")
    for match in (plain, wavering):
        match.chance(0)
        match.chance(0)
    seat = plain.turn[0]
    one, other = plain.view(seat).legal[:2]
    wavering.act(other, 1)
    wavering.act(Back(seat), 2)
    for match in (plain, wavering):
        match.act(one, 3)
        while match.turn != (TABLE,):
            match.act(match.view(match.turn[0]).legal[0], 4)
        match.chance(5)
    assert plain.last == wavering.last and isinstance(plain.last.action, Shuffle)


# Time


def test_time_never_runs_backwards():
    match = crossing("8H 2H")
    match.act(Play(S, read_card("3H")), 5)
    assert match.at == 2000 and match.last == Entry(Play(S, read_card("3H")), 2000)


def test_an_action_is_refused_and_nothing_has_happened():
    match = crossing("8H")
    before = match.saved()
    with pytest.raises(Illegal) as refused:
        match.act(Play(E, read_card("AC")), 9000)
    assert refused.value.key == "follow_H"
    assert match.saved() == before and match.at == 1000


def test_a_record_that_the_rules_refuse_is_not_opened():
    with pytest.raises(Illegal, match="not_your_turn"):
        don(entries=[Entry(Play(N, FULL_PACK[0]), 0)])


# The journal


def test_the_journal_is_told_each_entry_before_it_takes_effect():
    lengths = []
    match = don()
    match.journal = lambda entry: lengths.append((match.length, entry))
    match.chance(3)
    assert lengths == [(0, match.last)]


def test_if_the_journal_fails_nothing_has_happened():
    journal = Journal()
    match = crossing("8H")
    match.journal = journal
    before, views = match.saved(), [match.view(seat) for seat in (0, 1, 2, 3, None)]
    journal.full = True
    with pytest.raises(OSError, match="no space"):
        match.act(Play(E, read_card("2H")), 2000)
    assert match.saved() == before
    assert [match.view(seat) for seat in (0, 1, 2, 3, None)] == views
    journal.full = False
    match.act(Play(E, read_card("2H")), 2000)
    assert journal.told == [Entry(Play(E, read_card("2H")), 2000)] and match.turn == (S,)


def test_a_failing_journal_spoils_neither_chance_nor_taking_back():
    journal = Journal(full=True)
    match = don("x", journal=journal)
    with pytest.raises(OSError):
        match.chance(0)
    journal.full = False
    match.chance(0)
    match.chance(0)
    other = don("x")
    other.chance(0)
    other.chance(0)
    assert match.saved() == other.saved()
    seat = match.turn[0]
    match.act(match.view(seat).legal[0], 1)
    journal.full = True
    with pytest.raises(OSError):
        match.act(Back(seat), 2)
    assert match.may_take_back(seat) and match.length == 3


def test_opening_a_saved_match_tells_the_journal_nothing():
    journal = Journal()
    don(entries=crossing("8H").saved().entries, journal=journal)
    assert journal.told == []


# Views


def test_news_is_what_happened_since_the_seats_own_last_action():
    match = crossing("8H 2H 3H 4H AS 2S")
    assert [entry.action.seat for entry in match.view(S).news] == [W, N, E]
    assert [entry.action.seat for entry in match.view(E).news] == []
    assert [entry.action.verb for entry in match.view(None).news] == ["play"] * 6
    assert [entry.action.seat for entry in match.view(S, since=7).news] == [E]


def test_a_view_holds_no_card_that_its_seat_may_not_know():
    match = crossing("8H 2H")
    shuffle = match.view(S, since=0).news[1].action
    assert shuffle.order == (BACK,) * 52
    hidden = set(CROSSING[1].split()[1:]) | set(CROSSING[3].split())
    seen = {card for pile in match.view(S).table.hands for card in pile}
    assert not seen & {read_card(code) for code in hidden}


def test_a_view_is_a_value():
    match = crossing("8H")
    view = match.view(E)
    view.table.hands[E].clear()
    view.table.score[0] = 99
    assert match.view(E).table.score == [0, 0] and len(match.view(E).table.hands[E]) == 9


def test_neither_a_match_nor_its_shuffle_tells_cards_in_a_traceback():
    match = crossing("8H")
    assert repr(match) == "<match of don, 3 entries>"
    assert repr(match.saved().entries[1].action) == "Shuffle(…)"
    assert "hands" not in repr(match.view(E).table)


# Several at once and real time


def test_several_choose_at_once_in_any_order_and_nobody_hears_what():
    orders = [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    tables = []
    for order in orders:
        match = race()
        for number, seat in enumerate(order):
            assert seat in match.turn and len(match.turn) == 3 - number
            match.act(Seal(seat, seat), 10 * number)
            others = [match.view(viewer) for viewer in (*[one for one in range(3) if one != seat], None)]
            assert all(view.news == () or view.news[-1].action == Seal(seat, None) for view in others)
        tables.append(match.view(None).table)
    assert tables[0] == tables[1] == tables[2] and tables[0].shown == [0, 1, 2]


def watched():
    match = race()
    for seat in range(3):
        match.act(Seal(seat, 0), 0)
    match.act(Watch(TABLE, 1000), 500)
    return match


def test_the_deadline_comes_by_itself_and_not_early():
    match = watched()
    assert match.due == Entry(Close(TABLE), 1500) and match.turn == (0, 1, 2)
    assert match.fault(Close(TABLE), 1499) == "too_early"
    assert match.fault(Close(TABLE), 1500) is None
    assert match.fault(Touch(0), 1499) is None
    assert match.fault(Touch(0), 1500) == "too_late"


def test_the_first_touch_moves_the_deadline():
    match = watched()
    match.act(Touch(2), 700)
    assert match.due == Entry(Close(TABLE), 1000) and match.turn == (0, 1)
    assert match.fault(Touch(2), 800) == "not_your_turn"
    match.act(Touch(0), 999)
    match.act(*match.due)
    assert match.over and [row.place for row in match.standing] == [1, 2, 1]
