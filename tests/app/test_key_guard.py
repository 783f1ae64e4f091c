"""Which keys count: held keys, pasted keys and keys of the last screen do not."""

from dataclasses import replace

from cardtables.app.key_guard import KeyGuard
from tests.app.driving import spied_app, table_screen


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


def test_a_held_key_does_it_no_further_time():
    guard = used("enter", 10.0)
    assert not any(guard.passes("enter", 10.4 + 0.03 * press) for press in range(50))


def test_a_key_that_has_led_on_leads_no_further_while_it_is_held():
    guard = KeyGuard()
    guard._shown = 0.0
    assert guard.passes("enter", 10.0)
    guard.led_on()
    assert not any(guard.passes("enter", 10.03 + 0.03 * press) for press in range(50))
    assert guard.passes("s", 11.55)
    guard.led_on()
    assert guard.passes("enter", 11.6)


async def test_the_enter_that_hurries_the_computers_plays_no_card(tmp_path):
    app = spied_app(tmp_path, seats=("Anna", "bot:club", "bot:club", "bot:club"))
    app.settings = replace(app.settings, pace_ms=300)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        assert screen.sitting.actor is None
        for _ in range(40):
            await pilot.press("enter")
            await pilot.pause()
        assert screen.sitting.actor == 0
        assert all(entry.action.seat != 0 for entry in screen.match.saved().entries)
