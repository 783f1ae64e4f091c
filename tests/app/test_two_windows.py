"""One match in two windows: the second says so when its card is refused, and its next key leads back to the games."""

import pytest

from cardtables.app.screens.picker import PickerScreen
from cardtables.store.database import Store
from tests.app.driving import spied_app, table_screen

ELSEWHERE = "it is being played in another window"


def shown(app):
    return app.frames[-1][1]


@pytest.mark.parametrize("seats", [("Anna", "Boris", "Vera", "Gleb"), ("Anna", "bot:club", "bot:club", "bot:club")])
async def test_the_second_window_leads_back_to_the_games(tmp_path, seats):
    app = spied_app(tmp_path, seats=seats)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        if len(screen.sitting.persons) > 1:
            await pilot.press(str(screen.sitting.awaited + 1))
        for _ in range(20):
            await pilot.pause()
            if screen.sitting.actor is not None:
                break
        length = screen.match.length
        other = Store.open(tmp_path)
        theirs = other.load(screen.match_id)
        theirs.act(theirs.view(theirs.turn[0]).legal[-1], 10)
        await pilot.press("q")
        await pilot.pause()
        assert ELSEWHERE in shown(app)
        assert "Enter back to the games" in shown(app) and "Enter go on" not in shown(app)
        assert screen.match.length == length  # nothing has happened here
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)
        assert ELSEWHERE not in shown(app)
        app.guard.passes("x", 1e12)
        await pilot.press("a")  # the match as the other window has played it
        await pilot.pause()
        assert table_screen(app).match.saved().entries[: theirs.length] == theirs.saved().entries
        other.close()


async def test_a_save_that_fails_for_once_is_tried_again(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        length, journal = screen.match.length, screen.match.journal

        def full(entry):
            raise OSError(28, "No space left on device")

        screen.match.journal = full
        await pilot.press(str(screen.sitting.awaited + 1))
        screen.sitting.refuse("follow_S")
        await pilot.press("q")
        await pilot.pause()
        assert "No space left on device" in shown(app) and "Enter go on" in shown(app)
        app.next_language()
        await pilot.pause()
        assert "Партия не сохраняется: на диске нет места" in shown(app)
        app.next_language()
        screen.match.journal = journal
        await pilot.press("enter")
        await pilot.pause()
        assert screen.match.length == length and "Enter go on" not in shown(app)
        assert screen.sitting.refusal is None  # nor is a refusal from before it said once more
        app.guard.passes("x", 1e12)
        if screen.sitting.actor is None:
            await pilot.press(str(screen.sitting.awaited + 1))
        await pilot.press("q")
        await pilot.pause()
        assert screen.match.length == length + 1


async def test_the_last_trick_is_offered_once_there_is_one(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        for _ in range(4):
            assert "last trick" not in shown(app)
            await pilot.press(str(screen.sitting.awaited + 1))
            await pilot.pause()
            key = next(key for key in "qwertyuio" if not isinstance(screen.table.press(key), str))
            await pilot.press(key)
            await pilot.pause()
        assert screen.sitting.taking_in
        assert "Backspace last trick" in shown(app)
