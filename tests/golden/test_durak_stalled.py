"""A deal that goes round for ever, written out up to the circle: it is stopped after 500 turns, and nobody wins it."""

from pathlib import Path

import pytest

from cardtables.engine.standing import Row, winners
from cardtables.games import GAMES
from cardtables.play.record import RecordError, read_record
from tests.games.durak_table import codes

TEXT = (Path(__file__).parent / "durak_g_stalled.record").read_text()
LINES = TEXT.splitlines()
ROUND = LINES[-12:]
"""Four turns, three lines each: draw, play, order."""


def after(rounds, lines=0):
    """The match after so many rounds more, and so many lines of another."""
    return read_record("\n".join([*LINES, *(ROUND * rounds), *ROUND[:lines]]), GAMES)


def test_three_rounds_bring_the_table_back():
    """Four queens are played in a round and the pile is turned over for every third: twelve turns are a circle."""
    before, later = after(0).view(None).table, after(3).view(None).table
    assert later.turns == before.turns + 12
    assert later.struck_at == before.struck_at + 12
    later.turns, later.struck_at = before.turns, before.struck_at
    assert later == before


def test_before_the_circle_only_queens_are_not_in_the_hands():
    table = after(0).view(None).table
    assert [len(hand) for hand in table.hands] == [5, 9, 8, 10]
    assert len(table.stock) + len(table.pile) == 4 and codes(table.pile).startswith("Q")


def test_the_deal_is_stopped_after_500_turns():
    assert after(0).view(None).table.turns == 84 + 4
    match = after(102, 11)
    assert not match.over and match.view(None).table.turns == 499
    match = after(103)  # 84 + 4 + 4 × 103 = 500
    assert match.over
    (deal,) = match.view(None).table.deals
    assert deal.winner is None and deal.turns == 500 and not deal.on_queen


def test_everybody_writes_down_his_own_hand():
    match = after(103)
    (deal,) = match.view(None).table.deals
    assert [set(codes(hand).split()) for hand in deal.hands] == [
        {"7H", "JH", "JC", "8D", "AD"},  # 2 + 2 + 11
        {"9C", "9H", "9S", "7S", "KS", "TS", "6H", "8S", "AS"},  # 4 + 10 + 11
        {"TC", "7C", "8C", "JS", "6C", "AC", "6D", "6S"},  # 10 + 2 + 11
        {"7D", "TH", "KC", "JD", "KD", "8H", "9D", "TD", "KH", "AH"},  # 10 + 4 + 2 + 4 + 10 + 4 + 11
    ]
    assert deal.points == (15, 25, 23, 45)
    assert sum(deal.points) == 188 - 4 * 20  # the queens are in nobody's hand
    assert match.standing == (Row((0,), 15, 1), Row((1,), 25, 3), Row((2,), 23, 2), Row((3,), 45, 4))
    assert winners(match.standing) == (0,)


def test_nothing_can_follow():
    with pytest.raises(RecordError, match="over"):
        after(103, 1)
