"""The end of a deal of English Durak, and of the match: who writes down what, who has won, who has lost."""

from collections.abc import Sequence

from cardtables.engine.cards import RANK, Card, Rank
from cardtables.engine.seats import OVER, Seat
from cardtables.engine.standing import Row, Standing
from cardtables.games.durak.powers import BONUS, Variant
from cardtables.games.durak.state import DurakDeal, DurakState


def finished_deal(variant: Variant, worth: Sequence[int], state: DurakState, winner: Seat | None) -> DurakDeal:
    """The deal that `winner` has ended with the top card; None: a stalled one, in which all write down their hands."""
    dealer = state.dealer
    assert dealer is not None
    on_queen = winner is not None and RANK[state.pile[-1]] == variant.bonus
    points = []
    for hand in state.hands:
        left = 0
        for card in hand:
            left += worth[card]
        points.append(left)
    if winner is not None and on_queen:
        points[winner] = BONUS
    hands = tuple(map(tuple, state.hands))
    fallen = () if winner is None or variant.fatal is None else _left_with(variant.fatal, hands)
    return DurakDeal(dealer, winner, on_queen, hands, tuple(points), tuple(state.totals), fallen, state.turns)


def _left_with(rank: Rank, hands: Sequence[Sequence[Card]]) -> tuple[Seat, ...]:
    """The seats left with a card of the rank that loses the match at once (decisions.md V5)."""
    return tuple(Seat(seat) for seat, hand in enumerate(hands) if any(RANK[card] == rank for card in hand))


def match_is_over(limit: int, state: DurakState) -> bool:
    """Whether the last deal has decided the match: somebody at the limit or fallen, or a single deal (A19)."""
    return limit == 0 or max(state.totals) >= limit or bool(state.deals[-1].fallen)


def standing(state: DurakState) -> Standing:
    """A row for each seat; the lowest total wins, equal totals share a place, the fallen come after all others."""
    fallen = state.deals[-1].fallen if state.deals else ()
    ranks = [(seat in fallen, total) for seat, total in enumerate(state.totals)]
    return tuple(
        Row((Seat(seat),), rank[1], 1 + sum(other < rank for other in ranks) if state.to_play == OVER else None)
        for seat, rank in enumerate(ranks)
    )
