"""Drive the real app and look at every painted frame; every drawn card leaves a token, so that the search is sure."""

import asyncio
import re
from contextlib import contextmanager

from textual._context import visible_screen_stack

from cardtables.app import faces
from cardtables.app.app import CardtablesApp
from cardtables.app.settings import Settings
from cardtables.engine.action import Play, Shuffle
from cardtables.engine.cards import BACK, EMPTY, RANK_LETTERS, SUIT_LETTERS
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.match import Record
from cardtables.store.database import Store

FIRST_TOKEN = 0xE000
"""Private-use glyphs, one cell wide, that nothing else draws."""
_NAMES = re.compile(rf"(?<![A-Za-z0-9])(10|[{RANK_LETTERS}])([♠♥♦♣]|[{SUIT_LETTERS}](?![A-Za-z0-9]))")
YCUKEN = dict(zip("qwertyuiopasdfghjklzxcvbnm", "йцукенгшщзфывапролдячсмить", strict=True))


def token(card):
    """The glyph that stands for a card in the tests."""
    return chr(FIRST_TOKEN + card)


def cards_in(frame):
    """The cards that a frame shows: by token, and by name in words."""
    shown = {ord(char) - FIRST_TOKEN for char in frame if FIRST_TOKEN <= ord(char) < FIRST_TOKEN + 52}
    for rank, suit in _NAMES.findall(frame):
        shown.add(read_card(rank + (suit if suit in SUIT_LETTERS else SUIT_LETTERS["♠♥♦♣".index(suit)])))
    return shown


@contextmanager
def tokens(monkeypatch):
    """Every face drawn large or small carries its card's token in its first cell."""
    for name in ("large", "small"):
        drawn = getattr(faces, name)

        def marked(canvas, ink, x, y, card, *args, _drawn=drawn, **words):
            result = _drawn(canvas, ink, x, y, card, *args, **words)
            if card not in (BACK, EMPTY):
                canvas.put(x, y, token(card), ink.style("say"))
            return result

        monkeypatch.setattr(faces, name, marked)
    yield


class SpiedApp(CardtablesApp):
    """Keeps the text of every frame that was painted, with what the driver said it was doing."""

    def __init__(self, *args, **words):
        super().__init__(*args, **words)
        self.frames = []
        self.doing = None

    def post_display_hook(self):
        """Called by Textual after each paint, headless too."""
        if not self.screen_stack:
            return
        visible_screen_stack.set(self._background_screens)  # so that what shines through is drawn too
        strips = self.screen._compositor.render_strips()
        self.frames.append((self.doing, "\n".join(strip.text for strip in strips)))


QUICK = Settings(language="en", pace_ms=0, animations=False, idle_seconds=0)
"""Habits that let a test run fast and alike on every machine."""


def spied_app(
    folder, *, game="don", seats=("Anna", "Boris", "Vera", "Gleb"), seed="frames", settings=QUICK, **options
):  # fmt: skip
    """The app with a match on the table, as `cardtables play` opens it."""
    game = GAMES[game]
    record = Record(game, game.choose(changes=options), seats, seed)
    return SpiedApp(Store.open(folder), settings, start=record)


def table_screen(app):
    """The table that is played on."""
    from cardtables.app.screens.table import TableScreen

    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


def on_screen(app):
    """What the screen says at this moment, whether it has been painted yet or not."""
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


async def settled(app, pilot):
    """Wait till the table has come to rest: a person is asked, or something has to be taken in, or a page lies over it.

    The host acts in tasks of its own, and a slow disk lets it act long after `pilot.pause` is content.
    """
    from cardtables.app.screens.table import TableScreen

    for _ in range(2000):
        await pilot.pause()
        if not isinstance(app.screen, TableScreen):
            return
        sitting = app.screen.sitting
        asked = [person for seat, person in sitting.persons.items() if seat in sitting.match.turn]
        if sitting.taking_in or any(person.waits for person in asked):
            return
        await asyncio.sleep(0.002)
    raise AssertionError("the table does not come to rest")


DEALT = {"don": (9, 0), "phat": (13, 0), "irish-don": (13, 0), "blind-don": (9, 9)}
"""Cards to each in the hand, and before each on the table."""
TWO_OF_DIAMONDS = read_card("2D")


class Memory:
    """What each seat may know of the cards, kept by the test from the log alone (by the rules, not by `look`)."""

    def __init__(self, seats, game="don", **options):
        self.seats, self.game, self.options = seats, game, options
        self.hands = [set() for _ in range(seats)]
        self.unseen = [set() for _ in range(seats)]
        self.rows = [[] for _ in range(seats)]
        """Blind Don: the card that nobody has seen on each place; None where none is left."""
        self.open = [[] for _ in range(seats)]
        """Blind Don with open rows: the open card on each place."""
        self.public = set()
        self._read, self._deals, self._played = 0, 0, 0
        self._bare = []

    def follow(self, match):
        """Read on in the true log."""
        for action, _ in match.saved().entries[self._read :]:
            self._read += 1
            if isinstance(action, Shuffle):
                self._deal(match, action)
            elif action.verb in ("play", "turn"):
                self._card(action)
        if match.turn in ((), (TABLE,)):
            self.public = set(range(52))  # between deals all cards are public

    def _card(self, action):
        for seat, cards in enumerate(self.unseen):
            self.hands[seat] |= cards
            cards.clear()
        row = self.rows[action.seat]
        card = action.card if isinstance(action, Play) else row[action.slot - 1]
        if not isinstance(action, Play):
            row[action.slot - 1] = None
        self.hands[action.seat].discard(card)
        self.public.add(card)
        self._played += 1
        if self.open[action.seat]:
            self._bare.append((action.seat, self.open[action.seat].index(card)))
        if self._played % self.seats == 0:
            for seat, place in self._bare:  # the trick is over: what lay under its cards is turned up
                under, self.rows[seat][place] = self.rows[seat][place], None
                self.open[seat][place] = under
                self.public |= {under} - {None}
            self._bare.clear()

    def _deal(self, match, shuffle):
        hand, table = DEALT[self.game]
        first, seats = (self._dealer(match) + 1) % self.seats, self.seats
        begin, end = table * seats, (table + hand) * seats
        dealt = {(first + step) % seats: set(shuffle.order[begin + step : end : seats]) for step in range(seats)}
        self.public, self._played = set(), 0
        pitcher = first
        if self.game == "irish-don" and (self.options.get("pitch") != "first_deal_only" or not self._deals):
            pitcher = next(seat for seat, cards in dealt.items() if TWO_OF_DIAMONDS in cards)
            self.public = {TWO_OF_DIAMONDS}
        self._deals += 1
        for seat, cards in dealt.items():
            self.hands[seat], self.unseen[seat] = (cards, set()) if seat == pitcher else (set(), cards)
        for step in range(seats):
            self.rows[(first + step) % seats] = list(shuffle.order[step:begin:seats])
            if self.options.get("rows") == "open_rows":
                self._lay_open((first + step) % seats, shuffle.order[begin + step : end : seats])

    def _lay_open(self, seat, cards):
        self.open[seat] = list(cards)
        self.public |= set(cards)
        self.hands[seat], self.unseen[seat] = set(), set()

    def _dealer(self, match):
        lot = next(action for action, _ in match.saved().entries if action.verb == "lot")
        shuffles = sum(isinstance(action, Shuffle) for action, _ in match.saved().entries[: self._read])
        return (lot.first + shuffles - 1) % self.seats

    def may_see(self, seat):
        """The cards that may stand on a frame while this seat looks (None: nobody)."""
        return self.public | (self.hands[seat] if seat is not None else set())
