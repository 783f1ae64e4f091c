"""Who sees what at a Donkey table, written by hand: a wrong declaration no law can find."""

import pytest

from cardtables.engine.action import Back, Lot, Shuffle
from cardtables.engine.cards import BACK, EMPTY, JACK, pack_from
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import hear, look
from cardtables.games import GAMES
from cardtables.games.donkey.state import DonkeyState
from tests.games.donkey_table import K1, K1_PASSES, A, B, C, Close, D, DonkeyTable, Pass, Touch, Watch

OPEN, SHUT, NONE = "open", "shut", "none there"
MOMENTS = ["dealt", "sealed", "moved", "after the deal"]
SEEN = {
    # field: at each moment, as (its owner, another seat, a bystander)
    "hands": [(OPEN, SHUT, SHUT)] * 3 + [(NONE, NONE, NONE)],
    "sealed": [(NONE, NONE, NONE), (OPEN, SHUT, SHUT), (NONE, NONE, NONE), (NONE, NONE, NONE)],
    "received": [(NONE, NONE, NONE)] * 2 + [(OPEN, SHUT, SHUT), (NONE, NONE, NONE)],
    "pack": [(NONE, NONE, NONE)] * 3 + [(SHUT, SHUT, SHUT)],
    "shown": [(NONE, NONE, NONE)] * 3 + [(OPEN, OPEN, OPEN)],
    "gone": [(NONE, NONE, NONE)] * 4,
}
PUBLIC = {"letters", "dealer", "rounds", "opened", "closes", "touches", "times", "deals"}
"""Facts that all see at any time: a face shows who touched, not what he holds."""


def at(moment):
    table = DonkeyTable().deal(K1)
    if moment != "dealt":
        table.seal(K1_PASSES)
    if moment in ("moved", "after the deal"):
        table.watch().move()
    if moment == "after the deal":
        table.seal_any().watch().touch(A=0, B=400, C=600, D=900)
    return table.state


def test_the_table_names_every_field():
    assert set(SEEN) | PUBLIC == {said.name for said in DonkeyState.declarations}


def seen_as(cards):
    cards = [card for card in (cards if isinstance(cards, list) else [cards]) if card != EMPTY]
    if not cards:
        return NONE
    assert len({card == BACK for card in cards}) == 1, "half open"
    return SHUT if BACK in cards else OPEN


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("field", SEEN)
def test_who_sees_which_cards(field, moment):
    state = at(moment)
    found = []
    for viewer in (B, D, None):
        value = getattr(look(state, viewer), field)
        found.append(seen_as(value[B] if field in ("hands", "sealed", "received") else value))
    assert tuple(found) == SEEN[field][MOMENTS.index(moment)]


@pytest.mark.parametrize("moment", MOMENTS)
def test_all_see_the_facts(moment):
    state = at(moment)
    for viewer in (A, B, C, D, None):
        assert all(getattr(look(state, viewer), name) == getattr(state, name) for name in PUBLIC)


def test_that_somebody_has_sealed_is_seen_by_all_and_what_by_himself():
    state = DonkeyTable().deal(K1).seal({C: "QD"}).state
    assert look(state, C).sealed == [EMPTY, EMPTY, read_card("QD"), EMPTY]
    for viewer in (A, B, D, None):
        assert look(state, viewer).sealed == [EMPTY, EMPTY, BACK, EMPTY]


def test_a_moved_card_is_known_to_its_new_owner_alone():
    """Who passed it may remember it; the table does not tell him where it lies."""
    state = at("moved")
    assert look(state, A).received[A] == read_card("KC")
    assert look(state, D).received[A] == BACK and read_card("KC") not in look(state, D).hands[D]


def test_before_the_watch_closes_nobody_knows_whether_the_signal_was_true():
    table = DonkeyTable().deal(K1).seal(K1_PASSES).watch()
    table.act(Touch(B), table.state.opened + 50)
    for viewer in (A, C, D, None):
        assert look(table.state, viewer).hands[B] == [BACK] * 4 and look(table.state, viewer).deals == []


def test_only_the_four_cards_of_the_signal_are_shown():
    state = at("after the deal")
    assert sorted(look(state, None).shown) == sorted(read_card(word) for word in ("KS", "KH", "KD", "KC"))
    assert look(state, None).pack == [BACK] * 12


HEARD = {
    # action: (its own seat, another, a bystander)
    Lot(TABLE, A): (OPEN, OPEN, OPEN),
    Shuffle(TABLE, pack_from(JACK)): (SHUT, SHUT, SHUT),
    Pass(A, read_card("KS")): (OPEN, SHUT, SHUT),
    Touch(A): (OPEN, OPEN, OPEN),
    Watch(TABLE, 1500): (OPEN, OPEN, OPEN),
    Close(TABLE): (OPEN, OPEN, OPEN),
    Back(A): (OPEN, OPEN, OPEN),
}


def test_the_table_names_every_action():
    assert {type(action) for action in HEARD} == {*GAMES["donkey"].rules(GAMES["donkey"].choose(), 4).verbs, Back}


@pytest.mark.parametrize("action", HEARD, ids=lambda action: action.verb)
def test_who_hears_what(action):
    own = A if action.seat == TABLE else action.seat
    for viewer, expected in zip((own, C, None), HEARD[action], strict=True):
        heard = hear(action, viewer, by=action.seat)
        assert type(heard) is type(action) and heard.seat == action.seat
        if expected == OPEN:
            assert heard == action
        else:
            assert (heard.card if isinstance(heard, Pass) else set(heard.order)) in (BACK, {BACK})
