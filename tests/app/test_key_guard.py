"""Which keys count (design 5.4): held keys, pasted keys and keys of the last screen do not; drawing on is no wait."""

from cardtables.app.key_guard import KeyGuard
from cardtables.engine.action import Play
from cardtables.games.durak.state import Draw
from cardtables.play.clock import moment
from tests.app.driving import settled, spied_app, table_screen


def used(key, time):
    guard = KeyGuard()
    guard._shown = 0.0
    guard.used(key, time)
    return guard


def test_the_same_key_is_dead_until_another_one_or_700_ms_of_silence():
    guard = used("enter", 10.0)
    assert not guard.passes("enter", 10.6)
    assert not guard.passes("enter", 11.2)  # a press that was dropped breaks the silence
    assert guard.passes("enter", 11.95)
    guard = used("enter", 10.0)
    assert guard.passes("x", 10.01) and guard.passes("enter", 10.02)


def test_who_can_only_do_the_same_again_may_press_the_same_key_again():
    guard = used("enter", 10.0)
    guard.again()
    assert guard.passes("enter", 10.2)


def test_a_held_key_does_it_no_further_time():
    guard = used("enter", 10.0)
    guard.again()
    assert not any(guard.passes("enter", 10.0 + 0.03 * press) for press in range(1, 50))


def test_what_is_done_next_is_guarded_as_ever():
    guard = used("enter", 10.0)
    guard.again()
    assert guard.passes("enter", 10.2)
    guard.used("enter", 10.2)
    assert not guard.passes("enter", 10.6)


async def drawing(tmp_path):
    """Boris, who sits with a computer, draws until a card fits, if he has none."""
    app = spied_app(tmp_path, game="durak-a", seats=("Anna", "Boris"), seed="draw-on", draw_until=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        screen = table_screen(app)
        for _ in range(200):
            seat = screen.match.turn[0]
            if screen.sitting.actor is None:
                await pilot.press(str(seat + 1))
                await settled(app, pilot)
            before = screen.match.view(seat).legal
            app.guard.passes("no key is dead", 1e12)
            key = "enter" if before == (Draw(seat),) else next(
                key for key in "qwertyuiopasdfghjkl" if not isinstance(screen.table.press(key), str | None)
            )  # fmt: skip
            await pilot.press(key)
            await settled(app, pilot)
            if before == (Draw(seat),) and screen.match.turn == (seat,):
                yield app, screen, seat


async def test_drawing_on_needs_no_pause_but_the_card_that_fits_does(tmp_path):
    again = fitted = 0
    async for app, screen, seat in drawing(tmp_path):
        legal = screen.match.view(seat).legal
        if legal == (Draw(seat),):
            again += 1
            assert app.guard.passes("enter", moment() + 0.2)
        elif isinstance(legal[0], Play):
            fitted += 1
            assert not app.guard.passes("enter", app.guard._heard + 0.6)
        if again > 2 and fitted > 1:
            return
    raise AssertionError((again, fitted))
