"""Races on a real terminal: keys injected with gaps, the order and the loser as the record tells them."""

import random
import re
import signal
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

from cardtables.engine.seats import TABLE
from cardtables.store.database import Store
from tests.terminal import Terminal

PEOPLE = ("Anna", "Boris", "Vera", "Gleb")
READY, TOUCHES = "17ha", "winv"
GAP = 0.09
"""Seconds between two touches: more than the window of a dead heat, whatever the machine is doing besides."""
PROGRAM = """
import sys
from cardtables.app import sitting
from cardtables.engine.action import Shuffle
from cardtables.games.donkey.rules import DonkeyRules
sitting.READY_MS, sitting.STANDS_MS = 800, 50
fate = DonkeyRules.fate
def everybody_has_four(self, state, rng):
    action = fate(self, state, rng)
    return Shuffle(action.seat, tuple(sorted(action.order))) if isinstance(action, Shuffle) else action
DonkeyRules.fate = everybody_has_four
from cardtables.cli import main
sys.argv = ["cardtables", *sys.argv[1:]]
main()
"""
"""The program with a pack in which every seat is dealt four of a kind: sorted by suit, so the ranks go round."""


def table(data, *more):
    seats = [word for name in PEOPLE for word in ("--seat", name)]
    words = ["--data", str(data), "--lang", "en", "play", "donkey", *seats, "--seed", "races", *more]
    return Terminal([sys.executable, "-c", PROGRAM, *words])


def seal_all(terminal):
    """Everybody opens the hand, seals the first card, and it is shut again."""
    for _ in range(4):
        terminal.until(lambda: re.search(r"press \d to look", terminal.text), what="nobody is asked")
        seat = re.search(r"press (\d) to look", terminal.text).group(1)
        terminal.send(seat)
        terminal.expect("pass it")
        terminal.send("qwer"[int(seat) - 1])
        terminal.until(lambda: "pass it" not in terminal.text, what="the hand was not shut")
    terminal.expect("L O O K")


def watch(terminal):
    """Everybody is ready, the watch runs."""
    for key in READY:
        terminal.send(key)
    terminal.expect("W A T C H")


def touch(terminal, order, together=0):
    """The seats touch one after another, the last `together` of them in the same moment."""
    for seat in order[: len(order) - together]:
        terminal.send(TOUCHES[seat])
        time.sleep(GAP)
    if together:
        terminal.send("".join(TOUCHES[seat] for seat in order[-together:]))
    terminal.expect("THE ANSWERS")


def kept(data):
    store = Store.open(data)
    match = store.load(1)
    store.close()
    return match


def ten_races(part, data):
    """Every fifth race ends in a dead heat; no seat is last so often that it leaves the game."""
    rng = random.Random(part)
    orders = []
    for number in range(10):
        order = [seat for seat in range(4) if seat != number % 4]
        rng.shuffle(order)
        orders.append([*order, number % 4])
    with table(data) as terminal:
        for number, order in enumerate(orders):
            seal_all(terminal)
            watch(terminal)
            touch(terminal, order, together=2 if number % 5 == 4 else 0)
            terminal.send("\r")
    return orders


def test_thirty_races_on_three_terminals(tmp_path):
    folders = [tmp_path / str(part) for part in range(3)]
    with ThreadPoolExecutor(3) as at_once:  # most of a race is waiting
        told = list(at_once.map(ten_races, range(3), folders))
    for folder, orders in zip(folders, told, strict=True):
        deals = kept(folder).truth().deals
        assert len(deals) == len(orders) == 10
        for number, (deal, order) in enumerate(zip(deals, orders, strict=True)):
            assert deal.valid and deal.touches[:2] == tuple(order[:2])
            if number % 5 == 4:
                assert {*deal.touches} == {0, 1, 2, 3} and deal.loser is None
                assert deal.times[3] - deal.times[2] <= 50
            else:
                assert deal.touches == tuple(order) and deal.loser == order[-1]
                assert all(later - sooner > 50 for sooner, later in pairwise(deal.times))


def test_killed_in_the_middle_of_a_watch_the_match_stands_before_it(tmp_path):
    with table(tmp_path) as terminal:
        seal_all(terminal)
        watch(terminal)
        terminal.send("w")
        terminal.expect("T O U C H E D")
        terminal.signal(signal.SIGKILL)
        terminal.kill()
    match = kept(tmp_path)
    assert match.turn == (TABLE,) and match.due is None
    state = match.truth()
    assert state.touches == [] and state.deals == [] and all(card < 52 for card in state.sealed)
    with Terminal([sys.executable, "-m", "cardtables", "--data", str(tmp_path), "--lang", "en"]) as terminal:
        terminal.expect("CONTINUE")
        terminal.send("a")
        terminal.expect("L O O K")
        for key in READY:
            terminal.send(key)
        terminal.expect("W A T C H")
        terminal.send("o")
        terminal.expect("B O R I S   T O U C H E D")


def test_a_key_before_the_watch_is_too_early_and_held_keys_are_nothing(tmp_path):
    with table(tmp_path) as terminal:
        seal_all(terminal)
        for key in READY:
            terminal.send(key)
        terminal.expect("G E T")
        terminal.send("e")
        terminal.expect("too early")
        while "W A T C H" not in terminal.text:
            terminal.send("7")  # held down since it said "ready"
            time.sleep(0.03)
        for _ in range(10):
            terminal.send("7")
            time.sleep(0.03)
        assert "T O U C H E D" not in terminal.text
        terminal.send("r")
        terminal.expect("A N N A   T O U C H E D")
