"""Reads what is said about a table: the game, who sits where, the seed, whole numbers."""

import unicodedata
from collections.abc import Sequence

from cardtables.bots.bot import LEVELS
from cardtables.engine.game import Game
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES
from cardtables.play.computer import BOT

PROMISED = ("expert",)
"""Levels that are announced and not there yet."""


def game_of(word: str) -> Game:
    """The game of this id. Raises Wrong."""
    if word not in GAMES:
        raise Wrong("game {name}: known are {possible}", name=word, possible=", ".join(GAMES))
    return GAMES[word]


def seats_of(game: Game, words: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: a name that a record can hold, or `bot:LEVEL`. Raises Wrong."""
    seats = tuple(seat_of(word) for word in words)
    game.check_seats(len(seats))
    return seats


def seat_of(word: str) -> str:
    """One player. Raises Wrong."""
    seat = unicodedata.normalize("NFC", word).strip()
    if seat.lower().startswith(BOT):
        return _computer(seat)
    if not seat:
        raise Wrong("a player's name is empty")
    if not seat.isprintable():
        raise Wrong("name {word}: signs in it cannot be shown", word=seat)
    if "|" in seat or _is_remark(seat):
        raise Wrong("name {word}: a record cannot hold | or a # after a space", word=seat)
    return seat


def _computer(seat: str) -> str:
    level, possible = seat.removeprefix(BOT), ", ".join(BOT + level for level in LEVELS)
    if level in PROMISED:
        raise Wrong("{word}: not built yet; there are {possible}", word=seat, possible=possible)
    if level not in LEVELS:
        raise Wrong("{word}: no such computer; there are {possible}", word=seat, possible=possible)
    return seat


def computers_of(game: Game, words: Sequence[str]) -> tuple[str, ...]:
    """Computers on all seats. Raises Wrong."""
    for word in words:
        if not word.startswith(BOT):
            raise Wrong("{word}: here only computers play: `bot:LEVEL`", word=word)
    return seats_of(game, words)


def seed_of(word: str | None) -> str | None:
    """A seed that a record can hold. Raises Wrong."""
    if word is None:
        return None
    seed = word.strip()
    if not seed or not seed.isprintable() or _is_remark(seed):
        raise Wrong("seed {word}: a record cannot hold it", word=word)
    return seed


def _is_remark(text: str) -> bool:
    return f" {text}".find(" #") >= 0


def number_of(name: str, word: str | None, most: int = 10**9) -> int:
    """A whole number of at least 1. Raises Wrong."""
    if word is None:
        raise Wrong("{words} is missing", words=name)
    if not (word.isascii() and word.isdigit() and len(word) < 12 and 1 <= int(word) <= most):
        raise Wrong("{name} {word}: a whole number from 1 to {most}", name=name, word=word, most=most)
    return int(word)
