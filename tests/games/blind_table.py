"""Blind Don positions for tests: P, who pitches, and Q, who deals; cards are played by code, table cards by place."""

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games import GAMES
from cardtables.games.don.blind import TurnUp

P, Q = Seat(0), Seat(1)


class BlindTable:
    """A bare state with its rules."""

    def __init__(self, dealer=Q, preset="as-written", **options):
        self.rules = GAMES["blind-don"].rules(GAMES["blind-don"].choose(preset, options), 2)
        self.state = self.rules.start()
        self.act(Lot(TABLE, dealer))

    def act(self, action, at=0):
        assert self.rules.fault(self.state, action) is None, self.rules.fault(self.state, action)
        self.rules.apply(self.state, action, at)

    def deal(self, rows=("", ""), hands=("", "")):
        """Deal the rows and the hands, the pitcher's first; what is left out is filled from the other cards.

        `..` in a row is a place for any card.
        """
        named = [[None if code == ".." else read_card(code) for code in pile.split()] for pile in (*rows, *hands)]
        others = [card for card in FULL_PACK if card not in [one for pile in named for one in pile]]
        first, second, third, fourth = [
            [others.pop() if card is None else card for card in pile + [None] * (9 - len(pile))] for pile in named
        ]
        order = [card for pair in (zip(first, second), zip(third, fourth)) for two in pair for card in two]  # noqa: B905
        self.act(Shuffle(TABLE, tuple(order + others)))
        return self

    def play(self, words):
        """Play in turn: a code is a card, a digit a place of the own row."""
        for word in words.split():
            (seat,) = self.rules.turn(self.state)
            self.act(self.action(word, seat))
        return self

    def action(self, word, seat):
        return TurnUp(seat, int(word)) if word.isdigit() else Play(seat, read_card(word))

    def legal(self):
        """What the seat in turn may do: codes of cards and numbers of places."""
        (seat,) = self.rules.turn(self.state)
        moves = self.rules.legal(self.state, seat)
        return {str(one.slot) if isinstance(one, TurnUp) else card_code(one.card) for one in moves}

    def fault(self, word):
        (seat,) = self.rules.turn(self.state)
        return self.rules.fault(self.state, self.action(word, seat))

    @property
    def places(self):
        return tuple(row.place for row in self.rules.standing(self.state))


HANDS = ("QH JH 9H 6H 5S 7S 8S 9S AD", "2H 3H 4H AH KS TS QS JS 2D")
ROWS = ("5H TH QD KD 8H 4D 6D 7D 8D", "3D KC 5D QC JC JD TD 9D 7H")
WHOLE = """
    QH 2H  JH 3H  9H 4H  6H AH  KS 5S  TS 7S  QS 8S  JS 9S  2D AD
    1 1  2 2  3 3  4 4  5 5  6 6  7 7  8 8  9 9
"""
"""Example BD-5 as a whole deal, by hand: nine tricks from the hands, then nine from the tables, place by place.
P takes QH (2), JH (1), 9H (9); Q takes 6H AH (4), then KS 5S (5), TS 7S, QS 8S, JS 9S; P takes 2D AD and goes on with
5H 3D (10), TH KC, QD 5D (5), KD QC, 8H JC; 4D JD is Q's, and so are TD 6D, 9D 7D and 7H 8D.
Pegs P 2+1+9+10+5 = 27, Q 4+5 = 9. Count P 2+1+4+13+2+5+1 = 28, Q 4+3+10+2+1+1+10 = 31, so Q has the game."""
