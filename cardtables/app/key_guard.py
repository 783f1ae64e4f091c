"""The guard of the keyboard: old keys and held keys do nothing."""

from cardtables.play.clock import moment

SILENCE = 0.7
"""Seconds without a key after which a dead key lives again."""


class KeyGuard:
    """Knows when the screen of this moment was shown, and which key is dead. All times as in key events."""

    def __init__(self) -> None:
        self._shown = 0.0
        self._dead: str | None = None
        self._heard = 0.0
        self._last: str | None = None
        """The key that meant something last."""

    def passes(self, key: str, time: float) -> bool:
        """Whether a key stamped at `time` means anything now."""
        if time < self._shown:
            return False
        if key == self._dead and time - self._heard < SILENCE:
            self._heard = time
            return False
        self._dead, self._last, self._heard = None, key, time
        return True

    def shown(self) -> None:
        """A new screen, or a hand opened or masked: what was typed before was not meant for it."""
        self._shown = moment()

    def used(self, key: str, time: float) -> None:
        """The key has acted or opened a hand: its repeats are dead."""
        self._dead, self._heard = key, time

    def led_on(self) -> None:
        """The key that passed last has led to the next screen: its repeats lead no further."""
        self._dead = self._last
