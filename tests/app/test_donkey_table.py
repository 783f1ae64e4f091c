"""Donkey through the real app: every painted frame, keyboard alone, on both layouts; which keys count in a race."""

import asyncio
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from cardtables.app import race
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.menu import MenuScreen
from cardtables.app.screens.score_sheet import ScoreSheetScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.tables.donkey.table import DonkeyTable
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Shuffle
from cardtables.engine.cards import JACK, pack_from
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.donkey.rules import DonkeyRules
from cardtables.games.donkey.state import Close, Pass, Touch
from cardtables.play.clock import moment
from cardtables.play.match import Match, Record
from cardtables.play.record import write_record
from cardtables.store.database import Store
from tests.app.driving import QUICK, YCUKEN, SpiedApp, cards_in, spied_app, table_screen, tokens

LATIN = {key: key for key in YCUKEN}
READY, TOUCHES = "17ha", "winv"
"""A key of each seat's zone to be ready with, and another to touch with."""


@pytest.fixture(autouse=True)
def marked_cards(monkeypatch):
    monkeypatch.setattr("cardtables.app.sitting.READY_MS", 20)
    monkeypatch.setattr("cardtables.app.sitting.STANDS_MS", 20)
    with tokens(monkeypatch):
        yield


@pytest.fixture
def everybody_has_four(monkeypatch):
    """Every deal gives every seat four of a kind: whoever touches first is right."""
    fate = DonkeyRules.fate

    def stacked(self, state, rng):
        action = fate(self, state, rng)
        if not isinstance(action, Shuffle):
            return action
        cards = [card for card in pack_from(JACK) if card in action.order]
        return Shuffle(action.seat, tuple(sorted(cards, key=lambda card: (card // 13, card % 13))))

    monkeypatch.setattr(DonkeyRules, "fate", stacked)


class DonkeyMemory:
    """What each seat may know, kept from the log alone."""

    def __init__(self):
        self.hands = [set() for _ in range(4)]
        self.sealed = [None] * 4
        self.shown = set()
        self.letters = [0] * 4
        self._read = self._touches = self._deals = 0
        self._first = None

    def follow(self, match):
        entries = match.saved().entries
        deals = match.rules.deals(match.view(None).table)
        for action, _ in entries[self._read :]:
            match action:
                case Shuffle():
                    self._deal(match, action)
                case Pass():
                    self.sealed[action.seat] = action.card
                case Touch():
                    self._first = action.seat if self._touches == 0 else self._first
                    self._touches += 1
                case Close() if not self._touches:
                    self._move()
        self._read = len(entries)
        if len(deals) > self._deals:
            self._deals = len(deals)
            self.shown = set(self.hands[self._first])
            self.hands = [set() for _ in range(4)]
            self.sealed, self._touches = [None] * 4, 0
            self.letters = [own + more for own, more in zip(self.letters, deals[-1].points, strict=True)]

    def _deal(self, match, shuffle):
        alive = [seat for seat in range(4) if self.letters[seat] < len(match.record.options.word)]
        dealer = match.view(None).table.dealer
        order = [seat for step in range(1, 5) if (seat := (dealer + step) % 4) in alive]
        self.hands = [set() for _ in range(4)]
        for place, seat in enumerate(order):
            self.hands[seat] = set(shuffle.order[place :: len(order)])
        self.shown = set()

    def _move(self):
        alive = [seat for seat in range(4) if self.hands[seat]]
        for place, seat in enumerate(alive):
            self.hands[seat].discard(self.sealed[seat])
            self.hands[alive[(place + 1) % len(alive)]].add(self.sealed[seat])
        self.sealed = [None] * 4

    def may_see(self, seat):
        return self.shown | (self.hands[seat] if seat is not None else set())


class Driver:
    """Plays like people round one keyboard, and says who holds it while each frame is painted."""

    def __init__(self, app, pilot, layout=LATIN):
        self.app, self.pilot, self.layout = app, pilot, layout
        self.memory = DonkeyMemory()
        self.own_cards_seen = self.checked = self.watched = 0

    async def press(self, key):
        await self.pilot.press(self.layout.get(key, key))
        await self.pilot.pause()

    def check(self, seat):
        match = table_screen(self.app).match
        allowed = set(self.memory.may_see(seat))
        self.memory.follow(match)
        allowed |= self.memory.may_see(seat)
        for _, frame in self.app.frames:
            shown = cards_in(frame)
            assert shown <= allowed, f"{shown - allowed} shown to {seat}:\n{frame}"
            self.own_cards_seen += bool(seat is not None and shown & self.memory.hands[seat])
        self.checked += len(self.app.frames)
        self.app.frames.clear()

    async def seal(self, key="q"):
        """One opening, one key, whoever is awaited."""
        sitting = table_screen(self.app).sitting
        seat = sitting.awaited
        self.check(None)
        await self.press(str(seat + 1))
        assert sitting.hot.opened == seat
        self.check(seat)
        await self.press(key)
        assert sitting.hot.opened is None
        self.check(seat)
        return seat

    async def seal_all(self):
        sitting = table_screen(self.app).sitting
        while sitting.race is None:
            await self.seal("qwer"[sitting.awaited])

    async def ready(self):
        """Everybody is ready; returns when the watch runs."""
        sitting = table_screen(self.app).sitting
        for seat in sorted(sitting.race.people):
            await self.press(READY[seat])
        await self.until(lambda: sitting.match.due)

    async def until(self, holds):
        for _ in range(1000):
            if holds():
                return
            await asyncio.sleep(0.005)
        raise AssertionError("it did not come")

    async def touch(self, *seats, gap=0.0):
        for seat in seats:
            await self.press(TOUCHES[seat])
            await asyncio.sleep(gap)

    async def over(self):
        await self.until(lambda: not isinstance(self.app.screen, TableScreen))
        await self.pilot.pause()


def four(tmp_path, **how):
    return spied_app(tmp_path, game="donkey", **how)


@asynccontextmanager
async def all_sealed(app):
    """The app at 80×24 when everybody has sealed a card and all gather for the race; gives who drives it."""
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        await driver.seal_all()
        yield driver


@pytest.mark.parametrize(("layout", "language"), [(LATIN, "en"), (YCUKEN, "ru")])
async def test_a_match_of_four_people_shows_no_hidden_card(tmp_path, layout, language):
    app = four(tmp_path, settings=replace(QUICK, language=language), word="PIG")
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, layout)
        rounds = deals = 0
        while not isinstance(app.screen, MatchResultScreen):
            screen = table_screen(app)
            await driver.seal_all()
            driver.check(None)
            await driver.ready()
            driver.check(None)
            if rounds < 1:  # the first watch passes and the cards move
                await driver.until(lambda screen=screen: screen.sitting.race is None)
                rounds += 1
                continue
            racers = sorted(screen.sitting.race.people)
            # Whoever has most letters signals falsely, so the match ends soon.
            racers.sort(key=lambda seat: (-driver.memory.letters[seat], seat))
            await driver.touch(*racers)
            await driver.over()
            driver.check(None)
            deals += 1
            await driver.press("enter")
            await driver.until(lambda: isinstance(app.screen, TableScreen | MatchResultScreen))
            await pilot.pause()
        driver.check(None)
    assert deals >= 6
    assert driver.own_cards_seen >= 4 * deals // 2
    assert driver.checked > 20 * deals


async def test_the_one_that_came_is_marked_for_its_owner(tmp_path):
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        sitting = table_screen(app).sitting
        await driver.until(lambda: sitting.race is None)
        await driver.press(str(sitting.awaited + 1))
        screen = table_screen(app)
        keys = app.frames[-1][1].split("\n")[22]
        hand = screen.table.felt.shown.hand
        view = sitting.match.view(sitting.hot.opened)
        place = hand.index(view.table.received[sitting.hot.opened])
        assert keys[4 + 8 * place : 12 + 8 * place].split() == ["QWER"[place], "new"]
        assert keys.count("new") == 1


async def test_a_touch_names_the_loser_in_order(tmp_path, everybody_has_four):
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        await driver.touch(2, 0, 3, 1, gap=0.08)
        await driver.over()
        assert isinstance(app.screen, DealResultScreen)
        deal = table_screen(app).match.view(None).table.deals[0]
        assert deal.touches == (2, 0, 3, 1) and deal.loser == 1 and deal.valid
        assert all(later - sooner > 50 for sooner, later in zip(deal.times, deal.times[1:], strict=False))
        assert "Boris was last and gets the D." in app.frames[-1][1]


async def test_two_in_the_same_moment_are_a_dead_heat(tmp_path, everybody_has_four):
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        sitting, now = table_screen(app).sitting, moment()
        for seat, seconds in ((0, 0.0), (1, 0.2), (2, 0.9), (3, 0.95)):
            sitting.press(TOUCHES[seat], now + seconds)
            await driver.pilot.pause()
        await driver.over()
        deal = table_screen(app).match.view(None).table.deals[0]
        assert deal.touches == (0, 1, 2, 3) and deal.loser is None
        assert "the deal is played again" in app.frames[-1][1]


async def test_both_of_two_near_touches_count(tmp_path, everybody_has_four):
    """The second comes while the host is just asking anew because of the first."""
    app = four(tmp_path, tie_window=0)
    async with all_sealed(app) as driver:
        await driver.ready()
        sitting, now = table_screen(app).sitting, moment()
        for seat, at in ((3, 0.001), (1, 0.002), (0, 0.003), (2, 0.004)):
            sitting.press(TOUCHES[seat], now + at)
            if seat == 1:
                await asyncio.sleep(0)
        await driver.over()
        deal = table_screen(app).match.view(None).table.deals[0]
        assert deal.touches == (3, 1, 0, 2)
        assert deal.times == (0, 1, 2, 3)


async def test_a_press_before_the_watch_is_said_to_be_too_early_and_means_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr("cardtables.app.sitting.READY_MS", 800)
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        sitting = table_screen(app).sitting
        for key in READY:
            await driver.press(key)
        await driver.press("e")  # Anna cannot wait
        assert "too early" in app.frames[-1][1] and "G E T   R E A D Y" in app.frames[-1][1]
        await driver.until(lambda: sitting.match.due)
        assert sitting.match.view(None).table.touches == []
        await driver.press("r")
        assert sitting.match.view(None).table.touches == [0]


async def test_held_keys_foreign_keys_and_escape_do_nothing_in_a_race(tmp_path):
    app = four(tmp_path, seats=("Anna", "Boris", "Vera", "bot:club"))
    async with all_sealed(app) as driver:
        sitting = table_screen(app).sitting
        assert sitting.race.people == {0, 1, 2}
        for key in ("5", "6", "t", "y", "g", "b", "enter", "space", "escape", "z", "left"):
            await driver.press(key)  # no one's keys, and those of the computer's zone
        assert not sitting.race.ready
        for key in "17h":
            await driver.press(key)
        await driver.until(lambda: sitting.match.due)
        now = moment()
        for key in "17h":  # the ready keys are still held down: they repeat themselves before the watch and in it
            for repeat in range(20):
                sitting.race.pressed(key, now + 0.03 * repeat - 0.6)
            for repeat in range(20):
                sitting.press(key, now + 0.03 * repeat)
        for key in ("5", "t", "g", "z", "escape", "tab", "question_mark", "backspace", "enter", "space"):
            await driver.press(key)
        assert sitting.match.view(None).table.touches == []
        assert app.screen is table_screen(app)
        await driver.pilot.resize_terminal(120, 40)
        await driver.press("w")
        await driver.press("w")
        assert sitting.match.view(None).table.touches == [0]


async def test_while_all_gather_the_menu_can_be_opened_and_the_race_waits(tmp_path):
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        sitting = table_screen(app).sitting
        await driver.press("1")
        await driver.press("tab")
        assert isinstance(app.screen, MenuScreen)
        assert "Last trick" not in app.frames[-1][1]
        assert "Take back" not in app.frames[-1][1]  # in Donkey everything binds
        await driver.press("9")  # a key of Boris's zone, which means nothing here
        await driver.press("escape")
        assert sitting.race.ready == {0} and sitting.match.due is None


async def test_with_one_person_computers_race_too(tmp_path, everybody_has_four):
    app = four(tmp_path, seats=("Жанна", "bot:club", "bot:novice", "bot:club"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        sitting = table_screen(app).sitting
        await driver.until(lambda: sitting.actor == 0)
        await driver.press("q")
        await driver.until(lambda: sitting.race)
        assert sitting.race.people == {0} and sitting.race.start().ready == {1, 2, 3}
        await driver.press("1")
        await driver.until(lambda: sitting.match.due)
        await driver.press("w")
        await driver.over()
        deal = sitting.match.view(None).table.deals[0]
        assert deal.touches[0] == 0 and len(deal.touches) == 4 and deal.loser in (1, 2, 3, None)


async def test_the_record_keeps_the_times(tmp_path, everybody_has_four):
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        await driver.touch(0, 1, 2, 3, gap=0.06)
        await driver.over()
        match = table_screen(app).match
        lines = [line.split() for line in write_record(match.saved()).splitlines() if line.endswith("touch")]
        times = match.view(None).table.deals[0].times
        assert [int(line[0]) - int(lines[0][0]) for line in lines] == list(times)


def test_zones_are_apart_and_the_same_on_every_layout():
    keys = [key for rows in race.ZONES for row in rows for key in row]
    assert len(set(keys)) == len(keys) == 30
    assert not set(keys) & set("56tygb")
    assert [race.seat_of(key) for key in "1rm4u0hzv"] == [0, 0, 2, 0, 1, 1, 2, 3, 3]
    assert race.seat_of("enter") is None and race.seat_of("5") is None


async def test_whoever_was_too_early_counts_as_soon_as_he_presses_again(tmp_path, monkeypatch):
    """With the same key too, half a second later: nobody must guess that a key has gone dead."""
    monkeypatch.setattr("cardtables.app.sitting.READY_MS", 800)
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        sitting = table_screen(app).sitting
        for key in READY:
            await driver.press(key)
        sitting.press("1", moment() + 0.3)  # again with the ready key, before the watch
        assert sitting.race.early == {0}
        await driver.until(lambda: sitting.match.due)
        sitting.press("1", moment() + 0.9)
        await driver.pilot.pause()
        assert sitting.match.view(None).table.touches == [0]


async def test_the_watch_waits_till_all_hands_are_still(tmp_path, monkeypatch):
    monkeypatch.setattr("cardtables.app.sitting.READY_MS", 600)
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        sitting = table_screen(app).sitting
        for key in READY:
            await driver.press(key)
        for key in ("2", "3", "4", "w", "e"):
            await driver.press(key)
            await asyncio.sleep(0.15)
            assert sitting.match.due is None
        pressed = sitting.race.last_press
        await driver.until(lambda: sitting.match.due)
        assert moment() - pressed >= 0.6


async def test_the_number_of_another_seat_masks_an_open_hand_and_opens_none(tmp_path):
    app = four(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        sitting = table_screen(app).sitting
        await driver.press("1")
        assert sitting.hot.opened == 0
        await driver.press("2")
        assert sitting.hot.opened is None and not cards_in(app.frames[-1][1])
        await driver.press("2")
        assert sitting.hot.opened == 1


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_keys_page_promises_no_taking_back(tmp_path, language):
    app = four(tmp_path, settings=replace(QUICK, language=language))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        page = app.frames[-1][1]
        assert "1234" in page and not any(words in page for words in ("take back", "взять назад", "вернуть ход"))


# Who cannot see, and who only looks on


async def test_in_a_window_too_small_no_watch_is_decided(tmp_path, everybody_has_four):
    """It runs on unseen no longer: when there is room again all stand before it, as after a new start."""
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        await driver.touch(0)
        before = table_screen(app).match.settled
        await driver.pilot.resize_terminal(70, 24)
        await driver.until(lambda: "Please enlarge" in app.frames[-1][1])
        await driver.press("i")  # Boris cannot know that it means nothing
        match = table_screen(app).match
        assert match.length == before and match.due is None
        assert table_screen(app).sitting.race.ready == set()
        await driver.pilot.resize_terminal(80, 24)
        await driver.until(lambda: "L O O K   U P" in app.frames[-1][1])
        await driver.ready()
        await driver.touch(2, 3, 1, 0, gap=0.08)
        await driver.over()
        deals = table_screen(app).match.view(None).table.deals
        assert [(deal.touches, deal.loser) for deal in deals] == [((2, 3, 1, 0), 0)]
        kept = app.store.load(table_screen(app).match_id)
        assert kept.saved().entries == table_screen(app).match.saved().entries
        assert sum(isinstance(entry.action, Touch) for entry in kept.saved().entries) == 4


async def test_nobody_is_ready_any_more_after_the_window_was_too_small(tmp_path, monkeypatch):
    monkeypatch.setattr("cardtables.app.sitting.READY_MS", 300)
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        for key in READY:
            await driver.press(key)
        await driver.pilot.resize_terminal(80, 20)
        await driver.until(lambda: "Please enlarge" in app.frames[-1][1])
        await asyncio.sleep(0.4)
        assert table_screen(app).match.due is None
        await driver.pilot.resize_terminal(80, 24)
        await driver.until(lambda: "L O O K   U P" in app.frames[-1][1])
        assert table_screen(app).sitting.race.ready == set()


async def test_a_lone_player_has_his_hand_back_after_a_race_that_was_broken_off(tmp_path):
    app = four(tmp_path, seats=("Anna", "bot:club", "bot:club", "bot:club"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        await driver.until(lambda: table_screen(app).sitting.actor == 0)
        await driver.press("q")
        await driver.until(lambda: table_screen(app).sitting.race)
        await driver.press("1")
        await driver.until(lambda: table_screen(app).match.due)
        await pilot.resize_terminal(70, 20)
        await driver.until(lambda: "Please enlarge" in app.frames[-1][1])
        await pilot.resize_terminal(80, 24)
        await driver.until(lambda: "L O O K   U P" in app.frames[-1][1])
        assert table_screen(app).sitting.hot.opened == 0


async def test_a_race_is_run_on_when_its_match_cannot_be_read_again(tmp_path, monkeypatch):
    """Nor can it be written then, and the next entry says so."""
    app = four(tmp_path)
    async with all_sealed(app) as driver:
        await driver.ready()
        sitting = table_screen(app).sitting

        def broken(match_id):
            raise OSError(5, "Input/output error")

        monkeypatch.setattr(app.store, "load", broken)
        sitting.match.journal = broken
        await driver.pilot.resize_terminal(70, 24)
        await driver.until(lambda: "Please enlarge" in app.frames[-1][1])
        await driver.until(lambda: sitting.trouble)
        await driver.pilot.resize_terminal(80, 24)
        await driver.until(lambda: "Input/output error" in app.frames[-1][1])
        assert "Enter back to the games" in app.frames[-1][1]


def record_with_letters(seats, *letters):
    """A match whose seats have so many letters: each was the last to touch, so often; all had four of a kind."""
    game = GAMES["donkey"]
    match = Match(Record(game, game.choose(changes={"word": "PIG"}), seats, "letters"))
    for seat in [seat for seat, count in enumerate(letters) for _ in range(count)]:
        while not any(match.view(None).table.hands):
            match.chance(match.at)
        while match.turn != (TABLE,):
            match.act(match.view(match.turn[0]).legal[0], match.at + 10)
        match.chance(match.at)
        for racer in sorted(match.turn, key=lambda racer: racer == seat):
            match.act(Touch(racer), match.at + 100)
    assert match.view(None).table.letters == list(letters)
    return match.saved()


async def test_whoever_is_out_is_not_asked_to_take_in_results(tmp_path, monkeypatch, everybody_has_four):
    """Anna has all three letters of PIG: the computers play on, and their results go by themselves."""
    monkeypatch.setattr("cardtables.app.screens.deal_result.ONLOOKER_SECONDS", 0.05)
    record = record_with_letters(("Anna", "bot:club", "bot:club", "bot:club"), 3, 0, 0, 0)
    store = Store.open(tmp_path)
    app = SpiedApp(store, QUICK, start=store.begin(record))
    async with app.run_test(size=(80, 24)) as pilot:
        driver = Driver(app, pilot)
        await driver.until(lambda: isinstance(app.screen, DealResultScreen))
        await driver.press("enter")  # the result of the third deal, which Anna comes back to
        await driver.until(lambda: isinstance(app.screen, DealResultScreen) and app.screen.number == 3)
        await pilot.pause()
        await driver.until(lambda: isinstance(app.screen, TableScreen))
        results = [frame for _, frame in app.frames if "THE ANSWERS" in frame and "deal 4 is over" in frame]
        assert results and all("goes on by itself" in frame and "Enter next deal" in frame for frame in results)


async def test_a_result_waits_while_whoever_is_out_reads_the_score_sheet(tmp_path, monkeypatch, everybody_has_four):
    monkeypatch.setattr("cardtables.app.screens.deal_result.ONLOOKER_SECONDS", 0.3)
    record = record_with_letters(("Anna", "bot:club", "bot:club", "bot:club"), 3, 0, 0, 0)
    store = Store.open(tmp_path)
    app = SpiedApp(store, QUICK, start=store.begin(record))
    async with app.run_test(size=(80, 24)) as pilot:
        driver = Driver(app, pilot)
        await driver.until(lambda: isinstance(app.screen, DealResultScreen))
        await driver.press("enter")  # the result of the third deal, which Anna comes back to
        await driver.until(lambda: isinstance(app.screen, DealResultScreen) and app.screen.number == 3)
        await pilot.pause()
        app.guard.passes("x", 1e12)
        await driver.press("s")
        await asyncio.sleep(0.5)
        assert isinstance(app.screen, ScoreSheetScreen)
        await driver.press("escape")
        await driver.until(lambda: isinstance(app.screen, TableScreen))


@pytest.mark.parametrize(
    ("letters", "seats"),
    [
        ((3, 0, 0, 0), ("Anna", "bot:club", "bot:club", "bot:club")),  # the deal that put her out
        ((3, 0, 1, 0), ("Anna", "Boris", "bot:club", "bot:club")),  # Boris plays on
        ((3, 0, 0, 1), ("bot:club",) * 4),  # nobody sits at the keyboard: as in every other game
    ],
)
def test_a_result_waits_for_whoever_played_the_deal(letters, seats, everybody_has_four):
    game = GAMES["donkey"]
    match = Match(record_with_letters(seats, *letters))
    persons = frozenset(seat for seat, who in enumerate(seats) if not who.startswith("bot:"))
    scene = Scene(game, match.rules, seats, match.view(None), 0, persons)
    assert not DonkeyTable.looks_on(scene, len(match.view(None).table.deals) - 1)
