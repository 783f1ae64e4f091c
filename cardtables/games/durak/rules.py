"""English Durak: put a card of the suit or the rank on the pile or draw one; the first without cards wins the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add
from typing import TYPE_CHECKING, Any, ClassVar

from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK, RANK, SIX, SUITS, Card, pack_from
from cardtables.engine.chance import Rng, one_of, shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import OVER, TABLE, Seat, left_of, seats_from
from cardtables.engine.standing import Standing
from cardtables.games.durak import dealing, ending
from cardtables.games.durak.demand import FREE, demand, effects
from cardtables.games.durak.powers import PLAIN, Variant
from cardtables.games.durak.refusals import refusal
from cardtables.games.durak.state import (
    ANSWER,
    COVER,
    DRAW_ON,
    DRAWN,
    NAME,
    Decline,
    Draw,
    DurakDeal,
    DurakState,
    Order,
    Step,
)

if TYPE_CHECKING:
    from cardtables.games.durak.variants import DurakOptions

STALL = 500
"""So many turns, and the deal is stopped (decisions.md A16)."""


class DurakRules(Rules[DurakState]):
    """The rules of one game of English Durak; `variant` has the options of its own worked in."""

    family: ClassVar[str] = "durak"
    verbs: ClassVar[tuple[type[Action], ...]] = (Lot, Shuffle, Play, Draw, Order, Decline)

    def __init__(self, variant: Variant, options: DurakOptions, seats: int) -> None:
        self.seats = seats
        self.pack = pack_from(SIX)
        self.variant, self.options = variant, options
        self.worth = tuple(variant.worth.get(RANK[card], 0) for card in FULL_PACK)
        """What a card costs whoever is left with it, by card."""
        self._power = tuple(variant.power(card) for card in FULL_PACK)
        self._draws_on, self._may_keep = options.draw_until, options.may_keep
        self._effects = effects(variant.alike, variant.anywhere, frozenset(variant.powers.items()))
        everyone = seats_from(Seat(0), seats)
        self._left = tuple(left_of(seat, seats) for seat in everyone)
        self._in_turn = tuple(() if seat == OVER else (Seat(seat),) for seat in range(TABLE + 1))
        self._plays = tuple(tuple(Play(seat, card) for card in FULL_PACK) for seat in everyone)
        """Every play there is, by seat and card: made once, because `legal` is asked before every one."""
        self._draw = tuple((Draw(seat),) for seat in everyone)
        self._orders = tuple(tuple(Order(seat, suit) for suit in SUITS) for seat in everyone)
        self._decline = tuple(Decline(seat) for seat in everyone)
        self._does: dict[type[Action], Callable[[DurakState, Any], None]] = {
            Draw: self._draws,
            Order: self._order,
            Decline: self._leave,
            Shuffle: self._shuffle,
            Lot: self._lot,
        }

    # The turn

    def start(self) -> DurakState:
        """An empty table, the pack beside it."""
        return DurakState(
            hands=[[] for _ in range(self.seats)], stock=[], pile=[], aside=list(self.pack), dealer=None,
            to_play=TABLE, demand=FREE, laid_by=None, step=None, aces=0, owed=0, taker=None,
            struck=None, struck_at=0, took=0, turns=0, totals=[0] * self.seats, deals=[],
        )  # fmt: skip

    def turn(self, state: DurakState) -> tuple[Seat, ...]:
        """One seat at a time; the table between two deals and when the turned pile is shuffled."""
        return self._in_turn[state.to_play]

    def fate(self, state: DurakState, rng: Rng) -> Action:
        """The lot for the first dealer, a shuffle a deal, and by option one of the turned pile."""
        if state.dealer is None:
            return Lot(TABLE, one_of(seats_from(Seat(0), self.seats), rng))
        cards = self.pack if state.taker is None else state.pile[:-1]
        return Shuffle(TABLE, tuple(shuffled(cards, rng)))

    def legal(self, state: DurakState, seat: Seat) -> Sequence[Action]:
        """A card that fits; without one, draw."""
        if seat != state.to_play:
            return ()
        if state.step is not None:
            return self._in_a_move(state, seat, state.step)
        plays, effects = self._plays[seat], self._effects[state.demand]
        moves = []
        for card in state.hands[seat]:
            if effects[card] is not None:
                moves.append(plays[card])
        return moves or self._draw[seat]

    def _in_a_move(self, state: DurakState, seat: Seat, step: Step) -> Sequence[Action]:
        """What a move has come to: cover an ace or leave it, name a suit, play the card just drawn."""
        plays, hand = self._plays[seat], state.hands[seat]
        if step == DRAWN:  # decisions.md A3
            return (plays[hand[-1]], self._decline[seat]) if self._may_keep else (plays[hand[-1]],)
        if step == NAME:
            return self._orders[seat]
        if step == COVER:
            effects = self._effects[state.demand]
            moves = [plays[card] for card in hand if effects[card] is not None]
            return [*moves, self._decline[seat]] if moves else self._draw[seat]  # decisions.md A4, A5
        sixes = [plays[card] for card in hand if RANK[card] == SIX] if step == ANSWER else []
        return [*sixes, *self._draw[seat]]

    def reason(self, state: DurakState, action: Action) -> str | None:
        """The rule an action breaks."""
        return refusal(self, state, action)

    def can_play(self, state: DurakState, seat: Seat) -> bool:
        """Whether the hand of a seat that may play has a card for it."""
        return any(self.fits(state, card) for card in state.hands[seat])

    def fits(self, state: DurakState, card: Card) -> bool:
        """Whether a card may be played now."""
        return self._effects[state.demand][card] is not None

    def _aces_come_round(self, state: DurakState) -> bool:
        """Whether an ace that is drawn now does not fit: as many as there are were laid in this move (A22)."""
        return state.aces >= len(SUITS)

    def told(self, state: DurakState, action: Action) -> object:
        """Whether a drawn card fits; and everything at the end of a deal, when all cards are laid open."""
        stalls = state.turns == STALL - 1
        goes_out = isinstance(action, Play) and len(state.hands[action.seat]) == 1 and self._power[action.card].ends
        open_to_all = (state.hands, state.stock, action) if stalls or goes_out else None
        coming: Sequence[Card] = ()
        if isinstance(action, Shuffle) and state.taker is not None and not state.owed:
            coming = action.order
        elif isinstance(action, Draw) and not state.owed:
            coming = state.stock or (() if self.options.reshuffle else state.pile[:-1])
        effect = self._effects[state.demand][coming[0]] if coming else None
        return effect is not None and not (effect.covers and self._aces_come_round(state)), open_to_all

    # What an action does

    def apply(self, state: DurakState, action: Action, at: int) -> None:
        """Change the table: a card is laid, or there is one function for each other kind of action."""
        if type(action) is not Play:
            self._does[type(action)](state, action)
            return
        seat, card = action.seat, action.card
        hand, effect = state.hands[seat], self._effects[state.demand][card]
        hand.remove(card)
        state.pile.append(card)
        state.laid_by = seat
        state.demand = card
        state.step = None
        if effect is PLAIN and hand:  # most cards: `_pass_on` in short
            turns = state.turns = state.turns + 1
            if turns < STALL:
                state.to_play = self._left[seat]
            else:
                self._end_deal(state, None)
            return
        assert effect is not None
        if not hand and effect.ends:
            self._end_deal(state, seat)
        elif effect.covers:
            state.aces += 1
            state.demand, state.step, state.to_play = demand(card, is_open=True), COVER, seat
        elif effect.orders:
            state.step, state.to_play = NAME, seat
        else:
            self._pass_on(state, seat)
            if effect.skips:
                self._strike(state, effect.takes)

    def _lot(self, state: DurakState, action: Lot) -> None:
        state.dealer = action.first

    def _shuffle(self, state: DurakState, action: Shuffle) -> None:
        taker = state.taker
        if taker is None:
            self._deal(state, action.order)
        else:
            state.stock, state.pile, state.taker = list(action.order), state.pile[-1:], None
            self._draws(state, self._draw[taker][0])

    def _deal(self, state: DurakState, order: Sequence[Card]) -> None:
        dealer = state.dealer
        assert dealer is not None
        flip = dealing.lay_out(self.variant, state, dealer, order)
        if flip is None:
            state.to_play = dealing.leader(self.options, state, self._left[dealer])
        else:
            state.turns = -1  # the dealer's flip is a move, but no turn of the deal
            self.apply(state, self._plays[dealer][flip], 0)

    def _order(self, state: DurakState, action: Order) -> None:
        top = state.pile[-1]
        state.demand = demand(top, action.suit)
        self._pass_on(state, action.seat)
        if self._power[top].skips:
            self._strike(state, self._power[top].takes)

    def _leave(self, state: DurakState, action: Decline) -> None:
        self._pass_on(state, action.seat)

    def _draws(self, state: DurakState, action: Draw) -> None:
        seat = action.seat
        if state.owed:
            self._take_owed(state, seat)
        elif state.stock or self._turns_over(state):
            card = state.stock.pop(0)
            state.hands[seat].append(card)
            effect = self._effects[state.demand][card]
            if effect is not None and not (effect.covers and self._aces_come_round(state)):
                state.step, state.to_play = DRAWN, seat
            elif self._draws_on and state.step != COVER and (state.stock or len(state.pile) > 1):
                state.step, state.to_play = DRAW_ON, seat
            else:
                self._pass_on(state, seat)
        elif len(state.pile) > 1:
            state.taker, state.to_play = seat, TABLE
        else:
            self._pass_on(state, seat)  # decisions.md A15

    def _turns_over(self, state: DurakState) -> bool:
        """Turn over all but the top of the pile, the oldest on top (A14). Returns whether that made a new stock."""
        if len(state.pile) < 2 or self.options.reshuffle:
            return False
        state.stock, state.pile = state.pile[:-1], state.pile[-1:]
        return True

    # The move passes on

    def _pass_on(self, state: DurakState, seat: Seat) -> None:
        """The move is complete, and the next player's turn; a deal that goes on too long is stopped."""
        turns = state.turns = state.turns + 1
        state.step, state.aces = None, 0
        if turns < STALL:
            state.to_play = self._left[seat]
        else:
            self._end_deal(state, None)

    def _strike(self, state: DurakState, takes: int) -> None:
        """The card played last strikes the seat now in turn."""
        if state.turns == STALL:
            return  # the deal was stopped
        victim = state.to_play
        state.owed, state.took = state.owed + takes, 0
        if self.options.stack_six and takes and RANK[state.pile[-1]] == SIX:
            state.step = ANSWER
        else:
            self._take_owed(state, victim)

    def _take_owed(self, state: DurakState, victim: Seat) -> None:
        """The penalty is taken, as much of it as there is, and the turn skipped."""
        hand, owed = state.hands[victim], state.owed
        while owed and (state.stock or self._turns_over(state)):
            taken = state.stock[:owed]
            del state.stock[:owed]
            hand += taken
            owed -= len(taken)
        state.took += state.owed - owed
        if owed and len(state.pile) > 1:
            state.owed, state.taker, state.to_play = owed, victim, TABLE
            return
        state.owed, state.step = 0, None
        state.struck, state.struck_at = victim, state.turns
        state.to_play = self._left[victim]

    # The end of a deal

    def _end_deal(self, state: DurakState, winner: Seat | None) -> None:
        deal = ending.finished_deal(self.variant, self.worth, state, winner)
        state.deals.append(deal)
        state.totals = [*map(add, state.totals, deal.points)]
        state.aside = state.pile + state.stock
        for hand in state.hands:
            state.aside += hand
            hand.clear()
        state.stock, state.pile = [], []
        state.owed = state.aces = 0
        state.laid_by = state.step = state.struck = None
        state.demand = FREE
        state.to_play = OVER if ending.match_is_over(self.options.limit, state) else TABLE
        state.dealer = dealing.next_dealer(self.variant, self.options, deal, self._left[deal.dealer])

    def standing(self, state: DurakState) -> Standing:
        """One row a seat, the finished deals counted."""
        return ending.standing(state)

    def deals(self, state: DurakState) -> Sequence[DurakDeal]:
        """The finished deals."""
        return state.deals
