"""The Donkey table: a scene goes down to its one drawing, the card that a key stands for comes up."""

from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.tables.donkey import words as donkey_words
from cardtables.app.tables.donkey.felt import Shown, draw_choosing, hand_place
from cardtables.app.tables.donkey.race import draw_race
from cardtables.app.tables.table import Scene, Table, cursor, later
from cardtables.app.texts import N_, _
from cardtables.app.widgets.drawn import Drawn
from cardtables.app.widgets.hand import CARD_KEYS, place_at
from cardtables.engine.action import Action
from cardtables.engine.cards import EMPTY, RANK, SUIT, Card
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.games.donkey.state import DonkeyState, Pass


class DonkeyFelt(Drawn):
    """Everything between header and footer: the table while all choose, or the race."""

    shown: Shown | None = None

    def paint(self, canvas: Canvas, ink: Ink) -> None:
        """Draw one of the two."""
        if self.shown is None:
            return
        if self.shown.scene.race is not None:
            draw_race(canvas, ink, self.size, self.shown.scene)
        else:
            draw_choosing(canvas, ink, self.size, self.shown)


class DonkeyTable(Table):
    """The table of Donkey."""

    DEFAULT_CSS = """
    DonkeyTable { height: 1fr; }
    DonkeyFelt { height: 1fr; }
    """

    button_row: ClassVar[int] = 8
    key_lines: ClassVar[tuple[tuple[str, str], ...]] = (
        (N_("your number"), N_("Opens your hand.")),
        (N_("q w e r"), N_("The letter under a card seals that card for your left neighbour; it cannot be changed.")),
        (N_("← →  Enter"), N_("The slow way: choose a card, pass it.")),
        (
            N_("your zone"),
            N_("When all look up: any key of your zone says that you are ready, and then touches your nose."),
        ),
        (N_("1234 qwer"), N_("The zone of seat 1. Seat 2: 7890 uiop. Seat 3: hjkl nm. Seat 4: asdf zxcv.")),
        (N_("Enter"), N_("Hurries the computers; takes in what lies there.")),
        (N_("Space or Esc"), N_("Hides the hand at once.")),
        (N_("Tab"), N_("The menu: rules, score sheet, language, settings, leave.")),
        (N_("Ctrl+Q"), N_("Ends the program. Every card played is saved.")),
    )
    _shown: Shown | None = None

    def compose(self) -> ComposeResult:
        """One drawing."""
        yield DonkeyFelt()

    @property
    def felt(self) -> DonkeyFelt:
        """The drawing."""
        return self.query_one(DonkeyFelt)

    def show(self, scene: Scene) -> None:
        """Draw this scene."""
        table: DonkeyState = scene.view.table
        hand = table.hands[scene.opened] if scene.opened is not None else []
        shown = Shown(scene, tuple(sorted(hand, key=lambda card: (-RANK[card], SUIT[card]))))
        self._show(replace(shown, chosen=cursor(self._shown, shown, reversed(shown.hand))))

    def _show(self, shown: Shown) -> None:
        self._shown = self.felt.shown = shown
        self.felt.redraw()

    # Keys

    def of_card(self, seat: Seat, card: Card) -> Action:
        """A card of the hand is sealed."""
        return Pass(seat, card)

    def press(self, key: str) -> Action | str | None:
        """A letter seals its card, or chooses it when the table asks before playing."""
        shown = self._shown
        if shown is None or key not in CARD_KEYS or CARD_KEYS.index(key) >= len(shown.hand):
            return None
        return self._touch(shown, CARD_KEYS.index(key))

    def _touch(self, shown: Shown, place: int) -> Action | str | None:
        card = shown.hand[place]
        answer = self.touched(shown.scene, card, shown.chosen)
        if answer is None:
            self._show(replace(shown, chosen=card))
        return answer

    def move(self, key: str) -> None:
        """← → go over the cards."""
        shown = self._shown
        if shown is None or shown.chosen is None or key not in ("left", "right"):
            return
        step = shown.hand.index(shown.chosen) + (1 if key == "right" else -1)
        scene = replace(shown.scene, refusal=None)
        self._show(replace(shown, scene=scene, chosen=shown.hand[step % len(shown.hand)]))

    def enter(self) -> Action | None:
        """Enter seals the chosen card."""
        shown = self._shown
        if shown is None or shown.chosen is None or shown.scene.opened is None:
            return None
        return Pass(shown.scene.opened, shown.chosen)

    def on_click(self, event: events.Click) -> None:
        """A click does what the key of the card does."""
        shown = self._shown
        if shown is None or shown.scene.race is not None or not shown.hand:
            return
        span, row, _rows = hand_place(self.size.width, self.size)
        place = place_at(shown.fan, event.x, event.y - row, width=span) if event.y >= row else None
        if place is not None and shown.legal:
            self._answer(self._touch(shown, place))

    # Words

    def where(self, scene: Scene) -> str:
        """Where the match stands."""
        return donkey_words.where(scene)

    def whose(self, scene: Scene) -> str:
        """Who chooses."""
        return donkey_words.whose(scene)

    def keys(self, scene: Scene) -> list[tuple[str, str]] | None:
        """In a race nothing but the zones."""
        if scene.race is None:
            return None
        if not scene.persons & frozenset(donkey_words.alive(scene)):
            return []
        if not scene.race.all_ready:
            return [(_("any key of your zone"), _("ready")), ("Tab", _("menu"))]
        return [(_("any key of your zone"), _("touch the nose")), (_("the last one"), _("gets a letter"))]

    def play_word(self) -> str:
        """Enter passes the chosen card."""
        return _("pass it")

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """Nothing stays on the table."""
        return False

    @staticmethod
    def racers(view: View[Any]) -> tuple[Seat, ...]:
        """All who have sealed a card: a watch comes next."""
        table: DonkeyState = view.table
        holding = tuple(Seat(seat) for seat, hand in enumerate(table.hands) if hand)
        return holding if table.opened is None and all(table.sealed[seat] != EMPTY for seat in holding) else ()

    # The sheets

    looks_on = later("donkey.sheet:looks_on")
    deal_over = later("donkey.sheet:deal_over")
    draw_deal = later("donkey.sheet:draw_deal")
    draw_match = later("donkey.sheet:draw_match")
    score_lines = later("donkey.sheet:score_lines")
