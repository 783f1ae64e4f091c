"""Don positions for tests: a stacked deck is acted as a Shuffle, then cards are played by their codes.

Seats N E S W are 0 … 3; sides NS and EW are 0 and 1.
"""

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games import GAMES

N, E, S, W = (Seat(seat) for seat in range(4))
NS, EW = 0, 1

TIED = (
    "3H 4C 5D 5S 7D 6C 7H 8S 9C",
    "AH AC TD 3S 8D 7C 8H 9S 9H",
    "4H 2C 3D AS KD JC TH 6S 9D",
    "5H 3C 4D 4S 6D 5C 6H 7S 8C",
)
"""Example D-7 as a whole deal, by hand: hands of the pitcher (P), his left (L), his partner (O), his right (R)."""
TIED_PLAY = """
    3H AH 4H 5H   AC 2C 3C 4C   TD 3D 4D 5D   3S AS 4S 5S   KD 6D 7D 8D   JC 5C 6C 7C
    TH 6H 7H 8H   6S 7S 8S 9S   9H 9D 8C 9C
"""
"""Takers L L L O O O O L L. The pitcher's side pegs 5+5 = 10 and counts A4 K3 J1 T10 = 18; the others peg
4+10, 5, 9 = 28 and count A4 A4 T10 = 18."""

CROSSING = (
    "8H AS 2D AH 2C 8C 9C 7S 8S",
    "2H 2S 3D 7H AC KC QC JC 9S",
    "3H 5S 4D 6D 3C 4C 7D 8D 9D",
    "4H 3S 5H 6H TC 6C 7C 4S 6S",
)
"""Example D-8 as a whole deal, by hand."""
CROSSING_PLAY = """
    8H 2H 3H 4H   AS 2S 5S 3S   2D 3D 4D 5H   6H AH 7H 6D   2C AC 3C TC   KC 4C 6C 8C
    QC 7D 7C 9C   JC 8D 4S 7S   9S 9D 6S 8S
"""
"""Takers P P R P L L L L L. Pegs 0, 5 (5S), 10 (5H), 4 (AH), then none: the pitcher's side 9, the others 10.
Counts: the pitcher's side A4 A4 = 8, the others A4 T10 K3 Q2 J1 = 20, so the game's 8 goes to the others."""


class DonTable:
    """A bare state with its rules; of a game for four."""

    def __init__(self, dealer=W, game="don", preset="as-written", **options):
        self.rules = GAMES[game].rules(GAMES[game].choose(preset, options), 4)
        self.state = self.rules.start()
        self.act(Lot(TABLE, dealer))

    def act(self, action, at=0):
        assert self.rules.fault(self.state, action) is None, self.rules.fault(self.state, action)
        self.rules.apply(self.state, action, at)

    def deal(self, *hands):
        """Deal these hands, that of the dealer's left first, then clockwise; what is left out is filled up."""
        named = [[read_card(code) for code in hand.split()] for hand in hands]
        others = [card for card in FULL_PACK if card not in [one for hand in named for one in hand]]
        for hand in named:
            while len(hand) < self.rules.variant.hand:
                hand.append(others.pop(0))
        order = [named[place % 4][place // 4] for place in range(4 * self.rules.variant.hand)]
        self.act(Shuffle(TABLE, tuple(order + others)))
        return self

    def play(self, codes):
        """Play cards in turn, whoever's turn it is."""
        for code in codes.split():
            (seat,) = self.rules.turn(self.state)
            self.act(Play(seat, read_card(code)))
        return self

    def legal(self):
        """The codes of the cards that the seat in turn may play."""
        (seat,) = self.rules.turn(self.state)
        return {card_code(action.card) for action in self.rules.legal(self.state, seat)}

    def fault(self, code):
        """Why the seat in turn may not play this card."""
        (seat,) = self.rules.turn(self.state)
        return self.rules.fault(self.state, Play(seat, read_card(code)))

    @property
    def places(self):
        return tuple(row.place for row in self.rules.standing(self.state))
