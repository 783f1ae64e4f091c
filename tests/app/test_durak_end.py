"""The last card of a deal of English Durak lies on the pile until it has been seen; only then comes the result."""

from dataclasses import replace

import pytest

from cardtables.app import texts
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.tables.durak.end import as_it_lay, last_pile
from cardtables.engine.action import Play
from cardtables.engine.cards import BACK
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.durak.state import Draw
from cardtables.play.clock import moment
from cardtables.play.match import Record
from cardtables.store.database import Store
from tests.app.driving import QUICK, SpiedApp, cards_in, on_screen, settled, table_screen, tokens
from tests.app.durak_scenes import ANNA, BORIS, PACK, deal, dealt, do, rules_of, scene, scene_of
from tests.app.scenes import cards, painted


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def two_players(*lines):
    """Anna and Boris, variant A, five cards each: all of Anna's are spades, and Boris has one of them."""
    hands = "7S 8S 9S TS JS", "QS QD QH KD AD"
    return do(dealt("a", *hands, rest="7H 8H 9H TH JH"), *lines)


ANNA_GOES_OUT = ("7S", "QS", "8S", "draw", "9S", "draw", "TS", "draw", "JS")
"""Boris follows once, then draws 7♥, 8♥, 9♥ in vain."""
BORIS_LEFT = cards("QD QH KD AD 7H 8H 9H")


def test_the_deal_ends_as_it_is_thought_here():
    match = two_players(*ANNA_GOES_OUT[:-1])
    assert match.turn == (ANNA,) and match.view(ANNA).table.hands[ANNA] == cards("JS")
    do(match, "JS")
    assert match.turn == (TABLE,)
    assert sorted(match.view(None).table.deals[0].hands[BORIS]) == sorted(BORIS_LEFT)


def test_the_pile_is_told_by_what_was_heard():
    match = two_players(*ANNA_GOES_OUT)
    assert last_pile(scene_of(match)) == cards("7S QS 8S 9S TS JS")


def test_nothing_is_shown_but_the_table_as_it_lay():
    shown = as_it_lay(replace(scene_of(two_players(*ANNA_GOES_OUT)), taking_in=True))
    table = shown.view.table
    assert table.pile == cards("7S QS 8S 9S TS JS") and table.laid_by == ANNA
    assert [len(hand) for hand in table.hands] == [0, 7] and set(table.hands[BORIS]) == {BACK}
    assert len(table.stock) == 36 - 6 - 7 and set(table.stock) == {BACK}
    assert table.totals == [0, 0] and table.deals == []


def test_the_hand_that_lay_open_stays_open():
    shown = as_it_lay(replace(scene_of(two_players(*ANNA_GOES_OUT), opened=BORIS), taking_in=True))
    assert sorted(shown.view.table.hands[BORIS]) == sorted(BORIS_LEFT)
    assert shown.view.table.hands[ANNA] == []


def test_while_a_deal_is_played_the_scene_is_what_it_is():
    shown = scene_of(two_players("7S"), opened=BORIS)
    assert as_it_lay(shown) is shown


async def test_the_table_says_who_has_gone_out_with_what():
    rows = await painted(replace(scene_of(two_players(*ANNA_GOES_OUT), opened=BORIS), taking_in=True))
    assert "▏9 ▏10▏J ╭─╮" in rows[7]
    assert rows[12].strip().startswith("Anna J♠")
    assert rows[4][:60].strip() == "★ goes out"
    assert "┏━ OUT ━" in rows[5]
    assert any(row[60:] == "★ Anna goes out" for row in rows)
    assert rows[14][:60].strip() == "Anna put J♠"
    assert "the deal is over: Enter shows the result" in rows[15]
    assert not any("IF IT ENDED NOW" in row for row in rows)


async def test_a_penalty_that_went_out_strikes_nobody():
    """Anna's last card is a six: the deal ends at once (decisions.md A17)."""
    hands = "7S 8S 9S TS 6S", "QS QD QH KD AD"
    match = dealt("a", *hands, rest="7H 8H 9H TH JH")
    do(match, "7S", "QS", "8S", "draw", "9S", "draw", "TS", "draw", "6S")
    rows = await painted(replace(scene_of(match), taking_in=True))
    assert not any("skips" in row for row in rows)
    assert rows[1].split()[:2] == ["Boris", "7"]


# In the app


async def opened_before_the_end(app, pilot):
    """Anna's hand lies open with one card in it."""
    await settled(app, pilot)
    await pilot.press("1")
    await pilot.pause()
    assert table_screen(app).sitting.actor == ANNA


def app_with(tmp_path, **habits):
    record = two_players(*ANNA_GOES_OUT[:-1]).saved()
    return SpiedApp(Store.open(tmp_path), replace(QUICK, **habits), start=record)


async def test_the_last_card_stays_until_a_key_and_then_comes_the_result(tmp_path, monkeypatch):
    with tokens(monkeypatch):
        app = app_with(tmp_path)
        async with app.run_test(size=(80, 24)) as pilot:
            await opened_before_the_end(app, pilot)
            app.frames.clear()
            await pilot.press("q")
            await settled(app, pilot)
            assert isinstance(app.screen, TableScreen)
            frame = on_screen(app)
            assert "Anna J♠" in frame and "Enter go on" in frame
            assert cards_in(frame) <= set(cards("7S QS 8S 9S TS JS"))
            for _doing, one in app.frames:
                assert not cards_in(one) & set(BORIS_LEFT), "nobody's cards are shown before the result"
            await pilot.press("2", "x", "2")  # nobody is in turn: no number opens a hand
            await pilot.pause()
            assert isinstance(app.screen, TableScreen) and table_screen(app).sitting.hot.opened is None
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, DealResultScreen)
            await pilot.press(*["enter"] * 20)  # a held key does not hurry past the result
            await pilot.pause()
            assert isinstance(app.screen, DealResultScreen)
            assert cards_in(app.frames[-1][1]) >= set(BORIS_LEFT)


async def test_the_last_card_stays_as_long_as_the_habit_says(tmp_path):
    app = app_with(tmp_path, trick_stays_ms=10)
    async with app.run_test(size=(80, 24)) as pilot:
        await opened_before_the_end(app, pilot)
        await pilot.press("q")
        for _ in range(500):
            await pilot.pause(0.01)
            if isinstance(app.screen, DealResultScreen):
                break
        assert isinstance(app.screen, DealResultScreen)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_only_person_keeps_his_hand_before_him(tmp_path, monkeypatch, language):
    game = GAMES["durak-a"]
    record = Record(game, game.choose(), ("bot:novice", "Boris"), "lone")
    app = SpiedApp(Store.open(tmp_path), replace(QUICK, language=language), start=record)
    with tokens(monkeypatch):
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(300):
                await settled(app, pilot)
                sitting = table_screen(app).sitting
                if sitting.taking_in:
                    break
                legal, before = table_screen(app).match.view(BORIS).legal, moment()
                await pilot.press("y" if not hasattr(legal[0], "suit") else "e", "enter")
                app.guard.passes("up", 1e12)
            deal = table_screen(app).match.view(None).table.deals[0]
            assert set(deal.hands[BORIS]) <= cards_in(on_screen(app))
            assert not set(deal.hands[0]) & cards_in(on_screen(app))
            assert not app.guard.passes("x", before), "a key that was to hurry the computers does not take it in"


async def test_a_stalled_deal_is_said_to_be_stopped():
    rules = rules_of("a", 2)
    state = rules.start()
    left = (tuple(cards("8S 9S")), tuple(cards("QD QH")))
    state.deals = [deal((17, 20), (0, 0), hands=left, turns=500)]
    state.dealer, state.totals = ANNA, [17, 20]
    first = cards("7S QS")
    state.aside = first + [card for card in PACK if card not in first]
    log = (Play(ANNA, first[0]), Play(BORIS, first[1]), Draw(ANNA))
    rows = await painted(scene(state, rules, log=log, taking_in=True))
    assert "┏━ STOPPED ━" in rows[5] and any("nobody has won" in row for row in rows)
    assert any(row[60:] == "stopped: nobody won" for row in rows)
    assert rows[12].strip().startswith("Boris Q♠")
