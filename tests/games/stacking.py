"""Positions for tests: a match whose deck is stacked so that each seat holds the cards a rule speaks of."""

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK
from cardtables.engine.notation import card_code, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games import GAMES
from cardtables.play.match import Match, Record

N, E, S, W = (Seat(number) for number in range(4))
"""Seats clockwise, as in the examples of the rules."""


def cards(words):
    """Cards from their codes; the pictures' 10 and T are the same."""
    return [read_card(word) for word in words.split()]


def codes(found):
    """Codes of cards, as a set."""
    return {card_code(card) for card in found}


def don(**options):
    """A fresh match of Don with these options."""
    game = GAMES["don"]
    return Match(Record(game, game.choose(changes=options), ("N", "E", "S", "W"), "test"))


def stack(match, hands, *, out="", size=9):
    """Shuffle so that each seat of `hands` is dealt its cards; the others and the rest of a hand get what is left.

    `out` are cards that stay out of play.
    """
    dealer = match.view(None).table.dealer
    wanted = {seat: cards(words) for seat, words in hands.items()}
    kept_out = cards(out)
    used = {card for held in wanted.values() for card in held} | set(kept_out)
    free = [card for card in FULL_PACK if card not in used]
    full = {seat: wanted.get(Seat(seat), []) for seat in range(4)}
    for seat in range(4):
        while len(full[seat]) < size:
            full[seat] = [*full[seat], free.pop(0)]
    order = []
    for place in range(size):
        order += [full[(dealer + 1 + step) % 4][place] for step in range(4)]
    match.act(Shuffle(TABLE, tuple(order + free + kept_out)), match.at)


def begin(match, dealer, hands, *, out=""):
    """The lot, then a stacked deal."""
    match.act(Lot(TABLE, dealer), 0)
    stack(match, hands, out=out)


def play(match, words):
    """Play these cards, whoever is in turn; returns the seats that played."""
    seats = []
    for card in cards(words):
        seats += match.turn
        match.act(Play(match.turn[0], card), match.at + 1)
    return seats


def play_out(match, prefer=None):
    """Play the deal to its end, the first legal card each time; `prefer` gives a card for some moments."""
    while match.turn and match.turn != (TABLE,):
        legal = match.view(match.turn[0]).legal
        action = (prefer and prefer(match, legal)) or legal[0]
        match.act(action, match.at + 1)


def legal(match):
    """The codes of what the seat in turn may play."""
    return {card_code(action.card) for action in match.view(match.turn[0]).legal}
