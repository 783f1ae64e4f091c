"""The host: whom it asks, in which order it takes the answers, what it does when the table's time has come."""

import asyncio
from random import Random

import pytest

from cardtables.engine.action import Back, Entry, Illegal, Play
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.play.host import Host
from cardtables.play.match import Match, Record
from tests.play.race import Close, Journal, Seal, Touch, Watch, race


class FakeClock:
    """Time that moves only when told, or on its own when nobody else has anything to do."""

    def __init__(self):
        self.time, self._moved = 0, asyncio.Event()

    def now(self):
        return self.time

    def set(self, time):
        self.time = time
        self._moved.set()

    async def until(self, at):
        while self.time < at:
            self._moved.clear()
            await self._moved.wait()


class Scripted:
    """Answers with what it was given, one after another; then it thinks for ever. Remembers what it was shown."""

    def __init__(self, *answers):
        self.answers, self.views, self.cancelled = list(answers), [], 0

    async def choose(self, view):
        self.views.append(view)
        if self.answers and (self.answers[0].action in view.legal or getattr(self, "stubborn", False)):
            return self.answers.pop(0)
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


class Chance:
    """Plays any legal action."""

    def __init__(self, seed):
        self.rng, self.asked = Random(seed), 0

    async def choose(self, view):
        self.asked += 1
        await asyncio.sleep(0)
        return Entry(self.rng.choice(view.legal), view.at + 10)


class Watcher:
    """Writes down what it is told; `then` may react to an entry."""

    def __init__(self, then=None):
        self.told, self.then = [], then

    async def before_chance(self, match):
        self.told.append("chance")

    async def before_itself(self, match):
        self.told.append("itself")

    async def changed(self, match, entry):
        assert match.last == entry
        self.told.append(entry)
        if self.then:
            self.then(entry)

    async def refused(self, match, action, key):
        self.told.append((action, key))


async def run(host, seconds=5):
    await asyncio.wait_for(host.run(), seconds)


async def test_a_whole_match_of_don():
    game = GAMES["don"]
    match = Match(Record(game, game.choose(changes={"target": 61}), ("A", "B", "C", "D"), "s"))
    players, watcher = {seat: Chance(seat) for seat in range(4)}, Watcher()
    await run(Host(match, players, watcher, FakeClock()))
    assert match.over
    assert [one for one in watcher.told if isinstance(one, Entry)] == list(match.saved().entries)
    deals = len(match.view(None).table.deals)
    assert watcher.told.count("chance") == 1 + deals  # the lot, then a shuffle a deal
    assert watcher.told.count("itself") == 4 * deals  # the last trick of every deal
    plays = sum(isinstance(entry.action, Play) for entry in match.saved().entries)
    assert sum(player.asked for player in players.values()) == plays - 4 * deals


async def test_answers_are_taken_in_the_order_of_their_stamps():
    match = race()
    players = {
        0: Scripted(Entry(Seal(0, 1), 30)),
        1: Scripted(Entry(Seal(1, 1), 10)),
        2: Scripted(Entry(Seal(2, 1), 20)),
    }
    host = Host(match, players, Watcher(), FakeClock())
    task = asyncio.ensure_future(host.run())
    await settle()
    assert [tuple(entry) for entry in match.saved().entries[:3]] == [
        (Seal(1, 1), 10),
        (Seal(2, 1), 20),
        (Seal(0, 1), 30),
    ]
    await stop(task)


async def test_all_in_turn_are_asked_at_once_and_the_slow_one_is_waited_for():
    match = race()
    slow = Scripted()
    players = {0: Scripted(Entry(Seal(0, 1), 5)), 1: slow, 2: Scripted(Entry(Seal(2, 1), 6))}
    task = asyncio.ensure_future(Host(match, players, Watcher(), FakeClock()).run())
    await settle()
    assert match.turn == (1,) and match.length == 2
    assert slow.views[-1].table.has_sealed == [True, False, True]
    assert [view.table.sealed for view in slow.views] == [[None] * 3] * len(slow.views)
    await stop(task)


async def test_a_seat_is_asked_again_when_its_view_has_changed():
    match = race()
    slow = Scripted()
    players = {0: Scripted(Entry(Seal(0, 1), 5)), 1: slow, 2: Scripted()}
    task = asyncio.ensure_future(Host(match, players, Watcher(), FakeClock()).run())
    await settle()
    assert [view.table.has_sealed[0] for view in slow.views] == [False, True]
    assert slow.cancelled == 1
    await stop(task)


def sealed(**how):
    match = race(**how)
    for seat in range(3):
        match.act(Seal(seat, 0), 0)
    match.act(Watch(TABLE, 1000), 0)
    return match


async def test_the_watch_closes_by_the_clock_when_nobody_touches():
    match, clock, watcher = sealed(), FakeClock(), Watcher()
    task = asyncio.ensure_future(Host(match, {seat: Scripted() for seat in range(3)}, watcher, clock).run())
    await settle()
    clock.set(999)
    await settle()
    assert not match.over
    clock.set(1040)  # the alarm rings a little late: the table still acts at its time
    await asyncio.wait_for(task, 5)
    assert watcher.told == [Entry(Close(TABLE), 1000)]


async def test_a_touch_moves_the_deadline_that_is_waited_for():
    match, clock = sealed(), FakeClock()
    players = {0: Scripted(), 1: Scripted(Entry(Touch(1), 100)), 2: Scripted()}
    task = asyncio.ensure_future(Host(match, players, Watcher(), clock).run())
    await settle()
    assert match.due == Entry(Close(TABLE), 400)
    clock.set(400)
    await asyncio.wait_for(task, 5)
    assert match.over and [row.place for row in match.standing] == [2, 1, 2]


async def test_of_touches_that_come_together_the_earlier_stamp_is_first():
    match = sealed()
    players = {
        0: Scripted(Entry(Touch(0), 130)),
        1: Scripted(Entry(Touch(1), 120)),
        2: Scripted(Entry(Touch(2), 125)),
    }
    await run(Host(match, players, Watcher(), FakeClock()))
    assert match.view(None).table.touches == [1, 2, 0]
    assert [row.place for row in match.standing] == [2, 1, 1]


async def test_a_touch_stamped_in_time_counts_though_the_alarm_rings_with_it():
    match, clock = sealed(), FakeClock()
    clock.time = 1000
    players = {0: Scripted(Entry(Touch(0), 999)), 1: Scripted(), 2: Scripted()}
    task = asyncio.ensure_future(Host(match, players, Watcher(), clock).run())
    await settle()
    assert match.view(None).table.touches == [0] and match.due == Entry(Close(TABLE), 1299)
    clock.set(1299)
    await asyncio.wait_for(task, 5)


async def test_a_touch_at_the_deadline_is_too_late():
    match, clock, watcher = sealed(), FakeClock(), Watcher()
    late = Scripted(Entry(Touch(0), 1000))
    clock.time = 999
    task = asyncio.ensure_future(Host(match, {0: late, 1: Scripted(), 2: Scripted()}, watcher, clock).run())
    await settle()
    assert watcher.told == [(Touch(0), "too_late")]
    clock.set(1000)
    await asyncio.wait_for(task, 5)
    assert match.view(None).table.touches == []


async def test_a_refused_answer_is_told_and_the_seat_asked_again():
    game = GAMES["don"]
    match = Match(Record(game, game.choose(), ("A", "B", "C", "D"), "s"))
    match.chance(0)
    match.chance(0)
    seat = match.turn[0]
    theirs = next(card for card in range(52) if card not in match.view(seat).table.hands[seat])
    wrong, right = Play(seat, theirs), match.view(seat).legal[0]
    player = Scripted(Entry(wrong, 5), Entry(right, 6))
    player.stubborn = True
    watcher = Watcher()
    others = {other: Scripted() for other in range(4) if other != seat}
    task = asyncio.ensure_future(Host(match, {**others, seat: player}, watcher, FakeClock()).run())
    await settle()
    assert watcher.told == [(wrong, "not_yours"), Entry(right, 6)]
    await stop(task)


async def test_who_acted_takes_back_while_the_next_is_thinking():
    game = GAMES["don"]
    match = Match(Record(game, game.choose(), ("A", "B", "C", "D"), "s"))
    match.chance(0)
    match.chance(0)
    seat, following = match.turn[0], (match.turn[0] + 1) % 4
    first, second = match.view(seat).legal[:2]
    players = {one: Scripted() for one in range(4)}
    players[seat].answers = [Entry(first, 5), Entry(second, 9)]
    host = Host(match, players, Watcher(), FakeClock())
    task = asyncio.ensure_future(host.run())
    await settle()
    assert match.turn == (following,)
    with pytest.raises(Illegal):
        await host.take_back(following)
    await host.take_back(seat)
    await settle()
    assert [entry.action for entry in match.saved().entries[2:]] == [first, Back(seat), second]
    assert players[following].cancelled == 1
    await stop(task)


async def test_a_match_that_cannot_be_saved_stops_and_nobody_is_left_waiting():
    journal = Journal(full=True)
    match = race()
    match.journal = journal
    waiting = Scripted()
    host = Host(match, {0: Scripted(Entry(Seal(0, 1), 5)), 1: waiting, 2: Scripted()}, Watcher(), FakeClock())
    with pytest.raises(OSError, match="no space"):
        await run(host)
    await settle()
    assert match.length == 0 and waiting.cancelled == 1


async def settle():
    """Let everybody who can do something do it."""
    for _ in range(60):
        await asyncio.sleep(0)


async def stop(task):
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
