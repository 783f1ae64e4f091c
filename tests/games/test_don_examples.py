"""The worked examples of nine-card Don, the cribbage board, and the readings that were fixed, all by hand."""

import pytest

from cardtables.engine.cards import HEARTS, SPADES
from cardtables.engine.seats import TABLE
from tests.games.don_table import CROSSING, CROSSING_PLAY, EW, NS, TIED, TIED_PLAY, DonTable, E, N, S, W


def test_d1_the_pitch_makes_trumps_and_pegs_at_once():
    table = DonTable(dealer=W).deal("9H", "AH", "5H", "2H")
    assert table.state.pitcher == N and table.state.trump is None
    table.play("9H AH 5H 2H")
    assert table.state.trump == HEARTS
    assert table.state.takers == [E] and table.state.to_play == E
    assert table.state.score == [0, 9 + 4 + 10]
    assert table.state.count == [0, 4]


RUFF = (
    "AH TC 2D 3D 4D 5D 6D 7D 8D",
    "6H JH 4C 2S 3S 4S 5S 6S 7S",
    "2H 3H 9D TD JD QD KD AD 8S",
    "4H 5H AC 9S TS JS QS KS AS",
)


def test_d2_must_follow_and_a_ruff_takes():
    table = DonTable().deal(*RUFF).play("AH 6H 2H 4H TC")
    assert table.legal() == {"4C"}
    assert table.fault("JH") == table.fault("2S") == "follow_C"
    table.play("4C 3H AC")
    assert table.state.takers == [N, S] and table.state.pegs == [4, 0]
    assert table.state.count == [4 + 10 + 4, 0]


def test_d5_who_is_void_may_play_anything_and_need_not_ruff():
    table = DonTable().deal(*RUFF).play("AH 6H 2H 4H TC 4C")
    assert table.legal() == {"3H", "9D", "TD", "JD", "QD", "KD", "AD", "8S"}


def test_d4_a_discard_never_takes():
    table = DonTable().deal(
        "KH 7D 2D 3D 4D 5D 6D 9D TD",
        "2H AS 2S 3S 4S 5S 6S 7S 8S",
        "3H 8D JD QD KD AD 9S TS JS",
        "4H AC 2C 3C 4C 5C 6C 7C 8C",
    )
    table.play("KH 2H 3H 4H  7D AS 8D AC")
    assert table.state.takers == [N, S] and table.state.pegs == [3, 0]
    assert table.state.count == [3 + 4 + 4, 0]


def test_d5_a_side_nine_pegs_nothing_and_a_side_five_five():
    table = DonTable().deal("AH KS", "2H 9S", "3H 5S", "4H 2S").play("AH 2H 3H 4H  KS 9S 5S 2S")
    assert table.state.takers == [N, N]
    assert table.state.pegs == [4, 5]
    assert table.state.count == [4 + 3, 0]


def test_d7_a_tied_game_pegs_nobody():
    table = DonTable().deal(*TIED).play(TIED_PLAY)
    (deal,) = table.state.deals
    assert deal.takers == (E, E, E, S, S, S, S, E, E)
    assert deal.count == (18, 18) and deal.game == (0, 0)
    assert deal.pegs == (14, 0, 5, 5, 0, 5, 0, 0, 9)
    assert deal.points == (10, 28) and deal.before == (0, 0)
    assert table.state.score == [10, 28] and table.state.carried == 0


@pytest.mark.parametrize("tricks", range(9))
def test_count_and_pegs_are_kept_apart_trick_by_trick(tricks):
    """After each trick of TIED: the count by side, the pegs by side, by hand."""
    counts = [(0, 4), (0, 8), (0, 18), (4, 18), (7, 18), (8, 18), (18, 18), (18, 18)]
    scores = [(0, 14), (0, 14), (0, 19), (5, 19), (5, 19), (10, 19), (10, 19), (10, 19)]
    table = DonTable().deal(*TIED).play(" ".join(TIED_PLAY.split()[: 4 * tricks]))
    expected = (counts[tricks - 1], scores[tricks - 1]) if tricks else ((0, 0), (0, 0))
    assert (tuple(table.state.count), tuple(table.state.score)) == expected


def crossing(ns=112, ew=110, **options):
    """D-8: NS pitch, at these totals."""
    table = DonTable(**options)
    table.state.score[:] = [ns, ew]
    return table.deal(*CROSSING)


def test_d8_play_out_the_first_there_wins_though_the_other_ends_higher():
    table = crossing().play(CROSSING_PLAY)
    assert table.state.score == [121, 128]
    assert table.state.deals[0].points == (9, 18) and table.state.deals[0].game == (0, 8)
    assert table.state.deals[0].before == (112, 110)
    assert table.rules.turn(table.state) == () and table.places == (1, 2)


def test_d8_the_board_moves_as_tricks_are_won():
    table, totals = crossing(), []
    for trick in range(9):
        table.play(" ".join(CROSSING_PLAY.split()[4 * trick : 4 * trick + 4]))
        totals.append(tuple(table.state.score))
    assert totals[:4] == [(112, 110), (117, 110), (117, 120), (121, 120)]
    assert totals[4:8] == [(121, 120)] * 4
    assert totals[8] == (121, 128)


def test_d8_peg_out_stops_the_moment_the_target_is_reached():
    table = crossing(finish="peg_out").play(" ".join(CROSSING_PLAY.split()[:16]))
    assert table.state.score == [121, 120]
    assert table.rules.turn(table.state) == () and table.places == (1, 2)
    (deal,) = table.state.deals  # a deal that was stopped counts as a deal
    assert deal.points == (9, 10) and deal.game == (0, 0) and deal.takers == (N, N, W, N)
    assert len(deal.taken) == 16 and len(deal.out) == 36


def test_peg_out_goes_on_while_nobody_is_there():
    table = crossing(ns=111, finish="peg_out").play(CROSSING_PLAY)
    assert table.state.score == [120, 128]
    assert table.places == (2, 1)  # the game's 8 brings EW there, as the last thing of the deal


def test_d8_higher_total_wins():
    assert crossing(finish="higher").play(CROSSING_PLAY).places == (2, 1)


def test_higher_with_one_side_over_is_won_by_it():
    assert crossing(ns=50, finish="higher").play(CROSSING_PLAY).places == (2, 1)


def test_d8_higher_and_equal_another_deal():
    table = crossing(ns=119, finish="higher").play(CROSSING_PLAY)
    assert table.state.score == [128, 128]
    assert table.rules.turn(table.state) == (TABLE,) and table.places == (None, None)
    table.deal(*CROSSING).play(CROSSING_PLAY)  # now E pitches: EW +9, NS +18
    assert table.state.score == [146, 137] and table.places == (1, 2)


def test_equal_at_the_end_under_play_out_is_won_by_the_first_there():
    assert crossing(ns=119).play(CROSSING_PLAY).places == (1, 2)


def test_d9_the_deal_and_the_pitch_move_clockwise():
    table = DonTable(dealer=W)
    for dealer, pitcher in [(W, N), (N, E), (E, S), (S, W), (W, N)]:
        assert table.state.dealer == dealer
        table.deal(*TIED)
        assert (table.state.dealer, table.state.pitcher, table.state.to_play) == (dealer, pitcher, pitcher)
        table.play(TIED_PLAY)
        assert (table.state.deals[-1].dealer, table.state.deals[-1].pitcher) == (dealer, pitcher)


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left():
    table = DonTable(dealer=E).deal("2S 3S", "4S 5S", "6S 7S", "8S 9S")
    assert table.state.pitcher == S
    assert table.state.hands[S][:2] == [0, 1]  # 2♠ 3♠, the first and the fifth card
    assert [table.state.unseen[seat][:2] for seat in (W, N, E)] == [[2, 3], [4, 5], [6, 7]]


# The cribbage board


def test_the_rear_peg_jumps_over_the_front_one():
    table = crossing(ns=12, ew=0).play("8H 2H 3H 4H")
    assert (table.state.score[NS], table.state.rear[NS]) == (12, 0)  # nothing pegged: no peg moves
    table.play("AS 2S 5S 3S")
    assert (table.state.score[NS], table.state.rear[NS]) == (17, 12)
    assert (table.state.score[EW], table.state.rear[EW]) == (0, 0)


def test_past_the_end_is_enough_and_the_total_is_not_clamped():
    table = crossing(ns=0, ew=118).play(" ".join(CROSSING_PLAY.split()[:12]))
    assert (table.state.score[EW], table.state.rear[EW]) == (128, 118)
    assert table.rules.standing(table.state)[EW].points == 128
    table.play(" ".join(CROSSING_PLAY.split()[12:]))
    assert (table.state.score[EW], table.state.rear[EW]) == (136, 128) and table.places == (2, 1)


# What the printed rules leave open


def test_d7_an_undealt_trump_ace_pegs_nobody():
    table = DonTable().deal(
        "KH TC 2D 3D 4D 5D 6D 7D 8D", "6H JH 4C 2S 3S 4S 5S 6S 7S", RUFF[2], RUFF[3]
    )  # the ace of hearts stays out
    table.play("KH 6H 2H 4H")
    assert table.state.pegs == [3] and table.state.score == [3, 0]


def test_the_last_trick_plays_itself_and_nothing_else_does():
    table = DonTable().deal(*CROSSING)
    codes = CROSSING_PLAY.split()
    for number, code in enumerate(codes):
        alone = table.rules.by_itself(table.state)
        assert (alone is None) == (number < 32)
        if alone:
            assert alone in table.rules.legal(table.state, alone.seat)
        table.play(code)
    assert table.rules.by_itself(table.state) is None


def test_a_side_that_takes_tricks_may_have_no_points():
    """Tricks and points are two things: N takes a trick of nothing."""
    table = DonTable().deal("8H", "2H", "3H", "4H").play("8H 2H 3H 4H")
    assert table.state.takers == [N] and table.state.score == [0, 0] and table.state.count == [0, 0]


def test_the_pitch_names_any_suit_led():
    table = DonTable().deal("2S", "3S", "4S", "5S").play("2S")
    assert table.state.trump == SPADES
