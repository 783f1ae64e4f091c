"""Leaks that only Irish Don and Blind Don could have, planted: the laws must catch each of them."""

from random import Random

import pytest

from cardtables.engine.cards import EMPTY, SUIT
from cardtables.games import GAMES
from cardtables.games.don.blind import BlindRules
from cardtables.games.don.rules import DonRules
from cardtables.games.don.variants import BLIND, IRISH
from tests.laws.laws import keeps_all_laws


class PitcherUnnamed(DonRules):
    """The holder of the two of diamonds pitches, but the state does not say that all now know of it."""

    def _pitcher(self, state, first):
        pitcher = super()._pitcher(state, first)
        state.named = []
        return pitcher


class RowBinds(BlindRules):
    """A card of the suit led that lies unseen in the row binds its owner: the legal moves tell of it."""

    def legal(self, state, seat):
        moves = super().legal(state, seat)
        row = [card for card in state.table[seat] if card != EMPTY] if moves and state.trick else []
        if any(card < len(SUIT) and SUIT[card] == SUIT[state.trick[0]] for card in row):
            return moves[:1]
        return moves


class TrumpTold(BlindRules):
    """Both players are told whether the first place of a row holds a trump."""

    def _play(self, state, action):
        super()._play(state, action)
        row = state.table[0]
        if row and row[0] != EMPTY and state.trump is not None:
            state.carried = int(SUIT[row[0]] == state.trump)


LEAKS = [
    ("irish-don", PitcherUnnamed, IRISH, "left a trace|the turn tells"),
    ("blind-don", RowBinds, BLIND, "legal"),
    ("blind-don", TrumpTold, BLIND, "tells a hidden card|left a trace"),
]


@pytest.mark.parametrize(("game", "leaking", "variant", "said"), LEAKS, ids=["irish", "row", "trump"])
def test_the_laws_catch_it(game, leaking, variant, said):
    rules = leaking(variant, GAMES[game].choose(), GAMES[game].seats[0])
    with pytest.raises(AssertionError, match=said):
        for seed in range(4):
            keeps_all_laws(rules, Random(seed), one_in=3)
