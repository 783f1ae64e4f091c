"""Blind Don: two players with a hand each and nine cards on the table that nobody sees before they are turned up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar, cast

from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import EMPTY, SUIT, Card, Hand
from cardtables.engine.seats import TABLE, Seat, seats_from
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY
from cardtables.games.don.rules import DonRules
from cardtables.games.don.state import DonState

if TYPE_CHECKING:
    from cardtables.games.don.terms import Choices
    from cardtables.games.don.variants import Variant


@dataclass(frozen=True, slots=True)
class TurnUp(Action):
    """A seat plays the card that lies unseen on a place of its row: it is turned up and lies in the trick."""

    verb: ClassVar[str] = "turn"
    slot: Annotated[int, ALL, FACT]
    """The place, counted from 1; places keep their numbers when they are empty."""


@dataclass(slots=True, repr=False)
class BlindState(DonState):
    """One match of Blind Don."""

    table: Annotated[list[Hand], NOBODY, CARDS]
    """The row of each seat, face down, by place; EMPTY where the card has been played or turned up."""
    shown: Annotated[list[Hand], ALL, CARDS]
    """With `rows=open_rows` the open card on each place of the row; EMPTY where none lies, no places otherwise."""


class BlindRules(DonRules):
    """The rules of Blind Don: every card of the row is played too, unseen (decisions.md BD3)."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Lot, Shuffle, TurnUp, Play)

    def __init__(self, variant: Variant, options: Choices, seats: int) -> None:
        super().__init__(variant, options, seats)
        self._open, self._hand_first = options.rows == "open_rows", options.rows == "hand_first"
        self._does[TurnUp] = self._turn_up
        slots = range(1, variant.table + 1)
        self._turns = tuple(tuple(TurnUp(seat, slot) for slot in slots) for seat in seats_from(Seat(0), seats))

    def start(self) -> BlindState:
        """An empty table, the pack beside it."""
        plain = super().start()
        fields = {said.name: getattr(plain, said.name) for said in plain.declarations}
        return BlindState(**fields, table=[[] for _ in range(self.seats)], shown=[[] for _ in range(self.seats)])

    # What may be done

    def legal(self, state: DonState, seat: Seat) -> Sequence[Action]:
        """The duty to follow is judged on the cards one sees (BD4); who is free of it may turn up any place."""
        if seat != state.to_play:
            return ()
        blind = cast(BlindState, state)
        if self._open:
            cards = [card for card in blind.shown[seat] if card != EMPTY]
            return [self._plays[seat][card] for card in cards if not self._suit_reason(state, cards, SUIT[card])]
        moves = super().legal(state, seat)
        if self._blind_reason(state, seat):
            return moves
        return [*moves, *(self._turns[seat][place] for place, card in enumerate(blind.table[seat]) if card != EMPTY)]

    def reason(self, state: DonState, action: Action) -> str | None:
        """The rule an action breaks."""
        blind = cast(BlindState, state)
        if isinstance(action, TurnUp):
            row, place = blind.table[action.seat], action.slot - 1
            if self._open:
                return "not_now"
            if not 0 <= place < len(row) or row[place] == EMPTY:
                return "empty_place"
            return self._blind_reason(state, action.seat)
        if isinstance(action, Play) and self._open:
            cards = blind.shown[action.seat]
            if action.card not in cards:
                return "not_open"
            return self._suit_reason(state, [card for card in cards if card != EMPTY], SUIT[action.card])
        return super().reason(state, action)

    def _blind_reason(self, state: DonState, seat: Seat) -> str | None:
        """Why this seat may not turn up a card."""
        if not state.trick and not state.takers:
            return "pitch_from_hand"  # decisions.md BD5
        if self._hand_first and state.hands[seat]:
            return "hand_first"
        return self._suit_reason(state, state.hands[seat], None)

    def by_itself(self, state: DonState) -> Action | None:
        """The only card of the seat in turn, once nobody has more than one, in the hand or on the table."""
        seat = state.to_play
        if seat == TABLE or len(state.takers) != self._tricks - 1:
            return None
        return self.legal(state, seat)[0]

    def told(self, state: DonState, action: Action) -> object:
        """The card that is turned up."""
        if isinstance(action, TurnUp):
            return cast(BlindState, state).table[action.seat][action.slot - 1]
        return None

    # What an action does

    def _deal(self, state: DonState, action: Shuffle) -> None:
        """The rows first, one card at a time, then the hands; both begin with the pitcher (BD1)."""
        super()._deal(state, action)
        blind, seats, pitcher = cast(BlindState, state), self.seats, state.to_play
        rows = self.variant.table * seats
        blind.table = [list(action.order[(seat - pitcher) % seats : rows : seats]) for seat in range(seats)]
        if self._open:
            blind.shown = [hand + unseen for hand, unseen in zip(state.hands, state.unseen, strict=True)]
            state.hands, state.unseen = [[] for _ in range(seats)], [[] for _ in range(seats)]

    def _turn_up(self, state: DonState, action: TurnUp) -> None:
        self._play_from(state, cast(BlindState, state).table[action.seat], action.slot - 1, action.seat)

    def _play(self, state: DonState, action: Play) -> None:
        if not self._open:
            super()._play(state, action)
            return
        blind = cast(BlindState, state)
        row = blind.shown[action.seat]
        self._play_from(state, row, row.index(action.card), action.seat)
        if not state.trick:
            for covered, shown in zip(blind.table, blind.shown, strict=True):
                _uncover(covered, shown)

    def _play_from(self, state: DonState, row: Hand, place: int, seat: Seat) -> None:
        """Lay the card of this place into the trick, by way of the hand."""
        card, row[place] = row[place], EMPTY
        state.hands[seat].append(card)
        super()._play(state, self._plays[seat][card])

    def _left_over(self, state: DonState) -> list[Card]:
        blind = cast(BlindState, state)
        rows = [card for row in (*blind.table, *blind.shown) for card in row if card != EMPTY]
        blind.table, blind.shown = [[] for _ in blind.table], [[] for _ in blind.shown]
        return rows + super()._left_over(state)


def _uncover(covered: Hand, shown: Hand) -> None:
    """Turn up the cards that nothing lies on any more."""
    for place, card in enumerate(shown):
        if card == EMPTY:
            shown[place], covered[place] = covered[place], EMPTY
