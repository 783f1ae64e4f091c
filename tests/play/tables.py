"""Matches of Don for the tests of the match."""

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from tests.games.don_table import CROSSING, W

DON = GAMES["don"]
FOUR = ("Anna", "Boris", "Vera", "Gleb")


def don(seed="evening", entries=(), **how):
    return Match(Record(DON, DON.choose(), FOUR, seed, tuple(entries)), **how)


def crossing(cards=""):
    """A match in which W dealt the hands of CROSSING, N pitching, and these cards were played, a second apart."""
    order = [read_card(CROSSING[place % 4].split()[place // 4]) for place in range(36)]
    order += [card for card in FULL_PACK if card not in order]
    match = don()
    match.act(Lot(TABLE, W), 0)
    match.act(Shuffle(TABLE, tuple(order)), 0)
    for code in cards.split():
        match.act(Play(match.turn[0], read_card(code)), match.at + 1000)
    return match
