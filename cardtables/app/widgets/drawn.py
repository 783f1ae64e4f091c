"""A widget that is one drawing: it paints a canvas when something changed and hands out its lines."""

from typing import TYPE_CHECKING, cast

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

    @property
    def ink(self) -> Ink:
        """The drawing things of this moment."""
        return cast("CardtablesApp", self.app).ink

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw everything; called only when something changed."""
        raise NotImplementedError

    def redraw(self) -> None:
        """Paint anew at the next refresh."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        """One line of the drawing."""
        width, height = self.size
        made_with = self.ink, width, height
        if self._canvas is None or self._drawn_with != made_with:
            canvas = Canvas(width, height, self.ink.style("say", self.ground), self.ink.ascii_only)
            self.paint(canvas, self.ink)
            self._canvas, self._drawn_with = canvas, made_with
        return self._canvas.strip(y) if y < height else Strip.blank(width)
