"""Who sees what at a Don table, written by hand: a wrong declaration no law can find."""

import pytest

from cardtables.engine.action import Action, Back, Lot, Play, Shuffle
from cardtables.engine.cards import BACK, FULL_PACK
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import hear, look
from cardtables.games import GAMES
from cardtables.games.don.state import DonState, NameTrump
from tests.games.don_table import CROSSING, CROSSING_PLAY, DonTable, E, N, S

OPEN, SHUT, NONE = "open", "shut", "none there"

SEEN = {
    # field: (before the pitch, in the deal, after the deal), each as (owner, other seat, bystander)
    "hands of the pitcher": ((OPEN, SHUT, SHUT), (OPEN, SHUT, SHUT), (NONE, NONE, NONE)),
    "hands of the others": ((NONE, NONE, NONE), (OPEN, SHUT, SHUT), (NONE, NONE, NONE)),
    "unseen of the pitcher": ((NONE, NONE, NONE), (NONE, NONE, NONE), (NONE, NONE, NONE)),
    "unseen of the others": ((SHUT, SHUT, SHUT), (NONE, NONE, NONE), (NONE, NONE, NONE)),
    "trick": ((NONE, NONE, NONE), (OPEN, OPEN, OPEN), (NONE, NONE, NONE)),
    "taken": ((NONE, NONE, NONE), (OPEN, OPEN, OPEN), (OPEN, OPEN, OPEN)),
    "out": ((SHUT, SHUT, SHUT), (SHUT, SHUT, SHUT), (NONE, NONE, NONE)),
    "aside": ((NONE, NONE, NONE), (NONE, NONE, NONE), (OPEN, OPEN, OPEN)),
    "named": ((NONE, NONE, NONE), (NONE, NONE, NONE), (NONE, NONE, NONE)),
}
"""Where cards lie."""

PUBLIC = {
    "dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "reached",
    "winner", "deals",
}  # fmt: skip
"""Facts that all see at any time."""

MOMENTS = ["", "8H 2H 3H 4H AS", CROSSING_PLAY]


def test_the_table_names_every_field():
    assert {field.split()[0] for field in SEEN} | PUBLIC == {said.name for said in DonState.declarations}


def seen_as(pile):
    if not pile:
        return NONE
    assert len({card == BACK for card in pile}) == 1, "half open"
    return SHUT if BACK in pile else OPEN


@pytest.mark.parametrize("moment", range(3), ids=["before the pitch", "in the deal", "after the deal"])
@pytest.mark.parametrize("field", SEEN)
def test_who_sees_which_cards(field, moment):
    table = DonTable().deal(*CROSSING).play(MOMENTS[moment])
    name = field.split()[0]
    owner, other = (N, S) if "pitcher" in field else (E, S) if "others" in field else (N, E)
    piles = []
    for viewer in (owner, other, None):
        pile = getattr(look(table.state, viewer), name)
        piles.append(seen_as(pile[owner] if name in ("hands", "unseen") else pile))
    assert tuple(piles) == SEEN[field][moment]


@pytest.mark.parametrize("moment", range(3), ids=["before the pitch", "in the deal", "after the deal"])
def test_all_see_the_facts(moment):
    table = DonTable().deal(*CROSSING).play(MOMENTS[moment])
    for viewer in (0, 1, 2, 3, None):
        seen = look(table.state, viewer)
        for name in PUBLIC:
            assert getattr(seen, name) == getattr(table.state, name)


def test_the_partner_of_the_pitcher_knows_no_card_before_the_pitch():
    seen = look(DonTable().deal(*CROSSING).state, S)
    assert seen.hands[S] == [] and seen.unseen[S] == [BACK] * 9
    assert seen.hands[N] == [BACK] * 9 and seen.out == [BACK] * 16


@pytest.mark.parametrize("moment", range(2), ids=["before the pitch", "in the deal"])
def test_lengths_are_public(moment):
    state = DonTable().deal(*CROSSING).play(MOMENTS[moment]).state
    seen = look(state, None)
    assert [len(hand) for hand in seen.hands] == [len(hand) for hand in state.hands]
    assert [len(hand) for hand in seen.unseen] == [len(hand) for hand in state.unseen]
    assert len(seen.out) == 16


def test_after_the_deal_the_cards_out_of_play_lie_open_until_the_next_shuffle():
    table = DonTable().deal(*CROSSING).play(CROSSING_PLAY)
    undealt = {card for card in FULL_PACK if card not in table.state.deals[0].taken}
    assert set(look(table.state, None).aside) == undealt and len(undealt) == 16
    table.deal(*CROSSING)
    assert look(table.state, None).aside == []


HEARD = {
    # action: (its own seat, another, a bystander)
    Lot(TABLE, N): (OPEN, OPEN, OPEN),
    Shuffle(TABLE, FULL_PACK): (SHUT, SHUT, SHUT),
    NameTrump(N, 2): (OPEN, OPEN, OPEN),
    Play(N, 5): (OPEN, OPEN, OPEN),
    Back(N): (OPEN, OPEN, OPEN),
}


def test_the_table_names_every_action():
    assert {type(action) for action in HEARD} == {*GAMES["don"].rules(GAMES["don"].choose(), 4).verbs, Back}


@pytest.mark.parametrize("action", HEARD, ids=lambda action: action.verb)
def test_who_hears_what(action):
    own = action.seat if action.seat != TABLE else N
    for viewer, expected in zip((own, S, None), HEARD[action], strict=True):
        heard: Action = hear(action, viewer, by=action.seat)
        assert type(heard) is type(action) and heard.seat == action.seat
        if expected == OPEN:
            assert heard == action
        else:
            assert heard.order == (BACK,) * 52
