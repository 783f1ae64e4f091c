"""The picker, the seats, the settings, the pages: what is shown, what the keys do, what is kept."""

from datetime import datetime
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len

from cardtables.app import texts
from cardtables.app.app import CardtablesApp
from cardtables.app.habits import AT_THE_TABLE, HABITS, LOOKS
from cardtables.app.options_words import OPTIONS, choices, option_title, value_means, value_name
from cardtables.app.screens import shelf
from cardtables.app.screens.keys import KeysScreen
from cardtables.app.screens.menu import LINES, MenuScreen
from cardtables.app.screens.picker import PickerScreen
from cardtables.app.screens.rules import RulesScreen
from cardtables.app.screens.seats import SeatsScreen
from cardtables.app.screens.small import SmallScreen
from cardtables.app.settings import LastTable, Settings, settings_from
from cardtables.app.setup import clean_name, prefilled
from cardtables.app.tables.don.keys import key_lines
from cardtables.app.when import day_of
from cardtables.app.whole import BareScreen, crash_report
from cardtables.app.widgets.leaf import lines_of
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.store.database import Store

DON = GAMES["don"]
FOUR = ("Anna", "Boris", "Vera", "Gleb")


class Shell(CardtablesApp):
    """The app without the table: it remembers who sat down."""

    sat_down: tuple[Match, bool] | None = None

    async def _sit_down(self, match: Match, match_id: int, shut: bool) -> None:
        self.open_picker()
        self.sat_down = match, shut


@pytest.fixture(autouse=True)
def _english(monkeypatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLORTERM", "truecolor")
    monkeypatch.delenv("NO_COLOR", raising=False)
    yield
    texts.speak("en")


@pytest.fixture
def store(tmp_path: Path):
    kept = Store.open(tmp_path)
    yield kept
    kept.close()


def running(app: CardtablesApp, size: tuple[int, int] = (80, 24)):
    return app.run_test(size=size, notifications=True, tooltips=True)


def frame(app: CardtablesApp) -> str:
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


# The first start


async def test_the_first_start_needs_enter_and_enter_to_play(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        assert isinstance(app.screen, PickerScreen)
        assert "No match is waiting." in frame(app)
        await pilot.press("enter")
        assert isinstance(app.screen, SeatsScreen)
        shown = frame(app)
        assert "1 You" in shown
        assert "2 Club 2" in shown
        assert "● You and Club 3" in shown
        await pilot.press("enter")
    match, shut = app.sat_down
    assert match.record.seats == ("You", "bot:club", "bot:club", "bot:club")
    assert match.record.options == DON.choose()
    assert match.record.seed
    assert not shut
    assert [saved.seats for saved in store.matches()] == [match.record.seats]


async def test_the_language_comes_from_the_environment(store: Store, monkeypatch) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    app = Shell(store, Settings())
    async with running(app) as pilot:
        assert "ПРОДОЛЖИТЬ" in frame(app)
        await pilot.press("д")  # the key L on the Russian layout
        assert "CONTINUE" in frame(app)
        assert "Ctrl+Q quit" in frame(app)
        await pilot.press("l")
        assert "ПРОДОЛЖИТЬ" in frame(app)
    assert settings_from(store.settings()).language == "ru"


async def test_two_matches_without_a_seed_are_dealt_differently(store: Store) -> None:
    app, seeds = Shell(store, Settings()), []
    async with running(app):
        for _ in range(2):
            await app.play(Record(DON, DON.choose(), FOUR))
            seeds.append(app.sat_down[0].record.seed)
    assert seeds[0] != seeds[1]


async def test_a_match_that_cannot_be_kept_is_said_and_not_begun(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter")
        store.close()
        await pilot.press("enter")
        assert isinstance(app.screen, SeatsScreen)
        assert str(store.path)[:20] in frame(app)  # a long path is cut at the edge of the page
    assert app.sat_down is None


# The seats


async def test_names_are_typed_in_place_and_kept_for_the_next_time(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("1", "2", *"Жанна", "enter")
        assert "2 Жанна" in frame(app)
        assert "● You and Club 3" in frame(app)
        await pilot.press("down", "b", "enter")
    assert app.sat_down[0].record.seats == ("You", "Жанна", "Player 3", "bot:club")
    kept = settings_from(store.settings())
    assert kept.names == ("You", "Жанна", "Player 3")
    assert prefilled(DON, kept, "You").seats == ["You", "Жанна", "Player 3", "bot:club"]


async def test_a_name_may_look_like_markup_and_escape_leaves_it_as_it_was(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("1", "1", "left_square_bracket", "slash", "right_square_bracket", "enter")
        assert "1 [/]" in frame(app)
        await pilot.press("1", "x", "escape")
        assert "1 [/]" in frame(app)


async def test_a_seat_goes_through_all_kinds_of_player_and_back_to_its_person(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter")
        seats = []
        for _ in range(3):
            await pilot.press("right")
            seats.append(app.screen.setup.seats[0])
        assert seats == ["bot:novice", "bot:club", "You"]


async def test_an_option_is_changed_explained_and_played(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter", "tab")
        assert "◉ as written" in frame(app)
        await pilot.press("right")
        assert "◉ traditional" in frame(app)
        assert "‹ at once ›" in frame(app)
        await pilot.press("down", "right")
        assert "‹ 91 ›" in frame(app)
        assert "◉" not in frame(app)
        await pilot.press("down", "right")
        assert "•Trump" in frame(app)
        assert "The pitcher names the trump suit" in frame(app)
        await pilot.press("enter")
    assert app.sat_down[0].record.options == DON.choose("traditional", {"target": 91, "trump": "declared"})
    assert prefilled(DON, settings_from(store.settings()), "You").options == app.sat_down[0].record.options


async def test_habits_are_kept_and_a_seed_can_be_typed(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter", "up", "right", *"evening-7", "enter")
        assert "‹ evening-7 ›" in frame(app)
        await pilot.press("up", "right")
        assert app.ink.four_colours
        await pilot.press("enter")
    assert app.sat_down[0].record.seed == "evening-7"
    assert settings_from(store.settings()).four_colours is True


def test_names_are_cleaned_so_that_a_record_can_hold_them() -> None:
    assert clean_name("  Anna   Maria ") == "Anna Maria"
    assert clean_name("a|b #c") == "ab c"
    assert clean_name("bot:club") == "club"
    assert clean_name("  | ") == ""
    assert clean_name("x" * 40) == "x" * 16


# Going on


async def test_waiting_matches_are_listed_with_score_names_and_day_and_opened_shut(store: Store) -> None:
    number = store.begin(Record(DON, DON.choose(), ("Anna", "bot:club", "Вера", "bot:novice"), "s"))
    app = Shell(store, Settings(), now=datetime.now)
    async with running(app) as pilot:
        shown = frame(app)
        assert "0–0" in shown
        assert "Anna Club Вера Novice" in shown
        assert "today" in shown
        await pilot.press("a")
    match, shut = app.sat_down
    assert match.record.seats == ("Anna", "bot:club", "Вера", "bot:novice")
    assert shut
    assert match.journal is not None
    assert number == 1


async def test_a_damaged_match_is_named_and_left_alone_and_the_others_stay_usable(store: Store) -> None:
    store.begin(Record(DON, DON.choose(), FOUR, "s"))
    damaged = store.begin(Record(DON, DON.choose(), FOUR, "s"))
    store._connection.execute("INSERT INTO entries VALUES (?, 0, 0, '1 play AS')", (damaged,))
    app = Shell(store, Settings())
    async with running(app) as pilot:
        assert "cannot be read" in frame(app)
        await pilot.press("a")
        assert app.sat_down is None
        await pilot.press("s")
        assert app.sat_down is not None
    assert len(store.matches()) == 2


def test_days_are_told_as_people_tell_them() -> None:
    now = datetime(2026, 3, 1, 0, 30)
    assert day_of(datetime(2026, 3, 1, 0, 5), now) == "today 00:05"
    assert day_of(datetime(2026, 2, 28, 23, 59), now) == "yesterday"
    assert day_of(datetime(2026, 2, 27), now) == "27 Feb"
    assert day_of(datetime(2025, 12, 31), now) == "31 Dec 2025"


# Settings


def test_settings_survive_being_kept() -> None:
    settings = Settings(
        language="ru", theme="paper", deck="line", four_colours=True, court_letters="ВДКТ", ascii=False, ask_first=True,
        idle_seconds=0, trick_stays_ms=2000, pace_ms=0, animations=False, open_table=True, names=("Жанна", "[/]"),
        tables={"don": LastTable(("Жанна", "bot:club", "[/]", "bot:novice"), {"target": 61, "may_ruff": True})},
    )  # fmt: skip
    assert settings_from(settings.to_plain()) == settings


def test_damaged_settings_fall_back_one_by_one() -> None:
    damaged = {
        "language": 7, "theme": "pink", "deck": None, "four_colours": "yes", "ascii": 1, "idle_seconds": True,
        "trick_stays_ms": -5, "pace_ms": "fast", "names": "Anna", "tables": {"don": {"seats": []}, "x": 3},
        "ask_first": True, "unknown": 1,
    }  # fmt: skip
    assert settings_from(damaged) == Settings(ask_first=True)


def test_a_last_table_that_fits_no_more_is_left_out() -> None:
    odd = LastTable(("Anna", "bot:wizard", "Vera", "Gleb"), {"target": 7, "finish": "peg_out", "gone": 1})
    setup = prefilled(DON, Settings(tables={"don": odd}), "You")
    assert setup.seats == ["You", "bot:club", "bot:club", "bot:club"]
    assert setup.options == DON.choose(changes={"finish": "peg_out"})


async def test_what_is_changed_in_the_settings_is_seen_at_once_and_kept(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        felt = app.ink.colours["felt"]
        await pilot.press("o", "down", "right")
        assert app.theme == "paper"
        assert app.ink.colours["felt"] != felt
        await pilot.press("down", "right", "down", "down", "right")
        assert (app.ink.deck, app.ink.court_letters) == ("line", "ВДКТ")
        await pilot.press("up", "up", "up", "up", "right")
        assert "НАСТРОЙКИ" in frame(app)
        await pilot.press("escape")
        assert "ПРОДОЛЖИТЬ" in frame(app)
    kept = settings_from(store.settings())
    assert (kept.theme, kept.deck, kept.court_letters, kept.language) == ("paper", "line", "ВДКТ", "ru")


# Pages


async def test_the_rules_are_read_with_the_options_in_force(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        app.open_rules(DON, DON.choose(changes={"target": 61, "finish": "peg_out"}))
        await pilot.pause()
        assert "2 rules changed" in frame(app)
        assert "At this table the target is 61" in frame(app)
        await pilot.press("up")
        assert "Your options" in frame(app)
        assert "at once" in frame(app)
        assert isinstance(app.screen, RulesScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, PickerScreen)


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_every_word_of_the_rules_is_on_some_page(store: Store, language: str) -> None:
    from cardtables.app.rules_page import read_page

    app = Shell(store, Settings(language=language))
    async with running(app) as pilot:
        app.open_rules(DON, DON.choose())
        await pilot.pause()
        seen = [frame(app)]
        while len(seen) < 2 or seen[-1] != seen[-2]:
            await pilot.press("pagedown")
            seen.append(frame(app))
    words = {word for one in seen for line in one.splitlines() for word in line[24:].split()}
    told = [block for chapter in read_page(language, "don").chapters for block in chapter.in_force(DON.choose())]
    missing = {word for block in told for word in block.text.split()} - words
    assert not missing


async def test_a_large_window_has_wider_rules(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app, (120, 40)) as pilot:
        app.open_rules(DON, DON.choose())
        await pilot.pause()
        rows = frame(app).splitlines()
        # 72 cells: "Four play, … other. The" is 71 wide, "side" would be 76.
        row = next(
            row for row in rows if "Four play, two against two; partners sit opposite each other. The side" in row
        )
        assert row.index("Four play") == (120 - 102) // 2 + 27
        assert app.screen.book.chapter_at(12, rows.index(next(row for row in rows if "Trump" in row)) - 1) == 2


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
async def test_a_large_picker_tells_more_and_shows_more_matches(store: Store, size: tuple[int, int]) -> None:
    for number in range(9):
        store.begin(Record(DON, DON.choose(), FOUR, str(number)))
    app = Shell(store, Settings())
    async with running(app, size) as pilot:
        await pilot.pause()
        shown = frame(app)
        assert ("Four play, two against two" in shown) is (size == (120, 40))
        assert "At this table" not in shown
        assert shown.count("Anna Boris") == {24: 3, 30: 5, 40: 8}[size[1]]


def keyed(app: CardtablesApp) -> dict[str, str]:
    """The rows of the matches that are seen: the key, and the players in the line below."""
    rows = frame(app).splitlines()
    found = {}
    for row, below in pairwise(rows):
        if row[40:60].lstrip(" ►")[1:].startswith(" Don"):
            found[row[40:60].lstrip(" ►")[0]] = below[44:60].split()[0]
    return found


async def test_down_reaches_every_match_and_the_letters_are_those_of_the_rows_that_are_seen(store: Store) -> None:
    numbers = [store.begin(Record(DON, DON.choose(), (f"N{number}", *FOUR[1:]), "x")) for number in range(6)]
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.pause()
        assert keyed(app) == {"A": "N5", "S": "N4", "D": "N3"}
        assert "↓ 3 more" in frame(app) and "↑" not in frame(app)[:-80]
        await pilot.press(*["down"] * 12)  # nine games, then the fourth match
        assert keyed(app) == {"A": "N4", "S": "N3", "D": "N2"}
        assert "↑ 1 more" in frame(app) and "↓ 2 more" in frame(app)
        await pilot.press("down", "down")
        assert keyed(app) == {"A": "N2", "S": "N1", "D": "N0"}
        assert "↑ 3 more" in frame(app) and "↓ 0" not in frame(app) and "↓ 1" not in frame(app)
        await pilot.press("up")  # within the rows that are seen nothing moves
        assert keyed(app) == {"A": "N2", "S": "N1", "D": "N0"}
        await pilot.press("up", "up")
        assert keyed(app) == {"A": "N3", "S": "N2", "D": "N1"}
        app.guard.passes("x", 1e12)
        await pilot.press("d")
        await pilot.pause()
        assert app.sat_down is not None and app.sat_down[0].saved() == store.load(numbers[1]).saved()


async def test_the_sign_of_more_matches_can_be_clicked(store: Store) -> None:
    for number in range(6):
        store.begin(Record(DON, DON.choose(), (f"N{number}", *FOUR[1:]), "x"))
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.pause()
        for words, seen in (("↓ 3 more", "N4 N3 N2"), ("↓ 2 more", "N3 N2 N1"), ("↑ 2 more", "N4 N3 N2")):
            row = next(row for row, line in enumerate(frame(app).splitlines()) if words in line)
            await pilot.click(offset=(frame(app).splitlines()[row].index(words) + 2, row))
            assert " ".join(keyed(app).values()) == seen


async def test_the_match_that_was_chosen_stays_chosen_when_the_list_has_changed(store: Store) -> None:
    for number in range(6):
        store.begin(Record(DON, DON.choose(), (f"N{number}", *FOUR[1:]), "x"))
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.pause()
        await pilot.press(*["down"] * 14)
        store.begin(Record(DON, DON.choose(), ("N6", *FOUR[1:]), "x"))
        store.finish(2)
        app.open_settings()
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        assert keyed(app) == {"A": "N3", "S": "N2", "D": "N0"}
        assert next(row for row in frame(app).splitlines() if "►" in row)[41:43] == "►D"


def test_no_line_begins_with_a_dash() -> None:
    assert lines_of("Масть первой карты — козырь", 19) == ["Масть первой", "карты — козырь"]
    assert lines_of("all but one – the last", 11) == ["all but", "one – the", "last"]


async def test_the_menu_closes_with_what_was_chosen(store: Store) -> None:
    app, chosen = Shell(store, Settings()), []
    async with running(app) as pilot:
        for keys in (["enter"], ["down", "down", "down", "enter"], ["5"], ["escape", "8"], ["escape"]):
            app.push_screen(MenuScreen(DON), chosen.append)
            await pilot.press(*keys)
            while isinstance(app.screen, MenuScreen):
                await pilot.press("escape")
    # Line 5, taking back, is refused: nothing can be taken back. Esc closes with nothing.
    assert chosen == ["rules", "last_trick", None, None, None]


# Everything fits


@pytest.mark.parametrize("language", ["en", "ru"])
def test_titles_values_and_explanations_fit_their_places(language: str) -> None:
    texts.speak(language)
    for option in DON.menu:
        assert option.key in OPTIONS
        for value in choices(option):
            width = cell_len(option_title(option.key)) + cell_len(value_name(option.key, value)) + 5
            assert width <= 32, (option.key, value)
            assert 1 <= len(lines_of(value_means(option.key, value), 42)) <= 3
    for habit in {*AT_THE_TABLE, *LOOKS, *HABITS}:
        for value in habit.values:
            room = 32 if habit in AT_THE_TABLE else 46
            assert cell_len(texts._(habit.title)) + cell_len(habit.word(value)) + 5 <= room, (habit.key, value)
        assert len(lines_of(texts._(habit.means), 42)) <= 3
    for line in LINES:
        assert cell_len(texts._(line.title)) <= 18
        assert cell_len(texts._(line.means)) <= 53


@pytest.mark.parametrize("language", ["en", "ru"])
async def test_the_last_key_of_every_footer_is_shown(store: Store, language: str) -> None:
    app = Shell(store, Settings(language=language))
    async with running(app) as pilot:
        assert frame(app).splitlines()[-1].rstrip().endswith(texts._("quit"))
        await pilot.press("enter")
        assert frame(app).splitlines()[-1].rstrip().endswith(texts._("back"))
        await pilot.press("1")
        assert frame(app).splitlines()[-1].rstrip().endswith(texts._("leave as it was"))
        await pilot.press("escape", "r")
        assert frame(app).splitlines()[-1].rstrip().endswith(texts._("back"))
        for page in (MenuScreen(DON), KeysScreen(key_lines("don", DON.choose()))):
            await app.push_screen(page)
            await pilot.pause()
            assert frame(app).splitlines()[-1].rstrip().endswith(texts._("back to the table"))


async def test_in_letters_nothing_but_letters_is_drawn(store: Store) -> None:
    app = Shell(store, Settings(), ascii_only=True)
    async with running(app) as pilot:
        for keys in ([], ["o"], ["escape", "enter"], ["r"], ["pagedown"] * 4):
            await pilot.press(*keys)
            shown = frame(app).replace("Русский", "")
            assert shown.isascii(), [char for char in shown if not char.isascii()]


# The window and the end


async def test_a_small_window_asks_for_room_and_shows_nothing_else(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter")
        shut = []
        app.screen.shut = lambda: shut.append(True)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        assert shut
        assert frame(app).split() == ["Please", "enlarge", "the", "window", "to", "80", "×", "24."]
        await pilot.press("enter", "down")
        assert app.sat_down is None
        await pilot.resize_terminal(80, 23)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert isinstance(app.screen, SeatsScreen)


async def test_a_start_in_a_small_window_and_a_screen_laid_over_the_cover(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app, (60, 20)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        app.push_screen(KeysScreen(key_lines("don", DON.choose())))
        await pilot.pause()
        assert isinstance(app.screen, SmallScreen)
        await pilot.resize_terminal(100, 30)
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, PickerScreen)


@pytest.mark.parametrize(("key", "code"), [("ctrl+q", 0), ("ctrl+й", 0), ("ctrl+c", 130), ("ctrl+с", 130)])
async def test_the_last_thing_shown_is_nothing(store: Store, key: str, code: int) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter", "1", key)
        await pilot.pause()
        assert isinstance(app.screen, BareScreen)
        assert not frame(app).split()
    assert app.return_code == code


async def test_put_aside_and_taken_up_again_the_hand_is_shut(store: Store) -> None:
    app = Shell(store, Settings())
    async with running(app) as pilot:
        await pilot.press("enter")
        shut = []
        app.screen.shut = lambda: shut.append(True)
        app.app_suspend_signal.publish(app)
        app.app_resume_signal.publish(app)
        assert shut == [True, True]


def test_a_crash_report_tells_places_and_no_values() -> None:
    def hold(hand: str) -> None:
        raise KeyError(hand)

    secret = "".join(["SEC", "RET"])
    try:
        try:
            hold(secret)
        except KeyError as why:
            raise RuntimeError(f"{why} is lost") from why
    except RuntimeError as error:
        report = "\n".join(crash_report(error))
    assert "builtins.RuntimeError" in report
    assert "builtins.KeyError" in report
    assert "hold: raise KeyError(hand)" in report
    assert "SECRET" not in report


async def test_a_crash_shows_a_short_message_and_no_hand(store: Store, tmp_path: Path) -> None:
    class Broken(Shell):
        def step_aside(self) -> None:
            hand = "".join(["SEC", "RET"])
            raise ValueError(hand)

    said = []
    app = Broken(store, Settings())
    app.panic = lambda text: (said.append(text.plain), app._close_messages_no_wait())
    with pytest.raises(ValueError, match="SECRET"):
        async with running(app) as pilot:
            app.call_later(app.step_aside)
            await pilot.pause()
    log = (tmp_path / "crash.log").read_text(encoding="utf-8")
    assert "builtins.ValueError" in log
    assert "step_aside" in log
    assert "SECRET" not in log + said[0]
    assert str(tmp_path / "crash.log") in said[0].replace("\n", "")


@pytest.mark.parametrize(
    ("points", "words"), [([64, 49], "64–49"), ([0, 0, 12], "0–0–12"), ([-30, 49], "−30 : 49"), ([], "")]
)
def test_the_score_of_a_waiting_match_can_be_read_below_nought_too(points, words):
    assert shelf._score(points) == words
