"""The command line at its ends: a full disk, a reader who goes, Ctrl+C, foreign text and odd options."""

import os
import signal
import subprocess
import sys
import time
import unicodedata
from pathlib import Path

import pytest

import cardtables
from cardtables.games import GAMES
from cardtables.play.record import read_record
from tests.small_record import FIVE_CARDS, WHOLE

ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": str(Path(cardtables.__file__).parent.parent)}
COMMAND = [sys.executable, "-m", "cardtables"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="how POSIX ends a process")


@pytest.fixture
def whole(tmp_path):
    """A file with the record of a whole match."""
    file = tmp_path / "whole.txt"
    file.write_text(WHOLE, encoding="utf-8")
    return str(file)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_output_that_cannot_be_written_is_one_line(whole):
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [*COMMAND, "replay", whole], check=False, stdout=full, stderr=subprocess.PIPE, encoding="utf-8",
            env=ENVIRONMENT,
        )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (2, "No space left on device\n")


@posix
def test_a_reader_who_goes_is_no_fault(whole):
    read, write = os.pipe()
    os.close(read)
    ended = subprocess.run(
        [*COMMAND, "replay", whole], check=False, stdout=write, stderr=subprocess.PIPE, env=ENVIRONMENT
    )
    os.close(write)
    assert (ended.returncode, ended.stderr) == (0, b"")


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_contest_quietly(jobs):
    words = ["simulate", "don", *["--seat", "bot:novice"] * 4, "--matches", "1000", "--jobs", jobs]
    code = "from cardtables import cli; import cardtables.commands.contests; print('ready', flush=True); cli.main()"
    program = subprocess.Popen(
        [sys.executable, "-c", code, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT,
        start_new_session=True,
    )  # fmt: skip
    assert program.stdout.readline() == b"ready\n"
    time.sleep(1)
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)
    assert (program.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize("encoding", ["ascii", "koi8-r"])
def test_a_terminal_without_the_signs_is_no_fault(encoding, whole):
    ended = subprocess.run(
        [*COMMAND, "replay", whole, "--unicode"], check=False, capture_output=True,
        env={**ENVIRONMENT, "PYTHONIOENCODING": encoding},
    )  # fmt: skip
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert rb"A\u2663" in ended.stdout


@posix
def test_a_dumb_terminal_is_refused():
    from tests.terminal import Terminal

    with Terminal([*COMMAND, "play", "don"], environment={**ENVIRONMENT, "TERM": "dumb"}) as terminal:
        assert terminal.ended() == 2
        terminal.until(lambda: b"\n" in terminal.raw)
        said = bytes(terminal.raw)
    assert said == b"this terminal (TERM=dumb) cannot show the table: start cardtables in another one\r\n"


def test_names_of_a_record_are_one_however_they_were_typed():
    apart = unicodedata.normalize("NFD", FIVE_CARDS.replace("Anna", "Zoë Йозеф"))
    assert "Zoë Йозеф" not in apart
    assert read_record(apart, GAMES).record.seats[0] == "Zoë Йозеф"
