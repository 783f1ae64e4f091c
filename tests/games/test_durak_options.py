"""The options of English Durak, each by hand: what may be chosen, and what it changes."""

import pytest

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK, HEARTS
from cardtables.engine.game import OptionError, option_values
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from tests.games.durak_table import DurakTable, cards, codes
from tests.games.test_durak_examples import flipped
from tests.games.test_durak_readings import nothing_left

COMMON = {
    "draw_until": (False, True),
    "may_keep": (False, True),
    "stack_six": (False, True),
    "reshuffle": (False, True),
    "winner_leads": (False, True),
}
OWN = {
    "a": (101, {"ace_last_wins": (False, True)}),
    "b": (101, {"ace_last_wins": (False, True), "six_plain": (False, True)}),
    "v": (500, {"jack_any": (False, True), "jack_points": (False, True)}),
    "g": (100, {"queen_skips": (True, False)}),
}
TRADITIONAL = {
    "a": {"draw_until": True, "ace_last_wins": True},
    "b": {"draw_until": True, "six_plain": True},
    "v": {"jack_points": True},
    "g": {"draw_until": True},
}


@pytest.mark.parametrize("letter", OWN)
def test_the_table_of_options(letter):
    game, (limit, own) = GAMES[f"durak-{letter}"], OWN[letter]
    assert {option.key: option.values for option in game.menu} == {"limit": (limit, 0), **COMMON, **own}
    assert game.seats == (2, 3, 4, 5) and game.family == "durak"


@pytest.mark.parametrize("letter", OWN)
def test_the_presets(letter):
    game, (limit, own) = GAMES[f"durak-{letter}"], OWN[letter]
    as_written = {"limit": limit, **dict.fromkeys(COMMON, False), **{key: values[0] for key, values in own.items()}}
    assert option_values(game.choose()) == as_written
    assert option_values(game.choose("traditional")) == {**as_written, **TRADITIONAL[letter]}


@pytest.mark.parametrize(
    ("limit", "allowed"), [(0, True), (1, False), (19, False), (20, True), (1000, True), (1001, False)]
)
def test_the_limit_is_0_or_20_to_1000(limit, allowed):
    if allowed:
        assert GAMES["durak-v"].choose(changes={"limit": limit}).limit == limit
    else:
        with pytest.raises(OptionError, match=f"limit={limit}: possible are 500, 0, 20-1000"):
            GAMES["durak-v"].choose(changes={"limit": limit})


@pytest.mark.parametrize(
    ("letter", "word"),
    [("a", "six_plain=yes"), ("v", "ace_last_wins=yes"), ("g", "jack_any=yes"), ("b", "queen_skips=no")],
)
def test_options_of_other_variants_are_refused(letter, word):
    with pytest.raises(OptionError, match=r"option \w+: durak-. has limit, draw_until"):
        GAMES[f"durak-{letter}"].read_options([word])


def test_six_players_are_too_many():
    with pytest.raises(OptionError, match="2–5"):
        GAMES["durak-a"].check_seats(6)


# limit


def test_limit_0_is_a_single_deal():
    table = DurakTable("a", limit=0).place("9C", "7D", "8D", pile="8C").do("9C")
    assert table.turn == () and table.places == [1, 2, 3] and table.points == [0, 7, 8]


def test_limit_20():
    table = DurakTable("a", limit=20).place("9C", "7D", "TD KD", pile="8C").do("9C")
    assert table.turn == () and table.points == [0, 7, 20]


# draw_until


def test_draw_until_one_fits():
    table = DurakTable("a", draw_until=True).place("7H", "8H", "9H", pile="TC", stock="8D 9D QC").do("draw")
    assert table.turn == (0,) and table.legal() == {"draw"} and table.fault("7H") == "draw_on"
    table.do("draw, draw")
    assert table.hand(0) == "7H 8D 9D QC" and table.legal() == {"QC"} and table.state.turns == 0
    table.do("QC")
    assert table.turn == (1,) and table.state.turns == 1


def test_draw_until_nothing_is_left():
    table = nothing_left(draw_until=True)
    for card in cards("AD KD"):
        table.state.hands[1].remove(card)
        table.state.stock.append(card)
    table.do("draw")
    assert table.turn == (0,) and table.legal() == {"draw"}
    table.do("draw")
    assert table.hand(0) == "7H 8S AD KD" and table.turn == (1,)


def test_draw_until_on_ones_own_ace_exactly_one():
    table = DurakTable("a", draw_until=True).place("AS 7H", "8H", "9H", pile="8S", stock="8D 9S").do("AS, draw")
    assert table.hand(0) == "7H 8D" and table.turn == (1,)


# may_keep


def test_may_keep_the_drawn_card():
    table = DurakTable("a", may_keep=True).place("7H", "8H", "9H", pile="TC", stock="QC").do("draw")
    assert table.legal() == {"QC", "decline"} and table.fault("draw") == "play_drawn"
    table.do("decline")
    assert table.hand(0) == "7H QC" and table.turn == (1,) and table.state.turns == 1


def test_may_keep_a_card_drawn_for_ones_own_ace_which_stays_open():
    table = DurakTable("a", may_keep=True).place("AS 7H", "8S 7C", "9H", pile="TS", stock="9S").do("AS, draw, decline")
    assert table.hand(0) == "7H 9S" and table.turn == (1,)
    assert "order H" in table.do("8S").legal()


def test_may_keep_ends_an_order_not():
    table = DurakTable("b", may_keep=True).place("QS 9S", "8D", "6D", pile="9C", stock="9H").do("QS, order H, draw")
    table.do("decline")
    assert table.state.ordered == HEARTS and table.turn == (2,)


def test_may_keep_with_draw_until_ends_the_drawing():
    table = DurakTable("a", may_keep=True, draw_until=True).place("7H", "8H", "9H", pile="TC", stock="8D QC KC")
    table.do("draw")
    assert table.legal() == {"draw"} and table.fault("decline") == "draw_on"
    table.do("draw, decline")
    assert table.turn == (1,) and table.hand(0) == "7H 8D QC"


# stack_six


def test_stack_six_answers_a_six_and_two_more_are_taken():
    table = DurakTable("a", stack_six=True).place("6D 9C", "6S 7S", "6H 8D", pile="KD", stock="8H 9H TH JH QH KH")
    table.do("6D")
    assert table.turn == (1,) and table.legal() == {"6S", "draw"} and table.fault("7S") == "answer_six"
    table.do("6S, 6H")
    assert table.turn == (0,) and table.legal() == {"draw"} and table.state.owed == 6
    table.do("draw")
    assert table.hand(0) == "9C 8H 9H TH JH QH KH" and table.turn == (1,)
    assert (table.state.skipped, table.state.took, table.state.owed) == (0, 6, 0)
    assert table.state.turns == 3  # taking is no turn


def test_stack_six_one_may_take_though_able_to_answer():
    table = DurakTable("a", stack_six=True).place("6D 9C", "6S 7S", "8D", pile="KD", stock="8H 9H").do("6D, draw")
    assert table.hand(1) == "6S 7S 8H 9H" and table.turn == (2,)


def test_stack_six_answers_only_sixes_not_sevens():
    table = DurakTable("b", stack_six=True).place("7C 9H", "7D", "8C", pile="KC", stock="QC JS").do("7C")
    assert table.hand(1) == "7D QC JS" and table.turn == (2,)


def test_stack_six_with_an_order_which_an_answer_ends():
    hands = "AS 6S 7D", "6H 9S", "9H 7C"
    table = DurakTable("a", stack_six=True).place(*hands, pile="8S", stock="JD QD 6C 6D").do("AS, 6S, order C")
    assert table.legal() == {"6H", "draw"}
    taken = DurakTable("a", stack_six=True).place(*hands, pile="8S", stock="JD QD").do("AS, 6S, order C, draw")
    assert taken.turn == (2,) and taken.legal() == {"7C"}
    table.do("6H, draw")
    assert table.hand(2) == "9H 7C JD QD 6C 6D" and table.turn == (0,) and table.state.ordered is None


def test_stack_six_a_six_turned_up_in_v_may_be_answered():
    table = flipped("6H", "6D 7S 8S 9S 7H 8H", stack_six=True)
    assert table.turn == (0,) and table.legal() == {"6D", "draw"} and table.state.owed == 2
    assert table.state.turns == 0


def test_stack_six_in_mid_penalty_takes_what_there_is():
    table = nothing_left(hands=("6C 8S", "7S"), stack_six=True).do("6C, draw")
    assert table.state.took == 1 and table.turn == (0,) and table.state.owed == 0


# reshuffle


def test_reshuffle_the_table_shuffles_the_turned_cards_when_one_must_be_drawn():
    table = DurakTable("a", reshuffle=True).place("7H 8S", "9S 9C", "6D 6H", pile="9D JC TC", stock="QD").all_but(0)
    turned = table.state.pile[:-1]
    table.do("draw")
    assert table.turn == (TABLE,) and table.hand(0) == "7H 8S"
    assert table.rules.fault(table.state, Shuffle(TABLE, table.rules.pack)) == "bad_pack"
    assert table.rules.fault(table.state, Play(0, turned[0])) == "not_your_turn"
    order = [*cards("QC"), *(card for card in turned if card not in cards("QC"))]
    table.act(Shuffle(TABLE, tuple(order)))
    assert table.hand(0) == "7H 8S QC" and table.turn == (0,) and table.legal() == {"QC"}
    assert table.state.stock == order[1:] and codes(table.state.pile) == "TC"


def test_reshuffle_in_mid_penalty():
    table = DurakTable("a", reshuffle=True).place("6D 9C", "7S", "8D TH", pile="KD", stock="8S").all_but(1).do("6D")
    assert table.turn == (TABLE,) and table.hand(1) == "7S 8S" and table.state.owed == 1
    turned = table.state.pile[:-1]
    table.act(Shuffle(TABLE, tuple(reversed(turned))))
    assert table.state.hands[1][-1] == turned[-1] and table.turn == (2,) and table.state.took == 2


def test_reshuffle_for_a_draw_does_not_tell_the_skip_before_it_once_more():
    table = DurakTable("a", reshuffle=True).place("6D 9C", "7S", "8C TH", pile="9D QC KD", stock="8S 9H")
    table.all_but(2).do("6D")
    assert table.state.skipped == 1 and table.turn == (2,)
    table.do("draw")
    assert table.turn == (TABLE,) and table.state.skipped is None


def test_reshuffle_with_nothing_to_turn_takes_nothing():
    table = nothing_left(reshuffle=True).do("draw")
    assert table.turn == (1,)


# winner_leads


def test_winner_leads_the_next_deal_which_still_moves_left():
    table = DurakTable("a", winner_leads=True).place("7D", "9C", "8D", pile="8C", to_play=1).do("9C")
    assert table.state.dealer == 0
    table.act(Shuffle(TABLE, table.rules.pack))
    assert table.turn == (1,)  # also the dealer's left
    table.place("7D", "8D", "9C", pile="8C", to_play=2, shuffle=False).do("9C")
    assert table.state.dealer == 1
    table.act(Shuffle(TABLE, table.rules.pack))
    assert table.turn == (2,)
    table.place("7D", "8D", "9C", pile="8C", to_play=2, shuffle=False).do("9C")
    table.act(Shuffle(TABLE, table.rules.pack))
    assert table.state.dealer == 2 and table.turn == (2,)


def test_winner_leads_in_v_the_winner_deals_because_the_dealer_leads():
    table = DurakTable("v", winner_leads=True).place("7D", "9C", "8D", pile="8C", to_play=1).do("9C")
    assert table.state.dealer == 1


@pytest.mark.parametrize("letter", ["a", "v"])
def test_winner_leads_after_a_stalled_deal_the_dealers_left(letter):
    table = DurakTable(letter, winner_leads=True).place("7D", "9C", "8D", pile="8S", stock="9D", to_play=1)
    table.state.turns = 499
    assert table.do("draw").state.dealer == 0


# Options of one variant


@pytest.mark.parametrize("letter", ["a", "b"])
def test_ace_last_wins(letter):
    (deal,) = DurakTable(letter, ace_last_wins=True).place("AS", "9S", "9H", pile="8S").do("AS").deals
    assert deal.winner == 0 and deal.points == (0, 9, 9)


def test_ace_last_wins_leaves_an_ace_that_is_not_the_last_as_it_is():
    table = DurakTable("a", ace_last_wins=True).place("AS 9S", "8H", "9H", pile="8S").do("AS")
    assert table.legal() == {"9S", "decline"}


def test_six_plain_in_b():
    table = DurakTable("b", six_plain=True).place("6D 9C", "7D 9H", "8D", pile="KD").do("6D")
    assert table.turn == (1,) and table.hand(1) == "7D 9H" and table.state.skipped is None
    assert table.do("7D").state.took == 2  # the seven still takes


def test_jack_points():
    table = DurakTable("v", jack_points=True).place("9C", "JH", "8D", pile="8C").do("9C")
    assert table.points == [0, 10, 8] and table.turn == (TABLE,) and table.deals[0].fallen == ()


def test_queen_skips_no():
    table = DurakTable("g", queen_skips=False).place("QH 9H", "8D 9D", "6D", pile="KC").do("QH, order D")
    assert table.turn == (1,) and table.legal() == {"8D", "9D"} and table.state.skipped is None


def test_jack_any_says_so():
    assert DurakTable("v", jack_any=True).place("8D", "6H", "6D", pile="9C").fault("8D") == "rank_jack_C"


# Refusals


def test_refusals():
    table = DurakTable("a").place("7H 8S", "9C", "6D", pile="TH")
    assert table.fault("9C") == "not_yours" and table.fault("order H") == "not_now"
    assert table.fault("decline") == "not_now"
    assert table.rules.fault(table.state, table.play(1, "9C")) == "not_your_turn"
    assert table.rules.fault(table.state, Shuffle(0, table.rules.pack)) == "not_now"
    assert table.rules.fault(table.state, Lot(TABLE, 0)) == "not_your_turn"


def test_a_shuffle_is_the_whole_pack_and_the_lot_comes_first():
    table = DurakTable("a")
    pack = table.rules.pack
    for order in (pack[1:], (*pack[1:], pack[1]), FULL_PACK):
        assert table.rules.fault(table.state, Shuffle(TABLE, order)) == "bad_pack"
    assert table.rules.fault(table.state, Lot(TABLE, 1)) == "not_now"
    assert table.rules.fault(table.rules.start(), Shuffle(TABLE, pack)) == "not_now"


def test_after_the_match_nothing_is_legal():
    table = DurakTable("a", limit=0).place("9C", "7D", "8D", pile="8C").do("9C")
    assert table.rules.fault(table.state, Shuffle(TABLE, table.rules.pack)) == "over"
    assert [table.rules.legal(table.state, seat) for seat in range(3)] == [(), (), ()]
