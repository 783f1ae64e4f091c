"""Who sees what at a table of Blind Don, written by hand: a wrong declaration no law can find."""

import pytest

from cardtables.engine.action import Back, Lot, Play, Shuffle
from cardtables.engine.cards import BACK, EMPTY, FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import CARDS, hear, look
from cardtables.games import GAMES
from cardtables.games.don.blind import BlindState, TurnUp
from cardtables.play.match import Match, Record
from tests.games.blind_table import HANDS, ROWS, WHOLE, BlindTable, P, Q
from tests.games.seen import NONE, OPEN, SHUT, all_see, heard_cards, seen_by

MOMENTS = ["", "QH 2H 2", WHOLE]
"""Before the pitch; P has gone blind, his second place lies in the trick; after the deal."""
ALL_SHUT, ALL_OPEN, ABSENT = (SHUT,) * 3, (OPEN,) * 3, (NONE,) * 3
OWN = (OPEN, SHUT, SHUT)

SEEN = {
    # field: (before the pitch, in the deal, after the deal), each as (owner, other seat, bystander)
    ("hands", P): (OWN, OWN, ABSENT),
    ("hands", Q): (ABSENT, OWN, ABSENT),
    ("unseen", P): (ABSENT, ABSENT, ABSENT),
    ("unseen", Q): (ALL_SHUT, ABSENT, ABSENT),
    ("table", P): (ALL_SHUT, ALL_SHUT, ABSENT),
    ("table", Q): (ALL_SHUT, ALL_SHUT, ABSENT),
    ("shown", P): (ABSENT, ABSENT, ABSENT),
    ("shown", Q): (ABSENT, ABSENT, ABSENT),
    ("trick", None): (ABSENT, ALL_OPEN, ABSENT),
    ("taken", None): (ABSENT, ALL_OPEN, ALL_OPEN),
    ("out", None): (ALL_SHUT, ALL_SHUT, ABSENT),
    ("aside", None): (ABSENT, ABSENT, ALL_OPEN),
    ("named", None): (ABSENT, ABSENT, ABSENT),
}
OPEN_ROWS = {
    ("hands", P): (ABSENT, ABSENT, ABSENT),
    ("hands", Q): (ABSENT, ABSENT, ABSENT),
    ("unseen", Q): (ABSENT, ABSENT, ABSENT),
    ("table", P): (ALL_SHUT, ALL_SHUT, ABSENT),
    ("table", Q): (ALL_SHUT, ALL_SHUT, ABSENT),
    ("shown", P): (ALL_OPEN, ALL_OPEN, ABSENT),
    ("shown", Q): (ALL_OPEN, ALL_OPEN, ABSENT),
    ("out", None): (ALL_SHUT, ALL_SHUT, ABSENT),
}
PUBLIC = {
    "dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "reached",
    "winner", "deals",
}  # fmt: skip
WHEN = ["before the pitch", "in the deal", "after the deal"]


def test_the_table_names_every_field():
    assert {name for name, _ in SEEN} | PUBLIC == {said.name for said in BlindState.declarations}


def at(moment, **options):
    table = BlindTable(**options).deal(ROWS, HANDS)
    if moment == 2:
        while table.state.to_play != TABLE:
            table.act(table.rules.legal(table.state, table.state.to_play)[0])
    elif options and moment:
        table.play("QH 2H JH")
    else:
        table.play(MOMENTS[moment])
    return table.state


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
@pytest.mark.parametrize("field", SEEN, ids=str)
def test_who_sees_which_cards(field, moment):
    name, owner = field
    first = P if owner is None else owner
    assert seen_by(at(moment), name, owner, (first, Q if first == P else P, None)) == SEEN[field][moment]


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
@pytest.mark.parametrize("field", OPEN_ROWS, ids=str)
def test_open_rows_who_sees_which_cards(field, moment):
    name, owner = field
    first = P if owner is None else owner
    seen = seen_by(at(moment, rows="open_rows"), name, owner, (first, Q if first == P else P, None))
    assert seen == OPEN_ROWS[field][moment]


@pytest.mark.parametrize("moment", range(3), ids=WHEN)
def test_all_see_the_facts(moment):
    assert all_see(at(moment), PUBLIC, (P, Q, None))


def test_empty_places_and_only_they_are_seen_as_empty():
    row = look(at(1), None).table[P]
    assert row == [BACK, EMPTY] + [BACK] * 7


HEARD = {
    Lot(TABLE, P): True,
    Shuffle(TABLE, FULL_PACK): False,
    TurnUp(P, 3): True,
    Play(P, 5): True,
    Back(P): True,
}
"""Each action, and whether all hear it as it was."""


def test_the_table_names_every_action():
    assert {type(action) for action in HEARD} == {*GAMES["blind-don"].rules(GAMES["blind-don"].choose(), 2).verbs, Back}


@pytest.mark.parametrize("action", HEARD, ids=lambda action: action.verb)
@pytest.mark.parametrize("viewer", [P, Q, None])
def test_who_hears_what(action, viewer):
    heard = hear(action, viewer, by=action.seat)
    assert type(heard) is type(action) and (heard == action) == HEARD[action]
    assert HEARD[action] or heard.order == (BACK,) * 52


# Through a match: what a view and the log tell


def match_of(words, **options):
    """A match in which this has been played from HANDS and ROWS."""
    game = GAMES["blind-don"]
    match, table = Match(Record(game, game.choose(changes=options), ("P", "Q"), "s")), BlindTable(**options)
    match.act(Lot(TABLE, Q), 0)
    table.deal(ROWS, HANDS)
    state = table.state
    rows = [card for pair in zip(*state.table, strict=True) for card in pair]
    hands = state.shown if options.get("rows") == "open_rows" else [state.hands[P], state.unseen[Q]]
    order = rows + [card for pair in zip(*hands, strict=True) for card in pair] + state.out
    match.act(Shuffle(TABLE, tuple(order)), 0)
    for word in words.split():
        match.act(table.action(word, match.turn[0]), match.at + 1)
    return match


def known_to(match, viewer):
    """Every card that the view and the log show to a viewer."""
    table = match.view(viewer).table
    fields = [getattr(table, said.name) for said in table.declarations if said.kind is CARDS]
    piles = [pile for field in fields for pile in (field if field and isinstance(field[0], list) else [field])]
    seen = {card for pile in piles for card in pile} - {BACK, EMPTY}
    return seen | heard_cards(match, viewer)


TURNED = "QH 2H  2 3H  3 2D"
"""P has turned up the ten of hearts and the queen of diamonds."""


@pytest.mark.parametrize("viewer", [P, Q, None])
def test_no_view_and_no_log_tells_an_unturned_card(viewer):
    match = match_of(TURNED)
    unturned = {read_card(code) for code in (*ROWS[0].split()[:1], *ROWS[0].split()[3:], *ROWS[1].split())}
    assert len(unturned) == 16
    assert not known_to(match, viewer) & unturned
    assert known_to(match, viewer) >= {read_card("TH"), read_card("QD")}


def test_the_news_of_a_turned_card_is_its_place():
    match = match_of("QH 2H 2")
    assert [entry.action for entry in match.view(Q).news] == [TurnUp(P, 2)]


def test_a_turned_card_cannot_be_taken_back():
    assert match_of("QH 2H JH").may_take_back(P)
    assert not match_of("QH 2H 2").may_take_back(P)


def test_open_rows_a_lead_can_be_taken_back_until_a_card_is_turned_up():
    assert match_of("QH 2H JH", rows="open_rows").may_take_back(P)
    assert match_of("QH", rows="open_rows").may_take_back(P)
    assert not match_of("QH 2H JH 3H", rows="open_rows").may_take_back(Q)


@pytest.mark.parametrize("rows", ["hidden_hand", "open_rows", "hand_first"])
def test_after_the_deal_all_lies_open(rows):
    state = at(2, rows=rows)
    assert set(state.taken) | set(look(state, None).aside) == set(FULL_PACK)
