"""The Don table: board, trump sign, trick, log, and the hand at the lower edge."""

from dataclasses import dataclass, replace
from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.geometry import Size

from cardtables.app.canvas import Canvas
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables import don_sheet, don_words
from cardtables.app.tables.don_panel import DonPanel
from cardtables.app.tables.don_words import terms
from cardtables.app.tables.table import Scene, Table
from cardtables.app.texts import _, _n
from cardtables.app.widgets import trick
from cardtables.app.widgets.board import COMPACT_ROWS, PLANK_ROWS, Pegs, draw_compact, draw_planks, side_colour
from cardtables.app.widgets.curtain import Curtain, draw_curtain
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.hand import CARD_KEYS, Fan, display_order, draw_backs, draw_hand, place_at
from cardtables.app.widgets.log import draw_log
from cardtables.app.widgets.plate import Plate, draw_plate
from cardtables.app.widgets.sign import draw_sign
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import Card
from cardtables.engine.seats import Seat
from cardtables.engine.tricks import best_card
from cardtables.engine.view import View
from cardtables.games.don.state import DonState, NameTrump

BIG_WIDTH, BIG_HEIGHT = 110, 34
"""A window at least so large shows the board hole by hole, and the panel."""
TALL = 30
"""A window at least so high shows whole hand cards."""


def is_big(size: Size) -> bool:
    """Whether the window has room for the large table."""
    return size.width >= BIG_WIDTH and size.height >= BIG_HEIGHT


@dataclass(frozen=True)
class Shown:
    """A scene with the cursor in it."""

    scene: Scene
    hand: tuple[Card, ...] = ()
    """The opened hand in display order."""
    chosen: Card | None = None

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be played now."""
        return frozenset(action.card for action in self.scene.view.legal if isinstance(action, Play))

    @property
    def fan(self) -> Fan:
        """The opened hand as it is drawn."""
        return Fan(self.hand, self.legal, self.chosen, keys=bool(self.scene.view.legal) and not self.scene.taking_in)


class DonFelt(Drawn):
    """Everything above the own plate."""

    shown: Shown | None = None

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw board, sign, trick and log."""
        if self.shown is None:
            return
        scene = self.shown.scene
        table: DonState = scene.view.table
        pegs = Pegs(terms(scene).options.target, tuple(table.score), tuple(table.rear))
        big = is_big(self.app.size)
        if big:
            draw_planks(canvas, ink, 0, pegs, width=canvas.width)
            top, bottom = pegs.planks * PLANK_ROWS, 27
            spots = trick.large_spots((canvas.width - 82) // 2, (canvas.height - bottom) // 2)
            sign = 3, top + 2
        else:
            draw_compact(canvas, ink, 0, pegs, x=(canvas.width - 80) // 2, width=80)
            spots = trick.small_spots((canvas.width - 80) // 2, (canvas.height - 15) // 2)
            sign = 1, COMPACT_ROWS + (canvas.height - 15) // 2
            self._paint_log(canvas, ink, scene)
        draw_sign(canvas, ink, *sign, don_words.trump_sign(scene))
        self._paint_tricks(canvas, ink, scene, sign[0] + 1, sign[1] + (10 if big else 9))
        trick.draw_trick(canvas, ink, spots, _places(scene))

    def _paint_log(self, canvas: Canvas, ink: Ink, scene: Scene) -> None:
        wide = 38 if canvas.width >= 100 else 20
        lines = don_words.log_lines(ink, scene)
        draw_log(canvas, ink, canvas.width - wide, 3, canvas.height - 4, _("LOG"), lines)

    def _paint_tricks(self, canvas: Canvas, ink: Ink, scene: Scene, x: int, y: int) -> None:
        takers = scene.view.table.takers
        for side in range(2):
            taken = sum(taker % 2 == side for taker in takers)
            canvas.put(x, y + side, SIDE_SIGNS[side], ink.style(side_colour(side)))
            canvas.put(x + 2, y + side, _n("{count} trick", "{count} tricks", taken), ink.style("say"))


class DonHand(Drawn):
    """The own plate with its line of advice, and the hand below it."""

    shown: Shown | None = None

    @property
    def rows(self) -> int:
        """Rows of the hand: from the row of chosen cards to the row above the keys."""
        return self.size.height - 2

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the plate, the advice, the hand or its backs, and the curtain sign."""
        if self.shown is None:
            return
        scene = self.shown.scene
        table: DonState = scene.view.table
        in_turn = table.to_play == scene.bottom and not scene.taking_in
        plate = Plate(scene.names[scene.bottom], scene.bottom % 2, in_turn)
        x = draw_plate(canvas, ink, 2, 0, plate)
        canvas.write(x + 2, 0, don_words.advice(ink, scene))
        if scene.open_table:
            canvas.right(canvas.width - 1, 0, _("open table"), ink.style("gold", bold=True))
        if scene.opened is not None and self.shown.hand:
            draw_hand(canvas, ink, self.shown.fan, y=1, rows=self.rows, width=canvas.width)
            return
        cards = len(table.hands[scene.bottom]) + len(table.unseen[scene.bottom])
        draw_backs(canvas, ink, cards, y=1, rows=self.rows, width=canvas.width)
        if scene.opened is None and scene.awaited is not None and not scene.trouble:
            curtain = Curtain(scene.awaited, scene.names[scene.awaited], don_words.news_lines(ink, scene))
            draw_curtain(canvas, ink, 2, curtain, width=58 if canvas.width < 82 else 70)

    def on_click(self, event: events.Click) -> None:
        """A click does what the key of the card does."""
        table = self.query_ancestor(DonTable)
        if self.shown is None or event.y < 1:
            return
        place = place_at(self.shown.fan, event.x, event.y - 1, width=self.size.width)
        if place is not None:
            table.clicked(place)


def _places(scene: Scene) -> list[trick.Place]:
    """The four places of the trick from the lower edge clockwise."""
    table: DonState = scene.view.table
    seats = scene.rules.seats
    cards = table.taken[-seats:] if scene.taking_in else table.trick
    leader = don_words.leader_of(table, seats, scene.taking_in) if cards else Seat(0)
    best = best_card(cards, table.trump) if cards else -1
    places = []
    for step in range(seats):
        seat = Seat((scene.bottom + step) % seats)
        in_turn = seat == table.to_play and not scene.taking_in
        place = trick.Place(Plate(scene.names[seat], seat % 2, in_turn) if step else None)
        order = (seat - leader) % seats
        if order < len(cards):
            place = replace(place, card=cards[order], tag=_tag(scene, order, best), best=order == best and bool(order))
            place = replace(place, best=place.best or (scene.taking_in and order == best))
        places.append(place)
    return places


def _tag(scene: Scene, order: int, best: int) -> str:
    if scene.taking_in:
        pegs = scene.view.table.pegs[-1]
        if order != best:
            return ""
        return _("★ takes it  +{pegs}").format(pegs=pegs) if pegs else _("★ takes it")
    if order == best:
        return _("★ winning") if order else _("led ★ winning") if len(scene.view.table.trick) > 1 else _("led")
    return "" if order else _("led")


class DonTable(Table):
    """The table of the Don family."""

    DEFAULT_CSS = """
    DonTable { height: 1fr; }
    DonTable Vertical { width: 1fr; }
    DonFelt { height: 1fr; }
    DonHand { height: 7; }
    DonPanel { width: 37; display: none; }
    DonTable.-tall DonHand { height: 9; }
    DonTable.-big DonHand { height: 11; }
    DonTable.-big DonPanel { display: block; }
    """

    _shown: Shown | None = None

    def compose(self) -> ComposeResult:
        """The felt over the hand, the panel at the right of both."""
        with Horizontal():
            with Vertical():
                yield DonFelt()
                yield DonHand()
            yield DonPanel()

    def on_resize(self, event: events.Resize) -> None:
        """A larger window shows more."""
        big = is_big(self.app.size)
        self.set_class(big, "-big")
        self.set_class(self.app.size.height >= TALL and not big, "-tall")

    def show(self, scene: Scene) -> None:
        """Draw this scene."""
        table: DonState = scene.view.table
        hand = tuple(display_order(table.hands[scene.opened])) if scene.opened is not None else ()
        shown = Shown(scene, hand)
        before = self._shown
        if before and before.scene.opened == scene.opened and before.chosen in shown.legal:
            shown = replace(shown, chosen=before.chosen)
        elif shown.legal and not scene.taking_in:
            shown = replace(shown, chosen=next(card for card in hand if card in shown.legal))
        self._show(shown)

    def _show(self, shown: Shown) -> None:
        """Draw what differs from what is shown."""
        before, self._shown = self._shown, shown
        if before is None or before.scene != shown.scene:
            for part in (self.query_one(DonFelt), self.query_one(DonPanel)):
                part.shown = shown
                part.redraw()
        hand = self.query_one(DonHand)
        hand.shown = shown
        hand.redraw()

    # Keys

    def press(self, key: str) -> Action | str | None:
        """A letter plays its card, or chooses it when the table asks before playing; q w e r name the trump."""
        shown = self._shown
        if shown is None or key not in CARD_KEYS:
            return None
        names = [action for action in shown.scene.view.legal if isinstance(action, NameTrump)]
        if names:
            return self._naming(names, key)
        place = CARD_KEYS.index(key)
        return self._touch(shown, place) if place < len(shown.hand) else None

    def _naming(self, names: list[NameTrump], key: str) -> Action | None:
        place = don_words.NAMING_KEYS.lower().find(key)
        return names[place] if 0 <= place < len(names) else None

    def _touch(self, shown: Shown, place: int) -> Action | str | None:
        scene, card = shown.scene, shown.hand[place]
        assert scene.opened is not None
        action = Play(scene.opened, card)
        fault = scene.rules.fault(scene.view.table, action)
        if fault:
            return fault
        if scene.ask_first and card != shown.chosen:
            self._show(replace(shown, chosen=card))
            return None
        return action

    def move(self, key: str) -> None:
        """← → go over the cards that may be played."""
        shown = self._shown
        if shown is None or shown.chosen is None or key not in ("left", "right"):
            return
        legal = [card for card in shown.hand if card in shown.legal]
        step = legal.index(shown.chosen) + (1 if key == "right" else -1)
        scene = replace(shown.scene, refusal=None)
        self._show(replace(shown, scene=scene, chosen=legal[step % len(legal)]))

    def enter(self) -> Action | None:
        """Enter plays the chosen card."""
        shown = self._shown
        if shown is None or shown.chosen is None or shown.scene.opened is None:
            return None
        return Play(shown.scene.opened, shown.chosen)

    def clicked(self, place: int) -> None:
        """A card of the hand was clicked."""
        if self._shown is None:
            return
        answer = self._touch(self._shown, place)
        if isinstance(answer, str):
            self.post_message(self.Refused(answer))
        elif answer is not None:
            self.post_message(self.Chosen(answer))

    # Words

    def where(self, scene: Scene) -> str:
        """Where the match stands."""
        return don_words.where(scene)

    def whose(self, scene: Scene) -> str:
        """Whose turn it is."""
        return "" if scene.taking_in else don_words.whose(scene)

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """A finished trick stays until it is taken in."""
        table: DonState = view.table
        return bool(table.takers) and not table.trick

    # The sheets

    draw_deal = staticmethod(don_sheet.draw_deal)
    out_of_play = staticmethod(don_sheet.out_of_play)
    draw_match = staticmethod(don_sheet.draw_match)
    score_lines = staticmethod(don_sheet.score_lines)
