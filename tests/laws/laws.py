"""The laws that every game passes for free: functions over rules and a source of chance, each of which asserts.

They know no game. Planted rules that break a law on purpose are fed to the same functions (`test_leaks.py`).
"""

from copy import deepcopy
from dataclasses import fields
from itertools import product
from typing import NamedTuple, get_type_hints

from cardtables.engine.action import Entry, Shuffle
from cardtables.engine.cards import BACK, EMPTY, FULL_PACK, SUITS, Card, Suit
from cardtables.engine.notation import action_words, read_action
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import ALL, CARDS, FACT, OWNER, hear, look

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
    for said in value.declarations:
        if said.kind not in kind and not (said.kind.of and "mention" in kind):
            continue
        held = getattr(value, said.name)
        piles = enumerate(held) if said.per_seat else [(None, held)]
        for seat, pile in piles:
            if isinstance(pile, (list, tuple)):
                found |= {(said.name, seat, index): card for index, card in enumerate(pile)}
            elif pile is not None:
                found[said.name, seat, None] = pile
    return found


def clone(state):
    """A copy that shares no list with the state."""
    return type(state)(**{field.name: _copied(getattr(state, field.name)) for field in fields(state)})


def _copied(value):
    return [_copied(one) for one in value] if isinstance(value, list) else value


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


# The laws, one by one


def conserved(rules, state):
    """The card fields together are the pack."""
    lying = sorted(card for card in places(state).values() if card != EMPTY)
    assert lying == sorted(rules.pack), "cards have come or gone"


def action_space(rules, seat):
    """Every action that can be written of a seat, sensible or not."""
    worth = {
        Card: FULL_PACK,
        Suit: SUITS,
        Seat: range(rules.seats),
        int: range(11),
        tuple[Card, ...]: [rules.pack, rules.pack[::-1], rules.pack[1:], ()],
    }
    for kind in rules.verbs:
        hints = get_type_hints(kind)
        for words in product(*(worth[hints[field.name]] for field in fields(kind)[1:])):
            yield kind(seat, *words)


_SPACES = {}


def _space(rules, seat):
    key = type(rules), rules.verbs, rules.seats, rules.pack, seat
    if key not in _SPACES:
        _SPACES[key] = list(action_space(rules, seat))
    return _SPACES[key]


def legal_is_what_has_no_fault(rules, state):
    """`legal` gives exactly the actions in which `fault` finds nothing; of the table only what is due or its turn."""
    for seat in every_seat(rules):
        legal = list(rules.legal(state, seat))
        assert len(set(legal)) == len(legal), "a legal action is listed twice"
        allowed = [action for action in _space(rules, seat) if rules.fault(state, action) is None]
        assert set(legal) == set(allowed), "legal and fault differ"
        assert bool(legal) == (seat in rules.turn(state)), "a seat in turn can do nothing, or one out of turn something"
    table = [action for action in _space(rules, TABLE) if rules.fault(state, action) is None]
    assert not table or TABLE in rules.turn(state) or rules.due(state), "the table may act out of turn"


def legal_follows_from_the_view(rules, state, look=look):
    """What a seat sees is enough to know the turn, what it may do, why not, and how the match stands."""
    for seat in every_seat(rules):
        seen = look(state, seat)
        assert list(rules.legal(seen, seat)) == list(rules.legal(state, seat)), "legal needs more than the view"
        for action in _space(rules, seat)[::7]:
            assert rules.fault(seen, action) == rules.fault(state, action), "fault needs more than the view"
    for seat in every_viewer(rules):
        seen = look(state, seat)
        assert rules.turn(seen) == rules.turn(state), "turn needs more than the view"
        assert rules.due(seen) == rules.due(state), "due needs more than the view"
        assert rules.standing(seen) == rules.standing(state), "standing needs more than the view"


def copies_stay_apart(rules, state, look=look):
    """Whatever is done to a view, the state and the next view are as they were."""
    for seat in every_viewer(rules):
        before, seen_before = clone(state), clone(look(state, seat))
        _spoil(look(state, seat))
        assert state == before, "a view shares a list with the state"
        assert look(state, seat) == seen_before, "two views share a list"


def _spoil(value):
    for field in fields(value):
        held = getattr(value, field.name)
        if isinstance(held, list):
            for one in held:
                if isinstance(one, list):
                    one.append("spoilt")
            held.append("spoilt")
            held.reverse()
        setattr(value, field.name, "spoilt")


def sight_keeps_shape(state, viewer, look=look):
    """A view has as many cards on every pile as the state, each open or BACK just as its field declares."""
    view, declared = look(state, viewer), {said.name: said for said in state.declarations}
    true, seen = places(state, (CARDS, "mention")), places(view, (CARDS, "mention"))
    assert true.keys() == seen.keys(), "a view has piles of another length"
    for place, card in true.items():
        said = declared[place[0]]
        is_open = said.who is ALL or (said.who is OWNER and place[1] == viewer)
        wanted = card if is_open or card == EMPTY else BACK
        assert seen[place] == wanted, "a view does not show what is declared"
    for said in state.declarations:
        if said.kind is FACT and said.who is not ALL:
            held = getattr(view, said.name)
            for owner, fact in enumerate(held) if said.per_seat else [(None, held)]:
                assert fact is None or (said.who is OWNER and owner == viewer), "a view tells a hidden fact"


def swapped(state, one, other):
    """The state with two cards exchanged wherever they lie or are named."""
    twin = clone(state)
    for place, card in places(twin, kind=(CARDS, "mention")).items():
        if card in (one, other):
            put(twin, place, other if card == one else one)
    return twin


def hidden_places(state, viewer, look=look):
    """The places whose cards the viewer does not see."""
    seen = places(look(state, viewer))
    return [place for place, card in places(state).items() if seen[place] == BACK and card != EMPTY]


def named_to(state, viewer, look=look):
    """The cards that a mention names to the viewer."""
    return {card for card in places(look(state, viewer), kind=("mention",)).values() if card not in (BACK, EMPTY)}


def swap_changes_nothing(rules, state, viewer, rng, look=look):
    """Swap two cards that the viewer has not seen: nothing it sees, hears or may do changes. Returns comparisons."""
    hidden = hidden_places(state, viewer, look)
    true, named = places(state), named_to(state, viewer, look)
    hidden = [place for place in hidden if true[place] not in named]
    if len(hidden) < 2:
        return 0
    first = int(rng.random() * len(hidden))
    second = (first + 1 + int(rng.random() * (len(hidden) - 1))) % len(hidden)
    one, other = true[hidden[first]], true[hidden[second]]
    if hidden[first][:2] == hidden[second][:2]:
        return 0  # the same pile in another order
    twin = swapped(state, one, other)
    _alike(rules, state, twin, viewer, look)
    compared = 0
    for seat in rules.turn(state):
        if seat != TABLE:
            others = set(rules.legal(twin, seat))
            for action in rules.legal(state, seat):
                if action in others:
                    _acts_alike(rules, state, twin, viewer, action, look)
                    compared += 1
    due = rules.due(state)
    if due:
        _acts_alike(rules, state, twin, viewer, due.action, look)
        compared += 1
    return compared


def other_history_changes_nothing(rules, before, entries, viewer, rng, look=look):
    """Swap two cards in the shuffle itself and play the deal again: as long as all that the viewer could know is the
    same, so is all that it sees. Finds what was taken from a hidden card long ago. Returns comparisons.

    `before` is the state before the last shuffle, `entries` the log from it on.
    """
    order = list(entries[0].action.order)
    one, other = (order[int(rng.random() * len(order))] for _ in range(2))
    if one == other:
        return 0
    world, twin = clone(before), clone(before)
    for action, at in entries:
        changed = _renamed(action, one, other)
        assert rules.turn(world) == rules.turn(twin), "the turn tells a hidden card"
        if hear(action, viewer, action.seat) != hear(changed, viewer, action.seat) or rules.fault(twin, changed):
            return 0
        if rules.told(world, action) != rules.told(twin, changed):
            return 0
        rules.apply(world, action, at)
        rules.apply(twin, changed, at)
        seen = look(world, viewer)
        if {one, other} & {*places(seen, (CARDS, "mention")).values()}:
            return 0
        assert seen == look(twin, viewer), "a hidden card has left a trace"
    return 1


def _renamed(action, one, other):
    """The action with two cards exchanged."""
    names = {one: other, other: one}
    changed = {}
    for said in action.declarations:
        value = getattr(action, said.name)
        if said.kind is not FACT:
            value = (
                tuple(names.get(card, card) for card in value) if isinstance(value, tuple) else names.get(value, value)
            )
        changed[said.name] = value
    return type(action)(**changed)


def _alike(rules, state, twin, viewer, look):
    assert look(state, viewer) == look(twin, viewer), "the view tells a hidden card"
    assert rules.turn(state) == rules.turn(twin), "the turn tells a hidden card"
    assert rules.due(state) == rules.due(twin), "the deadline tells a hidden card"
    assert rules.standing(state) == rules.standing(twin), "the standing tells a hidden card"
    if viewer is not None:
        assert list(rules.legal(state, viewer)) == list(rules.legal(twin, viewer)), "legal tells a hidden card"


def _acts_alike(rules, state, twin, viewer, action, look):
    if rules.told(state, action) != rules.told(twin, action):
        return
    due = rules.due(state)
    at = due.at if due else 0
    after, twin_after = clone(state), clone(twin)
    rules.apply(after, action, at)
    rules.apply(twin_after, action, at)
    heard = [hear(action, viewer, by=action.seat) for _ in range(2)]
    assert heard[0] == heard[1]
    assert rules.turn(after) == rules.turn(twin_after), "the turn after an action tells a hidden card"
    seen, twin_seen = look(after, viewer), look(twin_after, viewer)
    opened = [place for place, card in places(seen).items() if card != BACK and places(twin_seen).get(place) != card]
    if not opened:
        assert seen == twin_seen, "an action tells a hidden card"


# The laws together


def same_after_replay(rules, entries, state):
    """The log, folded again, is the state."""
    again = rules.start()
    for action, at in entries:
        rules.apply(again, action, at)
    assert again == state, "the log and the state differ"


def words_tell_all(rules, action):
    """An action is read back from its words as it was."""
    again = read_action(action_words(action).split(), rules.verbs, rules.seats)
    assert again == action and type(again) is type(action), "an action changes on its way through words"


def keeps_all_laws(rules, rng, choose=by_chance, look=look, one_in=1):
    """Play one match within all laws, the dear ones at one state in `one_in`. Returns how many swaps were compared."""
    swaps, entries, before = 0, [], None
    for state, action, at in walk(rules, rng, choose):
        conserved(rules, state)
        if rng.random() * one_in < 1:
            viewers = every_viewer(rules)
            for viewer in viewers:
                sight_keeps_shape(state, viewer, look)
            legal_is_what_has_no_fault(rules, state)
            legal_follows_from_the_view(rules, state, look)
            copies_stay_apart(rules, state, look)
            for viewer in viewers:
                swaps += swap_changes_nothing(rules, state, viewer, rng, look)
            if before:
                viewer = viewers[int(rng.random() * len(viewers))]
                swaps += other_history_changes_nothing(rules, *before, viewer, rng, look)
        if action is None:
            assert not rules.turn(state) and all(row.place is not None for row in rules.standing(state))
            same_after_replay(rules, entries, state)
        else:
            words_tell_all(rules, action)
            assert rules.fault(state, action) is None, "what comes next has a fault"
            entries.append(Entry(action, at))
            if isinstance(action, Shuffle):
                before = clone(state), []
            if before:
                before[1].append(entries[-1])
    return swaps


def asking_changes_nothing(rules, state):
    """Everything but `apply` leaves the state as it was."""
    before = deepcopy(state)
    rules.turn(state), rules.standing(state), rules.deals(state), rules.due(state), rules.by_itself(state)
    for seat in every_seat(rules):
        rules.legal(state, seat)
        for action in _space(rules, seat)[::5]:
            rules.fault(state, action)
    assert state == before, "asking has changed the state"


# Options


def pairwise(menu):
    """Few settings of the options in which every pair of values of two options occurs."""
    worth = {
        option.key: list(dict.fromkeys([*option.values, *([option.lowest, option.highest] if option.highest else [])]))
        for option in menu
    }
    missing = {
        frozenset([(one, a), (other, b)])
        for one, other in product(worth, worth)
        if one < other
        for a in worth[one]
        for b in worth[other]
    }
    rows = []
    while missing:
        row = dict(sorted(missing, key=repr)[0])
        for key in worth:
            if key not in row:
                pairs = {
                    value: [frozenset([(key, value), (k, v)]) in missing for k, v in row.items()]
                    for value in worth[key]
                }
                row[key] = max(worth[key], key=lambda value: sum(pairs[value]))
        rows.append(row)
        missing -= {frozenset([a, b]) for a, b in product(row.items(), row.items()) if a != b}
    return rows
