"""The worked examples of Irish Don, its readings and options, all by hand from the page of rules."""

import pytest

from cardtables.engine.cards import DIAMONDS, HEARTS, SPADES, Suit
from cardtables.engine.game import OptionError, option_values
from cardtables.engine.notation import card_code
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.state import NameTrump
from tests.games.don_table import DonTable, E, N, S, W
from tests.games.thirteen import KING_LAST, QUEEN_BEFORE, QUEEN_LAST, dealt, menu_of, one_suit_each

IRISH = GAMES["irish-don"]


def irish(preset="as-written", dealer=W, **options):
    return DonTable(dealer, "irish-don", preset, **options)


FIRST = ("4D", "AD", "2D 3D", "9D")
"""Example I-1: hands of N E S W."""


def test_i1_the_first_trick_is_the_holders_whatever_is_played():
    table = irish().deal(*FIRST)
    assert (table.state.dealer, table.state.pitcher) == (W, S) and table.rules.turn(table.state) == (S,)
    assert table.rules.takes_first(table.state) == S
    table.play("3D 9D 4D AD")
    assert table.state.trump == DIAMONDS
    assert table.state.takers == [S] and table.state.pegs == [22]
    assert table.state.score == [22, 0] and table.rules.turn(table.state) == (S,)
    assert table.rules.takes_first(table.state) is None


def test_i1_traditional_the_ace_takes_it():
    table = irish("traditional").deal(*FIRST).play("3D 9D 4D AD")
    assert table.state.takers == [E] and table.state.score == [0, 22]
    assert table.rules.turn(table.state) == (E,)


def test_only_the_first_trick_is_fixed():
    table = irish().deal("4D 5D", "AD 6D", "2D 3D", "9D 7D").play("3D 9D 4D AD  2D 7D 5D 6D")
    assert table.state.takers == [S, W]


def test_i3_the_two_of_diamonds_need_not_be_led():
    table = irish().deal(*FIRST)
    assert {"2D", "3D"} < table.legal() and len(table.legal()) == 13


def test_i4_any_suit_may_be_made_trumps_by_the_holder():
    table = irish().deal("4S", "5S", "2D 3S", "6S").play("3S")
    assert table.state.trump == SPADES


def test_i4_declared_the_holder_names_it():
    table = irish(trump="declared").deal(*FIRST)
    assert table.rules.legal(table.state, S) == tuple(NameTrump(S, Suit(suit)) for suit in range(4))
    table.act(NameTrump(S, HEARTS))
    table.play("3D 9D 4D AD")
    assert table.state.trump == HEARTS and table.state.takers == [S]
    assert table.state.pegs == [9]  # the nine of a side suit; ace of a side suit none


def test_i5_suit_must_be_followed_in_the_fixed_trick_too():
    table = irish().deal("4D 5S", "AD", "2D 3D", "9D 8S").play("3D")
    assert "9D" in table.legal() and "8S" not in table.legal()
    assert table.fault("8S") == "follow_D"


def test_a_side_nine_pegs_nine_and_a_side_five_five():
    """D-5 in Irish Don: 9 + 5 = 14."""
    table = irish().deal("2D KS", "9S", "5S", "2S").play("KS 9S 5S 2S")
    assert table.state.takers == [N]
    trump_spades = 3 + 18 + 10  # here spades are trumps
    assert table.state.pegs == [trump_spades]
    table = irish().deal("2D AD KS", "3D 9S", "4D 5S", "6D 2S").play("AD 3D 4D 6D  KS 9S 5S 2S")
    assert table.state.pegs == [4, 14]


def test_there_is_no_game():
    table = dealt("irish-don", KING_LAST, target=81).play(KING_LAST)
    (deal,) = table.state.deals
    assert deal.game == (0, 0) and deal.points == (43, 37)


def test_i4_the_end_as_the_king_falls():
    table = dealt("irish-don", KING_LAST, scores=(38, 42))
    table.play(" ".join(KING_LAST.split()[:48]))
    assert table.state.score == [78, 79] and table.rules.turn(table.state) == (E,)
    table.play(" ".join(KING_LAST.split()[48:]))
    assert table.state.score == [81, 79]
    assert table.places == (1, 2) and table.rules.turn(table.state) == ()
    assert table.state.deals[0].points == (40 + 3, 37)


def test_i5_eighty_in_one_deal():
    hands, play = one_suit_each()
    table = irish().deal(*hands).play(play)
    assert table.state.score == [80, 0] and table.places == (1, 2)
    over = irish(target=81).deal(*hands).play(play)
    assert over.state.score == [80, 0] and over.rules.turn(over.state) == (TABLE,)


@pytest.mark.parametrize(("play", "places"), [(QUEEN_LAST, (2, 1)), (QUEEN_BEFORE, (1, 2))])
def test_i6_eighty_each_is_won_by_who_was_there_first(play, places):
    table = dealt("irish-don", play, scores=(38, 42)).play(play)
    assert table.state.score == [80, 80] and table.places == places


@pytest.mark.parametrize("options", [{"finish": "higher"}, {"target": 81}])
@pytest.mark.parametrize("play", [QUEEN_LAST, QUEEN_BEFORE])
def test_i6_higher_or_81_plays_another_deal(options, play):
    table = dealt("irish-don", play, scores=(38, 42), **options).play(play)
    assert table.state.score == [80, 80] and table.rules.turn(table.state) == (TABLE,)
    assert table.places == (None, None)


def test_peg_out_stops_at_eighty():
    table = dealt("irish-don", QUEEN_BEFORE, scores=(38, 42), finish="peg_out")
    table.play(" ".join(QUEEN_BEFORE.split()[:44]))
    # NS 38 + 22 + 9 + 9 + 2 = 80 with the eleventh trick
    assert table.state.score == [80, 42 + 14 + 5 + 5] and table.places == (1, 2)
    assert len(table.state.deals[0].takers) == 11


# Who pitches


def second_deal(**options):
    """Deal 1: N, all diamonds, takes 80 of 81. Deal 2: N deals, so E is at the dealer's left; S holds the 2♦."""
    hands, play = one_suit_each()
    table = irish(target=81, **options).deal(*hands).play(play)
    assert table.state.dealer == N
    return table.deal("4D", "2D 3D", "9D", "AD")  # E, S, W, N


def test_i2_as_written_the_holder_pitches_every_deal():
    table = second_deal()
    assert table.state.pitcher == S and [card_code(card) for card in table.state.named] == ["2D"]
    table.play("3D 9D AD 4D")
    assert table.state.takers == [S]


def test_i2_first_deal_only_then_the_dealers_left_and_the_first_trick_is_normal():
    table = second_deal(pitch="first_deal_only")
    assert table.state.pitcher == E and table.state.named == []
    assert not table.rules.holder_pitches(table.state) and table.rules.takes_first(table.state) is None
    table.play("4D 3D 9D AD")
    assert table.rules.options.first_trick == "fixed" and table.state.takers == [N]


def test_first_deal_only_the_first_deal_is_the_holders():
    table = irish(pitch="first_deal_only").deal(*FIRST).play("3D 9D 4D AD")
    assert table.state.pitcher == S and table.state.takers == [S]


def test_the_deal_moves_clockwise_whoever_pitches():
    hands, play = one_suit_each()
    table = irish(target=81).deal(*hands).play(play)
    assert [deal.dealer for deal in table.state.deals] == [W] and table.state.dealer == N


def test_the_named_card_is_named_until_it_is_played():
    table = irish().deal(*FIRST)
    assert [card_code(card) for card in table.state.named] == ["2D"]
    table.play("3D 9D 4D AD")
    assert [card_code(card) for card in table.state.named] == ["2D"]
    table.play("2D")
    assert table.state.named == []


# Options


def test_the_table_of_options():
    assert menu_of("irish-don") == {
        "target": (80, 81),
        "trump": ("pitch", "declared"),
        "may_ruff": (False, True),
        "finish": ("play_out", "peg_out", "higher"),
        "first_trick": ("fixed", "normal"),
        "pitch": ("every_deal", "first_deal_only"),
    }
    assert list(menu_of("irish-don")) == ["target", "trump", "may_ruff", "finish", "first_trick", "pitch"]


def test_the_presets():
    as_written = {
        "target": 80, "trump": "pitch", "may_ruff": False, "finish": "play_out", "first_trick": "fixed",
        "pitch": "every_deal",
    }  # fmt: skip
    assert option_values(IRISH.choose()) == as_written
    assert option_values(IRISH.choose("traditional")) == {
        **as_written, "target": 81, "finish": "peg_out", "first_trick": "normal", "pitch": "first_deal_only",
    }  # fmt: skip


@pytest.mark.parametrize("word", ["carry_tie=yes", "phat_king=3", "rows=open_rows", "target=121"])
def test_what_irish_don_has_not(word):
    with pytest.raises(OptionError, match=word.partition("=")[0]):
        IRISH.read_options([word])


def test_irish_don_is_for_four():
    assert IRISH.seats == (4,)
    with pytest.raises(OptionError):
        IRISH.check_seats(2)


def test_may_ruff():
    hands = ("2D AD 3C", "3D 4C 5D", "4D 5C", "6D 6C")
    table = irish().deal(*hands).play("AD 3D 4D 6D 3C")
    assert "5D" not in table.legal() and "4C" in table.legal()
    table = irish(may_ruff=True).deal(*hands).play("AD 3D 4D 6D 3C")
    assert {"5D", "4C"} <= table.legal()


def test_thirteen_cards_each_and_none_out():
    table = irish().deal(*FIRST)
    assert len(table.state.hands[S]) == 13 and [len(hand) for hand in table.state.unseen] == [13, 13, 0, 13]
    assert table.state.out == []


def test_the_last_trick_plays_itself_and_nothing_else_does():
    table = dealt("irish-don", KING_LAST)
    for number, code in enumerate(KING_LAST.split()):
        alone = table.rules.by_itself(table.state)
        assert (alone is None) == (number < 48)
        table.play(code)
