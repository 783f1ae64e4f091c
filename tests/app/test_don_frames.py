"""Irish Don, Phat and Blind Don through the real app: no painted frame shows a card to who may not see it."""

from dataclasses import replace

import pytest

from cardtables.app import faces
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.match_result import MatchResultScreen
from cardtables.app.tables.don import blind_felt, worth as don_worth
from cardtables.games.don.blind import TurnUp
from tests.app.driving import QUICK, YCUKEN, Memory, spied_app, table_screen, tokens
from tests.app.test_hot_seat import LATIN, Driver

PEOPLE = ("Anna", "Boris", "Vera", "Gleb")
LAYOUTS = {"en": LATIN, "ru": YCUKEN}


@pytest.fixture(autouse=True)
def marked_cards(monkeypatch):
    """Each drawn card leaves a token; the table of what pegs names cards wherever they lie, so it is left out."""
    monkeypatch.setattr(don_worth, "worth_rows", lambda ink, scene: [])
    with tokens(monkeypatch):
        yield


def seated(people, seats):
    """So many people, computers on the other seats; people sit opposite each other first."""
    order = [0, 2, 1, 3] if seats == 4 else [0, 1]
    sitting = set(order[:people])
    return tuple(name if seat in sitting else "bot:novice" for seat, name in enumerate(PEOPLE[:seats]))


class FamilyDriver(Driver):
    """Plays one deal; now and then somebody looks at the board, the last trick, what pegs."""

    turned = 0

    async def play_some_card(self, screen):
        turns = [action.slot for action in screen.table._shown.scene.view.legal if isinstance(action, TurnUp)]
        if turns and (self.cards % 2 or not screen.table._shown.hand):
            if not screen.table._shown.slot:
                await self.press("up")
            self.turned += 1
            self.app.guard.passes("no key is dead", 1e12)  # the number that opened the hand may name a place too
            await self.press(str(turns[self.cards % len(turns)]))
            self.app.guard.passes("no key is dead", 1e12)  # the digit of a place may be the number of who comes next
        else:
            await super().play_some_card(screen)

    async def look_around(self):
        self.check(None)
        for key in ("b", "b", "v", "v", "backspace", "escape", "tab", "2", "escape"):
            await self.press(key)
            self.check(None)

    async def one_deal(self):
        for _ in range(400):
            if isinstance(self.app.screen, DealResultScreen | MatchResultScreen):
                break
            before = self.cards
            await self.one_card()
            if self.cards != before and self.cards % 6 == 0 and not self.app.screen_stack[2:]:
                await self.look_around()
        assert isinstance(self.app.screen, DealResultScreen | MatchResultScreen)
        self.check(None)


async def driven(folder, game, seats, language, **options):
    habits = replace(QUICK, language=language)
    app = spied_app(folder, game=game, seats=seats, seed=f"{game}-{language}", settings=habits, **options)
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = FamilyDriver(app, pilot, LAYOUTS[language], Memory(len(seats), game, **options))
        await driver.one_deal()
    assert driver.checked > 2 * driver.cards
    return driver


TABLES = [("phat", 4, "en"), ("phat", 2, "ru"), ("irish-don", 4, "ru"), ("irish-don", 3, "en")]
OTHERS = [
    (game, people, language)
    for game in ("phat", "irish-don") for people in (2, 3, 4) for language in LAYOUTS
    if (game, people, language) not in TABLES
]  # fmt: skip


@pytest.mark.parametrize(
    ("game", "people", "language"), [*TABLES, *(pytest.param(*other, marks=pytest.mark.long) for other in OTHERS)]
)
async def test_thirteen_cards_and_no_frame_shows_a_hidden_one(tmp_path, game, people, language):
    driver = await driven(tmp_path, game, seated(people, 4), language)
    assert driver.cards == 12 * people  # the last trick plays itself
    assert driver.own_cards_seen >= driver.cards // 2


ROWS = ["hidden_hand", "open_rows", "hand_first"]


@pytest.mark.parametrize(
    ("rows", "language"),
    [
        ("hidden_hand", "en"), ("open_rows", "ru"), ("hand_first", "en"),
        *(pytest.param(*other, marks=pytest.mark.long) for other in zip(ROWS, ("ru", "en", "ru"), strict=True)),
    ],
)  # fmt: skip
async def test_no_frame_shows_a_card_before_it_is_turned_up(tmp_path, rows, language):
    driver = await driven(tmp_path, "blind-don", seated(2, 2), language, rows=rows)
    assert driver.cards == 34  # 36 cards, the last trick plays itself
    assert (driver.turned > 8) is (rows != "open_rows")


@pytest.mark.parametrize("rows", ROWS)
async def test_alone_with_a_computer_only_the_own_hand_is_seen(tmp_path, rows):
    app = spied_app(tmp_path, game="blind-don", seats=("Anna", "bot:novice"), seed="alone", rows=rows)
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        await pilot.pause()
        driver = FamilyDriver(app, pilot, LATIN, Memory(2, "blind-don", rows=rows))
        for _ in range(200):
            if isinstance(app.screen, DealResultScreen):
                break
            driver.check(0)
            screen = table_screen(app)
            if screen.sitting.actor == 0 and not screen.sitting.taking_in:
                await driver.play_some_card(screen)
                driver.cards += 1
            else:
                await driver.press("enter")
        driver.check(0)
    assert driver.cards == 17


async def test_the_same_search_finds_a_row_that_is_drawn_open(tmp_path, monkeypatch):
    app = spied_app(tmp_path, game="blind-don", seats=PEOPLE[:2], seed="planted")

    def see_through(canvas, ink, x, y, number, look, large):
        faces.small(canvas, ink, x, y, table_screen(app).match.truth().table[0][number - 1])

    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = FamilyDriver(app, pilot, LATIN, Memory(2, "blind-don"))
        driver.check(None)
        monkeypatch.setattr(blind_felt, "_draw_back", see_through)
        seat = table_screen(app).sitting.awaited
        await driver.press(str(seat + 1))
        with pytest.raises(AssertionError, match=f"shown to {seat}"):
            driver.check(seat)


async def test_what_pegs_is_the_same_whoever_looks(tmp_path, monkeypatch):
    """The table of what pegs names cards by the trump alone."""
    from cardtables.app.palette import ink_for
    from tests.app.don_scenes import ANNA, BORIS, HEARTS, rules_of, scene, text_of, third_deal

    monkeypatch.undo()
    rules = rules_of()
    shown = set()
    for turned in (0, 1):
        state = third_deal(rules)
        state.hands = state.hands[::-1] if turned else state.hands
        for seat in (None, ANNA, BORIS):
            rows = don_worth.worth_rows(ink_for("felt"), scene(state, rules, opened=seat))
            shown.add(tuple((text_of(cards).strip(), pegs) for cards, pegs in rows))
    assert state.trump == HEARTS
    assert shown == {
        (("5♥", 10), ("9♥", 9), ("A♥", 4), ("K♥", 3), ("Q♥", 2), ("J♥", 1), ("5♠ 5♦ 5♣", 5)),
    }
