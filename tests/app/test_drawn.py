"""Drawings: what of them is shown anew when they change, and that it is all that changed."""

from pathlib import Path

import pytest
from rich.style import Style
from textual.geometry import Region

from cardtables.app.app import CardtablesApp
from cardtables.app.canvas import Canvas
from cardtables.app.screens.picker import PickerScreen
from cardtables.app.screens.seats import SeatsScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.settings import Settings
from cardtables.app.tables.don.regions import DonFelt, DonHand
from cardtables.app.widgets.drawn import Drawn
from cardtables.games import GAMES
from cardtables.play.match import Record
from cardtables.store.database import Store

DON = GAMES["don"]
PLAIN, BOLD = Style(color="#ffffff", bgcolor="#000000"), Style(color="#ffffff", bgcolor="#000000", bold=True)


def sheet(*texts: str) -> Canvas:
    canvas = Canvas(8, len(texts), PLAIN)
    for y, text in enumerate(texts):
        canvas.put(0, y, text, PLAIN)
    return canvas


def test_of_a_row_the_cells_from_the_first_to_the_last_difference_count():
    before, after = sheet("abcdefgh", "abcdefgh"), sheet("abXdeYgh", "abcdefgh")
    assert after.differs(0, before) == range(2, 6)
    assert not after.differs(1, before)


def test_another_style_is_a_difference():
    before, after = sheet("abcdefgh"), sheet("abcdefgh")
    after.tint(3, 0, 1, 1, BOLD)
    assert after.differs(0, before) == range(3, 4)


def test_a_row_with_a_wide_glyph_counts_whole():
    assert sheet("ab日ef").differs(0, sheet("ab月ef")) == range(8)
    assert sheet("abcdef").differs(0, sheet("ab月ef")) == range(8)
    assert not sheet("ab月ef").differs(0, sheet("ab月ef"))


def test_a_blank_goes_with_the_run_before_it_where_its_ground_is_the_same():
    canvas = sheet("a b c d ")
    canvas.put(2, 0, "b", BOLD)
    canvas.tint(5, 0, 1, 1, Style(bgcolor="#ff0000"))
    canvas.tint(7, 0, 1, 1, Style(reverse=True))
    assert [segment.text for segment in canvas.strip(0)] == ["a ", "b ", "c", " ", "d", " "]


@pytest.fixture
def app(tmp_path: Path, monkeypatch):
    monkeypatch.setenv("COLORTERM", "truecolor")
    store = Store.open(tmp_path)
    yield CardtablesApp(store, Settings(), start=Record(DON, DON.choose(), ("Anna", "Boris", "Vera", "Gleb"), "f"))
    store.close()


def shown_anew(app: CardtablesApp, monkeypatch) -> list[tuple[Drawn, tuple[Region, ...]]]:
    """What is shown anew from now on; no region: all of it."""
    found: list[tuple[Drawn, tuple[Region, ...]]] = []
    refresh = Drawn.refresh

    def watched(drawn, *regions, **how):
        found.append((drawn, regions))
        return refresh(drawn, *regions, **how)

    monkeypatch.setattr(Drawn, "refresh", watched)
    return found


async def test_when_the_cursor_moves_only_two_cards_are_shown_anew(app, monkeypatch):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press(str(app.screen.sitting.awaited + 1))
        await pilot.pause()
        found = shown_anew(app, monkeypatch)
        await pilot.press("right")
        await pilot.pause()
    assert {type(drawn) for drawn, _ in found} == {DonHand}
    box = Region.from_union([region for _, regions in found for region in regions])
    assert box.width == 15  # two cards of 7 cells, 8 cells apart


async def test_what_is_not_shown_anew_has_not_changed(app):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        number = str(app.screen.sitting.awaited + 1)
        for key in (number, "right", "left", "space", number, "left", "q"):
            await pilot.press(key)
            await pilot.pause()
            for drawn in app.screen.query(Drawn):
                if drawn.size:
                    lines = drawn.render_lines(drawn.size.region)
                    drawn._canvas = None
                    assert [[*line] for line in lines] == [[*line] for line in drawn.render_lines(drawn.size.region)]
        assert app.screen.query_one(DonFelt).shown.scene.view.table.trick


async def test_under_a_table_that_was_asked_for_lies_no_picker_until_it_is_left(app):
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        app.call_later(app.open_picker, "said")
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)
        assert app.screen.shelf.trouble == "said"
        app.call_later(app.open_picker)
        await pilot.pause()
        picker = app.screen
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SeatsScreen)
        app.call_later(app.open_picker)
        await pilot.pause()
        assert app.screen is picker


async def test_a_match_that_is_not_there_leads_to_the_picker_which_says_so(tmp_path):
    store = Store.open(tmp_path)
    app = CardtablesApp(store, Settings(), start=7)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)
        assert app.screen.shelf.trouble == "match 7: there is none of that number"
    store.close()
