"""English Durak through the real app: every painted frame, two keys a card, drawing, ordering, long hands."""

from dataclasses import replace

import pytest

from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.widgets.hand import CARD_KEYS
from cardtables.engine.action import Play, Shuffle
from cardtables.engine.seats import TABLE
from cardtables.games.durak.state import Draw, Order
from tests.app.driving import FIRST_TOKEN, QUICK, YCUKEN, cards_in, spied_app, table_screen, tokens

LATIN = {key: key for key in YCUKEN}
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha")


@pytest.fixture(autouse=True)
def marked_cards(monkeypatch):
    with tokens(monkeypatch):
        yield


class DurakMemory:
    """What lies open and who holds what, kept from the log of the truth alone, as rules.md part III tells it."""

    def __init__(self, seats, dealt, opening):
        self.seats, self.dealt, self.opening = seats, dealt, opening
        self.hands = [set() for _ in range(seats)]
        self.stock, self.pile, self.named = [], [], set()
        self.over = True
        self._read = 0

    def follow(self, match):
        """Read on; the penalties are read off the size of the hands."""
        entries = match.saved().entries
        for action, _ in entries[self._read :]:
            match action:
                case Shuffle():
                    self._deal(match, action)
                case Play():
                    self.hands[action.seat].discard(action.card)
                    self.pile.append(action.card)
                    self.named.add(action.card)
        self._read = len(entries)
        table = match.view(None).table
        if match.turn in ((), (TABLE,)):
            self.over = True
            return
        # Who drew what only the truth knows; a bystander's counts say how much.
        for seat in range(self.seats):
            self.hands[seat] = set(match.view(seat).table.hands[seat])
        self.pile = list(table.pile)

    def _deal(self, match, shuffle):
        self.named, self.over = set(), False
        cards = self.dealt * self.seats
        if self.opening == "starter":
            self.named.add(shuffle.order[cards])
        if self.opening == "flip":
            self.named.add(shuffle.order[cards - 1])

    def may_draw(self, seat):
        """The faces that may lie on the screen while this seat looks (None: nobody)."""
        held = self.hands[seat] if seat is not None else set()
        return set(range(52)) if self.over else held | set(self.pile)

    def may_name(self, seat):
        """The cards that may be named: those of the log besides."""
        return self.may_draw(seat) | self.named


class Driver:
    """Plays as people round one keyboard would, and says who holds it while each frame is painted."""

    def __init__(self, app, pilot, layout=LATIN, *, seats, dealt=4, opening="starter"):
        self.app, self.pilot, self.layout = app, pilot, layout
        self.memory = DurakMemory(seats, dealt, opening)
        self.presses = self.cards = self.draws = self.checked = self.own_seen = self.lingered = 0

    @property
    def sitting(self):
        return table_screen(self.app).sitting

    async def press(self, key):
        self.presses += 1
        self.last = key
        await self.pilot.press(self.layout.get(key, key))
        await self.pilot.pause()

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
            await self.one_action()
        raise AssertionError("the match does not end")


def durak(tmp_path, letter="b", seats=3, **how):
    return spied_app(tmp_path, game=f"durak-{letter}", seats=NAMES[:seats], **how)


@pytest.mark.parametrize(
    ("letter", "seats", "layout", "language", "dealt", "opening"),
    [
        ("a", 2, LATIN, "en", 5, "lead"),
        ("b", 3, YCUKEN, "ru", 4, "starter"),
        ("v", 5, LATIN, "ru", 6, "flip"),
        ("g", 5, YCUKEN, "en", 4, "starter"),
    ],
)
async def test_a_match_of_people_shows_no_hidden_card(tmp_path, letter, seats, layout, language, dealt, opening):
    habits = replace(QUICK, language=language)
    app = durak(tmp_path, letter, seats, seed=f"frames-{letter}", settings=habits, limit=0)
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, layout, seats=seats, dealt=dealt, opening=opening)
        await driver.whole_match()
    assert driver.cards >= dealt
    assert driver.presses <= 2 * driver.cards  # two keys a card, the hand-over and drawing included
    assert driver.checked > driver.presses
    assert driver.own_seen >= driver.cards // 2  # the search does see cards where they are meant to be seen
