"""The Don table: a scene goes down to its regions, the card or the suit a key stands for comes up."""

from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult

from cardtables.app.motion import Reel
from cardtables.app.tables.don import words as don_words
from cardtables.app.tables.don.motion import STILL, DonPhase, don_motions
from cardtables.app.tables.don.panel import DonPanel
from cardtables.app.tables.don.regions import TALL, DonFelt, DonHand, Shown, is_big
from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import Scene, Table, cursor, later
from cardtables.app.texts import _p
from cardtables.app.widgets.hand import CARD_KEYS, display_order
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import Card
from cardtables.engine.view import View
from cardtables.games.don.state import DonState, NameTrump
from cardtables.play.clock import moment

ROOMY = 100
"""In a window so wide the footer need not be brief."""
LONG = 9
"""With more cards in hand what they peg is shown from the beginning."""


class DonTable(Table):
    """The table of the Don family."""

    DEFAULT_CSS = """
    DonTable { height: 1fr; layout: grid; grid-size: 1 2; grid-rows: 1fr 7; }
    DonTable.-tall { grid-rows: 1fr 9; }
    DonTable.-big { grid-size: 2 2; grid-columns: 1fr 37; grid-rows: 1fr 11; }
    DonPanel { row-span: 2; display: none; }
    DonTable.-big DonPanel { display: block; }
    """

    felt: ClassVar[type[DonFelt]] = DonFelt
    hand: ClassVar[type[DonHand]] = DonHand
    panel: ClassVar[type[DonPanel]] = DonPanel
    has_tricks: ClassVar[bool] = True
    has_board: ClassVar[bool] = True
    _shown: Shown | None = None

    def __init__(self) -> None:
        super().__init__()
        self.reel: Reel[DonPhase] = Reel(self, self._show_phase, STILL)

    def compose(self) -> ComposeResult:
        """The felt over the hand, the panel at the right of both."""
        yield self.felt()
        yield self.panel()
        yield self.hand()

    def on_resize(self, event: events.Resize) -> None:
        """A larger window shows more."""
        big = is_big(self.app.size)
        self.set_class(big, "-big")
        self.set_class(self.app.size.height >= TALL and not big, "-tall")

    def show(self, scene: Scene) -> None:
        """Draw this scene."""
        before = self._shown
        hand = () if scene.opened is None else self.hand_of(scene)
        shown = self.shown_with(scene, hand, before.worth if before else terms(scene).variant.hand > LONG)
        shown = replace(shown, chosen=cursor(before, shown, hand))
        if before is None or before.scene != scene:
            self._show(replace(shown, phase=self.reel.begin(don_motions(before.scene, scene) if before else ())))
        else:
            self._show(replace(shown, phase=before.phase))  # asked once more to draw the same: what moves goes on

    def hand_of(self, scene: Scene) -> tuple[Card, ...]:
        """The cards at the lower edge, in display order."""
        assert scene.opened is not None
        return tuple(display_order(scene.view.table.hands[scene.opened]))

    def shown_with(self, scene: Scene, hand: tuple[Card, ...], worth: bool) -> Shown:
        """What is shown of a scene, before the cursor is put into it."""
        return Shown(scene, hand, worth=worth)

    def _show_phase(self, phase: DonPhase) -> None:
        if self._shown is not None:
            self._show(replace(self._shown, phase=phase))

    def finish(self) -> None:
        """Show the still picture at once."""
        self.reel.finish()

    def _show(self, shown: Shown) -> None:
        """Draw what differs from what is shown."""
        before, self._shown = self._shown, shown
        if before is not None and before.covered and not shown.covered:
            self.uncovered = moment()
        self.query_one(DonFelt).show(shown)
        self.query_one(DonPanel).show(shown)
        self.query_one(DonHand).show(shown)

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
        card = shown.hand[place]
        answer = self.touched(shown.scene, card, shown.chosen)
        if answer is None:
            self._show(replace(shown, chosen=card))
        return answer

    def turn_over(self, key: str) -> bool:
        """V shows what each card pegs instead of the log, and the log again."""
        if key != "v" or self._shown is None:
            return False
        self._show(replace(self._shown, worth=not self._shown.worth))
        return True

    def ways(self, scene: Scene) -> list[tuple[str, str]]:
        """Choosing and playing; in a narrow window as one, so that the keys after them have room."""
        ways = super().ways(scene)
        return ways if self.size.width >= ROOMY else [("← → Enter", word) for key, word in ways if key == "Enter"]

    def own_keys(self) -> list[tuple[str, str]]:
        """What V shows next."""
        worth = self._shown is not None and self._shown.worth
        return [("V", _p("footer", "log") if worth else _p("footer", "worth"))]

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

    def on_don_hand_touched(self, message: DonHand.Touched) -> None:
        """A card of the hand was clicked."""
        message.stop()
        if self._shown is None:
            return
        self._answer(self._touch(self._shown, message.place))

    # Words

    def where(self, scene: Scene) -> str:
        """Where the match stands."""
        return don_words.where(scene)

    def whose(self, scene: Scene) -> str:
        """Whose turn it is."""
        return don_words.whose(scene)

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """A finished trick stays until it is taken in."""
        table: DonState = view.table
        return bool(table.takers) and not table.trick

    @staticmethod
    def trick_finished(scene: Scene) -> bool:
        """Whether a trick was taken in this deal or in one before."""
        table: DonState = scene.view.table
        return bool(table.takers or table.deals)

    # The sheets

    deal_over = later("don.sheet:deal_over")
    draw_deal = later("don.sheet:draw_deal")
    out_of_play = later("don.sheet:out_of_play")
    draw_match = later("don.score:draw_match")
    score_lines = later("don.ledger:score_lines")
    last_trick = later("don.score:last_trick")
    board = later("don.board:DonBoard")
