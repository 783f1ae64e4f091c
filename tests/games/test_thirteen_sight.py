"""Who sees what at the tables of Irish Don and Phat, written by hand: a wrong declaration no law can find.

In Irish Don all know where the two of diamonds is, and no other card.
"""

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
from tests.games.thirteen import CLOSE, KING_LAST, dealt

TWO = read_card("2D")
DEAL = {"irish-don": KING_LAST, "phat": CLOSE}
OPTIONS = {"irish-don": {"target": 81}, "phat": {}}
"""Such that the match goes on after the deal."""
ALL_SHUT, ALL_OPEN, ABSENT = (SHUT,) * 4, (OPEN,) * 4, (NONE,) * 4
OWN = (OPEN, SHUT, SHUT, SHUT)

SEEN = {
    # field: (before the pitch, in the deal, after the deal), each as (owner, partner, opponent, bystander)
    ("hands", N): (OWN, OWN, ABSENT),
    ("hands", E): (ABSENT, OWN, ABSENT),
    ("hands", S): (ABSENT, OWN, ABSENT),
    ("hands", W): (ABSENT, OWN, ABSENT),
    ("unseen", N): (ABSENT, ABSENT, ABSENT),
    ("unseen", E): (ALL_SHUT, ABSENT, ABSENT),
    ("unseen", S): (ALL_SHUT, ABSENT, ABSENT),
    ("unseen", W): (ALL_SHUT, ABSENT, ABSENT),
    ("trick", None): (ABSENT, ALL_OPEN, ABSENT),
    ("taken", None): (ABSENT, ALL_OPEN, ALL_OPEN),
    ("out", None): (ABSENT, ABSENT, ABSENT),
    ("aside", None): (ABSENT, ABSENT, ABSENT),
}
NAMED = {"irish-don": (ALL_OPEN, ALL_OPEN, ABSENT), "phat": (ABSENT, ABSENT, ABSENT)}
"""Of the field `named`, in the same way."""
PUBLIC = {
    "dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "reached",
    "winner", "deals",
}  # fmt: skip
WHEN = ["before the pitch", "in the deal", "after the deal"]


def at(game, moment):
    """Before the pitch of N; three tricks and a lead later; after the deal."""
    deal = DEAL[game]
    return dealt(game, deal, **OPTIONS[game]).play(["", deal[: deal.index("TS")], deal][moment]).state


def test_the_table_names_every_field():
    assert {name for name, _ in SEEN} | PUBLIC | {"named"} == {said.name for said in DonState.declarations}


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
@pytest.mark.parametrize("game", DEAL)
def test_who_sees_which_cards(game, moment):
    state = at(game, moment)
    for (name, owner), seen in {**SEEN, ("named", None): NAMED[game]}.items():
        first = N if owner is None else owner
        viewers = (first, (first + 2) % 4, (first + 1) % 4, None)
        assert seen_by(state, name, owner, viewers) == seen[moment], (name, owner)


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
@pytest.mark.parametrize("game", DEAL)
def test_all_see_the_facts(game, moment):
    assert all_see(at(game, moment), PUBLIC, (N, E, S, W, None))


@pytest.mark.parametrize("viewer", [E, S, W, None])
@pytest.mark.parametrize("game", DEAL)
def test_nobody_but_the_pitcher_has_looked_before_the_pitch(game, viewer):
    seen = look(at(game, 0), viewer)
    assert seen.hands == [[BACK] * 13, [], [], []] and seen.unseen == [[], *[[BACK] * 13] * 3]


@pytest.mark.parametrize("viewer", [E, S, W, None])
def test_all_know_who_holds_the_two_of_diamonds(viewer):
    seen = look(at("irish-don", 0), viewer)
    assert (seen.pitcher, seen.to_play, seen.named) == (N, N, [TWO])


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
