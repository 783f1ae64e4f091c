"""Whole deals of thirteen cards, worked out by hand, for Irish Don and Phat; trump is diamonds, N leads and holds 2♦.

Every trick but the last is of one suit, so that all follow. Each deal is 13 tricks in order of play; the columns are
the hands. Pegs in brackets are those of Irish Don; the king of trumps of Phat pegs one more as written.
"""

from cardtables.games import GAMES
from tests.games.don_table import DonTable, W

KING_LAST = """
    AD 9D 8D 7D   AS 9S 8S 7S   AH 9H 8H 7H   QS JS TS 3S   QH JH TH 3H   QC JC TC 3C   2D TD 4D 3D
    QD JD 5D 6D   KS 5S 6S 4S   KH 5H 6H 4H   AC 9C 8C 7C   KC 5C 6C 4C   2H KD 2C 2S
"""
"""N takes seven tricks in a row up to QC, E the next six, S the last with the king of trumps.
NS [4+18] + 9 + 9 + 0 + 0 + 0, then EW 0 + [2+1+10] + 5 + 5 + 9 + 5, last NS [3]: 43 to 37.
Count NS 4+4+4+13+13+13+3 = 54, EW 10+3+3+3+4+3 = 26."""

QUEEN_LAST = KING_LAST.replace("QD", "xx").replace("KD", "QD").replace("xx", "KD")
"""The same with queen and king of trumps exchanged: NS 42, EW [3+1+10]+5+5+9+5 = 38. Count NS 53, EW 27."""

QUEEN_BEFORE = """
    AD 9D 8D 7D   AS 9S 8S 7S   AH 9H 8H 7H   QS JS TS 3S   QH JH TH 3H   QC JC TC 3C   2D TD 4D 3D
    KD JD 5D 6D   KS 5S 6S 4S   KH 5H 6H 4H   2H QD 2C 2S   9C 8C 7C AC   KC 5C 6C 4C
"""
"""The same cards; E leads the two of hearts sooner, S ruffs it, and EW peg the last nine and five afterwards."""

CLOSE = """
    AD 9D 8D 7D   AS 9S 8S 7S   AH 9H 8H 7H   QS JS TS 3S   QH JH TH 3H   3C QC TC JC   TD 4D 3D 2D
    QD JD 5D 6D   KS 5S 6S 4S   KH 5H 6H 4H   AC 9C 8C 7C   KC 5C 6C 4C   2H KD 2C 2S
"""
"""E takes the queen of clubs: count NS 41, EW 39. Phat pegs NS 22+9+9+4 = 44, EW 13+5+5+9+5 = 37."""

EVEN = CLOSE.replace("QD", "xx").replace("KD", "QD").replace("xx", "KD")
"""Count 40 to 40. Phat pegs NS 22+9+9+2 = 42, EW [4+1+10]+5+5+9+5 = 39."""

FIVE_LAST = """
    AD 9D KD 7D   AS 9S 8S 7S   AH 9H 8H 7H   QS JS TS 3S   QH JH TH 3H   3C QC TC JC   TD 4D 3D 2D
    QD JD 5D 6D   KS 5S 6S 4S   KH 2H 6H 4H   AC 9C 8C 7C   KC 5C 6C 4C   5H 8D 2C 2S
"""
"""The last trick holds nothing but the five of hearts, and S ruffs it. Count NS 41, EW 39."""

FIVE_LOST = FIVE_LAST.replace("5H 8D 2C", "5H 2C 8D")
"""The same, but W ruffs it."""


def hands_of(play):
    """Who held what: the cards of each seat, N first, found from the takers of the tricks by the rules of trumps."""
    codes, leader = play.split(), 0
    held = [[], [], [], []]
    for first in range(0, 52, 4):
        trick = codes[first : first + 4]
        for place, code in enumerate(trick):
            held[(leader + place) % 4].append(code)
        best = max(trick, key=lambda code: (code[1] == "D", code[1] == trick[0][1], "23456789TJQKA".index(code[0])))
        leader = (leader + trick.index(best)) % 4
    return [" ".join(hand) for hand in held]


def dealt(game, play, dealer=W, scores=(0, 0), **options):
    """A table of this game where this deal has been dealt, the cards of N at `dealer`'s left."""
    table = DonTable(dealer, game, **options)
    table.state.score[:] = scores
    return table.deal(*hands_of(play))


def one_suit_each():
    """N holds all diamonds, E clubs, S hearts, W spades: N takes every trick."""
    ranks = "AKQJT98765432"
    return [" ".join(rank + suit for rank in ranks) for suit in "DCHS"], " ".join(
        rank + suit for rank in ranks for suit in "DCHS"
    )


def menu_of(game):
    """The options with their values."""
    return {option.key: option.values for option in GAMES[game].menu}
