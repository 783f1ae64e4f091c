"""How long the screen takes, on a pseudo-terminal, as ratios to a Textual hello-world in the same run.

Run by hand: `python -m tests.bench.screen [ROUNDS]`. Measures process start to the first full table and resident
memory then (goals 1.35 and 1.4), a key that moves the selection (1.3) and a full redraw of the table (2.2) to the
first bytes of the changed frame, and `cardtables games` against `python -c pass` (8).
"""

import os
import re
import subprocess
import sys
import tempfile
import time
from statistics import median, quantiles

from tests.terminal import Terminal

KEYS = 20
"""Keys in one round."""
HELLO = [sys.executable, "-m", "tests.bench.hello"]


def table(data):
    """The command that opens a table of four people, of whom the first to act may lead any card."""
    words = [word for name in ("Anna", "Boris", "Vera", "Gleb") for word in ("--seat", name)]
    return [sys.executable, "-m", "cardtables", "--data", data, "--lang", "en", "play", "don", "--seed", "f", *words]


def started(words, text):
    """Seconds from the start of a program to `text` on its screen, and its resident memory then in MiB."""
    begun = time.monotonic()
    with Terminal(words) as terminal:
        terminal.expect(text)
        shown = next(stamp for stamp, frame in zip(terminal.stamps, terminal.frames, strict=False) if text in frame)
        with open(f"/proc/{terminal.pid}/status", encoding="ascii") as status:
            memory = next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))
    return shown - begun, memory


def answered(terminal, key):
    """Milliseconds from a key to the first bytes of what it changed.

    On a busy machine a screen may be so late that the key was not meant for it: then it is sent again.
    """
    before = len(terminal.stamps)
    sent = time.monotonic()
    terminal.send(key)
    while len(terminal.stamps) == before:
        time.sleep(0.0002)
        if time.monotonic() - sent > 2:
            return answered(terminal, key)
    took = (terminal.stamps[before] - sent) * 1000
    while time.monotonic() - terminal.stamps[-1] < 0.05:  # the rest of this frame is no answer to the next key
        time.sleep(0.005)
    return took


def line(name, ours, theirs, goal):
    """One measure: medians, their ratio, that of the least times, which a busy machine disturbs less, and the goal."""
    ratio, least = median(ours) / median(theirs), min(ours) / min(theirs)
    said = "" if ratio <= goal else "  MISSED"
    print(f"{name:28} {median(ours):9.2f} {median(theirs):9.2f}   {ratio:5.2f}   {least:5.2f}   goal {goal}{said}")
    return ratio


def commands(rounds):
    """Seconds of `cardtables games` and of an empty Python program."""
    ours, theirs = [], []
    for _ in range(rounds):
        for words, times in (
            ([sys.executable, "-m", "cardtables", "games"], ours),
            ([sys.executable, "-c", ""], theirs),
        ):
            begun = time.monotonic()
            subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
            times.append(time.monotonic() - begun)
    return ours, theirs


def starts(rounds):
    """Start-up times and memories of the table and of hello."""
    ours, theirs = [], []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory() as data:
            ours.append(started(table(data), "TRUMP"))
        theirs.append(started(HELLO, "HELLO"))
    return ours, theirs


def keys(rounds):
    """Answers to a key: the selection moved, the table redrawn, the label changed."""
    moves, redraws, labels = [], [], []
    with tempfile.TemporaryDirectory() as data, Terminal(table(data)) as ours, Terminal(HELLO) as theirs:
        ours.expect("press")
        theirs.expect("HELLO")
        number = re.search(r"press (\d)", ours.text).group(1)
        ours.send(number)
        ours.expect("Enter play")
        time.sleep(0.5)
        for _ in range(rounds):
            moves += [answered(ours, "\x1b[C") for _ in range(KEYS)]
            labels += [answered(theirs, "x") for _ in range(KEYS)]
            redraws += [answered(ours, number if turn % 2 else " ") for turn in range(KEYS)]
    return moves, redraws, labels


def main(rounds):
    """Everything."""
    for name in ("NO_COLOR", "PYTHONDONTWRITEBYTECODE"):  # compiled once, as an installed program is
        os.environ.pop(name, None)
    print(f"{'':28} {'ours':>9} {'theirs':>9}   ratio   least   ({rounds} interleaved rounds, medians)")
    starts(1)
    ours, theirs = starts(rounds)
    line("start to first table, s", [one for one, _ in ours], [one for one, _ in theirs], 1.35)
    line("resident memory, MiB", [one for _, one in ours], [one for _, one in theirs], 1.4)
    moves, redraws, labels = keys(rounds)
    line("key to frame, p50, ms", moves, labels, 1.3)
    line("key to frame, p95, ms", [quantiles(moves, n=20)[-1]], [quantiles(labels, n=20)[-1]], 1.3)
    line("full redraw, p50, ms", redraws, labels, 2.2)
    line("cardtables games, s", *commands(rounds), 8)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 9)
