"""The first and the last row of every screen: where we are and whose turn it is; which keys do what."""

from collections.abc import Iterator

from rich.cells import cell_len
from textual import events

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.widgets.drawn import Drawn
from cardtables.engine.cards import Suit

KEYS = {
    "Enter": "enter", "Esc": "escape", "Tab": "tab", "Space": "space", "Backspace": "backspace", "Ctrl+Q": "ctrl+q",
    "?": "question_mark", "←": "left", "→": "right", "↑": "up", "↓": "down", "PgUp": "pageup", "PgDn": "pagedown",
}  # fmt: skip
"""The keys that a footer names by more than their own letter or digit."""


class HeaderBar(Drawn):
    """The name of the game in gold, where we are, and at the right end whose turn it is."""

    DEFAULT_CSS = "HeaderBar { height: 1; dock: top; }"
    ground = "rim"

    _said: tuple[str, str, str] = ("", "", "")

    def show(self, title: str, where: str = "", right: str = "") -> None:
        """What the header says."""
        if self._said != (title, where, right):
            self._said = title, where, right
            self.redraw()

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the row."""
        title, where, right = self._said
        x = canvas.put(1, 0, title.upper(), ink.style("gold", bold=True))
        room = canvas.width - x - 3 - cell_len(right) - 3
        _put_words(canvas, ink, x + 3, cut(where, room))
        canvas.right(canvas.width - 1, 0, right, ink.style("say", bold=True))


def _put_words(canvas: Canvas, ink: Ink, x: int, words: str) -> None:
    """Words with the signs of the suits in their colours."""
    for char in words:
        suit = SUIT_SIGNS.find(char)
        x = canvas.put(x, 0, char, ink.suit(Suit(suit)) if suit >= 0 else ink.style("soft"))


class FooterBar(Drawn):
    """The keys of this moment, each with a word. A click on one does what the key does."""

    DEFAULT_CSS = "FooterBar { height: 1; dock: bottom; }"
    ground = "rim"

    _keys: tuple[tuple[str, str], ...] = ()

    def show(self, keys: list[tuple[str, str]]) -> None:
        """Which keys there are; in a narrow window those that have no room give way to what comes before them."""
        if self._keys != tuple(keys):
            self._keys = tuple(keys)
            self.redraw()

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the row."""
        for x, key, word in self._places(canvas.width):
            after = canvas.put(x, 0, key, ink.style("gold", bold=True))
            canvas.put(after + 1, 0, word, ink.style("soft"))

    def _places(self, width: int) -> Iterator[tuple[int, str, str]]:
        """Where each key stands that has room, and its word after it."""
        x = 1
        for key, word in self._keys:
            if x + cell_len(key) + 1 + cell_len(word) > width:
                continue
            yield x, key, word
            x += cell_len(key) + 1 + cell_len(word) + 2

    def key_at(self, x: int, width: int) -> str | None:
        """The key named in this cell; of several, like `← →`, each in its own cells, and on the word the last."""
        for start, key, word in self._places(width):
            if start <= x < start + cell_len(key) + 1 + cell_len(word):
                several, end = key.split(" "), start
                for named in several:
                    end += cell_len(named)
                    if x < end or named == several[-1]:
                        return KEYS.get(named, named.lower() if len(named) == 1 else None)
                    end += 1
        return None

    def on_click(self, event: events.Click) -> None:
        """The key is pressed by hand, so to say: it goes the way of all keys."""
        event.stop()
        key = self.key_at(event.x, self.size.width)
        if key is not None:
            self.app.simulate_key(key)
