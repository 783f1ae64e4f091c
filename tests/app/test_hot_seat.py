"""The hot seat through the real app: every painted frame, keyboard alone, on both layouts."""

import asyncio
from dataclasses import replace

import pytest
from textual.screen import ModalScreen
from textual.widgets import Static

from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.table import TableScreen
from tests.app.driving import QUICK, YCUKEN, Memory, SpiedApp, cards_in, spied_app, table_screen, tokens

LATIN = {key: key for key in YCUKEN}


@pytest.fixture(autouse=True)
def marked_cards(monkeypatch):
    with tokens(monkeypatch):
        yield


class Driver:
    """Plays like four people would, and says which seat holds the keyboard while each frame is painted."""

    def __init__(self, app, pilot, layout, memory=None):
        self.app, self.pilot, self.layout = app, pilot, layout
        self.memory = memory or Memory(4)
        self.presses = 0
        self.cards = 0
        self.checked = 0
        self.own_cards_seen = 0

    async def press(self, key):
        self.presses += 1
        await self.pilot.press(self.layout.get(key, key))
        await self.pilot.pause()

    def check(self, seat):
        """No frame since the last check shows a card that this seat (None: a bystander) may not see."""
        match = table_screen(self.app).match
        allowed = set(self.memory.may_see(seat))
        self.memory.follow(match)
        allowed |= self.memory.may_see(seat)
        for _, frame in self.app.frames:
            shown = cards_in(frame)
            assert shown <= allowed, f"{shown - allowed} shown to {seat}:\n{frame}"
            if seat is not None and shown & self.memory.hands[seat]:
                self.own_cards_seen += 1
        self.checked += len(self.app.frames)
        self.app.frames.clear()

    async def one_card(self):
        """The hand-over and one card of whoever is awaited; returns False when something else is on the screen."""
        screen = self.app.screen
        if not isinstance(screen, TableScreen):
            return False
        sitting = screen.sitting
        seat = sitting.hot.opened
        if seat is None:
            seat = sitting.awaited
            if seat is None:
                await self.press("enter")  # the last trick of the deal is taken in
                self.check(None)
                return True
            self.check(None)
            await self.press(str(seat + 1))
        assert sitting.hot.opened == seat
        self.check(seat)
        await self.play_some_card(screen)
        self.cards += 1
        self.check(seat)
        # The hand is shut, but for the same player leading on, who opens it again after the trick.
        assert sitting.hot.opened is None
        return True

    async def play_some_card(self, screen):
        """Press the key of the first card of the hand that may be played."""
        for key in "qwertyuiopasd":
            action = screen.table.press(key)
            if action is not None and not isinstance(action, str):
                await self.press(key)
                return
        raise AssertionError("no card of the hand may be played")

    async def whole_match(self):
        for _ in range(2000):
            screen = self.app.screen
            if isinstance(screen, MatchResultScreen):
                return
            if isinstance(screen, DealResultScreen):
                self.check(None)
                before = self.presses
                self.app.guard.passes("x", 1e12)  # the Enter that led here is dead for a moment
                await self.press("enter")
                self.presses = before
                continue
            await self.one_card()
        raise AssertionError("the match does not end")


@pytest.mark.parametrize(("layout", "language"), [(LATIN, "en"), (YCUKEN, "ru")])
async def test_a_match_of_four_people_shows_no_hidden_card(tmp_path, layout, language):
    habits = replace(QUICK, language=language)
    app = spied_app(tmp_path, seed=f"four-{language}", settings=habits, target=61)
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, layout)
        await driver.whole_match()
    plays = driver.cards
    assert plays >= 32  # one deal at least, less its last trick
    assert driver.presses <= 2 * plays + plays // 8 * 2  # two keys a card, and Enter for what nobody has to take in
    assert driver.checked > 2 * plays
    assert driver.own_cards_seen >= plays // 2  # the search does see cards where they are meant to be seen


class ModalCurtain(ModalScreen):
    """The obvious curtain, see-through as Textual makes it; the project's own style makes every screen opaque."""

    def on_mount(self):
        self.styles.background = "#12392c 60%"

    def compose(self):
        yield Static("CURTAIN")


async def test_the_same_search_catches_a_modal_curtain(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, LATIN)
        seat = table_screen(app).sitting.awaited
        await driver.press(str(seat + 1))
        driver.check(seat)
        app.push_screen(ModalCurtain())
        await pilot.pause()
        with pytest.raises(AssertionError, match="shown to None"):
            driver.check(None)


async def opened(app, pilot):
    """Open the hand that is awaited; returns its seat and the table."""
    await pilot.pause()
    screen = table_screen(app)
    seat = screen.sitting.awaited
    await pilot.press(str(seat + 1))
    await pilot.pause()
    assert screen.sitting.hot.opened == seat
    return seat, screen


async def test_only_the_owners_number_opens_a_hand(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        seat = screen.sitting.awaited
        others = [str(other + 1) for other in range(4) if other != seat]
        for key in (*others, "5", "9", "enter", "space", "escape", "q", "a", "left", "й", "0"):
            await pilot.press(key)
            await pilot.pause()
            assert screen.sitting.hot.opened is None, key
            assert screen.match.length == 2
        await pilot.press(str(seat + 1))
        await pilot.pause()
        assert screen.sitting.hot.opened == seat


async def test_fifty_enters_make_one_move_and_the_curtain_stays(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        app.frames.clear()
        await pilot.press(*["enter"] * 50)
        await pilot.pause()
        assert screen.match.length == 3
        assert screen.sitting.hot.opened is None
        memory = Memory(4)
        memory.follow(screen.match)
        assert cards_in(app.frames[-1][1]) <= memory.may_see(None)


async def test_a_held_number_opens_and_nothing_more(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        seat, screen = await opened(app, pilot)
        await pilot.press(*[str(seat + 1)] * 30)
        await pilot.pause()
        assert screen.match.length == 2
        assert screen.sitting.hot.opened == seat


async def test_a_held_letter_plays_one_card(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        await pilot.press(*["q"] * 30)
        await pilot.pause()
        assert screen.match.length == 3


async def test_pasted_text_does_nothing(tmp_path):
    from textual.events import Paste

    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        seat, screen = await opened(app, pilot)
        app.screen.post_message(Paste("111\n\nqwe222\n"))
        await pilot.pause()
        assert screen.match.length == 2
        assert screen.sitting.hot.opened == seat


@pytest.mark.parametrize("key", ["space", "escape"])
async def test_space_and_escape_mask_the_hand(tmp_path, key):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        await pilot.press(key)
        await pilot.pause()
        assert screen.sitting.hot.opened is None
        assert not cards_in(app.frames[-1][1])


async def test_a_small_window_hides_the_hand_and_a_storm_of_sizes_leaks_nothing(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        app.frames.clear()
        for width, height in [(60, 20), (120, 40), (79, 24), (81, 25), (20, 5), (100, 30)] * 3:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
        assert screen.sitting.hot.opened is None
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert screen.match.length == 2
        assert not cards_in(app.frames[-1][1])


async def test_going_away_and_coming_back_shows_the_curtain(tmp_path):
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        app.frames.clear()
        app.app_suspend_signal.publish(app)
        app.app_resume_signal.publish(app)
        app.refresh(layout=True)
        await pilot.pause()
        assert screen.sitting.hot.opened is None
        assert not cards_in(app.frames[-1][1])


async def test_nobody_at_the_keyboard_hides_the_hand(tmp_path):
    app = spied_app(tmp_path)
    app.settings = replace(app.settings, idle_seconds=1)
    async with app.run_test(size=(80, 24)) as pilot:
        _seat, screen = await opened(app, pilot)
        for _ in range(60):
            if screen.sitting.hot.opened is None:
                break
            await asyncio.sleep(0.05)
        assert screen.sitting.hot.opened is None


async def test_an_illegal_card_is_refused_with_the_rule_and_the_hand_stays_open(tmp_path):
    """Cards are dealt so that the second player must follow and holds other suits too."""
    app = spied_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(8):
            seat, screen = await opened(app, pilot)
            keys = [key for key in "qwertyuio" if isinstance(screen.table.press(key), str)]
            if keys:
                break
            await pilot.press("q")
            await pilot.pause()
            if screen.sitting.taking_in:
                continue
        length = screen.match.length
        await pilot.press(keys[0])
        await pilot.pause()
        assert screen.match.length == length
        assert screen.sitting.hot.opened == seat
        assert "while you have one" in app.frames[-1][1]


async def test_with_one_person_nothing_is_masked(tmp_path):
    app = spied_app(tmp_path, seats=("Жанна", "bot:club", "bot:novice", "bot:club"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        for _ in range(50):
            await pilot.pause()
            if screen.sitting.actor == 0:
                break
        assert screen.sitting.hot.opened == 0
        length = screen.match.length
        await pilot.press("enter")
        await pilot.pause()
        assert screen.match.length > length
        assert screen.sitting.hot.opened == 0


async def test_a_table_of_computers_is_seen_as_by_a_bystander(tmp_path):
    app = spied_app(tmp_path, seats=("bot:club", "bot:novice", "bot:club", "bot:novice"), target=61)
    async with app.run_test(size=(80, 24)) as pilot:
        memory = Memory(4)
        for _ in range(400):
            await pilot.pause()
            screen = table_screen(app)
            allowed = set(memory.may_see(None))
            memory.follow(screen.match)
            allowed |= memory.may_see(None)
            for _, frame in app.frames:
                assert cards_in(frame) <= allowed
            app.frames.clear()
            if not isinstance(app.screen, TableScreen):
                break
            if screen.sitting.taking_in:
                await pilot.press("enter")
        assert isinstance(app.screen, DealResultScreen)


async def test_an_open_table_says_so_all_the_time(tmp_path):
    app = spied_app(tmp_path)
    app.settings = replace(app.settings, open_table=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        for _ in range(4):
            for _ in range(5):
                await pilot.pause()
            assert screen.sitting.hot.opened == screen.match.turn[0]
            assert "open table" in app.frames[-1][1]
            await pilot.press("enter")
            await pilot.pause()
            app.guard.passes("x", 1e12)


async def test_names_like_markup_are_only_names(tmp_path):
    app = spied_app(tmp_path, seats=("[/]", "[bold]Ж", "Жанна", "x" * 40))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "[/]" in app.frames[-1][1]
        assert "Жанна" in app.frames[-1][1]
        assert all(len(line) <= 80 for line in app.frames[-1][1].split("\n"))


def test_the_spied_app_is_the_real_one():
    from cardtables.app.app import CardtablesApp

    assert issubclass(SpiedApp, CardtablesApp)
