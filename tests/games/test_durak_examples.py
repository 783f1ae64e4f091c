"""The worked examples of English Durak, variant by variant, with every number worked out by hand."""

import pytest

from cardtables.engine.action import Shuffle
from cardtables.engine.cards import CLUBS, HEARTS
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from tests.games.durak_table import DurakTable, codes

# A: the ace orders


def test_a1_the_ace_is_covered_and_a_suit_ordered():
    table = DurakTable("a").place("AS KS 7D", "9S 7C KH 8D", "6H 6D", pile="8S").do("AS")
    assert table.turn == (0,) and table.legal() == {"KS", "decline"}
    table.do("KS")
    assert table.turn == (0,) and table.legal() == {"order S", "order H", "order D", "order C"}
    table.do("order C")
    assert table.hand(0) == "7D" and table.state.ordered == CLUBS
    assert table.turn == (1,) and table.legal() == {"7C", "KH"}


def test_a2_ace_on_ace_and_the_move_goes_on():
    table = DurakTable("a").place("AS AC JC 7D", "9H JS 7C", "6H 6D", pile="8S").do("AS")
    assert table.legal() == {"AC", "decline"}
    table.do("AC")
    assert table.turn == (0,) and table.legal() == {"JC", "decline"}
    table.do("JC, order H")
    assert table.hand(0) == "7D" and codes(table.state.pile) == "8S AS AC JC"
    assert table.turn == (1,) and table.legal() == {"9H", "JS"}


def test_a3_the_right_passes_to_whoever_covers_the_open_ace():
    table = DurakTable("a").place("AH 7S 8D", "7H 8C", "6D 6C", pile="9H", stock="KC").do("AH")
    assert table.legal() == {"draw"}
    table.do("draw")
    assert table.hand(0) == "7S 8D KC" and table.turn == (1,)
    assert table.legal() == {"7H"}
    table.do("7H")
    assert table.turn == (1,) and "order S" in table.legal()
    table.do("order S")
    assert table.state.ordered == 0 and table.turn == (2,)


def test_a4_the_six_takes_two_and_skips():
    table = DurakTable("a").place("6D 9C", "7S", "8D TH", pile="KD", stock="QC JS").do("6D")
    assert table.hand(1) == "7S QC JS" and table.turn == (2,)
    assert (table.state.skipped, table.state.took) == (1, 2)
    assert table.legal() == {"8D"} and table.fault("TH") == "rank_D"


@pytest.mark.parametrize(("drawn", "hand", "pile", "turn"), [("QC", "7H 8S", "TC QC", 1), ("9D", "7H 8S 9D", "TC", 1)])
def test_a5_a_drawn_card_is_played_if_it_fits_and_kept_if_not(drawn, hand, pile, turn):
    table = DurakTable("a").place("7H 8S", "6S 6C", "6D 6H", pile="TC", stock=drawn)
    assert table.legal() == {"draw"}
    table.do("draw")
    if drawn == "QC":
        assert table.turn == (0,) and table.legal() == {"QC"}
        table.do("QC")
    assert table.hand(0) == hand and codes(table.state.pile) == pile and table.turn == (turn,)


def test_a8_what_the_losers_write_down():
    table = DurakTable("a").place("9C", "AS TH KD 7C", "6S 9H", pile="8C").do("9C")
    (deal,) = table.deals
    assert deal.points == (0, 38, 15) and table.points == [0, 38, 15]
    assert deal.winner == 0 and not deal.on_queen
    assert [codes(hand) for hand in deal.hands] == ["", "AS TH KD 7C", "6S 9H"]
    assert deal.dealer == 2 and deal.before == (0, 0, 0) and deal.fallen == ()


# B: the queen orders


def test_b1_the_queen_goes_on_any_card():
    assert DurakTable("b").place("QH 8D 9S", "6H", "6D", pile="9C").legal() == {"QH", "9S"}


def test_b2_the_queens_own_suit_is_overridden_by_the_order():
    table = DurakTable("b").place("QH 8D 9S", "KS QD 7H", "6D 6C", pile="9C").do("QH, order S")
    assert table.turn == (1,) and table.legal() == {"KS", "QD"}
    assert table.fault("7H") == "queen_S"


def test_b3_the_seven_takes_two_and_skips():
    table = DurakTable("b").place("7C 9H", "8D", "8C 7D QH 8H", pile="KC", stock="QC JS").do("7C")
    assert table.hand(1) == "8D QC JS" and table.turn == (2,)
    assert table.legal() == {"8C", "7D", "QH"}


def test_b5_out_on_a_queen():
    (deal,) = DurakTable("b").place("QS", "QC 7H", "AD KC 6D", pile="8H").do("QS").deals
    assert deal.points == (-30, 37, 27) and deal.on_queen and deal.winner == 0


def test_b5_out_on_another_card():
    (deal,) = DurakTable("b").place("8D", "QC 7H", "AD KC 6D", pile="8H").do("8D").deals
    assert deal.points == (0, 37, 27) and not deal.on_queen


def test_b6_the_limit_is_passed_and_the_lowest_total_wins():
    table = DurakTable("b").place("QS", "QC 7H", "AD KC 6D", pile="8H")
    table.state.totals = [12, 70, 95]
    table.do("QS")
    assert table.points == [-18, 107, 122] and table.places == [1, 2, 3] and table.turn == ()
    assert table.deals[0].before == (12, 70, 95)


# V: the jack orders


def flipped(card, *hands, seats=3, **options):
    """V dealt so that the last card, the dealer's, is this one."""
    spare = [rank + suit for suit in "SHDC" for rank in "789TQK" if rank + suit != "KS"]
    named = [hand.split() for hand in hands] + [[] for _ in range(seats - len(hands))]
    taken = {code for hand in named for code in hand} | {card}
    free = [code for code in spare if code not in taken]
    for hand in named:
        while len(hand) < (5 if hand is named[-1] else 6):
            hand.append(free.pop(0))
    named[-1].append(card)
    return DurakTable("v", seats, **options).deal(*(" ".join(hand) for hand in named), rest="AS AH AD")


def test_v1_a_six_turned_up_takes_two_from_the_first_player():
    table = flipped("6H")
    assert [len(hand) for hand in table.state.hands] == [8, 6, 5]
    assert len(table.state.stock) == 16 and codes(table.state.pile) == "6H"
    assert table.hand(0).split()[-2:] == ["AS", "AH"]  # the top of the stock
    assert table.turn == (1,) and table.state.turns == 0


def test_v1_after_the_skip_a_heart_or_a_six_is_played():
    table = flipped("6H", "", "7H 6C 8S 9D TC KD")
    assert table.turn == (1,) and table.legal() == {"7H", "6C"}


def test_v2_a_jack_turned_up_and_the_dealer_orders():
    table = flipped("JC", "7D JS TC 8S 9S 7H")
    assert table.turn == (2,) and len(table.legal()) == 4 and table.state.turns == -1
    table.do("order D")
    assert table.turn == (0,) and table.state.turns == 0
    assert table.legal() == {"7D", "JS"}


@pytest.mark.parametrize(("card", "sizes", "turn"), [("7H", [7, 6, 5], 1), ("AC", [6, 6, 5], 1), ("9H", [6, 6, 5], 0)])
def test_v1_other_cards_turned_up(card, sizes, turn):
    table = flipped(card)
    assert [len(hand) for hand in table.state.hands] == sizes and table.turn == (turn,)


def test_v4_a_jack_goes_only_by_suit_or_rank():
    assert DurakTable("v").place("JH 8C", "6H", "6D", pile="9C").legal() == {"8C"}
    assert DurakTable("v", jack_any=True).place("JH 8C", "6H", "6D", pile="9C").legal() == {"8C", "JH"}


def test_v5_the_seven_takes_one_and_skips():
    table = DurakTable("v").place("7C 9H", "8D", "8C", pile="KC", stock="QC JS").do("7C")
    assert table.hand(1) == "8D QC" and table.turn == (2,)


def test_v7_without_jacks_the_limit_ends_the_match():
    # 11 + 11 + 10 + 9 + 7 = 48 and 6 + 8 + 7 = 21
    table = DurakTable("v").place("9C", "AH AD QH 9H 7D", "6S 8D 7S", pile="8C")
    table.state.totals = [480, 455, 300]
    table.do("9C")
    assert table.deals[0].points == (0, 48, 21) and table.points == [480, 503, 321]
    assert table.turn == () and table.places == [2, 3, 1]


# G: suit only


def test_g1_suit_only_and_the_queen_anywhere():
    assert DurakTable("g").place("KD 8C QH", "6H", "6D", pile="KC").legal() == {"8C", "QH"}


def test_g3_the_ace_takes_one_and_skips():
    table = DurakTable("g").place("AC 9H", "8D", "8C AH QD", pile="KC", stock="TD").do("AC")
    assert table.hand(1) == "8D TD" and table.turn == (2,)
    assert table.legal() == {"8C", "QD"} and table.fault("AH") == "queen_C"


def test_g4_the_queen_orders_and_skips():
    table = DurakTable("g").place("QH 9H", "8D", "6D 9C KH", pile="KC").do("QH, order D")
    assert table.hand(1) == "8D" and (table.state.skipped, table.state.took) == (1, 0)
    assert table.turn == (2,) and table.legal() == {"6D"}


def test_g6_the_seven_is_plain():
    table = DurakTable("g").place("7H 9S", "8D 8H QC", "6D", pile="9H").do("7H")
    assert table.turn == (1,) and table.hand(1) == "8D 8H QC" and table.legal() == {"8H", "QC"}


def test_g7_out_on_a_queen():
    (deal,) = DurakTable("g").place("QD", "QC KS", "7S 8S JH TD AC", pile="8H").do("QD").deals
    assert deal.points == (-30, 24, 2 + 10 + 11)


# What a pack costs


@pytest.mark.parametrize(("letter", "total"), [("a", 324), ("b", 404), ("v", 324), ("g", 188)])
def test_what_the_pack_costs(letter, total):
    game = GAMES[f"durak-{letter}"]
    rules = game.rules(game.choose(), 2)
    assert len(rules.pack) == 36 and sum(rules.worth[card] for card in rules.pack) == total


# Dealing


@pytest.mark.parametrize(("letter", "each", "stock", "pile"), [("a", 5, 21, 0), ("b", 4, 23, 1), ("g", 4, 23, 1)])
def test_cards_are_dealt_one_by_one_from_the_dealers_left(letter, each, stock, pile):
    table = DurakTable(letter)
    order = table.rules.pack
    table.act(Shuffle(TABLE, order))
    assert table.state.hands == [list(order[seat : 3 * each : 3]) for seat in range(3)]
    assert len(table.state.stock) == stock and table.state.pile == list(order[3 * each : 3 * each + pile])
    assert table.state.stock == list(order[3 * each + pile :])
    assert table.turn == (0,) and table.state.laid_by is None


def test_a_the_first_player_leads_any_card():
    table = DurakTable("a").deal("6S 7H 8D 9C AS", "7S 8S 9S TS JS", "7D 9D TD JD QD")
    assert table.legal() == {"6S", "7H", "8D", "9C", "AS"} and table.fault("draw") == "must_play"


def test_v_the_dealers_sixth_card_is_the_last_one_dealt():
    table = DurakTable("v", seats=5)
    order = table.rules.pack
    table.act(Shuffle(TABLE, order))
    assert table.state.pile == [order[29]] and len(table.state.hands[4]) == 5
    assert table.state.laid_by == 4


def test_the_deal_moves_left():
    table = DurakTable("a")
    for dealer, first in [(2, 0), (0, 1), (1, 2), (2, 0)]:
        assert table.state.dealer == dealer
        table.act(Shuffle(TABLE, table.rules.pack))
        assert table.turn == (first,)
        table.place("9C", "6S", "7S", pile="8C", shuffle=False).do("9C")
        assert table.deals[-1].dealer == dealer and table.deals[-1].winner == 0


def test_an_order_of_hearts_is_kept_until_a_card_is_played():
    table = DurakTable("b").place("QS 9S", "8D 7S", "6D TH", pile="9C", stock="9D").do("QS, order H, draw")
    assert table.state.ordered == HEARTS and table.turn == (2,)
    table.do("TH")
    assert table.state.ordered is None
