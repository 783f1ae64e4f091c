"""Records as text: what a line may not say, and that taking back is part of the story."""

import pytest

from cardtables.engine.action import Back, Lot
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.play.record import RecordError, read_record, write_record

HEAD = "cardtables record 1\ngame don\nseats Anna | Boris | Vera | Gleb\n"
PACK = " ".join(rank + suit for suit in "SHDC" for rank in "23456789TJQKA")
DEALT = f"{HEAD}0 T lot 4\n0 T shuffle {PACK}\n"
"""Seat 1 holds 2S 6S TS AS 5H 9H KH 4D 8D."""


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("5 T play 2S", "not_your_turn"),
        (f"5 1 shuffle {PACK}", "not_now"),
        (f"5 T shuffle {PACK}", "not_your_turn"),
        ("5 1 lot 1", "not_now"),
        ("5 T back", "not_back"),
        ("5 2 back", "not_back"),
        ("5 2 play 3S", "not_your_turn"),
        ("5 1 play 3S", "not_yours"),
        ("5 1 trump S", "not_now"),
    ],
)
def test_a_line_against_the_rules_is_named_with_its_number_and_reason(line, key):
    with pytest.raises(RecordError) as refused:
        read_record(DEALT + line + "\n", GAMES)
    assert refused.value.details["line"] == 6
    assert refused.value.details["said"] == line.removeprefix("5 ")
    assert refused.value.details["why"].key == key


def test_the_table_is_no_player_when_it_is_its_turn():
    with pytest.raises(RecordError, match="line 5"):
        read_record(f"{HEAD}0 T lot 4\n0 T play 2S\n", GAMES)


def test_a_line_before_its_time():
    with pytest.raises(RecordError, match="line 7: 3: earlier than the line before"):
        read_record(DEALT + "4 1 play 2S\n3 2 play 3S\n", GAMES)


def test_what_was_taken_back_is_read_and_written():
    match = read_record(DEALT + "4 1 play 2S\n5 1 back\n6 1 play 6S\n", GAMES)
    assert match.turn == (1,) and match.view(None).table.trick == [4]
    assert match.saved().entries[-2].action == Back(0)
    assert read_record(write_record(match.saved()), GAMES).saved() == match.saved()


def test_a_match_without_a_seed_has_no_line_for_it():
    match = Match(Record(GAMES["don"], GAMES["don"].choose(), ("Жанна", "[/]", "C", "D")))
    match.act(Lot(TABLE, 0), 12)
    assert write_record(match.saved()).splitlines() == [
        "cardtables record 1",
        "game don",
        "options target=121 trump=pitch may_ruff=no carry_tie=no finish=play_out",
        "seats Жанна | [/] | C | D",
        "12 T lot 1",
    ]


def test_options_left_out_are_as_written():
    match = read_record(HEAD.replace("seats", "options finish=higher\nseats"), GAMES)
    assert match.record.options == GAMES["don"].choose(changes={"finish": "higher"})
    assert match.turn == (TABLE,) and match.record.seed is None
