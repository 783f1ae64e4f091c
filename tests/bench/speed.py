"""How fast the rules are: random play, measured against a game of OpenSpiel's of the same kind in the same run.

Run by hand: `python -m tests.bench.speed [don|durak-a] [PAIRS]` (needs the extra `bench`). Four players each; player
actions per second of processor time, dealing included. A short round of ours and one of theirs make a pair: they are
neighbours in time, so that a machine that is busy now and idle then treats both alike. Prints the median of the ratios.
"""

import sys
import time
from operator import truediv
from random import Random
from statistics import median, quantiles

from cardtables.engine.seats import TABLE
from cardtables.games import GAMES

ACTIONS = 6_000
"""Player actions in one round."""
WARM = 10
"""Pairs before: CPython specialises a function after eight calls, and its `while` loop not before."""
RIVALS = {"don": ("oh_hell(players=4,num_tricks_fixed=9)", 1.0), "durak-a": ("crazy_eights(players=4)", 1.1)}
"""By game: what it is measured against, and the ratio that is the goal."""


def ours(name, seed):
    """Actions per second of random matches, through `turn`, `legal` and `apply` on a bare state."""
    game = GAMES[name]
    rules = game.rules(game.choose(), 4)
    rng = Random(seed)
    draw, turn, legal, fate, apply = rng.random, rules.turn, rules.legal, rules.fate, rules.apply
    state, done, begun = rules.start(), 0, time.process_time()
    while done < ACTIONS:
        in_turn = turn(state)
        if not in_turn:
            state = rules.start()
        elif in_turn[0] == TABLE:
            apply(state, fate(state, rng), 0)
        else:
            choices = legal(state, in_turn[0])
            apply(state, choices[int(draw() * len(choices))], 0)
            done += 1
    return done / (time.process_time() - begun)


def theirs(name, seed):
    """The same of OpenSpiel, through its Python API; what its chance does is played and not counted, as ours."""
    import pyspiel

    game = pyspiel.load_game(RIVALS[name][0])
    draw, done, begun = Random(seed).random, 0, time.process_time()
    while done < ACTIONS:
        state = game.new_initial_state()
        while not state.is_terminal():
            by_chance = state.is_chance_node()
            choices = state.legal_actions()
            state.apply_action(choices[int(draw() * len(choices))])
            done += not by_chance
    return done / (time.process_time() - begun)


def main(name, pairs=99):
    """Measure and print."""
    for seed in range(WARM):
        ours(name, seed), theirs(name, seed)
    us, them = zip(*((ours(name, seed), theirs(name, seed)) for seed in range(pairs)), strict=True)
    low, ratio, high = quantiles(map(truediv, us, them), n=4)
    goal = RIVALS[name][1]
    print(f"{name} {median(us):.0f}/s, at best {max(us):.0f}; OpenSpiel {median(them):.0f}/s, at best {max(them):.0f}")
    print(f"{name} ÷ OpenSpiel over {pairs} pairs: {ratio:.2f} (half of them {low:.2f} to {high:.2f}),", end=" ")
    print(f"best by best {max(us) / max(them):.2f}; goal {goal}{'' if ratio >= goal else ' MISSED'}")


if __name__ == "__main__":
    words = sys.argv[1:]
    for game in [word for word in words if word in RIVALS] or RIVALS:
        main(game, *[int(word) for word in words if word.isdigit()])
