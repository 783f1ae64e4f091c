"""What the printed rules of English Durak leave open, each reading in a position worked out by hand."""

import pytest

from cardtables.engine.action import Shuffle
from cardtables.engine.cards import BACK, HEARTS
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import look
from tests.games.durak_table import DurakTable, codes
from tests.games.test_durak_examples import flipped

# Drawing (A1–A3, A14, A15)


def test_a2_who_holds_a_card_that_fits_may_not_draw():
    table = DurakTable("a").place("7H 8S", "6S 6C", "6D 6H", pile="TH")
    assert table.legal() == {"7H"} and table.fault("draw") == "must_play" and table.fault("8S") == "rank_H"


def test_a3_the_drawn_card_must_be_played_and_no_other():
    table = DurakTable("a").place("7H 8S", "6S 6C", "6D 6H", pile="TC", stock="QC").do("draw")
    assert table.fault("draw") == table.fault("decline") == "play_drawn"
    assert table.fault("7H") == "only_drawn"


def test_a14_the_pile_is_turned_over_unshuffled_the_top_stays():
    table = DurakTable("a").place("7H 8S", "6S 6C", "6D 6H", pile="AC JD TD TC")
    table.state.hands[2] += table.state.stock
    table.state.stock = []
    table.do("draw")
    assert table.hand(0) == "7H 8S AC" and codes(table.state.pile) == "TC" and codes(table.state.stock) == "JD TD"
    assert table.legal() == {"AC"}


def test_a14_it_is_turned_only_when_a_card_must_be_drawn():
    table = DurakTable("a").place("7H 8S", "6S 9D", "6D 6H", pile="9C TC", stock="7S")
    table.all_but(1).do("draw")
    assert table.state.stock == [] and len(table.state.pile) == 29
    assert table.turn == (1,)


def test_a14_in_mid_penalty():
    table = DurakTable("a").place("6D 9C", "7S", "8D TH", pile="QC JS KD", stock="8S")
    table.state.hands[2] += table.state.stock[1:]
    table.state.stock = table.state.stock[:1]
    table.do("6D")
    assert table.hand(1) == "7S 8S QC" and codes(table.state.pile) == "6D" and codes(table.state.stock) == "JS KD"
    assert table.turn == (2,) and table.state.took == 2


def nothing_left(letter="a", hands=("7H 8S", "6S 9D"), **options):
    """Two players; the stock is empty and the pile is the ten of clubs alone: nothing but the hands is left."""
    table = DurakTable(letter, seats=2, **options).place(*hands, pile="TC")
    table.state.hands[1] += table.state.stock
    table.state.stock = []
    return table


def test_a15_drawing_with_nothing_left_is_a_move_that_passes():
    table = nothing_left().do("draw")
    assert table.hand(0) == "7H 8S" and table.turn == (1,) and table.state.turns == 1


def test_a15_a_penalty_takes_what_there_is_and_the_skip_still_applies():
    table = nothing_left(hands=("6C 8S", "7S 9D")).do("6C")
    assert table.state.took == 1 and table.hand(1).endswith(" TC")
    assert table.turn == (0,) and table.state.skipped == 1


def test_a13_two_players_and_a_skip_the_same_player_again_on_his_own_card():
    table = DurakTable("a", seats=2).place("6D 9D 9C", "7S", pile="KD").do("6D")
    assert table.turn == (0,) and table.legal() == {"9D"} and codes(table.state.pile) == "KD 6D"


def test_a11_every_six_counts_not_only_one_that_is_led():
    table = DurakTable("a").place("9D 9C", "6D 7S", "8S", pile="KD", stock="8C 8H").do("9D, 6D")
    assert table.hand(2) == "8S 8C 8H" and table.turn == (0,)


# The ace (A4–A10)


def test_a4_an_ace_may_be_left_open_by_whoever_can_cover_it():
    table = DurakTable("a").place("AS KS 7D", "9S 7C", "6H 6D", pile="8S").do("AS")
    assert table.fault("draw") == "cover_or_leave" and table.fault("7D") == "cover_S"
    table.do("decline")
    assert table.turn == (1,) and table.legal() == {"9S"}


def test_a4_whoever_is_unable_must_draw():
    table = DurakTable("a").place("AS 7D", "9S 7C", "6H 6D", pile="8S").do("AS")
    assert table.legal() == {"draw"} and table.fault("decline") == "must_draw"


def test_decline_is_for_the_aces_own_player_only_and_before_he_draws():
    table = DurakTable("a").place("AS 7D", "9S 7C", "6H 6D", pile="8S", stock="KS").do("AS, draw")
    assert table.legal() == {"KS"} and table.fault("decline") == "play_drawn"
    table = DurakTable("a").place("AS KS", "9S 7C", "6H 6D", pile="8S").do("AS, decline")
    assert table.fault("decline") == "not_now"


def test_a5_another_ace_is_a_continuation():
    table = DurakTable("a").place("AS AD 7D", "9S 7C", "6H 6D", pile="8S").do("AS")
    assert table.legal() == {"AD", "decline"}


def test_a6_an_ace_on_an_open_ace_and_its_player_is_the_ace_player():
    table = DurakTable("a").place("AS 7D", "AH 7H 7C", "6H 6D", pile="8S", stock="9C").do("AS, draw")
    assert table.legal() == {"AH"}
    table.do("AH")
    assert table.turn == (1,) and table.legal() == {"7H", "decline"}


def test_a6_the_right_stays_open_until_it_is_taken_and_may_come_round():
    table = DurakTable("a").place("AS 7D 8S", "7C", "7H", pile="QS", stock="9C 9D").do("AS, decline, draw, draw")
    assert table.turn == (0,) and table.legal() == {"8S"}
    table.do("8S")
    assert table.legal() == {"order S", "order H", "order D", "order C"}


def test_a6_the_own_player_whose_turn_comes_again_has_no_ace_to_decline():
    table = DurakTable("a").place("AS 7D 8S", "7C", "7H", pile="QS", stock="9C 9D").do("AS, decline, draw, draw")
    assert table.fault("decline") == "not_now" and table.fault("draw") == "must_play"


def test_a7_an_ace_as_last_card_is_not_the_end():
    table = DurakTable("a").place("AS", "9S 7C", "6H 6D", pile="8S", stock="9D").do("AS")
    assert table.deals == [] and table.legal() == {"draw"}
    table.do("draw")
    assert table.hand(0) == "9D" and table.turn == (1,)


def test_a7_and_wins_when_the_drawn_card_covers_it():
    table = DurakTable("a").place("AS", "9C 7C", "6H 6D", pile="8S", stock="9S").do("AS, draw")
    assert table.legal() == {"9S"}
    (deal,) = table.do("9S").deals
    assert deal.winner == 0 and deal.points == (0, 9 + 7, 6 + 6)


def test_a7_an_ace_drawn_on_the_last_ace_is_again_not_the_end():
    table = DurakTable("a").place("AS", "9S 7C", "6H 6D", pile="8S", stock="AD 9H").do("AS, draw, AD")
    assert table.deals == [] and table.legal() == {"draw"}
    assert table.do("draw").turn == (1,)


def test_a_cover_that_empties_the_hand_ends_the_deal_without_an_order():
    table = DurakTable("a").place("AS 9S", "7C", "6H 6D", pile="8S").do("AS, 9S")
    assert table.deals[0].winner == 0 and table.state.ordered is None


def test_a8_after_an_order_the_old_suit_is_no_longer_good():
    table = DurakTable("a").place("AS KS 7D", "9S 7C KH", "6D", pile="8S").do("AS, KS, order C")
    assert table.fault("9S") == "rank_C" and table.fault("KH") is None


def test_a9_passes_do_not_cancel_an_order_and_the_own_suit_may_be_ordered():
    table = DurakTable("a").place("AS KS 7D", "9H", "7H", pile="8S", stock="6D 8D").do("AS, KS, order S, draw, draw")
    assert table.turn == (0,) and table.state.ordered == 0 and table.legal() == {"draw"}


def test_a10_a_cover_that_is_a_six_first_the_order_then_the_next_player_takes():
    table = DurakTable("a").place("AS 6S 7D", "9S", "9H TS 6C", pile="8S", stock="JD QD").do("AS, 6S")
    assert table.hand(1) == "9S" and table.fault("7D") == "name_suit" and table.fault("draw") == "name_suit"
    table.do("order H")
    assert table.hand(1) == "9S JD QD" and table.turn == (2,) and table.state.ordered == HEARTS
    assert table.legal() == {"9H", "6C"}


def test_a17_the_last_card_is_a_six_and_the_deal_ends_at_once():
    (deal,) = DurakTable("a").place("6S", "9S", "9H", pile="8S", stock="JD QD").do("6S").deals
    assert deal.points == (0, 9, 9)


def test_a22_four_aces_in_one_move_and_a_fifth_is_kept():
    """All but three aces are in the hands: he lays each, the first once more, keeps the next, and his turn is over."""
    rest = "6S 7S 8S 9S TS JS QS KS 6D 7D 8D 9D TD JD QD KD 6C 7C 8C 9C TC JC QC KC AC 6H 7H 8H 9H TH JH QH"
    for letter in "ab":
        table = DurakTable(letter, 2).place("AS KH", rest, pile="AD AH", laid_by=1)
        table.do("AS, draw")
        assert table.hand(0) == "KH AD" and table.legal() == {"AD"}
        table.do("AD")
        assert table.legal() == {"draw"}
        table.do("draw")
        assert table.legal() == {"AH"} and table.state.open_ace
        table.do("AH")
        assert table.legal() == {"KH", "decline"}  # hearts, so this time he could cover
    table = DurakTable("a", 2).place("AS KC", rest.replace("KC ", "") + " KH", pile="AD AH", laid_by=1)
    table.do("AS, draw, AD, draw, AH, draw")
    assert table.hand(0) == "KC AS" and table.legal() == {"AS"}
    table.do("AS, draw")
    assert table.hand(0) == "KC AD" and table.turn == (1,) and table.state.turns == 1
    assert table.state.open_ace and codes(table.state.pile) == "AH AS" and not table.state.stock
    assert table.legal() == {*(code for code in rest.split() if code[1] == "S"), "AC"}


# B and G


def test_b2_a_starter_does_nothing():
    table = DurakTable("b").deal("7S 8S 9S TS", "7H 8H 9H TH", "7D 8D 9D TD", rest="AS")
    assert table.state.laid_by is None and table.legal() == {"7S", "8S", "9S", "TS"}
    table.do("8S")
    assert table.turn == (1,)  # no right to order
    table = DurakTable("b").deal("7S 8S 9S TS", "7H 8H 9H TH", "7D 8D 9D TD", rest="6S")
    assert table.turn == (0,) and len(table.state.hands[0]) == 4
    table = DurakTable("b").deal("7S 8S QD TS", "7H 8H 9H TH", "7D 8D 9D TD", rest="QH")
    assert table.legal() == {"QD"}  # suit, rank, or any queen: hearts are not there


def test_b2_an_ace_on_a_starter_ace_is_an_ace_that_was_played():
    table = DurakTable("b").deal("AD 8S 9S TD", "7H 8H 9H TH", "7D 8D 9D JD", rest="AS").do("AD")
    assert table.turn == (0,) and table.legal() == {"TD", "decline"}


def test_g_a_starter_six_takes_a_six_of_any_suit():
    table = DurakTable("g").deal("6D 8S 9S TD", "7H 8H 9H TH", "7D 8D 9D JD", rest="6H")
    assert table.legal() == {"6D"} and table.fault("8S") == "six_queen_H"


def test_b3_the_six_and_the_ace_stay_as_in_a():
    table = DurakTable("b").place("6D 9C", "7S", "8D TH", pile="KD", stock="TC JS").do("6D")
    assert table.hand(1) == "7S TC JS" and table.turn == (2,)
    table = DurakTable("b").place("AS KS 7D", "9S", "8D TH", pile="QS").do("AS, KS, order C")
    assert table.turn == (1,)


def test_b_a_cover_that_is_a_seven_first_the_order_then_the_next_player_takes():
    table = DurakTable("b").place("AS 7S 7D", "9S", "9H", pile="8S", stock="JD KD").do("AS, 7S")
    assert table.hand(1) == "9S"
    assert table.do("order H").hand(1) == "9S JD KD" and table.turn == (2,)


def test_b5_a_queen_makes_him_able_and_orders_by_herself():
    table = DurakTable("b").place("AS QH 7D", "9S", "9H", pile="8S").do("AS")
    assert table.legal() == {"QH", "decline"} and table.fault("draw") == "cover_or_leave"
    assert table.fault("7D") == "cover_queen_S"
    table.do("QH, order D")
    assert table.turn == (1,) and table.legal() == {"draw"}  # the open right has lapsed


def test_b5_a_queen_drawn_on_the_last_ace_wins_with_the_bonus():
    (deal,) = DurakTable("b").place("AS", "9S", "9H", pile="8S", stock="QH").do("AS, draw, QH").deals
    assert deal.points == (-30, 9, 9) and deal.on_queen


def test_b6_b7_a_queen_goes_on_an_ordered_suit_and_must_be_played():
    table = DurakTable("b").place("QS 9S", "QD 7S", "6D", pile="9C").do("QS, order H")
    assert table.legal() == {"QD"} and table.fault("draw") == "must_play"


def test_b10_the_bonus_for_a_queen_drawn_and_played_as_the_last_card():
    table = DurakTable("b").place("7S", "9S", "9H", pile="8D", stock="QH").do("draw, QH")
    assert table.deals == []  # the seven is still there
    (deal,) = DurakTable("b").place("QH", "9S", "9H", pile="8D").do("QH").deals
    assert deal.points[0] == -30


def test_b8_totals_may_be_negative():
    assert DurakTable("b").place("QH", "9S", "9H", pile="8D").do("QH").points == [-30, 9, 9]


def test_g2_a_six_of_any_suit_whenever_a_six_is_on_top():
    table = DurakTable("g").place("6D 9C", "7S", "8D 6C TH", pile="KD", stock="TC JS").do("6D")
    assert table.turn == (2,) and table.legal() == {"8D", "6C"}


def test_g3_the_ace_has_no_cover_and_no_order():
    table = DurakTable("g").place("AC KC", "8D", "8C", pile="9C").do("AC")
    assert table.turn == (2,)


def test_g_no_rank_but_the_six():
    table = DurakTable("g").place("KD 7D TS", "8D", "8C", pile="KC")
    assert table.legal() == {"draw"} and table.fault("KD") == "queen_C"


def test_g7_two_players_the_queens_player_meets_his_own_order():
    table = DurakTable("g", seats=2).place("QH 9D 9S", "8D", pile="KC").do("QH, order D")
    assert table.turn == (0,) and table.legal() == {"9D"}


# V


def test_v2_the_ace_skips_and_nothing_else():
    table = DurakTable("v").place("AC KC", "8D", "8C 9S", pile="9C").do("AC")
    assert table.turn == (2,) and table.hand(1) == "8D" and table.legal() == {"8C"}


def test_v_the_jack_orders():
    table = DurakTable("v").place("JC KC", "8D JS 9H", "8C", pile="9C").do("JC, order D")
    assert table.turn == (1,) and table.legal() == {"8D", "JS"}


def test_v_flip_two_players_and_a_skip_the_dealer_plays_on_his_own_card():
    table = flipped("AC", seats=2)
    assert table.turn == (1,) and table.state.dealer == 1
    table = flipped("7H", seats=2)
    assert table.turn == (1,) and len(table.state.hands[0]) == 7


def test_v5_whoever_is_left_with_a_jack_has_lost_the_match_whatever_the_scores():
    table = DurakTable("v", seats=4).place("9C", "JH", "8D 7D", "TS JS AD", pile="8C")
    table.state.totals = [90, 0, 100, 0]
    (deal,) = table.do("9C").deals
    assert deal.fallen == (1, 3) and deal.points == (0, 10, 15, 31)
    assert table.turn == () and table.points == [90, 10, 115, 31]
    assert table.places == [1, 3, 2, 4]


def test_v10_all_others_hold_jacks_and_the_winner_of_the_deal_wins_the_match():
    table = DurakTable("v", seats=2).place("9C", "JH", pile="8C")
    table.state.totals = [400, 0]
    assert table.do("9C").places == [1, 2]


def test_v_going_out_with_a_jack_orders_nothing_and_is_no_loss():
    table = DurakTable("v").place("JC", "8D", "7D", pile="9C").do("JC")
    assert table.deals[0].winner == 0 and table.deals[0].fallen == () and table.turn == (TABLE,)


# The end


@pytest.mark.parametrize(("before", "over"), [(91, True), (90, False)])
def test_a19_the_limit_is_reached_exactly(before, over):
    table = DurakTable("a").place("9C", "TD", "7D", pile="8C")
    table.state.totals = [0, before, 0]
    assert (table.do("9C").turn == ()) == over
    assert table.places == ([1, 3, 2] if over else [None] * 3)


def test_a19_equal_lowest_totals_win_together():
    table = DurakTable("a", seats=4).place("9C", "TD", "7D", "8S", pile="8C")
    table.state.totals = [20, 95, 13, 95]
    assert table.do("9C").points == [20, 105, 20, 103]
    assert table.places == [1, 4, 1, 3]


def stalled(letter, *hands, **options):
    """The five hundredth turn is at hand, and it is a draw."""
    table = DurakTable(letter, **options).place(*hands, pile="TC", stock="9D 9H")
    table.state.turns = 499
    return table.do("draw")


def test_a16_after_500_turns_the_deal_is_stopped_and_all_write_down_their_hands():
    table = stalled("a", "7H 8S", "6S", "AD")
    (deal,) = table.deals
    assert deal.winner is None and not deal.on_queen and deal.turns == 500
    assert deal.points == (7 + 8 + 9, 6, 11) and table.points == [24, 6, 11]
    assert table.state.dealer == 0 and table.turn == (TABLE,)


def test_a16_a_turn_that_is_not_complete_does_not_stop_it():
    table = DurakTable("a").place("AC 9C", "7H 8S", "6S", pile="TC")
    table.state.turns = 499
    assert table.do("AC").deals == []
    assert table.do("9C").deals[0].winner == 0  # going out comes first


def test_a16_being_skipped_is_no_turn():
    table = DurakTable("a").place("6C 9D", "7H 8S", "9C", pile="TC").do("6C")
    assert table.state.turns == 1 and table.turn == (2,)


def test_a16_the_move_that_stops_it_has_no_more_effect():
    table = DurakTable("a").place("6C 9D", "7H 8S", "9H", pile="TC")
    table.state.turns = 499
    assert table.do("6C").deals[0].points == (9, 15, 9)


def test_a16_a_stalled_deal_of_v_excludes_nobody():
    table = stalled("v", "JH 8S", "JS", "AD")
    assert table.deals[0].fallen == () and table.deals[0].points == (10 + 8 + 9, 10, 11)
    assert table.turn == (TABLE,)


def test_a16_a_stalled_deal_brings_no_bonus():
    table = DurakTable("g").place("7H 8S", "6S", "QD", pile="TC QC", stock="9D 9H")
    table.state.turns = 499
    assert table.do("draw").deals[0].points == (0, 0, 20)


def test_a_stalled_single_deal_is_won_by_the_lowest_hand():
    table = stalled("a", "7H 8S", "6S", "AD", limit=0)
    assert table.turn == () and table.places == [3, 1, 2]


def test_a_turned_over_pile_is_hidden_again_though_all_saw_its_order():
    table = DurakTable("a").place("7H 8S", "6S 6C", "6D 6H", pile="9C JD TC").all_but(0)
    before = look(table.state, None)
    assert BACK not in before.pile and len(before.pile) == 30
    table.do("draw")
    after = look(table.state, None)
    assert after.pile == [table.state.pile[0]] and set(after.stock) == {BACK} and len(after.stock) == 28


def test_after_a_deal_all_cards_lie_aside_until_the_next_shuffle():
    table = DurakTable("a").place("9C", "TD", "7D", pile="8C").do("9C")
    assert sorted(table.state.aside) == list(table.rules.pack)
    table.act(Shuffle(TABLE, table.rules.pack))
    assert table.state.aside == [] and table.state.turns == 0
