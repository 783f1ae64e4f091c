-- Matches, their logs line by line, and settings. The number of this schema is PRAGMA user_version.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,          -- JSON, every option
    seats TEXT NOT NULL,            -- JSON, clockwise
    seed TEXT,
    version TEXT NOT NULL,          -- of the program that began it
    began TEXT NOT NULL,            -- ISO 8601, UTC
    touched TEXT NOT NULL,
    over INTEGER NOT NULL DEFAULT 0 -- booked once, when the match is decided
) STRICT;

CREATE TABLE entries (
    match_id INTEGER NOT NULL REFERENCES matches (id),
    number INTEGER NOT NULL,        -- 0, 1, 2 … without a gap
    at INTEGER NOT NULL,            -- milliseconds of play
    words TEXT NOT NULL,            -- as in a record: `3 play 9S`
    PRIMARY KEY (match_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL             -- JSON
) STRICT, WITHOUT ROWID;
