"""A whole match of Don written by hand, with every total worked out on paper (see the remarks in the record)."""

from pathlib import Path

from cardtables.engine.cards import HEARTS
from cardtables.engine.seats import TABLE
from cardtables.engine.standing import Row, winners
from cardtables.games import GAMES
from cardtables.games.don.state import DonDeal
from cardtables.play.match import Match, Record
from cardtables.play.record import read_record, write_record

TEXT = (Path(__file__).parent / "don_to_61.record").read_text()
LEDGER = [
    # dealer, pitcher, takers by seat, pegs by trick, count, game, points, totals before; sides (1 and 3), (2 and 4)
    (3, 0, (1, 1, 1, 2, 2, 2, 2, 1, 1), (14, 0, 5, 5, 0, 5, 0, 0, 9), (18, 18), (0, 0), (10, 28), (0, 0)),
    (0, 1, (1, 1, 0, 1, 2, 2, 2, 2, 2), (0, 5, 10, 4, 0, 0, 0, 0, 0), (20, 8), (8, 0), (18, 9), (10, 28)),
    (1, 2, (3, 3, 3, 0, 0, 0, 0, 3, 3), (14, 0, 5, 5, 0, 5, 0, 0, 9), (18, 18), (0, 0), (10, 28), (28, 37)),
]


def test_the_standing():
    match = read_record(TEXT, GAMES)
    assert match.standing == (Row((0, 2), 38, 2), Row((1, 3), 65, 1))
    assert winners(match.standing) == (1, 3)
    assert match.over and match.turn == ()


def test_the_ledger():
    deals = read_record(TEXT, GAMES).view(None).table.deals
    assert [(d.dealer, d.pitcher, d.takers, d.pegs, d.count, d.game, d.points, d.before) for d in deals] == LEDGER
    assert all(isinstance(deal, DonDeal) and deal.trump == HEARTS for deal in deals)


def test_the_totals_after_every_trick():
    """The pegs move when a trick is taken, and once more for the game."""
    match = read_record(TEXT, GAMES)
    again = Match(Record(match.record.game, match.record.options, match.record.seats))
    totals = [(0, 0)]
    for action, at in match.saved().entries:
        again.act(action, at)
        now = tuple(row.points for row in again.standing)
        if now != totals[-1]:
            totals.append(now)
    assert totals == [
        (0, 0), (0, 14), (0, 19), (5, 19), (10, 19), (10, 28),
        (10, 33), (20, 33), (20, 37), (28, 37),
        (28, 51), (28, 56), (33, 56), (38, 56), (38, 65),
    ]  # fmt: skip


def test_the_log_keeps_what_was_taken_back():
    match = read_record(TEXT, GAMES)
    lines = [line for line in TEXT.splitlines() if line[:1].isdigit()]
    assert match.length == len(lines) == 1 + 3 * (1 + 36) + 2
    assert len(match.effective()) == match.length - 2


def test_the_record_is_written_as_it_was_read():
    again = write_record(read_record(TEXT, GAMES).saved())
    bare = [line.partition(" #")[0].strip().replace("10C", "TC") for line in TEXT.splitlines()]
    bare = [line for line in bare if line and not line.startswith("#")]
    assert again.splitlines()[2] == "options target=61 trump=pitch may_ruff=no carry_tie=no finish=play_out"
    assert [line for line in again.splitlines() if not line.startswith("options")] == [
        line for line in bare if not line.startswith("options")
    ]
    assert read_record(again, GAMES).saved() == read_record(TEXT, GAMES).saved()


def test_every_beginning_of_the_record_can_be_read():
    lines = TEXT.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("0 T lot"))
    for end in range(first, len(lines), 7):
        match = read_record("\n".join(lines[:end]), GAMES)
        assert not match.over and (match.turn == (TABLE,) or len(match.turn) == 1)
