"""What moves on a table: for a moment a part of the picture looks different, then everything is still.

A table draws a scene and a phase. The scene is the truth and is drawn at once and whole; the phase is a small frozen
value that says which part of the picture does not yet look as it will. So a motion can neither be late with the truth
nor show anything that the scene does not hold, and to end it is to draw the scene with the still phase.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, NamedTuple, TypeVar

from textual.app import App
from textual.timer import Timer
from textual.widget import Widget

P = TypeVar("P")
"""The phase of a table: a frozen dataclass."""


@dataclass(frozen=True)
class Motion:
    """One thing that moves: a field of the phase, and what it is till so many milliseconds after the beginning."""

    field: str
    looks: tuple[tuple[int, Any], ...]


class Frame(NamedTuple, Generic[P]):
    """A phase, and for how many milliseconds it is shown."""

    ms: int
    phase: P


def frames(still: P, motions: Iterable[Motion]) -> tuple[Frame[P], ...]:
    """All motions at the same time, as phases one after another; what has arrived is as it is in `still`."""
    motions, made, begun = list(motions), [], 0
    for end in sorted({until for motion in motions for until, _look in motion.looks}):
        now = {
            motion.field: next(look for until, look in motion.looks if until >= end)
            for motion in motions
            if motion.looks and motion.looks[-1][0] >= end
        }
        made.append(Frame(end - begun, _with(still, now)))
        begun = end
    return tuple(made)


def _with(still: Any, now: dict[str, Any]) -> Any:
    return replace(still, **now)


def moves_on(app: App[Any]) -> bool:
    """Whether anything may move: not with `TEXTUAL_ANIMATIONS=none`, nor with the setting."""
    return app.animation_level != "none"


class Reel(Generic[P]):
    """Runs the frames of a widget and ends with its still picture."""

    def __init__(self, widget: Widget, draw: Callable[[P], None], still: P) -> None:
        self._widget, self._draw, self._still = widget, draw, still
        self._frames: list[Frame[P]] = []
        self._timer: Timer | None = None

    @property
    def moving(self) -> bool:
        """Whether the picture is not yet the still one."""
        return bool(self._frames)

    def begin(self, motions: Iterable[Motion]) -> P:
        """Begin what moves, where anything may move now: not under another screen. Returns the phase to be drawn."""
        moving = self._widget.app.screen is self._widget.screen and moves_on(self._widget.app)
        return self.start(frames(self._still, motions) if moving else ())

    def start(self, made: Iterable[Frame[P]]) -> P:
        """Begin with these frames instead of whatever was moving. Returns the phase to be drawn now."""
        self._stop()
        self._frames = list(made)
        return self._wait()

    def advance(self) -> None:
        """Draw the next frame, after the last one the still picture."""
        self._stop()
        if self._frames:
            del self._frames[0]
            self._draw(self._wait())

    def finish(self) -> None:
        """Draw the still picture at once."""
        if self._frames:
            self._draw(self.start(()))

    def _wait(self) -> P:
        if not self._frames:
            return self._still
        self._timer = self._widget.set_timer(self._frames[0].ms / 1000, self.advance)
        return self._frames[0].phase

    def _stop(self) -> None:
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
