"""A rules page cut into chapters, for the rules screen and for `cardtables rules`."""

import re
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cardtables.assets import asset
from cardtables.engine.cards import SUIT_LETTERS, Card
from cardtables.engine.game import option_words
from cardtables.engine.notation import card_code, read_card

WIDTH = 76
"""Cells of a line on paper."""
_SIGNS = str.maketrans("♠♥♦♣", SUIT_LETTERS)
_CONDITION = re.compile(r"@(\w+=\w+) ")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Some sentences of a chapter."""

    text: str
    only: str = ""
    """`finish=peg_out`: it holds only while the option has this value; empty: always."""


@dataclass(frozen=True, slots=True)
class Item(Paragraph):
    """A line of a list."""


@dataclass(frozen=True, slots=True)
class Example(Paragraph):
    """Cards on the table and what comes of them."""

    cards: tuple[Card, ...] = ()
    note: str = ""
    """What is known beforehand: `trump ♥`; may be empty."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One heading of the page and what stands below it."""

    title: str
    blocks: tuple[Paragraph, ...]

    def in_force(self, options: Any) -> tuple[Paragraph, ...]:
        """What holds at a table with these options (the options object of the game)."""
        words = set(option_words(options))
        return tuple(block for block in self.blocks if not block.only or block.only in words)


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one game in one language."""

    title: str
    chapters: tuple[Chapter, ...]


def read_page(lang: str, game_id: str) -> Page:
    """The page of a game; the English one where the language has none. Raises OSError if there is none at all."""
    path = asset("rules", lang, f"{game_id}.md")
    if not path.is_file():
        path = asset("rules", "en", f"{game_id}.md")
    return parse(path.read_text(encoding="utf-8"))


def parse(text: str) -> Page:
    """The page as written in Markdown: `# Title`, `## Chapter`, paragraphs, `- ` lists, ```cards blocks."""
    title, *chapters = re.split(r"^## ", text, flags=re.MULTILINE)
    return Page(title.strip().removeprefix("# "), tuple(_chapter(chapter) for chapter in chapters))


def _chapter(text: str) -> Chapter:
    title, _, body = text.partition("\n")
    return Chapter(title.strip(), tuple(_blocks(body.splitlines())))


def _blocks(lines: list[str]) -> Iterator[Paragraph]:
    """A blank line, a `- `, a `@` or a fence begins another block; other lines go on with the one before."""
    block, fenced = "", False
    for line in [*lines, ""]:
        fence = line.startswith("```")
        if block and (not line.strip() or fence or line.startswith(("- ", "@"))):
            yield _block(block)
            block = ""
        if fence:
            fenced = not fenced
        elif fenced:
            yield _example(line)
        else:
            block = f"{block} {line.strip()}".strip()


def _condition(text: str) -> tuple[str, str]:
    """The option value a block is for, and the block without it."""
    if match := _CONDITION.match(text):
        return match[1], text[match.end() :]
    return "", text


def _block(text: str) -> Paragraph:
    only, text = _condition(text)
    return Item(text[2:], only) if text.startswith("- ") else Paragraph(text, only)


def _example(line: str) -> Example:
    only, line = _condition(line)
    cards, note, text = (part.strip() for part in line.split("|"))
    return Example(text, only, tuple(read_card(word.translate(_SIGNS)) for word in cards.split()), note)


def card_words(cards: tuple[Card, ...]) -> str:
    """Cards as people write them: `10♥ A♥`."""
    return " ".join(_word(card) for card in cards)


def _word(card: Card) -> str:
    code = card_code(card)
    return code[0].replace("T", "10") + "♠♥♦♣"[SUIT_LETTERS.index(code[1])]


def plain(page: Page, options: Any) -> str:
    """The page as plain text, 76 cells wide, as it holds with these options."""
    parts = [_underlined(page.title.upper(), "=")]
    for chapter in page.chapters:
        parts += ["", "", _underlined(chapter.title, "-")]
        listed = False
        for block in chapter.in_force(options):
            parts += [] if listed and isinstance(block, Item) else [""]
            parts.append(_plain(block))
            listed = isinstance(block, Item)
    return "\n".join(parts)


def _underlined(title: str, line: str) -> str:
    return f"{title}\n{line * len(title)}"


def _plain(block: Paragraph) -> str:
    if isinstance(block, Example):
        cards = card_words(block.cards) + (f"   {block.note}" if block.note else "")
        return f"    {cards}\n{_wrapped(block.text, '    ', '    ')}"
    if isinstance(block, Item):
        return _wrapped(block.text, "- ", "  ")
    return _wrapped(block.text, "", "")


def _wrapped(text: str, first: str, rest: str) -> str:
    return textwrap.fill(
        text, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
