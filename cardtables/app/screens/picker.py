"""The picker: which game, or which match to go on with."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.binding import Binding, BindingType

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.game_words import ABOUT, FAMILIES
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.names import seat_names
from cardtables.app.rules_page import Paragraph, read_page
from cardtables.app.screens.page import Page
from cardtables.app.texts import LANGUAGES, _, language, say
from cardtables.app.when import day_of
from cardtables.app.widgets.leaf import Leaf, focus, focused_words, heading, lines_of
from cardtables.engine.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, Suit, card_of
from cardtables.engine.game import Game, seat_numbers
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp
    from cardtables.store.saved import Saved

MATCH_KEYS = "asdfghjk"
FAN = ((ACE, SPADES), (KING, HEARTS), (QUEEN, DIAMONDS), (JACK, CLUBS))


@dataclass(frozen=True)
class Choice:
    """One row that can be chosen: a game, or a kept match."""

    x: int
    y: int
    width: int
    height: int
    game: Game | None = None
    saved: "Saved | None" = None


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
            self.shelf.matches = self.cards.store.matches(over=False)
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
        """A letter: that match."""
        choices = self.shelf.choices()
        if len(GAMES) + place < len(choices):
            self.shelf.at = len(GAMES) + place
            await self._open(choices[self.shelf.at])

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


class Shelf(Leaf):
    """The drawn part of the picker."""

    def __init__(self) -> None:
        super().__init__()
        self.matches: list[Saved] = []
        self.at = 0
        """Which row is chosen: games first, then matches."""
        self.trouble = ""

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        choices = self.choices()
        return choices[min(self.at, len(choices) - 1)]

    @property
    def game(self) -> Game:
        """The game that is chosen, or whose match is."""
        choice = self.choice
        if choice.game is not None:
            return choice.game
        return GAMES.get(choice.saved.game if choice.saved else "", next(iter(GAMES.values())))

    def step(self, step: int) -> None:
        """Choose the next row."""
        self.at = (min(self.at, len(self.choices()) - 1) + step) % len(self.choices())
        self.redraw()

    def place_at(self, x: int, y: int) -> int | None:
        """Which row lies at this cell of the widget."""
        left, top = self.corner()
        for place, one in enumerate(self.choices()):
            if one.x <= x - left < one.x + one.width and one.y <= y - top < one.y + one.height:
                return place
        return None

    def choices(self) -> list[Choice]:
        """Every row with its place on the page."""
        rows: list[Choice] = []
        y, family = 0, ""
        for game in GAMES.values():
            if game.family != family:
                family, y = game.family, y + (2 if rows else 1)
            y += 1
            rows.append(Choice(2, y, 37, 1, game=game))
        shown = min(len(self.matches), len(MATCH_KEYS), 3 + max(0, self.size.height - 22) // 2)
        rows += [Choice(42, 15 + 2 * row, 37, 2, saved=saved) for row, saved in enumerate(self.matches[:shown])]
        return rows

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """Games, the fan, the box, what waits."""
        self._games(canvas, ink, x, y)
        for place, (rank, suit) in enumerate(FAN):
            faces.large(canvas, ink, x + 8 + 6 * place, y + 17, card_of(suit, rank))
        self._aim(canvas, ink, x + 3, y + 24)
        self._about(canvas, ink, x + 42, y + 1)
        self._matches(canvas, ink, x, y)

    def _games(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        canvas.right(x + 38, y, _("players"), ink.style("faint"))
        family = ""
        for number, one in enumerate((row for row in self.choices() if row.game), 1):
            game = one.game
            assert game is not None
            if game.family != family:
                family = game.family
                heading(canvas, ink, x + 3, y + one.y - 1, _(FAMILIES[family]).upper(), 35)
            on = self.at == number - 1
            if on:
                focus(canvas, ink, x + one.x, y + one.y, one.width)
            canvas.put(x + 4, y + one.y, str(number), ink.style("mark" if on else "gold", bold=True))
            canvas.put(x + 6, y + one.y, _(ABOUT[game.id].row), focused_words(ink, on))
            seats = ink.style("ink-off" if on else "soft")
            canvas.right(x + 38, y + one.y, seat_numbers(game.seats), seats)

    def _about(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        game = self.game
        about = ABOUT[game.id]
        canvas.fill(x, y, 37, 12, ink.style("say", "felt-deep"))
        canvas.frame(
            x, y, 37, 12, ink.style("line"), title=_(game.title).upper(), title_style=ink.style("gold", bold=True)
        )
        for row, line in enumerate(lines_of(_(about.what), 33)[:6]):
            canvas.put(x + 2, y + 2 + row, line, ink.style("say"))
        facts = ((_("players"), about.players), (_("cards"), about.cards), (_("length"), about.length))
        for row, (name, value) in enumerate(facts, y + 8):
            canvas.put(x + 2, row, name, ink.style("soft"))
            canvas.put(x + 12, row, _(value), ink.style("say", bold=True))
        for suit, sign in enumerate(SUIT_SIGNS):
            canvas.put(x + 28 + 2 * suit, y + 9, sign, ink.suit(Suit(suit)))

    def _aim(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """How the rules begin, as far as a larger window has room for it."""
        if y >= canvas.height:
            return
        blocks = read_page(language(), self.game.id).chapters[0].blocks
        for block in blocks:
            if type(block) is not Paragraph or block.only:
                continue
            lines = lines_of(block.text, 36)
            if y + len(lines) > canvas.height:
                return
            for row, line in enumerate(lines, y):
                canvas.put(x, row, line, ink.style("soft"))
            y += len(lines) + 1

    def _matches(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        heading(canvas, ink, x + 42, y + 14, _("CONTINUE"), 37)
        if self.trouble or not self.matches:
            words = self.trouble or _("No match is waiting.")
            for row, line in enumerate(lines_of(words, 37)[:6], y + 15):
                canvas.put(x + 42, row, line, ink.style("bad" if self.trouble else "faint"))
            return
        for place, one in enumerate(self.choices()):
            if one.saved is not None:
                key = MATCH_KEYS[place - len(GAMES)].upper()
                self._match(canvas, ink, x + one.x, y + one.y, key, one.saved, on=place == self.at)

    def _match(self, canvas: Canvas, ink: Ink, x: int, y: int, key: str, saved: "Saved", on: bool) -> None:
        if on:
            canvas.fill(x, y, 37, 2, ink.style("card-spade", "card-up"))
            canvas.put(x - 1, y, "►", ink.style("gold", bold=True))
        canvas.put(x, y, key, ink.style("mark" if on else "gold", bold=True))
        soft = ink.style("ink-off" if on else "soft")
        title = _(GAMES[saved.game].title) if saved.game in GAMES else saved.game
        canvas.put(x + 2, y, cut(title, 18), focused_words(ink, on, bold=True))
        if saved.fault is not None:
            canvas.right(x + 37, y, _("cannot be read"), ink.style("card-heart" if on else "bad"))
            canvas.put(x + 2, y + 1, cut(say(saved.fault), 35), soft)
            return
        canvas.right(x + 37, y, "–".join(str(row.points) for row in saved.standing), focused_words(ink, on, bold=True))
        touched = datetime.fromisoformat(saved.touched).astimezone().replace(tzinfo=None)
        when = day_of(touched, cast("CardtablesApp", self.app).now())
        canvas.right(x + 37, y + 1, when, ink.style("ink-off" if on else "faint"))
        canvas.put(x + 2, y + 1, cut(" ".join(seat_names(saved.seats)), 33 - len(when)), soft)
