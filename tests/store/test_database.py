"""Saves: nothing is lost, what is damaged is named and left alone, and what cannot be saved does not happen."""

import sqlite3
import sys

import pytest

from cardtables.app.texts import say
from cardtables.engine.action import Play
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.games import GAMES
from cardtables.play.match import Match
from cardtables.play.record import read_record, write_record
from cardtables.store.database import FILE, SCHEMA, Store, StoreError
from tests.small_record import FIVE_CARDS, ONE_DEAL, WHOLE

SEVEN_OF_SPADES = Play(Seat(1), Card(5))


def saved_record(text: str):
    return read_record(text, GAMES).saved()


@pytest.fixture
def store(tmp_path):
    store = Store.open(tmp_path)
    yield store
    store.close()


def change(store: Store, statement: str) -> None:
    """As somebody with a database program would."""
    with sqlite3.connect(store.path) as other:
        other.execute(statement)
    other.close()


def refused(call, *words) -> str:
    with pytest.raises(StoreError) as why:
        call(*words)
    return say(why.value)


@pytest.mark.parametrize("text", [FIVE_CARDS, ONE_DEAL, WHOLE])
def test_a_match_is_loaded_as_it_was_kept(text, tmp_path, store):
    number = store.begin(saved_record(text))
    store.close()
    again = Store.open(tmp_path)
    assert again.load(number).saved() == saved_record(text)
    again.close()


def test_every_action_is_kept_at_once(store, tmp_path):
    number = store.begin(saved_record(FIVE_CARDS))
    match = store.load(number)
    match.journal = store.journal(number)
    match.act(SEVEN_OF_SPADES, 77)
    other = Store.open(tmp_path)
    assert write_record(other.load(number).saved()).endswith("0 1 play KC\n77 2 play 7S\n")
    other.close()


def test_the_list_tells_open_and_decided_matches_apart(store):
    whole, going = store.begin(saved_record(WHOLE)), store.begin(saved_record(FIVE_CARDS))
    store.finish(whole)
    assert [saved.id for saved in store.matches()] == [going, whole]
    assert [saved.id for saved in store.matches(over=True)] == [whole]
    assert [saved.id for saved in store.matches(over=False)] == [going]
    decided = store.matches(over=True)[0]
    assert (decided.seats, decided.entries, decided.fault) == (("Anna", "Жанна", "[/]", "bot:club"), 186, None)
    assert [(row.points, row.place) for row in decided.standing] == [(81, 1), (54, 2)]


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("UPDATE entries SET words = '1 play QH' WHERE match_id = 1 AND number = 6",
         "match 1: line 7: 1 play QH: this card is not in the hand"),
        ("UPDATE entries SET words = 'what' WHERE match_id = 1 AND number = 0",
         "match 1: line 1: what: who and what are missing"),
        ("UPDATE entries SET words = '' WHERE match_id = 1 AND number = 0", "match 1: line 1: "),
        ("DELETE FROM entries WHERE match_id = 1 AND number = 3", "match 1: line 4 is missing"),
        ("UPDATE entries SET at = -1 WHERE match_id = 1 AND number = 6", "match 1: line 7: 1 play KC: earlier"),
        ("UPDATE matches SET options = '{' WHERE id = 1", "match 1: its options or seats cannot be read"),
        ("UPDATE matches SET options = '{\"goal\": 1}' WHERE id = 1", "match 1: option goal: don has target, "),
        ("UPDATE matches SET seats = '[]' WHERE id = 1", "match 1: its options or seats cannot be read"),
        ("UPDATE matches SET game = 'bridge' WHERE id = 1", "match 1: the game bridge is not known here"),
    ],
)  # fmt: skip
def test_a_damaged_match_is_named_and_harms_no_other(damage, said, store):
    first, second = store.begin(saved_record(FIVE_CARDS)), store.begin(saved_record(ONE_DEAL))
    assert (first, second) == (1, 2)
    change(store, damage)
    assert refused(store.load, 1).startswith(said)
    faults = {saved.id: saved.fault for saved in store.matches()}
    assert say(faults[1]) == refused(store.load, 1).removeprefix("match 1: ")
    assert faults[2] is None
    assert store.load(2).saved() == saved_record(ONE_DEAL)


def test_no_match_of_that_number(store):
    assert refused(store.load, 7) == "match 7: there is none of that number"


def spoilt(tmp_path, damage) -> bytes:
    """A file of saves with a match in it, damaged. Returns its bytes."""
    store = Store.open(tmp_path)
    store.begin(saved_record(WHOLE))
    store.close()
    damage(tmp_path / FILE)
    return (tmp_path / FILE).read_bytes()


def newer(path):
    other = sqlite3.connect(path)
    other.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    other.close()


def foreign(path):
    path.unlink()
    other = sqlite3.connect(path)
    other.execute("CREATE TABLE recipes (name)")
    other.close()


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (newer, "made by a newer cardtables, it is left alone"),
        (foreign, "not a file of cardtables, it is left alone"),
        (lambda path: path.write_bytes(b"my diary, " * 1000), "file is not a database"),
    ],
)
def test_a_file_we_do_not_know_is_named_and_left_alone(damage, said, tmp_path):
    before = spoilt(tmp_path, damage)
    assert refused(Store.open, tmp_path) == f"{tmp_path / FILE}: {said}"
    assert (tmp_path / FILE).read_bytes() == before


def test_a_cut_file_is_named_and_left_alone(tmp_path):
    def cut(path):
        path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])

    def used():
        store = Store.open(tmp_path)
        try:
            store.load(1)
        finally:
            store.close()

    before = spoilt(tmp_path, cut)
    assert refused(used).startswith(f"{tmp_path / FILE}: ")
    assert (tmp_path / FILE).read_bytes() == before


def test_a_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    assert refused(Store.open, tmp_path / "file" / "saves") == f"{tmp_path}/file/saves: Not a directory"


def test_two_programs_cannot_go_on_with_one_match(store, tmp_path):
    number = store.begin(saved_record(FIVE_CARDS))
    other = Store.open(tmp_path)
    ours, theirs = store.load(number), other.load(number)
    ours.journal, theirs.journal = store.journal(number), other.journal(number)
    theirs.act(SEVEN_OF_SPADES, 5)
    assert refused(ours.act, SEVEN_OF_SPADES, 6) == f"match {number}: it is being played in another window"
    assert ours.saved() == saved_record(FIVE_CARDS)
    assert store.load(number).saved() == theirs.saved()
    other.close()


def unsaved(store: Store, number: int, match: Match) -> None:
    """The action does not happen, on the table or in the saves."""
    before = match.saved()
    assert refused(match.act, SEVEN_OF_SPADES, 5).startswith(f"{store.path}: ")
    assert match.saved() == before == saved_record(FIVE_CARDS)
    assert match.turn == (Seat(1),)


def test_what_cannot_be_written_does_not_happen(store):
    number = store.begin(saved_record(FIVE_CARDS))
    match = store.load(number)
    match.journal = store.journal(number)
    store._connection.execute("PRAGMA query_only = ON")
    unsaved(store, number, match)
    store._connection.execute("PRAGMA query_only = OFF")
    match.act(SEVEN_OF_SPADES, 6)
    assert store.load(number).saved() == match.saved()


@pytest.mark.skipif(sys.platform == "win32", reason="file sizes cannot be limited there")
def test_on_a_full_disk_nothing_happens_and_nothing_is_lost(store):
    import resource

    number = store.begin(saved_record(FIVE_CARDS))
    match = store.load(number)
    match.journal = store.journal(number)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    log = store.path.with_name(FILE + "-wal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (log.stat().st_size, hard))
    try:
        unsaved(store, number, match)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert store.load(number).saved() == saved_record(FIVE_CARDS)
    match.act(SEVEN_OF_SPADES, 6)
    assert store.load(number).saved() == match.saved()


def test_a_match_that_cannot_be_begun_leaves_nothing(store, monkeypatch):
    def full(self, match_id, number, entry):
        if number == 3:
            raise StoreError("{path}: {why}", path=self.path, why="full")
        append(self, match_id, number, entry)

    append = Store._append
    monkeypatch.setattr(Store, "_append", full)
    refused(store.begin, saved_record(FIVE_CARDS))
    assert store.matches() == []


def test_settings_are_kept_and_a_damaged_one_is_left_out(store):
    store.keep_settings({"theme": "felt", "names": ["Жанна", "[/]"], "ascii": None})
    store.keep_settings({"theme": "night"})
    change(store, "UPDATE settings SET value = '[' WHERE key = 'ascii'")
    assert store.settings() == {"theme": "night", "names": ["Жанна", "[/]"]}
