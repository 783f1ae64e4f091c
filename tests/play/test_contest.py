"""Contests of computers: the shares add up, chance is the same for all, and the club is better than the novice."""

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.engine.action import Entry
from cardtables.engine.chance import one_of
from cardtables.games import GAMES
from cardtables.play import contest
from cardtables.play.contest import play_out, simulate
from cardtables.play.match import Match, Record

DON = GAMES["don"]
SHORT = DON.choose(changes={"target": 61})
MIXED = ("bot:club", "bot:novice", "bot:club", "bot:novice")


def told(tally):
    """All of a tally but the time it took."""
    return tally.game, tally.options, tally.matches, tally.actions, tally.seats


@pytest.fixture(scope="module")
def mixed():
    return simulate("don", SHORT, MIXED, matches=15, seed="mixed", duplicate=True)


def test_duplicate_plays_every_luck_once_for_each_place(mixed):
    assert mixed.matches == 60
    assert mixed.actions > 60 * 36


def test_the_shares_of_the_two_sides_add_up_to_one(mixed):
    clubs, novices, partner_clubs, partner_novices = mixed.seats
    assert (clubs.wins, novices.wins) == (partner_clubs.wins, partner_novices.wins)
    assert clubs.wins + novices.wins == 60
    assert clubs.share == pytest.approx(clubs.wins / 60)
    assert clubs.share + novices.share == pytest.approx(1)


def test_the_interval_holds_the_share(mixed):
    for line in mixed.seats:
        low, high = line.ci95
        assert 0 <= low < line.share < high <= 1


def test_the_same_seed_brings_the_same_contest(mixed):
    assert told(simulate("don", SHORT, MIXED, matches=15, seed="mixed", duplicate=True)) == told(mixed)


def test_another_seed_brings_another_contest(mixed):
    assert told(simulate("don", SHORT, MIXED, matches=15, seed="other", duplicate=True)) != told(mixed)


def test_the_number_of_processes_changes_nothing():
    one = simulate("don", SHORT, MIXED, matches=6, seed="jobs", duplicate=True)
    assert told(simulate("don", SHORT, MIXED, matches=6, seed="jobs", duplicate=True, jobs=2)) == told(one)


def test_moving_the_players_on_leaves_the_luck():
    alike = ("bot:club",) * 4
    plain = simulate("don", SHORT, alike, matches=3, seed="luck")
    moved = simulate("don", SHORT, alike, matches=3, seed="luck", duplicate=True)
    # Four alike in every seating play the very same matches, so each side wins just half of them.
    assert moved.actions == 4 * plain.actions
    assert [line.share for line in moved.seats] == [0.5] * 4


def test_the_interval_is_wilsons():
    # None of ten, a number found in textbooks: 0 to 27.8 %.
    assert contest._interval([0.0] * 10, 10) == (0.0, pytest.approx(0.2775, abs=0.0001))
    # Four of eight: spread 2/7, so (1/4) / (2/7 / 8) = 7 free matches.
    assert contest._interval([1.0, 0.0] * 4, 8) == (pytest.approx(0.2024, abs=1e-4), pytest.approx(0.7976, abs=1e-4))


# How good they are


class Anything:
    """Plays any legal card."""

    def choose(self, view, rules, rng):
        return Entry(one_of(view.legal, rng), view.at)


def share_of(bot, other, matches):
    """The share of matches to 61 that two of `bot` win against two of `other`, every luck played from both sides."""
    wins = 0
    for number in range(matches // 2):
        for side in range(2):
            match = Match(Record(DON, SHORT, ("a", "b", "c", "d"), f"strength {number}"))
            play_out(match, [bot if seat % 2 == side else other for seat in range(4)])
            wins += match.standing[side].place == 1
    return wins / matches


def test_a_novice_beats_a_player_of_anything():
    assert share_of(LEVELS["novice"], Anything(), 100) > 0.6


def test_the_club_beats_a_player_of_anything_clearly():
    assert share_of(LEVELS["club"], Anything(), 60) > 0.75


@pytest.mark.long
def test_the_club_beats_the_novice():
    tally = simulate("don", SHORT, MIXED, matches=1000, seed="strength", duplicate=True, jobs=2)
    for line in tally.seats:
        print(
            f"{line.player} {line.share:.3f} ({line.ci95[0]:.3f} … {line.ci95[1]:.3f}), {line.points_mean:.1f} points"
        )
    print(f"{tally.matches} matches in {tally.seconds:.0f} s")
    assert tally.seats[0].ci95[0] > 0.5
