"""The mouse: a click on what names a key does what the key does."""

import pytest

from cardtables.app import texts
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.menu import MenuScreen
from cardtables.app.screens.picker import PickerScreen
from cardtables.app.screens.rules import RulesScreen
from cardtables.app.screens.seats import SeatsScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.settings import Settings
from cardtables.store.database import Store
from tests.app.driving import QUICK, SpiedApp, spied_app, table_screen
from tests.app.test_results import last_deal, third_deal


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def place_of(app, words):
    """A cell of these words on the screen."""
    rows = [strip.text for strip in app.screen._compositor.render_strips()]
    y = next(y for y in range(len(rows) - 1, -1, -1) if words in rows[y])
    return rows[y].index(words) + 1, y


async def click(app, pilot, words):
    await pilot.pause()
    await pilot.click(offset=place_of(app, words))
    await pilot.pause()


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_from_the_picker_to_a_table_and_its_menu_without_a_key(tmp_path, size):
    app = SpiedApp(Store.open(tmp_path), QUICK)
    async with app.run_test(size=size) as pilot:
        await click(app, pilot, "Enter play")
        assert isinstance(app.screen, SeatsScreen)
        await click(app, pilot, "R rules")
        assert isinstance(app.screen, RulesScreen)
        await click(app, pilot, "Esc back")
        assert isinstance(app.screen, SeatsScreen)
        await click(app, pilot, "Enter  Deal the cards")
        assert isinstance(app.screen, TableScreen)
        await click(app, pilot, "Tab menu")
        assert isinstance(app.screen, MenuScreen)
        at = app.screen.list.at
        await click(app, pilot, "choose")
        assert app.screen.list.at == at + 1
        await click(app, pilot, "↑ ↓ choose")
        await click(app, pilot, "Esc back to the table")
        assert isinstance(app.screen, TableScreen)


async def test_the_number_in_the_footer_opens_the_hand(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        await click(app, pilot, f"{screen.sitting.awaited + 1} look")
        assert screen.sitting.hot.opened == screen.match.turn[0]
        await click(app, pilot, "Esc hide")
        assert screen.sitting.hot.opened is None


@pytest.mark.parametrize(
    ("page", "words", "answer"),
    [
        (lambda: DealResultScreen(third_deal(), 2), "Enter  Deal 4", "next"),
        (lambda: DealResultScreen(third_deal(), 2), "Esc stop here", "leave"),
        (lambda: MatchResultScreen(last_deal(0, (121, 128)), 3, "s"), "Enter  Play again", "again"),
        (lambda: MatchResultScreen(last_deal(0, (121, 128)), 3, "s"), "Esc back", "leave"),
    ],
)
async def test_the_buttons_and_keys_of_the_results(tmp_path, page, words, answer):
    answers = []
    app = SpiedApp(Store.open(tmp_path), QUICK)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.push_screen(page(), answers.append)
        await click(app, pilot, words)
    assert answers == [answer]


async def test_a_click_beside_the_words_does_nothing(tmp_path):
    app = SpiedApp(Store.open(tmp_path), Settings(language="en"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.click(offset=(79, 23))
        await pilot.click(offset=(0, 23))
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)
