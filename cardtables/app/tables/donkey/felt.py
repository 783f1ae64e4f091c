"""The Donkey table while all choose: the seats round the felt, who has sealed a card, the own four cards."""

from dataclasses import dataclass

from textual.geometry import Size

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.tables.donkey import words as donkey_words
from cardtables.app.tables.donkey.words import NAME_CELLS, alive, left_neighbour, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.curtain import Curtain, draw_curtain
from cardtables.app.widgets.hand import Fan, draw_backs, draw_hand, lefts
from cardtables.app.widgets.plate import Plate, draw_plate
from cardtables.engine.cards import EMPTY, Card
from cardtables.engine.seats import Seat
from cardtables.games.donkey.state import DonkeyState, Pass

HAND_X = 4
"""The first card of the own hand, from the left edge of the page."""
FAN = 31
"""Cells of four cards side by side."""


@dataclass(frozen=True)
class Plan:
    """Where everything lies on the page: places of the 80 × 22 or the 120 × 38 one."""

    width: int
    box: tuple[int, int]
    """Cells of a seat's box."""
    boxes: tuple[tuple[int, int], ...]
    """The upper left corners, clockwise from the own left neighbour."""
    large: bool
    """Whether the backs are large cards."""
    words: int
    """The row of the two lines about passing."""
    coming: tuple[int, int]
    """Where the card for the own hand lies sealed."""
    going: tuple[int, int]
    """Where the own sealed card lies."""
    hand: int
    """Rows of plate, hand and keys."""


SMALL = Plan(80, (20, 4), ((5, 5), (30, 1), (55, 5)), False, 8, (52, 11), (23, 11), 7)
LARGE = Plan(120, (28, 6), ((8, 7), (46, 1), (84, 7)), True, 14, (75, 19), (38, 19), 9)


def plan_for(size: Size) -> Plan:
    """The small page, or the large one where it fits."""
    return LARGE if size.width >= 110 and size.height >= 32 else SMALL


@dataclass(frozen=True)
class Shown:
    """A scene with the cursor in it."""

    scene: Scene
    hand: tuple[Card, ...] = ()
    """The opened hand in display order."""
    chosen: Card | None = None

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be sealed now."""
        return frozenset(action.card for action in self.scene.view.legal if isinstance(action, Pass))

    @property
    def fan(self) -> Fan:
        """The opened hand as it is drawn."""
        return Fan(self.hand, self.legal, self.chosen, keys=bool(self.legal))


def hand_place(canvas_width: int, size: Size) -> tuple[int, int, int]:
    """Where the own hand lies: the cells its fan is centred in, the row of chosen cards, the rows of the cards."""
    plan = plan_for(size)
    rows = plan.hand + 2 * (plan is SMALL and size.height >= 28)
    start = (canvas_width - plan.width) // 2 + HAND_X
    return 2 * start + FAN, size.height - rows + 1, rows - 2


def draw_choosing(canvas: Canvas, ink: Ink, size: Size, shown: Shown) -> None:
    """The whole table."""
    scene, plan = shown.scene, plan_for(size)
    span, hand_y, rows = hand_place(canvas.width, size)
    x = (canvas.width - plan.width) // 2
    y = max(0, (hand_y - 1 - (plan.coming[1] + (7 if plan.large else 4))) // 2)
    _draw_seats(canvas, ink, plan, x, y, scene)
    if any(scene.view.table.hands):
        _draw_passing(canvas, ink, plan, x, y, scene)
    _draw_own(canvas, ink, x, hand_y - 1, shown)
    _draw_hand(canvas, ink, x, span, hand_y, rows, shown)


def _draw_seats(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, scene: Scene) -> None:
    for step, (box_x, box_y) in enumerate(plan.boxes, 1):
        seat = Seat((scene.bottom + step) % terms(scene).seats)
        backs = len(scene.view.table.hands[seat]) - (scene.view.table.sealed[seat] != EMPTY)
        _draw_backs(canvas, ink, plan, x + box_x + 3, y + box_y + plan.box[1], backs)
        _draw_box(canvas, ink, x + box_x, y + box_y, plan.box, scene, seat)


def _draw_backs(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, cards: int) -> None:
    """The cards somebody holds, as far as they look out under his box."""
    for place in range(cards):
        if plan.large:
            faces.back(canvas, ink, x + 5 * place, y)
        else:
            faces.small_back(canvas, ink, x + 3 * place, y - 1)


def _draw_box(canvas: Canvas, ink: Ink, x: int, y: int, box: tuple[int, int], scene: Scene, seat: Seat) -> None:
    """Number, name and letters of a seat, and in the lower frame whether it has chosen."""
    table: DonkeyState = scene.view.table
    width, height = box
    plays = seat in alive(scene)
    canvas.fill(x, y, width, height, ink.style("say", "felt-deep"))
    canvas.frame(x, y, width, height, ink.style("line"))
    canvas.put(x + 2, y + 1, str(seat + 1), ink.style("gold", bold=True))
    canvas.put(x + 4, y + 1, cut(scene.names[seat], NAME_CELLS), ink.style("say" if plays else "faint", bold=True))
    word = terms(scene).options.word
    canvas.write(x + 4, y + height - 2, donkey_words.letters(ink, word, table.letters[seat]))
    if not plays:
        canvas.put(x + 2, y + height - 1, f" {_('out')} ", ink.style("faint"))
    elif table.sealed[seat] != EMPTY:
        canvas.put(x + 2, y + height - 1, f" {_('✓ chose')} ", ink.style("good", bold=True))
    elif table.hands[seat]:
        canvas.put(x + 2, y + height - 1, f" {_('waits')} ", ink.style("soft"))


def _draw_passing(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, scene: Scene) -> None:
    """The order of passing, how many have chosen, the sealed cards beside the own place."""
    table: DonkeyState = scene.view.table
    soft, say = ink.style("soft"), ink.style("say")
    canvas.centre(x, y + plan.words, plan.width, _("each card goes one seat left"), soft)
    canvas.centre(x, y + plan.words + 1, plan.width, donkey_words.order_of_passing(scene, plan.width - 46), say)
    middle = plan.coming[1] + 1 + plan.large
    canvas.centre(x, y + middle, plan.width, donkey_words.have_chosen(scene), ink.style("gold", bold=True))
    if scene.bottom not in alive(scene):
        return
    giver = next(seat for seat in alive(scene) if left_neighbour(scene, seat) == scene.bottom)
    taker = cut(scene.names[left_neighbour(scene, scene.bottom)], NAME_CELLS)
    for (place_x, place_y), seat, label in (
        (plan.coming, giver, _("sealed, for you")),
        (plan.going, scene.bottom, _("yours to {name}").format(name=taker)),
    ):
        _draw_sealed(canvas, ink, plan, x + place_x, y + place_y, table.sealed[seat] != EMPTY)
        width, below = (7, 5) if plan.large else (5, 3)
        canvas.centre(x + place_x - 10, y + place_y + below, width + 20, label, ink.style("faint"))


def _draw_sealed(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, sealed: bool) -> None:
    """A sealed card lies face down, whoever looks: its owner knows it too well to need to see it."""
    if plan.large:
        (faces.back if sealed else faces.slot)(canvas, ink, x, y)
    elif sealed:
        faces.small_back(canvas, ink, x, y)
    else:
        faces.small_slot(canvas, ink, x, y)


def _draw_own(canvas: Canvas, ink: Ink, x: int, y: int, shown: Shown) -> None:
    """The own plate with its letters and the line of advice."""
    scene = shown.scene
    plate = Plate(scene.names[scene.bottom], in_turn=scene.bottom in scene.view.turn, cells=NAME_CELLS)
    after = draw_plate(canvas, ink, x + 2, y, plate)
    word, count = terms(scene).options.word, scene.view.table.letters[scene.bottom]
    after = canvas.write(after + 2, y, donkey_words.letters(ink, word, count))
    canvas.write(after + 3, y, donkey_words.advice(ink, scene))
    if scene.open_table:
        canvas.right(canvas.width - 1, y, _("open table"), ink.style("gold", bold=True))


def _draw_hand(canvas: Canvas, ink: Ink, x: int, span: int, y: int, rows: int, shown: Shown) -> None:
    """The four cards with the one that came marked, and what to do; or their backs and the curtain sign."""
    scene = shown.scene
    if scene.opened is None or not shown.hand:
        draw_backs(canvas, ink, len(scene.view.table.hands[scene.bottom]), y=y, rows=rows, width=span)
        if scene.opened is None and scene.awaited is not None and not scene.trouble:
            sign = Curtain(scene.awaited, scene.names[scene.awaited], donkey_words.news_lines(ink, scene))
            draw_curtain(canvas, ink, y + 1, sign, large=canvas.width >= LARGE.width, span=canvas.width)
        return
    draw_hand(canvas, ink, shown.fan, y=y, rows=rows, width=span)
    received = scene.view.table.received[scene.opened]
    for card, left in zip(shown.hand, lefts(len(shown.hand), span), strict=True):
        if card == received:
            canvas.put(left + 3, y + rows, _("new"), ink.style("good"))
    for row, line in enumerate(donkey_words.what_to_do(ink, scene), y + 1):
        canvas.write(x + 42, row, line)
