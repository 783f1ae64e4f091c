"""Positions for tests of Donkey: a match whose deck is stacked, played by seat letters as the rules page writes it."""

from cardtables.engine.action import Lot, Shuffle
from cardtables.engine.cards import JACK, pack_from
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.games import GAMES
from cardtables.games.donkey.state import Close, Pass, Touch, Watch
from cardtables.play.match import Match, Record

A, B, C, D = (Seat(number) for number in range(4))
"""Seats clockwise, as in the examples of the rules."""
K1 = {A: "KS KH KD QC", B: "QS QH AS JS", C: "QD AH AD JH", D: "KC AC JD JC"}
"""The hands of example K-1; after `K1_PASSES` A holds four kings."""
K1_PASSES = {A: "QC", B: "JS", C: "QD", D: "KC"}
OPENED = 10_000
"""When the watch of a test begins, in milliseconds of play."""


class DonkeyTable:
    """A match of Donkey and the words to drive it."""

    def __init__(self, dealer=D, **options):
        game = GAMES["donkey"]
        self.match = Match(Record(game, game.choose(changes=options), ("A", "B", "C", "D"), "test"))
        self.act(Lot(TABLE, dealer))

    @property
    def state(self):
        """The truth, for the tests' eyes."""
        return self.match.truth()

    @property
    def deals(self):
        return self.state.deals

    def act(self, action, at=None):
        self.match.act(action, self.match.at if at is None else at)
        return self

    def deal(self, hands):
        """Shuffle so that each seat of `hands` is dealt these cards."""
        held = {seat: [read_card(word) for word in words.split()] for seat, words in hands.items()}
        first = next(seat for step in range(1, 5) if (seat := Seat((self.state.dealer + step) % 4)) in held)
        order = [seat for step in range(4) if (seat := Seat((first + step) % 4)) in held]
        return self.act(Shuffle(TABLE, tuple(held[seat][place] for place in range(4) for seat in order)))

    def seal(self, passes):
        for seat, word in passes.items():
            self.act(Pass(seat, read_card(word)))
        return self

    def seal_any(self):
        """Everybody who has to seals his first card."""
        while self.match.turn != (TABLE,):
            self.act(self.match.view(self.match.turn[0]).legal[0])
        return self

    def watch(self, ms=2000):
        """Begin a watch at the next whole ten seconds."""
        return self.act(Watch(TABLE, ms), (self.match.at // OPENED + 1) * OPENED)

    def move(self):
        """Nobody touches: the watch closes, the cards move."""
        return self.act(*self.match.due)

    def touch(self, **moments):
        """Touches at these milliseconds after the watch began: `touch(A=0, B=400)`; the watch closes at its time."""
        begun = self.state.opened
        for name, ms in moments.items():
            self.act(Touch(Seat("ABCD".index(name))), begun + ms)
        if self.match.due:
            self.act(*self.match.due)
        return self

    def lose(self, seat):
        """A lettered deal that `seat` loses: he touches first with a hand of three ranks."""
        names = [
            name for place, name in enumerate("ABCD") if self.state.letters[place] < len(self.match.record.options.word)
        ]
        alive = [Seat("ABCD".index(name)) for name in names]
        hands = {one: K1[one] for one in alive} if len(alive) == 4 else dict(zip(alive, MIXED, strict=True))
        self.deal(hands).seal_any().watch()
        order = sorted(names, key=lambda name: name != "ABCD"[seat])
        return self.touch(**{name: 500 * place for place, name in enumerate(order)})


MIXED = ("KS KH AS QS", "AH AD QH KD", "QD QC AC KC")
"""Three hands of twelve cards without four of a kind."""
assert sorted(read_card(word) for hand in MIXED for word in hand.split()) == [
    card for card in pack_from(JACK) if card % 13 != JACK
]
__all__ = ["K1", "K1_PASSES", "MIXED", "OPENED", "A", "B", "C", "Close", "D", "DonkeyTable", "Pass", "Touch", "Watch"]
