"""The worked examples of Phat and its options, all by hand from the page of rules."""

import pytest

from cardtables.engine.game import OptionError, option_values
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.state import NameTrump
from tests.games.don_table import DonTable, E, N, S, W
from tests.games.thirteen import CLOSE, EVEN, FIVE_LAST, FIVE_LOST, dealt, hands_of, menu_of, one_suit_each

PHAT = GAMES["phat"]
P1 = ("KS", "9S", "9D 2H 3H 4H 6H 7H 8H 9H TH JH QH KH AH", "5H 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC")
"""Example P-1: hands of N E S W; S and W have no spade."""


def phat(preset="as-written", dealer=W, **options):
    return DonTable(dealer, "phat", preset, **options)


@pytest.mark.parametrize(("options", "pegs"), [({}, 36), ({"phat_king": 3}, 35), ({"preset": "traditional"}, 35)])
def test_p1_the_trick_of_big_don(options, pegs):
    table = phat(**options).deal(*P1).play("KS 9S 9D 5H")
    assert table.state.pegs == [pegs] and table.state.takers == [N]


def test_a_side_nine_pegs_nine_and_a_side_five_five():
    """D-5 in Phat: 9 + 5 = 14."""
    table = phat().deal("AD KS", "3D 9S", "4D 5S", "6D 2S").play("AD 3D 4D 6D  KS 9S 5S 2S")
    assert table.state.pegs == [4, 14] and table.state.count == [4 + 3, 0]


def test_the_dealers_left_pitches_and_the_pitch_moves():
    table = phat(dealer=E).deal("2S", "3S", "4S", "5S")
    assert table.state.pitcher == S and table.state.named == []
    assert len(table.state.hands[S]) == 13 and table.state.out == []


def test_p3_forty_one_takes_the_muck():
    table = dealt("phat", CLOSE).play(CLOSE)
    (deal,) = table.state.deals
    assert deal.count == (41, 39) and deal.game == (8, 0)
    assert deal.points == (44 + 8, 37) and sum(deal.pegs) == 81
    assert table.state.score == [52, 37]


def test_p3_forty_each_and_nobody_has_the_muck():
    table = dealt("phat", EVEN).play(EVEN)
    (deal,) = table.state.deals
    assert deal.count == (40, 40) and deal.game == (0, 0) and deal.points == (42, 39)
    assert table.state.carried == 0


def test_p4_carried_the_next_muck_is_worth_sixteen_then_twenty_four():
    table = dealt("phat", EVEN, target=181, carry_tie=True).play(EVEN)
    assert table.state.carried == 8
    table.deal(*hands_of(EVEN)).play(EVEN)  # now E plays the hand of N: EW +42
    assert table.state.carried == 16 and table.state.score == [42 + 39, 39 + 42]
    table.deal(*hands_of(CLOSE)).play(CLOSE)  # and now S
    assert table.state.deals[-1].game == (24, 0) and table.state.carried == 0
    assert table.state.score == [81 + 44 + 24, 81 + 37]


def test_carried_once_makes_sixteen():
    table = dealt("phat", EVEN, carry_tie=True).play(EVEN)
    table.deal(*hands_of(CLOSE)).play(CLOSE)  # E pitches
    assert table.state.deals[-1].game == (0, 16)


def before_the_last_trick(play, **options):
    table = dealt("phat", play, **options).play(" ".join(play.split()[:48]))
    table.state.score[:] = [110, 119]
    return table.play(" ".join(play.split()[48:]))


def test_p4_the_last_five_and_then_the_muck():
    table = before_the_last_trick(FIVE_LAST)
    assert table.state.pegs[-1] == 5 and table.state.takers[-1] == S
    assert table.state.score == [110 + 5 + 8, 119] and table.places == (1, 2)


def test_p4_if_the_others_take_the_five_they_are_there_first():
    table = before_the_last_trick(FIVE_LOST)
    assert table.state.score == [110 + 8, 124] and table.places == (2, 1)


def test_p4_peg_out_then_the_muck_is_not_reached():
    table = before_the_last_trick(FIVE_LOST, finish="peg_out")
    assert table.state.score == [110, 124] and table.places == (2, 1)
    assert table.state.deals[0].game == (0, 0)


@pytest.mark.parametrize(("king", "pegs"), [(4, 81), (3, 80)])
def test_one_side_may_take_all(king, pegs):
    given, play = one_suit_each()
    table = phat(phat_king=king).deal(*given).play(play)
    assert table.state.deals[0].points == (pegs + 8, 0) and table.state.deals[0].count == (80, 0)
    assert table.rules.turn(table.state) == (TABLE,)


def test_the_king_of_a_side_suit_pegs_nothing():
    table = phat().deal("AD KS", "3D 4S", "4D 5S", "6D 2S").play("AD 3D 4D 6D KS 4S 5S 2S")
    assert table.state.pegs == [4, 5]


def test_the_table_of_options():
    assert menu_of("phat") == {
        "target": (121, 91, 181),
        "trump": ("pitch", "declared"),
        "may_ruff": (False, True),
        "carry_tie": (False, True),
        "finish": ("play_out", "peg_out", "higher"),
        "phat_king": (4, 3),
    }
    assert list(menu_of("phat")) == ["target", "trump", "may_ruff", "carry_tie", "finish", "phat_king"]


def test_the_presets():
    as_written = {
        "target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out", "phat_king": 4,
    }  # fmt: skip
    assert option_values(PHAT.choose()) == as_written
    assert option_values(PHAT.choose("traditional")) == {
        **as_written, "target": 181, "carry_tie": True, "finish": "peg_out", "phat_king": 3,
    }  # fmt: skip


@pytest.mark.parametrize("word", ["first_trick=normal", "pitch=every_deal", "rows=open_rows", "target=61"])
def test_what_phat_has_not(word):
    with pytest.raises(OptionError, match=word.partition("=")[0]):
        PHAT.read_options([word])


def test_phat_is_for_four():
    assert PHAT.seats == (4,)
    with pytest.raises(OptionError):
        PHAT.check_seats(3)


@pytest.mark.parametrize(("target", "over"), [(91, True), (121, False), (181, False)])
def test_target(target, over):
    table = dealt("phat", CLOSE, scores=(39, 0), target=target).play(CLOSE)
    assert table.state.score == [91, 37] and (table.rules.turn(table.state) == ()) == over


def test_declared_and_may_ruff():
    table = phat(trump="declared", may_ruff=True).deal(*P1)
    table.act(NameTrump(N, 1))
    table.play("KS")
    assert table.legal() >= {"9S"} and table.fault("2H") == "not_yours"
    table.play("9S")
    assert table.legal() == {"9D", "2H", "3H", "4H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"}


def test_higher_total_wins():
    table = before_the_last_trick(FIVE_LOST, finish="higher")
    assert table.places == (2, 1)
    table = dealt("phat", CLOSE, scores=(75, 100), finish="higher").play(CLOSE)
    assert table.state.score == [127, 137] and table.places == (2, 1)
    table = dealt("phat", CLOSE, scores=(75, 90), finish="higher").play(CLOSE)
    assert table.state.score == [127, 127] and table.places == (None, None)
