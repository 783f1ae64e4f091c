"""A sheet of cells to draw on: words, frames and cards at exact places, then read off line by line."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

ASCII = str.maketrans(
    "●○▲△►★·▏▌█▀▄╳╌┊◎✓◉‹›←→↑↓…–—−•×«»№─│╭╮╰╯├┤┬┴┼╶╴╷╵━┃┏┓┗┛♠♥♦♣",
    'OoXx>*.||#=#%-:@v*<><>^v~---*x""N-|+++++++++--||-|++++SHDC',
)
"""What stands for each glyph where only ASCII can be shown; one cell for one cell."""


class Canvas:
    """Width × height cells. Coordinates are (x, y) from the upper left; what falls outside is not drawn."""

    def __init__(self, width: int, height: int, style: Style, ascii_only: bool = False) -> None:
        self.width, self.height, self.ascii_only = width, height, ascii_only
        self.chars = [[" "] * width for _ in range(height)]
        self.styles = [[style] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: Style) -> int:
        """Write `text` from (x, y) on; where a style has no ground the one below stays. Returns the x after."""
        if self.ascii_only:
            text = text.translate(ASCII)
        after = x + cell_len(text)
        if 0 <= y < self.height:
            if after - x == len(text):
                first, last = max(x, 0), min(after, self.width)
                if first < last:
                    self.chars[y][first:last] = text[first - x : last - x]
                    self._lay(y, first, last, style)
            else:
                self._put_wide(x, y, text, style)
        return after

    def _put_wide(self, x: int, y: int, text: str, style: Style) -> None:
        """Text with glyphs of two cells, or of none."""
        for char in text:
            cells = cell_len(char)
            if cells and x >= 0 and x + cells <= self.width:
                self.chars[y][x : x + cells] = [char] + [""] * (cells - 1)
                self._lay(y, x, x + cells, style)
            x += cells

    def _lay(self, y: int, first: int, last: int, style: Style) -> None:
        """Lay a style over the cells first … last-1 of a row."""
        row = self.styles[y]
        below = row[first]
        above = below + style
        for cell in range(first, last):
            if row[cell] is not below:
                below = row[cell]
                above = below + style
            row[cell] = above

    def paste(self, x: int, y: int, piece: "Canvas") -> None:
        """Lay another canvas over this one, its grounds and all."""
        first, last = max(x, 0), min(x + piece.width, self.width)
        for row in range(max(y, 0), min(y + piece.height, self.height)):
            if first < last:
                self.chars[row][first:last] = piece.chars[row - y][first - x : last - x]
                self.styles[row][first:last] = piece.styles[row - y][first - x : last - x]

    def write(self, x: int, y: int, parts: Iterable[tuple[str, Style]]) -> int:
        """Write several parts one after another. Returns the x after them."""
        for text, style in parts:
            x = self.put(x, y, text, style)
        return x

    def right(self, x: int, y: int, text: str, style: Style) -> None:
        """Write `text` so that it ends before column x."""
        self.put(x - cell_len(text), y, text, style)

    def centre(self, x: int, y: int, width: int, text: str, style: Style) -> None:
        """Write `text` in the middle of `width` cells from x on."""
        self.put(x + (width - cell_len(text)) // 2, y, text, style)

    def fill(self, x: int, y: int, width: int, height: int, style: Style, *, char: str = " ") -> None:
        """Cover a block with one glyph."""
        for row in range(y, y + height):
            self.put(x, row, char * width, style)

    def tint(self, x: int, y: int, width: int, height: int, style: Style) -> None:
        """Lay a style over a block and leave its glyphs."""
        first, last = max(x, 0), min(x + width, self.width)
        for row in range(max(y, 0), min(y + height, self.height)):
            if first < last:
                self._lay(row, first, last, style)

    def frame(
        self, x: int, y: int, width: int, height: int, style: Style, *,
        title: str = "", title_style: Style | None = None, glyphs: str = "╭─╮│╰╯",
    ) -> None:  # fmt: skip
        """A frame of `width` × `height` cells with a title in its upper edge: `╭─ TRUMP ───╮`."""
        corner, across, corner_right, down, low, low_right = tuple(glyphs)
        self.put(x, y, corner + across * (width - 2) + corner_right, style)
        for row in range(y + 1, y + height - 1):
            self.put(x, row, down, style)
            self.put(x + width - 1, row, down, style)
        self.put(x, y + height - 1, low + across * (width - 2) + low_right, style)
        if title:
            self.put(x + 2, y, f" {cut(title, width - 6)} ", title_style or style)

    def strip(self, y: int) -> Strip:
        """One row as Textual wants it."""
        chars, styles = self.chars[y], self.styles[y]
        segments: list[Segment] = []
        first, run = 0, styles[0] if self.width else Style.null()
        for cell, style in enumerate(styles):
            # Styles are shared, so equal ones are mostly the same; of a blank only the ground is seen.
            if style is not run and not (chars[cell] == " " and _same_ground(style, run)):
                segments.append(Segment("".join(chars[first:cell]), run))
                first, run = cell, style
        return Strip([*segments, Segment("".join(chars[first:]), run)], self.width)

    def differs(self, y: int, before: "Canvas") -> range:
        """The cells of a row from the first to the last that differ from those of a canvas of the same size."""
        chars, styles, chars_before, styles_before = self.chars[y], self.styles[y], before.chars[y], before.styles[y]
        if chars == chars_before and styles == styles_before:
            return range(0)
        if "" in chars or "" in chars_before:
            return range(self.width)  # glyphs of two cells must not be cut
        cells = [
            cell for cell in range(self.width)
            if styles[cell] is not styles_before[cell] or chars[cell] != chars_before[cell]
        ]  # fmt: skip
        return range(cells[0], cells[-1] + 1) if cells else range(0)

    def text(self) -> str:
        """What the sheet says, without colours: for tests."""
        return "\n".join("".join(row) for row in self.chars)


def _same_ground(one: Style, other: Style) -> bool:
    return one.bgcolor == other.bgcolor and not (one.reverse or other.reverse)


def cut(text: str, cells: int) -> str:
    """`text` in at most `cells` cells, a cut one ending with `…`: `Wladi…`; of namesakes also the number: `Novi… 4`."""
    if cell_len(text) <= cells:
        return text
    if cells > 3 and text[-2] == " " and text[-1].isdigit():
        return cut(text[:-2], cells - 2) + text[-2:]
    return set_cell_size(text, max(cells - 1, 0)).rstrip() + "…" if cells > 0 else ""
