"""Walking through a match of any game, and looking into a state without the help of `look`."""

from typing import NamedTuple

from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import CARDS

LONGEST = 5_000
"""Actions after which a match counts as endless."""


# Walking through a match


class Step(NamedTuple):
    """A moment of a match: the state and what is going to be done."""

    state: object
    action: object
    at: int


def by_chance(rules, state, seat, rng):
    """A legal action of the seat, any as likely as any other."""
    choices = rules.legal(state, seat)
    return choices[int(rng.random() * len(choices))]


def walk(rules, rng, choose=by_chance):
    """One match, step by step; the last step has no action. Asserts that it ends."""
    state, at = rules.start(), 0
    for _ in range(LONGEST):
        turn, due = rules.turn(state), rules.due(state)
        if not turn:
            yield Step(state, None, at)
            return
        asked = [seat for seat in turn if seat != TABLE]
        at += int(rng.random() * 1000)
        if due and (not asked or at >= due.at or rng.random() < 0.1):
            action, at = due.action, max(due.at, at)
        elif asked:
            action = choose(rules, state, asked[int(rng.random() * len(asked))], rng)
        else:
            action = rules.fate(state, rng)
        yield Step(state, action, at)
        rules.apply(state, action, at)
    raise AssertionError("play does not end")


def every_seat(rules):
    return [Seat(seat) for seat in range(rules.seats)]


def every_viewer(rules):
    return [*every_seat(rules), None]


# Looking into a state without the help of `look`


def places(value, kind=(CARDS,)):
    """Where the cards of a state lie, as (field, seat or None, index or None) → card."""
    found = {}
    for name, seat, pile in _piles(value, kind):
        if isinstance(pile, (list, tuple)):
            for index, card in enumerate(pile):
                found[name, seat, index] = card
        elif pile is not None:
            found[name, seat, None] = pile
    return found


def cards_of(value, kind=(CARDS,)):
    """The cards of `places`, wherever they lie."""
    found = []
    for _name, _seat, pile in _piles(value, kind):
        if isinstance(pile, (list, tuple)):
            found += pile
        elif pile is not None:
            found.append(pile)
    return found


def _piles(value, kind):
    for said in value.declarations:
        if said.kind in kind or (said.kind.of and "mention" in kind):
            held = getattr(value, said.name)
            for seat, pile in enumerate(held) if said.per_seat else [(None, held)]:
                yield said.name, seat, pile


def clone(state):
    """A copy that shares no list with the state."""
    return type(state)(**{said.name: _copied(getattr(state, said.name)) for said in state.declarations})


def _copied(value):
    # Lists are looked into in place: a call for every card would be most of the time that the laws take.
    return [_copied(one) if isinstance(one, list) else one for one in value] if isinstance(value, list) else value


def put(state, place, card):
    """Lay a card on a place of `places`."""
    name, seat, index = place
    held = getattr(state, name)
    if seat is None and index is None:
        setattr(state, name, card)
    elif index is None:
        held[seat] = card
    elif seat is None:
        held[index] = card
    else:
        held[seat][index] = card
