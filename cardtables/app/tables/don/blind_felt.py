"""The felt of Blind Don: a row of nine before each of the two, the trick between them, board and log."""

from dataclasses import dataclass

from textual import events
from textual.message import Message

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables.don import blind_words, words as don_words
from cardtables.app.tables.don.panel import DonPanel
from cardtables.app.tables.don.regions import BIG_FELT, WIDE, DonFelt, DonHand, Shown, is_big, plate_of
from cardtables.app.tables.don.words import leader_of
from cardtables.app.tables.don.worth import draw_worth
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.board import PLANK_ROWS, Pegs, draw_compact, draw_planks
from cardtables.app.widgets.hand import Fan
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.plate import LARGE_NAME_CELLS, NAME_CELLS, draw_plate
from cardtables.app.widgets.sign import draw_sign
from cardtables.app.widgets.words import Part
from cardtables.engine.action import Play
from cardtables.engine.cards import BACK, EMPTY, Card
from cardtables.engine.seats import Seat
from cardtables.engine.tricks import best_card
from cardtables.games.don.blind import BlindState, TurnUp

SMALL_STEP, LARGE_STEP = 6, 8
"""Cells from one card of a row to the next."""


@dataclass(frozen=True)
class BlindShown(Shown):
    """A scene with the cursor in the hand or on the own row."""

    slot: int = 0
    """The chosen place of the own row, from 1; 0: the cursor is in the hand."""

    @property
    def slots(self) -> tuple[int, ...]:
        """The places of the own row whose card may be played now."""
        scene, table = self.scene, self.scene.view.table
        if scene.opened is None or not don_words.may_act(scene):
            return ()
        turned = {action.slot for action in scene.view.legal if isinstance(action, TurnUp)}
        shown, legal = table.shown[scene.opened], self.legal
        return tuple(sorted(turned | {slot for slot, card in enumerate(shown, 1) if card in legal}))

    @property
    def fan(self) -> Fan:
        """The opened hand; with the cursor on the row it lies at rest."""
        plain = super().fan
        return Fan(self.hand, self.legal, None, notes=plain.notes) if self.slot else plain


@dataclass(frozen=True)
class Places:
    """Where everything lies on the felt, as (x, y); both rows begin at one x."""

    x: int
    theirs: int
    """The row of the other player; his plate is one row above."""
    own: int
    """The own row."""
    sign: tuple[int, int]
    cards: tuple[tuple[int, int], tuple[int, int]]
    """The own card of the trick, and the other one."""
    step: int
    """From one card of a row to the next."""


def places_on(width: int, height: int, big: bool, board: int) -> Places:
    """Where things lie on a felt of this size under a board of so many rows."""
    if big:
        x, y = (width - BIG_FELT) // 2 + 5, board + (height - board - 19) // 2
        return Places(x, y + 1, y + 13, (x, y + 7), ((x + 44, y + 7), (x + 22, y + 6)), LARGE_STEP)
    x, y = 3 + (width - (38 if width >= WIDE else 20) - 60) // 2, 2 + (height - 15) // 2
    return Places(x, y + 1, y + 10, (x, y + 5), ((x + 38, y + 5), (x + 19, y + 4)), SMALL_STEP)


class BlindFelt(DonFelt):
    """Everything above the own plate."""

    class Turned(Message):
        """A card of the own row was clicked: its place, from 1."""

        def __init__(self, slot: int) -> None:
            super().__init__()
            self.slot = slot

    def show(self, shown: Shown) -> None:
        """Draw this, if it looks different."""
        before, self.shown = self.shown, shown
        if before is None or _of_felt(before) != _of_felt(shown):
            self.redraw()

    @property
    def places(self) -> Places:
        """Where things lie now."""
        width, height = self.size
        big = is_big(self.app.size)
        planks = don_words.pegs_of(self.shown.scene).planks * PLANK_ROWS if big and self.shown else 0
        return places_on(width, height, big, planks)

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw board, rows, sign, trick and log."""
        shown = self.shown
        if not isinstance(shown, BlindShown):
            return
        scene, at = shown.scene, self.places
        pegs = don_words.pegs_of(scene, shown.phase.behind)
        big = is_big(self.app.size)
        if big:
            draw_planks(canvas, ink, 0, pegs, x=(canvas.width - BIG_FELT) // 2, width=canvas.width - 1)
        else:
            _paint_small(canvas, ink, shown, pegs)
        other = Seat(1 - scene.bottom)
        x = draw_plate(
            canvas, ink, at.x, at.theirs - 1, plate_of(scene, other, LARGE_NAME_CELLS if big else NAME_CELLS)
        )
        canvas.put(x + 3, at.theirs - 1, blind_words.held(scene, other), ink.style("soft"))
        _draw_row(canvas, ink, at, at.theirs, shown, other)
        _draw_row(canvas, ink, at, at.own, shown, scene.bottom)
        draw_sign(canvas, ink, *at.sign, don_words.trump_sign(scene), height=5)
        _draw_trick(canvas, ink, at, shown)

    def on_click(self, event: events.Click) -> None:
        """A click on a card of the own row does what its digit does."""
        at = self.places
        height = faces.HEIGHT if at.step == LARGE_STEP else faces.SMALL_HEIGHT
        place, beside = divmod(event.x - at.x, at.step)
        if at.own <= event.y < at.own + height and 0 <= place < 9 and beside < at.step - 1:
            self.post_message(self.Turned(place + 1))


def _of_felt(shown: Shown) -> tuple[object, ...]:
    """All that the felt is drawn from."""
    slot = shown.slot if isinstance(shown, BlindShown) else 0
    return shown.scene, shown.phase.fresh, shown.phase.behind, shown.worth, slot


def _paint_small(canvas: Canvas, ink: Ink, shown: Shown, pegs: Pegs) -> None:
    """The board in two rows; at the right the log, or what each card pegs."""
    log = 38 if canvas.width >= WIDE else 20
    draw_compact(canvas, ink, 0, pegs, x=(canvas.width - 80) // 2, width=80, edge=False)
    if shown.worth:
        draw_worth(canvas, ink, canvas.width - log, 3, shown.scene)
    else:
        lines = blind_words.log_lines(ink, shown.scene, log)
        draw_log(canvas, ink, canvas.width - log, 3, canvas.height - 4, _("LOG"), lines)


# The rows


def _draw_row(canvas: Canvas, ink: Ink, at: Places, y: int, shown: BlindShown, seat: Seat) -> None:
    """Nine places with their numbers: face down, open over a covered one, or empty."""
    scene = shown.scene
    table: BlindState = scene.view.table
    covered = table.table[seat] or [EMPTY] * 9
    opened = table.shown[seat] or [EMPTY] * 9
    own = scene.opened == seat and don_words.may_act(scene)
    for place in range(9):
        look = "legal"
        if own and place + 1 not in shown.slots:
            look = "illegal"
        elif own and place + 1 == shown.slot:
            look = "chosen"
        spot = at.x + at.step * place, y
        _draw_place(canvas, ink, at, spot, place + 1, (covered[place], opened[place]), look)
        if at.step == LARGE_STEP and opened[place] != EMPTY and seat == scene.bottom:
            # A number in a corner of a large card would look like its index: it stands below.
            canvas.centre(spot[0], y + faces.HEIGHT, faces.WIDTH, _marked(place + 1, look), ink.style("say"))


def _draw_place(
    canvas: Canvas, ink: Ink, at: Places, spot: tuple[int, int], number: int, cards: tuple[Card, Card], look: str
) -> None:  # fmt: skip
    """One place; the covered card looks out at the right from under the open one."""
    (x, y), (covered, card) = spot, cards
    large = at.step == LARGE_STEP
    if card == EMPTY and covered == EMPTY:
        (faces.slot if large else faces.small_slot)(canvas, ink, x, y)
        return
    if card == EMPTY:
        _draw_back(canvas, ink, x, y, number, look, large)
        return
    framed = ink.deck != "solid"
    width, height = (faces.WIDTH, faces.HEIGHT) if large else (faces.SMALL_WIDTH, faces.SMALL_HEIGHT)
    if covered != EMPTY and framed:
        # A second frame beside the first would look like a broken card: only the lattice looks out.
        canvas.fill(x + width, y, 1, height, ink.style("back-line", "back"), char=":" if canvas.ascii_only else "╳")
    elif covered != EMPTY:
        (faces.back if large else faces.small_back)(canvas, ink, x + 1, y)
    if large:
        faces.large(canvas, ink, x, y, card, look)
    else:
        faces.small(canvas, ink, x, y, card, look)
    if look == "chosen" and framed:
        _frame(canvas, ink, x, y, width, height)
    if not large:
        # On a framed deck the name of a small card fills its middle row: the number stands in the lower frame.
        marked = "·" if look == "illegal" else str(number) if framed else _marked(number, look)
        style = ink.style("ink-off", bold=look == "chosen")
        canvas.put(x + 3 - (len(marked) + 1) // 2, y + (2 if framed else 1), marked, style)


def _marked(number: int, look: str) -> str:
    """The number of a place: a point when it may not be played, between points of an arrow when it is chosen."""
    return {"illegal": "·", "chosen": f"‹{number}›"}.get(look, str(number))


def _frame(canvas: Canvas, ink: Ink, x: int, y: int, width: int, height: int) -> None:
    """The heavy frame of what is chosen."""
    glyphs = "#=####" if canvas.ascii_only else "┏━┓┃┗┛"
    canvas.frame(x, y, width, height, ink.style("card-up-edge", bold=True), glyphs=glyphs)


def _draw_back(canvas: Canvas, ink: Ink, x: int, y: int, number: int, look: str, large: bool) -> None:
    """A card from behind with its number; framed when chosen, dull with a point when it may not be turned up."""
    width, height = (faces.WIDTH, faces.HEIGHT) if large else (faces.SMALL_WIDTH, faces.SMALL_HEIGHT)
    middle = x + width // 2, y + height // 2
    if look == "illegal":
        canvas.fill(x, y, width, height, ink.style("say", "plate"))
        canvas.fill(x, y, 1, height, ink.style("line"), char="▏")
        canvas.put(*middle, "·", ink.style("say"))
        return
    if large:
        faces.back(canvas, ink, x, y)
        canvas.put(middle[0] - 1, middle[1], f" {number} ", ink.style("back-edge", "back", bold=True))
    else:
        faces.small_back(canvas, ink, x, y, str(number))
    if look == "chosen":
        canvas.fill(x, y, width, height, ink.style("ink-off", "card-up"))
        _frame(canvas, ink, x, y, width, height)
        canvas.put(*middle, str(number), ink.style("ink-off", bold=True))


# The trick


def _draw_trick(canvas: Canvas, ink: Ink, at: Places, shown: BlindShown) -> None:
    """Both places of the trick, and beside each card what there is to say of it."""
    scene = shown.scene
    table: BlindState = scene.view.table
    cards = table.taken[-2:] if scene.taking_in else table.trick
    leader = leader_of(table, 2, scene.taking_in) if cards else Seat(0)
    best = best_card(cards, table.trump) if cards else -1
    for step, (x, y) in enumerate(at.cards):
        order = ((scene.bottom + step) % 2 - leader) % 2
        if order >= len(cards):
            faces.slot(canvas, ink, x, y)
            continue
        bright = shown.phase.fresh and order == len(cards) - 1
        faces.large(canvas, ink, x, y, cards[order], "chosen" if bright else "legal")
        for row, (words, style) in enumerate(blind_words.tags(ink, scene, order, best, len(cards)), y + 1):
            canvas.put(x + faces.WIDTH + 1, row, words, style)


class BlindHand(DonHand):
    """The own plate, its line of advice, the hand."""

    def advice(self, ink: Ink) -> list[Part]:
        """The line beside the own plate."""
        assert isinstance(self.shown, BlindShown)
        return blind_words.advice(ink, self.shown.scene, self.shown.slots if self.shown.slot else ())

    def show(self, shown: Shown) -> None:
        """Draw this, if it looks different."""
        before = self.shown
        super().show(shown)
        if isinstance(before, BlindShown) and isinstance(shown, BlindShown) and before.slot != shown.slot:
            self.redraw()


class BlindPanel(DonPanel):
    """The panel of a large table."""

    def log_lines(self, ink: Ink, scene: Scene) -> list[list[Part]]:
        """The log of the deal."""
        return blind_words.deal_lines(ink, scene, 35)


def card_action(shown: BlindShown, slot: int) -> Play | TurnUp:
    """What it means to play from a place of the own row: its open card, or the card that nobody knows."""
    scene, table = shown.scene, shown.scene.view.table
    assert scene.opened is not None
    opened = table.shown[scene.opened]
    card = opened[slot - 1] if opened else EMPTY
    return TurnUp(scene.opened, slot) if card in (EMPTY, BACK) else Play(scene.opened, card)
