"""The rules of a game to read: chapters on the left, the chosen one on the right, as it holds at this table."""

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple

from textual import events
from textual.binding import Binding, BindingType

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import SUIT_SIGNS, Ink
from cardtables.app.options_words import option_title, table_name, value_means, value_name
from cardtables.app.rules_page import Chapter, Example, Item, Paragraph, read_page
from cardtables.app.screens.compare import CompareScreen
from cardtables.app.screens.page import Page
from cardtables.app.tables import table_of
from cardtables.app.texts import _, language
from cardtables.app.widgets.leaf import Leaf, focus, focused_words, heading, lines_of
from cardtables.engine.cards import Suit
from cardtables.engine.game import Game, option_values

CHAPTERS, WIDTH, WIDE = 24, 50, 72
"""Cells of the list of chapters and of the text, which is wider in a large window."""
TEXT = CHAPTERS + 3
"""The column where the text begins."""


class Block(NamedTuple):
    """Some lines of the text that stay together."""

    height: int
    draw: Callable[[Canvas, Ink, int, int], None]


class RulesScreen(Page[None]):
    """A page to read; no hand is ever behind it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "chapter(-1)", id="rules.up"),
        Binding("down", "chapter(1)", id="rules.down"),
        Binding("pagedown,space", "turn(1)", id="rules.on"),
        Binding("pageup", "turn(-1)", id="rules.back_a_page"),
        Binding("c", "compare", id="rules.compare"),
        Binding("escape,r,tab", "close", id="rules.back"),
    ]

    def __init__(self, game: Game, options: Any) -> None:
        self.book = Book(game, options)
        super().__init__(self.book)
        self._game, self._options = game, options

    def header(self) -> tuple[str, str, str]:
        """Whose rules they are."""
        return _("RULES"), _(self._game.title), table_name(self._game, self._options)

    def keys(self) -> list[tuple[str, str]]:
        """How to leaf."""
        keys = [("↑ ↓", _("chapter")), ("PgUp PgDn", _("page"))]
        more = [("C", _("the four games side by side"))] if table_of(self._game).draws_family else []
        return [*keys, *more, ("Esc", _("back"))]

    def action_compare(self) -> None:
        """The games of the family beside each other, where it has such a page."""
        if table_of(self._game).draws_family:
            self.app.push_screen(CompareScreen(self._game, self._options))

    def action_chapter(self, step: int) -> None:
        """The next chapter or the one before."""
        self.book.open((self.book.at + step) % self.book.chapters)

    def action_turn(self, step: int) -> None:
        """The next page of the chapter; after its last one the next chapter."""
        self.book.turn(step)

    def on_click(self, event: events.Click) -> None:
        """A click opens a chapter."""
        at = self.book.chapter_at(event.screen_x, event.screen_y - 1)
        if at is not None:
            self.book.open(at)


class Book(Leaf):
    """The drawn part: a list and a text cut into pages."""

    def __init__(self, game: Game, options: Any) -> None:
        super().__init__()
        self._game, self._options = game, options
        self.at, self._page = 0, 0

    @property
    def _width(self) -> int:
        """Cells of the text."""
        return WIDE if self.size.width >= TEXT + WIDE + 3 else WIDTH

    @property
    def across(self) -> int:
        """List, gap, text, margin."""
        return TEXT + self._width + 3

    @property
    def _chapters(self) -> tuple[Chapter, ...]:
        return read_page(language(), self._game.id).chapters

    @property
    def chapters(self) -> int:
        """How many chapters there are, with the one about the options."""
        return len(self._chapters) + 1

    def open(self, at: int) -> None:
        """Open a chapter at its beginning."""
        self.at, self._page = at, 0
        self.redraw()

    def turn(self, step: int) -> None:
        """Leaf on or back."""
        pages = len(self._pages())
        if 0 <= self._page + step < pages:
            self._page += step
        elif 0 <= self.at + step < self.chapters:
            self.at += step
            self._page = 0 if step > 0 else len(self._pages()) - 1
        self.redraw()

    def chapter_at(self, x: int, y: int) -> int | None:
        """Which chapter's title lies at this cell of the widget."""
        left, top = self.corner()
        at, rest = divmod(y - top - 1, self._step)
        return at if 0 <= x - left < CHAPTERS and rest == 0 and 0 <= at < self.chapters else None

    @property
    def _step(self) -> int:
        return 2 if 2 * self.chapters <= max(21, self.size.height - self.corner()[1] - 1) else 1

    @property
    def _room(self) -> int:
        """Lines of text on a page."""
        return max(17, self.size.height - self.corner()[1] - 5)

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """The list, the heading, the blocks of this page."""
        canvas.fill(x, 0, CHAPTERS, canvas.height, ink.style("say", "felt-deep"))
        titles = [chapter.title for chapter in self._chapters] + [_("Your options")]
        for at, title in enumerate(titles):
            row = y + 1 + at * self._step
            if at == self.at:
                focus(canvas, ink, x, row, CHAPTERS)
                canvas.put(x + 1, row, "►", ink.style("mark", "card-up", bold=True))
                canvas.put(x, row, " ", ink.style("mark", "card-up"))
            canvas.put(x + 3, row, cut(title, CHAPTERS - 4), focused_words(ink, at == self.at))
        heading(canvas, ink, x + TEXT, y + 1, titles[self.at])
        canvas.fill(x + TEXT, y + 2, self._width, 1, ink.style("line"), char="─")
        pages = self._pages()
        row = y + 4
        for block in pages[min(self._page, len(pages) - 1)]:
            block.draw(canvas, ink, x + TEXT, row)
            row += block.height
        if len(pages) > 1:
            where = _("page {number} of {count}").format(number=self._page + 1, count=len(pages))
            canvas.right(x + TEXT + self._width, y + 1, where, ink.style("faint"))

    def _pages(self) -> list[list[Block]]:
        """The blocks of the chapter, page by page."""
        blocks = self._options_blocks() if self.at == len(self._chapters) else self._blocks(self._chapters[self.at])
        pages: list[list[Block]] = [[]]
        room = self._room
        for block in blocks:
            if block.height > room + 1 and pages[-1]:
                pages.append([])
                room = self._room
            pages[-1].append(block)
            room -= block.height
        return pages

    def _blocks(self, chapter: Chapter) -> list[Block]:
        shown = chapter.in_force(self._options)
        blocks: list[Block] = []
        for number, block in enumerate(shown):
            tight = isinstance(block, Item) and number + 1 < len(shown) and isinstance(shown[number + 1], Item)
            blocks.append(_block(block, self._width, gap=0 if tight else 1))
        return blocks

    def _options_blocks(self) -> list[Block]:
        """Each option with its value and what that means."""
        blocks: list[Block] = []
        game = self._game.id
        for key, value in option_values(self._options).items():
            words = option_title(key, game), value_name(key, value, game), value_means(key, value, game)
            blocks.append(_option_block(self._width, *words))
        return blocks


def _block(block: Paragraph, width: int, gap: int) -> Block:
    if isinstance(block, Example):
        return _example(block, width)
    lines = lines_of(block.text, width - 2 if isinstance(block, Item) else width)
    indent = 2 if isinstance(block, Item) else 0

    def draw(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        if indent:
            canvas.put(x, y, "·", ink.style("soft"))
        for row, line in enumerate(lines, y):
            put_signs(canvas, ink, x + indent, row, line)

    return Block(len(lines) + gap, draw)


def _example(block: Example, width: int) -> Block:
    cards_width = 6 * len(block.cards)
    lines = lines_of(block.text, width - cards_width - 3)

    def draw(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        after = canvas.put(x, y, _("Example"), ink.style("gold", bold=True))
        put_signs(canvas, ink, after + 3, y, block.note, "soft")
        for place, card in enumerate(block.cards):
            faces.small(canvas, ink, x + 1 + 6 * place, y + 1, card)
        for row, line in enumerate(lines, y + 1):
            put_signs(canvas, ink, x + cards_width + 3, row, line, "soft")

    return Block(max(4, 1 + len(lines)) + 1, draw)


def _option_block(width: int, title: str, value: str, means: str) -> Block:
    lines = lines_of(means, width - 2)

    def draw(canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        canvas.put(x, y, title, ink.style("soft"))
        canvas.right(x + width, y, value, ink.style("say", bold=True))
        for row, line in enumerate(lines, y + 1):
            canvas.put(x + 2, row, line, ink.style("say"))

    return Block(2 + len(lines), draw)


def put_signs(canvas: Canvas, ink: Ink, x: int, y: int, text: str, colour: str = "say") -> None:
    """Words with suit signs in their colours."""
    for char in text:
        style = ink.suit(Suit(SUIT_SIGNS.index(char))) if char in SUIT_SIGNS else ink.style(colour)
        x = canvas.put(x, y, char, style)
