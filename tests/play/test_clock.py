"""Play time: goes on from where the match stood, in the clock in which keys are stamped."""

from cardtables.play.clock import PlayClock, moment


def test_play_time_goes_on_from_where_the_match_stood():
    clock = PlayClock(at=5_000)
    assert 5_000 <= clock.now() < 6_000
    before = clock.now()
    assert clock.stamp(moment()) >= before
    now = moment()
    assert clock.stamp(now + 1.5) - clock.stamp(now) in (1499, 1500, 1501)


async def test_until_waits_till_the_time_has_come():
    clock = PlayClock(at=100)
    await clock.until(50)  # long past: at once
    await clock.until(120)
    assert clock.now() >= 120
