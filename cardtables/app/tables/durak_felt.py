"""The felt of English Durak: the others with their cards, stock, pile and sign, the log; below them the own hand."""

from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Size

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.tables import durak_log, durak_panel, durak_words
from cardtables.app.tables.durak_signs import Frame, draw_sign
from cardtables.app.tables.durak_words import points_word, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.curtain import Curtain, draw_curtain
from cardtables.app.widgets.hand import Fan, draw_backs, draw_hand, lefts
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.plate import Plate, draw_plate
from cardtables.engine.action import Play
from cardtables.engine.cards import JACK, RANK, Card
from cardtables.engine.seats import Seat

BIG_WIDTH, BIG_HEIGHT = 120, 32
"""A table at least so large has the panel."""
WIDE = 100
"""One at least so wide has a wide log."""


@dataclass(frozen=True)
class Plan:
    """Where everything lies on the page, counted from its corner."""

    width: int
    step: int
    """From one plate to the next."""
    plate: int
    """Cells of a plate."""
    name: int
    seats_y: int
    stock: tuple[int, int]
    pile: tuple[int, int]
    shown: int
    """How many cards of the pile are seen."""
    stride: int
    sign: Frame
    rows: int
    """Rows above the own plate."""


SMALL = Plan(80, 14, 13, 9, 1, (5, 7), (19, 7), 3, 3, Frame(36, 5, 18, 9), 15)
LARGE = Plan(82, 20, 19, 14, 2, (5, 13), (17, 13), 6, 5, Frame(57, 10, 22, 11), 28)


@dataclass(frozen=True)
class Ground:
    """A plan laid into a window."""

    plan: Plan
    x: int
    """The page's left edge."""
    middle: int
    """So many rows stock, pile and sign lie lower than in the plan."""
    log: tuple[int, int]
    """Where the log begins, and its cells."""
    span: int
    """Cells the hand is centred in."""
    hand: int
    """The row of chosen cards."""
    rows: int
    """Rows of the hand."""

    @property
    def sign(self) -> Frame:
        """Where the sign lies in the window."""
        sign = self.plan.sign
        return Frame(self.x + sign.x, self.middle + sign.y, sign.width, sign.height)


def ground_of(size: Size) -> Ground:
    """Where everything lies in a window of this size."""
    big = size.width >= BIG_WIDTH and size.height >= BIG_HEIGHT
    rows = 7 if size.height >= 26 else 5
    hand = size.height - 1 - rows
    plan = LARGE if big else SMALL
    spare = max(0, hand - 1 - plan.rows)
    if big:
        panel = size.width - durak_panel.WIDTH - 1
        return Ground(plan, (panel - plan.width) // 2, spare // 2, (panel + 2, durak_log.WIDE), panel, hand, rows)
    log = durak_log.WIDE if size.width >= WIDE else durak_log.NARROW
    left = (size.width - log - 60) // 2
    return Ground(plan, left, spare // 2, (left + 60, log), size.width, hand, rows)


@dataclass(frozen=True)
class Shown:
    """A scene with the cursor in it."""

    scene: Scene
    hand: tuple[Card, ...] = ()
    """The opened hand in display order."""
    chosen: Card | None = None
    first: int | None = None
    """The first card shown of a long hand that is looked through."""

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be played now."""
        if not durak_words.acts(self.scene):
            return frozenset()
        return frozenset(action.card for action in self.scene.view.legal if isinstance(action, Play))

    @property
    def fan(self) -> Fan:
        """The opened hand as it is drawn: cards that do not fit lie low also when none does."""
        keys = durak_words.acts(self.scene) and not durak_words.orders(self.scene)
        return Fan(self.hand, self.legal, self.chosen, keys=keys, first=self.first)


def draw_table(canvas: Canvas, ink: Ink, size: Size, shown: Shown) -> None:
    """The whole table."""
    scene, ground = shown.scene, ground_of(size)
    _draw_hand(canvas, ink, ground, shown)
    _draw_own(canvas, ink, ground, scene)
    if any(scene.view.table.hands):
        for place, seat in enumerate(durak_words.next_seats(scene)):
            _draw_seat(canvas, ink, ground, scene, place, seat)
        _draw_stock(canvas, ink, ground, scene)
        _draw_pile(canvas, ink, ground, scene)
        draw_sign(canvas, ink, ground.sign, scene)
    if ground.plan is LARGE:
        durak_panel.draw_panel(canvas, ink, scene)
    else:
        x, cells = ground.log
        lines = durak_log.log_lines(ink, scene, cells)
        draw_log(canvas, ink, x, 1, ground.hand - 6, _("LOG"), lines)
    _draw_ending(canvas, ink, ground, scene)


# The others


def _draw_seat(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, place: int, seat: Seat) -> None:
    """A plate with the number of cards, their backs, the points, and a remark."""
    plan, table = ground.plan, table_of_scene(scene)
    x, y, cards = ground.x + 2 + plan.step * place, plan.seats_y, len(table.hands[seat])
    turn = seat == table.to_play
    canvas.fill(x, y, plan.plate, 1, ink.style("say", "gold" if turn else "plate"))
    words = ink.style("on-gold", "gold", bold=True) if turn else ink.style("say")
    name = cut(scene.names[seat], min(plan.name, plan.plate - 4 - len(str(cards))))
    canvas.put(x, y, ("► " if turn else "  ") + name, words)
    number = ink.style("on-gold" if turn else "gold", bold=True)
    canvas.right(x + plan.plate - 1, y, str(cards), number)
    canvas.put(x, y + 1, "▌" * min(cards, plan.plate), ink.style("back-line"))
    canvas.put(x, y + 2, points_word(table.totals[seat]), ink.style("soft"))
    remark, colour = _remark(scene, seat, place)
    canvas.put(x, y + 3, cut(remark, plan.step - 1), ink.style(colour, bold=True))


def _remark(scene: Scene, seat: Seat, place: int) -> tuple[str, str]:
    """What everybody should know of a seat: that it lost its turn, that it is about to go out, that it comes next."""
    table = table_of_scene(scene)
    if seat == table.skipped:
        return (_("+{count}, skips").format(count=table.took) if table.took else _("skips")), "bad"
    if len(table.hands[seat]) == 1:
        return _("one card"), "gold"
    if table.between:
        return "", "soft"
    away = (seat - table.to_play) % terms(scene).seats
    skips = durak_words.orders(scene) and terms(scene).variant.power(table.pile[-1]).skips
    if skips and away == 1:
        return _("will skip"), "bad"
    if away == 1 + skips:
        return _("plays next"), "soft"
    return "", "soft"


# The middle


def _draw_stock(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    stock = len(scene.view.table.stock)
    x, y = ground.x + ground.plan.stock[0], ground.middle + ground.plan.stock[1]
    after = canvas.put(x - 1, y - 1, _("STOCK"), ink.style("soft", bold=True))
    canvas.put(after + 1, y - 1, str(stock), ink.style("say", bold=True))
    if stock:
        faces.back(canvas, ink, x, y)
    else:
        faces.slot(canvas, ink, x, y)


def _draw_pile(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    """The last cards, the number of all, and who put the top one."""
    table, plan = table_of_scene(scene), ground.plan
    x, y = ground.x + plan.pile[0], ground.middle + plan.pile[1]
    cards = table.pile[-plan.shown :]
    canvas.put(x + 1, y - 1, _("PILE"), ink.style("soft", bold=True))
    canvas.right(
        x + plan.stride * (plan.shown - 1) + faces.WIDTH, y - 1, str(len(table.pile)), ink.style("say", bold=True)
    )
    if not cards:
        faces.slot(canvas, ink, x, y)
        return
    for place, card in enumerate(cards):
        faces.large(canvas, ink, x + plan.stride * place, y, card)
    soft = ink.style("soft")
    if table.laid_by is None:
        canvas.put(x + 1, y + faces.HEIGHT, _("turned up"), soft)
        return
    after = canvas.put(x + 1, y + faces.HEIGHT, cut(scene.names[table.laid_by], plan.name) + " ", soft)
    canvas.write(after, y + faces.HEIGHT, faces.card_words(ink, cards[-1]))


def _draw_ending(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    """What the opened hand would cost if somebody went out now."""
    table, seat = table_of_scene(scene), scene.opened
    if seat is None or not table.hands[seat]:
        return
    hand = table.hands[seat]
    x, y = ground.log[0], ground.hand - 4
    if ground.plan is LARGE:
        x, y = ground.x + ground.plan.sign.x, ground.sign.y + ground.sign.height + 1
    canvas.put(x, y, _("IF IT ENDED NOW"), ink.style("gold", bold=True))
    cost = sum(terms(scene).worth[card] for card in hand)
    after = canvas.put(x, y + 1, _("your hand:") + " ", ink.style("soft"))
    canvas.put(after, y + 1, str(cost), ink.style("say", bold=True))
    if terms(scene).variant.fatal == JACK and any(RANK[card] == JACK for card in hand):
        canvas.put(x, y + 2, _("a jack: lost"), ink.style("bad", bold=True))
        return
    total = table.totals[seat]
    if total:
        sums = f"{durak_words.signed(total)} + {cost} = {durak_words.signed(total + cost)}"
        limit = terms(scene).options.limit
        canvas.put(x, y + 2, sums, ink.style("bad" if limit and total + cost >= limit else "soft"))


# The own place


def _draw_own(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    """The line of what happened; the own plate, the number of cards or the points, the advice."""
    table, y = table_of_scene(scene), ground.hand - 1
    start = ground.x + 2 if ground.plan is LARGE else 2
    line = durak_log.happened(ink, scene)
    canvas.write(start, y - 1, line)
    plate = Plate(scene.names[scene.bottom], in_turn=scene.bottom == table.to_play)
    after = draw_plate(canvas, ink, start, y, plate) + 2
    cards = _n("{count} card", "{count} cards", len(table.hands[scene.bottom]))
    advice = durak_words.advice(ink, scene)
    room = ground.span - 1 - after - sum(cell_len(text) for text, _style in advice)
    if any(table.hands) and not scene.refusal and not scene.trouble:
        known = cards if scene.opened is not None else f"{points_word(table.totals[scene.bottom])} · {cards}"
        known += " · " if advice and advice[0][0] else ""
        if cell_len(known) <= room:
            after = canvas.put(after, y, known, ink.style("soft"))
    canvas.write(after, y, advice)
    if scene.open_table:
        canvas.right(ground.span - 1, y, _("open table"), ink.style("gold", bold=True))


def _draw_hand(canvas: Canvas, ink: Ink, ground: Ground, shown: Shown) -> None:
    """The opened hand; or its backs and the curtain sign."""
    scene = shown.scene
    if scene.opened is not None and shown.hand:
        draw_hand(canvas, ink, shown.fan, y=ground.hand, rows=ground.rows, width=ground.span)
        if scene.lingers:
            _mark_new(canvas, ink, ground, shown)
        return
    cards = len(scene.view.table.hands[scene.bottom])
    draw_backs(canvas, ink, cards, y=ground.hand, rows=ground.rows, width=ground.span)
    if scene.opened is None and scene.awaited is not None and not scene.trouble:
        sign = Curtain(scene.awaited, scene.names[scene.awaited], durak_log.news_lines(ink, scene))
        draw_curtain(canvas, ink, ground.hand + 1, sign, large=ground.plan is LARGE, span=ground.span)


def _mark_new(canvas: Canvas, ink: Ink, ground: Ground, shown: Shown) -> None:
    """The cards that came to a hand whose turn is over."""
    scene = shown.scene
    assert scene.opened is not None
    came = durak_log.came(scene)
    first, after = shown.fan.shown
    for card, x in zip(shown.hand[first:after], lefts(after - first, ground.span), strict=True):
        if card in came:
            canvas.put(x + 1, ground.hand + ground.rows, _("new"), ink.style("good", bold=True))
