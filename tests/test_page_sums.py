"""The sums in the examples of the rules pages are right, card by card, by tables written from the printed rules."""

import re

import pytest

from cardtables.app.rules_page import Example, card_words, read_page
from cardtables.app.texts import LANGUAGES
from tests.test_pages_alike import WRITTEN

Worth = dict[str, int]
NINE_CARD: tuple[Worth, Worth] = {"A": 4, "K": 3, "Q": 2, "J": 1, "9": 9, "5": 10}, {"5": 5}
IRISH: tuple[Worth, Worth] = {"A": 4, "K": 3, "Q": 2, "J": 1, "9": 18, "5": 10}, {"9": 9, "5": 5}
PEGS = {
    "don": NINE_CARD, "blind-don": NINE_CARD, "irish-don": IRISH,
    "phat": ({**IRISH[0], "K": 4}, IRISH[1]), "phat phat_king=3": IRISH,
}  # fmt: skip
"""What a trump and what another card pegs, by game, and by game and condition."""
COUNT = {"A": 4, "K": 3, "Q": 2, "J": 1, "10": 10}
FACES = {"A": 11, "K": 10, "Q": 10, "J": 10, "10": 10, "9": 9, "8": 8, "7": 7, "6": 6}
HELD = {
    "don": COUNT, "durak-a": FACES, "durak-b": {**FACES, "Q": 30}, "durak-v": FACES,
    "durak-g": {"A": 11, "Q": 20, "10": 10, "K": 4, "J": 2},
}  # fmt: skip
"""What a card counts that was taken, or left in hand."""
SUM = re.compile(r"((?:\d+ \+ )+\d+) = (\d+)")


def worth(game: str, example: Example) -> list[int]:
    """What each card of the example is worth, in order."""
    cards = [(word[:-1], word[-1]) for word in card_words(example.cards).split()]
    if not example.note:
        return [HELD[game].get(rank, 0) for rank, _suit in cards]
    trumps, others = PEGS.get(f"{game} {example.only}", PEGS[game])
    return [(trumps if suit in example.note else others).get(rank, 0) for rank, suit in cards]


def examples(lang: str, game: str) -> list[Example]:
    """Those with a sum."""
    blocks = (block for chapter in read_page(lang, game).chapters for block in chapter.blocks)
    return [block for block in blocks if isinstance(block, Example) and SUM.search(block.text)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", WRITTEN)
def test_every_sum_is_that_of_its_cards(lang, game):
    for example in examples(lang, game):
        found = SUM.search(example.text)
        assert found
        parts = [int(part) for part in found[1].split(" + ")]
        assert sum(parts) == int(found[2])
        assert [part for part in parts if part] == [value for value in worth(game, example) if value], example.text


def test_there_are_sums_to_be_tried():
    assert {game: len(examples("en", game)) for game in WRITTEN} == {
        "blind-don": 1, "don": 3, "donkey": 0, "durak-a": 2, "durak-b": 2, "durak-g": 2, "durak-v": 2,
        "irish-don": 4, "phat": 3,
    }  # fmt: skip
