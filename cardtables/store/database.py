"""The saves: one SQLite file in which every action stands before the screen shows what it did."""

import json
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from cardtables.engine.action import Entry
from cardtables.engine.game import option_values
from cardtables.engine.notation import action_words
from cardtables.engine.wrong import Wrong
from cardtables.play.match import Match, Record
from cardtables.store.saved import Saved, SaveFault, fold_saved
from cardtables.version import VERSION

FILE = "cardtables.sqlite"
SCHEMA = 1
"""The number of the schema this program writes."""
TABLES = {"matches", "entries", "settings"}
BUSY_SECONDS = 5
_COLUMNS = "id, game, options, seats, seed, version, began, touched, over"


class StoreError(Wrong):
    """The saves cannot be used, or a match cannot be saved; nothing has been lost or changed."""


class Overtaken(StoreError):
    """Another program has written on in this match: what was loaded here cannot be played on."""

    lasting = True


class Store:
    """One open file of saves. Use `Store.open`."""

    def __init__(self, connection: sqlite3.Connection, path: Path) -> None:
        self._connection, self.path = connection, path

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """Open the saves in a folder, or begin them. Raises StoreError; a file we do not know is left alone."""
        path = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except FileExistsError:
            raise StoreError("{path}: not a folder", path=folder) from None
        except OSError as why:
            raise StoreError("{path}: {why}", path=folder, why=why) from None
        with _told(path):
            connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
            try:
                _prepare(connection, path)
            except BaseException:
                connection.close()
                raise
        return cls(connection, path)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    # Matches

    def begin(self, record: Record) -> int:
        """Keep a new match with what has happened in it. Returns its number. Raises StoreError."""
        now = _now()
        with self._writing():
            row = self._connection.execute(
                "INSERT INTO matches (game, options, seats, seed, version, began, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    record.game.id, json.dumps(option_values(record.options)),
                    json.dumps(record.seats, ensure_ascii=False), record.seed, VERSION, now, now,
                ),
            )  # fmt: skip
            match_id = int(row.lastrowid or 0)
            for number, entry in enumerate(record.entries):
                self._append(match_id, number, entry)
        return match_id

    def journal(self, match_id: int) -> Callable[[Entry], None]:
        """Who is told each action of a match before it takes effect. What it raises (StoreError) prevents the action.

        Two programs cannot write on in one match: the second finds the place of its entry taken.
        """
        return self._journal(match_id, self._length(match_id))

    def _journal(self, match_id: int, number: int, broken_off: int = 0) -> Callable[[Entry], None]:
        def write(entry: Entry) -> None:
            nonlocal number, broken_off
            with self._writing():
                update = "UPDATE matches SET touched = ? WHERE id = ?"
                if not self._connection.execute(update, (_now(), match_id)).rowcount:
                    raise StoreError("match {match}: there is none of that number", match=match_id)
                if broken_off:
                    self._take_away(match_id, number, broken_off)
                self._append(match_id, number, entry)
            number, broken_off = number + 1, 0

        return write

    def _append(self, match_id: int, number: int, entry: Entry) -> None:
        """Write an entry, if it is the next one."""
        query = "SELECT coalesce(max(number) + 1, 0) FROM entries WHERE match_id = ?"
        if self._connection.execute(query, (match_id,)).fetchone()[0] != number:
            raise Overtaken("match {match}: it is being played in another window", match=match_id)
        self._connection.execute(
            "INSERT INTO entries VALUES (?, ?, ?, ?)", (match_id, number, entry.at, action_words(entry.action))
        )

    def _take_away(self, match_id: int, number: int, entries: int) -> None:
        """Take away the last entries, a race that was broken off, if they are still the last ones."""
        query = "DELETE FROM entries WHERE match_id = ? AND number >= ?"
        if self._connection.execute(query, (match_id, number)).rowcount != entries:
            raise Overtaken("match {match}: it is being played in another window", match=match_id)

    def load(self, match_id: int) -> Match:
        """A kept match, folded, its journal attached. Raises StoreError when it is not there or cannot be read.

        A race that was broken off has decided nothing: the match stands before it.
        """
        saved = self._saved(match_id)
        if saved is None:
            raise StoreError("match {match}: there is none of that number", match=match_id)
        lines = self._lines(match_id)
        try:
            match = fold_saved(saved, lines)
            if match.settled < match.length:
                match = fold_saved(saved, lines[: match.settled])
        except SaveFault as why:
            raise StoreError("match {match}: {why}", match=match_id, why=why) from None
        # Numbered from what was folded, not from what is kept by now: another window may have played on between.
        match.journal = self._journal(match_id, match.length, broken_off=len(lines) - match.length)
        return match

    def finish(self, match_id: int) -> None:
        """Book a match as decided. Raises StoreError."""
        with self._writing():
            self._connection.execute("UPDATE matches SET over = 1 WHERE id = ?", (match_id,))

    def matches(self, over: bool | None = None) -> list[Saved]:
        """The kept matches, last played first; with `over` only the decided or the open ones.

        One that cannot be read says so in `fault` and harms no other.
        """
        booked = "" if over is None else f"WHERE over = 0 OR {int(over)}"
        with _told(self.path):
            query = f"SELECT {_COLUMNS} FROM matches {booked} ORDER BY touched DESC, id DESC"
            rows = self._connection.execute(query).fetchall()
        found = [self._checked(Saved.of_row(row)) for row in rows]
        return [saved for saved in found if over is None or saved.over is over]

    def _checked(self, saved: Saved) -> Saved:
        try:
            match = fold_saved(saved, self._lines(saved.id))
        except (SaveFault, StoreError) as why:
            return saved.with_fault(why)
        if match.over and not saved.over:
            with suppress(StoreError):  # the log says it, with or without the booking
                self.finish(saved.id)
        return saved.with_match(match)

    def _saved(self, match_id: int) -> Saved | None:
        with _told(self.path):
            query = f"SELECT {_COLUMNS} FROM matches WHERE id = ?"
            row = self._connection.execute(query, (match_id,)).fetchone()
        return None if row is None else Saved.of_row(row)

    def _lines(self, match_id: int) -> list[tuple[int, int, str]]:
        with _told(self.path):
            query = "SELECT number, at, words FROM entries WHERE match_id = ? ORDER BY number"
            return self._connection.execute(query, (match_id,)).fetchall()

    def _length(self, match_id: int) -> int:
        with _told(self.path):
            query = "SELECT count(*) FROM entries WHERE match_id = ?"
            return int(self._connection.execute(query, (match_id,)).fetchone()[0])

    # Settings

    def settings(self) -> dict[str, Any]:
        """What was kept; a value that cannot be read is left out."""
        with _told(self.path):
            rows = self._connection.execute("SELECT key, value FROM settings").fetchall()
        kept = {}
        for key, value in rows:
            with suppress(ValueError, RecursionError):
                kept[key] = json.loads(value)
        return kept

    def keep_settings(self, settings: dict[str, Any]) -> None:
        """Keep these values, JSON types only. Raises StoreError."""
        rows = [(key, json.dumps(value, ensure_ascii=False)) for key, value in settings.items()]
        with self._writing():
            self._connection.executemany("INSERT OR REPLACE INTO settings VALUES (?, ?)", rows)

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing, on the disk before it returns."""
        with _told(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """SQLite's complaints as one sentence with the file in it."""
    try:
        yield
    except sqlite3.Error as why:
        raise StoreError("{path}: {why}", path=path, why=why) from None


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Nothing is written before the file is known to be ours, or new."""
    connection.execute("BEGIN")  # version and tables as they are at one moment, though another window may just begin
    new = _is_new(connection, path)
    connection.execute("COMMIT")
    if new:
        _write_ahead(connection)
        connection.execute("BEGIN IMMEDIATE")
        if _is_new(connection, path):  # another window may have been quicker
            script = Path(__file__).with_name("schema.sql").read_text(encoding="utf-8")
            for statement in script.split(";\n"):  # executescript would commit between the two looks
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {SCHEMA}")
        connection.execute("COMMIT")
    _write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Change to write-ahead logging; while another window is just doing so SQLite does not wait, so we do."""
    end = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.01)


def _is_new(connection: sqlite3.Connection, path: Path) -> bool:
    """Whether the file is empty; else it is ours. Raises StoreError for any other."""
    schema = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if schema == 0 and not tables:
        return True
    if schema > SCHEMA and TABLES & tables:
        raise StoreError("{path}: made by a newer cardtables, it is left alone", path=path)
    if schema != SCHEMA or TABLES - tables:
        raise StoreError("{path}: not a file of cardtables, it is left alone", path=path)
    return False


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
