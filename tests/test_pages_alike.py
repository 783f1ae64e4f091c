"""Every rules page, also of a game not yet on the list: alike in all languages, true to the table of options."""

import re
from dataclasses import make_dataclass
from typing import Any

import pytest

from cardtables.app.rules_page import WIDTH, Example, Item, Page, Paragraph, plain, read_page
from cardtables.app.screens.rules import WIDTH as SCREEN
from cardtables.app.texts import LANGUAGES
from cardtables.app.widgets.leaf import lines_of
from cardtables.assets import asset
from cardtables.games import GAMES

FINISH = {"finish": "play_out peg_out higher"}
DURAK = {
    "draw_until": "no yes", "may_keep": "no yes", "stack_six": "no yes", "reshuffle": "no yes",
    "winner_leads": "no yes",
}  # fmt: skip
OPTIONS: dict[str, dict[str, str]] = {
    "don": {"target": "121 91 61", "trump": "pitch declared", "may_ruff": "no yes", "carry_tie": "no yes", **FINISH},
    "blind-don": {
        "target": "121 91 61", "may_ruff": "no yes", "carry_tie": "no yes", **FINISH,
        "rows": "hidden_hand open_rows hand_first",
    },
    "irish-don": {
        "target": "80 81", "trump": "pitch declared", "may_ruff": "no yes", **FINISH, "first_trick": "fixed normal",
        "pitch": "every_deal first_deal_only",
    },
    "phat": {
        "target": "121 91 181", "trump": "pitch declared", "may_ruff": "no yes", "carry_tie": "no yes", **FINISH,
        "phat_king": "4 3",
    },
    "donkey": {"word": "DONKEY PIG", "tie_window": "50", "loser_deals": "no yes"},
    "durak-a": {"limit": "101 0", **DURAK, "ace_last_wins": "no yes"},
    "durak-b": {"limit": "101 0", **DURAK, "ace_last_wins": "no yes", "six_plain": "no yes"},
    "durak-v": {"limit": "500 0", **DURAK, "jack_any": "no yes", "jack_points": "no yes"},
    "durak-g": {"limit": "100 0", **DURAK, "queen_skips": "yes no"},
}  # fmt: skip
"""Every option with its values, the printed one first; of a number that may be anything, those that are named."""
TITLES = {
    "don": "Don", "blind-don": "Blind Don", "irish-don": "Irish Don", "phat": "Phat", "donkey": "Donkey",
    "durak-a": "Durak A", "durak-b": "Durak B", "durak-v": "Durak V", "durak-g": "Durak G",
}  # fmt: skip
WRITTEN = sorted({path.stem for lang in LANGUAGES for path in asset("rules", lang).iterdir()})
PAGES = [(lang, game) for lang in LANGUAGES for game in WRITTEN]
LATIN = {
    "as-written", "traditional", "Enter", "Esc", "Backspace", "Tab", "Caps", "Lock", *"qwerpalzm", *"BV",
    *"AKQJ",  # cards
    *"DONKEYPIG",  # letters one takes
}  # fmt: skip
"""What is Latin in a Russian page, beside options and values."""


def blocks(page: Page) -> list[Paragraph]:
    return [block for chapter in page.chapters for block in chapter.blocks]


def words(game: str) -> set[str]:
    """`finish=peg_out`: every option with every value."""
    return {f"{key}={value}" for key, values in OPTIONS[game].items() for value in values.split()}


def table(game: str, **changes: str) -> Any:
    """The options of a table, as far as a page wants to know them."""
    values = {key: values.split()[0] for key, values in OPTIONS[game].items()} | changes
    return make_dataclass("Options", values)(**values)


def test_there_is_a_page_for_every_game_there_is():
    assert set(GAMES) <= set(WRITTEN) <= set(OPTIONS)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_above_is_that_of_the_game(game):
    assert {one.key: one.possible.split(", ")[: len(one.values)] for one in GAMES[game].menu} == {
        key: values.split() for key, values in OPTIONS[game].items()
    }


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_every_page_is_there_in_every_language(lang, game):
    assert asset("rules", lang, f"{game}.md").is_file()


@pytest.mark.parametrize("game", WRITTEN)
def test_an_english_page_has_the_title_of_its_game(game):
    assert read_page("en", game).title == TITLES[game]


@pytest.mark.parametrize("game", WRITTEN)
def test_the_languages_have_the_same_chapters_conditions_and_cards(game):
    shapes = [
        [
            [(type(block), block.only, block.cards if isinstance(block, Example) else ()) for block in chapter.blocks]
            for chapter in read_page(lang, game).chapters
        ]
        for lang in LANGUAGES
    ]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("game", WRITTEN)
def test_the_languages_have_the_same_large_numbers_in_every_chapter(game):
    """Small ones may be words in one language and figures in another."""
    for chapters in zip(*(read_page(lang, game).chapters for lang in LANGUAGES), strict=True):
        texts = [" ".join(block.text for block in chapter.blocks) for chapter in chapters]
        figures = [{number for number in re.findall(r"\d+", text) if int(number) > 12} for text in texts]
        assert figures.count(figures[0]) == len(figures), chapters[0].title


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_conditions_name_every_value_of_every_option(lang, game):
    assert {block.only for block in blocks(read_page(lang, game)) if block.only} == words(game)


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_every_option_is_explained_in_one_item_with_all_its_values(lang, game):
    told = [
        set(re.findall(r"\w+=\w+", block.text)) for block in blocks(read_page(lang, game)) if isinstance(block, Item)
    ]
    for key, values in OPTIONS[game].items():
        assert {f"{key}={value}" for value in values.split()} in told, key
    assert {word for item in told for word in item} == words(game)


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_whatever_is_chosen_the_page_is_clean_and_fits_on_paper(lang, game):
    page = read_page(lang, game)
    for key, values in OPTIONS[game].items():
        for value in values.split():
            text = plain(page, table(game, **{key: value}))
            assert max(len(line) for line in text.splitlines()) <= WIDTH
            assert not re.search(r"@\w+=|```|[|_*]\*|\bTODO\b|  \n", text)


@pytest.mark.parametrize(("lang", "game"), PAGES)
def test_the_page_fits_on_the_rules_screen(lang, game):
    page = read_page(lang, game)
    assert all(len(chapter.title) <= 20 for chapter in page.chapters)
    for block in blocks(page):
        wide = SCREEN - 6 * len(block.cards) - 3 if isinstance(block, Example) else SCREEN - 2
        assert len(lines_of(block.text, wide)) <= 16, block.text
        assert max(map(len, block.text.split())) <= wide, block.text
        if isinstance(block, Example):
            assert 2 <= len(block.cards) <= 5 and len(block.note) <= 38


@pytest.mark.parametrize("game", WRITTEN)
def test_russian_pages_have_no_english_in_them(game):
    text = asset("rules", "ru", f"{game}.md").read_text(encoding="utf-8").replace("```cards", "")
    known = LATIN | set(OPTIONS[game]) | {value for values in OPTIONS[game].values() for value in values.split()}
    assert set(re.findall(r"[A-Za-z][\w-]*", text)) <= known


def test_the_decisions_are_numbered_without_a_gap():
    decisions = asset("rules", "decisions.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^## ([A-Z]+)(\d+) .*\?$|^## (D)(18) ", decisions, re.MULTILINE)
    kinds = {"D": 18, "BD": 8, "I": 9, "P": 9, "K": 18, "A": 22, "B": 10, "V": 10, "G": 12}
    assert [(one or last, int(number or end)) for one, number, last, end in numbers] == [
        (kind, number) for kind, most in kinds.items() for number in range(1, most + 1)
    ]


def test_every_option_goes_back_to_a_decision():
    decisions = asset("rules", "decisions.md").read_text(encoding="utf-8")
    assert {key for game in OPTIONS.values() for key in game} <= set(re.findall(r"`(\w+)`", decisions))
