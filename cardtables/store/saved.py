"""A kept match as it stands in the saves, and how it is folded into a match again."""

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from cardtables.bots.bot import LEVELS
from cardtables.engine.action import Action, Back, Entry, Illegal
from cardtables.engine.notation import NotationError, read_action
from cardtables.engine.standing import Standing
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES
from cardtables.play.computer import BOT
from cardtables.play.match import Match, Record

LONG_AGO = "1970-01-01T00:00:00+00:00"


class SaveFault(Wrong):
    """Why a kept match cannot be read."""


@dataclass(frozen=True)
class Saved:
    """One match of the saves."""

    id: int
    game: str
    options: Any
    """By key, or None when they cannot be read."""
    seats: tuple[str, ...]
    seed: str | None
    version: str
    """Of the program that began it."""
    began: str
    """ISO 8601, UTC; so is `touched`."""
    touched: str
    over: bool
    entries: int = 0
    standing: Standing = field(default=())
    fault: Wrong | None = None
    """Why it cannot be gone on with; None when it can."""

    @classmethod
    def of_row(cls, row: tuple[Any, ...]) -> "Saved":
        """A row of the saves, read as far as it can be."""
        number, game, options, seats, seed, version, began, touched, over = row
        names = _read(seats)
        return cls(
            number, game, _read(options), tuple(map(str, names)) if isinstance(names, list) else (), seed, version,
            _moment(began), _moment(touched), bool(over),
        )  # fmt: skip

    def with_fault(self, why: Wrong) -> "Saved":
        """The same, named as unusable."""
        return replace(self, fault=why)

    def with_match(self, match: Match) -> "Saved":
        """The same with what folding it told."""
        return replace(self, entries=match.length, standing=match.standing, over=match.over)


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _moment(text: str) -> str:
    """A moment that every screen can show; long ago when what stands there is none."""
    try:
        datetime.fromisoformat(text).astimezone()
    except (ValueError, OverflowError, OSError):
        return LONG_AGO
    return text


def fold_saved(saved: Saved, lines: list[tuple[int, int, str]]) -> Match:
    """The match of a row and its lines (number, time, words). Raises SaveFault."""
    if saved.game not in GAMES:
        raise SaveFault("the game {game} is not known here", game=saved.game)
    game = GAMES[saved.game]
    if not isinstance(saved.options, dict) or len(saved.seats) not in game.seats:
        raise SaveFault("its options or seats cannot be read")
    try:
        record = Record(game, game.choose(changes=saved.options), saved.seats, saved.seed)
    except Wrong as why:
        raise SaveFault("{why}", why=why) from None
    match = Match(record)
    for place, (number, at, words) in enumerate(lines):
        if number != place:
            raise SaveFault("line {line} is missing", line=place + 1)
        _fold_line(match, number, at, words)
    unknown = [seat for seat in saved.seats if seat.startswith(BOT) and seat.removeprefix(BOT) not in LEVELS]
    if unknown and not match.over:
        raise SaveFault("{word}: no such computer here", word=unknown[0])
    return match


def _fold_line(match: Match, number: int, at: int, words: str) -> None:
    try:
        action: Action = read_action(words.split(), (*match.rules.verbs, Back), match.rules.seats)
        if at < match.at:
            raise SaveFault("line {line}: {said}: earlier than the line before", line=number + 1, said=words)
        match.act(*Entry(action, at))
    except (NotationError, Illegal) as why:
        raise SaveFault("line {line}: {said}: {why}", line=number + 1, said=words, why=why) from None
