"""The words of a record: `9S` for a card, `3 play 9S` for an action."""

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Any, get_args, get_type_hints

from cardtables.engine.action import Action
from cardtables.engine.cards import BACK, EMPTY, RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, Card, Rank, Suit, card_of
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.wrong import Wrong


class NotationError(Wrong):
    """A word that cannot be read."""


def card_code(card: Card) -> str:
    """`9S`, `TH`; `??` for a card seen from behind, `--` for an empty place."""
    if card == BACK:
        return "??"
    return "--" if card == EMPTY else RANK_LETTERS[RANK[card]] + SUIT_LETTERS[SUIT[card]]


def read_card(word: str) -> Card:
    """The card of a code; `10S` is read like `TS`. Raises NotationError."""
    code = word.upper().replace("10", "T")
    if len(code) != 2 or code[0] not in RANK_LETTERS or code[1] not in SUIT_LETTERS:
        raise NotationError("{word}: not a card", word=word)
    return card_of(Suit(SUIT_LETTERS.index(code[1])), Rank(RANK_LETTERS.index(code[0])))


def seat_code(seat: Seat) -> str:
    """`T` for the table, else 1 … n."""
    return "T" if seat == TABLE else str(seat + 1)


def read_seat(word: str, seats: int) -> Seat:
    """The seat of a number, or of `T`. Raises NotationError."""
    if word == "T":
        return TABLE
    if not is_number(word) or not 1 <= int(word) <= seats:
        raise NotationError("{word}: no such seat, this table has {seats}", word=word, seats=seats)
    return Seat(int(word) - 1)


def is_number(word: str) -> bool:
    """Whether a word is a whole number that any game could mean: at most twelve plain digits."""
    return word.isascii() and word.isdigit() and len(word) <= 12


def action_words(action: Action) -> str:
    """An action as in a record: who, verb, arguments."""
    words = [seat_code(action.seat), action.verb]
    for name, kind in _arguments(type(action)):
        words += _written(getattr(action, name), kind)
    return " ".join(words)


def read_action(words: Sequence[str], verbs: Iterable[type[Action]], seats: int) -> Action:
    """The action of the words of a record line after its time. Raises NotationError."""
    if len(words) < 2:
        raise NotationError("who and what are missing")
    seat = read_seat(words[0], seats)
    for kind in verbs:
        if kind.verb == words[1]:
            return kind(seat, *_read_arguments(kind, words[2:], seats))
    raise NotationError("{word}: no such action in this game", word=words[1])


_ARGUMENTS: dict[type[Action], list[tuple[str, Any]]] = {}
"""What each kind of action takes: read once, because reading hints is slow."""


def _arguments(kind: type[Action]) -> list[tuple[str, Any]]:
    if kind not in _ARGUMENTS:
        hints = get_type_hints(kind)
        _ARGUMENTS[kind] = [(field.name, hints[field.name]) for field in fields(kind)[1:]]
    return _ARGUMENTS[kind]


def _written(value: Any, kind: Any) -> list[str]:
    if kind is Card:
        return [card_code(value)]
    if kind is Suit:
        return [SUIT_LETTERS[value]]
    if kind is Seat:
        return [seat_code(value)]
    return [word for one in value for word in _written(one, get_args(kind)[0])] if get_args(kind) else [str(value)]


def _read_arguments(kind: type[Action], words: Sequence[str], seats: int) -> list[Any]:
    wanted = _arguments(kind)
    if len(wanted) == 1 and get_args(wanted[0][1]):
        return [tuple(_read(word, get_args(wanted[0][1])[0], seats) for word in words)]
    if len(words) != len(wanted):
        raise NotationError(
            "{verb} takes {wanted} words, not {given}", verb=kind.verb, wanted=len(wanted), given=len(words)
        )
    return [_read(word, hint, seats) for word, (_, hint) in zip(words, wanted, strict=True)]


def _read(word: str, kind: Any, seats: int) -> Any:
    if kind is Card:
        return read_card(word)
    if kind is Seat:
        return read_seat(word, seats)
    if kind is Suit:
        if len(word) != 1 or word.upper() not in SUIT_LETTERS:
            raise NotationError("{word}: not a suit", word=word)
        return Suit(SUIT_LETTERS.index(word.upper()))
    if not is_number(word):
        raise NotationError("{word}: not a number", word=word)
    return int(word)
