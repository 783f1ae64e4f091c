"""Leaves the terminal whole and tells no hand: at the end, after a crash, on a signal, when put aside and taken up."""

import asyncio
import os
import signal
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen

from cardtables.app.texts import _

INTERRUPTED = 130
"""Exit code after Ctrl+C."""
LAST_WORDS_SECONDS = 2.0
"""How long an end that was asked for by a signal may take."""


class BareScreen(Screen[None]):
    """Nothing at all: what the terminal shows last."""


class WholeApp(App[None]):
    """The app that is put aside, taken up and left without a card on the screen."""

    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave(0)", id="app.quit", priority=True, show=False),
        Binding("ctrl+c", f"leave({INTERRUPTED})", id="app.interrupt", priority=True, show=False),
    ]

    crash_log: Path | None = None
    """Where a crash is written down; None: nowhere."""

    def action_leave(self, code: int) -> None:
        """Show a bare screen, then end with this exit code."""
        self.push_screen(BareScreen())
        self.call_after_refresh(self.exit, return_code=code)

    def shut_hand(self) -> None:
        """Mask the hand that lies open, on whichever screen."""
        for screen in self.screen_stack:
            if callable(shut := getattr(screen, "shut", None)):
                shut()

    def guard_terminal(self) -> None:
        """To be called once when the app starts."""
        for aside in (self.app_suspend_signal, self.app_resume_signal):
            aside.subscribe(self, self._put_aside, immediate=True)
        self._signals(catch=True)

    def release_terminal(self) -> None:
        """To be called once when the app ends."""
        self._signals(catch=False)

    def _put_aside(self, _app: App[Any]) -> None:
        self.shut_hand()

    def _signals(self, catch: bool) -> None:
        """A polite end of the process ends the app; where there are no such signals nothing happens."""
        loop = asyncio.get_running_loop()
        for name in ("SIGTERM", "SIGHUP"):
            if (number := getattr(signal, name, None)) is None:
                continue
            try:
                if catch:
                    loop.add_signal_handler(number, self._told_to_go, 128 + number)
                else:
                    loop.remove_signal_handler(number)
            except (NotImplementedError, RuntimeError, ValueError):
                return

    def _told_to_go(self, code: int) -> None:
        """End in any case: a terminal whose window was closed takes no last words, and Textual would wait for ever."""
        last = threading.Timer(LAST_WORDS_SECONDS, os._exit, (code,))
        last.daemon = True
        last.start()
        self.action_leave(code)

    def _fatal_error(self) -> None:
        """A crash tells where, never what: neither locals nor messages, which may name cards."""
        said = [Text(_("cardtables has stopped: something in the program went wrong. The match is saved."))]
        error = sys.exc_info()[1] or self._exception
        if self.crash_log is not None and error is not None:
            try:
                self.crash_log.parent.mkdir(parents=True, exist_ok=True)
                self.crash_log.write_text("\n".join(crash_report(error)) + "\n", encoding="utf-8")
            except OSError:
                pass
            else:
                said.append(Text(_("Where it went wrong is written in {path}.").format(path=self.crash_log)))
        self.panic(Text("\n").join(said))


def crash_report(error: BaseException) -> Iterator[str]:
    """Kind and place of an error and of what led to it, without values."""
    seen: BaseException | None = error
    while seen is not None:
        kind = type(seen)
        yield f"{kind.__module__}.{kind.__qualname__}"
        for frame in traceback.extract_tb(seen.__traceback__):
            yield f"  {frame.filename}:{frame.lineno} {frame.name}: {frame.line}"
        seen = seen.__cause__ or (None if seen.__suppress_context__ else seen.__context__)
