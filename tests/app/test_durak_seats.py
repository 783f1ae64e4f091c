"""The seats of a game for two to five: they come and go, and are kept; the page of the four games is two keys away."""

from dataclasses import replace

import pytest

from cardtables.app import texts
from cardtables.app.screens.compare import CompareScreen
from cardtables.app.screens.rules import RulesScreen
from cardtables.app.screens.seats import SeatsScreen
from cardtables.app.settings import Settings
from cardtables.app.setup import Setup, prefilled
from cardtables.games import GAMES
from cardtables.store.database import Store
from tests.app.driving import QUICK, SpiedApp

DURAK = GAMES["durak-b"]


def setup(*seats):
    return Setup(DURAK, list(seats), DURAK.choose())


def test_two_to_five_may_sit_down():
    table = setup("Anna", "Boris")
    assert not table.remove_seat(1)
    assert [table.add_seat() for _ in range(4)] == [True, True, True, False]
    assert table.seats == ["Anna", "Boris", "bot:club", "bot:club", "bot:club"]


def test_who_is_taken_away_goes_and_the_others_move_up():
    table = setup("Anna", "bot:club", "Vera")
    table.people = {1: "Boris", 2: "Vera"}
    assert table.remove_seat(1)
    assert table.seats == ["Anna", "Vera"] and table.people == {1: "Vera"}


def test_a_game_for_four_keeps_its_four():
    don = GAMES["don"]
    table = Setup(don, ["a", "b", "c", "d"], don.choose())
    assert not table.add_seat() and not table.remove_seat(0)


def test_the_table_of_the_last_time_keeps_its_number():
    kept = Settings().with_table("durak-b", setup("Anna", "bot:novice", "Vera").last_table())
    assert prefilled(DURAK, replace(Settings(), **kept), "You").seats == ["Anna", "bot:novice", "Vera"]


@pytest.mark.parametrize(("game", "computers"), [("don", 3), ("blind-don", 1), ("donkey", 3), ("durak-a", 3)])
def test_the_first_time_one_person_sits_with_computers(game, computers):
    assert prefilled(GAMES[game], Settings(), "You").seats == ["You"] + ["bot:club"] * computers


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_seats_are_added_and_taken_away_by_one_key(tmp_path, language):
    app = SpiedApp(Store.open(tmp_path), replace(QUICK, language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("7")
        await pilot.pause()
        assert isinstance(app.screen, SeatsScreen)
        footer = app.frames[-1][1].split("\n")[-1]
        assert footer.rstrip().endswith(texts._("back")) and f"A {texts._('add')}" in footer
        assert len(app.screen.setup.seats) == 4
        await pilot.press("x", "x", "x", "x")  # the person in the first seat is chosen: the last seats go
        await pilot.pause()
        assert app.screen.setup.seats[0] == texts._("You") and len(app.screen.setup.seats) == 2
        await pilot.press("a")
        await pilot.pause()
        assert len(app.screen.setup.seats) == 3 and app.screen.plan.focus_on == 2
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen.match.record.seats[1:] == ("bot:club", "bot:club")


async def test_the_four_games_are_shown_from_the_rules_of_one_and_of_no_other_family(tmp_path):
    app = SpiedApp(Store.open(tmp_path), QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("7", "r")
        await pilot.pause()
        assert "C the four games side by side" in app.frames[-1][1]
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, CompareScreen) and "the ace orders" in app.frames[-1][1]
        assert app.frames[-1][1].split("\n")[0].rstrip().endswith("as written")
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)
        app.open_rules(GAMES["don"], GAMES["don"].choose())
        await pilot.pause()
        assert "side by side" not in app.frames[-1][1]
        await pilot.press("c")
        await pilot.pause()
        assert isinstance(app.screen, RulesScreen)


async def test_opened_from_a_table_the_page_says_how_that_table_differs(tmp_path):
    app = SpiedApp(Store.open(tmp_path), QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.open_rules(DURAK, DURAK.choose(changes={"draw_until": True, "limit": 0}))
        await pilot.pause()
        await pilot.press("c")
        await pilot.pause()
        rows = app.frames[-1][1].split("\n")
        assert "• changed here" in rows[0] and rows[0].rstrip().endswith("Durak B: 2 rules changed")
        assert sum("•" in row for row in rows) == 3
