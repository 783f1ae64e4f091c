"""English Durak: put a card of the suit or the rank on the pile or draw one; the first without cards wins the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import add
from typing import TYPE_CHECKING, Any, ClassVar

from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import FULL_PACK, RANK, SIX, SUIT, SUITS, Card, Suit, pack_from
from cardtables.engine.chance import Rng, one_of, shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat, left_of, seats_from
from cardtables.engine.standing import Standing
from cardtables.games.durak import dealing, ending
from cardtables.games.durak.powers import PLAIN, Power, Row, Variant, fitting
from cardtables.games.durak.refusals import refusal
from cardtables.games.durak.state import Decline, Draw, DurakDeal, DurakState, Order

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
        self._covers = tuple(power.covers for power in self._power)
        self._rights = tuple(
            tuple(power.covers and SUIT[card] == SUIT[top] for card in FULL_PACK)
            for top, power in enumerate(self._power)
        )
        """Whether a card brings the right to order when it is laid on an open ace, by top card and card."""
        self._fitting = fitting(variant.alike, variant.anywhere)
        everyone = seats_from(Seat(0), seats)
        self._left = tuple(left_of(seat, seats) for seat in everyone)
        self._alone = tuple((seat,) for seat in everyone)
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
            to_play=TABLE, ordered=None, laid_by=None, laid=0, drawn=0, fits=False, owed=0, taker=None,
            skipped=None, took=0, turns=0, totals=[0] * self.seats, over=False, deals=[],
        )  # fmt: skip

    def turn(self, state: DurakState) -> tuple[Seat, ...]:
        """One seat at a time; the table between two deals and when the turned pile is shuffled."""
        if state.to_play != TABLE:
            return self._alone[state.to_play]
        return () if state.over else (TABLE,)

    def fate(self, state: DurakState, rng: Rng) -> Action:
        """The lot for the first dealer, a shuffle a deal, and by option one of the turned pile."""
        if state.dealer is None:
            return Lot(TABLE, one_of(seats_from(Seat(0), self.seats), rng))
        cards = self.pack if state.taker is None else state.pile[:-1]
        return Shuffle(TABLE, tuple(shuffled(cards, rng)))

    def legal(self, state: DurakState, seat: Seat) -> Sequence[Action]:
        """A card that fits; without one, draw. In a move that goes on: cover an ace or leave it, name a suit."""
        if seat != state.to_play:
            return ()
        if state.laid or state.drawn or state.owed:
            return self._in_a_move(state, seat)
        if not state.pile:
            return [self._plays[seat][card] for card in state.hands[seat]]
        plays, fits, moves = self._plays[seat], self._fitting[state.ordered][state.pile[-1]], []
        for card in state.hands[seat]:
            if fits[card]:
                moves.append(plays[card])
        return moves or self._draw[seat]

    def _in_a_move(self, state: DurakState, seat: Seat) -> Sequence[Action]:
        plays, hand = self._plays[seat], state.hands[seat]
        if state.fits:  # decisions.md A3
            return (plays[hand[-1]], self._decline[seat]) if self._may_keep else (plays[hand[-1]],)
        if state.owed:
            return [*(plays[card] for card in hand if RANK[card] == SIX), *self._draw[seat]]
        if state.drawn:
            return self._draw[seat]
        if not self._covers[state.pile[-1]]:
            return self._orders[seat]
        fits = self._row(state)
        moves = [plays[card] for card in hand if fits[card]]
        return [*moves, self._decline[seat]] if moves else self._draw[seat]  # decisions.md A4, A5

    def reason(self, state: DurakState, action: Action) -> str | None:
        """The rule an action breaks."""
        return refusal(self, state, action)

    def must_order(self, state: DurakState) -> bool:
        """Whether the seat in turn has to name a suit."""
        return state.laid > 0 and not self._covers[state.pile[-1]]

    def can_play(self, state: DurakState, seat: Seat) -> bool:
        """Whether the hand of a seat that may play has a card for it."""
        return not state.pile or any(self._row(state)[card] for card in state.hands[seat])

    def goes_on(self, card: Card, top: Card, ordered: Suit | None) -> bool:
        """Whether a card may be put on `top`."""
        return self._fitting[ordered][top][card]

    def _row(self, state: DurakState) -> Row:
        return self._fitting[state.ordered][state.pile[-1]]

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
        return bool(coming) and self._row(state)[coming[0]], open_to_all

    # What an action does

    def apply(self, state: DurakState, action: Action, at: int) -> None:
        """Change the table: a card is laid, or there is one function for each other kind of action."""
        if type(action) is not Play:
            self._does[type(action)](state, action)
            return
        seat, card, pile = action.seat, action.card, state.pile
        hand, power = state.hands[seat], self._power[card]
        goes_on = power.goes_on or (state.laid_by is not None and self._rights[pile[-1]][card])
        hand.remove(card)
        pile.append(card)
        state.laid_by, state.ordered = seat, None
        if state.skipped is not None:
            state.skipped, state.took = None, 0
        if not hand and power.ends:
            self._end_deal(state, seat)
        elif goes_on:
            state.laid, state.drawn, state.fits = state.laid + 1, 0, False
            state.to_play = seat
        elif power is PLAIN and state.turns < STALL - 1:  # `_pass_on` for most cards, in short
            state.turns += 1
            if state.laid or state.drawn:
                state.laid, state.drawn, state.fits = 0, 0, False
            state.to_play = self._left[seat]
        else:
            self._pass_on(state, seat, power)

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
        state.ordered = action.suit
        self._pass_on(state, action.seat, self._power[state.pile[-1]])

    def _leave(self, state: DurakState, action: Decline) -> None:
        self._pass_on(state, action.seat)

    def _draws(self, state: DurakState, action: Draw) -> None:
        seat = action.seat
        if state.skipped is not None:
            state.skipped, state.took = None, 0
        if state.owed:
            self._take_owed(state, seat)
        elif state.stock or self._turns_over(state):
            card = state.stock.pop(0)
            state.hands[seat].append(card)
            if self._fitting[state.ordered][state.pile[-1]][card]:
                state.drawn, state.fits, state.to_play = state.drawn + 1, True, seat
            elif self._draws_on and not state.laid and (state.stock or len(state.pile) > 1):
                state.drawn, state.to_play = state.drawn + 1, seat
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

    def _pass_on(self, state: DurakState, seat: Seat, power: Power = PLAIN) -> None:
        """The move is complete: what the card laid last does to the next player, and whose turn it is."""
        state.turns += 1
        if state.laid or state.drawn:
            state.laid, state.drawn, state.fits = 0, 0, False
        if state.turns == STALL:
            self._end_deal(state, None)
        elif power.skips:
            self._strike(state, self._left[seat], power.takes)
        else:
            state.to_play = self._left[seat]

    def _strike(self, state: DurakState, victim: Seat, takes: int) -> None:
        state.owed += takes
        if self.options.stack_six and takes and RANK[state.pile[-1]] == SIX:
            state.to_play = victim  # he may answer with a six
        else:
            self._take_owed(state, victim)

    def _take_owed(self, state: DurakState, victim: Seat) -> None:
        """The penalty is taken, as much of it as there is, and the turn skipped."""
        hand = state.hands[victim]
        while state.owed and (state.stock or self._turns_over(state)):
            hand.append(state.stock.pop(0))
            state.owed -= 1
            state.took += 1
        if state.owed and len(state.pile) > 1:
            state.taker, state.to_play = victim, TABLE
            return
        state.owed, state.skipped = 0, victim
        state.to_play = self._left[victim]

    # The end of a deal

    def _end_deal(self, state: DurakState, winner: Seat | None) -> None:
        deal = ending.finished_deal(self.variant, self.worth, state, winner)
        state.deals.append(deal)
        state.totals = [*map(add, state.totals, deal.points)]
        state.aside = state.pile + state.stock
        for hand in state.hands:
            state.aside += hand
        state.hands, state.stock, state.pile = [[] for _ in state.hands], [], []
        state.laid = state.drawn = state.owed = 0
        state.fits = False
        state.ordered = state.laid_by = None
        state.over = ending.match_is_over(self.options.limit, state)
        state.to_play = TABLE
        state.dealer = dealing.next_dealer(self.variant, self.options, deal, self._left[deal.dealer])

    def standing(self, state: DurakState) -> Standing:
        """One row a seat, the finished deals counted."""
        return ending.standing(state)

    def deals(self, state: DurakState) -> Sequence[DurakDeal]:
        """The finished deals."""
        return state.deals
