"""The regions of the Don table: the felt with board, sign, trick and log; below it the own plate and the hand."""

from dataclasses import dataclass, replace

from textual import events
from textual.geometry import Size
from textual.message import Message

from cardtables.app.canvas import Canvas
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables.don import log as don_log, news as don_news, words as don_words
from cardtables.app.tables.don.motion import GATHER_STEPS, STILL, DonPhase
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.don.worth import draw_worth, worth_of
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets import trick
from cardtables.app.widgets.board import COMPACT_ROWS, PLANK_ROWS, Pegs, draw_compact, draw_planks, side_colour
from cardtables.app.widgets.curtain import Curtain, draw_curtain
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.hand import Fan, draw_backs, draw_hand, place_at
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.plate import LARGE_NAME_CELLS, NAME_CELLS, Plate, draw_plate
from cardtables.app.widgets.sign import draw_sign
from cardtables.app.widgets.words import Part
from cardtables.engine.action import Play
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.engine.tricks import best_card
from cardtables.games.don.state import DonState

BIG_WIDTH, BIG_HEIGHT = 110, 34
"""A window at least so large shows the board hole by hole, and the panel."""
TALL = 30
"""A window at least so high shows whole hand cards."""
WIDE = 100
"""A window at least so wide has a wide log."""
BIG_FELT = 82
"""Cells of the felt that the large table is drawn on."""
BIG_ROWS = 27


def is_big(size: Size) -> bool:
    """Whether the window has room for the large table."""
    return size.width >= BIG_WIDTH and size.height >= BIG_HEIGHT


@dataclass(frozen=True)
class Shown:
    """A scene with the cursor in it, and what moves in it."""

    scene: Scene
    hand: tuple[Card, ...] = ()
    """The opened hand in display order."""
    chosen: Card | None = None
    phase: DonPhase = STILL
    worth: bool = False
    """What each card pegs is shown instead of the log, and with the cards of the hand."""

    @property
    def covered(self) -> bool:
        """Whether the opened hand is still being dealt, so that nobody has seen it."""
        return self.phase.dealt is not None and bool(self.hand)

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be played now."""
        if self.scene.taking_in or don_words.plays_itself(self.scene):
            return frozenset()
        return frozenset(action.card for action in self.scene.view.legal if isinstance(action, Play))

    @property
    def fan(self) -> Fan:
        """The opened hand as it is drawn."""
        notes = worth_of(self.scene, self.hand) if self.worth else {}
        return Fan(self.hand, self.legal, self.chosen, keys=bool(self.legal), notes=notes)


class DonFelt(Drawn):
    """Everything above the own plate."""

    shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Draw this, if it looks different."""
        before, self.shown = self.shown, shown
        if before is None or _of_felt(before) != _of_felt(shown):
            self.redraw()

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw board, sign, trick and log."""
        if self.shown is None:
            return
        scene, phase = self.shown.scene, self.shown.phase
        pegs = don_words.pegs_of(scene, phase.behind)
        if is_big(self.app.size):
            _paint_big(canvas, ink, scene, pegs, phase)
        else:
            _paint_small(canvas, ink, self.shown, pegs, phase)


def _of_felt(shown: Shown) -> tuple[Scene, bool, tuple[int, ...], int, bool]:
    """All that the felt is drawn from."""
    return shown.scene, shown.phase.fresh, shown.phase.behind, shown.phase.gathered, shown.worth


def _paint_small(canvas: Canvas, ink: Ink, shown: Shown, pegs: Pegs, phase: DonPhase) -> None:
    """The 80×24 table; a larger window has more felt round the trick, a wide one a wider log."""
    scene = shown.scene
    log = 38 if canvas.width >= WIDE else 20
    right, down = (canvas.width - log - 60) // 2, (canvas.height - 15) // 2
    draw_compact(canvas, ink, 0, pegs, x=(canvas.width - 80) // 2, width=80)
    draw_sign(canvas, ink, 1, COMPACT_ROWS + down, don_words.trump_sign(scene))
    _paint_tricks(canvas, ink, scene, 2, COMPACT_ROWS + down + 9)
    if shown.worth:
        draw_worth(canvas, ink, canvas.width - log, 3, scene)
    else:
        lines = don_log.log_lines(ink, scene, don_log.WIDE if log > don_log.WIDE else don_log.NARROW)
        draw_log(canvas, ink, canvas.width - log, 3, canvas.height - 4, _("LOG"), lines)
    _paint_trick(canvas, ink, trick.small_spots(right, down), scene, NAME_CELLS, phase)


def _paint_big(canvas: Canvas, ink: Ink, scene: Scene, pegs: Pegs, phase: DonPhase) -> None:
    """The 120×40 table: the board hole by hole; totals and log are in the panel."""
    board = pegs.planks * PLANK_ROWS
    right, down = (canvas.width - BIG_FELT) // 2, (canvas.height - BIG_ROWS) // 2
    draw_planks(canvas, ink, 0, pegs, x=right, width=canvas.width - 1)
    draw_sign(canvas, ink, 3, board + 2 + down, don_words.trump_sign(scene))
    _paint_tricks(canvas, ink, scene, 4, board + 12 + down)
    if scene.view.table.out:
        out = _n("{count} card out", "{count} cards out", len(scene.view.table.out))
        canvas.put(4, board + 15 + down, out, ink.style("faint"))
    _paint_trick(canvas, ink, trick.large_spots(right, down), scene, LARGE_NAME_CELLS, phase)


def _paint_trick(
    canvas: Canvas, ink: Ink, spots: trick.Spots, scene: Scene, name_cells: int, phase: DonPhase
) -> None:  # fmt: skip
    """The trick on the table, or the one that goes to its taker."""
    trick.draw_trick(canvas, ink, spots, _places(scene, name_cells, phase.fresh))
    if phase.gathered:
        table: DonState = scene.view.table
        seats = scene.rules.seats
        leader, taker = don_words.leader_of(table, seats, finished=True), table.takers[-1]
        cards = [((leader + order - scene.bottom) % seats, card) for order, card in enumerate(table.taken[-seats:])]
        way = phase.gathered / (GATHER_STEPS + 1)
        trick.draw_gathering(canvas, ink, spots, cards, (taker - scene.bottom) % seats, way)


def _paint_tricks(canvas: Canvas, ink: Ink, scene: Scene, x: int, y: int) -> None:
    """How many tricks each side has taken."""
    for side in range(2):
        taken = sum(taker % 2 == side for taker in scene.view.table.takers)
        canvas.put(x, y + side, SIDE_SIGNS[side], ink.style(side_colour(side)))
        canvas.put(x + 2, y + side, _n("{count} trick", "{count} tricks", taken), ink.style("soft"))
        canvas.tint(x + 2, y + side, len(str(taken)), 1, ink.style("say", bold=True))
    canvas.write(x, y + 2, don_words.holder_words(ink, scene))


def _places(scene: Scene, name_cells: int, fresh: bool) -> list[trick.Place]:
    """The four places of the trick from the lower edge clockwise; `fresh`: the last card is bright."""
    table: DonState = scene.view.table
    seats = scene.rules.seats
    cards = table.taken[-seats:] if scene.taking_in else table.trick
    leader = don_words.leader_of(table, seats, scene.taking_in) if cards else Seat(0)
    best = _best(scene, cards, leader)
    places = []
    for step in range(seats):
        seat = Seat((scene.bottom + step) % seats)
        place = trick.Place(plate_of(scene, seat, name_cells) if step else None)
        order = (seat - leader) % seats
        if order < len(cards):
            gold = order == best and (scene.taking_in or order > 0 or len(cards) > 1 or _is_fixed(scene))
            bright = fresh and order == len(cards) - 1
            place = replace(place, card=cards[order], tag=_tag(scene, order, best), best=gold, bright=bright)
        places.append(place)
    return places


def _is_fixed(scene: Scene) -> bool:
    """Whether the trick under way goes to somebody whatever is played."""
    return terms(scene).takes_first(scene.view.table) is not None


def _best(scene: Scene, cards: list[Card], leader: Seat) -> int:
    """Which card of the trick, from the lead on, belongs to who takes it as things are."""
    table: DonState = scene.view.table
    if not cards:
        return -1
    if scene.taking_in:
        return (table.takers[-1] - leader) % scene.rules.seats
    return 0 if _is_fixed(scene) else best_card(cards, table.trump)


def plate_of(scene: Scene, seat: Seat, name_cells: int) -> Plate:
    """The plate of a seat, gold when it is its turn."""
    return Plate(scene.names[seat], seat % 2, seat == scene.view.table.to_play, name_cells)


def _tag(scene: Scene, order: int, best: int) -> str:
    if scene.taking_in:
        pegs = scene.view.table.pegs[-1]
        if order != best:
            return ""
        return _("★ takes it  +{pegs}").format(pegs=pegs) if pegs else _("★ takes it")
    if order == best and _is_fixed(scene):
        return _("led ★ takes it")
    if order == best:
        return _("★ winning") if order else _("led ★ winning") if len(scene.view.table.trick) > 1 else _("led")
    return "" if order else _("led")


def _of_hand(shown: Shown) -> tuple[Scene, Card | None, int | None, bool]:
    """All that the hand and its plate are drawn from."""
    return shown.scene, shown.chosen, shown.phase.dealt, shown.worth


class DonHand(Drawn):
    """The own plate with its line of advice, and the hand below it."""

    class Touched(Message):
        """A card of the opened hand was clicked: its place from the left."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    shown: Shown | None = None

    def show(self, shown: Shown) -> None:
        """Draw this, if it looks different."""
        before, self.shown = self.shown, shown
        if before is None or _of_hand(before) != _of_hand(shown):
            self.redraw()

    def advice(self, ink: Ink) -> list[Part]:
        """The line beside the own plate."""
        assert self.shown is not None
        return don_words.advice(ink, self.shown.scene)

    @property
    def rows(self) -> int:
        """Rows of the hand: from the row of chosen cards to the row above the keys."""
        return min(self.size.height - 2, 7)

    @property
    def span(self) -> int:
        """Cells the hand is centred in; beside the panel a column is left free."""
        return self.size.width - is_big(self.app.size)

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the plate, the advice, the hand or its backs, and the curtain sign."""
        if self.shown is None:
            return
        scene = self.shown.scene
        table: DonState = scene.view.table
        big = is_big(self.app.size)
        plate = plate_of(scene, scene.bottom, LARGE_NAME_CELLS if big else NAME_CELLS)
        x = draw_plate(canvas, ink, 3 if big else 2, 0, plate)
        canvas.write(x + 2, 0, self.advice(ink))
        if scene.open_table:
            canvas.right(canvas.width - 1, 0, _("open table"), ink.style("gold", bold=True))
        cards = len(table.hands[scene.bottom]) + len(table.unseen[scene.bottom])
        if self.shown.phase.dealt is not None:
            draw_backs(canvas, ink, cards, y=1, rows=self.rows, width=self.span, dealt=self.shown.phase.dealt)
            return
        if scene.opened is not None and self.shown.hand:
            draw_hand(canvas, ink, self.shown.fan, y=1, rows=self.rows, width=self.span)
            return
        draw_backs(canvas, ink, cards, y=1, rows=self.rows, width=self.span)
        if scene.opened is None and scene.awaited is not None and not scene.trouble:
            sign = Curtain(scene.awaited, scene.names[scene.awaited], don_news.news_lines(ink, scene), looks=cards > 0)
            draw_curtain(canvas, ink, 3 if big else 2, sign, large=big, span=self.span)

    def on_click(self, event: events.Click) -> None:
        """A click does what the key of the card does."""
        if self.shown is None or self.shown.covered or event.y < 1:
            return
        place = place_at(self.shown.fan, event.x, event.y - 1, width=self.span)
        if place is not None:
            self.post_message(self.Touched(place))
