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
from random import Random

for name in ("NO_COLOR", "TEXTUAL_COLOR_SYSTEM"):
    os.environ.pop(name, None)
os.environ.update(TERM="xterm-256color", COLORTERM="truecolor")

from cardtables.app.app import CardtablesApp
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.settings import Settings
from cardtables.bots.bot import LEVELS
from cardtables.engine.cards import EMPTY
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.store.database import Store

FOLDER = Path(__file__).parent.parent / "assets" / "screenshots"
HABITS = Settings(language="en", pace_ms=0, animations=False, idle_seconds=0)
FRIENDS = ("Anna", "Boris", "Vera", "Gleb")
FIVE = (*FRIENDS, "Dasha")
FRIENDS_RU = ("Анна", "Борис", "Вера", "Глеб")
FIVE_RU = (*FRIENDS_RU, "Даша")


def table(names, seed, game="don"):
    """A table of a game."""
    game = GAMES[game]
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
    if sitting.race is not None:
        await race_step(app, pilot, sitting)
    elif sitting.hot.opened is None and sitting.awaited is not None:
        await pilot.press(str(sitting.awaited + 1))
    elif sitting.actor is not None and not sitting.taking_in:
        await pilot.press("right", "enter")
        app.guard.passes("x", 1e12)  # no key is dead
    else:
        await pilot.press("enter")


async def race_step(app, pilot, sitting):
    """Everybody gets ready; who holds four of a kind touches, and the others after him."""
    if not sitting.race.all_ready:
        await pilot.press(*"17ha")
    elif sitting.match.due:
        table = sitting.match.view(None).table
        waiting = [seat for seat in sitting.match.turn if table.touches or has_four(sitting.match, seat)]
        if waiting:
            await asyncio.sleep(0.25)
            await pilot.press("winv"[waiting[0]])
    await asyncio.sleep(0.05)


def has_four(match, seat):
    """Whether a seat holds four of a kind."""
    return len({card % 13 for card in match.view(seat).table.hands[seat]}) == 1


def so_far(game, names, until, preset="as-written", seed="pegs"):
    """A table after so much of a match that club players would play in these seats."""
    game = GAMES[game]
    match, rng = Match(Record(game, game.choose(preset), names[: game.seats[-1]], seed)), Random(1)
    while not until(match):
        if match.turn == (TABLE,) and not match.due:
            match.chance(match.at + 10)
            continue
        asked = [seat for seat in match.turn if seat != TABLE]
        answers = [LEVELS["club"].choose(match.view(seat), match.rules, rng) for seat in asked]
        match.act(*min([*([match.due] if match.due else []), *answers], key=lambda entry: entry.at))
    return match.saved()


def suit_ordered(match):
    """In the third deal of Durak or later, when somebody with many cards has to follow an order."""
    state = match.truth()
    if len(state.deals) < 2 or state.ordered is None or state.to_play == TABLE or state.step or len(state.pile) < 4:
        return False
    return len(state.hands[state.to_play]) >= 6 and len(match.view(state.to_play).legal) > 1


def trick_under_way(deal, trick, cards):
    """When so many cards lie in a trick of a deal."""

    def until(match):
        state = match.truth()
        return (len(state.deals) + 1, len(state.takers) + 1, len(state.trick)) == (deal, trick, cards)

    return until


def may_turn_up(match):
    """After a deal of Blind Don, when who is to follow cannot and has some cards in hand."""
    state = match.truth()
    if not state.deals or len(state.takers) < 2 or not state.trick:
        return False
    seat = match.turn[0]
    return len(state.hands[seat]) > 4 and any(action.verb == "turn" for action in match.view(seat).legal)


def two_have_chosen(match):
    """In the fourth deal, when the cards have moved."""
    state = match.truth()
    return len(state.deals) == 3 and state.rounds >= 2 and sum(card != EMPTY for card in state.sealed) == 2


def somebody_has_four(match):
    """In the fourth deal, when all have sealed and one holds four of a kind."""
    state = match.truth()
    if len(state.deals) < 3 or not all(state.hands) or EMPTY in state.sealed or match.due:
        return False
    return any(has_four(match, seat) for seat in range(4))


def racing(touches):
    """The moment in a race when so many have touched."""

    def reached(screen):
        return isinstance(screen, TableScreen) and len(screen.match.view(None).table.touches) == touches

    return reached


def open_hand(screen):
    """A hand lies open."""
    return isinstance(screen, TableScreen) and screen.sitting.actor is not None


def deal_result(screen):
    """A deal is over."""
    return isinstance(screen, DealResultScreen)


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


OPEN, RU, LARGE = {"reached": open_hand}, {"language": "ru"}, {"size": (120, 40)}


async def main():
    """All of them, or those named."""
    names = sys.argv[1:]
    middle, curtain = at_trick(3, 4, 2, opened=True), at_trick(2, 2, 2, opened=False)
    choosing, choosing_ru = (so_far("donkey", who, two_have_chosen, seed="donkey") for who in (FRIENDS, FRIENDS_RU))
    four, four_ru = (so_far("donkey", who, somebody_has_four, seed="donkey") for who in (FRIENDS, FRIENDS_RU))
    saves = Path(tempfile.mkdtemp())
    pictures = {
        "picker": {"data": saves},
        "seats": {"keys": ("enter",)},
        "don": {"start": table(FRIENDS, "picture"), "reached": middle, "data": saves},
        "don-large": {"start": table(FRIENDS, "picture"), "reached": middle, **LARGE},
        "don-ru": {"start": table(FRIENDS_RU, "picture"), "reached": middle, **RU},
        "curtain": {"start": table(FRIENDS, "picture"), "reached": curtain},
        "result": {
            "start": table(FRIENDS, "picture"), "theme": "paper",
            "reached": lambda screen: isinstance(screen, DealResultScreen) and screen.number == 1,
        },
        "donkey": {"start": choosing, **OPEN},
        "donkey-ru": {"start": choosing_ru, **OPEN, **RU},
        "donkey-race": {"start": four, "reached": racing(1)},
        "donkey-race-ru": {"start": four_ru, "reached": racing(2), **RU},
        "donkey-result": {"start": four, "reached": deal_result},
        "donkey-result-ru": {"start": four_ru, "reached": deal_result, **RU},
        "phat": {"start": so_far("phat", FRIENDS, trick_under_way(2, 1, 3)), **OPEN},
        "phat-ru": {"start": so_far("phat", FRIENDS_RU, trick_under_way(2, 1, 3)), **OPEN, **RU},
        "phat-large": {
            "start": so_far("phat", FRIENDS, trick_under_way(2, 6, 2)), **OPEN, **LARGE,
        },
        "irish-don": {"start": so_far("irish-don", FRIENDS, trick_under_way(1, 1, 2)), **OPEN},
        "irish-don-large": {
            "start": so_far("irish-don", FRIENDS, trick_under_way(2, 6, 2)), **OPEN, **LARGE,
        },
        "blind-don": {"start": so_far("blind-don", FRIENDS, may_turn_up), **OPEN},
        "blind-don-row": {
            "start": so_far("blind-don", FRIENDS, may_turn_up), **OPEN, "keys": ("up", "right"),
        },
        "blind-don-large": {"start": so_far("blind-don", FRIENDS, may_turn_up), **OPEN, **LARGE},
        "blind-don-open": {
            "start": so_far("blind-don", FRIENDS, trick_under_way(2, 4, 1), "traditional"), **OPEN,
        },
        "durak": {"start": so_far("durak-b", FIVE, suit_ordered), **OPEN},
        "durak-ru": {"start": so_far("durak-b", FIVE_RU, suit_ordered), **OPEN, **RU},
        "durak-large": {"start": so_far("durak-b", FIVE, suit_ordered), **OPEN, **LARGE},
        "board": {"start": so_far("don", FRIENDS, trick_under_way(3, 8, 0)), "keys": ("b",)},
        "board-large": {"start": so_far("phat", FRIENDS, trick_under_way(3, 4, 0)), "keys": ("b",), **LARGE},
        "rules-ru": {"keys": ("r", "down", "down", "down", "down"), **RU},
    }  # fmt: skip
    for name in sorted(pictures, key=lambda name: name == "picker"):
        if not names or name in names:
            await picture(name, **pictures[name])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    asyncio.run(main())
