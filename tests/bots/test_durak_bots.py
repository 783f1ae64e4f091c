"""What a decent player of English Durak does, one maxim a test: positions laid out by hand, the choice written down."""

from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.bots.hints.durak import simple
from cardtables.engine.notation import action_words
from cardtables.engine.sight import look
from cardtables.engine.view import View
from cardtables.games import GAMES
from cardtables.play.contest import simulate
from tests.games.durak_table import DurakTable, codes


def view_of(table):
    (seat,) = table.turn
    legal = tuple(table.rules.legal(table.state, seat))
    return View(seat, look(table.state, seat), table.turn, legal, (), 0)


def choice(table):
    """What the club player in turn does: the code of a card, or other words."""
    action = LEVELS["club"].choose(view_of(table), table.rules, Random(1)).action
    return action_words(action).split(" ", 1)[1].removeprefix("play ")


def at(letter, hand, *others, pile="8S", **options):
    """A table where `others` tells how many cards each of the other seats holds, or which."""
    others = others or (5, 4)
    named = " ".join([hand, pile, *(one for one in others if isinstance(one, str))]).split()
    table = DurakTable(letter, 1 + len(others), **options)
    free = [code for code in codes(table.rules.pack).split() if code not in named]
    held = [one if isinstance(one, str) else " ".join(free.pop() for _ in range(one)) for one in others]
    return table.place(hand, *held, pile=pile)


@pytest.mark.parametrize("letter", "abvg")
def test_goes_out_when_it_can(letter):
    assert choice(at(letter, "9S", pile="6D 8S")) == "9S"


def test_orders_the_suit_of_which_it_holds_most():
    assert choice(at("b", "QS 9C TC 7D 9S").do("QS")) == "order C"
    assert choice(at("v", "JS 9C TC 7D 9S").do("JS")) == "order C"


def test_orders_the_dearer_of_two_suits_when_somebody_is_about_to_go_out():
    assert choice(at("b", "QS 9C KD", 1, 1).do("QS")) == "order D"


def test_keeps_a_suit_alive():
    """Nothing that is left goes on the nine of hearts; on a spade go the other two."""
    assert choice(at("a", "9H 7S KS TS", pile="9S")) in ("7S", "TS", "KS")


def test_covers_its_ace_rather_than_leave_it():
    assert choice(at("a", "AS KS 9D 7C").do("AS")) == "KS"


def test_lays_no_ace_that_it_cannot_cover_while_another_card_fits():
    assert choice(at("a", "AS 8D 9D")) == "8D"


def test_lays_an_ace_with_its_cover():
    assert choice(at("a", "AS KS 8D 9D")) == "AS"


def test_gets_rid_of_dear_cards_when_somebody_is_about_to_go_out():
    assert choice(at("a", "KS 8S 7D 9C", 1, 2, pile="9S")) == "KS"


def test_aims_a_penalty_at_whoever_is_about_to_go_out():
    assert choice(at("b", "7S 9S 9D TS", 1, 5)) == "7S"
    assert choice(at("g", "6S 9S 7D KD", 1, 5)) == "6S"


@pytest.mark.parametrize("letter", "bg")
def test_keeps_the_queen_while_another_card_fits(letter):
    assert choice(at(letter, "QS 9S TS 7D")) != "QS"


@pytest.mark.parametrize("letter", "bg")
def test_lays_the_other_card_first_to_go_out_on_the_queen(letter):
    assert choice(at(letter, "QS 9S")) == "9S"


def test_lays_the_queen_when_somebody_is_about_to_go_out_and_it_is_not_the_last_but_one():
    assert choice(at("b", "QS 9S 7D 9D TC", 1, 1)) == "QS"


def test_rids_itself_of_a_jack_that_would_lose_the_match():
    assert choice(at("v", "JS KS 7D 9D", 1, 2)) == "JS"
    assert choice(at("v", "JS 9S 7D 9D TC")) == "JS"


def test_answers_a_six_rather_than_take_the_cards():
    assert choice(at("a", "6S 9D", "6D KC", 5, pile="8S", stack_six=True).do("6S")) == "6D"


def test_two_players_a_skip_is_another_turn_if_there_is_a_card_for_it():
    assert choice(at("v", "AS KS TS 7D", 4, pile="9S")) == "AS"


def test_a_beginner_lays_the_dearest_card_and_orders_what_he_has_most_of():
    table = at("a", "KS 7S 9D", 1, 5)
    best = max(
        zip(simple(view_of(table), table.rules), table.rules.legal(table.state, 0), strict=True), key=lambda x: x[0]
    )
    assert action_words(best[1]) == "1 play KS"
    table = at("b", "QS 9C TC 7D").do("QS")
    values = simple(view_of(table), table.rules)
    assert values.index(max(values)) == 3  # clubs


@pytest.mark.long
@pytest.mark.parametrize("name", ["durak-a", "durak-b", "durak-v", "durak-g"])
def test_the_club_player_wins_more_than_his_share_against_two_novices(name):
    game = GAMES[name]
    tally = simulate(name, game.choose(), ("bot:club", "bot:novice", "bot:novice"), matches=1000, seed="share")
    print(name, tally.seats[0].share, tally.seats[0].ci95)
    assert tally.seats[0].ci95[0] > 1 / 3
