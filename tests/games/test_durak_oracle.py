"""English Durak against a second opinion: at every turn what is legal, what lies where, and at the end what is paid."""

from functools import cache
from random import Random

import pytest

from cardtables.engine.action import Lot, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import action_words, card_code
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from tests.games import durak_oracle as oracle
from tests.laws.pairs import pairwise

CODES = [card_code(card) for card in FULL_PACK]


def codes(found):
    return tuple([CODES[card] for card in found])


@cache
def said(action):
    """An action in the words of the record, without its seat."""
    return action_words(action).partition(" ")[2]


def same(state, position, game):
    """The table of the rules and that of the oracle."""
    assert tuple(map(codes, state.hands)) == position.hands
    assert codes(state.stock) == position.stock
    assert codes(state.pile) == tuple(reversed(position.heap))
    assert state.turns == position.completed
    assert (oracle.SUITS[state.ordered] if state.ordered is not None else "") == position.suit
    assert state.to_play == (TABLE if position.step == "shuffle" else position.mover)
    assert (state.owed > 0) == (position.debt > 0)
    assert oracle.DEALT[game.letter] and len(position.hands) == game.players


class Twins:
    """A match played by the rules and by the oracle at once."""

    def __init__(self, name, options, players, rng):
        self.rules = GAMES[name].rules(GAMES[name].choose(changes=options), players)
        self.game = oracle.Game(name[-1], players, options)
        self.limit = self.rules.options.limit
        self.state, self.rng, self.turns, self.deals = self.rules.start(), rng, 0, 0
        self.totals = [0] * players

    def act(self, action):
        assert self.rules.fault(self.state, action) is None
        self.rules.apply(self.state, action, 0)

    def play(self):
        """One match."""
        dealer, winner, flips = self.rng.randrange(self.game.players), None, self.game.letter == "v"
        self.act(Lot(TABLE, dealer))
        while True:
            leads = winner if self.game.on("winner_leads") else None
            if flips and leads is not None:
                dealer, leads = leads, None
            assert self.state.dealer == dealer
            position = self.one_deal(dealer, leads)
            winner = position.winner
            if self.reckon(dealer, position):
                return
            dealer = (dealer + 1) % self.game.players

    def one_deal(self, dealer, leads):
        shuffle = self.rules.fate(self.state, self.rng)
        self.act(shuffle)
        position = oracle.deal(self.game, dealer, codes(shuffle.order), leads)
        while position.step != "done":
            same(self.state, position, self.game)
            position = self.one_move(position)
        self.deals += 1
        return position

    def one_move(self, position):
        if position.step == "shuffle":
            shuffle = self.rules.fate(self.state, self.rng)
            assert isinstance(shuffle, Shuffle) and self.rules.turn(self.state) == (TABLE,)
            self.act(shuffle)
            return oracle.after_shuffle(self.game, position, codes(shuffle.order))
        legal = self.rules.legal(self.state, position.mover)
        words = [said(action) for action in legal]
        assert set(words) == oracle.moves(self.game, position) and len(words) == len(set(words))
        self.turns += 1
        number = self.rng.randrange(len(legal))
        self.act(legal[number])
        return oracle.after(self.game, position, words[number])

    def reckon(self, dealer, position):
        """Compare what is written down. Returns whether the match is over."""
        deal, paid = self.rules.deals(self.state)[-1], oracle.reckoning(self.game, position)
        fallen = oracle.lost_at_once(self.game, position)
        assert list(deal.points) == paid and (deal.dealer, deal.winner) == (dealer, position.winner)
        assert tuple(map(codes, deal.hands)) == position.hands and set(deal.fallen) == fallen
        assert deal.turns == position.completed and (deal.winner is None) == (position.completed == oracle.LONGEST)
        assert deal.on_queen == (min(paid) == -30)
        self.totals = [total + points for total, points in zip(self.totals, paid, strict=True)]
        over = self.limit == 0 or max(self.totals) >= self.limit or bool(fallen)
        rows = self.rules.standing(self.state)
        assert [row.points for row in rows] == self.totals and (self.rules.turn(self.state) == ()) == over
        assert [row.place for row in rows] == (
            oracle.places(self.totals, fallen) if over else [None] * self.game.players
        )
        return over


def agrees(name, deals):
    """Play matches with all numbers of players and options pairwise until so many deals are done."""
    rows = [{"limit": GAMES[name].choose().limit}, *pairwise(GAMES[name].menu)]
    rows = [row if row["limit"] < 1000 else {**row, "limit": 250} for row in rows]
    done = turns = number = 0
    while done < deals:
        for row in rows:
            twins = Twins(name, row, 2 + number % 4, Random(f"{name} {number}"))
            twins.play()
            done, turns, number = done + twins.deals, turns + twins.turns, number + 1
    print(f"{name}: {number} matches, {done} deals, {turns} turns")
    return turns


FOUR = ["durak-a", "durak-b", "durak-v", "durak-g"]


@pytest.mark.parametrize("name", FOUR)
def test_200_deals_agree_at_every_turn(name):
    assert agrees(name, 200) > 4_000


@pytest.mark.long
@pytest.mark.parametrize("name", FOUR)
def test_5_000_deals_agree_at_every_turn(name):
    assert agrees(name, 5_000) > 100_000
