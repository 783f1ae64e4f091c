"""Laws for computer players: they choose from what they see, and what they choose is legal."""

from copy import deepcopy
from itertools import product
from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.engine.action import Entry
from cardtables.engine.cards import BACK
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import CARDS, look
from cardtables.engine.view import View
from cardtables.games import GAMES
from cardtables.play.contest import play_out
from cardtables.play.match import Match, Record
from tests.laws.walking import clone


def fresh(game, seed, **options):
    return Match(Record(game, game.choose(changes=options), ("bot",) * game.seats[0], seed))


def piles(state):
    """Every list of cards in a state: per-seat fields give one a seat."""
    for said in state.declarations:
        if said.kind is CARDS:
            value = getattr(state, said.name)
            yield from value if value and type(value[0]) is list else [value]


def permuted(state, seat, rng):
    """The same table with the cards `seat` has not seen lying another way, and how many moved."""
    other = clone(state)
    places = [
        (there, place)
        for there, seen in zip(piles(other), piles(look(state, seat)), strict=True)
        for place, card in enumerate(seen)
        if card == BACK
    ]
    cards = [pile[place] for pile, place in places]
    rng.shuffle(cards)
    moved = 0
    for (pile, place), card in zip(places, cards, strict=True):
        moved += pile[place] != card
        pile[place] = card
    return other, moved


def shown(match, state, seat):
    return View(seat, look(state, seat), match.turn, tuple(match.rules.legal(state, seat)), (), match.at)


def differing_choices(game, bot, deals, show=shown, positions=0, **options):
    """In how many positions with several choices the law was tried, and in how many the choice hung on unseen cards.

    More deals than `deals` are played until it was tried in so many `positions`.
    """
    tried = differing = 0
    for number in range(max(deals, 300)):
        if number >= deals and tried >= positions:
            break
        match, rng = fresh(game, f"law {number}", **options), Random(number)
        while not match.rules.deals(match._state):
            if match.turn == (TABLE,):
                match.chance(0)
                continue
            seat = match.turn[0]
            other, moved = permuted(match._state, seat, rng)
            here, there = show(match, match._state, seat), show(match, other, seat)
            chosen = bot.choose(here, match.rules, Random(f"{number}/{match.length}"))
            if moved and len(here.legal) > 1:
                tried += 1
                differing += bot.choose(there, match.rules, Random(f"{number}/{match.length}")) != chosen
            match.act(*min([*([match.due] if match.due else []), chosen], key=lambda entry: entry.at))
    return tried, differing


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_hangs_on_cards_a_seat_has_not_seen(game, level):
    tried, differing = differing_choices(GAMES[game], LEVELS[level], deals=10, positions=600)
    print(f"{game} {level}: {tried} positions")
    assert tried >= 600
    assert differing == 0


class Peeker:
    """Plays its lowest card or its highest, as the next hand is red or black at its first card."""

    def choose(self, view, rules, rng):
        neighbour = view.table.hands[(view.seat + 1) % rules.seats]
        return Entry(view.legal[-1 if neighbour and neighbour[0] % 26 < 13 else 0], view.at)


def test_the_law_catches_a_view_that_shows_too_much():
    def leaking(match, state, seat):
        return View(seat, deepcopy(state), match.turn, tuple(match.rules.legal(state, seat)), (), match.at)

    assert differing_choices(GAMES["don"], Peeker(), deals=5, show=leaking)[1] > 10
    assert differing_choices(GAMES["don"], Peeker(), deals=5)[1] == 0


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_and_chance_bring_the_same_choice(level):
    match = fresh(GAMES["don"], "twice")
    match.chance(0)
    match.chance(0)
    view = match.view(match.turn[0])
    twice = [LEVELS[level].choose(view, match.rules, Random(5)) for _ in range(2)]
    assert twice[0] == twice[1]
    assert twice[0].action in view.legal
    assert twice[0].at == view.at


def pairwise(menu):
    """Sets of option values in which every pair of values of two options meets."""
    missing = {
        ((one.key, a), (two.key, b))
        for place, one in enumerate(menu)
        for two in menu[place + 1 :]
        for a, b in product(one.values, two.values)
    }
    every = [tuple(zip([option.key for option in menu], values, strict=True))
             for values in product(*(option.values for option in menu))]  # fmt: skip
    while missing:
        best = max(every, key=lambda values: sum(a in values and b in values for a, b in missing))
        missing -= {pair for pair in missing if pair[0] in best and pair[1] in best}
        yield dict(best)


def matches_without_refusal(game, matches):
    """Play so many matches over pairwise options: an action the rules refuse raises Illegal."""
    changes = list(pairwise(game.menu))
    levels = list(LEVELS.values())
    rng = Random("seats")
    for number in range(matches):
        match = fresh(game, f"options {number}", **changes[number % len(changes)])
        play_out(match, [rng.choice(levels) for _ in match.record.seats])
        assert match.over
        assert any(row.place == 1 for row in match.standing)


@pytest.mark.parametrize("game", GAMES)
def test_no_choice_is_refused(game):
    matches_without_refusal(GAMES[game], 30)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_choice_is_refused_in_very_many_matches(game):
    matches_without_refusal(GAMES[game], 2_000)
