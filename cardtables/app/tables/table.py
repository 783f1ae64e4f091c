"""What every table widget is given to draw and what it answers: a scene down, an action up."""

from dataclasses import dataclass
from typing import Any

from textual.widget import Widget

from cardtables.engine.action import Action, Entry
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
    ask_first: bool = False
    """A card key only chooses, Enter plays."""
    open_table: bool = False
    """No masking: said on the screen all the time."""


class Table(Widget):
    """The table of one family: regions below it, keys answered by it, no game fact kept in it.

    The screen passes the keys on; a table answers with the action chosen, and keeps only the cursor.
    """

    def show(self, scene: Scene) -> None:
        """Draw this scene; the cursor is kept while the same hand stays open."""
        raise NotImplementedError

    def press(self, key: str) -> Action | str | None:
        """A letter or digit key: the action it stands for, why it is refused (a key of `texts`), or None: nothing."""
        raise NotImplementedError

    def move(self, key: str) -> None:
        """An arrow key: the cursor goes over what is legal."""
        raise NotImplementedError

    def enter(self) -> Action | None:
        """Enter: the action under the cursor."""
        raise NotImplementedError

    @staticmethod
    def stays(view: View[Any]) -> bool:
        """Whether something has just been finished that must be taken in: a trick, a race."""
        raise NotImplementedError
