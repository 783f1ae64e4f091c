"""Whose hand lies open after which action, by itself: no screen, no cards."""

from cardtables.app.hot_seat import HotSeat
from cardtables.engine.seats import TABLE

ANNA, BORIS, VERA = range(3)


def table(*persons, opened=ANNA):
    hot = HotSeat(persons or (ANNA, BORIS, VERA))
    hot.open(opened)
    return hot


def test_a_hand_is_masked_when_its_turn_is_over():
    hot = table()
    hot.turned(ANNA, (BORIS,), finished=False)
    assert hot.opened is None and not hot.lingers


def test_it_stays_while_its_owner_acts_again_at_once():
    hot = table()
    hot.turned(ANNA, (ANNA,), finished=False)
    assert hot.opened == ANNA and not hot.lingers


def test_a_card_that_came_stays_before_its_owner_though_the_turn_is_over():
    hot = table()
    hot.turned(ANNA, (BORIS,), finished=False, came=True)
    assert hot.opened == ANNA and hot.lingers
    hot.close()
    assert hot.opened is None and not hot.lingers


def test_a_card_that_fits_goes_on_as_usual():
    hot = table()
    hot.turned(ANNA, (ANNA,), finished=False, came=True)
    assert hot.opened == ANNA and not hot.lingers
    hot.turned(ANNA, (BORIS,), finished=False)
    assert hot.opened is None


def test_the_pile_is_shuffled_in_the_middle_of_drawing():
    fits, vain = table(), table()
    for hot in (fits, vain):
        hot.turned(ANNA, (TABLE,), finished=False, came=True)
        assert hot.opened == ANNA and hot.lingers
    fits.turned(TABLE, (ANNA,), finished=False)
    assert fits.opened == ANNA and not fits.lingers
    vain.turned(TABLE, (BORIS,), finished=False)
    assert vain.opened == ANNA and vain.lingers


def test_what_computers_do_meanwhile_neither_masks_nor_lets_act_again():
    hot = table(ANNA, VERA)
    hot.turned(ANNA, (BORIS,), finished=False, came=True)
    hot.turned(BORIS, (VERA,), finished=False)
    assert hot.opened == ANNA and hot.lingers
    hot.turned(BORIS, (ANNA,), finished=False)  # Vera was skipped: it is Anna's turn, but she must press her number
    assert hot.opened == ANNA and hot.lingers
    hot.open(ANNA)
    assert hot.opened == ANNA and not hot.lingers


def test_the_end_of_a_deal_masks_everything():
    hot = table(ANNA, VERA)
    hot.turned(ANNA, (BORIS,), finished=False, came=True)
    hot.turned(BORIS, (TABLE,), finished=True)
    assert hot.opened is None and not hot.lingers


def test_a_draw_of_somebody_else_opens_nothing():
    hot = HotSeat((ANNA, BORIS))
    hot.turned(VERA, (ANNA,), finished=False, came=True)
    assert hot.opened is None and not hot.lingers


def test_hiding_ends_it_and_an_open_table_has_none():
    hot = table()
    hot.turned(ANNA, (BORIS,), finished=False, came=True)
    hot.hide()
    assert hot.opened is None and not hot.lingers
    teaching = HotSeat((ANNA, BORIS), open_table=True, opened=ANNA)
    teaching.turned(ANNA, (BORIS,), finished=False, came=True)
    assert teaching.opened == BORIS and not teaching.lingers
