"""Moments at a Don table for the tests: the one of the picture, and matches played from a stacked pack."""

from rich.cells import cell_len

from cardtables.app.tables.table import Scene
from cardtables.engine.action import Entry, Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.don.state import DonDeal, NameTrump
from cardtables.play.match import Match, Record
from tests.app.scenes import cards, seen

ANNA, BORIS, VERA, GLEB = range(4)
NAMES = ("Anna", "Boris", "Vera", "Gleb")
RUSSIAN_NAMES = ("Анна", "Борис", "Вера", "Глеб")
LONG_NAMES = ("Wladimir-Konstantin", "[bold]Жанна[/]", "Aleksandra Petrovna", "Sigismund der Dritte")
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
BORIS_HOLDS = "AS 8S QH 9H 4H 9C 3C JD 7D"


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
    bottom = more.pop("bottom", opened if opened is not None else awaited or 0)
    return Scene(
        game=GAMES[game], rules=rules, names=names, view=seen(state, rules, opened), bottom=bottom, opened=opened,
        awaited=awaited, news=news, **more,
    )  # fmt: skip


PICTURE_NEWS = (Entry(Shuffle(TABLE, ()), 0), Entry(Play(GLEB, 0), 0), Entry(Play(ANNA, 0), 0))
"""Who did what since Boris's last turn; what lay where is read off the table."""


def boris_looks(**more):
    rules = rules_of()
    return scene(third_deal(rules), rules, opened=BORIS, awaited=BORIS, **more)


def boris_is_called(**more):
    rules = rules_of()
    return scene(third_deal(rules), rules, awaited=BORIS, news=PICTURE_NEWS, **more)


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


def width_of(line):
    return sum(cell_len(text) for text, _ in line)


def text_of(line):
    return "".join(text for text, _ in line)
