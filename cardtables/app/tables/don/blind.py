"""The table of Blind Don: the cursor goes over the hand, and over the own row of cards that nobody knows."""

from dataclasses import replace
from typing import ClassVar

from cardtables.app.tables.don import blind_words
from cardtables.app.tables.don.blind_felt import BlindFelt, BlindHand, BlindPanel, BlindShown, card_action
from cardtables.app.tables.don.panel import DonPanel
from cardtables.app.tables.don.regions import DonFelt, DonHand, Shown
from cardtables.app.tables.don.table import DonTable
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _p
from cardtables.engine.action import Action
from cardtables.engine.cards import EMPTY, Card
from cardtables.games.don.blind import TurnUp


class BlindTable(DonTable):
    """The table of Blind Don."""

    DEFAULT_CSS = """
    BlindFelt { height: 1fr; }
    BlindHand { height: 7; }
    BlindPanel { width: 37; display: none; }
    BlindTable.-tall BlindHand { height: 9; }
    BlindTable.-big BlindHand { height: 11; }
    BlindTable.-big BlindPanel { display: block; }
    """

    felt: ClassVar[type[DonFelt]] = BlindFelt
    hand: ClassVar[type[DonHand]] = BlindHand
    panel: ClassVar[type[DonPanel]] = BlindPanel
    key_lines: ClassVar[tuple[tuple[str, str], ...]] = (
        (N_("your number"), N_("Opens your hand. The same key takes in a finished trick.")),
        (N_("the letter"), N_("Under a card: plays that card.")),
        (N_("↑ ↓"), N_("Up to your row on the table, down to the hand.")),
        (N_("1 to 9"), N_("On the row, after an arrow: plays the card on that place.")),
        (N_("← →  Enter"), N_("The slow way: choose a card, play it. Enter hurries the computers, too.")),
        (N_("Space or Esc"), N_("Hides the hand at once; on the row Esc leads back to the hand first.")),
        (N_("Backspace"), N_("The last trick, once more.")),
        ("B  V", N_("The board; what each card pegs, and the log again.")),
        (N_("Tab"), N_("The menu: rules, score sheet, take back, settings, leave.")),
        (N_("Ctrl+Q"), N_("Ends the program. Every card played is saved.")),
    )

    # What is shown

    def hand_of(self, scene: Scene) -> tuple[Card, ...]:
        """The cards of the hand; with open rows those that lie open, from the first place on."""
        if not blind_words.is_open(scene):
            return super().hand_of(scene)
        assert scene.opened is not None
        return tuple(card for card in scene.view.table.shown[scene.opened] if card != EMPTY)

    def shown_with(self, scene: Scene, hand: tuple[Card, ...], worth: bool) -> Shown:
        """The cursor stays on its row while the same hand lies open.

        It never goes there by itself: the number that opened the hand would then name a place of the row, too.
        """
        shown, before = BlindShown(scene, hand, worth=worth), self._shown
        slots = shown.slots
        if isinstance(before, BlindShown) and before.scene.opened == scene.opened and before.slot in slots:
            return replace(shown, slot=before.slot)
        return shown

    @property
    def _cursor(self) -> BlindShown | None:
        return self._shown if isinstance(self._shown, BlindShown) else None

    # Keys

    def press(self, key: str) -> Action | str | None:
        """A letter plays from the hand; a digit from the own row, while the cursor is there."""
        shown = self._cursor
        if shown is None or key not in "123456789":
            return super().press(key)
        return self._touch_slot(shown, int(key)) if shown.slot else None

    def _touch_slot(self, shown: BlindShown, slot: int) -> Action | str | None:
        action = card_action(shown, slot)
        if isinstance(action, TurnUp) and blind_words.is_open(shown.scene):
            return "empty_place"  # an open row has no card to be turned up, only places that are free
        fault = shown.scene.rules.fault(shown.scene.view.table, action)
        if fault:
            return fault
        if shown.scene.ask_first and slot != shown.slot:
            self._show(replace(shown, slot=slot))
            return None
        return action

    def move(self, key: str) -> None:
        """↑ goes to the own row, without a hand any arrow; ↓ back to the hand; ← → go over what may be played."""
        shown = self._cursor
        if shown is None or not shown.scene.view.legal or shown.scene.taking_in:
            return
        if not shown.slot and (key == "up" or not shown.hand):
            self._go_up(shown)
        elif key == "down":
            self._go_down(shown)
        elif shown.slot and key in ("left", "right"):
            step = shown.slots.index(shown.slot) + (1 if key == "right" else -1)
            scene = replace(shown.scene, refusal=None)
            self._show(replace(shown, scene=scene, slot=shown.slots[step % len(shown.slots)]))
        else:
            super().move(key)

    def _go_up(self, shown: BlindShown) -> None:
        """To the first card of the row that may be played, or say why none may."""
        if shown.slots:
            self._show(replace(shown, scene=replace(shown.scene, refusal=None), slot=shown.slots[0]))
            return
        row = shown.scene.view.table.table[shown.scene.bottom]
        lying = next((slot for slot, card in enumerate(row, 1) if card != EMPTY), None)
        fault = lying and shown.scene.rules.fault(shown.scene.view.table, card_action(shown, lying))
        if fault:
            self.post_message(self.Refused(fault))

    def _go_down(self, shown: BlindShown) -> bool:
        """Back to the hand, if there is one."""
        if shown.slot and shown.hand:
            self._show(replace(shown, slot=0))
            return True
        return False

    def turn_over(self, key: str) -> bool:
        """Esc leads from the row back to the hand before it hides anything."""
        shown = self._cursor
        if key == "escape" and shown is not None:
            return self._go_down(shown)
        return super().turn_over(key)

    def enter(self) -> Action | None:
        """Enter plays what the cursor is on."""
        shown = self._cursor
        return card_action(shown, shown.slot) if shown is not None and shown.slot else super().enter()

    def on_blind_felt_turned(self, message: BlindFelt.Turned) -> None:
        """A card of the own row was clicked."""
        message.stop()
        shown = self._cursor
        if shown is None or shown.scene.opened is None or not shown.scene.view.legal:
            return
        answer = self._touch_slot(shown, message.slot)
        if isinstance(answer, str):
            self.post_message(self.Refused(answer))
        elif answer is not None:
            self.post_message(self.Chosen(answer))

    # The footer

    def play_word(self) -> str:
        """What Enter does: play a card that is known, or turn one up."""
        shown = self._cursor
        return _("turn up") if shown and shown.slot and not blind_words.is_open(shown.scene) else super().play_word()

    def cursor_keys(self) -> list[tuple[str, str]]:
        """The other two arrows, where there is somewhere to go."""
        shown = self._cursor
        if not shown or not shown.slots:
            return []
        if not shown.slot:
            return [("↑", _p("footer", "row"))]
        return [("↓", _p("footer", "hand"))] if shown.hand else []
