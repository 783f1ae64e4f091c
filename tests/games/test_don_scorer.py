"""The four Don games against the second scorer, action by action, and what every deal adds up to."""

from itertools import cycle
from random import Random

import pytest

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.games import GAMES
from cardtables.games.don.blind import TurnUp
from cardtables.games.don.state import NameTrump
from tests.games.don_scorer import Scorer
from tests.laws.pairs import pairwise
from tests.laws.walking import walk

CODES = [rank + suit for suit in "SHDC" for rank in "23456789TJQKA"]
"""The code of every card, by card."""
DON_GAMES = [game.id for game in GAMES.values() if game.family == "don"]


def words(action):
    """What is done, in the words of a record."""
    match action:
        case Play():
            return "play", CODES[action.card]
        case TurnUp():
            return "turn", str(action.slot)
        case NameTrump():
            return "trump", "SHDC"[action.suit]
        case Lot():
            return "lot", str(action.first + 1)
        case Shuffle():
            return "shuffle", *(CODES[card] for card in action.order)
    raise AssertionError(action)


def told(deal):
    """A deal of the program in the words of the scorer."""
    return {
        "dealer": deal.dealer + 1, "pitcher": deal.pitcher + 1, "trump": "SHDC"[deal.trump],
        "taken": [CODES[card] for card in deal.taken], "takers": [seat + 1 for seat in deal.takers],
        "pegs": list(deal.pegs), "count": list(deal.count), "game": list(deal.game), "points": list(deal.points),
        "before": list(deal.before), "out": sorted(CODES[card] for card in deal.out),
    }  # fmt: skip


def follow(rules, scorer, seed):
    """One match by chance, both keeping the score. Returns the finished deals."""
    for state, action, _ in walk(rules, Random(seed)):
        (seat,) = rules.turn(state) or (None,)
        assert scorer.turn == (None if seat is None else "T" if seat == 99 else seat + 1)
        assert tuple(state.score) == scorer.totals() and len(state.deals) == len(scorer.deals)
        if seat not in (None, 99):
            assert {" ".join(words(one)) for one in rules.legal(state, seat)} == scorer.allowed()
        if action is not None:
            scorer.do(action.seat + 1, *words(action))
    assert [told(deal) for deal in state.deals] == scorer.deals
    assert state.winner == scorer.winner
    assert [row.place for row in rules.standing(state)] == [1 + (side != state.winner) for side in (0, 1)]
    return state.deals


def follow_deals(name, deals):
    """So many deals of a game, its options in turn; yields each with the options."""
    game, done, seed = GAMES[name], 0, 0
    rows = cycle(pairwise(game.menu))
    while done < deals:
        row = next(rows)
        finished = follow(game.rules(game.choose(changes=row), game.seats[0]), Scorer(name, row), f"{name} {seed}")
        for deal in finished:
            yield row, deal
        done, seed = done + len(finished), seed + 1


CARDS_IN_PLAY = {"don": 36, "blind-don": 36, "irish-don": 52, "phat": 52}
WHOLE_PACK = {"don": 44, "blind-don": 44, "irish-don": 80}
"""The pegs of a whole pack."""


def adds_up(name, row, deal):
    """The invariants of the rules page for one deal, from the cards alone."""
    whole = len(deal.taken) == CARDS_IN_PLAY[name]
    assert whole or row["finish"] == "peg_out"
    assert sorted(deal.taken + deal.out) == list(range(52))
    scorer = Scorer(name, row)
    trump = "SHDC"[deal.trump]
    assert sum(deal.pegs) == sum(scorer.worth(CODES[card], trump) for card in deal.taken)
    pack = WHOLE_PACK.get(name) or (81 if row["phat_king"] == 4 else 80)
    assert sum(scorer.worth(code, trump) for code in CODES) == pack
    if whole and CARDS_IN_PLAY[name] == 52:
        assert sum(deal.pegs) == pack and sum(deal.count) == 80
    if name == "irish-don":
        assert deal.game == (0, 0)
    elif not row["carry_tie"]:
        assert sorted(deal.game) in ([0, 8], [0, 0])
    if name != "irish-don" and row["finish"] != "peg_out":
        assert (deal.game == (0, 0)) == (deal.count[0] == deal.count[1])


@pytest.mark.parametrize("name", DON_GAMES)
def test_500_random_deals(name):
    seen = [adds_up(name, row, deal) for row, deal in follow_deals(name, 500)]
    assert len(seen) >= 500


@pytest.mark.long
@pytest.mark.parametrize("name", DON_GAMES)
def test_20_000_random_deals(name):
    assert sum(adds_up(name, row, deal) is None for row, deal in follow_deals(name, 20_000)) >= 20_000


@pytest.mark.parametrize("finish", ["play_out", "peg_out"])
@pytest.mark.parametrize("other", [{}, {"first_trick": "normal"}, {"pitch": "first_deal_only"}])
def test_irish_don_to_80_is_never_more_than_two_deals(finish, other):
    game = GAMES["irish-don"]
    rules = game.rules(game.choose(changes={"target": 80, "finish": finish, **other}), 4)
    lengths = set()
    for seed in range(60):
        *_, last = walk(rules, Random(seed))
        lengths.add(len(last.state.deals))
    assert lengths <= {1, 2} and 2 in lengths


# The scorer is tried itself: a slip of the program must not go unnoticed


def noticed(change):
    """Whether the comparison fails when the rules are changed like this."""
    game = GAMES["phat"]
    rules = game.rules(game.choose(), 4)
    change(rules)
    try:
        for seed in range(10):
            follow(rules, Scorer("phat", {}), seed)
    except AssertionError:
        return True
    return False


def wrong_king(rules):
    rules.worth = tuple(tuple(3 if worth == 4 and card % 13 == 11 else worth for card, worth in enumerate(row))
                        for row in rules.worth)  # fmt: skip


def always_ruffs(rules):
    rules._may_ruff = True


def one_trick_less(rules):
    rules._tricks = 12


@pytest.mark.parametrize("change", [wrong_king, always_ruffs, one_trick_less])
def test_a_slip_is_noticed(change):
    assert noticed(change) and not noticed(lambda rules: None)
