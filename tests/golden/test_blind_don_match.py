"""A deal of Blind Don as a record written by hand (example BD-5), and what its replay tells to whom."""

from cardtables.commands.as_json import match_json
from cardtables.engine.seats import Seat
from cardtables.engine.standing import Row
from cardtables.games import GAMES
from cardtables.play.record import read_record, write_record

HEAD = """cardtables record 1
game blind-don
options target=121 may_ruff=no carry_tie=no finish=play_out rows=hidden_hand
seats P | Q
0 T lot 2
"""
ROWS = "5H 3D TH KC QD 5D KD QC 8H JC 4D JD 6D TD 7D 9D 8D 7H"
HANDS = "QH 2H JH 3H 9H 4H 6H AH 5S KS 7S TS 8S QS 9S JS AD 2D"
OUT = "KH 5C TC AC AS 2C 3C 4C 6C 7C 8C 9C 2S 3S 4S 6S"
"""One card at a time, P first: the rows, then the hands; the rest stays out."""
SHUFFLE = f"0 T shuffle {ROWS} {HANDS} {OUT}\n"
FROM_HANDS = """1 1 play QH
2 2 play 2H
3 1 play JH
4 2 play 3H
5 1 play 9H
6 2 play 4H
7 1 play 6H
8 2 play AH
9 2 play KS
10 1 play 5S
11 2 play TS
12 1 play 7S
13 2 play QS
14 1 play 8S
15 2 play JS
16 1 play 9S
17 2 play 2D
18 1 play AD
"""
BLIND = """19 1 turn 1
20 2 turn 1
21 1 turn 2
22 2 turn 2
23 1 turn 3
24 2 turn 3
25 1 turn 4
26 2 turn 4
27 1 turn 5
28 2 turn 5
29 1 turn 6
30 2 turn 6
31 2 turn 7
32 1 turn 7
33 2 turn 8
34 1 turn 8
35 2 turn 9
36 1 turn 9
"""


def test_the_deal_is_read_and_scored():
    match = read_record(HEAD + SHUFFLE + FROM_HANDS + BLIND, GAMES)
    assert match.standing == (Row((0,), 27), Row((1,), 17))
    (deal,) = match.view(None).table.deals
    assert deal.count == (28, 31) and deal.game == (0, 8) and deal.points == (27, 17)
    assert match.length == 2 + 36


def test_the_record_is_written_as_it_was_read():
    text = HEAD + SHUFFLE + FROM_HANDS + BLIND
    assert write_record(read_record(text, GAMES).saved()) == text


def state_told(match, viewer):
    return match_json(match, match.view(viewer).table, ())["state"]


def test_the_replay_shows_turned_cards_and_no_others():
    match = read_record(HEAD + SHUFFLE + "1 1 play QH\n2 2 play 2H\n3 1 turn 2\n4 2 play 3H\n5 1 turn 9\n", GAMES)
    for viewer in (Seat(0), Seat(1), None):
        told = state_told(match, viewer)
        assert told["table"] == [["??", "--", *["??"] * 6, "--"], ["??"] * 9]
        assert told["taken"] == ["QH", "2H", "TH", "3H"] and told["trick"] == ["8D"]
        assert told["out"] == ["??"] * 16
    assert state_told(match, Seat(0))["hands"] == [["JH", "9H", "6H", "5S", "7S", "8S", "9S", "AD"], ["??"] * 7]


def test_the_legal_actions_name_places():
    match = read_record(HEAD + SHUFFLE + "1 1 play QH\n2 2 play 2H\n3 1 turn 2\n4 2 play 3H\n", GAMES)
    told = match_json(match, match.view(0).table, (Seat(0),))["legal"]
    assert told == {
        "1": [
            *(f"play {code}" for code in ("JH", "9H", "6H", "5S", "7S", "8S", "9S", "AD")),
            *(f"turn {place}" for place in (1, 3, 4, 5, 6, 7, 8, 9)),
        ]
    }
