"""How the suite runs: on all cores, and a driven app is waited for until it has nothing left to do."""

import asyncio
import os

import pytest
from textual._context import active_app
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

STEPS = 100_000
"""Steps of the loop after which an app counts as never idle."""


def pytest_xdist_auto_num_workers(config):
    """One worker more than there are cores: some tests wait, for a program on a terminal or for a race."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # whoever has said how many gets as many
    mine = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else range(os.cpu_count() or 1)
    return len(mine) + 1


async def nothing_ready(loop):
    """Let everybody go on until only timers and keys can wake them."""
    quiet = 0
    for _ in range(STEPS):
        await asyncio.sleep(0)
        quiet = 0 if loop._ready else quiet + 1
        if quiet == 3:
            return
    raise AssertionError("the app is never idle")


async def idle(*_how_long):
    """Wait till a driven app has done all that it had to do, and has painted it."""
    loop, app = asyncio.get_running_loop(), active_app.get()
    while True:
        await nothing_ready(loop)
        if app._exit or not app.screen_stack:
            return True
        if app._resize_timer:
            app._check_resize()
        elif app.screen._update_timer._active.is_set():
            app.screen._on_timer_update()
        else:
            return True


KNOWN = hasattr(App, "_check_resize") and hasattr(Screen, "_on_timer_update") and hasattr(Pilot, "_wait_for_screen")
"""Whether this Textual works as it did when `idle` was written; another one is waited for in its own way."""


@pytest.fixture(autouse=True)
def waiting_for_what_happens(monkeypatch):
    """A key or a pause of a driven app takes as long as what it brings about, and no longer.

    Textual's own pilot asks every widget whether it has read its messages, then waits till 20 ms have been idle.
    """
    if KNOWN:
        monkeypatch.setattr("textual.app.wait_for_idle", idle)
        monkeypatch.setattr("textual.pilot.wait_for_idle", idle)
        monkeypatch.setattr(Pilot, "_wait_for_screen", idle)
