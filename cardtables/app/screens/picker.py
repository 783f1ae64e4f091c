"""The picker: which game, or which match to go on with."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType

from cardtables.app.screens.page import Page
from cardtables.app.screens.shelf import MATCH_KEYS, Choice, Shelf
from cardtables.app.texts import LANGUAGES, _
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp


class PickerScreen(Page[None]):
    """Games on the left, what they are and what waits to be continued on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", id="picker.up"),
        Binding("down", "step(1)", id="picker.down"),
        Binding("enter", "open", id="picker.open"),
        Binding("r", "rules", id="picker.rules"),
        Binding("o", "settings", id="picker.settings"),
        Binding("l", "language", id="picker.language"),
        *(Binding(str(digit), f"game({digit})", id=f"picker.game{digit}") for digit in range(1, 10)),
        *(Binding(key, f"match({place})", id=f"picker.match{place}") for place, key in enumerate(MATCH_KEYS)),
    ]

    def __init__(self) -> None:
        self.shelf = Shelf()
        super().__init__(self.shelf)

    @property
    def cards(self) -> "CardtablesApp":
        """The app, as what it is."""
        return cast("CardtablesApp", self.app)

    def on_screen_resume(self) -> None:
        """Somebody comes back: matches may have been added or finished."""
        self.cards.guard.shown()
        self.shelf.trouble = ""
        try:
            self.shelf.put(self.cards.store.matches(over=False))
        except (OSError, Wrong) as why:
            self.shelf.matches, self.shelf.trouble = [], self.cards.trouble(why)
        self.redraw()

    def say(self, trouble: str) -> None:
        """Say what went wrong."""
        self.shelf.trouble = trouble
        self.shelf.redraw()

    def header(self) -> tuple[str, str, str]:
        """The program, and its languages."""
        return _("CARDTABLES"), _("card games round one keyboard"), " │ ".join(LANGUAGES.values())

    def keys(self) -> list[tuple[str, str]]:
        """What can be done from here."""
        return [
            ("↑ ↓", _("choose")), ("Enter", _("play")), ("R", _("rules")), ("O", _("settings")),
            ("L", _("language")), ("Ctrl+Q", _("quit")),
        ]  # fmt: skip

    def action_step(self, step: int) -> None:
        """Up and down over games, then matches."""
        self.shelf.step(step)

    async def action_open(self) -> None:
        """Play what is chosen."""
        await self._open(self.shelf.choice)

    async def action_game(self, number: int) -> None:
        """A digit: that game."""
        if number <= len(GAMES):
            self.shelf.at = number - 1
            await self._open(self.shelf.choice)

    async def action_match(self, place: int) -> None:
        """A letter: the match beside it."""
        seen = self.shelf.window
        if place < len(seen):
            self.shelf.at = len(GAMES) + seen[place]
            await self._open(self.shelf.choice)

    async def _open(self, choice: Choice) -> None:
        self.shelf.redraw()
        if choice.game is not None:
            self.cards.open_seats(choice.game)
        elif choice.saved is not None and choice.saved.fault is None:
            try:
                await self.cards.resume(choice.saved.id)
            except (OSError, Wrong) as why:
                self.say(self.cards.trouble(why))

    def action_rules(self) -> None:
        """The rules of the chosen game."""
        game = self.shelf.game
        self.cards.open_rules(game, game.choose())

    def action_settings(self) -> None:
        """Looks and habits."""
        self.cards.open_settings()

    def action_language(self) -> None:
        """The other language."""
        self.cards.next_language()

    async def on_click(self, event: events.Click) -> None:
        """A click chooses, a second one opens; on the languages it switches."""
        if event.screen_y == 0 and event.screen_x >= self.size.width - 20:
            self.action_language()
        elif (place := self.shelf.place_at(event.screen_x, event.screen_y - 1)) is not None:
            again, self.shelf.at = place == self.shelf.at, place
            self.shelf.redraw()
            if again:
                await self.action_open()
