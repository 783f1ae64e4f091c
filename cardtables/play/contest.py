"""Contests: computers play many matches, as fast as they can think, and the shares of the wins are told."""

import signal
import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from multiprocessing.pool import Pool
from random import Random
from typing import Any

from cardtables.bots.bot import LEVELS, Bot
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.standing import Row
from cardtables.games import GAMES
from cardtables.play.computer import BOT
from cardtables.play.match import Match, Record

Z95 = 1.959964
"""The 97.5 % point of the normal distribution."""


@dataclass(frozen=True)
class Line:
    """What one player of a contest reached."""

    player: str
    wins: int
    """Matches in which his row of the standing won."""
    share: float
    """1 for a match won, 1/k when k rows of the standing win together; the mean over all matches. Partners get their
    row's share each."""
    ci95: tuple[float, float]
    """Where the share lies with 95 % (Wilson; the matches of one luck count as one observation)."""
    points_mean: float


@dataclass(frozen=True)
class Tally:
    """A contest."""

    game: str
    options: Any
    matches: int
    seconds: float
    actions: int
    """Of the players; the table's own not counted."""
    seats: tuple[Line, ...]


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Play a match to its end. Returns the number of actions of the players.

    Several in turn are asked at once and the earliest answer counts, like at a real table.
    """
    rngs = [Random(f"{match.record.seed}/bot {seat}") for seat in range(len(bots))]
    actions = 0
    while turn := match.turn:
        if itself := match.by_itself:
            match.act(itself, match.at)
            actions += 1
            continue
        due = match.due
        if turn == (TABLE,) and due is None:
            match.chance(match.at)
            continue
        # Outside of a race all answer at once, so whoever sits first is heard first.
        asked = [seat for seat in (turn if due else turn[:1]) if seat != TABLE]
        answers = [
            bots[seat].choose(match.view(seat, since=match.length), match.rules, rngs[seat])  # bots read no news
            for seat in asked
        ]
        first = min([*([due] if due else []), *answers], key=lambda entry: entry.at)  # at the deadline it is too late
        match.act(*first)
        actions += first is not due
    return actions


def simulate(
    game: str, options: Any, seats: tuple[str, ...], *, matches: int, seed: str, duplicate: bool = False, jobs: int = 1
) -> Tally:
    """Play `matches` deals of luck; with `duplicate` each once more for every seat the players can move on.

    Match number n draws from the seed `seed/n` whoever sits where and however many processes work.
    """
    began = time.perf_counter()
    turns = len(seats) if duplicate else 1
    tasks = [(game, options, seats, f"{seed}/{number}", turns) for number in range(matches)]
    if jobs > 1:
        with _workers(jobs) as pool:
            results = list(pool.imap(_play_deal, tasks, chunksize=max(1, matches // (jobs * 8))))
    else:
        results = [_play_deal(task) for task in tasks]
    lines = tuple(_line(seats[player], [result[1][player] for result in results]) for player in range(len(seats)))
    actions = sum(result[0] for result in results)
    return Tally(game, options, matches * turns, time.perf_counter() - began, actions, lines)


def _workers(jobs: int) -> Pool:
    """Processes that leave Ctrl+C to us, from their very start: they inherit that it means nothing to them."""
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return get_context("spawn").Pool(jobs, signal.signal, (signal.SIGINT, signal.SIG_IGN))
    finally:
        signal.signal(signal.SIGINT, handler)


Outcome = tuple[int, float, int]
"""Won or not, share, points."""


def _play_deal(task: tuple[str, Any, tuple[str, ...], str, int]) -> tuple[int, list[list[Outcome]]]:
    """One match, or the same luck once for each place. Returns the actions and, by player, the outcomes."""
    name, options, players, seed, turns = task
    outcomes: list[list[Outcome]] = [[] for _ in players]
    actions = 0
    for moved in range(turns):
        sitting = [players[(seat - moved) % len(players)] for seat in range(len(players))]
        match = Match(Record(GAMES[name], options, tuple(sitting), seed))
        actions += play_out(match, [LEVELS[player.removeprefix(BOT)] for player in sitting])
        won = [row for row in match.standing if row.place == 1]
        for row in match.standing:
            for seat in row.seats:
                outcomes[(seat - moved) % len(players)].append(_outcome(row, won, seat))
    return actions, outcomes


def _outcome(row: Row, won: list[Row], seat: Seat) -> Outcome:
    return (1, 1 / len(won), row.points) if row in won else (0, 0.0, row.points)


def _line(player: str, deals: list[list[Outcome]]) -> Line:
    shares = [sum(share for _, share, _ in deal) / len(deal) for deal in deals]
    played = [outcome for deal in deals for outcome in deal]
    mean = sum(shares) / len(shares)
    return Line(
        player, sum(won for won, _, _ in played), mean, _interval(shares, len(played)),
        sum(points for _, _, points in played) / len(played),
    )  # fmt: skip


def _interval(shares: list[float], matches: int) -> tuple[float, float]:
    """Wilson's 95 % interval of the mean share, for as many free matches as the spread between the deals tells of."""
    mean = sum(shares) / len(shares)
    free = float(len(shares))
    spread = sum((share - mean) ** 2 for share in shares) / max(len(shares) - 1, 1)
    if spread:
        free = min(float(matches), mean * (1 - mean) * len(shares) / spread)
    shrink = 1 + Z95**2 / free
    middle = (mean + Z95**2 / (2 * free)) / shrink
    half = Z95 * sqrt(mean * (1 - mean) / free + Z95**2 / (4 * free**2)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)
