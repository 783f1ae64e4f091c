"""Moments at a Don table for the tests: the one of the picture, and matches played from a stacked pack."""

from rich.cells import cell_len
from textual.app import App

from cardtables.app.palette import ink_for
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene, Table
from cardtables.engine.action import Entry, Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import look
from cardtables.engine.view import View
from cardtables.games import GAMES
from cardtables.games.don.state import DonDeal, NameTrump
from cardtables.play.match import Match, Record

ANNA, BORIS, VERA, GLEB = range(4)
NAMES = ("Anna", "Boris", "Vera", "Gleb")
RUSSIAN_NAMES = ("Анна", "Борис", "Вера", "Глеб")
LONG_NAMES = ("Wladimir-Konstantin", "[bold]Жанна[/]", "Aleksandra Petrovna", "Sigismund der Dritte")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
BORIS_HOLDS = "AS 8S QH 9H 4H 9C 3C JD 7D"


def cards(words):
    return [read_card(word) for word in words.split()]


def deal(points, game, before):
    """A finished deal of which only the totals matter."""
    return DonDeal(
        dealer=0, pitcher=1, trump=HEARTS, taken=(), takers=(), pegs=(), count=(0, 0), game=game, points=points,
        before=before, out=(),
    )  # fmt: skip


def rules_of(game="don", **options):
    game = GAMES[game]
    return game.rules(game.choose(changes=options), game.seats[0])


def third_deal(rules):
    """The moment of the picture: Gleb has pitched 10♥, Anna has put K♥, Boris is to play."""
    state = rules.start()
    state.deals = [deal((43, 40), (0, 0), (0, 0)), deal((21, 9), (8, 0), (43, 40))]
    state.score, state.rear = [64, 49], [56, 44]
    state.dealer, state.pitcher, state.to_play, state.trump = VERA, GLEB, BORIS, HEARTS
    state.trick = cards("10H KH")
    state.hands[BORIS] = cards(BORIS_HOLDS)
    rest = [card for card in FULL_PACK if card not in state.hands[BORIS] + state.trick]
    state.hands[ANNA], state.hands[VERA], state.hands[GLEB] = rest[:8], rest[8:17], rest[17:25]
    state.out, state.aside = rest[25:], []
    return state


def scene(state, rules, *, opened=None, awaited=None, names=NAMES, news=(), game="don", **more):
    turn = rules.turn(state)
    view = View(
        seat=opened, table=look(state, opened), turn=turn, news=(), at=0,
        legal=() if opened is None else tuple(rules.legal(state, opened)),
    )  # fmt: skip
    bottom = more.pop("bottom", opened if opened is not None else awaited or 0)
    return Scene(
        game=GAMES[game], rules=rules, names=names, view=view, bottom=bottom, opened=opened, awaited=awaited,
        news=news, **more,
    )  # fmt: skip


PICTURE_NEWS = (Entry(Shuffle(TABLE, ()), 0), Entry(Play(GLEB, 0), 0), Entry(Play(ANNA, 0), 0))
"""Who did what since Boris's last turn; what lay where is read off the table."""


def boris_looks(**more):
    rules = rules_of()
    return scene(third_deal(rules), rules, opened=BORIS, awaited=BORIS, **more)


def boris_is_called(**more):
    rules = rules_of()
    return scene(third_deal(rules), rules, awaited=BORIS, news=PICTURE_NEWS, **more)


class Harness(App):
    """A table between a header row and a footer row, and what it says to the screen."""

    CSS = "Screen { padding: 1 0; }"

    def __init__(self, shown, ascii_only=False):
        super().__init__()
        self.animation_level = "none"
        self.ink = ink_for("felt", ascii_only=ascii_only)
        self.table = table_of(shown.game)()
        self.first = shown
        self.heard = []

    def compose(self):
        yield self.table

    def on_mount(self):
        self.table.show(self.first)

    def on_table_chosen(self, message: Table.Chosen):
        self.heard.append(message.action)

    def on_table_refused(self, message: Table.Refused):
        self.heard.append(message.key)

    def rows(self):
        """The rows of the table as text."""
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips()][1:-1]

    def colours_at(self, x, y):
        """Colour and ground of a cell."""
        strip = self.screen._compositor.render_strips()[y].crop(x, x + 1)
        style = next(iter(strip)).style
        return style.color.triplet.hex, style.bgcolor.triplet.hex


async def painted(shown, size=(80, 24), ascii_only=False, moves=(), turned=""):
    """The rows of a table after some keys: arrows in `moves`, then those that turn a part of it over."""
    app = Harness(shown, ascii_only)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in moves:
            app.table.move(key)
        for key in turned:
            app.table.turn_over(key)
        await pilot.pause()
        return app.rows()


def played_match(*plays, **options):
    """A match whose pack is stacked: Gleb 10♥ 3♠ …, Anna K♥ …, Boris 4♥ …, Vera J♥ …; Vera deals."""
    game = GAMES["don"]
    match = Match(Record(game, game.choose(changes=options), NAMES, "stacked"))
    gleb = cards("10H 4S 2D 10C 7C 9S 2C 7D 6D")
    anna = cards("KH 3S AD 5C 6S KD 4C 5D 8D")
    boris = cards("4H 8S 7S 9C 3C JD AS QH 9H")
    vera = cards("JH QS 9D KC 10S 6C 5H 8C JC")
    first = [card for four in zip(gleb, anna, boris, vera, strict=True) for card in four]
    rest = [card for card in FULL_PACK if card not in first]
    match.act(Lot(TABLE, VERA), 0)
    match.act(Shuffle(TABLE, (*first, *rest)), 0)
    for seat, word in plays:
        match.act(NameTrump(seat, "SHDC".index(word)) if len(word) == 1 else Play(seat, read_card(word)), 0)
    return match


FIRST_TRICK = ((GLEB, "10H"), (ANNA, "KH"), (BORIS, "4H"), (VERA, "JH"))
SECOND_TRICK = ((ANNA, "3S"), (BORIS, "8S"), (VERA, "QS"), (GLEB, "4S"))


def of_match(match, opened=None, awaited=None, **more):
    seats = (more.pop("bottom", None), opened, awaited, ANNA)
    bottom = next(seat for seat in seats if seat is not None)
    news = () if awaited is None else match.heard(None, match.after(awaited))
    return Scene(
        game=match.record.game, rules=match.rules, names=NAMES, view=match.view(opened), bottom=bottom,
        opened=opened, awaited=awaited, news=news, **more,
    )  # fmt: skip


async def keyed(shown, *keys):
    """What each key answers."""
    app = Harness(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        return [app.table.enter() if key == "enter" else app.table.move(key) if len(key) > 1 else app.table.press(key)
                for key in keys]  # fmt: skip


def width_of(line):
    return sum(cell_len(text) for text, _ in line)


def text_of(line):
    return "".join(text for text, _ in line)
