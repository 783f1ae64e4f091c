"""Every game, with its options pairwise, within all laws."""

from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.engine.game import Option
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import look
from cardtables.engine.view import View
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.play.record import read_record, write_record
from tests.laws.laws import asking_changes_nothing, keeps_all_laws, same_after_replay
from tests.laws.pairs import pairwise
from tests.laws.walking import by_chance, every_viewer, walk


def rows(game):
    """Options and seats, pairwise; where there is a limit of points, only a single deal or the lowest of them."""
    limits = [
        option._replace(values=(option.lowest, 0), lowest=0, highest=0) if option.key == "limit" else option
        for option in game.menu
    ]
    for row in pairwise([Option("seats", game.seats), *limits]):
        yield {key: value for key, value in row.items() if key != "seats"}, row["seats"]


TABLES = [
    pytest.param(game, row, seats, id=f"{game.id}-{seats}-{number}")
    for game in GAMES.values()
    for number, (row, seats) in enumerate(rows(game))
]
"""Every game, its sizes and options pairwise."""
SOME = TABLES[:: max(1, len(TABLES) // 20)]
"""Tables of every game, for what takes long."""


def bots(level):
    """Choose as the computers of a level do."""

    def choose(rules, state, seat, rng):
        seen = look(state, seat)
        view = View(seat, seen, rules.turn(state), tuple(rules.legal(state, seat)), (), 0)
        return LEVELS[level].choose(view, rules, rng).action

    return choose


def all_laws(game, row, seats, matches, one_in, floor=0):
    """Many matches of one table, and more while they are so short that fewer than `floor` swaps were compared.

    Played by chance, every fourth match by beginners. Returns how many swaps were compared and actions chosen.
    """
    rules = game.rules(game.choose(changes=row), seats)
    swaps = number = chosen = 0

    def choose(*asked):
        nonlocal chosen
        chosen += 1
        return players(*asked)

    while number < matches or swaps < floor:
        rng = Random(f"{game.id} {sorted(row.items())} {seats} {number}")
        players = bots("novice") if number % 4 == 3 else by_chance
        swaps += keeps_all_laws(rules, rng, choose, one_in=one_in)
        number += 1
        assert number < 50 * matches, "too few swaps"
    print(f"{swaps} swaps compared in {number} matches, {chosen} actions")
    return swaps, chosen


@pytest.mark.parametrize(("game", "row", "seats"), TABLES)
def test_random_matches_keep_all_laws(game, row, seats):
    total = 200 if len(game.seats) == 1 else 100
    matches = -(-total // len([1 for table in TABLES if table.values[0] is game]))
    swaps, actions = all_laws(game, row, seats, matches, one_in=30)
    assert swaps >= actions / 30


@pytest.mark.parametrize(("game", "row", "seats"), SOME)
def test_one_match_keeps_all_laws_at_every_single_state(game, row, seats):
    """At some tables of every game: the others are tried at one state in thirty, in many matches."""
    swaps, actions = all_laws(game, row, seats, matches=1, one_in=1, floor=500)
    assert swaps >= actions


def test_every_game_is_tried_at_every_state():
    assert {table.values[0].id for table in SOME} == set(GAMES)


@pytest.mark.long
@pytest.mark.parametrize(("game", "row", "seats"), TABLES)
def test_very_many_matches_keep_all_laws(game, row, seats):
    total = 20_000 if game.id == "don" else 10_000
    matches = -(-total // len([1 for table in TABLES if table.values[0] is game]))
    swaps, actions = all_laws(game, row, seats, matches, one_in=30)
    assert swaps >= actions / 30


@pytest.mark.parametrize(("game", "row", "seats"), TABLES)
def test_a_match_is_its_record(game, row, seats):
    """Played by a Match, written as text, read again: the same match in everybody's eyes.

    At every tenth action; after the hundredth, where the record grows long, at every fiftieth.
    """
    names = tuple(f"player {seat}" for seat in range(seats))
    match, rng = Match(Record(game, game.choose(changes=row), names, "a seed")), Random(7)
    while match.turn:
        turn = match.turn
        if turn == (TABLE,) and not match.due:
            match.chance(match.at + 3)
        elif match.due and rng.random() < 0.2:
            match.act(*match.due)
        else:
            seat = rng.choice([seat for seat in turn if seat != TABLE])
            match.act(rng.choice(match.view(seat).legal), match.at + rng.randrange(900))
        if match.length % (10 if match.length < 100 else 50) == 0 or match.over:
            again = read_record(write_record(match.saved()), GAMES)
            assert again.saved() == match.saved()
            assert [again.view(seat) for seat in every_viewer(match.rules)] == [
                match.view(seat) for seat in every_viewer(match.rules)
            ]
    assert match.over and match.standing == again.standing


@pytest.mark.parametrize(("game", "row", "seats"), TABLES)
def test_the_log_folds_to_the_state_at_every_point_and_asking_changes_nothing(game, row, seats):
    rules, rng, log = game.rules(game.choose(changes=row), seats), Random(3), []
    for state, action, at in walk(rules, rng):
        if len(log) % 9 == 0:
            same_after_replay(rules, log, state)
            asking_changes_nothing(rules, state)
        if action is not None:
            log.append((action, at))
    assert len(log) > 5


def test_pairwise_rows_hold_every_pair_of_values():
    for game in GAMES.values():
        rows = pairwise(game.menu)
        for one in game.menu:
            for other in game.menu:
                for value in one.values:
                    for second in other.values:
                        if one.key != other.key:
                            assert any(row[one.key] == value and row[other.key] == second for row in rows)
