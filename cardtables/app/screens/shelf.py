"""What the picker shows: the games on their shelf, what the chosen one is, the matches that wait."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, cast

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.game_words import ABOUT, FAMILIES
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.names import seat_names
from cardtables.app.rules_page import Paragraph, read_page
from cardtables.app.texts import _, language, say
from cardtables.app.when import day_of
from cardtables.app.widgets.leaf import Leaf, focus, focused_words, heading, lines_of
from cardtables.engine.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, SPADES, Suit, card_of
from cardtables.engine.game import Game, seat_numbers
from cardtables.games import GAMES

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp
    from cardtables.store.saved import Saved

MATCH_KEYS = "asdfghjk"
FAN = ((ACE, SPADES), (KING, HEARTS), (QUEEN, DIAMONDS), (JACK, CLUBS))


@dataclass(frozen=True)
class Choice:
    """One row that can be chosen: a game, a kept match, or the sign of more matches, which means the next of them."""

    at: int
    """Its place among all: games first, then every match, seen or not."""
    x: int
    y: int
    width: int
    height: int
    game: Game | None = None
    saved: "Saved | None" = None


class Shelf(Leaf):
    """The drawn part of the picker."""

    def __init__(self) -> None:
        super().__init__()
        self.matches: list[Saved] = []
        self.at = 0
        """Which row is chosen: games first, then matches."""
        self._first = 0
        """Which match was seen first."""
        self.trouble = ""

    @property
    def choice(self) -> Choice:
        """What is chosen."""
        self.at = min(self.at, self._last)
        return next(one for one in self.choices() if one.at == self.at)

    @property
    def _last(self) -> int:
        return len(GAMES) + len(self.matches) - 1

    @property
    def window(self) -> range:
        """The matches that are seen: as many as there is room for, and the chosen one among them."""
        room = min(len(self.matches), len(MATCH_KEYS), max(3, (self.size.height - self.corner()[1] - 16) // 2))
        self._first = min(self._first, len(self.matches) - room)
        if (chosen := min(self.at, self._last) - len(GAMES)) >= 0:
            self._first = max(chosen - room + 1, min(self._first, chosen))
        return range(self._first, self._first + room)

    def put(self, matches: "list[Saved]") -> None:
        """Show these matches; the one that was chosen stays chosen, wherever it lies now."""
        chosen = self.choice.saved
        self.matches = matches
        for place, saved in enumerate(matches, len(GAMES)):
            if chosen is not None and saved.id == chosen.id:
                self.at = place

    @property
    def game(self) -> Game:
        """The game that is chosen, or whose match is."""
        choice = self.choice
        if choice.game is not None:
            return choice.game
        return GAMES.get(choice.saved.game if choice.saved else "", next(iter(GAMES.values())))

    def step(self, step: int) -> None:
        """Choose the next row."""
        self.at = (min(self.at, self._last) + step) % (self._last + 1)
        self.redraw()

    def place_at(self, x: int, y: int) -> int | None:
        """Which row lies at this cell of the widget."""
        left, top = self.corner()
        for one in [*self.choices(), *self._more()]:
            if one.x <= x - left < one.x + one.width and one.y <= y - top < one.y + one.height:
                return one.at
        return None

    def choices(self) -> list[Choice]:
        """Every row that is seen, with its place on the page."""
        rows: list[Choice] = []
        y, family = 0, ""
        for game in GAMES.values():
            if game.family != family:
                family, y = game.family, y + (2 if rows else 1)
            y += 1
            rows.append(Choice(len(rows), 2, y, 37, 1, game=game))
        for row, place in enumerate(self.window):
            rows.append(Choice(len(GAMES) + place, 42, 15 + 2 * row, 37, 2, saved=self.matches[place]))
        return rows

    def _more(self) -> list[Choice]:
        """The two signs below the matches: how many lie above those that are seen, how many below."""
        seen, rows = self.window, []
        y = 15 + 2 * len(seen)
        if seen.start > 0:
            rows.append(Choice(len(GAMES) + seen.start - 1, 44, y, 17, 1))
        if seen.stop < len(self.matches):
            rows.append(Choice(len(GAMES) + seen.stop, 62, y, 17, 1))
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
        waiting = [one for one in self.choices() if one.saved is not None]
        for key, one in zip(MATCH_KEYS.upper(), waiting, strict=False):
            assert one.saved is not None
            self._match(canvas, ink, x + one.x, y + one.y, key, one.saved, on=one.at == self.at)
        seen, soft = self.window, ink.style("faint")
        for one in self._more():
            if one.at < len(GAMES) + seen.start:
                canvas.put(x + one.x, y + one.y, _("↑ {count} more").format(count=seen.start), soft)
            else:
                below = _("↓ {count} more").format(count=len(self.matches) - seen.stop)
                canvas.right(x + one.x + one.width, y + one.y, below, soft)

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
        canvas.right(x + 37, y, _score([row.points for row in saved.standing]), focused_words(ink, on, bold=True))
        touched = datetime.fromisoformat(saved.touched).astimezone().replace(tzinfo=None)
        when = day_of(touched, cast("CardtablesApp", self.app).now())
        canvas.right(x + 37, y + 1, when, ink.style("ink-off" if on else "faint"))
        canvas.put(x + 2, y + 1, cut(" ".join(seat_names(saved.seats)), 33 - len(when)), soft)


def _score(points: list[int]) -> str:
    """`64–49`, and below nought `−30 : 49`."""
    if all(number >= 0 for number in points):
        return "–".join(map(str, points))
    return " : ".join(str(number).replace("-", "−") for number in points)
