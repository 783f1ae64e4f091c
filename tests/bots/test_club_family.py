"""What a decent player of Blind Don, Irish Don and Phat does, one maxim a test: the expected card written down."""

from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.bots.hints.don import simple
from cardtables.bots.hints.don.known import read, worlds
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.sight import look
from cardtables.engine.view import View
from cardtables.games.don.blind import TurnUp
from tests.games.blind_table import HANDS, ROWS, BlindTable, P, Q
from tests.games.don_table import DonTable, N, S, W

CHANCES = range(8)
"""A maxim holds whatever way the club player thinks the hidden cards may lie."""


def view_of(table, seat=None):
    turn = table.rules.turn(table.state)
    seat = turn[0] if seat is None else seat
    return View(seat, look(table.state, seat), turn, tuple(table.rules.legal(table.state, seat)), (), 0)


def word(action):
    return "blind" if isinstance(action, TurnUp) else card_code(action.card)


def choices(table):
    """All that the club player whose turn it is may choose."""
    view = view_of(table)
    return {word(LEVELS["club"].choose(view, table.rules, Random(chance)).action) for chance in CHANCES}


def beginners_best(table):
    """What a beginner who looks values most."""
    view = view_of(table)
    values = list(simple(view, table.rules))
    return word(view.legal[values.index(max(values))])


# Irish Don: the first trick is the pitcher's


def irish(north, east, south, west, **options):
    return DonTable(W, "irish-don", **options).deal(north, east, south, west)


PITCHER = "2D AS KS 9S 6S 4S 3H 6H 3D 4D 3C 6C 7C"


def test_the_pitcher_leads_big_don_where_the_first_trick_is_his():
    assert choices(irish(PITCHER, "2S", "3S", "7S")) == {"9S"}


def test_where_it_is_not_he_keeps_big_don():
    assert choices(irish(PITCHER, "2S", "3S", "7S", first_trick="normal")) == {"AS"}


def test_a_beginner_knows_it_too():
    assert beginners_best(irish(PITCHER, "2S", "3S", "7S")) == "9S"


def test_the_partner_gives_what_he_has():
    hand = "AS 9S 5S 3S 2H 4H 7H 8H 2C 4C 8C 6D 7D"
    table = irish("2D 4S 6S", "7S", hand, "8S").play("4S 7S")
    assert choices(table) == {"9S"} and beginners_best(table) == "9S"


def test_the_other_side_gives_nothing_though_it_could_beat_it():
    hand = "AS 9S 5S 3S 2H 4H 7H 8H 2C 4C 8C 6D 7D"
    table = irish("2D 4S 6S", hand, "7S", "8S").play("4S")
    assert choices(table) == {"3S"} and beginners_best(table) == "3S"


def test_a_normal_first_trick_is_taken_with_the_ace():
    hand = "AS 9S 8S 3S 2H 4H 7H 8H 2C 4C 8C 6D 7D"
    table = irish("2D 5S 6S", "7S", "TS", hand, first_trick="normal").play("5S 7S TS")
    assert choices(table) == {"AS"}


def test_all_know_that_the_pitcher_holds_the_two_of_diamonds():
    table = irish("2D 4S 6S", "7S", "3S", "8S").play("4S")
    known = read(view_of(table), table.rules)
    assert known.lying == ((read_card("2D"),), (), (), ())
    for chance in CHANCES:
        for world in worlds(known, Random(chance)):
            assert read_card("2D") in world[N] and [len(hand) for hand in world] == [12, 13, 13, 13]
            assert len({card for hand in world for card in hand}) == 51
        for world in worlds(known, Random(chance), 2):  # of S and W alone
            assert read_card("2D") not in world[S] + world[W] and world[N] == []


def test_there_is_nothing_to_count_for():
    table = irish(PITCHER, "2S", "3S", "7S").play("9S 2S")
    assert read(view_of(table, S), table.rules).count_share == 0


# Phat: its prices, and the muck


def phat(*hands, **options):
    return DonTable(W, "phat", **options).deal(*hands)


def test_a_side_nine_is_kept_from_an_ace_of_the_other_side():
    table = phat("AS AC", "2S 9C 3C 2H 3H 4H 6H 7H 8H 2D 3D 4D 6D", "3S 2C", "4S 4C").play("AS 2S 3S 4S AC")
    assert choices(table) == {"3C"} and beginners_best(table) == "3C"


def test_a_side_nine_is_given_to_a_partner_who_wins():
    table = phat("AS AC", "2S 2C", "3S 9C 3C 2H 3H 4H 6H 7H 8H 2D 3D 4D 6D", "4S 4C").play("AS 2S 3S 4S AC 2C")
    assert choices(table) == {"9C"}


def test_a_carried_muck_makes_the_count_dearer():
    table = phat("AS AC", "2S", "3S", "4S", carry_tie=True).play("AS 2S 3S 4S")
    plain = read(view_of(table), table.rules)
    table.state.carried = 16
    carried = read(view_of(table), table.rules)
    assert (plain.prize, carried.prize) == (8, 24)
    assert carried.count_share == pytest.approx(3 * plain.count_share)


# Blind Don: when to go blind


def blind(hand, led, *, other="", **options):
    """P has pitched the ace of hearts and leads this; Q holds the two of hearts and this hand."""
    table = BlindTable(**options).deal(("", ""), (f"AH {led} {other}", f"2H {hand}"))
    return table.play(f"AH 2H {led}")


def test_goes_blind_rather_than_give_a_five_or_a_ten_to_an_ace():
    table = blind("5S 5D TS TD AS AD KS KD", "AC")
    assert choices(table) == {"blind"} and beginners_best(table) == "blind"


def test_ruffs_a_five_rather_than_hope():
    table = blind("3H 2S 3S 4S 2D 3D 4D 6D", "5C")
    assert choices(table) == {"3H"} and beginners_best(table) == "3H"


def test_the_cards_on_the_tables_are_counted_as_hidden():
    table = BlindTable().deal(ROWS, HANDS).play("QH 2H")
    known = read(view_of(table, Q), table.rules)
    assert known.covered == (9, 9) and known.sizes == (8, 8)
    assert len(known.hidden) == 52 - 8 - 2


def test_who_has_an_empty_hand_is_thought_to_turn_up_any_card():
    table = BlindTable().deal(ROWS, HANDS).play("QH 2H")
    while table.state.hands[Q]:
        (seat,) = table.rules.turn(table.state)
        moves = table.rules.legal(table.state, seat)
        table.act(moves[-1] if seat == P else moves[0])
    known = read(view_of(table, P), table.rules)
    for world in worlds(known, Random(1), 1):
        assert len(world[Q]) == 1 and world[Q][0] in known.hidden


def test_with_open_rows_the_open_cards_of_the_other_are_known():
    table = BlindTable(rows="open_rows").deal(ROWS, HANDS).play("QH 2H")
    known = read(view_of(table, P), table.rules)
    assert {card_code(card) for card in known.lying[Q]} == {*HANDS[1].split(), "3D"} - {"2H"}
    for world in worlds(known, Random(1), 1):
        assert sorted(world[Q]) == sorted(known.lying[Q])


def test_with_open_rows_takes_what_he_sees_he_can_take():
    """Q's only club lies open, a ten: P's ace of clubs takes it."""
    hands = ("AH AC 2D 3D 4D 6D 7D 8D 9D", "2H TC 3S 4S 6S 7S 8S 9S JS")
    table = BlindTable(rows="open_rows").deal(("2S", "5H"), hands).play("AH 2H")
    assert choices(table) == {"AC"}
