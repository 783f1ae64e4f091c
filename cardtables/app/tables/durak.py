"""The table of English Durak: a scene goes down to its one drawing, what a key stands for comes up."""

from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables import durak_compare, durak_score, durak_sheet, durak_words
from cardtables.app.tables.durak_felt import Shown, draw_table, ground_of
from cardtables.app.tables.durak_words import ORDER_KEYS, OTHER_KEY, table_of_scene
from cardtables.app.tables.table import Scene, Table
from cardtables.app.texts import N_, _, _n
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.hand import WINDOW, display_order, place_at, place_of_key
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import SUITS
from cardtables.engine.view import View
from cardtables.games.durak.state import Decline, Draw

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

    def compose(self) -> ComposeResult:
        """One drawing."""
        yield DurakFelt()

    @property
    def felt(self) -> DurakFelt:
        """The drawing."""
        return self.query_one(DurakFelt)

    def show(self, scene: Scene) -> None:
        """Draw this scene."""
        hand = tuple(display_order(table_of_scene(scene).hands[scene.opened])) if scene.opened is not None else ()
        shown = Shown(scene, hand)
        before = self._shown
        if before and before.scene.opened == scene.opened:
            shown = replace(shown, first=before.first if not shown.legal else None)
        if before and before.scene.opened == scene.opened and before.chosen in shown.legal:
            shown = replace(shown, chosen=before.chosen)
        elif shown.legal:
            shown = replace(shown, chosen=next(card for card in hand if card in shown.legal))
        elif scene.lingers:
            shown = replace(shown, chosen=None)
        self._show(shown)

    def _show(self, shown: Shown) -> None:
        self._shown = self.felt.shown = shown
        self.felt.redraw()

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
        place = place_of_key(shown.fan, key)
        return None if place is None else self._touch(shown, place)

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
        elif len(shown.hand) > WINDOW:
            first = min(max(shown.fan.shown[0] + step * GLANCE, 0), len(shown.hand) - WINDOW)
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
        ground, sign = ground_of(self.size), ground_of(self.size).sign
        if durak_words.orders(shown.scene):
            rows = [sign.suit_row(suit) for suit in SUITS]
            inside = y in rows and sign.x <= x < sign.x + sign.width
            return durak_words.order_of(shown.scene, rows.index(y)) if inside else None
        if y >= ground.hand:
            place = place_at(shown.fan, x, y - ground.hand, width=ground.span)
            return None if place is None else self._touch(shown, place)
        left, top = ground.x + ground.plan.stock[0], ground.middle + ground.plan.stock[1]
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

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """Nothing has to be taken in: what was laid stays on the pile."""
        return False

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
