"""What a decent player of Don does, one maxim a test: positions laid out by hand, the expected card written down."""

from dataclasses import replace
from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.bots.hints.don.known import read, worlds
from cardtables.bots.hints.don.tricks import playable, prices, rest_brings, trick_brings
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES, SUIT
from cardtables.engine.notation import card_code, read_card
from tests.games.stacking import E, N, S, W, begin, cards, don, play

CHANCES = range(12)
"""A maxim holds whatever way the club player thinks the hidden cards may lie."""
SPADES_LED = "AS 3S 4S 6S"
"""A first trick that makes spades trumps and leaves the lead with North."""


def table(hands, played="", **options):
    match = don(**options)
    begin(match, W, hands)
    play(match, played)
    return match


def choices(match):
    """All that the club player whose turn it is may choose."""
    seat = match.turn[0]
    found = [LEVELS["club"].choose(match.view(seat), match.rules, Random(chance)).action for chance in CHANCES]
    return {card_code(action.card) for action in found}


def trumps_in_spades(north="", east="", south="", west=""):
    """Hands that can play the first trick of spades."""
    return {N: f"AS {north}", E: f"3S {east}", S: f"4S {south}", W: f"6S {west}"}


def test_pitches_the_ace_of_its_best_suit():
    assert choices(table({N: "AS KS 9S 5S 2S 3H 4D 6C 7C"})) == {"AS"}


def test_pitches_a_small_card_of_its_best_suit_when_the_ace_is_elsewhere():
    assert choices(table({N: "KH QH 7H 5H 3H 2S 4S 2D 4C"})) <= {"7H", "3H"}


def test_length_and_top_trumps_count_more_than_a_lone_ace():
    assert choices(table({N: "AC KD QD TD 8D 2D 3H 4S 6S"})) <= {"2D", "8D"}


def test_names_its_best_suit():
    match = table({N: "AH KH 9H 2H 3S 4S 2D 3D 4C"}, trump="declared")
    for chance in CHANCES:
        assert LEVELS["club"].choose(match.view(N), match.rules, Random(chance)).action.suit == HEARTS


def test_leads_trumps_when_strong():
    match = table(trumps_in_spades("KS QS JS TS 3H 4D 6C 7C", "2S", "7S", "8S"), SPADES_LED)
    assert choices(match) <= {"KS", "QS", "JS", "TS"}


def test_does_not_lead_a_five_or_a_ten_that_can_be_beaten():
    match = table(trumps_in_spades("5H TD 7C 8C 4D 6H 3C 2H"), SPADES_LED)
    assert not choices(match) & {"5H", "TD"}


def test_keeps_the_five_and_the_ten_from_an_ace_of_the_other_side():
    match = table(trumps_in_spades("AC", "5C TC 2C"), f"{SPADES_LED} AC")
    assert choices(match) == {"2C"}


def test_throws_off_nothing_that_pegs_or_counts_on_a_trick_that_is_lost():
    match = table(trumps_in_spades("AC", "5D TD 2D 5H TH KH AD QD"), f"{SPADES_LED} AC")
    assert choices(match) == {"2D"}


def test_keeps_the_trump_five_and_nine_when_the_ace_is_led():
    match = table({N: "AS", E: "9S 5S 2S"}, "AS")
    assert choices(match) == {"2S"}


def test_gives_the_five_to_a_partner_who_wins():
    match = table(trumps_in_spades("AC", "2C", "5C 3C 7C"), f"{SPADES_LED} AC 2C")
    assert choices(match) == {"5C"}


def test_gives_the_ten_to_a_partner_who_has_won():
    match = table(trumps_in_spades(east="AC", north="2C", west="TC 3C", south="4C"), f"{SPADES_LED} 2C AC 4C")
    assert choices(match) == {"TC"}


def test_does_not_ruff_a_trick_that_is_its_partners():
    match = table(trumps_in_spades("AC", "2C", "5D 7S 8S 2S 3D 4D 6D 7D", "3C"), f"{SPADES_LED} AC 2C")
    assert choices(match) == {"5D"}


def test_does_not_beat_the_king_of_its_partner_in_the_last_place():
    match = table(trumps_in_spades("2C", "KC", "3C", "AC 6C 4C"), f"{SPADES_LED} 2C KC 3C")
    assert "AC" not in choices(match)


def test_takes_a_five_from_the_other_side_as_cheaply_as_possible():
    match = table(trumps_in_spades("5H", "2H", "3H", "7H KH AH"), f"{SPADES_LED} 5H 2H 3H")
    assert choices(match) == {"7H"}


def test_ruffs_a_trick_with_a_five_in_it():
    match = table(trumps_in_spades("5H", "2H", "KH", "2S 3D 4D 6D 7D 8D 3C 4C"), f"{SPADES_LED} 5H 2H KH")
    assert choices(match) == {"2S"}


# What is known


def seat_knows(match, seat):
    return read(match.view(seat), match.rules)


def test_knows_which_cards_are_gone():
    match = table(trumps_in_spades("AC 2H", "2C", "3C", "4C"), f"{SPADES_LED} AC 2C 3C 4C")
    known = seat_knows(match, E)
    assert not set(cards(f"{SPADES_LED} AC 2C 3C 4C")) & set(known.hidden)
    assert not set(known.hand) & set(known.hidden)
    assert len(known.hidden) == 52 - 8 - 7
    assert card_code(known.highest[CLUBS]) == "KC"


def test_before_the_pitch_the_pitcher_thinks_of_full_hands():
    assert seat_knows(table({}), N).sizes == (9, 9, 9, 9)


def test_deals_no_suit_to_a_seat_that_has_shown_to_be_out_of_it():
    match = table(trumps_in_spades("AC", "5D TD 2D 5H TH KH AD QD"), f"{SPADES_LED} AC 2D")
    known = seat_knows(match, S)
    assert known.voids[E] == {CLUBS}
    for chance in CHANCES:
        for world in worlds(known, Random(chance)):
            dealt = [card for hand in world for card in hand]
            assert [len(hand) for hand in world] == list(known.sizes)
            assert len(set(dealt)) == len(dealt)
            assert CLUBS not in {SUIT[card] for card in world[E]}


@pytest.mark.parametrize(("may_ruff", "shown"), [(False, {CLUBS}), (True, set())])
def test_a_ruff_tells_of_a_void_only_where_suit_must_be_followed(may_ruff, shown):
    match = table(trumps_in_spades("AC", "2S 5D TD 2D 5H TH KH AD"), f"{SPADES_LED} AC 2S", may_ruff=may_ruff)
    assert seat_knows(match, S).voids[E] == shown


def test_what_may_be_put_on_a_trick():
    hand = cards("2C 7C 3S 4D")
    assert playable(hand, CLUBS, SPADES, False) == cards("2C 7C")
    assert playable(hand, CLUBS, SPADES, True) == cards("2C 7C 3S")
    assert playable(hand, HEARTS, SPADES, False) == hand


# What a trick brings


def last_but_one(**known):
    """North, two cards in hand, is last on a trick that West's ten of diamonds holds; clubs come last of all."""
    base = seat_knows(table(trumps_in_spades(), SPADES_LED), N)
    values = {"hand": cards("KD 2C"), "trick": cards("3D 4D TD"), "ahead": 0, "needs": (99.0, 99.0), **known}
    return replace(base, **values), [cards("KD 2C"), cards("5C"), cards("6C"), cards("7C")]


def test_the_last_tricks_are_told_exactly():
    # North takes 10 + 3 of the count and with it the game, 8; the last trick is West's with the five of clubs: 5.
    known, world = last_but_one()
    assert rest_brings(known, prices(known.rules, SPADES, 0.3), read_card("KD"), world) == 8 - 5
    # Fourteen behind, the thirteen come too late.
    known, world = last_but_one(ahead=-14)
    assert rest_brings(known, prices(known.rules, SPADES, 0.3), read_card("KD"), world) == -8 - 5


def test_a_trick_that_ends_the_match_is_worth_more_than_all_pegs():
    known, world = last_but_one(hand=cards("KD 2C"), trick=cards("3D 5D TD"))
    values = prices(known.rules, SPADES, 0.0)
    plain = trick_brings(known, values, read_card("KD"), world)
    decisive = trick_brings(replace(known, needs=(5.0, 99.0)), values, read_card("KD"), world)
    assert plain == 5
    assert decisive > 52  # the most a deal can bring (rules, "Totals")


def test_a_card_is_priced_by_its_pegs_and_its_share_of_the_game():
    rules = don().rules
    assert prices(rules, SPADES, 0.0).price[read_card("TD")] == 0
    assert prices(rules, SPADES, 0.5).price[read_card("TD")] == 5
    assert prices(rules, DIAMONDS, 0.5).price[read_card("AD")] == 4 + 2
