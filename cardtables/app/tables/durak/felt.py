"""The felt of English Durak: the others with their cards, stock, pile and sign, the log, and what flies over it."""

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.tables.durak import log as durak_log, panel as durak_panel, words as durak_words
from cardtables.app.tables.durak.ground import Ground
from cardtables.app.tables.durak.motion import COME_STEPS, FLY_STEPS, DurakPhase
from cardtables.app.tables.durak.moves import Move, blows_to, moves_of
from cardtables.app.tables.durak.signs import draw_sign
from cardtables.app.tables.durak.words import is_over, points_word, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _
from cardtables.app.widgets.log import draw_log
from cardtables.engine.cards import JACK, RANK
from cardtables.engine.seats import Seat

STACKED = 3
"""So many backs are seen of cards that fly together."""


def draw_felt(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, phase: DurakPhase) -> None:
    """Everything above the own plate but what flies."""
    if any(scene.view.table.hands):
        moves = moves_of(scene)
        for place, seat in enumerate(durak_words.next_seats(scene)):
            _draw_seat(canvas, ink, ground, scene, place, seat, phase.dealt)
            remark, colour = _remark(scene, moves, seat, place)
            x, y = ground.seat(place)
            canvas.put(x, y + 3, cut(remark, ground.plan.step - 1), ink.style(colour, bold=True))
        _draw_stock(canvas, ink, ground, scene)
        _draw_pile(canvas, ink, ground, scene, phase)
        draw_sign(canvas, ink, ground.sign, scene)
    if ground.big:
        durak_panel.draw_panel(canvas, ink, scene)
    else:
        x, cells = ground.log
        lines = durak_log.log_lines(ink, scene, cells)
        draw_log(canvas, ink, x, 1, ground.hand - 6, _("LOG"), lines)
    _draw_ending(canvas, ink, ground, scene)


# The others


def _draw_seat(
    canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, place: int, seat: Seat, dealt: int | None
) -> None:  # fmt: skip
    """A plate with the number of cards, their backs, the points."""
    plan, table = ground.plan, table_of_scene(scene)
    (x, y), cards = ground.seat(place), len(table.hands[seat])
    turn = seat == table.to_play
    canvas.fill(x, y, plan.plate, 1, ink.style("say", "gold" if turn else "plate"))
    words = ink.style("on-gold", "gold", bold=True) if turn else ink.style("say")
    room = plan.plate - 3 - len(str(cards))
    after = canvas.put(x, y, ("► " if turn else "  ") + cut(scene.names[seat], min(plan.name, room)), words)
    edge = x + plan.plate - (after + len(str(cards)) + 1 < x + plan.plate)  # a long name needs the last cell, too
    canvas.right(edge, y, str(cards), ink.style("on-gold" if turn else "gold", bold=True))
    canvas.put(x, y + 1, "▌" * min(cards, plan.plate, cards if dealt is None else dealt), ink.style("back-line"))
    canvas.put(x, y + 2, points_word(table.totals[seat]), ink.style("soft"))


def _remark(scene: Scene, moves: list[Move], seat: Seat, place: int) -> tuple[str, str]:
    """What everybody should know of a seat: that it lost its turn, that it is about to go out, that it comes next."""
    table = table_of_scene(scene)
    if is_over(scene):
        return ("" if table.hands[seat] else _("★ goes out")), "gold"
    blows = blows_to(moves, seat)
    if blows and blows[-1] is moves[-1]:
        return _lost(blows), "bad"
    if len(table.hands[seat]) == 1:
        return _("one card"), "gold"
    away = (seat - table.to_play) % terms(scene).seats if not table.between else 0
    skips = durak_words.orders(scene) and terms(scene).variant.power(table.pile[-1]).skips
    if skips and away == 1:
        return _("will skip"), "bad"
    words = _("plays next") if away == 1 + skips else _lost(blows) if blows and away else ""
    return words, "soft"


def _lost(blows: list[Move]) -> str:
    """What a seat took and lost since its last turn."""
    takes = sum(blow.takes for blow in blows)
    return _("+{count}, skips").format(count=takes) if takes else _("skips")


# The middle


def _draw_stock(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    stock = len(scene.view.table.stock)
    x, y = ground.stock
    after = canvas.put(x - 1, y - 1, _("STOCK"), ink.style("soft", bold=True))
    canvas.put(after + 1, y - 1, str(stock), ink.style("say", bold=True))
    if stock:
        faces.back(canvas, ink, x, y)
    else:
        faces.slot(canvas, ink, x, y)


def _draw_pile(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, phase: DurakPhase) -> None:
    """The last cards, the number of all, and who put the top one; without it while it is on its way."""
    table, plan = table_of_scene(scene), ground.plan
    x, y = ground.pile
    cards = [] if phase.dealt is not None else table.pile[-plan.shown :]
    canvas.put(x + 1, y - 1, _("PILE"), ink.style("soft", bold=True))
    canvas.right(
        x + plan.stride * (plan.shown - 1) + faces.WIDTH, y - 1, str(len(table.pile)), ink.style("say", bold=True)
    )
    lying = cards if phase.flying is None else cards[:-1]
    if not lying:
        faces.slot(canvas, ink, x, y)
    for place, card in enumerate(lying):
        bright = phase.fresh and place == len(cards) - 1
        faces.large(canvas, ink, x + plan.stride * place, y, card, "chosen" if bright else "legal")
    soft = ink.style("soft")
    if not cards:
        return
    if table.laid_by is None:
        canvas.put(x + 1, y + faces.HEIGHT, _("turned up"), soft)
        return
    after = canvas.put(x + 1, y + faces.HEIGHT, cut(scene.names[table.laid_by], plan.name) + " ", soft)
    canvas.write(after, y + faces.HEIGHT, faces.card_words(ink, cards[-1]))


def _draw_ending(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene) -> None:
    """What the opened hand would cost if somebody went out now."""
    table, seat = table_of_scene(scene), scene.opened
    if seat is None or not table.hands[seat] or is_over(scene):
        return
    hand = table.hands[seat]
    x, y = ground.log[0], ground.hand - 4
    if ground.big:
        x, y = ground.sign.x, ground.sign.y + ground.sign.height + 1
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


# What flies


def draw_flying(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, phase: DurakPhase) -> None:
    """The card just played on its way to the pile, open; cards on their way from the stock, face down."""
    table = table_of_scene(scene)
    if phase.flying is not None and table.laid_by is not None:
        x, y = ground.pile
        x += ground.plan.stride * (min(len(table.pile), ground.plan.shown) - 1)
        home = _home(ground, scene, scene.bottom if phase.flying.own else table.laid_by)
        place = _between(home, (x, y), phase.flying.way / (FLY_STEPS + 1))
        faces.large(canvas, ink, *place, table.pile[-1], "chosen")
    if phase.coming is not None and phase.coming.way:
        home = _home(ground, scene, phase.coming.seat)
        x, y = _between(ground.stock, home, phase.coming.way / (COME_STEPS + 1))
        for card in range(min(phase.coming.cards, STACKED)):
            faces.back(canvas, ink, x + 2 * card, y)


def _home(ground: Ground, scene: Scene, seat: Seat) -> tuple[int, int]:
    """Where a seat's cards fly from, and to: its plate, or the middle of the own hand, clear of the curtain sign."""
    if seat == scene.bottom:
        return (ground.span - faces.WIDTH) // 2, ground.hand + 1 if scene.opened == seat else ground.hand - 3
    return ground.seat((seat - scene.bottom) % terms(scene).seats - 1)


def _between(start: tuple[int, int], end: tuple[int, int], way: float) -> tuple[int, int]:
    (x, y), (to_x, to_y) = start, end
    return x + round((to_x - x) * way), y + round((to_y - y) * way)
