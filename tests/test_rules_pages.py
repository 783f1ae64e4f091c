"""The rules pages: how they are read, what of them is in force, how they look on paper; the page of Don itself."""

import re
from pathlib import Path

import pytest

import cardtables
from cardtables.app.rules_page import Example, Item, Page, card_words, parse, plain, read_page
from cardtables.app.texts import LANGUAGES
from cardtables.assets import asset
from cardtables.engine.cards import ACE, HEARTS, NINE, TEN, card_of
from cardtables.games import GAMES
from cardtables.games.don.rules import COUNT

PAGES = [(lang, game) for lang in LANGUAGES for game in GAMES]
DON_RULES = GAMES["don"]
SMALL = """# Don

## Winning

The first line
goes on.

@finish=peg_out Play stops.
- one
- two
  and more

```cards
9♥ 10♥ | trump ♥ | The ten takes it.
@may_ruff=yes A♥ | | Alone.
```

## Keys
Press.
"""


def every_block(page: Page):
    return [block for chapter in page.chapters for block in chapter.blocks]


def test_a_page_is_cut_into_chapters_and_blocks():
    page = parse(SMALL)
    assert page.title == "Don"
    assert [chapter.title for chapter in page.chapters] == ["Winning", "Keys"]
    first, stops, one, two, ten, alone = page.chapters[0].blocks
    assert (first.text, first.only) == ("The first line goes on.", "")
    assert (stops.text, stops.only) == ("Play stops.", "finish=peg_out")
    assert [(type(item), item.text) for item in (one, two)] == [(Item, "one"), (Item, "two and more")]
    assert isinstance(ten, Example)
    assert ten.cards == (card_of(HEARTS, NINE), card_of(HEARTS, TEN))
    assert (ten.note, ten.text, ten.only) == ("trump ♥", "The ten takes it.", "")
    assert isinstance(alone, Example)
    assert (alone.cards, alone.note, alone.only) == ((card_of(HEARTS, ACE),), "", "may_ruff=yes")


def test_only_what_the_options_say_is_in_force():
    winning = parse(SMALL).chapters[0]
    as_written = [block.text for block in winning.in_force(DON_RULES.choose())]
    assert as_written == ["The first line goes on.", "one", "two and more", "The ten takes it."]
    traditional = [block.text for block in winning.in_force(DON_RULES.choose("traditional", {"may_ruff": True}))]
    assert traditional[1] == "Play stops." and traditional[-1] == "Alone."


def test_a_page_as_plain_text():
    assert plain(parse(SMALL), DON_RULES.choose()) == (
        "DON\n===\n\n\nWinning\n-------\n\nThe first line goes on.\n\n- one\n- two and more\n\n"
        "    9♥ 10♥   trump ♥\n    The ten takes it.\n\n\nKeys\n----\n\nPress."
    )


def test_cards_are_written_as_people_write_them():
    assert card_words((card_of(HEARTS, TEN), card_of(HEARTS, ACE))) == "10♥ A♥"


def test_a_language_without_a_page_gets_the_english_one():
    assert read_page("xx", "don") == read_page("en", "don")


@pytest.mark.parametrize(("lang", "start"), [("en", "To 121"), ("ru", "Допустим")])
@pytest.mark.parametrize(("finish", "score"), [("play_out", "121–128"), ("peg_out", "121–120"), ("higher", "121–128")])
def test_the_example_of_the_finish_has_the_score_of_the_option(lang, start, finish, score):
    winning = read_page(lang, "don").chapters[7]
    texts = [block.text for block in winning.in_force(DON_RULES.choose(changes={"finish": finish}))]
    assert texts[-2].startswith(start) and score in texts[-1]
    assert ("▲" if finish == "higher" else "●") in texts[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_don_are_what_the_rules_make_of_them(lang):
    rules = DON_RULES.rules(DON_RULES.choose(), 4)
    examples = [block for block in every_block(read_page(lang, "don")) if isinstance(block, Example)]
    pegs = {example.cards: example.text for example in examples if "♥" in example.note and "=" in example.text}
    counts = {example.cards: example.text for example in examples if not example.note}
    assert (len(examples), len(pegs), len(counts)) == (6, 1, 2)
    for cards, text in pegs.items():
        assert f"= {sum(rules.worth[HEARTS][card] for card in cards)} " in text
    for cards, text in counts.items():
        assert f"= {sum(COUNT[card] for card in cards)}." in text


def test_the_code_cites_decisions_that_stand_in_the_page():
    decided = set(re.findall(r"^## (\w+) ", asset("rules", "decisions.md").read_text(encoding="utf-8"), re.MULTILINE))
    cited = set()
    for source in Path(cardtables.__file__).parent.rglob("*.py"):
        cited |= set(re.findall(r"decisions\.md ([A-Z]+\d+)", source.read_text(encoding="utf-8")))
    assert {"D1", "D9"} <= cited <= decided
