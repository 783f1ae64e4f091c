"""Moments at a table of English Durak for the tests: the one of the picture, and others laid out by hand."""

from cardtables.app.tables.table import Scene
from cardtables.engine.action import Entry, Lot, Play, Shuffle
from cardtables.engine.cards import SIX, pack_from
from cardtables.engine.notation import read_action, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import hear
from cardtables.games import GAMES
from cardtables.games.durak.state import Draw, DurakDeal, Order
from cardtables.play.match import Match, Record
from tests.app.scenes import cards, seen
from tests.games.durak_table import demanded

ANNA, BORIS, VERA, GLEB, DASHA = range(5)
NAMES = ("Anna", "Boris", "Vera", "Gleb", "Dasha")
RUSSIAN_NAMES = ("Анна", "Борис", "Вера", "Глеб", "Даша")
LONG_NAMES = ("Wladimir-Konstantin", "[bold]Жанна[/]", "Aleksandra Petrovna", "[/]", "Sigismund der Dritte")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
ANNA_HOLDS = "AS KS JS 8S 7S AH KH QH JH TH 8H AD KD JD TD 7D 6D AC QC TC"
PACK = pack_from(SIX)


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
    heard = tuple(Entry(hear(action, None, by=action.seat), 0) for action in log)
    bottom = more.pop("bottom", opened if opened is not None else awaited or 0)
    return Scene(
        game=more.pop("game", GAMES["durak-b"]), rules=rules, names=names[: rules.seats],
        view=seen(state, rules, opened), bottom=bottom, opened=opened, awaited=awaited, log=heard,
        lingers=lingers, **more,
    )  # fmt: skip


def anna_looks(**more):
    rules = rules_of()
    return scene(the_picture(rules), rules, opened=ANNA, awaited=ANNA, log=PICTURE_LOG, **more)


def anna_is_called(**more):
    rules = rules_of()
    return scene(the_picture(rules), rules, awaited=ANNA, log=PICTURE_LOG, **more)


# A deal told from the log


def dealt(letter, *hands, rest="", options=None, dealer=None):
    """A match with these hands, that of Anna first; Anna, on the dealer's left, begins."""
    game, seats = GAMES[f"durak-{letter}"], len(hands)
    match = Match(Record(game, game.choose(changes=options or {}), NAMES[:seats], "told"))
    match.act(Lot(TABLE, Seat(seats - 1 if dealer is None else dealer)), 0)
    held = [cards(hand) for hand in hands]
    order = [card for round_ in zip(*held, strict=True) for card in round_] + cards(rest)
    match.act(Shuffle(TABLE, (*order, *(card for card in PACK if card not in order))), 0)
    return match


def do(match, *lines):
    for line in lines:
        (seat,) = match.turn
        verb = line.split() if " " in line or line.islower() else ["play", line]
        match.act(read_action([str(seat + 1), *verb], match.rules.verbs, match.rules.seats), 0)
    return match


def scene_of(match, opened=None, awaited=None, lingers=False):
    bottom = next(seat for seat in (opened, awaited, ANNA) if seat is not None)
    return Scene(
        game=match.record.game, rules=match.rules, names=match.record.seats, view=match.view(opened), bottom=bottom,
        opened=opened, awaited=awaited, log=match.heard_in_deal(None),
        turned_up=match.turned_up, lingers=lingers,
    )  # fmt: skip
