"""Moments at a table of English Durak for the tests: the one of the picture, and others laid out by hand."""

from textual.app import App

from cardtables.app.palette import ink_for
from cardtables.app.tables.durak import DurakTable
from cardtables.app.tables.table import Scene, Table
from cardtables.engine.action import Entry, Play
from cardtables.engine.cards import SIX, pack_from
from cardtables.engine.notation import read_card
from cardtables.engine.sight import hear, look
from cardtables.engine.view import View
from cardtables.games import GAMES
from cardtables.games.durak.state import Draw, DurakDeal, Order
from tests.games.durak_table import demanded

ANNA, BORIS, VERA, GLEB, DASHA = range(5)
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha")
RUSSIAN_NAMES = ("Анна", "Борис", "Вера", "Глеб", "Даша")
LONG_NAMES = ("Wladimir-Konstantin", "[bold]Жанна[/]", "Aleksandra Petrovna", "[/]", "Sigismund der Dritte")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ANNA_HOLDS = "AS KS JS 8S 7S AH KH QH JH TH 8H AD KD JD TD 7D 6D AC QC TC"
PACK = pack_from(SIX)


def cards(words):
    return [read_card(word) for word in words.split()]


def deal(points, before, winner=None, fallen=(), hands=None, on_queen=False, turns=40):
    """A finished deal."""
    return DurakDeal(
        dealer=0, winner=winner, on_queen=on_queen, hands=hands or tuple(() for _ in points), points=points,
        before=before, fallen=fallen, turns=turns,
    )  # fmt: skip


def rules_of(letter="b", seats=5, **options):
    game = GAMES[f"durak-{letter}"]
    return game.rules(game.choose(changes=options), seats)


def placed(rules, *hands, pile, stock=3, laid_by=None, to_play=ANNA, totals=None, **more):
    """The middle of a deal: these hands, this pile (oldest first), so many cards in the stock, the rest aside."""
    state = rules.start()
    state.hands, state.pile = [cards(hand) for hand in hands], cards(pile)
    held = [*state.pile, *(card for hand in state.hands for card in hand)]
    assert len(held) == len(set(held)), "a card is named twice"
    rest = [card for card in PACK if card not in held]
    state.stock, state.aside = rest[:stock], rest[stock:]
    state.dealer, state.to_play, state.laid_by = rules.seats - 1, to_play, laid_by
    state.totals = totals or [0] * rules.seats
    state.demand = demanded(rules, state, more.pop("ordered", None))
    for name, value in more.items():
        setattr(state, name, value)
    return state


PICTURE_LOG = (
    Play(GLEB, read_card("JC")), Play(DASHA, read_card("9C")), Play(ANNA, read_card("7C")),
    Play(VERA, read_card("8C")), Draw(GLEB), Play(DASHA, read_card("QS")), Order(DASHA, DIAMONDS),
)  # fmt: skip


def the_picture(rules):
    """Anna holds twenty cards, Dasha has ordered diamonds."""
    state = placed(
        rules, ANNA_HOLDS, "6S TS", "6H", "9S 6C 9H", "7H 9D", pile="JC 9C 7C 8C QS", stock=2, laid_by=DASHA,
        ordered=DIAMONDS, totals=[30, 70, 12, 95, 44],
    )  # fmt: skip
    state.deals = [deal((30, 70, 12, 95, 44), (0, 0, 0, 0, 0), VERA)] * 3
    return state


def scene(state, rules, *, opened=None, awaited=None, names=NAMES, log=(), lingers=False, **more):
    turn = rules.turn(state)
    view = View(
        seat=opened, table=look(state, opened), turn=turn, news=(), at=0,
        legal=() if opened is None else tuple(rules.legal(state, opened)),
    )  # fmt: skip
    heard = tuple(Entry(hear(action, None, by=action.seat), 0) for action in log)
    bottom = more.pop("bottom", opened if opened is not None else awaited or 0)
    return Scene(
        game=more.pop("game", GAMES["durak-b"]), rules=rules, names=names[: rules.seats], view=view, bottom=bottom,
        opened=opened, awaited=awaited, log=heard, lingers=lingers, **more,
    )  # fmt: skip


def anna_looks(**more):
    rules = rules_of()
    return scene(the_picture(rules), rules, opened=ANNA, awaited=ANNA, log=PICTURE_LOG, **more)


def anna_is_called(**more):
    rules = rules_of()
    return scene(the_picture(rules), rules, awaited=ANNA, log=PICTURE_LOG, **more)


class Harness(App):
    """A table between a header row and a footer row, and what it says to the screen."""

    CSS = "Screen { padding: 1 0; }"

    def __init__(self, shown, ascii_only=False, plain=False):
        super().__init__()
        self.animation_level = "none"
        self.ink = ink_for("felt", ascii_only=ascii_only, plain=plain)
        self.table = DurakTable()
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


async def painted(shown, size=(80, 24), ascii_only=False, keys=(), plain=False):
    app = Harness(shown, ascii_only, plain)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in keys:
            app.table.move(key)
        await pilot.pause()
        return app.rows()


async def keyed(shown, *keys):
    """What each key answers."""
    app = Harness(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        return [app.table.enter() if key == "enter" else app.table.move(key) if len(key) > 1 else app.table.press(key)
                for key in keys]  # fmt: skip
