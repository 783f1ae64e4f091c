"""How the suite waits: a driven app is idle when nothing is left to do, not when a while has passed."""

import asyncio

import pytest
from textual._context import active_app

STEPS = 100_000
"""Steps of the loop after which an app counts as never idle."""


async def nothing_ready(loop):
    """Let everybody go on until only timers and keys can wake them."""
    quiet = 0
    for _ in range(STEPS):
        await asyncio.sleep(0)
        quiet = 0 if loop._ready else quiet + 1
        if quiet == 3:
            return
    raise AssertionError("the app is never idle")


async def idle(min_sleep=0.0, max_sleep=1.0):
    """Wait till a driven app has done all that it had to do, and has painted it; in place of Textual's own."""
    loop, app = asyncio.get_running_loop(), active_app.get()
    while True:
        await nothing_ready(loop)
        if app._exit or not app.screen_stack:
            return
        if app._resize_timer:
            app._check_resize()
        elif app.screen._update_timer._active.is_set():
            app.screen._on_timer_update()
        else:
            return


@pytest.fixture(autouse=True)
def waiting_for_what_happens(monkeypatch):
    """A key or a pause of a driven app takes as long as what it brings about, and no longer."""
    monkeypatch.setattr("textual.app.wait_for_idle", idle)
    monkeypatch.setattr("textual.pilot.wait_for_idle", idle)
