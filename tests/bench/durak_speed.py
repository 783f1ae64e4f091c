"""How fast the rules of English Durak are: random play of variant A, measured against OpenSpiel's Crazy Eights.

Run by hand: `python -m tests.bench.durak_speed [ROUNDS]` (needs the extra `bench`). Four players each; prints player
actions per second of both, dealing included, and the ratio of the medians over interleaved rounds. The goal is 1.1.
"""

import sys
import time
from operator import truediv
from random import Random
from statistics import median

from cardtables.engine.seats import TABLE
from cardtables.games import GAMES

ACTIONS = 60_000
"""Player actions in one round."""
WARM = 10
"""Short rounds before: CPython specialises a function after eight calls, and its `while` loop not before."""


def durak(actions, name="durak-a", seats=4):
    """Actions per second of random matches, through `turn`, `legal` and `apply` on a bare state."""
    game = GAMES[name]
    rules = game.rules(game.choose(), seats)
    rng = Random(2)
    draw, turn, legal, fate, apply = rng.random, rules.turn, rules.legal, rules.fate, rules.apply
    state, done, begun = rules.start(), 0, time.perf_counter()
    while done < actions:
        in_turn = turn(state)
        if not in_turn:
            state = rules.start()
        elif in_turn[0] == TABLE:
            apply(state, fate(state, rng), 0)
        else:
            choices = legal(state, in_turn[0])
            apply(state, choices[int(draw() * len(choices))], 0)
            done += 1
    return done / (time.perf_counter() - begun)


def crazy_eights(actions):
    """Actions per second of random Crazy Eights for four, drawing included, through OpenSpiel's Python API."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=4)")
    draw, done, begun = Random(2).random, 0, time.perf_counter()
    while done < actions:
        state = game.new_initial_state()
        while not state.is_terminal():
            by_chance = state.is_chance_node()
            choices = state.legal_actions()
            state.apply_action(choices[int(draw() * len(choices))])
            done += not by_chance
    return done / (time.perf_counter() - begun)


def main(rounds=9):
    """Measure and print."""
    for _ in range(WARM):
        durak(ACTIONS // WARM), crazy_eights(ACTIONS // WARM)
    ours, theirs = [], []
    for number in range(1, rounds + 1):
        ours.append(durak(ACTIONS))
        theirs.append(crazy_eights(ACTIONS))
        print(f"round {number}: durak {ours[-1]:9.0f}/s  crazy_eights {theirs[-1]:9.0f}/s  {ours[-1] / theirs[-1]:.2f}")
    ratio, least = median(ours) / median(theirs), min(map(truediv, ours, theirs))
    print(f"median:  durak {median(ours):9.0f}/s  crazy_eights {median(theirs):9.0f}/s  {ratio:.2f}, least {least:.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
