"""The options of Don, each by hand: what may be chosen, and what it changes."""

import pytest

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import CLUBS, FULL_PACK, HEARTS
from cardtables.engine.game import OptionError, option_values
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.state import NameTrump
from tests.games.don_table import TIED, TIED_PLAY, DonTable, E, N
from tests.games.test_don_examples import RUFF

DON = GAMES["don"]


def test_the_table_of_options():
    assert {option.key: option.values for option in DON.menu} == {
        "target": (121, 91, 61),
        "trump": ("pitch", "declared"),
        "may_ruff": (False, True),
        "carry_tie": (False, True),
        "finish": ("play_out", "peg_out", "higher"),
    }


def test_the_presets():
    as_written = {"target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out"}
    assert option_values(DON.choose()) == as_written
    assert option_values(DON.choose("as-written")) == as_written
    assert option_values(DON.choose("traditional")) == {**as_written, "finish": "peg_out"}


def test_don_is_for_four():
    assert DON.seats == (4,)
    with pytest.raises(OptionError, match="4"):
        DON.check_seats(3)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["phat_king=3"], "phat_king.*target, trump, may_ruff, carry_tie, finish"),
        (["target=100"], "target=100.*121, 91, 61"),
        (["may_ruff=maybe"], "may_ruff=maybe.*no, yes"),
        (["may_ruff=1"], "may_ruff=1.*no, yes"),
        (["finish=never"], "play_out, peg_out, higher"),
        (["target"], "key=value"),
        (["target=61", "target=91"], "twice"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(words, said):
    with pytest.raises(OptionError, match=said):
        DON.read_options(words)


@pytest.mark.parametrize(("target", "over"), [(61, True), (91, False), (121, False)])
def test_target(target, over):
    table = DonTable(target=target)
    table.state.score[:] = [0, 33]
    table.deal(*TIED).play(TIED_PLAY)  # EW +28
    assert table.state.score == [10, 61]
    assert (table.rules.turn(table.state) == ()) == over


def test_must_follow_as_written_and_may_ruff_by_option():
    table = DonTable(may_ruff=True).deal(*RUFF).play("AH 6H 2H 4H TC")
    assert table.legal() == {"4C", "JH"}
    assert table.fault("JH") is None and table.fault("2S") == "follow_C"


def test_may_ruff_leaves_a_trump_lead_to_trumps():
    table = DonTable(may_ruff=True).deal(*RUFF).play("AH")
    assert table.legal() == {"6H", "JH"}
    assert table.fault("4C") == "follow_H"


def test_may_ruff_leaves_who_is_void_free():
    table = DonTable(may_ruff=True).deal(*RUFF).play("AH 6H 2H 4H TC 4C")
    assert table.legal() == {"3H", "9D", "TD", "JD", "QD", "KD", "AD", "8S"}


DECISIVE = (TIED[0], TIED[1].replace("9S", "JS"), TIED[2], TIED[3])
DECISIVE_PLAY = TIED_PLAY.replace("9S", "JS")
"""As TIED, but the jack counts 1 more for the pitcher's opponents: 19 to 18."""


def test_carry_tie_adds_eight_for_each_tied_game():
    table = DonTable(carry_tie=True)
    table.deal(*TIED).play(TIED_PLAY)  # N pitches: NS 10, EW 28
    assert table.state.carried == 8
    table.deal(*TIED).play(TIED_PLAY)  # E pitches: EW 10, NS 28
    assert table.state.carried == 16 and table.state.score == [38, 38]
    table.deal(*DECISIVE).play(DECISIVE_PLAY)  # S pitches: NS 10, EW 28 and the game
    assert table.state.deals[-1].game == (0, 24) and table.state.carried == 0
    assert table.state.score == [48, 38 + 28 + 24]


def test_carry_tie_once_makes_sixteen():
    table = DonTable(carry_tie=True)
    table.deal(*TIED).play(TIED_PLAY)
    table.deal(*DECISIVE).play(DECISIVE_PLAY)  # E pitches: NS get the game
    assert table.state.deals[-1].game == (16, 0)


def test_as_written_a_tie_carries_nothing():
    table = DonTable()
    table.deal(*TIED).play(TIED_PLAY)
    table.deal(*DECISIVE).play(DECISIVE_PLAY)
    assert table.state.deals[-1].game == (8, 0)


def test_declared_the_pitcher_names_trumps_and_then_leads_anything():
    table = DonTable(trump="declared").deal(*RUFF)
    assert table.rules.legal(table.state, N) == tuple(NameTrump(N, suit) for suit in range(4))
    assert table.fault("TC") == "name_trump"
    table.act(NameTrump(N, HEARTS))
    assert table.rules.turn(table.state) == (N,)
    assert table.rules.fault(table.state, NameTrump(N, CLUBS)) == "not_now"
    assert all(table.state.unseen[seat] for seat in range(1, 4))  # still nobody else has looked
    table.play("TC")
    assert table.state.trump == HEARTS and not any(table.state.unseen)
    table.play("4C 3H AC")
    assert table.state.takers == [2]


def test_pitch_nobody_names_trumps():
    table = DonTable().deal(*RUFF)
    assert table.rules.fault(table.state, NameTrump(N, HEARTS)) == "not_now"


def test_refusals():
    table = DonTable().deal(*RUFF)
    assert table.fault("6H") == "not_yours"
    assert table.rules.fault(table.state, Play(E, read_card("6H"))) == "not_your_turn"
    assert table.rules.fault(table.state, Shuffle(TABLE, FULL_PACK)) == "not_your_turn"
    assert table.rules.fault(table.state, Shuffle(N, FULL_PACK)) == "not_now"
    assert table.rules.fault(table.state, Lot(N, N)) == "not_now"


def test_a_shuffle_is_the_whole_pack_and_the_lot_comes_first():
    table = DonTable()
    assert table.rules.fault(table.state, Shuffle(TABLE, FULL_PACK[1:])) == "bad_pack"
    assert table.rules.fault(table.state, Shuffle(TABLE, (*FULL_PACK[1:], FULL_PACK[1]))) == "bad_pack"
    assert table.rules.fault(table.state, Play(TABLE, FULL_PACK[0])) == "not_now"
    assert table.rules.fault(table.state, Lot(TABLE, E)) == "not_now"
    fresh = table.rules.start()
    assert table.rules.fault(fresh, Shuffle(TABLE, FULL_PACK)) == "not_now"


def test_after_the_match_nothing_is_legal():
    table = DonTable(target=61)
    table.state.score[:] = [0, 40]
    table.deal(*TIED).play(TIED_PLAY)
    assert table.rules.fault(table.state, Shuffle(TABLE, FULL_PACK)) == "over"
