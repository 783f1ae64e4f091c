"""English Durak with eight cards and two players: in every state that can be reached somebody can do something."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from cardtables.engine.action import Lot, Shuffle
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.durak.rules import DurakRules
from cardtables.games.durak.state import DRAWN, DurakState
from tests.games.durak_table import cards

CARDS = {
    "a": "6S 6H 9S 9H KS KH AS AH",
    "b": "6H 7S 8S 8H 9H QS AS AH",
    "v": "6S 6H 7S 7H JS JH AS AH",
    "g": "6S 6H 9S 9H QS QH AS AH",
}
"""Of two suits, with everything that does something."""

NAMES = [said.name for said in DurakState.declarations]


def twin(state):
    """A copy that shares no pile."""
    other = object.__new__(DurakState)
    for name in NAMES:
        value = getattr(state, name)
        setattr(other, name, value[:] if type(value) is list else value)
    other.hands = [hand[:] for hand in state.hands]
    return other


def what_matters(state):
    """The state as one value, without what has no influence on the moves to come."""
    hands = [tuple(hand if state.step == DRAWN else sorted(hand)) for hand in state.hands]
    facts = (state.to_play, state.demand, state.step, state.owed)
    return facts, tuple(state.stock), tuple(state.pile), *hands


def small_game(letter, preset, number):
    """The rules for eight cards, three in each hand, and the state after a shuffle."""
    game = GAMES[f"durak-{letter}"]
    options = game.choose(preset, {"limit": 0})
    rules = DurakRules(replace(game.rules(options, 2).variant, hand=3), options, 2)
    order = cards(CARDS[letter])
    rules.pack = tuple(sorted(order))
    Random(number).shuffle(order)
    state = rules.start()
    rules.apply(state, Lot(TABLE, 1), 0)
    rules.apply(state, Shuffle(TABLE, tuple(order)), 0)
    return rules, state


def explored(letter, preset, number):
    """Go everywhere; counts the states, the ends of a deal and the kinds of action."""
    rules, state = small_game(letter, preset, number)
    seen, to_do, found = {what_matters(state)}, [state], Counter()
    while to_do:
        state = to_do.pop()
        found["states"] += 1
        (seat,) = rules.turn(state)
        legal = rules.legal(state, seat)
        assert legal, "nobody can do anything"
        for action in legal:
            following = twin(state)
            rules.apply(following, action, 0)
            following.turns = 0
            found[action.verb] += 1
            if following.deals:
                found["ends"] += 1
                continue
            assert sorted([*following.stock, *following.pile, *following.hands[0], *following.hands[1]]) == [
                *rules.pack
            ]
            value = what_matters(following)
            if value not in seen:
                seen.add(value)
                to_do.append(following)
    return found


WHOLE = [("a", "as-written", 1), ("b", "traditional", 0), ("v", "as-written", 0), ("g", "traditional", 1)]
"""Shuffles (by number) from which nearly every state can be reached."""


@pytest.mark.parametrize(("letter", "preset", "number"), WHOLE)
def test_from_every_state_somebody_can_act(letter, preset, number):
    found = explored(letter, preset, number)
    print(letter, preset, dict(found))
    assert found["states"] > 40_000 and found["ends"] > 3_000
    assert {"play", "draw", "order"} <= {*found} and (letter in "vg" or found["decline"])


@pytest.mark.long
@pytest.mark.parametrize("preset", ["as-written", "traditional"])
@pytest.mark.parametrize("letter", CARDS)
def test_from_every_state_of_many_shuffles_somebody_can_act(letter, preset):
    for number in range(10):
        assert explored(letter, preset, number)["ends"]
