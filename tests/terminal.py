"""The program on a real pseudo-terminal: bytes in, the screen as text out."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import threading
import time

import pyte

# pyte 0.8 chokes on the kitty protocol and on mode reports.
_UNKNOWN = re.compile(rb"\x1b\[[<>=][0-9;]*[a-zA-Z]|\x1b\[\?[0-9;]*\$p|\x1b\[[0-9;]*:[0-9:;]*m")


class Screen(pyte.Screen):
    """A pyte screen that survives private margins."""

    def set_margins(self, *args, **kwargs):
        kwargs.pop("private", None)
        super().set_margins(*args, **kwargs)


class Terminal:
    """Runs a program; use as a context manager, at the end the program is killed if it still runs."""

    def __init__(self, words, *, columns=80, rows=24, environment=None):
        self.screen = Screen(columns, rows)
        self._stream = pyte.ByteStream(self.screen)
        self.raw = bytearray()
        """Everything the program has written."""
        self.frames = []
        """The screen after each chunk that was read."""
        self.stamps = []
        """When each chunk came, in seconds of `time.monotonic`."""
        self.pid, self._end = pty.fork()
        if self.pid == 0:
            env = {**os.environ, "TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8"}
            env.pop("NO_COLOR", None)
            os.execvpe(words[0], words, {**env, **(environment or {})})
        self.resize(columns, rows, told=False)
        self._status = None
        self._stop = False
        self._lock = threading.Lock()
        self._thread = threading.Thread(target=self._drain, daemon=True)
        self._thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.kill()

    def _drain(self):
        while not self._stop:
            ready, _, _ = select.select([self._end], [], [], 0.05)
            if not ready:
                continue
            try:
                chunk = os.read(self._end, 65536)
            except OSError:
                return
            if not chunk:
                return
            self.stamps.append(time.monotonic())
            with self._lock:
                self.raw += chunk
                self._stream.feed(_UNKNOWN.sub(b"", chunk))
                self.frames.append(self._picture())

    def _picture(self):
        # As `screen.display`, which measures every cell anew; the second half of a wide cell holds an empty string.
        lines, cells = self.screen.buffer, range(self.screen.columns)
        return "\n".join("".join([lines[row][cell].data for cell in cells]) for row in range(self.screen.lines))

    @property
    def text(self):
        """The screen of this moment."""
        return self.frames[-1] if self.frames else "\n" * (self.screen.lines - 1)

    def send(self, keys):
        """Type."""
        os.write(self._end, keys.encode())

    def resize(self, columns, rows, told=True):
        """Another window size."""
        fcntl.ioctl(self._end, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        if told:
            with self._lock:
                self.screen.resize(rows, columns)
            os.kill(self.pid, signal.SIGWINCH)

    def expect(self, text, seconds=20):
        """Wait until `text` stands on the screen."""
        self.until(lambda: text in self.text, seconds, f"no {text!r} on the screen")

    def until(self, holds, seconds=20, what="it did not come"):
        """Wait until something holds."""
        end = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < end, f"{what} within {seconds} s; the screen was:\n{self.text}"
            time.sleep(0.01)

    def signal(self, number):
        """Send a signal."""
        os.kill(self.pid, number)

    def hang_up(self):
        """Close the window under the program."""
        self._stop = True
        self._thread.join(1)
        os.close(self._end)

    def ended(self, seconds=20):
        """Wait for the end; the exit code (negative for a signal)."""
        end = time.monotonic() + seconds
        while self._status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._status = os.waitstatus_to_exitcode(status)
            else:
                assert time.monotonic() < end, f"still running after {seconds} s; the screen was:\n{self.text}"
                time.sleep(0.01)
        return self._status

    def mode(self):
        """The line settings of the terminal (termios), to see whether it is whole afterwards."""
        return termios.tcgetattr(self._end)

    def kill(self):
        """End it the hard way."""
        if self._status is None:
            try:
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            except (ProcessLookupError, ChildProcessError):
                pass
            self._status = -signal.SIGKILL
        if not self._stop:
            self._stop = True
            self._thread.join(1)
            os.close(self._end)
