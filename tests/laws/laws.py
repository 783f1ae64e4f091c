"""The laws that every game passes for free: functions over rules and a source of chance, each of which asserts.

They know no game. Planted rules that break a law on purpose are fed to the same functions (`test_leaks.py`).
"""

from copy import deepcopy
from dataclasses import fields
from itertools import product
from typing import get_type_hints

from cardtables.engine.action import Entry, Shuffle
from cardtables.engine.cards import BACK, EMPTY, FULL_PACK, SUITS, Card, Suit
from cardtables.engine.notation import action_words, read_action
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import ALL, CARDS, FACT, OWNER, look
from tests.laws.secrecy import Futures, other_history_changes_nothing, swap_changes_nothing
from tests.laws.walking import by_chance, cards_of, clone, every_seat, every_viewer, places, walk


def conserved(rules, state):
    """The card fields together are the pack."""
    lying = sorted(card for card in cards_of(state) if card != EMPTY)
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
    before = clone(state)
    for seat in every_viewer(rules):
        seen_before = clone(look(state, seat))
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


# The laws together


def same_after_replay(rules, entries, state):
    """The log, folded again, is the state."""
    again = rules.start()
    for action, at in entries:
        rules.apply(again, action, at)
    assert again == state, "the log and the state differ"


_TOLD = set()
"""Actions whose words have been read back: most come again in every match."""


def words_tell_all(rules, action):
    """An action is read back from its words as it was."""
    told = rules.verbs, rules.seats, action
    if told in _TOLD:
        return
    _TOLD.add(told)
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
            futures = Futures(rules, state)
            for viewer in viewers:
                swaps += swap_changes_nothing(futures, viewer, rng, look)
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
