"""The program on the screen: what it looks like, what is kept, and the ways from the picker to a table and back."""

import os
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from textual import constants, events
from textual.geometry import Size
from textual.screen import Screen

from cardtables.app import terminal, texts
from cardtables.app.at_table import AtTable
from cardtables.app.ink import Ink
from cardtables.app.key_guard import KeyGuard
from cardtables.app.layout_keys import LayoutMixin, latin_key
from cardtables.app.palette import ink_for, textual_theme
from cardtables.app.screens.small import SmallScreen, fits
from cardtables.app.settings import Settings
from cardtables.app.texts import _
from cardtables.app.whole import BareScreen
from cardtables.app.widgets.drawn import Drawn
from cardtables.assets import asset
from cardtables.engine.game import Game
from cardtables.engine.wrong import Wrong
from cardtables.play.match import Match, Record

if TYPE_CHECKING:
    from cardtables.app.screens.picker import PickerScreen
    from cardtables.store.database import Store


class CardtablesApp(LayoutMixin, AtTable):
    """The picker lies below; seats, tables, menus and pages are laid over it and taken away again."""

    CSS_PATH = str(asset("styles", "screens.tcss"))
    TITLE = "cardtables"

    def __init__(
        self,
        store: "Store",
        settings: Settings,
        *,
        start: Record | int | None = None,
        ascii_only: bool = False,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Start with the picker, or at once with a new match (a Record) or a kept one (its number).

        Args:
            store: keeps matches and settings.
            settings: what was kept.
            start: what is played first.
            ascii_only: what `terminal.wants_ascii` has decided.
            now: the time of day, for "today" and "yesterday".
        """
        super().__init__()
        self.store: Store = store
        self.settings, self.now = settings, now
        self.crash_log = store.path.with_name("crash.log")
        self.guard = KeyGuard()
        self._start = start
        self._picker: PickerScreen | None = None
        self._ascii_only, self._plain = ascii_only, terminal.is_plain()
        self._room = Size(80, 24)
        self._dress_first()
        texts.speak(settings.language or texts.language_of_environment())
        self.ink = self._inked()

    def _inked(self) -> Ink:
        settings = self.settings
        return ink_for(
            settings.theme, deck=settings.deck, four_colours=settings.four_colours, ascii_only=self._ascii_only,
            plain=self._plain, court_letters=settings.court_letters,
        )  # fmt: skip

    def get_default_screen(self) -> Screen[Any]:
        """The picker lies at the bottom of everything; under a table that was asked for nothing need lie."""
        return BareScreen() if self._start is not None else self._laid_out()

    def on_mount(self) -> None:
        """Watch the terminal, and begin with what was asked for."""
        self.guard_terminal()
        self.screen_change_signal.subscribe(self, self._screen_changed)
        self.call_later(self._begin)

    async def _begin(self) -> None:
        try:
            if isinstance(self._start, Record):
                await self.play(self._start)
            elif self._start is not None:
                await self.resume(self._start)
        except (OSError, Wrong) as why:
            self.open_picker(self.trouble(why))
        self._fit()

    def on_unmount(self) -> None:
        """Let the signals go."""
        self.release_terminal()

    def _dress_first(self) -> None:
        """Before anything is shown, so that no screen need be dressed twice."""
        self.register_theme(textual_theme(self.settings.theme))
        self.set_reactive(CardtablesApp.theme, self.settings.theme)
        self.stylesheet.set_variables(self.get_css_variables())
        self._still()

    def _dress(self) -> None:
        self.register_theme(textual_theme(self.settings.theme))
        self.theme = self.settings.theme
        self._still()

    def _still(self) -> None:
        self.animation_level = constants.TEXTUAL_ANIMATIONS if self.settings.animations else "none"

    # Settings

    def change(self, **settings: Any) -> None:
        """Keep these settings, and draw every screen as they want it."""
        self.settings = replace(self.settings, **settings)
        with suppress(OSError, Wrong):  # what cannot be kept holds at least until the end
            self.store.keep_settings(self.settings.to_plain())
        if "ascii" in settings:
            self._ascii_only = terminal.wants_ascii(setting=self.settings.ascii)
        if "language" in settings:  # else `--lang` holds, which is for this time only
            texts.speak(self.settings.language or texts.language_of_environment())
        self.ink = self._inked()
        self._dress()
        for screen in self.screen_stack:
            _redraw(screen)

    def next_language(self) -> None:
        """Go on to the next language of the list."""
        codes = list(texts.LANGUAGES)
        self.change(language=codes[(codes.index(texts.language()) + 1) % len(codes)])

    # Ways

    def open_picker(self, said: str = "") -> None:
        """Back to the picker, from wherever; it may say something."""
        self._clear_away()
        picker = self._picker
        if picker is None:
            picker = self._laid_out()
            self.push_screen(picker)
        if said:
            picker.call_later(picker.say, said)

    def _laid_out(self) -> "PickerScreen":
        from cardtables.app.screens.picker import PickerScreen  # noqa: PLC0415 – starting up counts

        self._picker = PickerScreen()
        return self._picker

    def _clear_away(self) -> None:
        while len(self.screen_stack) > 1 and self.screen is not self._picker:
            self.pop_screen()

    def open_seats(self, game: Game) -> None:
        """Who sits where, and by which rules."""
        from cardtables.app.screens.seats import SeatsScreen  # noqa: PLC0415 – starting up counts

        self.push_screen(SeatsScreen(game))

    async def play(self, record: Record) -> None:
        """Begin a match and sit down. Raises OSError or Wrong when it cannot be kept."""
        if record.seed is None:
            record = replace(record, seed=os.urandom(6).hex())
        match_id = self.store.begin(record)
        await self._sit_down(Match(record, self.store.journal(match_id)), match_id, shut=False)

    async def resume(self, match_id: int) -> None:
        """Go on with a kept match, all hands shut. Raises OSError or Wrong when it cannot be read."""
        await self._sit_down(self.store.load(match_id), match_id, shut=True)

    async def _sit_down(self, match: Match, match_id: int, shut: bool) -> None:
        from cardtables.app.screens.table import TableScreen  # noqa: PLC0415 – starting up counts

        self._clear_away()
        await self.push_screen(TableScreen(match, match_id, shut=shut))

    def trouble(self, why: OSError | Wrong) -> str:
        """What could not be kept or read, in words."""
        if isinstance(why, Wrong):
            return texts.say(why)
        return _("The match cannot be saved: {why}").format(why=texts.reason(why))

    # The keyboard and the window

    async def on_event(self, event: events.Event) -> None:
        """Keys that were not meant for what is shown now are dropped; those that leave always count."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            key = latin_key(event.key)
            if not key.startswith("ctrl+") and not self.guard.passes(key, event.time):
                return
        await super().on_event(event)

    def on_resize(self, event: events.Resize) -> None:
        """In a window too small for the table nothing is shown, and the hand is masked first."""
        self._room = event.size
        if not fits(self._room):
            self.shut_hand()
        self.call_later(self._fit)

    def _screen_changed(self, _screen: Screen[Any]) -> None:
        self._fit()

    def _fit(self) -> None:
        small = isinstance(self.screen, SmallScreen)
        if fits(self._room) and small:
            self.pop_screen()
        elif not fits(self._room) and not small and not isinstance(self.screen, BareScreen):
            self.shut_hand()
            self.push_screen(SmallScreen())


def _redraw(screen: Screen[Any]) -> None:
    """The language is no part of the ink, so everything drawn is drawn anew."""
    if not screen.is_mounted:
        return
    if callable(redraw := getattr(screen, "redraw", None)):
        redraw()
    for drawn in screen.query(Drawn):
        drawn.redraw()
    screen.refresh(layout=True)
