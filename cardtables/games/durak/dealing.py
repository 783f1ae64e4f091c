"""How a deal of English Durak begins: what is dealt, what is turned up, who deals and who leads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.games.durak.demand import FREE
from cardtables.games.durak.powers import Opening, Variant
from cardtables.games.durak.state import DurakDeal, DurakState

if TYPE_CHECKING:
    from cardtables.games.durak.variants import DurakOptions


def lay_out(variant: Variant, state: DurakState, dealer: Seat, order: Sequence[Card]) -> Card | None:
    """Deal the pack one card at a time from the dealer's left. Returns the card the dealer turns up as his move."""
    seats = len(state.hands)
    first, dealt, cards = dealer + 1, variant.hand * seats, [*order]
    state.hands = [cards[(seat - first) % seats : dealt : seats] for seat in range(seats)]
    state.stock, state.pile, state.aside = cards[dealt:], [], []
    state.laid_by, state.demand = None, FREE
    state.struck, state.took, state.turns = None, 0, 0
    if variant.opening is Opening.STARTER:
        state.pile.append(state.stock.pop(0))
        state.demand = state.pile[0]
    return order[dealt - 1] if variant.opening is Opening.FLIP else None


def leader(options: DurakOptions, state: DurakState, first: Seat) -> Seat:
    """The dealer's left begins (decisions.md A18), by option the winner of the deal before."""
    winner = state.deals[-1].winner if state.deals else None
    return winner if options.winner_leads and winner is not None else first


def next_dealer(variant: Variant, options: DurakOptions, deal: DurakDeal, left: Seat) -> Seat:
    """The deal moves left; where the dealer's own card is the lead, `winner_leads` lets the winner deal."""
    leads = options.winner_leads and variant.opening is Opening.FLIP
    return deal.winner if leads and deal.winner is not None else left
