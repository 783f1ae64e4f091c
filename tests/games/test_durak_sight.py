"""Who sees what at a table of English Durak, written by hand: a wrong declaration no law can find."""

import pytest

from cardtables.engine.action import Back, Lot, Play, Shuffle
from cardtables.engine.cards import BACK
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import hear, look
from cardtables.games.durak.state import Decline, Draw, DurakState, Order
from tests.games.durak_table import DurakTable, cards, codes

OPEN, SHUT, NONE = "open", "shut", "none there"

SEEN = {
    # field: (before the first deal, in a deal, a fitting card drawn, after the deal), as (owner, other, bystander)
    "hands": ((NONE,) * 3, (OPEN, SHUT, SHUT), (OPEN, SHUT, SHUT), (NONE,) * 3),
    "stock": ((NONE,) * 3, (SHUT,) * 3, (SHUT,) * 3, (NONE,) * 3),
    "pile": ((NONE,) * 3, (OPEN,) * 3, (OPEN,) * 3, (NONE,) * 3),
    "aside": ((OPEN,) * 3, (NONE,) * 3, (NONE,) * 3, (OPEN,) * 3),
}
"""Where cards lie."""

PUBLIC = {
    "dealer", "to_play", "demand", "laid_by", "step", "aces", "owed", "taker", "struck", "struck_at", "took", "turns",
    "totals", "deals",
}  # fmt: skip
"""Facts that all see at any time."""

MOMENTS = ["before the first deal", "in a deal", "a fitting card drawn", "after the deal"]


def at(moment):
    table = DurakTable("a")
    if moment == 0:
        return table
    if moment == 3:
        return table.place("9C", "7D 8H", "8D", pile="6S 8C").do("9C")
    table.place("7H 8S", "6S 9D", "6D 6H", pile="JC TC", stock="QC")
    return table.do("draw") if moment == 2 else table


def test_the_table_names_every_field():
    assert {*SEEN} | PUBLIC == {said.name for said in DurakState.declarations}


def seen_as(pile):
    if not pile:
        return NONE
    assert len({card == BACK for card in pile}) == 1, "half open"
    return SHUT if BACK in pile else OPEN


@pytest.mark.parametrize("moment", range(4), ids=MOMENTS)
@pytest.mark.parametrize("field", SEEN)
def test_who_sees_which_cards(field, moment):
    state, piles = at(moment).state, []
    for viewer in (0, 1, None):
        pile = getattr(look(state, viewer), field)
        piles.append(seen_as(pile[0] if field == "hands" else pile))
    assert tuple(piles) == SEEN[field][moment]


@pytest.mark.parametrize("moment", range(4), ids=MOMENTS)
def test_all_see_the_facts(moment):
    state = at(moment).state
    for viewer in (0, 1, 2, None):
        for name in PUBLIC:
            assert getattr(look(state, viewer), name) == getattr(state, name)


@pytest.mark.parametrize("moment", range(4), ids=MOMENTS)
def test_counts_are_public(moment):
    state = at(moment).state
    seen = look(state, None)
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
    assert (len(seen.stock), len(seen.pile)) == (len(state.stock), len(state.pile))


def test_a_drawn_card_is_known_to_its_owner_alone_and_lies_last_in_his_hand():
    state = at(2).state
    assert codes(look(state, 0).hands[0]) == "7H 8S QC"
    assert look(state, 1).hands[0] == look(state, None).hands[0] == [BACK] * 3


def test_the_deal_tells_what_everybody_was_left_with():
    (deal,) = look(at(3).state, None).deals
    assert [codes(hand) for hand in deal.hands] == ["", "7D 8H", "8D"]


def told(table, words):
    (seat,) = table.turn
    return table.rules.told(table.state, Draw(seat) if words == "draw" else Play(seat, read_card(words)))


def test_all_are_told_whether_the_drawn_card_fits_and_nothing_else_of_it():
    answers = {}
    for card in ("QC", "TD", "KC", "9D", "AS"):
        table = DurakTable("a").place("7H 8S", "6S 9H", "6D 6H", pile="JC TC", stock=card)
        answers[card] = told(table, "draw")
    assert answers["QC"] == answers["TD"] == answers["KC"] != answers["9D"] == answers["AS"]


def test_of_a_card_played_all_are_told_no_more_than_the_card_until_the_deal_ends():
    one = DurakTable("a").place("7C 8S", "6S 9H", "6D 6H", pile="JC TC", stock="9C")
    other = DurakTable("a").place("7C 8S", "9H 9C", "6D 6H", pile="JC TC", stock="6S")
    assert told(one, "7C") == told(other, "7C")
    one = DurakTable("a").place("7C", "6S 9H", "6D 6H", pile="JC TC", stock="9C")
    other = DurakTable("a").place("7C", "9H 9C", "6D 6H", pile="JC TC", stock="6S")
    assert told(one, "7C") != told(other, "7C")  # the hands are laid open


def test_what_the_shuffled_pile_brings_is_told_as_a_drawn_card_is():
    table = DurakTable("a", reshuffle=True).place("7H 8S", "6S 9H", "6D 6H", pile="QC 9D TC").all_but(0).do("draw")
    turned = table.state.pile[:-1]

    def first(code):
        (card,) = cards(code)
        return Shuffle(TABLE, (card, *(other for other in turned if other != card)))

    assert card_code(turned[0]) != "QC"
    assert table.rules.told(table.state, first("QC")) != table.rules.told(table.state, first("9D"))


def test_of_a_penalty_nothing_is_told_but_its_size():
    table = (
        DurakTable("a", reshuffle=True).place("6D 9C", "7S", "8D TH", pile="9D QC KD", stock="8S").all_but(1).do("6D")
    )
    assert table.turn == (TABLE,) and table.state.owed == 1
    turned = table.state.pile[:-1]
    fits, fits_not = ([card, *(one for one in turned if one != card)] for card in cards("9D QC"))
    assert table.rules.told(table.state, Shuffle(TABLE, tuple(fits))) == table.rules.told(
        table.state, Shuffle(TABLE, tuple(fits_not))
    )


@pytest.mark.parametrize(("laid", "alike"), [(3, False), (4, True)])
def test_an_ace_drawn_after_four_in_one_move_is_told_as_a_card_that_does_not_fit(laid, alike):
    answers = []
    for card in ("AD", "KD"):
        table = DurakTable("a").place("AS KH", "9S 9H", "6D 6H", pile="JC TS", stock=card).do("AS")
        table.state.aces = laid
        answers.append(told(table, "draw"))
    assert (answers[0] == answers[1]) == alike


HEARD = {
    # action: whether all hear it as it is, or the cards in it stay hidden
    Lot(TABLE, 0): OPEN,
    Shuffle(TABLE, tuple(cards("6S 7S 8S"))): SHUT,
    Play(0, 5): OPEN,
    Draw(0): OPEN,
    Order(0, 2): OPEN,
    Decline(0): OPEN,
    Back(0): OPEN,
}


def test_the_table_names_every_action():
    assert {type(action) for action in HEARD} == {*DurakTable("b").rules.verbs, Back}


@pytest.mark.parametrize("action", HEARD, ids=lambda action: action.verb)
def test_who_hears_what(action):
    for viewer in (0, 1, None):
        heard = hear(action, viewer, by=action.seat)
        if HEARD[action] == OPEN:
            assert heard == action
        else:
            assert type(heard) is Shuffle and heard.order == (BACK,) * 3
