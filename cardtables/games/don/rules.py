"""Don: follow suit, take tricks, peg what they hold; after the deal the higher count pegs the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import (
    ACE,
    FULL_PACK,
    JACK,
    KING,
    QUEEN,
    RANK,
    SUIT,
    SUIT_LETTERS,
    SUITS,
    TEN,
    Card,
    Suit,
)
from cardtables.engine.chance import Rng, one_of, shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat, left_of, seats_from
from cardtables.engine.standing import Row, Standing
from cardtables.engine.tricks import STRENGTH
from cardtables.games.don.state import DonDeal, DonState, NameTrump, told_deal

if TYPE_CHECKING:
    from cardtables.games.don.terms import Choices
    from cardtables.games.don.variants import Variant

COUNTS = {ACE: 4, KING: 3, QUEEN: 2, JACK: 1, TEN: 10}
COUNT: tuple[int, ...] = tuple(COUNTS.get(RANK[card], 0) for card in FULL_PACK)
"""What a card counts towards the game, by card; the same in every suit."""


class DonRules(Rules[DonState]):
    """The rules of one Don game. Sides: seat modulo 2, partners opposite."""

    family: ClassVar[str] = "don"
    verbs: ClassVar[tuple[type[Action], ...]] = (Lot, Shuffle, NameTrump, Play)

    def __init__(self, variant: Variant, options: Choices, seats: int) -> None:
        self.seats = seats
        self.pack = FULL_PACK
        self.variant, self.options = variant, options
        self.sides = tuple(tuple(Seat(seat) for seat in range(side, seats, 2)) for side in range(2))
        self.worth = tuple(tuple(self._worth(card, trump) for card in FULL_PACK) for trump in SUITS)
        """What a card pegs, by trump and card."""
        self.counts = COUNT
        """What a card counts towards the game, by card."""
        self._declared, self._may_ruff = options.trump == "declared", options.may_ruff
        self._pegs_out, self._tricks = options.finish == "peg_out", variant.tricks
        self._fixes = variant.pitch_card is not None and options.first_trick == "fixed"
        everyone = seats_from(Seat(0), seats)
        self._from = tuple(tuple(seats_from(first, seats)) for first in everyone)
        self._left = tuple(left_of(seat, seats) for seat in everyone)
        self._alone = tuple((seat,) for seat in everyone)
        self._plays = tuple(tuple(Play(seat, card) for card in FULL_PACK) for seat in everyone)
        """Every play there is, by seat and card: made once, because `legal` is asked before every card."""
        self._does: dict[type[Action], Callable[[DonState, Any], None]] = {
            Play: self._play if variant.pitch_card is None else self._play_named,
            NameTrump: self._name,
            Shuffle: self._deal,
            Lot: self._lot,
        }
        self._names = tuple(tuple(NameTrump(seat, suit) for suit in SUITS) for seat in everyone)

    def _worth(self, card: Card, trump: Suit) -> int:
        pegs = self.variant.trump_pegs if SUIT[card] == trump else self.variant.side_pegs
        return pegs.get(RANK[card], 0)

    # The turn

    def start(self) -> DonState:
        """An empty table, the pack beside it."""
        empty: list[list[Card]] = [[] for _ in range(self.seats)]
        return DonState(
            hands=empty, unseen=[[] for _ in range(self.seats)], trick=[], taken=[], out=[], aside=list(self.pack),
            dealer=None, pitcher=None, to_play=TABLE, trump=None, takers=[], pegs=[], count=[0, 0],
            score=[0, 0], rear=[0, 0], carried=0, reached=None, winner=None, deals=[], named=[],
        )  # fmt: skip

    def turn(self, state: DonState) -> tuple[Seat, ...]:
        """One seat at a time; the table between two deals."""
        if state.to_play != TABLE:
            return self._alone[state.to_play]
        return (TABLE,) if state.winner is None else ()

    def fate(self, state: DonState, rng: Rng) -> Action:
        """The lot for the first dealer, then a shuffle a deal."""
        if state.dealer is None:
            return Lot(TABLE, one_of(seats_from(Seat(0), self.seats), rng))
        return Shuffle(TABLE, tuple(shuffled(self.pack, rng)))

    def legal(self, state: DonState, seat: Seat) -> Sequence[Action]:
        """Follow suit while able (D4: or ruff, by option); else any card. D5: never forced to ruff."""
        if seat != state.to_play:
            return ()
        plays, hand, trick = self._plays[seat], state.hands[seat], state.trick
        moves: list[Action] = []
        if trick:
            led = SUIT[trick[0]]
            for card in hand:
                if SUIT[card] == led:
                    moves.append(plays[card])
            if moves:
                if self._may_ruff and led != state.trump:
                    moves += [plays[card] for card in hand if SUIT[card] == state.trump]
                return moves
        elif self._declared and state.trump is None:
            return self._names[seat]
        for card in hand:
            moves.append(plays[card])
        return moves

    def reason(self, state: DonState, action: Action) -> str | None:
        """The rule an action breaks."""
        match action:
            case Play():
                return self._play_reason(state, action)
            case NameTrump() if self._declared and state.trump is None:
                return None
            case Lot() if state.dealer is None:
                return None
            case Shuffle() if state.dealer is not None:
                return None if sorted(action.order) == list(self.pack) else "bad_pack"
        return "not_now"

    def _play_reason(self, state: DonState, action: Play) -> str | None:
        if self._declared and state.trump is None:
            return "name_trump"
        if action.card not in state.hands[action.seat]:
            return "not_yours"
        return self._suit_reason(state, state.hands[action.seat], SUIT[action.card])

    def _suit_reason(self, state: DonState, hand: Sequence[Card], suit: Suit | None) -> str | None:
        """Why who holds this hand may not put a card of this suit on the trick; `suit` None: any card unlooked at."""
        if not state.trick:
            return None
        led = SUIT[state.trick[0]]
        if suit == led or all(SUIT[card] != led for card in hand):
            return None
        if self._may_ruff and suit is not None and suit == state.trump:
            return None
        return f"follow_{SUIT_LETTERS[led]}"

    def by_itself(self, state: DonState) -> Action | None:
        """The card of the seat in turn once every hand was down to one (decisions.md D18)."""
        seat = state.to_play
        if seat == TABLE or len(state.takers) != self._tricks - 1:
            return None
        return self._plays[seat][state.hands[seat][0]]

    # What an action does

    def apply(self, state: DonState, action: Action, at: int) -> None:
        """Change the table: one function for each kind of action."""
        self._does[type(action)](state, action)

    def _lot(self, state: DonState, action: Lot) -> None:
        state.dealer = action.first

    def _name(self, state: DonState, action: NameTrump) -> None:
        state.trump = action.suit

    def _deal(self, state: DonState, action: Shuffle) -> None:
        dealer, order = state.dealer, action.order
        assert dealer is not None
        seats, first = self.seats, self._left[dealer]
        begin, dealt = self.variant.table * seats, self._tricks * seats
        state.hands = [[] for _ in range(seats)]
        state.unseen = [list(order[begin + (seat - first) % seats : dealt : seats]) for seat in range(seats)]
        pitcher = self._pitcher(state, first)
        state.hands[pitcher], state.unseen[pitcher] = state.unseen[pitcher], []
        state.out = list(order[dealt:])
        state.trick, state.taken, state.aside = [], [], []
        state.takers, state.pegs, state.count = [], [], [0, 0]
        state.trump = None
        state.pitcher = state.to_play = pitcher

    def holder_pitches(self, state: DonState) -> bool:
        """Whether in this deal whoever holds the pitch card of the game pitches (decisions.md I2)."""
        return self.variant.pitch_card is not None and (self.options.pitch == "every_deal" or not state.deals)

    def takes_first(self, state: DonState) -> Seat | None:
        """Who has this trick whatever is played: the pitcher the first one, where the options say so (I1)."""
        return state.pitcher if self._fixes and not state.takers and self.holder_pitches(state) else None

    def _pitcher(self, state: DonState, first: Seat) -> Seat:
        """The seat left of the dealer (decisions.md D2), or the holder of the pitch card, which all then know of."""
        card, state.named = self.variant.pitch_card, []
        if card is None or not self.holder_pitches(state):
            return first
        state.named = [card]
        return next(Seat(seat) for seat, hand in enumerate(state.unseen) if card in hand)

    def _play_named(self, state: DonState, action: Play) -> None:
        if action.card in state.named:
            state.named = []
        self._play(state, action)

    def _play(self, state: DonState, action: Play) -> None:
        seat, card, trick = action.seat, action.card, state.trick
        state.hands[seat].remove(card)
        if not trick and not state.takers:
            self._pitch(state, card)
        trick.append(card)
        if len(trick) < self.seats:
            state.to_play = self._left[seat]
        else:
            self._take(state)

    def _pitch(self, state: DonState, card: Card) -> None:
        if state.trump is None:
            state.trump = SUIT[card]  # decisions.md D1
        for hand, unseen in zip(state.hands, state.unseen, strict=True):
            hand.extend(unseen)
            unseen.clear()

    def _take(self, state: DonState) -> None:
        trick, trump = state.trick, state.trump
        assert trump is not None
        worth, strength = self.worth[trump], STRENGTH[trump][SUIT[trick[0]]]
        best, pegs, count = trick[0], 0, 0
        for card in trick:
            pegs += worth[card]
            count += COUNT[card]
            if strength[card] > strength[best]:
                best = card
        # Everyone has played, so the leader sits left of the last player.
        taker = self._from[self._left[state.to_play]][trick.index(best)]
        if self._fixes and (holder := self.takes_first(state)) is not None:
            taker = holder
        side = taker % 2
        state.count[side] += count
        state.taken += trick
        state.trick = []
        state.takers.append(taker)
        state.pegs.append(pegs)
        state.to_play = taker
        if pegs:
            self._peg(state, side, pegs)
        pegged_out = self._pegs_out and state.reached is not None
        if pegged_out or len(state.takers) == self._tricks:
            self._end_deal(state, pegged_out)

    def _peg(self, state: DonState, side: int, points: int) -> None:
        state.rear[side] = state.score[side]
        state.score[side] += points
        if state.reached is None and state.score[side] >= self.options.target:  # decisions.md D11: no exact landing
            state.reached = side

    # The end of a deal

    def _end_deal(self, state: DonState, pegged_out: bool) -> None:
        game = (0, 0) if pegged_out else self._game(state)
        for side, points in enumerate(game):
            if points:
                self._peg(state, side, points)
        state.aside = self._left_over(state)
        state.deals.append(told_deal(state, game))
        state.winner = self._winner(state)
        state.to_play = TABLE
        assert state.dealer is not None
        state.dealer = self._left[state.dealer]  # decisions.md D3

    def _left_over(self, state: DonState) -> list[Card]:
        """Gather what was not played."""
        left = [card for hand in state.hands for card in hand] + state.out
        state.hands, state.out = [[] for _ in state.hands], []
        return left

    def _game(self, state: DonState) -> tuple[int, int]:
        """What the game pegs, by side: the higher count takes it, equal counts nobody (D12)."""
        ours, theirs = state.count
        if ours == theirs:
            state.carried += self.variant.game if self.options.carry_tie else 0
            return 0, 0
        prize, state.carried = self.variant.game + state.carried, 0
        return (prize, 0) if ours > theirs else (0, prize)

    def _winner(self, state: DonState) -> int | None:
        if self.options.finish == "higher" and min(state.score) >= self.options.target:
            ours, theirs = state.score
            return None if ours == theirs else int(theirs > ours)  # decisions.md D9: equal, one more deal
        return state.reached

    def standing(self, state: DonState) -> Standing:
        """One row a side, with the pegs of the deal under way, never clamped to the target."""
        return tuple(
            Row(seats, state.score[side], None if state.winner is None else 1 if side == state.winner else 2)
            for side, seats in enumerate(self.sides)
        )

    def deals(self, state: DonState) -> Sequence[DonDeal]:
        """The finished deals."""
        return state.deals
