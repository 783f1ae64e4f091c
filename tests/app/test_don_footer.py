"""What the footer and the keys page name at the tables of the Don family."""

from dataclasses import replace

import pytest

from cardtables.app import texts
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.store.database import Store
from tests.app.driving import QUICK, SpiedApp, spied_app, table_screen


@pytest.fixture(autouse=True)
def _english():
    yield
    texts.speak("en")


def after_a_trick(folder, game, seats):
    """The number of a match in which one trick has been taken."""
    match = Match(Record(GAMES[game], GAMES[game].choose(), seats, "footer"))
    while match.turn == (TABLE,) or match.view(None).table.trick or not match.view(None).table.taken:
        if match.turn == (TABLE,):
            match.chance(match.at)
        else:
            match.act(match.view(match.turn[0]).legal[0], match.at + 10)
    store = Store.open(folder)
    return store, store.begin(match.saved())


@pytest.mark.parametrize(
    ("game", "language", "footers"),
    [
        (
            "phat", "en",
            (" ← → Enter play  Esc hide  ? keys  Tab menu  V log  Backspace last trick",
             " ← → choose  Enter play  Esc hide  ? keys  Tab menu  V log  Backspace last trick  B board"),
        ),
        (
            "don", "ru",
            (" ← → Enter сыграть  Esc скрыть  ? клавиши  Tab меню  V цена  Backspace взятка",
             " ← → выбрать  Enter сыграть  Esc скрыть  ? клавиши  Tab меню  V цена  Backspace взятка  B доска"),
        ),
        (
            "blind-don", "ru",
            (" ← → Enter сыграть  Esc скрыть  ↑ ряд  ? клавиши  Tab меню  V цена  B доска",
             " ← → выбрать  Enter сыграть  Esc скрыть  ↑ ряд  ? клавиши  Tab меню  V цена  Backspace взятка  B доска"),
        ),
    ],
)  # fmt: skip
async def test_in_a_narrow_window_the_footer_still_names_what_the_menu_does_not(tmp_path, game, language, footers):
    """The board and the last trick are in the menu, too: with less room it is they that give way."""
    seats = ("Anna", "Boris", "Vera", "Gleb")[: GAMES[game].seats[-1]]
    store, number = after_a_trick(tmp_path, game, seats)
    app = SpiedApp(store, replace(QUICK, language=language), start=number)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        sitting = table_screen(app).sitting
        await pilot.press(str(sitting.awaited + 1))
        await pilot.pause()
        assert app.frames[-1][1].splitlines()[-1].rstrip() == footers[0]
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert app.frames[-1][1].splitlines()[-1].rstrip() == footers[1]


@pytest.mark.parametrize(
    ("game", "options", "told", "untold"),
    [
        ("don", {}, ("Under a card: plays that card.", "what each card pegs, and the log"), ("Thirteen", "q w e r")),
        ("don", {"trump": "declared"}, ("q w e r", "Name the trump suit"), ("Thirteen",)),
        ("irish-don", {}, ("Thirteen cards: q to p, then a, s, d.", "the log or what each card pegs"), ("q w e r",)),
        ("phat", {"trump": "declared"}, ("Thirteen cards", "the log or what each card pegs", "q w e r"), ()),
        ("blind-don", {}, ("1 to 9", "Up to your row"), ("Thirteen", "q w e r")),
    ],
)  # fmt: skip
async def test_the_keys_page_names_what_is_special(tmp_path, game, options, told, untold):
    seats = ("Anna", "Boris", "Vera", "Gleb")[: GAMES[game].seats[-1]]
    app = spied_app(tmp_path, game=game, seats=seats, **options)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("question_mark")
        await pilot.pause()
        page = " ".join(app.frames[-1][1].split())
        assert all(words in page for words in told) and not any(words in page for words in untold)
