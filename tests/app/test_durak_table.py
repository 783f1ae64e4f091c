"""English Durak through the real app: every painted frame, two keys a card, drawing, ordering, long hands."""

import asyncio
from dataclasses import replace

import pytest

from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.sitting import Sitting
from cardtables.app.widgets.hand import CARD_KEYS
from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.game import option_values
from cardtables.engine.notation import action_words, card_code, read_card
from cardtables.games.durak.state import Decline, Draw, Order
from tests.app.driving import (
    FIRST_TOKEN,
    QUICK,
    YCUKEN,
    cards_in,
    on_screen,
    settled,
    spied_app,
    table_screen,
    tokens,
)
from tests.games import durak_oracle as oracle

LATIN = {key: key for key in YCUKEN}
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha")


@pytest.fixture(autouse=True)
def marked_cards(monkeypatch):
    with tokens(monkeypatch):
        yield


class DurakMemory:
    """What lies open and who holds what, made out of the log alone by the second opinion on the rules."""

    def __init__(self):
        self.hands, self.pile, self.named, self.over = [], set(), set(), True
        self._position, self._dealer, self._read = None, 0, 0

    def follow(self, match):
        """Read on."""
        record = match.saved()
        game = oracle.Game(record.game.id[-1], len(record.seats), option_values(record.options))
        for action, _ in record.entries[self._read :]:
            self._position = self._after(game, action)
        self._read = len(record.entries)
        if self._position is not None:
            self.hands = [set(map(read_card, hand)) for hand in self._position.hands]
            self.pile = set(map(read_card, self._position.heap))
            self.over = self._position.step == "done"

    def _after(self, game, action):
        if isinstance(action, Lot):
            self._dealer = action.first
            return None
        if isinstance(action, Shuffle):
            order = tuple(map(card_code, action.order))
            if self._position is not None and self._position.step == "shuffle":
                return oracle.after_shuffle(game, self._position, order)
            position = oracle.deal(game, self._dealer, order)
            self._dealer, self.named = (self._dealer + 1) % game.players, set(map(read_card, position.heap))
            return position
        if isinstance(action, Play):
            self.named.add(action.card)
        return oracle.after(game, self._position, action_words(action).partition(" ")[2])

    def may_draw(self, seat):
        """The faces that may lie on the screen while this seat looks (None: nobody)."""
        held = self.hands[seat] if seat is not None else set()
        return set(range(52)) if self.over else held | self.pile

    def may_name(self, seat):
        """The cards that may be named: those of the log besides."""
        return self.may_draw(seat) | self.named


class Driver:
    """Plays as people round one keyboard would, and says who holds it while each frame is painted."""

    def __init__(self, app, pilot, layout=LATIN):
        self.app, self.pilot, self.layout = app, pilot, layout
        self.memory = DurakMemory()
        self.presses = self.cards = self.draws = self.checked = self.own_seen = self.lingered = self.taken_in = 0

    @property
    def sitting(self):
        return table_screen(self.app).sitting

    async def press(self, key):
        self.presses += 1
        self.last = key
        await self.pilot.press(self.layout.get(key, key))
        await settled(self.app, self.pilot)

    def check(self, seat):
        """No frame since the last check shows a card that this seat (None: a bystander) may not see."""
        drawn, named = self.memory.may_draw(seat), self.memory.may_name(seat)
        self.memory.follow(table_screen(self.app).match)
        drawn, named = drawn | self.memory.may_draw(seat), named | self.memory.may_name(seat)
        for _, frame in self.app.frames:
            faces = {ord(char) - FIRST_TOKEN for char in frame if FIRST_TOKEN <= ord(char) < FIRST_TOKEN + 52}
            assert faces <= drawn, f"{faces - drawn} lie before {seat}:\n{frame}"
            shown = cards_in(frame)
            assert shown <= named, f"{shown - named} named to {seat}:\n{frame}"
            self.own_seen += bool(seat is not None and faces & self.memory.hands[seat])
        self.checked += len(self.app.frames)
        self.app.frames.clear()

    def wanted(self, seat, legal):
        """A key for what is to be done: a suit, a card that is shown, else Enter; never the one that is still down."""
        screen = table_screen(self.app)
        if isinstance(legal[0], Order):
            held = [sum(card // 13 == suit for card in self.memory.hands[seat]) for suit in range(4)]
            return max((key for key in "qwer" if key != self.last), key=lambda key: held["qwer".index(key)])
        for key in CARD_KEYS[:24]:
            answer = screen.table.press(key)
            if isinstance(answer, Play) and key != self.last:
                return key
        return "enter"

    async def one_action(self):
        """The hand-over and one action of whoever is awaited."""
        sitting, match = self.sitting, table_screen(self.app).match
        seat = sitting.actor
        if seat is None:
            held = sitting.hot.opened if sitting.hot.lingers else None
            self.lingered += held is not None
            self.check(held)
            seat = sitting.awaited
            await self.press(str(seat + 1))
        assert sitting.hot.opened == seat and not sitting.hot.lingers
        self.check(seat)
        legal = match.view(seat).legal
        key = self.wanted(seat, legal)
        if key == self.last:  # drawing on: Enter is dead until another key, or for a while
            await self.press("up")
            self.presses -= 1
        length = match.length
        await self.press(key)
        assert match.length > length, (key, legal)
        self.cards += 1
        self.draws += isinstance(legal[0], Draw)
        # Who acted sees the frames of his action: afterwards his hand is masked, or he acts again, or a card came.
        self.check(seat)
        if isinstance(self.app.screen, TableScreen) and sitting.hot.opened is not None:
            assert sitting.hot.opened == seat
            assert sitting.hot.lingers == (match.turn != (seat,))
            assert not sitting.hot.lingers or isinstance(legal[0], Draw)

    async def take_in(self):
        """The last card of a deal lies on the pile until it has been seen."""
        self.check(None)
        before = self.presses
        await self.press("y")  # Enter may still be down
        await self.press("enter")
        self.check(None)
        self.presses = before
        self.taken_in += 1

    async def one_action_unchecked(self):
        """The same, the frames kept."""
        sitting, match = self.sitting, table_screen(self.app).match
        if sitting.actor is None:
            await self.press(str(sitting.awaited + 1))
        self.memory.follow(match)
        await self.press(self.wanted(sitting.actor, match.view(sitting.actor).legal))

    async def whole_match(self):
        for _ in range(4000):
            screen = self.app.screen
            if isinstance(screen, MatchResultScreen):
                self.check(None)
                return
            if isinstance(screen, DealResultScreen):
                self.check(None)
                before = self.presses
                await self.press("y")  # means nothing here; Enter may still be down
                await self.press("enter")
                self.presses = before
                continue
            if self.sitting.taking_in:
                await self.take_in()
                continue
            await self.one_action()
        raise AssertionError("the match does not end")


def durak(tmp_path, letter="b", seats=3, **how):
    return spied_app(tmp_path, game=f"durak-{letter}", seats=NAMES[:seats], **how)


@pytest.mark.parametrize(
    ("letter", "seats", "layout", "language"),
    [("a", 2, LATIN, "en"), ("b", 3, YCUKEN, "ru"), ("v", 5, LATIN, "ru"), ("g", 5, YCUKEN, "en")],
)
async def test_a_match_of_people_shows_no_hidden_card(tmp_path, letter, seats, layout, language):
    await shows_no_hidden_card(tmp_path, letter, seats, layout, language)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("layout", [LATIN, YCUKEN], ids=["latin", "ycuken"])
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("letter", "abvg")
async def test_no_match_of_people_shows_a_hidden_card(tmp_path, letter, seats, layout, language):
    await shows_no_hidden_card(tmp_path, letter, seats, layout, language)


async def shows_no_hidden_card(tmp_path, letter, seats, layout, language):
    habits = replace(QUICK, language=language)
    app = durak(tmp_path, letter, seats, seed=f"frames-{letter}", settings=habits, limit=0)
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, layout)
        await driver.whole_match()
    assert driver.cards >= oracle.DEALT[letter]
    assert driver.presses <= 2 * driver.cards  # two keys a card, the hand-over and drawing included
    assert driver.checked > driver.presses
    assert driver.own_seen >= driver.cards // 2  # the search does see cards where they are meant to be seen


async def test_the_options_that_draw_and_shuffle_show_no_hidden_card_either(tmp_path):
    """Draw until it fits, shuffle the pile, answer sixes: the table acts in the middle of somebody's turn."""
    options = {"draw_until": True, "reshuffle": True, "stack_six": True, "may_keep": True, "limit": 0}
    app = durak(tmp_path, "g", 2, seed="options-5", **options)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        match, after = table_screen(app).match, 8
        while after and isinstance(app.screen, TableScreen):
            await driver.one_action()
            shuffles = sum(isinstance(action, Shuffle) for action, _ in match.saved().entries)
            after -= shuffles > 1
    assert shuffles > 1, "the pile was never shuffled"
    assert driver.draws > 5 and driver.presses <= 2 * driver.cards


# A drawn card


async def until_a_vain_draw(app, pilot, driver):
    """Play until somebody has drawn a card that does not fit; returns his seat."""
    for _ in range(200):
        await driver.one_action()
        if driver.sitting.hot.lingers:
            return driver.sitting.hot.opened
    raise AssertionError("nobody drew in vain")


@pytest.mark.parametrize("key", ["space", "x", "enter", "left", "tab", "question_mark", "q", "й"])
async def test_any_key_masks_a_card_drawn_in_vain(tmp_path, key):
    app = durak(tmp_path, "a", 3, seed="vain")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        seat = await until_a_vain_draw(app, pilot, driver)
        match, sitting = table_screen(app).match, driver.sitting
        held = set(match.view(seat).table.hands[seat])
        length = match.length
        if key == driver.last:  # Enter has drawn, and is dead until another key
            await driver.press("up")
        else:
            await driver.press(key)
        assert sitting.hot.opened is None and not sitting.hot.lingers and match.length == length
        driver.check(seat)
        await pilot.resize_terminal(81, 24)
        await pilot.pause()
        assert not cards_in(app.frames[-1][1]) & held


async def test_the_drawn_card_is_seen_marked_and_said(tmp_path):
    app = durak(tmp_path, "a", 3, seed="vain")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        frames = app.frames
        for _ in range(200):
            await driver.one_action_unchecked()
            if driver.sitting.hot.lingers:
                break
        frame = frames[-1][1]
        assert "it does not fit" in frame and "any key hides your hand" in frame
        assert frame.split("\n")[22].split() == ["new"]
        assert "Space hide" in frame.split("\n")[23]


async def test_the_number_of_the_next_player_masks_and_opens_at_one_stroke(tmp_path):
    app = durak(tmp_path, "a", 3, seed="vain")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        seat = await until_a_vain_draw(app, pilot, driver)
        match, sitting = table_screen(app).match, driver.sitting
        follower = match.turn[0]
        other = next(one for one in range(3) if one not in (seat, follower))
        held = set(match.view(seat).table.hands[seat])
        driver.check(seat)
        await driver.press(str(other + 1))  # not his turn: it masks, and opens nothing
        assert sitting.hot.opened is None
        driver.check(None)
        await driver.press(str(follower + 1))
        assert sitting.hot.opened == follower
        driver.check(follower)
        assert not cards_in(app.frames[-1][1]) & held if app.frames else True


async def test_fifty_enters_draw_one_card_and_it_stays(tmp_path):
    app = durak(tmp_path, "a", 3, seed="vain")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        seat = await until_a_vain_draw(app, pilot, driver)
        length = table_screen(app).match.length
        await pilot.press(*["enter"] * 50)
        await pilot.pause()
        assert table_screen(app).match.length == length
        assert driver.sitting.hot.opened == seat and driver.sitting.hot.lingers


async def test_computers_play_on_while_a_drawn_card_is_looked_at(tmp_path):
    app = spied_app(tmp_path, game="durak-a", seats=("Anna", "bot:club", "Vera", "bot:novice"), seed="vain")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot)
        seat = await until_a_vain_draw(app, pilot, driver)
        match, sitting = table_screen(app).match, driver.sitting
        for _ in range(50):
            await pilot.pause()
            if match.turn and match.turn[0] in (0, 2):
                break
        assert match.turn[0] in (0, 2)
        assert sitting.hot.opened == seat and sitting.hot.lingers and sitting.actor is None
        driver.check(seat)
        await driver.press("x")
        assert sitting.hot.opened is None


async def test_with_one_person_nothing_lingers_and_nothing_is_masked(tmp_path):
    app = spied_app(tmp_path, game="durak-b", seats=("Жанна", "bot:club", "bot:novice"), seed="alone", limit=0)
    async with app.run_test(size=(80, 24)) as pilot:
        for turn in range(400):
            await pilot.pause()
            if not isinstance(app.screen, TableScreen):
                break
            sitting = table_screen(app).sitting
            assert sitting.hot.opened == 0 and not sitting.hot.lingers
            if sitting.actor == 0:
                legal = table_screen(app).match.view(0).legal
                await pilot.press("qwer"[turn % 4] if isinstance(legal[0], Order) else "y", "enter")
                app.guard.passes("up", 1e12)
            elif sitting.taking_in:
                await pilot.press("y", "enter")
        assert isinstance(app.screen, DealResultScreen)


@pytest.fixture
def starved(monkeypatch):
    """What has been done is shown long after `pilot.pause` has found everything quiet, as on a busy machine."""
    shown = Sitting.changed

    async def later(self, match, entry):
        await asyncio.sleep(0.1)
        await shown(self, match, entry)

    monkeypatch.setattr(Sitting, "changed", later)


async def test_an_ace_is_left_open_by_one_key_and_the_hand_is_shut(tmp_path, starved):
    app = durak(tmp_path, "a", 3, seed="aces")
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(app, pilot)
        driver = Driver(app, pilot)
        for _ in range(300):
            sitting, match = driver.sitting, table_screen(app).match
            seat = sitting.actor
            legal = match.view(seat).legal if seat is not None else ()
            if legal and isinstance(legal[-1], Decline):
                assert "N leaves it open" in on_screen(app)
                await driver.press("n")
                assert match.last.action == Decline(seat) and sitting.hot.opened is None
                return
            await driver.one_action_unchecked()
        raise AssertionError("no ace could be covered")
