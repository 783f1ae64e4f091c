"""What moves: looks of one scene that show nothing more than it does, end in the still picture, and eat no key."""

from dataclasses import dataclass, replace

import pytest

from cardtables.app import motion, texts
from cardtables.app.motion import Frame, Motion, Reel, frames
from cardtables.app.screens.deal_result import DealResultScreen
from cardtables.app.screens.keys import KeysScreen
from cardtables.app.screens.table import TableScreen
from cardtables.app.tables.don.motion import STILL, DonPhase, don_motions
from cardtables.engine.cards import BACK
from cardtables.play.match import Match, Record
from tests.app.don_scenes import (
    ANNA,
    BORIS,
    FIRST_TRICK,
    GAMES,
    GLEB,
    NAMES,
    VERA,
    boris_is_called,
    boris_looks,
    of_match,
    played_match,
    rules_of,
    scene,
    third_deal,
)
from tests.app.driving import QUICK, cards_in, spied_app, table_screen, tokens
from tests.app.scenes import Harness, pictures_of, still_picture
from tests.app.test_hot_seat import LATIN, Driver

MOVING = replace(QUICK, animations=True)


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


@pytest.fixture
def by_hand(monkeypatch):
    """No timer runs: the test turns the frames over."""

    def wait(self):
        return self._frames[0].phase if self._frames else self._still

    monkeypatch.setattr(Reel, "_wait", wait)


# Frames


@dataclass(frozen=True)
class Lamp:
    red: int = 0
    green: str = ""


def test_moves_run_at_the_same_time_and_each_ends_where_the_still_picture_is():
    red = Motion("red", ((100, 3), (250, 1)))
    green = Motion("green", ((150, "on"),))
    assert frames(Lamp(), [red, green]) == (
        Frame(100, Lamp(3, "on")),
        Frame(50, Lamp(1, "on")),
        Frame(100, Lamp(1, "")),
    )
    assert frames(Lamp(), []) == ()


# What moves at a Don table


def nothing_dealt():
    game = GAMES["don"]
    return of_match(Match(Record(game, game.choose(), NAMES, "stacked")))


def played(cards, **more):
    return of_match(played_match(*FIRST_TRICK[:cards]), **more)


def test_a_card_played_is_bright_for_a_moment():
    moves = don_motions(played(1, opened=ANNA, awaited=ANNA), played(2, awaited=BORIS))
    assert frames(STILL, moves) == (Frame(160, DonPhase(fresh=True)),)


def test_pegs_walk_a_hole_each_30_ms_and_a_new_leader_flashes_twice():
    """Anna's king takes the jack: 4 pegs, the first ones of the match."""
    moves = don_motions(played(3, opened=VERA, awaited=VERA), played(4, awaited=ANNA, taking_in=True))
    assert frames(STILL, moves) == (
        Frame(30, DonPhase(fresh=True, behind=(3, 0), flash=True)),
        Frame(30, DonPhase(fresh=True, behind=(2, 0), flash=True)),
        Frame(30, DonPhase(fresh=True, behind=(1, 0), flash=True)),
        Frame(60, DonPhase(fresh=True, flash=True)),
        Frame(10, DonPhase(fresh=True)),
        Frame(140, DonPhase()),
        Frame(150, DonPhase(flash=True)),
    )


def pegged(points):
    """The last card of a trick that pegs `points` for the side of Anna, which leads already."""
    rules = rules_of()
    before, after = third_deal(rules), third_deal(rules)
    after.taken, after.trick, after.takers, after.pegs = [*after.trick, 0, 1], [], [ANNA], [points]
    before.trick = after.taken[:3]
    after.rear[0], after.score[0] = before.score[0], before.score[0] + points
    return scene(before, rules, awaited=VERA), scene(after, rules, awaited=ANNA, taking_in=True)


def test_a_long_way_takes_600_ms_at_most_and_no_peg_stands_behind_where_it_began():
    made = frames(STILL, don_motions(*pegged(29)))
    assert sum(frame.ms for frame in made) <= 600
    walk = [frame.phase.behind for frame in made]
    assert walk == sorted(walk, reverse=True)
    assert all(0 <= ours < 29 and theirs == 0 for ours, theirs in walk)
    assert len(set(walk)) == 19  # and the twentieth hole is where it stands still


def test_a_single_peg_needs_no_walk():
    assert [frame.phase.behind for frame in frames(STILL, don_motions(*pegged(1)))] == [(0, 0)]


def test_a_trick_taken_in_goes_to_its_taker_in_three_steps():
    moves = don_motions(played(4, opened=ANNA, awaited=ANNA, taking_in=True), played(4, opened=ANNA, awaited=ANNA))
    assert frames(STILL, moves) == tuple(Frame(60, DonPhase(gathered=step)) for step in (1, 2, 3))


def test_a_deal_lays_a_back_every_35_ms():
    moves = don_motions(nothing_dealt(), played(0, awaited=GLEB))
    assert frames(STILL, moves) == tuple(Frame(35, DonPhase(dealt=backs)) for backs in range(1, 10))


def test_nothing_moves_when_a_hand_is_opened_hidden_or_a_card_taken_back():
    called, looks = boris_is_called(), boris_looks()
    stays = played(4, awaited=ANNA, taking_in=True)
    for before, after in [
        (called, looks),
        (looks, called),
        (looks, boris_looks(refusal="follow_H")),
        (stays, played(4, opened=ANNA, awaited=ANNA, taking_in=True)),  # the trick still lies there
        (played(3, awaited=VERA), played(2, awaited=BORIS)),
        (stays, played(3, awaited=VERA)),
        (played(1), played(0)),
    ]:
        assert don_motions(before, after) == ()


# Frames on the screen


MOTIONS = {
    "card": lambda: (played(1, opened=ANNA, awaited=ANNA), played(2, awaited=BORIS)),
    "pegs": lambda: (played(3, opened=VERA, awaited=VERA), played(4, awaited=ANNA, taking_in=True)),
    "gathering": lambda: (
        played(4, opened=ANNA, awaited=ANNA, taking_in=True),
        played(4, opened=ANNA, awaited=ANNA),
    ),
    "deal": lambda: (nothing_dealt(), played(0, awaited=GLEB)),
    "deal to the only person": lambda: (nothing_dealt(), played(0, opened=GLEB, awaited=GLEB)),
}


@pytest.mark.parametrize(("size", "turn_over"), [((80, 24), True), ((120, 40), True), ((80, 24), False)])
@pytest.mark.parametrize("name", MOTIONS)
async def test_every_motion_shows_open_cards_alone_and_ends_in_the_still_picture(
    name, size, turn_over, by_hand, monkeypatch
):
    """Turned over to its end, or ended by a key after the first frame."""
    with tokens(monkeypatch):
        before, after = MOTIONS[name]()
        pictures = await pictures_of(before, after, size, turn_over)
        still = await still_picture(after, size)
    assert len(pictures) > 2
    assert pictures[1] != pictures[-1]
    assert pictures[-1] == still
    table = after.view.table
    hand = table.hands[after.opened] if after.opened is not None and after.opened == before.opened else ()
    assert BACK not in hand
    for picture in pictures[1:-1]:
        frame = "\n".join(strip.text for strip in picture).replace("THIS DEAL", "")
        assert cards_in(frame) <= {*table.trick, *table.taken, *hand}


async def boards(before, after, size, row):
    """That row of the board in every frame of a motion and in the still picture."""
    pictures = await pictures_of(before, after, size)
    return [picture[row].text for picture in pictures[1:]]


async def test_the_front_peg_is_seen_in_every_hole_of_its_way(by_hand):
    """Anna and Vera peg 4 with the first trick; later they have 64 and peg 29 more, from hole 65 on."""
    first = played(3, opened=VERA, awaited=VERA), played(4, awaited=ANNA, taking_in=True)
    small = await boards(*first, (80, 24), 1)
    assert [line[-3:].strip() for line in small] == ["1", "2", "3", "4", "4", "4", "4", "4"]
    large = await boards(*first, (120, 40), 2)
    assert [line.index("●", 3) for line in large[:4]] == [5, 6, 7, 8]
    long = await boards(*pegged(29), (80, 24), 1)
    totals = [int(line[-3:]) for line in long]
    assert totals == sorted(totals)
    assert len(set(totals)) == 20
    assert (totals[0], totals[-1]) == (66, 93)  # 29 holes in twenty steps
    # The old front turns hollow: two points a hole, so 64 lies in the 32nd.
    assert all(line.index("○") == 3 + 31 + 31 // 5 for line in long)


async def test_the_hand_of_the_only_person_lies_face_down_until_all_is_dealt(by_hand, monkeypatch):
    with tokens(monkeypatch):
        before, after = nothing_dealt(), played(0, opened=GLEB, awaited=GLEB)
        pictures = await pictures_of(before, after, (80, 24))
    shown = [cards_in("\n".join(strip.text for strip in picture)) for picture in pictures]
    assert shown[:-1] == [set()] * (len(pictures) - 1)
    assert len(shown[-1]) == 9


async def test_asked_to_draw_the_same_once_more_what_moves_goes_on(by_hand):
    app = Harness(played(1))
    async with app.run_test(size=(80, 24)):
        app.animation_level = "full"
        shown = played(2)
        app.table.show(shown)
        app.table.show(replace(shown))
        assert app.table.reel.moving
        app.table.show(replace(shown, refusal="follow_H"))
        assert not app.table.reel.moving


async def test_where_nothing_may_move_the_still_picture_comes_at_once():
    app = Harness(played(1))
    async with app.run_test(size=(80, 24)):
        app.table.show(played(2))
        assert not app.table.reel.moving


async def test_a_running_motion_ends_by_itself():
    app = Harness(played(1))
    async with app.run_test(size=(80, 24)) as pilot:
        app.animation_level = "full"
        app.table.show(played(2))
        assert app.table.reel.moving
        for _ in range(200):
            await pilot.pause(0.01)
            if not app.table.reel.moving:
                break
        assert not app.table.reel.moving


# In the app


class SlowDriver(Driver):
    """Four people who look at everything that moves, frame by frame."""

    moved = 0

    async def press(self, key):
        await super().press(key)
        while isinstance(self.app.screen, TableScreen) and self.app.screen.table.reel.moving:
            self.moved += 1
            self.app.screen.table.reel.advance()
            await self.pilot.pause()


@pytest.mark.parametrize(
    ("size", "language", "cards"), [((80, 24), "en", 31), ((120, 40), "ru", 9)], ids=["80x24", "120x40"]
)
async def test_four_people_see_no_hidden_card_while_things_move(tmp_path, size, language, cards, by_hand, monkeypatch):
    """A deal up to its last trick; in a large window two tricks."""
    with tokens(monkeypatch):
        app = spied_app(tmp_path, seed="motion", settings=replace(MOVING, language=language))
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            driver = SlowDriver(app, pilot, LATIN)
            while driver.cards < cards:
                await driver.one_card()
        assert driver.moved >= cards + cards // 4 * 3  # each card, each trick taken in
        assert driver.own_cards_seen >= cards


async def test_the_second_deal_moves_too(tmp_path, by_hand):
    app = spied_app(tmp_path, seats=("bot:novice",) * 4, settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(300):
            if isinstance(app.screen, DealResultScreen):
                break
            await pilot.press("enter")
        app.settings = replace(MOVING, pace_ms=10_000)  # the first card comes long after the test
        app.guard.passes("no key is dead", 1e12)
        await pilot.press("enter")
        await pilot.pause()
        reel = table_screen(app).table.reel
        dealt = 0
        while reel.moving:
            dealt += 1
            reel.advance()
        assert dealt == 9


async def test_hiding_a_hand_ends_what_moves(tmp_path, by_hand):
    app = spied_app(tmp_path, settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        assert screen.table.reel.moving  # the deal
        screen.shut()
        assert not screen.table.reel.moving


async def test_a_number_ends_the_deal_and_opens_the_hand(tmp_path, by_hand):
    app = spied_app(tmp_path, settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        assert screen.table.reel.moving
        await pilot.press(str(screen.sitting.awaited + 1))
        await pilot.pause()
        assert not screen.table.reel.moving
        assert screen.sitting.hot.opened == screen.match.turn[0]


async def lone_pitcher(tmp_path):
    """A seed with which the only person leads the first trick."""
    for seed in range(20):
        match = spied_app(tmp_path / str(seed), seats=LONE, seed=str(seed), settings=MOVING)
        async with match.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            if table_screen(match).match.turn == (0,) and table_screen(match).match.length == 2:
                return str(seed)
    raise AssertionError("no seed")


LONE = ("Anna", "bot:club", "bot:club", "bot:club")


@pytest.mark.parametrize("key", ["q", "enter", "й"])
async def test_no_card_is_played_blindly_while_it_is_dealt_and_the_next_key_plays(tmp_path, by_hand, key):
    app = spied_app(tmp_path, seats=LONE, seed=await lone_pitcher(tmp_path), settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        length = screen.match.length
        assert screen.table.reel.moving
        await pilot.press(key)
        await pilot.pause()
        assert not screen.table.reel.moving
        assert screen.match.length == length
        assert cards_in(app.frames[-1][1]) or "Q" in app.frames[-1][1].split("\n")[22]
        await pilot.press(*[key] * 5)  # held: dead, as after any card
        await pilot.pause()
        assert screen.match.length == length
        await pilot.press("w")
        await pilot.pause()
        assert screen.match.length > length


async def test_other_keys_end_the_deal_and_do_what_they_do(tmp_path, by_hand):
    app = spied_app(tmp_path, seats=LONE, seed=await lone_pitcher(tmp_path), settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        assert screen.table.reel.moving
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, KeysScreen)
        assert not screen.table.reel.moving


async def test_a_letter_ends_what_moves_and_plays_a_card_that_was_seen(tmp_path, by_hand):
    """The trick goes to its taker, who leads at once: the key is not eaten."""
    app = spied_app(tmp_path, settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        driver = Driver(app, pilot, LATIN)
        while not table_screen(app).sitting.taking_in:
            await driver.one_card()
        screen = table_screen(app)
        await driver.press(str(screen.sitting.awaited + 1))
        assert screen.table.reel.moving
        length = screen.match.length
        await driver.press("right")
        await driver.press("enter")
        assert screen.match.length == length + 1


async def test_under_another_screen_nothing_moves(tmp_path, by_hand):
    app = spied_app(tmp_path, settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        await pilot.press("tab")
        await pilot.pause()
        assert not screen.table.reel.moving
        card = don_motions(played(1), played(2))
        assert card
        screen.table.show(played(1))
        screen.table.show(played(2))
        assert not screen.table.reel.moving


@pytest.mark.parametrize("level", ["full", "none"])
async def test_the_setting_and_the_environment_switch_motion(tmp_path, level, monkeypatch):
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", level)
    app = spied_app(tmp_path, settings=QUICK)
    async with app.run_test(size=(80, 24)):
        assert not motion.moves_on(app)
        app.change(animations=True)
        assert motion.moves_on(app) is (level == "full")
        app.change(animations=False)
        assert not motion.moves_on(app)
