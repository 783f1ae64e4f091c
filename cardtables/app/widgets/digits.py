"""Big digits, three cells high and three wide, for totals and for the number that opens a hand."""

from rich.style import Style

from cardtables.app.canvas import Canvas

HEIGHT = 3
_ROWS = {
    "0": ("╭─╮", "│ │", "╰─╯"),
    "1": ("╶╮ ", " │ ", "╶┴╴"),
    "2": ("╶─╮", "┌─┘", "╰─╴"),
    "3": ("╶─╮", " ─┤", "╶─╯"),
    "4": ("╷ ╷", "╰─┤", "  ╵"),
    "5": ("╭─╴", "╰─╮", "╶─╯"),
    "6": ("╭─╴", "├─╮", "╰─╯"),
    "7": ("╶─┐", "  │", "  ╵"),
    "8": ("╭─╮", "├─┤", "╰─╯"),
    "9": ("╭─╮", "╰─┤", "╶─╯"),
    "-": ("   ", "╶─╴", "   "),
}


def draw_number(canvas: Canvas, x: int, y: int, number: int, style: Style) -> int:
    """A whole number in big digits from (x, y) on; in ASCII in plain ones on the middle row. Returns the x after it."""
    if canvas.ascii_only:
        return canvas.put(x, y + 1, str(number), style)
    for digit in str(number):
        for row, line in enumerate(_ROWS[digit]):
            canvas.put(x, y + row, line, style)
        x += 3
    return x
