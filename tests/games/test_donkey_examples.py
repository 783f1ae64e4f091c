"""The examples of the rules page for Donkey, and the readings fixed there, written from the page."""

import pytest

from cardtables.engine.action import Back, Illegal
from cardtables.engine.cards import JACK, RANK
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.standing import winners
from tests.games.donkey_table import K1, K1_PASSES, MIXED, A, B, C, D, DonkeyTable, Pass, Touch, Watch


def held(table, seat):
    return {card_code(card) for card in table.state.hands[seat]}


def moved():
    """Example K-1 after the cards have moved, in the watch of the second round."""
    return DonkeyTable().deal(K1).seal(K1_PASSES).watch().move().seal_any().watch()


def test_k1_all_cards_move_left_at_once_and_nobody_ever_holds_five():
    table = DonkeyTable().deal(K1)
    for seat, word in K1_PASSES.items():
        table.seal({seat: word})
        assert all(len(hand) == 4 for hand in table.state.hands)  # what is sealed is still held
    table.watch()
    assert all(len(hand) == 4 for hand in table.state.hands)
    table.move()
    assert held(table, A) == {"KS", "KH", "KD", "KC"}
    assert held(table, B) == {"QS", "QH", "AS", "QC"}
    assert held(table, C) == {"AH", "AD", "JH", "JS"}
    assert held(table, D) == {"AC", "JD", "JC", "QD"}


def test_k1_the_last_to_touch_takes_the_letter():
    table = moved().touch(A=0, B=400, C=600, D=900)
    assert table.state.letters == [0, 0, 0, 1]
    deal = table.deals[0]
    assert (deal.touches, deal.times) == ((A, B, C, D), (0, 400, 600, 900))
    assert deal.valid and deal.loser == D and deal.points == (0, 0, 0, 1) and deal.rounds == 1
    assert {card_code(card) for card in deal.shown} == {"KS", "KH", "KD", "KC"}


def test_k2_a_false_signal_is_paid_by_whoever_gave_it():
    table = DonkeyTable().deal(K1).seal(K1_PASSES).watch().touch(B=0, A=300, C=500, D=900)
    assert table.state.letters == [0, 1, 0, 0]
    assert not table.deals[0].valid
    assert {card_code(card) for card in table.deals[0].shown} == {"QS", "QH", "AS", "JS"}  # the sealed one is held


def test_k3_a_dead_heat_of_the_last_two_is_played_again_by_the_same_dealer():
    table = moved().touch(A=0, B=400, C=900, D=920)
    assert table.state.letters == [0, 0, 0, 0]
    assert table.deals[0].loser is None and table.deals[0].points == (0, 0, 0, 0) and table.deals[0].valid
    assert table.state.dealer == D


def test_k5_the_sixth_letter_puts_out_and_the_jacks_leave():
    table = DonkeyTable(dealer=A)
    for _ in range(5):
        table.lose(D)
    assert table.state.letters == [0, 0, 0, 5]
    while table.state.dealer != D:  # deals that nobody loses keep the dealer, so others must
        table.lose(A)
    letters = table.state.letters
    table.lose(D)
    assert table.state.letters == [*letters[:3], 6] and table.state.dealer == A
    table.deal(dict(zip((A, B, C), MIXED, strict=True)))
    assert [len(hand) for hand in table.state.hands] == [4, 4, 4, 0]
    assert {card_code(card) for card in table.state.gone} == {"JS", "JH", "JD", "JC"}
    assert not any(RANK[card] == JACK for hand in table.state.hands for card in hand)
    assert table.match.turn == (A, B, C)


def test_k6_the_last_two_win_together():
    table = DonkeyTable()
    for loser in (D,) * 6 + (C,) * 5:
        table.lose(loser)
    assert table.match.turn == (TABLE,) and winners(table.match.standing) == ()
    table.lose(C)
    assert table.match.over and winners(table.match.standing) == (A, B)
    assert [(row.points, row.place) for row in table.match.standing] == [(0, 1), (0, 1), (6, 3), (6, 4)]


def test_k7_four_of_a_kind_in_the_deal_may_be_signalled_before_any_card_moves():
    hands = {A: "KS KH KD JS", B: "QS QH QD QC", C: "KC AH AD JH", D: "AS AC JD JC"}
    table = DonkeyTable().deal(hands).seal({A: "JS", B: "QS", C: "JH", D: "AS"}).watch()
    table.touch(B=100, C=500, D=800, A=1200)
    assert table.state.letters == [1, 0, 0, 0] and table.deals[0].rounds == 0


# The readings fixed


def test_a_sealed_card_cannot_be_changed():
    table = DonkeyTable().deal(K1).seal({A: "QC"})
    assert A not in table.match.turn
    for action in (Pass(A, read_card("KS")), Back(A)):
        with pytest.raises(Illegal):
            table.act(action)


def test_seats_may_seal_in_any_order_and_it_makes_no_difference():
    one = DonkeyTable().deal(K1).seal(K1_PASSES)
    other = DonkeyTable().deal(K1).seal(dict(reversed(K1_PASSES.items())))
    assert one.state == other.state


def test_four_of_a_kind_counts_while_one_of_them_is_sealed():
    table = moved()
    assert table.state.sealed[A] in table.state.hands[A]
    assert table.touch(A=0, B=300, C=400, D=900).deals[0].valid


def test_one_silent_seat_is_last_even_if_two_others_tie():
    assert moved().touch(A=0, B=500, C=510).deals[0].loser == D


@pytest.mark.parametrize("touched", [{"A": 0}, {"A": 0, "B": 300}])
def test_two_or_more_silent_ones_cannot_be_told_apart(touched):
    deal = moved().touch(**touched).deals[0]
    assert deal.loser is None and len(deal.silent) == 4 - len(touched)


def test_after_a_false_signal_silence_does_not_matter():
    table = DonkeyTable().deal(K1).seal(K1_PASSES).watch().touch(C=200)
    assert table.state.letters == [0, 0, 1, 0]


def test_a_false_signal_is_false_though_another_holds_four_of_a_kind():
    assert moved().touch(B=100, A=150, C=500, D=900).deals[0].loser == B


def test_of_two_with_four_of_a_kind_the_first_to_touch_shows():
    hands = {A: "KS KH KD KC", B: "QS QH QD QC", C: "AS AH JD JH", D: "AD AC JS JC"}
    table = DonkeyTable().deal(hands).seal_any().watch().touch(B=0, A=100, C=700, D=800)
    assert table.deals[0].valid and table.deals[0].loser == D
    assert {card_code(card) for card in table.deals[0].shown} == {"QS", "QH", "QD", "QC"}


def test_equal_stamps_are_in_the_order_of_the_log():
    assert moved().touch(A=0, C=0, B=0, D=900).deals[0].touches == (A, C, B, D)


@pytest.mark.parametrize(
    ("window", "gap", "loser"), [(50, 50, None), (50, 51, D), (0, 0, None), (0, 1, D), (200, 200, None), (200, 201, D)]
)
def test_the_window_of_a_dead_heat(window, gap, loser):
    table = DonkeyTable(tie_window=window).deal(K1).seal(K1_PASSES).watch().move().seal_any().watch()
    assert table.touch(A=0, B=10, C=900, D=900 + gap).deals[0].loser == loser


def test_ties_among_earlier_ones_do_not_matter():
    assert moved().touch(A=0, B=400, C=400, D=900).deals[0].loser == D


# The watch


def test_the_first_touch_gives_all_three_seconds_from_then_on():
    table = moved()
    begun = table.state.opened
    table.act(Touch(A), begun + 1500)
    assert table.match.due.at == begun + 4500
    table.act(Touch(B), begun + 4499)
    with pytest.raises(Illegal, match="too_late"):
        table.act(Touch(C), begun + 4500)


def test_a_touch_at_the_deadline_or_outside_a_watch_is_illegal():
    table = moved()
    with pytest.raises(Illegal, match="too_late"):
        table.act(Touch(A), table.state.opened + 2000)
    choosing = DonkeyTable().deal(K1)
    with pytest.raises(Illegal, match="not_in_watch"):
        choosing.act(Touch(A))


def test_the_watch_closes_when_all_have_touched():
    table = moved().touch(A=0, B=100, C=200, D=900)
    assert table.match.due is None and table.match.turn == (TABLE,)


def test_nobody_touches_twice():
    table = moved()
    table.act(Touch(A), table.state.opened)
    with pytest.raises(Illegal, match="not_your_turn"):
        table.act(Touch(A), table.state.opened + 5)


@pytest.mark.parametrize("ms", [999, 3001])
def test_a_watch_lasts_one_to_three_seconds(ms):
    with pytest.raises(Illegal, match="bad_watch"):
        DonkeyTable().deal(K1).seal(K1_PASSES).act(Watch(TABLE, ms))


def test_a_watch_comes_in_every_round_also_before_the_first_cards_move():
    table = DonkeyTable().deal(K1)
    for _ in range(3):
        table.seal_any()
        table.match.chance(table.match.at)
        assert isinstance(table.match.last.action, Watch) and 1000 <= table.match.last.action.ms <= 3000
        table.move()
    assert table.state.rounds == 3


def test_after_two_hundred_rounds_the_deal_is_void():
    table = DonkeyTable().deal(K1)
    for _ in range(200):
        assert not table.deals
        table.seal_any().watch().move()
    deal = table.deals[0]
    assert deal.loser is None and deal.touches == () and deal.shown == () and deal.rounds == 200
    assert table.state.dealer == D and table.state.letters == [0] * 4 and table.match.turn == (TABLE,)


# Who deals, which word


def test_the_deal_goes_left_after_a_letter():
    table = DonkeyTable(dealer=B)
    assert table.lose(A).state.dealer == C
    assert table.lose(A).state.dealer == D
    assert table.lose(A).state.dealer == A


def test_the_loser_deals_when_the_table_likes_it_so():
    table = DonkeyTable(dealer=B, loser_deals=True)
    assert table.lose(D).state.dealer == D
    for _ in range(5):
        table.lose(D)
    assert table.state.letters[D] == 6 and table.state.dealer == A  # the next to the loser's left


def test_pig_has_three_letters():
    table = DonkeyTable(word="PIG")
    for loser in (A,) * 3 + (B,) * 3:
        assert not table.match.over
        table.lose(loser)
    assert table.match.over and winners(table.match.standing) == (C, D)
