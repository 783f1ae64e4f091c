"""Saves used by several programs, by other programs, by programs that are killed: no match is lost or mixed up."""

import ast
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest

import cardtables
from cardtables.app.texts import say
from cardtables.engine.action import Play
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.games import GAMES
from cardtables.play.record import read_record
from cardtables.store import database
from cardtables.store.database import FILE, Store, StoreError
from cardtables.store.saved import fold_saved
from tests.small_record import FIVE_CARDS, WHOLE

SEVEN_OF_SPADES, EIGHT_OF_SPADES = Play(Seat(1), Card(5)), Play(Seat(1), Card(6))
ROOT = Path(cardtables.__file__).parent.parent


def saved_record(text: str):
    return read_record(text, GAMES).saved()


@pytest.fixture
def store(tmp_path):
    store = Store.open(tmp_path)
    yield store
    store.close()


def refused(call, *words) -> str:
    with pytest.raises(StoreError) as why:
        call(*words)
    return say(why.value)


def change(path: Path, *statements: str) -> None:
    """As somebody with a database program would, foreign keys unchecked."""
    other = sqlite3.connect(path)
    for statement in statements:
        other.execute(statement)
    other.commit()
    other.close()


# Two windows


def test_a_loaded_match_is_kept_from_its_first_action_on(store):
    number = store.begin(saved_record(FIVE_CARDS))
    store.load(number).act(SEVEN_OF_SPADES, 5)
    assert store.load(number).saved().entries[-1] == (SEVEN_OF_SPADES, 5)


def test_what_another_window_plays_in_the_moment_of_the_load_is_not_played_over(store, tmp_path, monkeypatch):
    """The place of an entry follows from what was loaded, not from what is there a moment later."""
    number = store.begin(saved_record(FIVE_CARDS))
    other = Store.open(tmp_path)
    theirs = other.load(number)

    def fold_while_they_play(saved, lines):
        theirs.act(SEVEN_OF_SPADES, 5)
        return fold_saved(saved, lines)

    with monkeypatch.context() as patched:
        patched.setattr(database, "fold_saved", fold_while_they_play)
        ours = store.load(number)
    assert refused(ours.act, EIGHT_OF_SPADES, 6) == f"match {number}: it is being played in another window"
    assert refused(ours.act, EIGHT_OF_SPADES, 7) == f"match {number}: it is being played in another window"
    assert ours.length == 7
    assert other.load(number).saved() == theirs.saved()
    other.close()


def test_two_windows_play_two_matches_side_by_side(store, tmp_path):
    first, second = store.begin(saved_record(FIVE_CARDS)), store.begin(saved_record(FIVE_CARDS))
    other = Store.open(tmp_path)
    ours, theirs = store.load(first), other.load(second)
    ours.act(SEVEN_OF_SPADES, 5)
    theirs.act(EIGHT_OF_SPADES, 5)
    assert [store.load(first).saved(), store.load(second).saved()] == [ours.saved(), theirs.saved()]
    other.close()


def test_a_match_that_somebody_has_removed_says_so_in_other_words(store):
    number = store.begin(saved_record(FIVE_CARDS))
    match = store.load(number)
    change(store.path, "DELETE FROM entries", "DELETE FROM matches")
    assert refused(match.act, SEVEN_OF_SPADES, 5) == "match 1: there is none of that number"
    assert match.length == 7


def test_several_programs_begin_one_folder_at_once(tmp_path):
    code = (
        "import sys; from pathlib import Path; from cardtables.store.database import Store;"
        "Store.open(Path(sys.argv[1])).keep_settings({sys.argv[2]: 1})"
    )
    folder = tmp_path / "new" / "saves"
    programs = [
        subprocess.Popen([sys.executable, "-c", code, str(folder), name], cwd=ROOT, stderr=subprocess.PIPE)
        for name in "abcd"
    ]
    assert [(program.communicate()[1], program.returncode) for program in programs] == [(b"", 0)] * 4
    store = Store.open(folder)
    assert store.settings() == {"a": 1, "b": 1, "c": 1, "d": 1}
    store.close()


def test_a_folder_that_another_program_begins_at_this_moment_is_ours(tmp_path, monkeypatch):
    """Between the two looks, at the version and at the tables, another one writes both."""
    others = []

    class Slow(sqlite3.Connection):
        def execute(self, statement, *values):
            if "sqlite_master" in statement and not others:
                others.append(threading.Thread(target=lambda: Store.open(tmp_path).close()))
                others[0].start()
                others[0].join(0.5)
            return super().execute(statement, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Slow))
    Store.open(tmp_path).close()
    others[0].join()
    assert Store.open(tmp_path).settings() == {}


# Killed


def test_every_action_is_on_the_disk_before_it_is_shown(store):
    """What a power cut would try: the write-ahead log, flushed at each commit (FULL is 2)."""
    told = [store._connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert told == ["wal", 2]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
@pytest.mark.parametrize("told", [1, 4, 30])
def test_a_killed_program_has_lost_nothing_that_it_showed(told, tmp_path):
    """The program says each action after it was kept, and is killed at once after the `told`-th."""
    code = (
        "import sys; from pathlib import Path; from cardtables.store.database import Store\n"
        "from cardtables.games import GAMES; from cardtables.play.match import Match, Record\n"
        "store = Store.open(Path(sys.argv[1])); game = GAMES['don']\n"
        "record = Record(game, game.choose(), ('a', 'b', 'c', 'd'), 's'); number = store.begin(record)\n"
        "match = Match(record, store.journal(number))\n"
        "while match.turn:\n"
        "    seat = match.turn[0]\n"
        "    if seat == 99: match.chance(match.at)\n"
        "    else: match.act(match.view(seat).legal[0], match.at)\n"
        "    print(match.length, flush=True)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path)], cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8"
    ) as program:
        for _ in range(told):
            line = program.stdout.readline()
        os.kill(program.pid, signal.SIGKILL)
        shown = [line, *program.stdout.read().splitlines()]
    last = int([word for word in shown if word.strip()][-1])
    assert last >= told
    store = Store.open(tmp_path)
    (saved,) = store.matches(over=False)
    assert saved.fault is None
    # One more may stand there: kept, and not yet shown.
    assert store.load(saved.id).length in (last, last + 1)
    store.close()


# Files of others


def foreign_of_our_version(path: Path) -> None:
    change(path, "CREATE TABLE recipes (name)", "PRAGMA user_version = 1")


def foreign_of_a_high_version(path: Path) -> None:
    change(path, "CREATE TABLE recipes (name)", "PRAGMA user_version = 7000")


def foreign_empty_with_a_version(path: Path) -> None:
    change(path, "PRAGMA user_version = 3")


def ours_without_a_table(path: Path) -> None:
    change(path, "CREATE TABLE matches (id)", "PRAGMA user_version = 1")


def of_a_negative_version(path: Path) -> None:
    Store.open(path.parent).close()
    change(path, "PRAGMA user_version = -1")


@pytest.mark.parametrize(
    "made",
    [
        foreign_of_our_version, foreign_of_a_high_version, foreign_empty_with_a_version, ours_without_a_table,
        of_a_negative_version,
    ],
)  # fmt: skip
def test_a_foreign_file_stays_as_it_is_to_the_byte(made, tmp_path):
    made(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    assert refused(Store.open, tmp_path) == f"{tmp_path / FILE}: not a file of cardtables, it is left alone"
    assert (tmp_path / FILE).read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_folder_in_place_of_the_file(tmp_path):
    (tmp_path / FILE).mkdir()
    assert refused(Store.open, tmp_path) == f"{tmp_path / FILE}: unable to open database file"


def test_an_empty_file_is_a_new_one(tmp_path):
    (tmp_path / FILE).write_bytes(b"")
    store = Store.open(tmp_path)
    assert store.matches() == []
    store.close()


# Odd matches


def test_a_match_with_a_player_from_elsewhere_is_named_while_it_is_open(store):
    unknown = "UPDATE matches SET seats = replace(seats, 'bot:club', 'bot:master')"
    going, whole = store.begin(saved_record(FIVE_CARDS)), store.begin(saved_record(WHOLE))
    change(store.path, unknown)
    assert refused(store.load, going) == f"match {going}: bot:master: no such computer here"
    assert store.load(whole).over
    assert {saved.id: saved.fault is None for saved in store.matches()} == {going: False, whole: True}


@pytest.mark.parametrize("touched", ["", "yesterday", "99999-01-01", "0001-01-01T00:00:00+14:00"])
def test_a_time_that_is_none_is_shown_as_long_ago(touched, store):
    number = store.begin(saved_record(FIVE_CARDS))
    change(store.path, f"UPDATE matches SET touched = '{touched}'")
    (saved,) = store.matches()
    assert (saved.id, saved.fault, saved.touched) == (number, None, "1970-01-01T00:00:00+00:00")


@pytest.mark.parametrize("column", ["options", "seats"])
def test_json_that_is_a_trap_is_a_fault(column, store):
    number = store.begin(saved_record(FIVE_CARDS))
    change(store.path, f"UPDATE matches SET {column} = '{'[' * 200_000}'")
    store.keep_settings({"theme": "felt"})
    change(store.path, f"INSERT INTO settings VALUES ('trap', '{'[' * 200_000}')")
    assert refused(store.load, number) == f"match {number}: its options or seats cannot be read"
    assert store.settings() == {"theme": "felt"}


def test_a_decided_match_that_was_never_booked_is_booked_by_the_next_look(store):
    number = store.begin(saved_record(WHOLE))
    assert store.matches(over=False) == []
    assert [saved.id for saved in store.matches(over=True)] == [number]
    booked = store._connection.execute("SELECT over FROM matches").fetchall()
    assert booked == [(1,)]


def test_a_look_at_saves_that_cannot_be_written_still_tells_them(store):
    number = store.begin(saved_record(WHOLE))
    store._connection.execute("PRAGMA query_only = ON")
    assert [(saved.id, saved.over) for saved in store.matches()] == [(number, True)]


def test_what_comes_from_files_is_never_run():
    """No pickle, no eval: a save or a record that somebody sends is text and nothing else."""
    sources = sorted(Path(cardtables.__file__).parent.rglob("*.py"))
    assert len(sources) > 50
    running = {"eval", "exec", "compile", "__import__"}
    modules = {"pickle", "marshal", "shelve", "dill", "cloudpickle"}
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in running, source
            if isinstance(node, ast.Import | ast.ImportFrom):
                names = {node.module or ""} if isinstance(node, ast.ImportFrom) else {one.name for one in node.names}
                assert not {name.partition(".")[0] for name in names} & modules, source
