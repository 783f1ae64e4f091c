"""Who sees what at a table of Phat, written by hand: a wrong declaration no law can find."""

import pytest

from cardtables.engine.cards import BACK
from cardtables.engine.sight import look
from cardtables.games.don.state import DonState
from tests.games.don_table import E, N, S, W
from tests.games.seen import NONE, OPEN, SHUT, all_see, seen_by
from tests.games.thirteen import CLOSE, dealt

MOMENTS = ["", CLOSE[: CLOSE.index("TS")], CLOSE]
"""Before the pitch of N; three tricks and a lead later; after the deal."""
ALL_SHUT, ALL_OPEN, ABSENT = (SHUT,) * 4, (OPEN,) * 4, (NONE,) * 4
OWN = (OPEN, SHUT, SHUT, SHUT)

SEEN = {
    # field: (before the pitch, in the deal, after the deal), each as (owner, partner, opponent, bystander)
    ("hands", N): (OWN, OWN, ABSENT),
    ("hands", W): (ABSENT, OWN, ABSENT),
    ("unseen", N): (ABSENT, ABSENT, ABSENT),
    ("unseen", W): (ALL_SHUT, ABSENT, ABSENT),
    ("trick", None): (ABSENT, ALL_OPEN, ABSENT),
    ("taken", None): (ABSENT, ALL_OPEN, ALL_OPEN),
    ("out", None): (ABSENT, ABSENT, ABSENT),
    ("aside", None): (ABSENT, ABSENT, ABSENT),
    ("named", None): (ABSENT, ABSENT, ABSENT),
}
PUBLIC = {
    "dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "reached",
    "winner", "deals",
}  # fmt: skip
WHEN = ["before the pitch", "in the deal", "after the deal"]


def at(moment):
    return dealt("phat", CLOSE).play(MOMENTS[moment]).state


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


def test_nobody_but_the_pitcher_has_looked_before_the_pitch():
    for viewer in (E, S, W, None):
        seen = look(at(0), viewer)
        assert seen.hands == [[BACK] * 13, [], [], []] and seen.unseen == [[], *[[BACK] * 13] * 3]
