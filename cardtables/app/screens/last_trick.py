"""The last finished trick once more, in the order in which it was played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.texts import _
from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.app.widgets.leaf import Leaf
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat, seats_from

if TYPE_CHECKING:
    from cardtables.games.don.state import DonState


class LastTrick(NamedTuple):
    """A finished trick, all of it public."""

    cards: tuple[Card, ...]
    """In order of play."""
    seats: tuple[Seat, ...]
    """Who played each."""
    taker: Seat
    pegs: int


def last_trick_of(table: "DonState", seats: int) -> LastTrick | None:
    """The last trick that was finished, of the deal before if this one has none yet."""
    taken, takers, pegs, pitcher = table.taken, table.takers, table.pegs, table.pitcher
    if not takers:
        if not table.deals:
            return None
        deal = table.deals[-1]
        taken, takers, pegs, pitcher = [*deal.taken], [*deal.takers], [*deal.pegs], deal.pitcher
    leader = takers[-2] if len(takers) > 1 else pitcher
    assert leader is not None
    return LastTrick(tuple(taken[-seats:]), tuple(seats_from(leader, seats)), takers[-1], pegs[-1])


class LastTrickScreen(Screen[None]):
    """A look back; any key that ends a look closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,backspace", "back", id="last_trick.back"),
    ]

    def __init__(self, trick: LastTrick | None, names: Sequence[str], title: str) -> None:
        super().__init__()
        self._trick, self._names, self._of = trick, names, title

    def compose(self) -> ComposeResult:
        """Header, cards, footer."""
        yield HeaderBar()
        yield TrickPage(self._trick, self._names)
        yield FooterBar()

    def on_mount(self) -> None:
        """Say what it is."""
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language of the moment."""
        self.query_one(HeaderBar).show(_(self._of), _("last trick"))
        self.query_one(FooterBar).show([("Esc", _("back to the table"))])
        self.query_one(TrickPage).redraw()

    def action_back(self) -> None:
        """Back to the table."""
        self.dismiss()


class TrickPage(Leaf):
    """The drawn part."""

    def __init__(self, trick: LastTrick | None, names: Sequence[str]) -> None:
        super().__init__()
        self._trick, self._names = trick, names

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """The cards side by side, each with who played it."""
        if self._trick is None:
            canvas.centre(x, y + 10, 80, _("No trick has been finished yet."), ink.style("soft"))
            return
        step = 16
        x += (80 - step * len(self._trick.cards)) // 2
        for place, (card, seat) in enumerate(zip(self._trick.cards, self._trick.seats, strict=True)):
            left, takes = x + step * place, seat == self._trick.taker
            name = ink.style("gold" if takes else "say", bold=True)
            canvas.centre(left, y + 5, step, cut(self._names[seat], step - 2), name)
            faces.large(canvas, ink, left + 4, y + 7, card, "chosen" if takes else "legal")
            if takes:
                tag = _("★ takes it  +{pegs}").format(pegs=self._trick.pegs)
                canvas.centre(left, y + 13, step, tag, ink.style("gold", bold=True))
            elif place == 0:
                canvas.centre(left, y + 13, step, _("led"), ink.style("soft"))
