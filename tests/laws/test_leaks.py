"""The laws on trial: each fault planted on purpose must be caught, and the honest game must not."""

from dataclasses import dataclass
from random import Random
from typing import Annotated

import pytest

from cardtables.engine.sight import ALL, CARDS, FACT, State
from tests.laws import planted
from tests.laws.laws import keeps_all_laws
from tests.laws.planted import Honest


def many(rules, **how):
    return sum(keeps_all_laws(rules, Random(number), **how) for number in range(40))


def test_the_honest_game_passes_and_its_swaps_are_counted():
    assert many(Honest()) >= 1_000


@pytest.mark.parametrize(
    ("leak", "words"),
    [
        (planted.CardVanishes, "come or gone"),
        (planted.LegalForgets, "legal and fault differ"),
        (planted.LegalInvents, "legal and fault differ"),
        (planted.SeatMayShuffle, "legal and fault differ"),
        (planted.LegalPeeks, "legal needs more than the view"),
        (planted.LegalPeeksAtTheStock, "legal needs more than the view|legal tells a hidden card"),
        (planted.PublicTop, "an action tells a hidden card|has left a trace"),
        (planted.DealtFirst, "has left a trace"),
        (planted.PublicSuit, "an action tells a hidden card|has left a trace"),
        (planted.DrawTells, "the turn after an action tells a hidden card"),
        (planted.TurnPeeks, "out of turn|needs more than the view|the turn tells"),
        (planted.StandingPeeks, "standing needs more than the view|the standing tells"),
    ],
)
def test_a_planted_fault_is_caught(leak, words):
    with pytest.raises(AssertionError, match=words):
        many(leak())


@pytest.mark.parametrize(
    ("leak", "words"),
    [
        (planted.look_that_shares, "shares a list"),
        (planted.look_that_shares_a_hand, "shares a list"),
        (planted.look_that_shows_the_left_hand, "does not show what is declared"),
        (planted.look_that_sorts, "the view tells a hidden card"),
        (planted.look_that_shortens, "another length"),
    ],
)
def test_a_planted_look_is_caught(leak, words):
    with pytest.raises(AssertionError, match=words):
        many(Honest(), look=leak)


def test_a_match_without_end_is_caught():
    with pytest.raises(AssertionError, match="does not end"):
        many(planted.NeverEnds(), one_in=1000)


def test_a_log_that_does_not_tell_the_state_is_caught():
    with pytest.raises(AssertionError, match="the log and the state differ"):
        many(planted.RemembersOutside(), one_in=10**9)


def test_a_field_that_says_nothing_is_refused_at_once():
    with pytest.raises(TypeError, match=r"Silent\.hand must say who may see it"):

        @dataclass(slots=True)
        class Silent(State):
            hand: list[int]


def test_a_field_that_says_two_things_is_refused_at_once():
    with pytest.raises(TypeError, match=r"Both\.hand"):

        @dataclass(slots=True)
        class Both(State):
            hand: Annotated[list[int], ALL, CARDS, FACT]
