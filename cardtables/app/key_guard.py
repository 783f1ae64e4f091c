"""The guard of the keyboard: old keys and held keys do nothing (design 5.4)."""

from cardtables.play.clock import moment

SILENCE = 0.7
"""Seconds without a key after which a dead key lives again: longer than any keyboard waits till it repeats a key."""
HELD = 0.15
"""Seconds between two presses of one key by a finger, at least; a held key and a paste come quicker."""


class KeyGuard:
    """Knows when the screen of this moment was shown, and which key is dead. All times as in key events."""

    def __init__(self) -> None:
        self._shown = 0.0
        self._dead: str | None = None
        self._heard = 0.0
        self._silence = SILENCE

    def passes(self, key: str, time: float) -> bool:
        """Whether a key stamped at `time` means anything now."""
        if time < self._shown:
            return False
        if key == self._dead and time - self._heard < self._silence:
            self._heard = time
            return False
        self._dead = None
        return True

    def shown(self) -> None:
        """A new screen, or a hand opened or masked: what was typed before was not meant for it."""
        self._shown = moment()

    def used(self, key: str, time: float) -> None:
        """The key has acted or opened a hand: its repeats are dead."""
        self._dead, self._heard, self._silence = key, time, SILENCE

    def again(self) -> None:
        """In the same open hand nothing can be done but the same once more: who presses the key anew need not wait.

        So one may draw on card by card. What follows a card that fits, or a turn that is over, waits as ever.
        """
        self._silence = HELD
