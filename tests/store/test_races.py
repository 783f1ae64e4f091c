"""A race that was broken off has decided nothing: the match goes on before it."""

import pytest

from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.donkey.state import Close, Touch, Watch
from cardtables.play.match import Match, Record
from cardtables.store.database import Store, StoreError

GAME = GAMES["donkey"]


@pytest.fixture
def stores(tmp_path):
    opened = [Store.open(tmp_path), Store.open(tmp_path)]
    yield opened
    for store in opened:
        store.close()


def begun(store, until=Touch):
    """A kept match in the middle of its first race, or before it."""
    record = Record(GAME, GAME.choose(), ("Anna", "Boris", "Vera", "Gleb"), "broken off")
    number = store.begin(record)
    match = Match(record, store.journal(number))
    while match.turn != (TABLE,) or not match.length or match.truth().sealed[0] == 65:
        match.chance(match.at) if match.turn == (TABLE,) else match.act(match.view(match.turn[0]).legal[0], match.at)
    before = match.saved()
    if until is not None:
        match.chance(5000)
        assert isinstance(match.last.action, Watch)
    if until is Touch:
        match.act(Touch(2), 5400)
        match.act(Touch(0), 5700)
    return number, match, before


@pytest.mark.parametrize("until", [Watch, Touch])
def test_the_match_stands_before_the_race(stores, until):
    number, match, before = begun(stores[0], until)
    again = stores[1].load(number)
    assert again.saved() == before and again.due is None and again.turn == (TABLE,)
    assert match.settled == len(before.entries) == again.length
    assert again.truth().letters == [0, 0, 0, 0] and again.truth().touches == []


def test_played_on_it_is_the_match_without_what_was_broken_off(stores):
    number, _, before = begun(stores[0])
    again = stores[1].load(number)
    again.chance(9000)
    again.act(*again.due)
    kept = stores[0].load(number).saved()
    assert kept.entries[: len(before.entries)] == before.entries
    assert [type(entry.action) for entry in kept.entries[len(before.entries) :]] == [Watch, Close]
    assert kept == again.saved()


def test_only_looking_at_it_changes_nothing(stores):
    number, match, _ = begun(stores[0])
    stores[1].load(number)
    stores[1].matches()
    match.act(Touch(1), 5800)
    match.act(Touch(3), 6000)
    assert stores[1].load(number).saved() == match.saved()
    assert len(match.truth().deals) == 1


def test_the_window_in_which_it_still_runs_is_refused_once_another_has_played_on(stores):
    number, match, _ = begun(stores[0])
    again = stores[1].load(number)
    again.chance(9000)
    with pytest.raises(StoreError, match="another window"):
        match.act(Touch(1), 5800)
    assert stores[0].load(number).length == again.settled


def test_of_two_windows_that_resume_it_one_goes_on(stores):
    number, _, _ = begun(stores[0])
    one, other = stores[0].load(number), stores[1].load(number)
    one.chance(9000)
    with pytest.raises(StoreError, match="another window"):
        other.chance(9100)
    one.act(*one.due)
    assert stores[1].load(number).saved() == one.saved()
