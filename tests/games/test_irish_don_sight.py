"""Who sees what at a table of Irish Don, written by hand: all know where the two of diamonds is, and no other card."""

import pytest

from cardtables.engine.action import Back, Lot, Play, Shuffle
from cardtables.engine.cards import BACK, FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import hear, look
from cardtables.games import GAMES
from cardtables.games.don.state import DonState, NameTrump
from tests.games.don_table import E, N, S, W
from tests.games.seen import NONE, OPEN, SHUT, all_see, seen_by
from tests.games.thirteen import KING_LAST, dealt

TWO = read_card("2D")
MOMENTS = ["", KING_LAST[: KING_LAST.index("TS")], KING_LAST]
"""Before the pitch of N; three tricks and a lead later; after the deal (to 81, so that the match goes on)."""
ALL_SHUT, ALL_OPEN, ABSENT = (SHUT,) * 4, (OPEN,) * 4, (NONE,) * 4
OWN = (OPEN, SHUT, SHUT, SHUT)

SEEN = {
    # field: (before the pitch, in the deal, after the deal), each as (owner, partner, opponent, bystander)
    ("hands", N): (OWN, OWN, ABSENT),
    ("hands", E): (ABSENT, OWN, ABSENT),
    ("hands", S): (ABSENT, OWN, ABSENT),
    ("unseen", N): (ABSENT, ABSENT, ABSENT),
    ("unseen", E): (ALL_SHUT, ABSENT, ABSENT),
    ("unseen", S): (ALL_SHUT, ABSENT, ABSENT),
    ("trick", None): (ABSENT, ALL_OPEN, ABSENT),
    ("taken", None): (ABSENT, ALL_OPEN, ALL_OPEN),
    ("out", None): (ABSENT, ABSENT, ABSENT),
    ("aside", None): (ABSENT, ABSENT, ABSENT),
    ("named", None): (ALL_OPEN, ALL_OPEN, ABSENT),
}
PUBLIC = {
    "dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "reached",
    "winner", "deals",
}  # fmt: skip
WHEN = ["before the pitch", "in the deal", "after the deal"]


def at(moment):
    return dealt("irish-don", KING_LAST, target=81).play(MOMENTS[moment]).state


def test_the_table_names_every_field():
    assert {name for name, _ in SEEN} | PUBLIC == {said.name for said in DonState.declarations}


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
@pytest.mark.parametrize("field", SEEN, ids=str)
def test_who_sees_which_cards(field, moment):
    name, owner = field
    first = N if owner is None else owner
    viewers = (first, (first + 2) % 4, (first + 1) % 4, None)
    assert seen_by(at(moment), name, owner, viewers) == SEEN[field][moment]


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
def test_all_see_the_facts(moment):
    assert all_see(at(moment), PUBLIC, (N, E, S, W, None))


@pytest.mark.parametrize("viewer", [E, S, W, None])
def test_all_know_who_holds_the_two_of_diamonds_and_nothing_else(viewer):
    seen = look(at(0), viewer)
    assert (seen.pitcher, seen.to_play, seen.named) == (N, N, [TWO])
    assert seen.hands == [[BACK] * 13, [], [], []]


HEARD = {Lot(TABLE, N): True, Shuffle(TABLE, FULL_PACK): False, NameTrump(N, 2): True, Play(N, 5): True, Back(N): True}
"""Each action, and whether all hear it as it was."""


def test_the_table_names_every_action():
    assert {type(action) for action in HEARD} == {*GAMES["irish-don"].rules(GAMES["irish-don"].choose(), 4).verbs, Back}


@pytest.mark.parametrize("action", HEARD, ids=lambda action: action.verb)
@pytest.mark.parametrize("viewer", [N, E, S, None])
def test_who_hears_what(action, viewer):
    heard = hear(action, viewer, by=action.seat)
    assert type(heard) is type(action) and (heard == action) == HEARD[action]
    assert HEARD[action] or heard.order == (BACK,) * 52
