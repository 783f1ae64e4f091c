"""A match as one JSON object: seats counted from 1, cards as codes, what is hidden as `??` or null."""

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from cardtables.engine.action import Action
from cardtables.engine.cards import RANK_LETTERS, SUIT_LETTERS, Card, Rank, Suit
from cardtables.engine.game import option_values
from cardtables.engine.notation import action_words, card_code
from cardtables.engine.seats import OVER, TABLE, Seat
from cardtables.engine.sight import State
from cardtables.engine.standing import Standing, winners
from cardtables.play.match import Match


def match_json(match: Match, state: State, seats: Iterable[Seat]) -> dict[str, Any]:
    """How a match stands, with this state, as true as the caller may see it, and what these seats may do."""
    record = match.record
    return {
        "game": record.game.id,
        "options": option_values(record.options),
        "seats": list(record.seats),
        "entries": match.length,
        "over": match.over,
        "turn": [_seat(seat) for seat in match.turn],
        "legal": {
            str(seat + 1): [_without_seat(action) for action in match.view(seat).legal]
            for seat in seats
            if seat in match.turn
        },
        "standing": standing_json(match.standing),
        "winners": [seat + 1 for seat in winners(match.standing)],
        "deals": [_plain(deal, type(deal)) for deal in match.rules.deals(state)],
        "state": _state_json(state),
    }


def _state_json(state: State) -> dict[str, Any]:
    """Every field, and what follows from the fields."""
    kinds = get_type_hints(type(state))
    told = {said.name: _plain(getattr(state, said.name), kinds[said.name]) for said in state.declarations}
    for name, held in vars(type(state)).items():
        if isinstance(held, property):
            told[name] = _plain(getattr(state, name), get_type_hints(held.fget)["return"])
    return told


def standing_json(standing: Standing) -> list[dict[str, Any]]:
    """One row a side, by lowest seat."""
    return [
        {"seats": [seat + 1 for seat in row.seats], "points": row.points, "place": row.place} for row in standing
    ]  # fmt: skip


def _without_seat(action: Action) -> str:
    return action_words(action).partition(" ")[2]


def _seat(seat: Seat) -> int | str | None:
    return {TABLE: "T", OVER: None}.get(seat, seat + 1)


WRITTEN: dict[Any, Callable[[Any], str | int | None]] = {
    Card: card_code,
    Seat: _seat,
    Suit: lambda suit: SUIT_LETTERS[suit],
    Rank: lambda rank: RANK_LETTERS[rank],
}
"""How a value of a kind of its own is written."""


def _plain(value: Any, kind: Any) -> Any:
    """A value of a field that is declared as `kind`, in JSON types."""
    if value is None:
        return None
    if kind in WRITTEN:
        return WRITTEN[kind](value)
    if names := _field_names(value):
        kinds = get_type_hints(type(value))
        return {name: _plain(getattr(value, name), kinds[name]) for name in names}
    inside = [one for one in get_args(kind) if one is not NoneType and one is not ...]
    if isinstance(value, list | tuple):
        return [_plain(one, inside[0] if inside else object) for one in value]
    if inside and get_origin(kind) not in (list, tuple):
        return _plain(value, inside[0])  # X | None
    return value


def _field_names(value: Any) -> list[str]:
    """The fields of a dataclass or a named tuple; none of anything else."""
    return [field.name for field in fields(value)] if is_dataclass(value) else [*getattr(value, "_fields", ())]
