"""What every table widget is given to draw and what it answers: a scene down, an action up."""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, ClassVar, NamedTuple, Protocol

from textual.message import Message
from textual.widget import Widget

from cardtables.app.canvas import Canvas
from cardtables.app.ink import Ink
from cardtables.app.race import Start
from cardtables.app.texts import _
from cardtables.app.widgets.leaf import Leaf
from cardtables.app.widgets.words import Part
from cardtables.engine.action import Action, Entry, Play
from cardtables.engine.cards import Card
from cardtables.engine.game import Game
from cardtables.engine.rules import Rules
from cardtables.engine.seats import Seat
from cardtables.engine.view import View


@dataclass(frozen=True)
class Scene:
    """One moment at the table: all that a table widget may draw."""

    game: Game
    rules: Rules[Any]
    names: tuple[str, ...]
    """How each seat is called, by seat."""
    view: View[Any]
    """The opened seat's view, else the bystander's."""
    bottom: Seat
    """Who sits at the lower edge of the screen."""
    persons: frozenset[Seat] = frozenset()
    """The seats of people; at the others sit computers."""
    opened: Seat | None = None
    """The person whose hand lies open; then it is `view.seat`."""
    awaited: Seat | None = None
    """The person whose number opens the hand next; with no hand opened the curtain sign is for him."""
    taking_in: bool = False
    """What has just been finished (a trick) stays on the table until a key takes it in."""
    news: tuple[Entry, ...] = ()
    """Public things since the awaited seat's last turn, for the curtain sign."""
    refusal: str | None = None
    """Why the last key was refused, as a key of `texts`; shown in the advice line."""
    trouble: str = ""
    """Why the last action could not be saved, in words; it has not happened."""
    log: tuple[Entry, ...] = ()
    """What the seats have done in this deal and not taken back, as everybody heard it."""
    turned_up: tuple[Card, ...] = ()
    """The cards that lay open on the table when this deal had been dealt, whatever has become of them."""
    lingers: bool = False
    """The turn of the opened hand is over; it lies there until a key because a card came to it."""
    race: Start | None = None
    """How far the gathering for a race is; None when none is gathered for or run."""
    ask_first: bool = False
    """A card key only chooses, Enter plays."""
    open_table: bool = False
    """No masking: said on the screen all the time."""


class Board(Leaf):
    """A large board that goes with the match."""

    def follow(self, scene: Scene) -> None:
        """Show this bystander's scene from now on."""
        raise NotImplementedError

    def where(self) -> str:
        """What the header says of it."""
        raise NotImplementedError


class LastTrick(NamedTuple):
    """A finished trick, all of it public."""

    cards: tuple[Card, ...]
    """In order of play."""
    seats: tuple[Seat, ...]
    """Who played each."""
    taker: Seat
    pegs: int
    sides: tuple[int, ...]
    """Whose side each of them is on; empty: there are no sides."""
    deal: int
    number: int
    """Which trick of which deal, from 1."""


def later(function: str) -> Any:
    """A function `module:name` of a family's tables; the module is imported at the first call: starting up counts."""
    module, _, name = function.partition(":")

    def call(*args: Any) -> Any:
        return getattr(import_module(f"{__package__}.{module}"), name)(*args)

    return staticmethod(call)


class WithCursor(Protocol):
    """A scene as a table shows it, with a cursor in its open hand."""

    @property
    def scene(self) -> Scene:
        """The moment."""

    @property
    def chosen(self) -> Card | None:
        """The card under the cursor."""

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be chosen."""


def cursor(before: WithCursor | None, shown: WithCursor, cards: Iterable[Card]) -> Card | None:
    """Where the cursor stands: it stays while the same hand lies open, else it is on the first legal one of `cards`."""
    if before is not None and before.scene.opened == shown.scene.opened and before.chosen in shown.legal:
        return before.chosen
    return next((card for card in cards if card in shown.legal), None)


class Table(Widget):
    """The table of one family: regions below it, keys answered by it, no game fact kept in it.

    The screen passes the keys on; a table answers with the action chosen, and keeps only the cursor.
    """

    BLANK = True  # its regions cover it

    class Chosen(Message):
        """An action was clicked."""

        def __init__(self, action: Action) -> None:
            super().__init__()
            self.action = action

    class Refused(Message):
        """What may not be done was clicked; `key` of `texts` says why."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    has_tricks: ClassVar[bool] = False
    """Whether one can look at the last trick."""
    has_board: ClassVar[bool] = False
    """Whether the score stands on a board that can be looked at; then B opens it, and is the key of no card."""
    key_lines: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The keys page of the family, as (key, what it does) to be translated; empty: that of a table of tricks."""
    button_row: ClassVar[int] = 18
    """Where the gold button lies on the result of a deal."""

    def show(self, scene: Scene) -> None:
        """Draw this scene; the cursor is kept while the same hand stays open."""
        raise NotImplementedError

    uncovered: float = 0.0
    """When the hand was last shown after a motion had hidden it, in the time of key events."""

    def finish(self) -> None:
        """End whatever moves: show the still picture at once. A table where nothing moves has nothing to do."""

    def press(self, key: str) -> Action | str | None:
        """A letter or digit key: the action it stands for, why it is refused (a key of `texts`), or None: nothing."""
        raise NotImplementedError

    def turn_over(self, key: str) -> bool:
        """A letter key that turns a part of the table over, whoever is at the keyboard; whether it was one."""
        return False

    def own_keys(self) -> list[tuple[str, str]]:
        """Those keys for the footer, each with a word."""
        return []

    def cursor_keys(self) -> list[tuple[str, str]]:
        """How the cursor goes beyond ← and →, for the footer."""
        return []

    def of_card(self, seat: Seat, card: Card) -> Action:
        """What is done with a card of the hand."""
        return Play(seat, card)

    def touched(self, scene: Scene, card: Card, chosen: Card | None) -> Action | str | None:
        """What the key of a card of the open hand, or a click on it, means; None: it is only chosen now."""
        assert scene.opened is not None
        action = self.of_card(scene.opened, card)
        fault = scene.rules.fault(scene.view.table, action)
        return fault or (None if scene.ask_first and card != chosen else action)

    def _answer(self, answer: Action | str | None) -> None:
        """Send up what a click answered."""
        if isinstance(answer, str):
            self.post_message(self.Refused(answer))
        elif answer is not None:
            self.post_message(self.Chosen(answer))

    def move(self, key: str) -> None:
        """An arrow key: the cursor goes over what is legal."""
        raise NotImplementedError

    def enter(self) -> Action | None:
        """Enter: the action under the cursor."""
        raise NotImplementedError

    def where(self, scene: Scene) -> str:
        """Where the match stands, for the header: `deal 3 · trick 1 of 9 · to 121`."""
        raise NotImplementedError

    def whose(self, scene: Scene) -> str:
        """Whose turn it is, for the header: `Boris to play`."""
        raise NotImplementedError

    def keys(self, scene: Scene) -> list[tuple[str, str]] | None:
        """The footer of a moment that is the family's own, as (key, word); None: what stands at every table."""
        return None

    def ways(self, scene: Scene) -> list[tuple[str, str]]:
        """What the keys do for whoever may act; none without a card under the cursor: the advice names the keys."""
        return [("← →", _("choose")), ("Enter", self.play_word())] if self.enter() else []

    @staticmethod
    def comes(action: Action) -> bool:
        """Whether an action brings its player a card that he has to see before his hand is masked."""
        return False

    def play_word(self) -> str:
        """What Enter does with the chosen card, for the footer."""
        return _("play")

    @staticmethod
    def racers(view: View[Any]) -> tuple[Seat, ...]:
        """Who races as soon as the table has acted; nobody when no race follows."""
        return ()

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """Whether something has just been finished that must be taken in: a trick, a race."""
        raise NotImplementedError

    @staticmethod
    def trick_finished(scene: Scene) -> bool:
        """Whether there is a last trick to look at."""
        return False

    # The family's sheets, drawn for everybody from a bystander's scene

    @staticmethod
    def deal_over(scene: Scene, number: int) -> str:
        """That deal `number` (from 0) is over, and what was trump, for the header."""
        raise NotImplementedError

    @staticmethod
    def draw_deal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, number: int) -> None:
        """The result of deal `number` (from 0) on a page of 80 × 22 with its corner at (x, y)."""
        raise NotImplementedError

    @staticmethod
    def out_of_play(scene: Scene, number: int) -> list[Card] | None:
        """The cards that deal `number` did not use; None where that is nobody's business."""
        return None

    @staticmethod
    def looks_on(scene: Scene, number: int) -> bool:
        """Whether nobody at the keyboard played deal `number`: then nobody is asked to take its result in."""
        return False

    @staticmethod
    def draw_match(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
        """The result of the match on such a page."""
        raise NotImplementedError

    @staticmethod
    def score_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
        """The score sheet, line by line; the first one, who is who, stays when the others scroll."""
        raise NotImplementedError

    draws_family: ClassVar[bool] = False
    """Whether the games of the family can be shown side by side."""

    @staticmethod
    def draw_family(canvas: Canvas, ink: Ink, x: int, y: int, game: Game, options: Any) -> None:
        """The games of the family side by side on a page of 80 × 22; `game` is the one read about, as at its table."""
        raise NotImplementedError

    @staticmethod
    def board(scene: Scene) -> "Board":
        """The large board of a bystander's scene, where there is one."""
        raise NotImplementedError

    @staticmethod
    def last_trick(scene: Scene) -> LastTrick | None:
        """The last trick that was finished, if there are tricks and one was."""
        return None
