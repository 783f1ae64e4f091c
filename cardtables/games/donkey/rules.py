"""Donkey: all seal a card, all look up, the cards move left; four of a kind and a finger on the nose end it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from cardtables.engine.action import Action, Entry, Lot, Shuffle
from cardtables.engine.cards import EMPTY, JACK, RANK, Card, pack_from
from cardtables.engine.chance import Rng, one_of, shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat, left_of, seats_from
from cardtables.engine.standing import Row, Standing
from cardtables.games.donkey.state import Close, DonkeyDeal, DonkeyState, Pass, Touch, Watch

if TYPE_CHECKING:
    from cardtables.games.donkey.variants import DonkeyOptions

SHORTEST, LONGEST = 1000, 3000
"""Milliseconds of a watch in which nobody touches (decisions.md K2)."""
ANSWER = 3000
"""Milliseconds that all have from the first touch on."""
ROUNDS = 200
"""After so many rounds the deal is void (decisions.md K17)."""
WINNERS = 2
"""So many are left at the end: they win together (decisions.md K16)."""


class DonkeyRules(Rules[DonkeyState]):
    """The rules of Donkey for four."""

    family: ClassVar[str] = "donkey"
    verbs: ClassVar[tuple[type[Action], ...]] = (Lot, Shuffle, Pass, Touch, Watch, Close)
    binding: ClassVar[tuple[type[Action], ...]] = (Pass, Touch)  # decisions.md K1: what is sealed stays so

    def __init__(self, options: DonkeyOptions, seats: int) -> None:
        self.seats = seats
        self.options = options
        self.pack = pack_from(JACK)

    def start(self) -> DonkeyState:
        """Nobody has a card or a letter."""
        nothing = [EMPTY] * self.seats
        return DonkeyState(
            hands=[[] for _ in nothing], pack=list(self.pack), shown=[], gone=[], sealed=[*nothing],
            received=[*nothing], letters=[0] * self.seats, dealer=None, rounds=0, opened=None, closes=None,
            touches=[], times=[], deals=[],
        )  # fmt: skip

    def alive(self, state: DonkeyState) -> list[Seat]:
        """The seats that are still in the game, in seat order."""
        return [Seat(seat) for seat, letters in enumerate(state.letters) if letters < len(self.options.word)]

    # The turn

    def turn(self, state: DonkeyState) -> tuple[Seat, ...]:
        """All who have not sealed; all who have not touched; the table to shuffle and to begin a watch."""
        alive = self.alive(state)
        if len(alive) <= WINNERS:
            return ()
        if state.opened is not None:
            return tuple(seat for seat in alive if seat not in state.touches)
        choosing = tuple(seat for seat in alive if state.hands[seat] and state.sealed[seat] == EMPTY)
        return choosing or (TABLE,)

    def fate(self, state: DonkeyState, rng: Rng) -> Action:
        """The lot, a shuffle a deal, and in every round a watch of random length, which tells nothing."""
        if state.dealer is None:
            return Lot(TABLE, one_of(seats_from(Seat(0), self.seats), rng))
        if not self._dealt(state):
            return Shuffle(TABLE, tuple(shuffled(self._playing(state), rng)))
        return Watch(TABLE, SHORTEST + int(rng.random() * (LONGEST - SHORTEST + 1)))

    def legal(self, state: DonkeyState, seat: Seat) -> Sequence[Action]:
        """Seal any of the four cards, or touch the nose in a watch, whatever one holds (decisions.md K7)."""
        if seat not in self.turn(state):
            return ()
        if state.opened is not None:
            return (Touch(seat),)
        return [Pass(seat, card) for card in state.hands[seat]]

    def reason(self, state: DonkeyState, action: Action) -> str | None:  # noqa: PLR0911 – a line a case
        """The rule an action breaks."""
        watching, dealt = state.opened is not None, self._dealt(state)
        match action:
            case Pass() if not watching:
                return None if action.card in state.hands[action.seat] else "not_yours"
            case Touch():
                return None if watching else "not_in_watch"
            case Close() if watching:
                return None
            case Watch() if dealt and not watching:
                return None if SHORTEST <= action.ms <= LONGEST else "bad_watch"
            case Shuffle() if state.dealer is not None and not dealt:
                return None if sorted(action.order) == self._playing(state) else "bad_pack"
            case Lot() if state.dealer is None:
                return None
        return "not_now"

    def due(self, state: DonkeyState) -> Entry | None:
        """A watch closes by itself."""
        return None if state.closes is None else Entry(Close(TABLE), state.closes)

    def told(self, state: DonkeyState, action: Action) -> object:
        """When the race is over all see whether the signal was true, and whose four cards they are (K8)."""
        if state.opened is None:
            return None
        touches = [*state.touches, action.seat] if isinstance(action, Touch) else state.touches
        over = isinstance(action, Close) or len(touches) == len(self.alive(state))
        return self._four_of_a_kind(state, touches[0]) if over and touches else None

    def _dealt(self, state: DonkeyState) -> bool:
        return any(state.hands)

    def _playing(self, state: DonkeyState) -> list[Card]:
        """The cards of the next deal: all 16; without the jacks as soon as one is out (decisions.md K14)."""
        return [card for card in self.pack if RANK[card] != JACK or len(self.alive(state)) == self.seats]

    def _four_of_a_kind(self, state: DonkeyState, seat: Seat) -> bool:
        """What is sealed is still held, so it counts (decisions.md K10)."""
        return len({RANK[card] for card in state.hands[seat]}) == 1

    # What an action does

    def apply(self, state: DonkeyState, action: Action, at: int) -> None:
        """Change the table: one function for each kind of action."""
        match action:
            case Lot():
                state.dealer = action.first
            case Shuffle():
                self._deal(state, action)
            case Pass():
                state.sealed[action.seat] = action.card
            case Watch():
                state.opened, state.closes = at, at + action.ms
            case Touch():
                self._touch(state, action.seat, at)
            case Close() if state.touches:
                self._judge(state)
            case Close():
                self._move(state)

    def _deal(self, state: DonkeyState, shuffle: Shuffle) -> None:
        """Four to each, one at a time, from the dealer's left."""
        assert state.dealer is not None
        alive = self.alive(state)
        order = [seat for seat in seats_from(left_of(state.dealer, self.seats), self.seats) if seat in alive]
        for place, seat in enumerate(order):
            state.hands[seat] = list(shuffle.order[place :: len(order)])
        state.gone = [card for card in self.pack if card not in shuffle.order]
        state.pack, state.shown, state.rounds = [], [], 0
        state.received = [EMPTY] * self.seats

    def _touch(self, state: DonkeyState, seat: Seat, at: int) -> None:
        state.touches.append(seat)
        state.times.append(at)
        if len(state.touches) == 1:
            state.closes = at + ANSWER
        if len(state.touches) == len(self.alive(state)):
            self._judge(state)

    def _move(self, state: DonkeyState) -> None:
        """All sealed cards go one seat to the left at once."""
        alive = self.alive(state)
        for seat in alive:
            state.hands[seat].remove(state.sealed[seat])
        for place, seat in enumerate(alive):
            left = alive[(place + 1) % len(alive)]
            state.received[left] = state.sealed[seat]
            state.hands[left].append(state.sealed[seat])
        self._end_watch(state)
        state.rounds += 1
        if state.rounds == ROUNDS:
            self._end_deal(state, loser=None, valid=False, silent=())

    def _end_watch(self, state: DonkeyState) -> None:
        state.sealed = [EMPTY] * self.seats
        state.opened = state.closes = None

    # The judgement

    def _judge(self, state: DonkeyState) -> None:
        """The first one is judged, or the last one pays, when the watch is over (decisions.md K8)."""
        first = state.touches[0]
        silent = tuple(seat for seat in self.alive(state) if seat not in state.touches)
        valid = self._four_of_a_kind(state, first)
        loser = self._last(state, silent) if valid else first  # decisions.md K9, K11
        self._end_watch(state)
        self._end_deal(state, loser, valid, silent)

    def _last(self, state: DonkeyState, silent: tuple[Seat, ...]) -> Seat | None:
        """The last to notice; None when that cannot be told (decisions.md K3, K4)."""
        if silent:
            return silent[0] if len(silent) == 1 else None
        before, last = state.times[-2:]
        return None if last - before <= self.options.tie_window else state.touches[-1]

    def _end_deal(self, state: DonkeyState, loser: Seat | None, valid: bool, silent: tuple[Seat, ...]) -> None:
        assert state.dealer is not None
        shown = tuple(state.hands[state.touches[0]]) if state.touches else ()
        state.deals.append(
            DonkeyDeal(
                dealer=state.dealer, rounds=state.rounds, touches=tuple(state.touches),
                times=tuple(time - state.times[0] for time in state.times), silent=silent, shown=shown, valid=valid,
                loser=loser, points=tuple(int(seat == loser) for seat in range(self.seats)),
                before=tuple(state.letters),
            )
        )  # fmt: skip
        state.pack = [card for hand in state.hands for card in hand if card not in shown]
        state.hands, state.shown = [[] for _ in state.hands], list(shown)
        state.received = [EMPTY] * self.seats
        state.touches, state.times = [], []
        if loser is not None:  # decisions.md K12, K17: else the same dealer deals again
            self._letter(state, loser)

    def _letter(self, state: DonkeyState, loser: Seat) -> None:
        state.letters[loser] += 1
        alive = self.alive(state)
        assert state.dealer is not None
        dealer = loser if self.options.loser_deals else left_of(state.dealer, self.seats)
        state.dealer = next(seat for seat in seats_from(dealer, self.seats) if seat in alive)  # K12, K13

    # How it stands

    def standing(self, state: DonkeyState) -> Standing:
        """A row a seat with its letters; the last two share the first place, later out is better."""
        over = len(self.alive(state)) <= WINNERS
        out = [deal.loser for deal in state.deals if deal.loser is not None and self._leaves(deal)]
        places = {seat: self.seats - order for order, seat in enumerate(out)}
        return tuple(
            Row((Seat(seat),), letters, places.get(Seat(seat), 1) if over else None)
            for seat, letters in enumerate(state.letters)
        )

    def _leaves(self, deal: DonkeyDeal) -> bool:
        """Whether the deal's letter was its loser's last."""
        return deal.loser is not None and deal.before[deal.loser] + 1 == len(self.options.word)

    def deals(self, state: DonkeyState) -> Sequence[DonkeyDeal]:
        """The finished deals, the void and the repeated ones too."""
        return state.deals
