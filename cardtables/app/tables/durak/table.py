"""The table of English Durak: a scene goes down to its one drawing, what a key stands for comes up."""

from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.motion import Reel
from cardtables.app.tables.durak import (
    compare as durak_compare,
    score as durak_score,
    sheet as durak_sheet,
    words as durak_words,
)
from cardtables.app.tables.durak.end import as_it_lay
from cardtables.app.tables.durak.ground import Ground, ground_of
from cardtables.app.tables.durak.motion import STILL, DurakPhase, durak_motions
from cardtables.app.tables.durak.own import Shown, draw_table
from cardtables.app.tables.durak.words import ORDER_KEYS, OTHER_KEY, table_of_scene
from cardtables.app.tables.table import Scene, Table, cursor
from cardtables.app.texts import N_, _, _n
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.hand import Fan, display_order, place_at, place_of_key
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import SUITS
from cardtables.engine.view import View
from cardtables.games.durak.state import Decline, Draw
from cardtables.play.clock import moment

GLANCE = 6
"""So many cards the window over a long hand goes on when nothing can be chosen."""


class DurakFelt(Drawn):
    """Everything between header and footer."""

    shown: Shown | None = None

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw the table."""
        if self.shown is not None:
            draw_table(canvas, ink, self.size, self.shown)


class DurakTable(Table):
    """The table of the four games of English Durak."""

    DEFAULT_CSS = """
    DurakTable { height: 1fr; }
    DurakFelt { height: 1fr; }
    """

    button_row: ClassVar[int] = 20
    draws_family: ClassVar[bool] = True
    key_lines: ClassVar[tuple[tuple[str, str], ...]] = (
        (N_("your number"), N_("Opens your hand.")),
        (N_("the letter"), N_("Under a card: plays that card.")),
        (N_("← →  Enter"), N_("The slow way: choose a card, play it. In a long hand the arrows look through it.")),
        (N_("Enter"), N_("Draws when nothing fits, or takes the penalty; hurries the computers.")),
        ("N", N_("Leaves an ace open; keeps a drawn card or takes the penalty, where the rules allow it.")),
        (N_("q w e r"), N_("Name a suit, when one is to be named.")),
        (N_("Space or Esc"), N_("Hides the hand at once. After a drawn card any key does.")),
        (N_("Tab"), N_("The menu: rules, score sheet, take back, settings, leave.")),
        (N_("Ctrl+Q"), N_("Ends the program. Every card played is saved.")),
    )
    _shown: Shown | None = None

    def __init__(self) -> None:
        super().__init__()
        self.reel: Reel[DurakPhase] = Reel(self, self._show_phase, STILL)

    def compose(self) -> ComposeResult:
        """One drawing."""
        yield DurakFelt()

    @property
    def felt(self) -> DurakFelt:
        """The drawing."""
        return self.query_one(DurakFelt)

    def show(self, scene: Scene) -> None:
        """Draw this scene; what moves goes on when it is asked for once more."""
        scene, before = as_it_lay(scene), self._shown
        hand = tuple(display_order(table_of_scene(scene).hands[scene.opened])) if scene.opened is not None else ()
        shown = Shown(scene, hand)
        if before and before.scene.opened == scene.opened and not shown.legal:
            shown = replace(shown, first=before.first)
        if before is None or before.scene != scene:
            phase = self.reel.begin(durak_motions(before.scene, scene) if before else ())
        else:
            phase = before.phase
        self._show(replace(shown, chosen=cursor(before, shown, hand), phase=phase))

    def _show_phase(self, phase: DurakPhase) -> None:
        if self._shown is not None:
            self._show(replace(self._shown, phase=phase))

    def _show(self, shown: Shown) -> None:
        before, self._shown = self._shown, shown
        if before is not None and before.covered - shown.covered:
            self.uncovered = moment()
        self.felt.shown = shown
        self.felt.redraw()

    def finish(self) -> None:
        """Show the still picture at once."""
        self.reel.finish()

    @property
    def ground(self) -> Ground:
        """Where everything lies now."""
        return ground_of(self.size)

    # Keys

    def press(self, key: str) -> Action | str | None:
        """A letter plays the card over it, or names a suit; one more leaves an ace open, or takes the cards."""
        shown = self._shown
        if shown is None or not durak_words.acts(shown.scene):
            return None
        if durak_words.orders(shown.scene):
            return durak_words.order_of(shown.scene, ORDER_KEYS.lower().find(key))
        if key == OTHER_KEY:
            return self._other(shown.scene)
        place = place_of_key(self._fan(shown), key)
        return None if place is None else self._touch(shown, place)

    def _fan(self, shown: Shown) -> Fan:
        return shown.fan(self.ground.span)

    def _other(self, scene: Scene) -> Action | None:
        """What one does who does not want to play."""
        if not durak_words.other_word(scene):
            return None
        return next(action for action in scene.view.legal if isinstance(action, Decline | Draw))

    def _touch(self, shown: Shown, place: int) -> Action | str | None:
        card = shown.hand[place]
        answer = self.touched(shown.scene, card, shown.chosen)
        if answer is None:
            self._show(replace(shown, chosen=card))
        return answer

    def move(self, key: str) -> None:
        """← → go over the cards that may be played; where there is no choice they look through a long hand."""
        shown = self._shown
        if shown is None or key not in ("left", "right"):
            return
        step = 1 if key == "right" else -1
        legal = [card for card in shown.hand if card in shown.legal]
        scene = replace(shown.scene, refusal=None)
        if len(legal) > 1 and shown.chosen is not None:
            chosen = legal[(legal.index(shown.chosen) + step) % len(legal)]
            self._show(replace(shown, scene=scene, chosen=chosen, first=None))
        elif len(shown.hand) > (fan := self._fan(shown)).room:
            first = min(max(fan.shown[0] + step * GLANCE, 0), len(shown.hand) - fan.room)
            self._show(replace(shown, scene=scene, first=first))

    def enter(self) -> Action | None:
        """Enter plays the chosen card, or draws when there is none."""
        shown = self._shown
        if shown is None or not durak_words.acts(shown.scene) or shown.scene.opened is None:
            return None
        if shown.chosen is not None:
            return Play(shown.scene.opened, shown.chosen)
        return next((action for action in shown.scene.view.legal if isinstance(action, Draw)), None)

    def on_click(self, event: events.Click) -> None:
        """A click does what the key of the card does, or that of the suit; on the stock it draws."""
        shown = self._shown
        if shown is None or not durak_words.acts(shown.scene):
            return
        self._answer(self._clicked(shown, event.x, event.y))

    def _clicked(self, shown: Shown, x: int, y: int) -> Action | str | None:
        ground, sign = self.ground, self.ground.sign
        if durak_words.orders(shown.scene):
            rows = [sign.suit_row(suit) for suit in SUITS]
            inside = y in rows and sign.x <= x < sign.x + sign.width
            return durak_words.order_of(shown.scene, rows.index(y)) if inside else None
        if y >= ground.hand:
            place = place_at(self._fan(shown), x, y - ground.hand, width=ground.span)
            return None if place is None else self._touch(shown, place)
        left, top = ground.stock
        on_stock = left <= x < left + 7 and top <= y < top + 5
        return self.enter() if on_stock and shown.chosen is None else None

    # Words

    def where(self, scene: Scene) -> str:
        """Where the match stands."""
        return durak_words.where(scene)

    def whose(self, scene: Scene) -> str:
        """Whose turn it is."""
        return durak_words.whose(scene)

    def ways(self, scene: Scene) -> list[tuple[str, str]]:
        """Playing, drawing, ordering; and the key of whoever does not want to play."""
        if durak_words.orders(scene):
            return [("Q W E R", _("order a suit"))]
        shown, other = self._shown, durak_words.other_word(scene)
        if shown is None or shown.chosen is None:
            owed = durak_words.owed(shown.scene) if shown else 0
            return [("Enter", _n("take {count} card", "take {count} cards", owed) if owed else _("draw"))]
        ways = [("← →", _("choose"))] if len(shown.legal) > 1 else []
        return [
            *ways,
            ("Enter", _("put a six") if durak_words.owed(scene) else self.play_word()),
            *([(OTHER_KEY.upper(), other)] if other else []),
        ]

    def keys(self, scene: Scene) -> list[tuple[str, str]] | None:
        """When a deal is over its last card is looked at."""
        if not scene.taking_in or scene.trouble:
            return None
        return [("Enter", _("go on")), ("?", _("keys")), ("Tab", _("menu"))]

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """The card that has ended a deal stays on the pile until it has been seen."""
        return bool(view.table.deals) and not any(view.table.hands)

    @staticmethod
    def comes(action: Action) -> bool:
        """A drawn card stays before its owner until a key."""
        return isinstance(action, Draw)

    # The sheets

    deal_over = staticmethod(durak_sheet.deal_over)
    draw_deal = staticmethod(durak_sheet.draw_deal)
    draw_match = staticmethod(durak_score.draw_match)
    score_lines = staticmethod(durak_score.score_lines)
    draw_family = staticmethod(durak_compare.draw_family)
