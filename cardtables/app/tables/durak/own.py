"""The own place at a table of English Durak: what happened, the plate with the advice, the hand or the curtain sign."""

from dataclasses import dataclass

from rich.cells import cell_len
from textual.geometry import Size

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables.durak import advice as durak_advice, news as durak_news, words as durak_words
from cardtables.app.tables.durak.felt import draw_felt, draw_flying
from cardtables.app.tables.durak.ground import Ground, ground_of
from cardtables.app.tables.durak.motion import STILL, DurakPhase
from cardtables.app.tables.durak.moves import came
from cardtables.app.tables.durak.words import points_word, table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n
from cardtables.app.widgets.curtain import Curtain, draw_curtain
from cardtables.app.widgets.hand import Fan, draw_backs, draw_hand, lefts, most, stride
from cardtables.app.widgets.plate import Plate, draw_plate
from cardtables.engine.action import Play
from cardtables.engine.cards import Card


@dataclass(frozen=True)
class Shown:
    """A scene with the cursor in it, and what moves in it."""

    scene: Scene
    hand: tuple[Card, ...] = ()
    """The opened hand in display order."""
    chosen: Card | None = None
    first: int | None = None
    """The first card shown of a long hand that is looked through."""
    phase: DurakPhase = STILL

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be played now."""
        if not durak_words.acts(self.scene):
            return frozenset()
        return frozenset(action.card for action in self.scene.view.legal if isinstance(action, Play))

    @property
    def covered(self) -> frozenset[Card]:
        """The cards of the opened hand that are still on their way to it: nobody has seen them."""
        coming, seat = self.phase.coming, self.scene.opened
        if self.phase.dealt is not None:
            return frozenset(self.hand)
        if coming is None or seat is None or coming.seat != seat:
            return frozenset()
        return frozenset(table_of_scene(self.scene).hands[seat][-coming.cards :])

    def fan(self, span: int) -> Fan:
        """The opened hand as it is drawn in so many cells: cards that do not fit lie low also when none does."""
        keys = durak_words.acts(self.scene) and not durak_words.orders(self.scene)
        return Fan(
            self.hand, self.legal, self.chosen, keys=keys, first=self.first, room=most(span), covered=self.covered
        )


def draw_table(canvas: Canvas, ink: Ink, size: Size, shown: Shown) -> None:
    """The whole table."""
    scene, ground = shown.scene, ground_of(size)
    _draw_hand(canvas, ink, ground, shown)
    _draw_own(canvas, ink, ground, shown)
    draw_felt(canvas, ink, ground, scene, shown.phase)
    draw_flying(canvas, ink, ground, scene, shown.phase)


def _draw_own(canvas: Canvas, ink: Ink, ground: Ground, shown: Shown) -> None:
    """The line of what happened; the own plate, the number of cards or the points, the advice.

    While cards come to the open hand nothing is said, for it would name them.
    """
    scene, y = shown.scene, ground.hand - 1
    table, start = table_of_scene(scene), ground.x + 2 if ground.big else 2
    says = not shown.covered or scene.refusal or scene.trouble
    canvas.write(start, y - 1, durak_news.happened(ink, scene) if says else [])
    plate = Plate(scene.names[scene.bottom], in_turn=scene.bottom == table.to_play)
    after = draw_plate(canvas, ink, start, y, plate) + 2
    cards = _n("{count} card", "{count} cards", len(table.hands[scene.bottom]))
    advice = durak_advice.advice(ink, scene) if says else []
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
    scene, dealt = shown.scene, shown.phase.dealt
    cards = len(scene.view.table.hands[scene.bottom])
    place = {"y": ground.hand, "rows": ground.rows, "width": ground.span}
    if dealt is not None:
        draw_backs(canvas, ink, cards, dealt=dealt, **place)
        return
    if scene.opened is not None and shown.hand:
        fan = shown.fan(ground.span)
        draw_hand(canvas, ink, fan, **place)
        _mark_new(canvas, ink, ground, scene, fan)
        return
    draw_backs(canvas, ink, cards, **place)
    if scene.opened is None and scene.awaited is not None and not scene.trouble:
        rows, cells = (3, durak_news.LARGE_NEWS_CELLS) if ground.big else (2, durak_news.NEWS_CELLS)
        news = durak_news.news_lines(ink, scene, rows, cells)
        sign = Curtain(scene.awaited, scene.names[scene.awaited], news)
        draw_curtain(canvas, ink, ground.hand + 1, sign, large=ground.big, span=ground.span)


def _mark_new(canvas: Canvas, ink: Ink, ground: Ground, scene: Scene, fan: Fan) -> None:
    """The cards that have come to the hand since its owner's last move; `+` where there is no room for the word."""
    new = [card for card in came(scene) if card not in fan.covered]
    first, after = fan.shown
    step, word, good = stride(after - first, ground.span), _("new"), ink.style("good", bold=True)
    begins = 3 if fan.keys else 1
    fits = begins + cell_len(word) <= step
    for card, x in zip(fan.cards[first:after], lefts(after - first, ground.span), strict=True):
        if card in new:
            canvas.put(x + (begins if fits else 2), ground.hand + ground.rows, word if fits else "+", good)
