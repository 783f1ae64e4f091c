"""Who may see what: every field of a state or an action says it, and `look` alone makes what a seat sees."""

from enum import Enum
from typing import Any, ClassVar, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

from cardtables.engine.cards import BACK, EMPTY
from cardtables.engine.seats import Viewer


class Who(Enum):
    """Who may see a field."""

    ALL = "all"
    OWNER = "owner"
    NOBODY = "nobody"


ALL, OWNER, NOBODY = Who.ALL, Who.OWNER, Who.NOBODY


class Kind(NamedTuple):
    """What a field holds: cards that lie there, a mention of cards that lie elsewhere, or a fact."""

    name: str
    of: str = ""
    """For a mention: the field in which the named cards lie."""


CARDS, FACT = Kind("cards"), Kind("fact")


def mention(of: str) -> Kind:
    """A field that names cards lying in the field `of`."""
    return Kind("mention", of)


class Declaration(NamedTuple):
    """One field as it was declared."""

    name: str
    who: Who
    kind: Kind
    per_seat: bool
    """One value a seat, in seat order; else one value for the whole table."""


class Declared:
    """A dataclass whose every field says who may see it; one that says nothing is a TypeError at import."""

    __slots__ = ()
    declarations: ClassVar[tuple[Declaration, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Read the declarations as soon as the class exists."""
        super().__init_subclass__()
        hints = get_type_hints(cls, include_extras=True)
        cls.declarations = tuple(
            _declaration(cls.__name__, name, hint) for name, hint in hints.items() if get_origin(hint) is not ClassVar
        )


def _declaration(owner: str, name: str, hint: object) -> Declaration:
    said = getattr(hint, "__metadata__", ())
    who = [word for word in said if isinstance(word, Who)]
    kind = [word for word in said if isinstance(word, Kind)]
    if len(who) != 1 or len(kind) != 1:
        raise TypeError(f"{owner}.{name} must say who may see it and what kind of field it is")
    inside = get_args(get_args(hint)[0])
    nested = bool(inside) and get_origin(inside[0]) is list
    return Declaration(name, who[0], kind[0], per_seat=who[0] is OWNER or nested)


class State(Declared):
    """The whole truth of one match, changed in place by its rules; only `Match` and `look` ever hold one."""

    __slots__ = ()


S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Declared)


def look(state: S, seat: Viewer) -> S:
    """The table as `seat` sees it: a new state, hidden cards as BACK, hidden facts as None, lengths kept.

    `seat` None is a bystander. Nothing in the result is shared with `state`.
    """
    return type(state)(**{said.name: _seen(getattr(state, said.name), said, seat) for said in state.declarations})


def hear(action: D, seat: Viewer, by: Viewer) -> D:
    """An action done `by` a seat as `seat` hears it: that you passed a card, not which."""
    if all(_heard(said, seat, by) for said in action.declarations):
        return action
    told = {
        said.name: getattr(action, said.name) if _heard(said, seat, by) else _hidden(getattr(action, said.name), said)
        for said in action.declarations
    }
    return type(action)(**told)


def _heard(said: Declaration, seat: Viewer, by: Viewer) -> bool:
    return said.who is ALL or (said.who is OWNER and seat == by)


def _seen(value: Any, said: Declaration, seat: Viewer) -> Any:
    if said.who is ALL:
        return _copied(value)
    if said.who is NOBODY:
        return _hidden(value, said)
    return [_copied(one) if owner == seat else _hidden(one, said) for owner, one in enumerate(value)]


def _copied(value: Any) -> Any:
    return [_copied(one) if type(one) is list else one for one in value] if type(value) is list else value


def _hidden(value: Any, said: Declaration) -> Any:
    if type(value) in (list, tuple):
        if said.kind is FACT or (value and type(value[0]) in (list, tuple)):
            return type(value)([_hidden(one, said) for one in value])
        return type(value)([EMPTY if card == EMPTY else BACK for card in value])
    if said.kind is FACT:
        return None
    return EMPTY if value == EMPTY else BACK
