"""Start the installed program from `/` and from another data folder: every command, and the app on a terminal."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.terminal import Terminal

program = sys.argv[1]
os.chdir("/")
with tempfile.TemporaryDirectory() as data:
    for words in (
        ["--version"],
        ["games", "--json"],
        ["rules", "don", "--lang", "ru"],
        ["rules", "don", "--lang", "en"],
        ["simulate", "don", *["--seat", "bot:club"] * 4, "--matches", "2", "--set", "target=61"],
        ["matches"],
    ):
        subprocess.run([program, *words, "--data", data], check=True, stdout=subprocess.DEVNULL)
    with Terminal([program, "--lang", "en", "--data", data]) as terminal:
        terminal.expect("CARDTABLES")
        terminal.send("\r\r")
        terminal.expect("TRUMP")
        terminal.send("\x11")
        assert terminal.ended() == 0, "the app did not end well"
