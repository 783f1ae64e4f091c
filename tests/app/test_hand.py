"""A hand: where its cards lie, what their height and keys say, and which one a click touches."""

import pytest

from cardtables.app.canvas import Canvas
from cardtables.app.palette import ink_for
from cardtables.app.widgets.hand import (
    CARD_KEYS,
    Fan,
    display_order,
    draw_backs,
    draw_hand,
    lefts,
    place_at,
    place_of_key,
    stride,
    window,
)
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import card_code, read_card

INK = ink_for("felt")
NINE = "AS 8S QH 9H 4H JD 7D 9C 3C"


def cards(codes):
    return [read_card(code) for code in codes.split()]


def fan(chosen="4H", legal="QH 9H 4H", hand=NINE, keys=True):
    return Fan(cards(hand), cards(legal), read_card(chosen) if chosen else None, keys)


def drawn(draw, ink=INK, rows=5, height=6, width=80):
    canvas = Canvas(width, height, ink.style("say", "felt"), ink.ascii_only)
    draw(canvas, ink, y=0, rows=rows)
    return [line.rstrip() for line in canvas.text().split("\n")]


def hand_drawn(shown, ink=INK, rows=5, height=6):
    return drawn(lambda canvas, ink, **where: draw_hand(canvas, ink, shown, **where), ink, rows, height)


@pytest.mark.parametrize(
    ("count", "step", "first"),
    # centred in 80: (80 - (step · (count - 1) + 7)) / 2, half a cell to the left
    [(1, 8, 36), (4, 8, 24), (9, 8, 4), (10, 7, 5), (11, 7, 1), (12, 6, 3), (13, 5, 6), (15, 5, 1), (16, 4, 6),
     (18, 4, 2), (19, 3, 9), (20, 3, 8), (24, 3, 2)],
)  # fmt: skip
def test_the_cards_lie_as_far_apart_as_they_can(count, step, first):
    assert stride(count) == step
    assert lefts(count) == [first + step * place for place in range(count)]


@pytest.mark.parametrize("width", [80, 82, 100, 119])
@pytest.mark.parametrize("count", range(1, 25))
def test_every_hand_up_to_24_fits(count, width):
    edges = lefts(count, width)
    assert edges[0] >= 1
    assert edges[-1] + 7 <= width - 1


def test_a_wider_window_spreads_thirteen_cards_out():
    # 12 · 8 + 7 = 103 cells and one free at either side
    assert stride(13, 105) == 8
    assert stride(13, 104) == 7


def test_one_key_for_each_card_in_keyboard_order():
    assert CARD_KEYS == "qwertyuiopasdfghjklzxcvbnm"


def test_nine_cards_as_in_the_picture():
    assert hand_drawn(fan()) == [
        "                                    ▏4 ♥ ♥",
        "                    ▏Q ╭─╮  ▏9 ♥ ♥  ▏♥",
        "    ▏A      ▏8 ♠ ♠  ▏♥ │♥│  ▏♥ ♥ ♥  ▏       ▏J ╭─╮  ▏7 ♦ ♦  ▏9 ♣ ♣  ▏3  ♣",
        "    ▏♠      ▏♠  ♠   ▏  │Q│  ▏   ♥   ▏       ▏♦ │♦│  ▏♦  ♦   ▏♣ ♣ ♣  ▏♣",
        "    ▏   ♠   ▏  ♠ ♠  ▏  │♥│  ▏  ♥ ♥  ▏  ♥ ♥  ▏  │J│  ▏  ♦ ♦  ▏   ♣   ▏   ♣",
        "     ·       ·       E       R       T       ·       ·       ·       ·",
    ]


def test_nine_cards_in_ascii():
    assert hand_drawn(fan(), ink_for("felt", ascii_only=True)) == [
        "                                    #=====#",
        "                    .-----. .-----. #4    #",
        "    .-----. .-----. |Q    | |9    | #H    # .-----. .-----. .-----. .-----.",
        "    |A    | |8    | |H    | |H    | #    4# |J    | |7    | |9    | |3    |",
        "    |S    | |S    | |    Q| |    9| #=====# |D    | |D    | |C    | |C    |",
        "     .       .       E       R       T       .       .       .       .",
    ]


def test_thirteen_cards_lie_one_over_another():
    shown = fan("2S", "2S QS 9S 5S", "QS 9S 5S 2S KH 10H 6H AH 7D QC JC 8C 4C")
    assert hand_drawn(shown)[:2] == [
        "                     ▏2  ♠",
        "      ▏Q ╭─▏9 ♠ ▏5 ♠ ▏♠",
    ]
    assert hand_drawn(shown)[5] == "       Q    W    E    R    ·    ·    ·    ·    ·    ·    ·    ·    ·"


def test_a_high_window_shows_whole_cards():
    lines = hand_drawn(fan("3C", "3C", "AS 3C"), rows=7, height=8)
    assert lines == [
        "                                        ▏3  ♣",
        "                                        ▏♣",
        "                                ▏A      ▏   ♣",
        "                                ▏♠      ▏",
        "                                ▏   ♠   ▏   ♣",
        "                                ▏",
        "                                ▏",
        "                                 ·       W",
    ]


def test_a_hand_that_may_not_play_lies_level_and_has_no_keys():
    lines = hand_drawn(fan(keys=False))
    assert lines[0] == lines[5] == ""
    tops = "    ▏A      ▏8 ♠ ♠  ▏Q ╭─╮  ▏9 ♥ ♥  ▏4 ♥ ♥  ▏J ╭─╮  ▏7 ♦ ♦  ▏9 ♣ ♣  ▏3  ♣"
    assert lines[1] == tops


def test_the_key_of_the_chosen_card_is_gold():
    canvas = Canvas(80, 6, INK.style("say", "felt"))
    draw_hand(canvas, INK, fan(), y=0, rows=5)
    assert canvas.styles[5][37].color.name == INK.colours["gold"]
    assert canvas.styles[5][29].color.name == INK.colours["say"]
    assert canvas.styles[5][5].color.name == INK.colours["faint"]


@pytest.mark.parametrize(
    ("count", "chosen", "shown"),
    [(24, 23, (0, 24)), (36, None, (0, 24)), (36, 0, (0, 24)), (36, 17, (5, 29)), (36, 35, (12, 36))],
)
def test_a_longer_hand_is_a_window_that_follows_the_chosen_card(count, chosen, shown):
    assert window(count, chosen) == shown


def test_the_ends_of_a_window_count_the_rest():
    hand = " ".join(card_code(card) for card in FULL_PACK[:36])
    key_row = hand_drawn(fan(card_code(FULL_PACK[17]), hand, hand))[5]
    assert key_row.startswith("‹ 5Q  W  E")
    assert key_row.endswith("7 ›")


def test_a_count_of_two_digits_leaves_the_first_key_to_be_read():
    hand = " ".join(card_code(card) for card in FULL_PACK[:36])
    key_row = hand_drawn(fan(card_code(FULL_PACK[35]), hand, hand))[5]
    assert key_row.startswith("‹12Q  W  E")


def test_a_masked_hand_is_as_wide_as_the_open_one():
    lines = drawn(lambda canvas, ink, **where: draw_backs(canvas, ink, 9, **where))
    assert [line.find("▏") for line in lines] == [4, 4, 4, 4, 4, -1]
    assert lines[1] == "    " + " ".join(["▏╳╳╳╳╳ "] * 9).rstrip()


def test_nothing_is_drawn_for_an_empty_hand():
    assert drawn(lambda canvas, ink, **where: draw_backs(canvas, ink, 0, **where)) == [""] * 6
    assert hand_drawn(fan(None, "", "")) == [""] * 6


def test_the_order_of_a_hand_is_by_suit_in_turn_of_colour_and_high_cards_first():
    dealt = cards("3C AS 4H JD 8S QH 9C 7D 9H")
    assert display_order(dealt) == cards("AS 8S QH 9H 4H 9C 3C JD 7D")


def test_playing_a_card_moves_no_other():
    held = display_order(FULL_PACK[::3])
    for card in held:
        left = [other for other in held if other != card]
        assert display_order(left[::-1]) == left


@pytest.mark.parametrize(
    ("x", "y", "place"),
    [
        (36, 0, 4),  # the chosen card begins a row above the others
        (42, 4, 4),
        (43, 4, None),  # the gap of one between two cards
        (20, 0, None),
        (20, 1, 2),  # a legal card
        (4, 1, None),
        (4, 2, 0),  # an illegal one lies lowest
        (74, 2, 8),
        (75, 4, None),
        (3, 4, None),
        (37, 5, 4),  # its key
    ],
)
def test_a_click_touches_the_card_that_is_seen_there(x, y, place):
    assert place_at(fan(), x, y) == place


def test_where_cards_overlap_the_upper_one_is_touched():
    shown = fan("2S", "2S QS 9S 5S", "QS 9S 5S 2S KH 10H 6H AH 7D QC JC 8C 4C")
    assert place_at(shown, 10, 1) == 0
    assert place_at(shown, 11, 1) == 1
    # The king lies a row lower than the two, so above its edge the two is seen.
    assert place_at(shown, 26, 1) == 3
    assert place_at(shown, 26, 2) == 4


def test_a_click_in_a_window_counts_from_the_whole_hand():
    hand = " ".join(card_code(card) for card in FULL_PACK[:36])
    shown = fan(card_code(FULL_PACK[35]), hand, hand)
    assert place_at(shown, 2, 3) == 12


@pytest.mark.parametrize(
    ("count", "chosen", "key", "place"),
    [
        (9, 0, "q", 0), (9, 0, "o", 8), (9, 0, "p", None), (24, 0, "b", 23), (24, 0, "n", None), (24, 0, "m", None),
        (26, 25, "q", 2), (26, 25, "b", 25), (26, 0, "b", 23), (36, 35, "q", 12), (36, 35, "b", 35), (36, 17, "y", 10),
        (9, 0, "5", None), (9, 0, "enter", None),
    ],
)  # fmt: skip
def test_a_key_stands_for_the_card_above_it_wherever_the_window_is(count, chosen, key, place):
    hand = FULL_PACK[:count]
    assert place_of_key(Fan(hand, hand, hand[chosen], keys=True), key) == place


def test_every_card_of_a_hand_of_36_is_reached_by_the_arrows_and_has_a_key():
    hand = FULL_PACK[:36]
    for card in hand:
        shown = Fan(hand, hand, card, keys=True)
        row = hand_drawn(shown)[5].lstrip("‹ 0123456789")
        first, _after = shown.shown
        key = CARD_KEYS[hand.index(card) - first]
        assert place_of_key(shown, key) == hand.index(card)
        assert key.upper() in row


def test_a_window_can_be_moved_without_choosing():
    hand = FULL_PACK[:36]
    assert Fan(hand, (), None, keys=True, first=5).shown == (5, 29)
    assert Fan(hand, (), None, keys=True, first=99).shown == (12, 36)
    assert Fan(hand, (), None, keys=True, first=-3).shown == (0, 24)
    assert Fan(hand[:24], (), None, keys=True, first=5).shown == (0, 24)
