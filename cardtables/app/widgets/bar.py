"""The first and the last row of every screen: where we are and whose turn it is; which keys do what."""

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.widgets.drawn import Drawn


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
        canvas.put(x + 3, 0, cut(where, room), ink.style("soft"))
        canvas.right(canvas.width - 1, 0, right, ink.style("say", bold=True))


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
