"""The worked examples of Blind Don, its readings and options, all by hand from the page of rules."""

import pytest

from cardtables.engine.action import Play, Shuffle
from cardtables.engine.cards import BACK, EMPTY, FULL_PACK, HEARTS
from cardtables.engine.game import OptionError, option_values
from cardtables.engine.notation import action_words, read_action, read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import look
from cardtables.games import GAMES
from cardtables.games.don.blind import TurnUp
from tests.games.blind_table import HANDS, ROWS, WHOLE, BlindTable, P, Q
from tests.games.thirteen import menu_of

BLIND = GAMES["blind-don"]


def test_bd1_the_deal():
    table = BlindTable()
    table.act(Shuffle(TABLE, FULL_PACK))
    state = table.state
    assert state.table == [[*range(0, 18, 2)], [*range(1, 18, 2)]]
    assert state.hands == [[*range(18, 36, 2)], []] and state.unseen == [[], [*range(19, 36, 2)]]
    assert state.out == [*range(36, 52)] and len(state.out) == 16
    assert (state.dealer, state.pitcher, state.to_play) == (Q, P, P)


def test_bd6_the_deal_alternates():
    table = BlindTable(dealer=P).deal(ROWS, HANDS)
    assert (table.state.dealer, table.state.pitcher) == (P, Q)
    table.play(WHOLE)
    assert table.state.dealer == Q
    table.deal(ROWS, HANDS)
    assert table.state.pitcher == P and len(table.state.table[P]) == 9


def clubs(hand="", third="..", **options):
    """P has pitched the ace of hearts and leads the ten of clubs; Q's hand and the third card of his row are given."""
    table = BlindTable(**options).deal(("", f".. .. {third}"), ("AH TC", f"2H {hand}"))
    return table.play("AH 2H TC")


NO_CLUB = "3D 4D 6D 7D 2S 3S 4S 6S"


def test_bd2_who_can_follow_must_follow_from_the_hand():
    table = clubs("4C 3H 3D 4D 6D 7D 2S 3S")
    assert table.legal() == {"4C"}
    assert table.fault("3") == "follow_C" and table.fault("3H") == "follow_C"


def test_bd3_a_table_card_that_follows_takes():
    table = clubs(NO_CLUB, "KC")
    assert table.legal() == {*NO_CLUB.split(), *"123456789"}
    table.play("3")
    assert table.state.takers == [P, Q] and table.state.count == [4, 13] and table.state.pegs == [4, 0]
    assert table.state.taken[-2:] == [read_card("TC"), read_card("KC")]
    assert table.rules.turn(table.state) == (Q,)


def test_bd4_a_table_card_that_is_trump_takes():
    table = clubs(NO_CLUB, "3H").play("3")
    assert table.state.takers == [P, Q] and table.state.count == [4, 10]


def test_bd4_a_table_card_of_another_suit_takes_nothing():
    table = clubs(NO_CLUB, "KD").play("3")
    assert table.state.takers == [P, P] and table.state.count == [4 + 13, 0]


def test_bd5_a_whole_deal():
    table = BlindTable().deal(ROWS, HANDS).play(WHOLE)
    (deal,) = table.state.deals
    assert deal.takers == (P, P, P, Q, Q, Q, Q, Q, P, P, P, P, P, P, Q, Q, Q, Q)
    assert deal.pegs == (2, 1, 9, 4, 5, 0, 0, 0, 0, 10, 0, 5, 0, 0, 0, 0, 0, 0)
    assert deal.count == (28, 31) and deal.game == (0, 8)
    assert deal.points == (27, 17) and table.state.score == [27, 17]
    assert len(deal.out) == 16 and set(deal.out) == set(table.state.aside)


def test_bd5_the_pitch_must_come_from_the_hand():
    table = BlindTable().deal(ROWS, HANDS)
    assert table.legal() == set(HANDS[0].split())
    assert table.fault("1") == "pitch_from_hand"


def test_bd4_the_leader_may_go_blind():
    table = BlindTable().deal(ROWS, HANDS).play("QH 2H")
    assert table.legal() == {"JH", "9H", "6H", "5S", "7S", "8S", "9S", "AD", *"123456789"}
    table.play("2")  # the ten of hearts leads
    assert table.state.trick == [read_card("TH")]
    assert table.legal() == {"3H", "4H", "AH"}


def test_a_place_keeps_its_number_and_is_turned_up_once():
    table = BlindTable().deal(ROWS, HANDS).play("QH 2H 2 3H")
    row = table.state.table[P]
    assert row[1] == EMPTY and row[0] == read_card("5H") and row[2] == read_card("QD") and len(row) == 9
    assert table.legal() >= {"1", "3"} and "2" not in table.legal()
    assert [table.fault(slot) for slot in ("2", "0", "10")] == ["empty_place"] * 3


def test_who_has_no_card_in_hand_plays_blind_whatever_was_led():
    table = BlindTable().deal(ROWS, HANDS).play(" ".join(WHOLE.split()[:18]) + " 1")
    assert table.state.hands == [[], []]
    assert table.legal() == set("123456789")


def test_may_ruff_does_not_allow_going_blind_while_able_to_follow():
    hand = "4C 3H 3D 4D 6D 7D 2S 3S"
    table = clubs(hand, may_ruff=True)
    assert table.legal() == {"4C", "3H"}
    assert table.fault("1") == "follow_C" and table.fault("2S") == "follow_C"


def test_a_table_card_cannot_be_played_by_name():
    table = BlindTable().deal(ROWS, HANDS).play("QH 2H")
    assert table.fault("TH") == table.fault("2C") == "not_yours"


def test_the_duty_hangs_on_the_hand_and_not_on_the_table():
    table = clubs(NO_CLUB, "KC")  # a club on the table binds nobody
    assert table.fault("2S") is None


def test_the_record_of_a_turned_card_is_its_place():
    assert action_words(TurnUp(Q, 3)) == "2 turn 3"
    assert read_action(["2", "turn", "3"], table_verbs(), 2) == TurnUp(Q, 3)


def table_verbs():
    return BLIND.rules(BLIND.choose(), 2).verbs


def test_hand_first_nine_tricks_from_the_hand_and_then_nine_blind():
    table = BlindTable(rows="hand_first").deal(ROWS, HANDS).play("QH 2H")
    assert table.legal() == {"JH", "9H", "6H", "5S", "7S", "8S", "9S", "AD"}
    assert table.fault("1") == "hand_first"
    table = BlindTable(rows="hand_first").deal(ROWS, HANDS).play(" ".join(WHOLE.split()[:18]))
    assert table.legal() == set("123456789")
    table.play(" ".join(WHOLE.split()[18:]))
    assert table.state.score == [27, 17]


def test_hand_first_the_void_hand_discards():
    table = clubs(NO_CLUB, rows="hand_first")
    assert table.legal() == set(NO_CLUB.split()) and table.fault("1") == "hand_first"


def test_the_last_trick_plays_itself_when_each_has_one_card_in_all():
    table = BlindTable().deal(ROWS, HANDS)
    for number, word in enumerate(WHOLE.split()):
        alone = table.rules.by_itself(table.state)
        assert (alone is None) == (number < 34)
        if alone:
            assert alone == TurnUp(P if number == 35 else Q, 9)
        table.play(word)
    assert table.rules.by_itself(table.state) is None


def test_the_last_card_may_be_in_the_hand():
    words = ["QH", "2H", "1", "3H", "2", "4H", "3", "2D", "6H", "AH", "3", "9S"]
    table = BlindTable().deal(ROWS, HANDS).play(" ".join(words[:4]))
    assert table.rules.by_itself(table.state) is None
    while len(table.state.takers) < 17:  # P keeps a card of the hand to the end
        (seat,) = table.rules.turn(table.state)
        moves = table.rules.legal(table.state, seat)
        table.act(moves[-1] if seat == P else moves[0])
    assert len(table.state.hands[P]) == 1 and table.state.hands[Q] == []
    for _ in range(2):
        (seat,) = table.rules.turn(table.state)
        alone = table.rules.by_itself(table.state)
        assert isinstance(alone, Play) == (seat == P)
        table.act(alone)
    assert table.rules.turn(table.state) == (TABLE,)


def test_peg_out_leaves_cards_on_the_tables():
    table = BlindTable(finish="peg_out").deal(ROWS, HANDS)
    table.state.score[:] = [119, 0]
    table.play("QH 2H")
    assert table.state.score == [121, 0] and table.rules.turn(table.state) == ()
    (deal,) = table.state.deals
    assert len(deal.out) == 50 and table.state.table == [[], []] and table.state.hands == [[], []]


# Open rows


def open_table(**options):
    """The upper cards are HANDS, the covered ones ROWS."""
    return BlindTable(rows="open_rows", **options).deal(ROWS, HANDS)


def test_open_rows_all_upper_cards_lie_open_from_the_deal_on():
    state = open_table().state
    assert state.hands == state.unseen == [[], []]
    for viewer in (P, Q, None):
        seen = look(state, viewer)
        assert seen.shown == [[read_card(code) for code in hand.split()] for hand in HANDS]
        assert seen.table == [[BACK] * 9, [BACK] * 9]


def test_open_rows_the_card_beneath_is_turned_up_after_the_trick():
    table = open_table().play("JH")
    assert table.state.trump == HEARTS
    assert table.state.shown[P][1] == EMPTY and look(table.state, P).table[P][1] == BACK
    table.play("3H")
    assert table.state.shown[P][1] == read_card("TH") and table.state.table[P][1] == EMPTY
    assert table.state.shown[Q][1] == read_card("KC") and table.state.table[Q][1] == EMPTY
    assert table.legal() == {"QH", "TH", "9H", "6H", "5S", "7S", "8S", "9S", "AD"}


def test_open_rows_an_uncovered_card_leaves_an_empty_place():
    table = open_table().play("JH 3H TH 2H")
    assert table.state.shown[P][1] == EMPTY and table.state.table[P][1] == EMPTY
    assert table.state.shown[Q][0] == read_card("3D") and table.state.shown[Q][1] == read_card("KC")


def test_open_rows_both_follow_from_what_lies_open():
    table = open_table().play("JH")
    assert table.legal() == {"2H", "3H", "4H", "AH"}
    assert table.fault("KS") == "follow_H" and table.fault("KC") == "not_open" and table.fault("QH") == "not_open"
    table.play("3H 7S")
    assert table.legal() == {"KS", "TS", "QS", "JS"}
    table.play("TS 2D")
    assert table.legal() == {"AD", "4D"}  # the four lay under the seven of spades


def test_open_rows_nothing_is_turned_by_a_player():
    table = open_table()
    assert table.fault("1") == "not_now"
    table.play("JH 3H")
    assert table.fault("1") == "not_now"


def test_open_rows_may_ruff():
    table = open_table(may_ruff=True).play("JH 3H 7S")
    assert table.legal() == {"KS", "TS", "QS", "JS", "2H", "4H", "AH"}


def test_open_rows_a_whole_deal():
    """The same tricks as BD-5: first the upper cards; the covered ones are then led and followed by choice."""
    table = open_table()
    while table.state.to_play != TABLE:
        (seat,) = table.rules.turn(table.state)
        moves = table.rules.legal(table.state, seat)
        assert (table.rules.by_itself(table.state) is None) == (len(table.state.takers) < 17)
        table.act(moves[0])
    (deal,) = table.state.deals
    assert sum(deal.pegs) == 36 and sum(deal.count) == 59 and len(deal.takers) == 18
    assert table.state.shown == [[], []] and table.state.table == [[], []] and len(table.state.aside) == 16


# Options


def test_the_table_of_options():
    assert menu_of("blind-don") == {
        "target": (121, 91, 61),
        "may_ruff": (False, True),
        "carry_tie": (False, True),
        "finish": ("play_out", "peg_out", "higher"),
        "rows": ("hidden_hand", "open_rows", "hand_first"),
    }
    assert list(menu_of("blind-don")) == ["target", "may_ruff", "carry_tie", "finish", "rows"]


def test_the_presets():
    as_written = {"target": 121, "may_ruff": False, "carry_tie": False, "finish": "play_out", "rows": "hidden_hand"}
    assert option_values(BLIND.choose()) == as_written
    assert option_values(BLIND.choose("traditional")) == {**as_written, "finish": "peg_out", "rows": "open_rows"}


@pytest.mark.parametrize("word", ["trump=declared", "phat_king=3", "first_trick=fixed", "pitch=every_deal"])
def test_what_blind_don_has_not(word):
    with pytest.raises(OptionError, match=word.partition("=")[0]):
        BLIND.read_options([word])


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_blind_don_is_for_two(seats):
    assert BLIND.seats == (2,)
    with pytest.raises(OptionError):
        BLIND.check_seats(seats)


def test_the_sides_are_single_seats():
    table = BlindTable()
    assert table.rules.sides == ((P,), (Q,))
    assert [row.seats for row in table.rules.standing(table.state)] == [(P,), (Q,)]


@pytest.mark.parametrize(("target", "over"), [(61, True), (91, False), (121, False)])
def test_target(target, over):
    table = BlindTable(target=target).deal(ROWS, HANDS)
    table.state.score[:] = [34, 0]
    table.play(WHOLE)
    assert table.state.score == [61, 17] and (table.rules.turn(table.state) == ()) == over


TIED = (ROWS[0], ROWS[1].replace("JC", "QS")), (HANDS[0], HANDS[1].replace("QS", "9C"))
TIED_PLAY = WHOLE.replace("QS 8S", "9C 8S")
"""As BD-5, but the jack of clubs is out and the queen of spades falls to P's eight of hearts: 29 to 29."""


def test_d12_equal_counts_and_nobody_has_the_game():
    table = BlindTable().deal(*TIED).play(TIED_PLAY)
    (deal,) = table.state.deals
    assert deal.count == (29, 29) and deal.game == (0, 0) and deal.points == (27, 9)
    assert table.state.carried == 0


def test_carry_tie():
    table = BlindTable(carry_tie=True).deal(*TIED).play(TIED_PLAY)
    assert table.state.carried == 8
    table.deal(ROWS, HANDS).play(WHOLE)  # now Q pitches and P has the game
    assert table.state.deals[-1].game == (16, 0) and table.state.score == [27 + 9 + 16, 9 + 27]


@pytest.mark.parametrize(("finish", "places"), [("play_out", (1, 2)), ("higher", (2, 1))])
def test_both_over(finish, places):
    table = BlindTable(finish=finish).deal(ROWS, HANDS)
    table.state.score[:] = [100, 115]
    table.play(WHOLE)  # P: 102, 103, 112, then 122 with the five of trumps; Q 119, 124 is sooner
    assert table.state.score == [127, 132] and table.places == (2, 1)
    table = BlindTable(finish=finish).deal(ROWS, HANDS)
    table.state.score[:] = [110, 113]
    table.play(WHOLE)  # P is there with the nine of trumps, Q at 122 after the five of spades
    assert table.state.score == [137, 130] and table.places == (1, 2)
    table = BlindTable(finish=finish).deal(ROWS, HANDS)
    table.state.score[:] = [109, 120]
    table.play(WHOLE)  # P 121 with the nine of trumps, then Q 124
    assert table.state.score == [136, 137] and table.places == places
