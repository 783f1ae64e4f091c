"""How fast the rules are: random play, measured against a game of OpenSpiel's of the same kind in the same run.

Run by hand: `python -m tests.bench.speed [don|durak-a] [ROUNDS]` (needs the extra `bench`). Four players each; prints
player actions per second of both, dealing included, and the ratio of the medians over interleaved rounds.
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
RIVALS = {"don": ("oh_hell(players=4,num_tricks_fixed=9)", 1.0), "durak-a": ("crazy_eights(players=4)", 1.1)}
"""By game: what it is measured against, and the ratio that is the goal."""


def ours(name, actions):
    """Actions per second of random matches, through `turn`, `legal` and `apply` on a bare state."""
    game = GAMES[name]
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


def theirs(name, actions):
    """The same of OpenSpiel, through its Python API; what its chance does is played and not counted, as ours."""
    import pyspiel

    game = pyspiel.load_game(RIVALS[name][0])
    draw, done, begun = Random(2).random, 0, time.perf_counter()
    while done < actions:
        state = game.new_initial_state()
        while not state.is_terminal():
            by_chance = state.is_chance_node()
            choices = state.legal_actions()
            state.apply_action(choices[int(draw() * len(choices))])
            done += not by_chance
    return done / (time.perf_counter() - begun)


def main(name, rounds=9):
    """Measure and print."""
    for _ in range(WARM):
        ours(name, ACTIONS // WARM), theirs(name, ACTIONS // WARM)
    us, them = [], []
    for number in range(1, rounds + 1):
        us.append(ours(name, ACTIONS))
        them.append(theirs(name, ACTIONS))
        print(f"round {number}: {name} {us[-1]:9.0f}/s  OpenSpiel {them[-1]:9.0f}/s  {us[-1] / them[-1]:.2f}")
    ratio, least = median(us) / median(them), min(map(truediv, us, them))
    goal = RIVALS[name][1]
    print(
        f"median:  {name} {median(us):9.0f}/s  OpenSpiel {median(them):9.0f}/s  {ratio:.2f}, least {least:.2f}",
        end="  ",
    )
    print(f"goal {goal} {'' if ratio >= goal else 'MISSED'}")


if __name__ == "__main__":
    words = sys.argv[1:]
    for game in [word for word in words if word in RIVALS] or RIVALS:
        main(game, *[int(word) for word in words if word.isdigit()])
