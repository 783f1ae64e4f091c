"""Why an action of English Durak is refused: the rule it breaks, as a key of the texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import JACK, QUEEN, RANK, SIX, SUIT, SUIT_LETTERS, Card, Suit
from cardtables.games.durak.powers import Variant
from cardtables.games.durak.state import ANSWER, COVER, DRAW_ON, DRAWN, NAME, Decline, Draw, DurakState, Order

if TYPE_CHECKING:
    from cardtables.games.durak.rules import DurakRules


def refusal(rules: DurakRules, state: DurakState, action: Action) -> str | None:
    """Why the seat in turn, or the table, may not do this; None when it may."""
    must_order = state.step == NAME
    match action:
        case Lot():
            return None if state.dealer is None else "not_now"
        case Shuffle():
            return _shuffle(rules, state, action)
        case Order():
            return None if must_order else "not_now"
    return "name_suit" if must_order else _MOVES[type(action)](rules, state, action)


def _shuffle(rules: DurakRules, state: DurakState, action: Shuffle) -> str | None:
    if state.dealer is None:
        return "not_now"
    shuffled = rules.pack if state.taker is None else state.pile[:-1]
    return None if sorted(action.order) == sorted(shuffled) else "bad_pack"


def _play(rules: DurakRules, state: DurakState, action: Play) -> str | None:
    hand, card = state.hands[action.seat], action.card
    if card not in hand:
        return "not_yours"
    if state.step == ANSWER:
        return None if RANK[card] == SIX else "answer_six"
    if state.step == DRAW_ON:
        return "draw_on"
    if state.step == DRAWN:
        return None if card == hand[-1] else "only_drawn"
    if rules.fits(state, card):
        return None
    return wanted(rules.variant, state.pile[-1], state.ordered, covering=state.step == COVER)


def _draw(rules: DurakRules, state: DurakState, action: Draw) -> str | None:
    if state.step in (ANSWER, DRAW_ON):
        return None
    if state.step == DRAWN:
        return "play_drawn"
    if not rules.can_play(state, action.seat):
        return None
    return "cover_or_leave" if state.step == COVER else "must_play"


def _decline(rules: DurakRules, state: DurakState, action: Decline) -> str | None:
    if state.step == DRAWN:
        return None if rules.options.may_keep else "play_drawn"
    if state.step == DRAW_ON:
        return "draw_on"
    if state.step != COVER:
        return "not_now"
    return None if rules.can_play(state, action.seat) else "must_draw"


_MOVES: dict[type[Action], Callable[[DurakRules, DurakState, Any], str | None]] = {
    Play: _play,
    Draw: _draw,
    Decline: _decline,
}


def wanted(variant: Variant, top: Card, ordered: Suit | None, covering: bool) -> str:
    """The key of what may be put on `top`: `rank_queen_S` for spades, the same rank, or a queen.

    On a queen or a jack that go on any card it is `queen_S`, `jack_S`: no rank is named twice.
    """
    kinds = []
    if covering:
        kinds.append("cover")
    elif RANK[top] in variant.alike - variant.anywhere:
        kinds.append("rank" if len(variant.alike) > 1 else "six")
    kinds += [word for rank, word in ((QUEEN, "queen"), (JACK, "jack")) if rank in variant.anywhere]
    return "_".join([*kinds, SUIT_LETTERS[SUIT[top] if ordered is None else ordered]])
