"""What moves at a table of English Durak: cards fly to the pile, backs come from the stock, nothing hidden is shown."""

from dataclasses import replace

import pytest

from cardtables.app import texts
from cardtables.app.motion import Frame, Reel, frames
from cardtables.app.screens.table import TableScreen
from cardtables.app.tables.durak.end import as_it_lay
from cardtables.app.tables.durak.motion import STILL, Coming, DurakPhase, Flying, durak_motions
from cardtables.engine.action import Back, Play
from cardtables.games import GAMES
from cardtables.games.durak.state import Draw
from cardtables.play.match import Match, Record
from tests.app.driving import QUICK, cards_in, spied_app, table_screen, tokens
from tests.app.durak_scenes import ANNA, BORIS, NAMES, VERA, dealt, do, scene_of
from tests.app.scenes import Harness, cards, pictures_of, still_picture
from tests.app.test_durak_table import Driver

MOVING = replace(QUICK, animations=True)
HANDS = "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"
"""Anna, Boris, Vera; Anna begins. Her six makes Boris take Q♣ J♣."""


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


def match_after(*lines):
    return do(dealt("a", *HANDS, rest="QC JC TC"), *lines)


def nothing_dealt():
    game = GAMES["durak-a"]
    return scene_of(Match(Record(game, game.choose(), NAMES[:3], "told")))


def test_a_card_played_flies_and_is_bright():
    moves = durak_motions(scene_of(match_after(), opened=ANNA), scene_of(match_after("7S")))
    assert frames(STILL, moves) == (
        Frame(40, DurakPhase(flying=Flying(True, 1), fresh=True)),
        Frame(40, DurakPhase(flying=Flying(True, 2), fresh=True)),
        Frame(80, DurakPhase(fresh=True)),
    )


def test_the_cards_of_a_penalty_come_when_the_card_that_brought_it_lies():
    moves = durak_motions(scene_of(match_after(), opened=ANNA), scene_of(match_after("6D")))
    assert [(frame.ms, frame.phase.coming) for frame in frames(STILL, moves)] == [
        (40, Coming(BORIS, 2, 0)), (40, Coming(BORIS, 2, 0)), (80, Coming(BORIS, 2, 0)),
        (45, Coming(BORIS, 2, 1)), (45, Coming(BORIS, 2, 2)), (45, Coming(BORIS, 2, 3)),
    ]  # fmt: skip


def test_a_card_drawn_comes_in_three_steps():
    lines = "6D", "8D", "8S", "8H"
    drawn = do(match_after(*lines), "draw")  # Vera has neither a heart nor an eight
    moves = durak_motions(scene_of(match_after(*lines), opened=VERA), scene_of(drawn, opened=VERA, lingers=True))
    assert frames(STILL, moves) == tuple(Frame(45, DurakPhase(coming=Coming(VERA, 1, way))) for way in (1, 2, 3))


def test_a_deal_lays_a_back_to_everybody_each_35_ms():
    moves = durak_motions(nothing_dealt(), scene_of(match_after()))
    assert frames(STILL, moves) == tuple(Frame(35, DurakPhase(dealt=backs)) for backs in range(1, 6))


def test_nothing_moves_when_a_hand_is_opened_hidden_or_a_card_taken_back():
    played = scene_of(match_after("7S"))
    back = match_after("7S")
    back.act(Back(ANNA), 0)
    for before, after in [
        (scene_of(match_after(), awaited=ANNA), scene_of(match_after(), opened=ANNA, awaited=ANNA)),
        (scene_of(match_after(), opened=ANNA), scene_of(match_after(), awaited=ANNA)),
        (played, replace(played, refusal="rank_S")),
        (played, scene_of(back)),
    ]:
        assert durak_motions(before, after) == ()


def test_the_last_card_of_a_deal_flies_too():
    hands = "7S 8S 9S TS JS", "QS QD QH KD AD"
    lines = "7S", "QS", "8S", "draw", "9S", "draw", "TS", "draw"
    before = do(dealt("a", *hands, rest="7H 8H 9H"), *lines)
    after = do(dealt("a", *hands, rest="7H 8H 9H"), *lines, "JS")
    made = frames(STILL, durak_motions(as_it_lay(scene_of(before)), as_it_lay(scene_of(after))))
    assert [frame.phase.flying for frame in made] == [Flying(True, 1), Flying(True, 2), None]


# On the screen


def drawing(**how):
    """Vera draws in vain; she looks, or a bystander does."""
    lines = "6D", "8D", "8S", "8H"
    after = scene_of(do(match_after(*lines), "draw"), lingers="opened" in how, **how)
    return scene_of(match_after(*lines), **how), after


MOTIONS = {
    "card": lambda: (scene_of(match_after(), opened=ANNA), scene_of(match_after("7S"), awaited=BORIS)),
    "card from another seat": lambda: (
        scene_of(match_after("6D"), opened=ANNA),
        scene_of(match_after("6D", "8D"), opened=ANNA),
    ),
    "penalty": lambda: (scene_of(match_after(), opened=ANNA), scene_of(match_after("6D"), awaited=VERA)),
    "penalty seen by its victim": lambda: (
        scene_of(match_after(), opened=BORIS),
        scene_of(match_after("6D"), opened=BORIS),
    ),
    "drawn": lambda: drawing(awaited=ANNA),
    "drawn, seen by its owner": lambda: drawing(opened=VERA),
    "deal": lambda: (nothing_dealt(), scene_of(match_after(), awaited=ANNA)),
    "deal to the only person": lambda: (nothing_dealt(), scene_of(match_after(), opened=ANNA, awaited=ANNA)),
}  # fmt: skip


@pytest.mark.parametrize(("size", "turn_over"), [((80, 24), True), ((120, 40), True), ((80, 24), False)])
@pytest.mark.parametrize("name", MOTIONS)
async def test_every_motion_shows_open_cards_alone_and_ends_in_the_still_picture(
    name, size, turn_over, by_hand, monkeypatch
):
    """Turned over to its end, or ended by a key after the first frame."""
    before, after = MOTIONS[name]()
    with tokens(monkeypatch):
        pictures = await pictures_of(before, after, size, turn_over)
        still = await still_picture(after, size)
    assert len(pictures) > 2
    assert pictures[1] != pictures[-1]
    assert pictures[-1] == still
    table, old = after.view.table, before.view.table
    known = set(old.hands[after.opened]) if after.opened is not None and old.hands[after.opened] else set()
    for picture in pictures[1:-1]:
        assert cards_in("\n".join(strip.text for strip in picture)) <= {*table.pile, *known}


@pytest.mark.parametrize("name", ["penalty seen by its victim", "drawn, seen by its owner"])
async def test_what_comes_to_an_open_hand_lies_face_down_till_it_is_there(name, by_hand, monkeypatch):
    before, after = MOTIONS[name]()
    new = set(after.view.table.hands[after.opened]) - set(before.view.table.hands[after.opened])
    assert new
    with tokens(monkeypatch):
        pictures = await pictures_of(before, after)
    shown = [cards_in("\n".join(strip.text for strip in picture)) & new for picture in pictures]
    assert shown == [set()] * (len(pictures) - 1) + [new]


async def test_a_card_is_seen_on_its_way_from_the_hand_to_the_pile(by_hand, monkeypatch):
    """The seven flies upwards and leftwards, and the pile is empty until it lies there."""
    before, after = MOTIONS["card"]()
    with tokens(monkeypatch):
        pictures = await pictures_of(before, after)
    seven = chr(0xE000 + cards("7S")[0])
    places = []
    for picture in pictures[1:]:
        rows = [strip.text for strip in picture]
        y = next(y for y, row in enumerate(rows) if seven in row)
        places.append((rows[y].index(seven), y))
    assert places[-2:] == [(19, 8), (19, 8)]
    assert [x for x, _y in places] == sorted((x for x, _y in places), reverse=True)
    assert [y for _x, y in places] == sorted((y for _x, y in places), reverse=True)
    assert len(set(places)) == 3


async def test_where_nothing_may_move_the_still_picture_comes_at_once():
    before, after = MOTIONS["penalty"]()
    app = Harness(before)
    async with app.run_test(size=(80, 24)):
        app.table.show(after)
        assert not app.table.reel.moving


async def test_asked_to_draw_the_same_once_more_what_moves_goes_on(by_hand):
    before, after = MOTIONS["penalty"]()
    app = Harness(before)
    async with app.run_test(size=(80, 24)):
        app.animation_level = "full"
        app.table.show(after)
        app.table.show(replace(after))
        assert app.table.reel.moving
        app.table.show(replace(after, refusal="rank_H"))
        assert not app.table.reel.moving


# In the app


class SlowDriver(Driver):
    """People who look at everything that moves, frame by frame."""

    moved = 0

    async def press(self, key):
        await super().press(key)
        while isinstance(self.app.screen, TableScreen) and self.app.screen.table.reel.moving:
            self.moved += 1
            self.app.screen.table.reel.advance()
            await self.pilot.pause()


@pytest.mark.parametrize(("size", "letter"), [((80, 24), "b"), ((110, 34), "v")])
async def test_people_see_no_hidden_card_while_things_move(tmp_path, size, letter, by_hand, monkeypatch):
    with tokens(monkeypatch):
        app = spied_app(tmp_path, game=f"durak-{letter}", seats=NAMES[:3], seed="motion", settings=MOVING)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            driver = SlowDriver(app, pilot)
            while driver.cards < 20 and not driver.sitting.taking_in:
                await driver.one_action()
        assert driver.moved >= 2 * driver.cards
        assert driver.own_seen >= driver.cards // 2


async def until_a_draw(app, pilot):
    """A lone person whose cards do not fit; Enter has drawn one, which is on its way."""
    driver = Driver(app, pilot)
    for _ in range(100):
        screen = table_screen(app)
        app.guard.passes("no key is dead", 1e12)
        driver.last = None
        driver.memory.follow(screen.match)
        legal = screen.match.view(ANNA).legal
        await driver.press("enter" if legal[0].verb == "draw" else driver.wanted(ANNA, legal))
        if legal == (Draw(ANNA),) and isinstance(screen.match.view(ANNA).legal[0], Play):
            assert screen.table.reel.moving
            return screen
    raise AssertionError("no card was drawn that fits")


async def test_a_card_that_is_still_coming_is_not_played_blindly_and_the_next_key_plays(tmp_path, by_hand):
    app = spied_app(
        tmp_path, game="durak-a", seats=("Anna", "bot:novice"), seed="far", settings=MOVING, draw_until=True
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = await until_a_draw(app, pilot)
        length = screen.match.length
        drawn = screen.match.view(ANNA).legal[0]
        assert drawn.verb == "play"
        app.guard.passes("no key is dead", 1e12)
        key = next(key for key in "qwertyuiop" if screen.table.press(key) == drawn)
        await pilot.press(key)
        await pilot.pause()
        assert not screen.table.reel.moving and screen.match.length == length
        await pilot.press("up", key)
        await pilot.pause()
        assert screen.match.length > length


async def test_hiding_a_hand_ends_what_moves(tmp_path, by_hand):
    app = spied_app(tmp_path, game="durak-b", seats=NAMES[:3], settings=MOVING)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table_screen(app)
        assert screen.table.reel.moving  # the deal
        screen.shut()
        assert not screen.table.reel.moving
