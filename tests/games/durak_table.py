"""Positions of English Durak for tests: hands, pile and stock are laid out by their codes, then the game goes on.

The seats are 0, 1, 2 …; the last one deals, so that seat 0, on his left, is the first player of the rules.
"""

from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.notation import action_words, card_code, read_action, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games import GAMES
from cardtables.games.durak.demand import FREE, demand


def cards(words):
    """Cards from their codes."""
    return [read_card(code) for code in words.split()]


def codes(found):
    """The codes of cards, in their order."""
    return " ".join(card_code(card) for card in found)


def one_by_one(hands, rest=()):
    """A pack in dealing order that deals these hands of equal length, the first to the dealer's left."""
    held = [cards(hand) for hand in hands]
    return [held[place % len(held)][place // len(held)] for place in range(sum(map(len, held)))] + list(rest)


def demanded(rules, state, ordered=None):
    """What the next card is put on: an ace that somebody played lies open."""
    if not state.pile:
        return FREE
    is_open = rules.variant.power(state.pile[-1]).covers and state.laid_by is not None
    return demand(state.pile[-1], ordered, is_open=is_open)


class DurakTable:
    """A bare state with its rules. `letter` names the variant."""

    def __init__(self, letter, seats=3, **options):
        game = GAMES[f"durak-{letter}"]
        self.rules = game.rules(game.choose(changes=options), seats)
        self.state = self.rules.start()
        self.act(Lot(TABLE, Seat(seats - 1)))

    def act(self, action):
        assert self.rules.fault(self.state, action) is None, self.rules.fault(self.state, action)
        self.rules.apply(self.state, action, 0)
        state = self.state
        lying = [*state.stock, *state.pile, *state.aside, *(card for hand in state.hands for card in hand)]
        assert sorted(lying) == sorted(self.rules.pack)

    def deal(self, *hands, rest=""):
        """Deal these hands, that of the dealer's left first; `rest` begins the pack that is left."""
        order = one_by_one(hands, cards(rest))
        self.act(Shuffle(TABLE, tuple(order + [card for card in self.rules.pack if card not in order])))
        return self

    def place(self, *hands, pile, stock="", laid_by=-1, to_play=0, shuffle=True):
        """In the middle of a deal: these hands, this pile (oldest first), this stock and below it all other cards.

        `laid_by` (the seat before `to_play` unless given) has played the top card.
        """
        order = list(self.rules.pack)
        if shuffle:
            self.act(Shuffle(TABLE, tuple(order)))
        state = self.state
        state.hands = [cards(hand) for hand in hands]
        state.pile, state.stock = cards(pile), cards(stock)
        used = [*state.pile, *state.stock, *(card for hand in state.hands for card in hand)]
        assert len(used) == len(set(used)), "a card is named twice"
        state.stock += [card for card in order if card not in used]
        state.laid_by = (to_play - 1) % self.rules.seats if laid_by == -1 else laid_by
        state.demand = demanded(self.rules, state)
        state.to_play, state.turns, state.owed, state.took = Seat(to_play), 0, 0, 0
        state.step = state.struck = None
        return self

    def all_but(self, number):
        """Only `number` cards stay in the stock; the rest goes under the pile."""
        state = self.state
        state.pile, state.stock = state.stock[number:] + state.pile, state.stock[:number]
        return self

    def do(self, words):
        """Whoever is in turn does these things: `play 9S, order H, draw`; a code alone plays that card."""
        for said in words.split(","):
            (seat,) = self.rules.turn(self.state)
            line = said.split() if " " in said.strip() or said.strip().islower() else ["play", *said.split()]
            self.act(read_action([str(seat + 1), *line], self.rules.verbs, self.rules.seats))
        return self

    def legal(self):
        """What the seat in turn may do: the codes of cards, other verbs as words."""
        (seat,) = self.rules.turn(self.state)
        return {action_words(one).split(" ", 1)[1].removeprefix("play ") for one in self.rules.legal(self.state, seat)}

    def fault(self, words):
        """Why the seat in turn may not do this."""
        (seat,) = self.rules.turn(self.state)
        words = words.split() if " " in words or words.islower() else ["play", words]
        action = read_action([str(seat + 1), *words], self.rules.verbs, self.rules.seats)
        return self.rules.fault(self.state, action)

    def play(self, seat, code):
        """A card played out of turn or not."""
        return Play(Seat(seat), read_card(code))

    def hand(self, seat):
        return codes(self.state.hands[seat])

    @property
    def turn(self):
        return self.rules.turn(self.state)

    @property
    def deals(self):
        return self.state.deals

    @property
    def places(self):
        return [row.place for row in self.rules.standing(self.state)]

    @property
    def points(self):
        return [row.points for row in self.rules.standing(self.state)]
