"""What is told at a table of English Durak of cards that come to a hand while its owner looks on."""

import pytest

from cardtables.app import texts
from cardtables.app.tables.durak import advice as durak_advice, news as durak_news
from cardtables.app.tables.durak.moves import came
from cardtables.engine.action import Play
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games.durak.state import Draw
from tests.app.durak_scenes import ANNA, BORIS, dealt, do, placed, rules_of, scene, scene_of
from tests.app.scenes import cards
from tests.app.test_durak_words import INK, said


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def test_a_blow_is_told_to_whoever_still_looks_at_a_card_drawn_in_vain():
    match = dealt("b", "7S 8S 9S TS", "KH QC KS 9H", "6H JD KD 9D", rest="6C JH TC 7C")
    do(match, "draw", "QC", "order H", "6H")
    shown = scene_of(match, opened=ANNA, lingers=True)
    assert came(shown) == cards("JH TC 7C")
    assert said(durak_news.happened(INK, shown)) == "Vera put 6♥: you took 10♣ 7♣ and skipped a turn"
    assert said(durak_advice.advice(INK, shown)) == "your turn is over: any key hides your hand"


def short_of_cards(*hands, stock):
    """Anna and Boris; the stock holds so many cards, and the pile is shuffled when they do not suffice."""
    rules = rules_of("a", 2, reshuffle=True)
    return placed(rules, *hands, pile="8D 9D TD 9C", stock=stock, laid_by=BORIS), rules


def test_nothing_is_told_of_a_card_that_the_pile_has_yet_to_be_shuffled_for():
    table, rules = short_of_cards("7S 8H", "KD", stock=0)
    rules.apply(table, Draw(ANNA), 0)
    assert rules.turn(table) == (TABLE,)
    log = (Play(BORIS, read_card("9C")), Draw(ANNA))
    waiting = scene(table, rules, opened=ANNA, log=log, lingers=True)
    assert came(waiting) == [] and said(durak_news.happened(INK, waiting)) == ""


def test_of_a_penalty_that_the_pile_is_shuffled_for_the_cards_that_have_come_are_new():
    table, rules = short_of_cards("6C 7S", "KD", stock=1)
    first = list(table.stock)
    rules.apply(table, Play(ANNA, read_card("6C")), 0)
    assert rules.turn(table) == (TABLE,) and table.owed == 1
    waiting = scene(table, rules, opened=BORIS, log=(Draw(BORIS), Play(ANNA, read_card("6C"))))
    assert came(waiting) == first and said(durak_news.happened(INK, waiting)) == ""
