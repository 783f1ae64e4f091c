"""How fast the rules are: random play of Don, measured against OpenSpiel's Oh Hell in the same run.

Run by hand: `python -m tests.bench.speed [ROUNDS]` (needs the extra `bench`). Prints player actions per second of both,
deal included, and the ratio of the medians over interleaved rounds. The goal is a ratio of 1.0 or more.
"""

import sys
import time
from random import Random
from statistics import median

from cardtables.engine.seats import TABLE
from cardtables.games import GAMES

ACTIONS = 60_000
"""Player actions in one round."""


def don(actions):
    """Actions per second of random Don, through `turn`, `legal` and `apply` on a bare state."""
    game = GAMES["don"]
    rules = game.rules(game.choose(), 4)
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


def oh_hell(actions):
    """Actions per second of random Oh Hell with nine tricks, bids included, through OpenSpiel's Python API."""
    import pyspiel

    game = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=9)")
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
    don(ACTIONS), oh_hell(ACTIONS)
    ours, theirs = [], []
    for number in range(1, rounds + 1):
        ours.append(don(ACTIONS))
        theirs.append(oh_hell(ACTIONS))
        print(f"round {number}: don {ours[-1]:9.0f}/s  oh_hell {theirs[-1]:9.0f}/s  {ours[-1] / theirs[-1]:.2f}")
    print(f"median:  don {median(ours):9.0f}/s  oh_hell {median(theirs):9.0f}/s  {median(ours) / median(theirs):.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
