"""The first and the last row of every screen: where we are and whose turn it is; which keys do what."""

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.widgets.drawn import Drawn
from cardtables.engine.cards import Suit


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
    """The keys of this moment, each with a word."""

    DEFAULT_CSS = "FooterBar { height: 1; dock: bottom; }"
    ground = "rim"

    _keys: tuple[tuple[str, str], ...] = ()

    def show(self, keys: list[tuple[str, str]]) -> None:
        """Which keys there are; the last ones give way in a narrow window."""
        if self._keys != tuple(keys):
            self._keys = tuple(keys)
            self.redraw()

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the row."""
        x = 1
        for key, word in self._keys:
            if x + cell_len(key) + 1 + cell_len(word) > canvas.width:
                break
            x = canvas.put(x, 0, key, ink.style("gold", bold=True)) + 1
            x = canvas.put(x, 0, word, ink.style("soft")) + 2
