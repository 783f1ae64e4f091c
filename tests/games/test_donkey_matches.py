"""Whole matches of Donkey between computers: they end within the numbers of the page, and no seat is favoured."""

from collections import Counter
from random import Random

import pytest

from cardtables.bots.bot import LEVELS
from cardtables.bots.reflex import Reflex
from cardtables.engine.action import Shuffle
from cardtables.engine.cards import EMPTY
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.donkey.state import Touch
from cardtables.play.contest import play_out
from cardtables.play.match import Match, Record
from tests.games.donkey_table import Close, DonkeyTable, Pass

GAME = GAMES["donkey"]


def played(number, levels=("club", "novice", "club", "novice"), **options):
    match = Match(Record(GAME, GAME.choose(changes=options), tuple(levels), f"match {number}"))
    play_out(match, [LEVELS[level] for level in levels])
    return match


def check_a_match(number):
    match = played(number)
    deals = match.truth().deals
    lettered = [deal for deal in deals if deal.loser is not None]
    assert 12 <= len(lettered) <= 22
    assert all(deal.valid or deal.loser == deal.touches[0] for deal in lettered)
    assert all(deal.valid for deal in deals), "a computer has given a false signal"
    letters = match.truth().letters
    assert sorted(letters)[2:] == [6, 6] and sorted(letters)[1] <= 5 and sum(letters) == len(lettered)
    return match


def check_the_cards(match):
    """After every action 16 cards in the game, four for everybody in it; 12 in play once somebody is out."""
    again = Match(Record(GAME, match.record.options, match.record.seats, match.record.seed))
    for entry in match.saved().entries:
        again.act(*entry)
        state = again.truth()
        alive = [seat for seat in range(4) if state.letters[seat] < 6]
        lying = [card for pile in (*state.hands, state.pack, state.shown, state.gone) for card in pile]
        assert sorted(lying) == sorted(again.rules.pack) and len(lying) == 16
        if any(state.hands):
            assert all(len(hand) == (4 if seat in alive else 0) for seat, hand in enumerate(state.hands))
            assert len(state.gone) == (0 if len(alive) == 4 else 4)


@pytest.mark.parametrize("part", range(4))
def test_two_hundred_matches_end_as_the_page_says(part):
    for number in range(50 * part, 50 * part + 50):
        match = check_a_match(number)
        if number % 50 == 0:
            check_the_cards(match)


@pytest.mark.long
def test_ten_thousand_matches_end_as_the_page_says():
    for number in range(10_000):
        match = check_a_match(number)
        if number % 100 == 0:
            check_the_cards(match)


def race(number, level="club"):
    """One race: all seats notice the same true signal of one of them. Returns who was last, as steps from him."""
    table = DonkeyTable()
    match = table.match
    first = number % 4
    ranks = next(ranks for ranks in ("AKQJ", "KQJA", "QJAK", "JAKQ") if ranks[first] == "A")
    hands = {seat: " ".join(f"{rank}{suit}" for suit in "SHDC") for seat, rank in enumerate(ranks)}
    # Only `first` holds four of a kind: the others are dealt one card of their neighbour's.
    others = [seat for seat in range(4) if seat != first]
    words = {seat: hands[seat].split() for seat in others}
    for place, seat in enumerate(others):
        hands[seat] = " ".join([*words[seat][1:], words[others[place - 1]][0]])
    table.deal(hands).seal_any().watch(3000)
    rngs = [Random(f"{number} {seat}") for seat in range(4)]
    while match.due:
        answers = [
            LEVELS[level].choose(match.view(seat), match.rules, rngs[seat]) for seat in match.turn if seat != TABLE
        ]
        match.act(*min([match.due, *answers], key=lambda entry: entry.at))
    return (match.truth().deals[0].touches[-1] - first) % 4 if match.truth().deals[0].loser is not None else None


def judged(touches, silent, window, quads):
    """Who takes the letter, as the printed rules say it: `touches` as (seat, ms), `quads` who holds four of a kind."""
    first = touches[0][0]
    if first not in quads:
        return first
    if len(silent) == 1:
        return silent[0]
    if silent or touches[-1][1] - touches[-2][1] <= window:
        return None
    return touches[-1][0]


def test_a_thousand_races_are_judged_as_the_page_says():
    found = Counter()
    for number in range(1000):
        rng = Random(number)
        window = rng.choice([0, 50, 200])
        table = DonkeyTable(tie_window=window)
        # Sorted by suit every seat has four of a kind; sorted by rank nobody has.
        everybody = rng.random() < 0.7
        key = (lambda card: (card // 13, card % 13)) if everybody else (lambda card: (card % 13, card // 13))
        table.act(Shuffle(TABLE, tuple(sorted(table.match.rules.pack, key=key)))).seal_any().watch(3000)
        times = sorted(rng.choice([rng.randrange(3000), 40 * rng.randrange(20)]) for _ in range(4))
        seats = rng.sample(range(4), 4)
        touches = [
            (seat, at) for seat, at in zip(seats, times, strict=True) if at < times[0] + 3000 and rng.random() < 0.9
        ]
        if not touches:
            continue
        table.touch(**{"ABCD"[seat]: at for seat, at in touches})
        silent = [seat for seat in range(4) if seat not in {one for one, _ in touches}]
        loser = judged(touches, silent, window, set(range(4)) if everybody else set())
        deal = table.deals[0]
        assert deal.loser == loser and deal.touches == tuple(seat for seat, _ in touches)
        found[everybody, loser is None, len(silent)] += 1
    assert len(found) >= 8  # true and false signals, letters and repeats, nobody silent and several


def chi_square(counts, expected):
    return sum((count - expected) ** 2 / expected for count in counts)


def losers(races):
    found = Counter(race(number) for number in range(races))
    found.pop(None, None)
    return [found[step] for step in (1, 2, 3)]


def test_no_seat_has_an_advantage_in_a_thousand_races():
    counts = losers(1000)
    print(f"last by steps from the signal: {counts}")
    assert chi_square(counts, sum(counts) / 3) < 18.4  # 2 degrees of freedom, one in ten thousand


@pytest.mark.long
def test_no_seat_has_an_advantage_in_ten_thousand_races():
    counts = losers(10_000)
    value = chi_square(counts, sum(counts) / 3)
    print(f"last by steps from the signal: {counts}, chi-square {value:.2f} with 2 degrees of freedom")
    assert value < 18.4


@pytest.mark.parametrize("reflex", [Reflex(240, 280, 1.8), Reflex(320, 450, 1.8)])
def test_a_hand_that_is_asked_again_and_again_is_neither_faster_nor_slower(reflex):
    """Asked once at 0, or every 50 ms until it acts before the next question: the same distribution."""
    rng = Random(5)
    once = sorted(reflex.moment(0, 0, rng) for _ in range(4000))
    often = []
    for _ in range(4000):
        now = 0
        while (at := reflex.moment(0, now, rng)) >= now + 50:
            now += 50
        often.append(at)
    often.sort()
    for share in (0.1, 0.5, 0.9):
        assert abs(once[int(4000 * share)] - often[int(4000 * share)]) < 25
    assert once[0] > reflex.shift and often[0] > reflex.shift


def test_computers_touch_for_their_own_four_and_for_a_finger_and_for_nothing_else():
    match = played(7)
    state = Match(Record(GAME, match.record.options, match.record.seats, match.record.seed))
    touches = 0
    for action, at in match.saved().entries:
        if isinstance(action, Touch):
            seen = state.view(action.seat).table
            assert seen.touches or len({card % 13 for card in seen.hands[action.seat]}) == 1
            touches += 1
        if isinstance(action, Close):
            seats = [seat for seat in range(4) if state.view(seat).table.hands[seat]]
            assert state.truth().touches or not [
                seat for seat in seats if len({card % 13 for card in state.view(seat).table.hands[seat]}) == 1
            ], "four of a kind was not signalled"
        state.act(action, at)
    assert touches >= 40


def test_the_computers_collect():
    """Whoever holds three of a kind does not break them."""
    table = DonkeyTable()
    table.deal({0: "KS KH KD QC", 1: "QS QH AS JS", 2: "QD AH AD JH", 3: "KC AC JD JC"})
    for seed in range(20):
        chosen = LEVELS["club"].choose(table.match.view(0), table.match.rules, Random(seed)).action
        assert chosen == Pass(0, next(card for card in table.match.view(0).table.hands[0] if card % 13 == 10))
    assert table.state.received == [EMPTY] * 4
