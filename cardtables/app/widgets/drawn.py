"""A widget that is one drawing: it paints a canvas when something changed, and shows of it what differs."""

from typing import TYPE_CHECKING, cast

from textual.filter import ANSIToTruecolor
from textual.geometry import Region
from textual.strip import Strip
from textual.widget import Widget

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp


class Drawn(Widget):
    """Subclasses paint; call `redraw` when what they show has changed."""

    ground = "felt"
    """The colour of the empty canvas."""

    _canvas: Canvas | None = None
    _drawn_with: tuple[Ink, int, int] | None = None
    _strips: list[Strip | None]
    """The lines of the canvas, those that have been asked for."""

    @property
    def ink(self) -> Ink:
        """The drawing things of this moment."""
        return cast("CardtablesApp", self.app).ink

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw everything; called only when something changed."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Paint anew; only the cells that differ go to the terminal."""
        before, self._canvas = self._canvas, None
        if before is None or self._drawn_with != self._draw_with:
            self.refresh()  # painted once it is shown, as often as it may be called till then
            return
        strips, canvas = self._strips, self._drawing()
        changed = [canvas.differs(y, before) for y in range(canvas.height)]
        self._strips = [None if cells else strip for strip, cells in zip(strips, changed, strict=True)]
        if regions := [Region(cells.start, y, len(cells), 1) for y, cells in enumerate(changed) if cells]:
            self.refresh(*regions)

    @property
    def _draw_with(self) -> tuple[Ink, int, int]:
        return self.ink, *self.size

    def _drawing(self) -> Canvas:
        """The canvas, painted if it has to be."""
        if self._canvas is None or self._drawn_with != self._draw_with:
            self._drawn_with = ink, width, height = self._draw_with
            self._canvas = Canvas(width, height, ink.style("say", self.ground), ink.ascii_only)
            self._strips = [None] * height
            self.paint(self._canvas, ink)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """One line of the drawing."""
        return self._line(self._drawing(), y)

    def render_lines(self, crop: Region) -> list[Strip]:
        """Lines as they are: a drawing has no border, padding or tint that Textual would have to add."""
        canvas = self._drawing()
        strips = [self._line(canvas, y) for y in crop.line_range]
        for filter_ in self.get_line_filters():
            if not isinstance(filter_, ANSIToTruecolor):  # the colours of a theme are no names of the terminal's
                strips = [strip.apply_filter(filter_, self.background_colors[1]) for strip in strips]
        return [strip.crop(crop.x, crop.right) for strip in strips]

    def _line(self, canvas: Canvas, y: int) -> Strip:
        if y >= canvas.height:
            return Strip.blank(canvas.width)
        strip = self._strips[y] = self._strips[y] or canvas.strip(y)
        return strip
