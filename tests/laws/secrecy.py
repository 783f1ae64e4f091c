"""Non-interference: what a seat cannot know makes no difference to it."""

from cardtables.engine.action import Entry
from cardtables.engine.cards import BACK, EMPTY
from cardtables.engine.seats import TABLE
from cardtables.engine.sight import CARDS, FACT, hear, look
from tests.laws.walking import cards_of, clone, places, put


def swapped(state, one, other):
    """The state with two cards exchanged wherever they lie or are named."""
    twin = clone(state)
    for place, card in places(twin, kind=(CARDS, "mention")).items():
        if card in (one, other):
            put(twin, place, other if card == one else one)
    return twin


def hidden_places(true, seen):
    """The places whose cards are hidden, from `places` of the state and of a view of it."""
    return [place for place, card in true.items() if seen[place] == BACK and card != EMPTY]


def named_in(view):
    """The cards that a mention names in a view."""
    return {card for card in cards_of(view, kind=("mention",)) if card not in (BACK, EMPTY)}


class Futures:
    """A state and what becomes of it, made once for all viewers."""

    def __init__(self, rules, state):
        self.rules, self.state = rules, state
        self._after = {}

    def after(self, entry):
        """The state after it."""
        if entry not in self._after:
            self._after[entry] = done(self.rules, self.state, entry)
        return self._after[entry]


def done(rules, state, entry):
    """A copy of the state in which it is done."""
    after = clone(state)
    rules.apply(after, *entry)
    return after


def swap_changes_nothing(futures, viewer, rng, look=look):
    """Swap two cards that the viewer has not seen: nothing it sees, hears or may do changes. Returns comparisons."""
    rules, state = futures.rules, futures.state
    true, seen = places(state), look(state, viewer)
    named = named_in(seen)
    hidden = [place for place in hidden_places(true, places(seen)) if true[place] not in named]
    if len(hidden) < 2:
        return 0
    first = int(rng.random() * len(hidden))
    second = (first + 1 + int(rng.random() * (len(hidden) - 1))) % len(hidden)
    one, other = true[hidden[first]], true[hidden[second]]
    if hidden[first][:2] == hidden[second][:2]:
        return 0  # the same pile in another order
    twin = swapped(state, one, other)
    assert seen == look(twin, viewer), "the view tells a hidden card"
    _alike(rules, state, twin, viewer)
    due, compared = rules.due(state), 0
    for seat in rules.turn(state):
        if seat != TABLE:
            others = set(rules.legal(twin, seat))
            for action in rules.legal(state, seat):
                if action in others:
                    _acts_alike(futures, twin, viewer, Entry(action, due.at if due else 0), look)
                    compared += 1
    if due:
        _acts_alike(futures, twin, viewer, due, look)
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
        if not {one, other}.isdisjoint(cards_of(seen, (CARDS, "mention"))):
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


def _alike(rules, state, twin, viewer):
    assert rules.turn(state) == rules.turn(twin), "the turn tells a hidden card"
    assert rules.due(state) == rules.due(twin), "the deadline tells a hidden card"
    assert rules.standing(state) == rules.standing(twin), "the standing tells a hidden card"
    if viewer is not None:
        assert list(rules.legal(state, viewer)) == list(rules.legal(twin, viewer)), "legal tells a hidden card"


def _acts_alike(futures, twin, viewer, entry, look):
    rules, state = futures.rules, futures.state
    if rules.told(state, entry.action) != rules.told(twin, entry.action):
        return
    after, twin_after = futures.after(entry), done(rules, twin, entry)
    assert rules.turn(after) == rules.turn(twin_after), "the turn after an action tells a hidden card"
    seen, twin_seen = look(after, viewer), look(twin_after, viewer)
    if seen != twin_seen:
        others = places(twin_seen)
        opened = [place for place, card in places(seen).items() if card not in (BACK, others.get(place))]
        assert opened, "an action tells a hidden card"
