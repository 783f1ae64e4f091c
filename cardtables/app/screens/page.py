"""A page: a header, one drawn leaf, a footer, and a key that leads back; most screens are one."""

from textual.app import ComposeResult
from textual.screen import Screen, ScreenResultType

from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.app.widgets.leaf import Leaf


class Page(Screen[ScreenResultType]):
    """Subclasses bring the leaf and the words; `redraw` says them anew in the language of the moment."""

    def __init__(self, leaf: Leaf) -> None:
        super().__init__()
        self._leaf = leaf

    def header(self) -> tuple[str, str, str]:
        """The title, where we are, and what stands at the right end."""
        raise NotImplementedError

    def keys(self) -> list[tuple[str, str]]:
        """The keys of the footer, each with a word."""
        raise NotImplementedError

    def compose(self) -> ComposeResult:
        """Header, leaf, footer."""
        yield HeaderBar()
        yield self._leaf
        yield FooterBar()

    def on_mount(self) -> None:
        """Say what there is."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything anew."""
        self.query_one(HeaderBar).show(*self.header())
        self.query_one(FooterBar).show(self.keys())
        self._leaf.redraw()

    def action_close(self, answer: ScreenResultType | None = None) -> None:
        """Leave the page with an answer, or with none."""
        self.dismiss(answer)
