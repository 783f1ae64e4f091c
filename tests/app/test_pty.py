"""The program on a real terminal: killed, stopped, crashed, told to go; never a hidden card, never a lost action."""

import os
import random
import re
import signal
import sys
import termios

import pytest

from cardtables.engine.action import Play
from cardtables.store.database import Store
from tests.terminal import Terminal

PEOPLE = ("Anna", "Boris", "Vera", "Gleb")
LOCALS_OF_A_HAND = re.compile(r"hands|unseen|Card|legal|\bself\b")


def program(data, *words):
    """The command line of the program under test."""
    return [sys.executable, "-m", "cardtables", "--data", str(data), "--lang", "en", *words]


def play(data, *more):
    """The command line that opens a table of four people."""
    seats = [word for name in PEOPLE for word in ("--seat", name)]
    return program(data, "play", "don", *seats, "--seed", "pty", *more)


def awaited(terminal):
    """The number that opens the next hand, if the curtain asks for one."""
    found = re.search(r"press (\d) to look", terminal.text)
    return found.group(1) if found else None


def letters(terminal):
    """The keys of the cards that may be played, once the footer says so too: the row above it."""
    rows = terminal.text.split("\n")
    return re.findall(r"\b[A-Z]\b", rows[22]) if "hide" in rows[23] else []


def open_hand(terminal):
    """Open the awaited hand."""
    terminal.until(lambda: awaited(terminal), what="nobody is asked")
    terminal.send(awaited(terminal))
    terminal.until(lambda: letters(terminal), what="the hand did not open")


def go_on(terminal):
    """Whatever the table wants: a number, a card, Enter. Returns whether a card was played."""
    text = terminal.text
    if awaited(terminal):
        open_hand(terminal)
        return False
    if letters(terminal):
        terminal.send(random.choice(letters(terminal)).lower())
        terminal.until(lambda: not letters(terminal), what="the card was not played")
        return True
    terminal.send("\r")
    terminal.until(lambda: terminal.text != text, what="Enter did nothing")
    return False


def entries(data):
    """The log of the only match, and the match."""
    store = Store.open(data)
    match = store.load(1)
    store.close()
    return match.saved().entries, match


def kills(data, times):
    """Kill the program in the middle of play, again and again; it goes on at exactly the last acknowledged action."""
    rng = random.Random(9)
    random.seed(10)
    acknowledged = 0
    for round_ in range(times):
        words = play(data) if round_ == 0 else program(data)
        with Terminal(words) as terminal:
            if round_:
                terminal.expect("CONTINUE")
                terminal.send("a")
                terminal.expect("TRUMP" if "over" not in terminal.text else "over")
            plays = sum(isinstance(action, Play) for action, _ in entries(data)[0]) if round_ else 0
            for _ in range(rng.randrange(1, 6)):
                plays += go_on(terminal)
            if awaited(terminal) is None and letters(terminal):
                # A key is on its way when the program dies: the action is there or it is not, but never half.
                terminal.send(letters(terminal)[0].lower())
                terminal.signal(signal.SIGKILL)
            terminal.kill()
        log, match = entries(data)
        kept = sum(isinstance(action, Play) for action, _ in log)
        assert kept >= plays, "an action that was shown is lost"
        assert kept <= plays + 5, "more was kept than was played"  # a key on its way, and a last trick by itself
        assert len(log) >= acknowledged
        acknowledged = len(log)
        if match.over:
            return


def test_killed_at_any_moment_the_match_goes_on(tmp_path):
    kills(tmp_path, 20)


@pytest.mark.long
def test_killed_two_hundred_times(tmp_path):
    for number in range(10):
        kills(tmp_path / str(number), 20)


def is_whole(terminal):
    """Whether the terminal is as it was: lines, echo, the main screen, a cursor."""
    lflag = terminal.mode()[3]
    raw = bytes(terminal.raw)
    return (
        bool(lflag & termios.ICANON)
        and bool(lflag & termios.ECHO)
        and raw.rfind(b"\x1b[?1049l") > raw.rfind(b"\x1b[?1049h")
    )


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_told_to_go_it_leaves_a_whole_terminal(tmp_path, number, code):
    with Terminal(play(tmp_path)) as terminal:
        open_hand(terminal)
        terminal.signal(number)
        assert terminal.ended() == code
        terminal.until(lambda: is_whole(terminal), 5, "the terminal is not whole")


def test_with_its_window_closed_the_program_ends_and_the_match_is_kept(tmp_path):
    with Terminal(play(tmp_path)) as terminal:
        open_hand(terminal)
        terminal.hang_up()
        assert terminal.ended(10) == 128 + signal.SIGHUP
    store = Store.open(tmp_path)
    assert len(store.matches()) == 1
    store.close()


def test_ctrl_c_and_ctrl_q_leave(tmp_path):
    for keys, code in (("\x03", 130), ("\x11", 0)):
        with Terminal(play(tmp_path / str(code))) as terminal:
            open_hand(terminal)
            terminal.send(keys)
            assert terminal.ended() == code
            terminal.until(lambda t=terminal: is_whole(t), 5, "the terminal is not whole")


def test_stopped_and_continued_it_shows_the_curtain(tmp_path):
    with Terminal(play(tmp_path)) as terminal:
        open_hand(terminal)
        shown = len(terminal.frames)
        terminal.signal(signal.SIGTSTP)
        os.waitpid(terminal.pid, os.WUNTRACED)
        terminal.signal(signal.SIGCONT)
        terminal.until(lambda: len(terminal.frames) > shown)
        terminal.until(lambda: awaited(terminal) and not letters(terminal), what="the curtain did not fall")


CRASH = """
import sys
from cardtables.app.screens.table import TableScreen
def broken(self):
    hand_of_this_moment = self.scene().view.table.hands
    raise RuntimeError(str(hand_of_this_moment))
TableScreen.action_keys = broken
from cardtables.cli import main
sys.argv = ["cardtables", *sys.argv[1:]]
main()
"""


def test_a_crash_tells_no_card_and_leaves_a_whole_terminal(tmp_path):
    words = play(tmp_path)
    with Terminal([sys.executable, "-c", CRASH, *words[3:]]) as terminal:
        open_hand(terminal)
        terminal.send("?")
        assert terminal.ended() == 1
        terminal.until(lambda: is_whole(terminal), 5, "the terminal is not whole")
        left = bytes(terminal.raw).rpartition(b"\x1b[?1049l")[2].decode()
        assert "cardtables" in left
        assert not LOCALS_OF_A_HAND.search(left), left
    report = "".join(path.read_text() for path in tmp_path.glob("*.log"))
    assert "RuntimeError" in report
    assert "hand_of_this_moment" not in report
    assert not re.search(r"\d+, \d+, \d+", report), "the cards are in the report"


def test_split_escape_sequences_play_nothing(tmp_path):
    with Terminal(play(tmp_path)) as terminal:
        open_hand(terminal)
        for byte in "\x1b[A\x1b[B":
            terminal.send(byte)
        terminal.until(lambda: awaited(terminal) or letters(terminal))
        log, _ = entries(tmp_path)
        assert not [action for action, _ in log if isinstance(action, Play)]


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"TERM": "xterm", "COLORTERM": ""}, {"LC_ALL": "C"}])
def test_other_terminals_play_too(tmp_path, environment):
    with Terminal(play(tmp_path), environment=environment) as terminal:
        open_hand(terminal)
        assert go_on(terminal)
        terminal.until(lambda: awaited(terminal))


def test_ascii_only_draws_ascii_only(tmp_path):
    with Terminal([*play(tmp_path), "--ascii"]) as terminal:
        open_hand(terminal)
        assert terminal.text.isascii()
        assert "TRUMP" in terminal.text


def test_no_terminal_or_a_dumb_one_is_refused_in_one_line(tmp_path):
    with Terminal(play(tmp_path), environment={"TERM": "dumb"}) as terminal:
        assert terminal.ended() == 2
        assert len([line for line in terminal.text.split("\n") if line.strip()]) == 1
