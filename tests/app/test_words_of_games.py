"""What the picker and the seats screen say of every game and option: all of it is there, and it fits."""

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from cardtables.app.game_words import ABOUT, FAMILIES
from cardtables.app.options_words import OPTIONS, choices, option_title, value_means, value_name
from cardtables.app.texts import _
from cardtables.app.widgets.leaf import lines_of
from cardtables.engine.game import Option, Value
from cardtables.games import GAMES
from tests.test_pages_alike import OPTIONS as TABLE, TITLES

LANGUAGES = pytest.mark.parametrize("language", list(texts.LANGUAGES))


@pytest.fixture(autouse=True)
def _english_again():
    yield
    texts.speak("en")


def values(game: str) -> list[tuple[str, Value]]:
    """Every option of the table with every value, of the type that the game gives it."""
    words: dict[str, Value] = {"no": False, "yes": True}
    return [
        (key, words.get(value, int(value) if value.isdigit() else value))
        for key, all_of_it in TABLE[game].items()
        for value in all_of_it.split()
    ]


def test_the_picker_knows_every_game_by_the_title_it_has():
    assert {game: about.title for game, about in ABOUT.items()} == TITLES
    assert {game.id: game.title for game in GAMES.values()}.items() <= TITLES.items()
    assert {game.family for game in GAMES.values()} <= set(FAMILIES)
    assert list(ABOUT) == [
        "don", "blind-don", "irish-don", "phat", "donkey", "durak-a", "durak-b", "durak-v", "durak-g",
    ]  # fmt: skip


@LANGUAGES
@pytest.mark.parametrize("game", ABOUT)
def test_what_the_picker_says_fits_its_box(language, game):
    texts.speak(language)
    about = ABOUT[game]
    assert cell_len(_(about.row)) <= 31 and cell_len(_(about.title)) <= 20
    assert len(lines_of(_(about.what), 33)) <= 6
    assert cell_len(_(about.players)) <= 23 and cell_len(_(about.cards)) <= 15 and cell_len(_(about.length)) <= 23


@LANGUAGES
@pytest.mark.parametrize("game", TABLE)
def test_options_are_told_and_fit_their_places(language, game):
    texts.speak(language)
    for key, value in values(game):
        title, name, means = (
            option_title(key, game), value_name(key, value, game), value_means(key, value, game),
        )  # fmt: skip
        assert title != key and cell_len(title) <= 22
        assert cell_len(title) + cell_len(name) + 5 <= 32, (key, value)
        assert 10 < cell_len(means) <= 120 and len(lines_of(means, 42)) <= 3, (key, value)


@pytest.mark.parametrize("game", TABLE)
def test_two_values_never_sound_alike(game):
    for key in TABLE[game]:
        names = [value_name(one, value, game) for one, value in values(game) if one == key]
        assert len(set(names)) == len(names)


def test_no_option_is_told_that_no_game_has():
    told = {key.rpartition(":")[2] for key in OPTIONS}
    assert told == {key for options in TABLE.values() for key in options}
    assert {key.partition(":")[0] for key in OPTIONS if ":" in key} <= set(TABLE)


@pytest.mark.parametrize(
    ("key", "game", "title"),
    [
        ("carry_tie", "don", "Tied game carries"), ("carry_tie", "phat", "Tied muck carries"),
        ("winner_leads", "durak-g", "Winner leads"), ("winner_leads", "durak-v", "Winner deals"),
        ("carry_tie", "", "Tied game carries"), ("colour", "don", "colour"),
    ],
)  # fmt: skip
def test_an_option_may_have_words_of_its_own_in_a_game(key, game, title):
    assert option_title(key, game) == title


def test_a_value_without_a_name_is_called_by_itself():
    assert value_name("word", "PIG", "donkey") == "PIG"
    assert value_name("target", 80, "irish-don") == "80"
    assert value_name("target", 81, "irish-don") == "over 80"
    assert value_name("target", 91, "phat") == "91"
    assert value_name("limit", 0, "durak-b") == "a single deal"
    assert value_name("limit", 150, "durak-b") == "150"
    assert "third deal" in value_means("target", 81, "irish-don")
    assert "lowest total" in value_means("limit", 150, "durak-b")


def test_a_number_walks_in_round_steps():
    assert choices(Option("limit", (101, 0), 20, 1000)) == (0, 50, 100, 101, 150, 200, 300, 500, 1000)
    assert choices(Option("tie_window", (50,), 0, 200)) == (0, 20, 50, 100, 150, 200)
    assert choices(Option("tie_window", (50,), 0, 100)) == (0, 20, 50, 100)
    assert choices(Option("target", (121, 91, 61))) == (121, 91, 61)
