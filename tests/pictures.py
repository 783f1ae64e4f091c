"""Make the pictures of the README from the running app: `python -m tests.pictures` (needs chromium and Fira Code)."""

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

for name in ("NO_COLOR", "TEXTUAL_COLOR_SYSTEM"):
    os.environ.pop(name, None)
os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")

from cardtables.app.app import CardtablesApp
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.settings import Settings
from cardtables.games import GAMES
from cardtables.play.match import Record
from cardtables.store.database import Store

FOLDER = Path(__file__).parent.parent / "assets" / "screenshots"
HABITS = Settings(language="en", pace_ms=0, animations=False, idle_seconds=0)
FRIENDS = ("Anna", "Boris", "Vera", "Gleb")
FRIENDS_RU = ("Анна", "Борис", "Вера", "Глеб")


def table(names, seed):
    """A table of Don."""
    game = GAMES["don"]
    return Record(game, game.choose(), names, seed)


async def play_to(app, pilot, reached):
    """Play the first card each time until something is reached."""
    for _ in range(3000):
        await pilot.pause()
        screen = app.screen
        if reached(screen):
            return
        if isinstance(screen, DealResultScreen):
            await pilot.press("enter")
        elif isinstance(screen, TableScreen):
            await one_step(app, pilot, screen)
    raise SystemExit("the position was not reached")


async def one_step(app, pilot, screen):
    """A number, a card or Enter, whatever the table wants."""
    sitting = screen.sitting
    if sitting.hot.opened is None and sitting.awaited is not None:
        await pilot.press(str(sitting.awaited + 1))
    elif sitting.actor is not None and not sitting.taking_in:
        await pilot.press("right", "enter")
        app.guard.passes("x", 1e12)  # no key is dead
    else:
        await pilot.press("enter")


def at_trick(deal, trick, cards, opened):
    """The moment when so many cards lie in a trick of a deal and the hand is open, or not."""

    def reached(screen):
        if not isinstance(screen, TableScreen):
            return False
        state, sitting = screen.match.view(None).table, screen.sitting
        place = len(state.deals) + 1, len(state.takers) + 1, len(state.trick)
        return place == (deal, trick, cards) and (sitting.actor is not None) is opened and not sitting.taking_in

    return reached


async def picture(name, *, start=None, reached=None, keys=(), size=(80, 24), data=None, **habits):
    """Save one picture."""
    folder = data or Path(tempfile.mkdtemp())
    app = CardtablesApp(Store.open(folder), replace(HABITS, **habits), start=start)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        if reached:
            await play_to(app, pilot, reached)
        for key in keys:
            await pilot.press(key)
            await pilot.pause()
        save(app.export_screenshot(), FOLDER / f"{name}.png")


def save(svg, target):
    """Turn Textual's picture into a PNG without the window round it."""
    width, height = map(float, re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg).groups())
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not chromium:
        sys.exit("chromium is needed for the pictures")
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder) / "page.html"
        page.write_text(f"<body style='margin:0;background:#292929'>{svg}</body>", encoding="utf-8")
        subprocess.run(
            [
                chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--disable-background-networking", f"--user-data-dir={folder}/profile",
                f"--window-size={int(width)},{int(height)}", f"--screenshot={target}", page.as_uri(),
            ],
            check=True, capture_output=True, timeout=120,
        )  # fmt: skip
    print(target.name)


async def main():
    """All of them, or those named."""
    names = sys.argv[1:]
    middle, curtain = at_trick(3, 4, 2, opened=True), at_trick(2, 2, 2, opened=False)
    saves = Path(tempfile.mkdtemp())
    pictures = {
        "picker": {"data": saves},
        "seats": {"keys": ("enter",)},
        "don": {"start": table(FRIENDS, "picture"), "reached": middle, "data": saves},
        "don-large": {"start": table(FRIENDS, "picture"), "reached": middle, "size": (120, 40)},
        "don-ru": {"start": table(FRIENDS_RU, "picture"), "reached": middle, "language": "ru"},
        "curtain": {"start": table(FRIENDS, "picture"), "reached": curtain},
        "result": {
            "start": table(FRIENDS, "picture"), "theme": "paper",
            "reached": lambda screen: isinstance(screen, DealResultScreen) and screen.number == 1,
        },
        "rules-ru": {"keys": ("r", "down", "down", "down", "down"), "language": "ru"},
    }  # fmt: skip
    for name in sorted(pictures, key=lambda name: name == "picker"):
        if not names or name in names:
            await picture(name, **pictures[name])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(main())
