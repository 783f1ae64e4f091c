"""Don against a second opinion: who takes a trick and what is legal, written anew; and what every deal adds up to."""

from random import Random

import pytest

from cardtables.engine.action import Play
from cardtables.engine.tricks import best_card
from cardtables.games import GAMES
from tests.laws.pairs import pairwise
from tests.laws.walking import walk

ORDER = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def suit_and_rank(card):
    return "♠♥♦♣"[card // 13], ORDER[card % 13]


def beats(one, other, led, trump):
    """Whether one card of a trick is better than another, in the words of the rules."""
    (suit, rank), (other_suit, other_rank) = suit_and_rank(one), suit_and_rank(other)
    if suit == other_suit:
        return ORDER.index(rank) > ORDER.index(other_rank)
    if trump in (suit, other_suit):
        return suit == trump
    return suit == led


def taking(trick, trump):
    """The place of the card that no other beats, among those that could take at all."""
    led = suit_and_rank(trick[0])[0]
    able = [card for card in trick if suit_and_rank(card)[0] in (led, trump)]
    (best,) = [card for card in able if not any(beats(other, card, led, trump) for other in able if other != card)]
    return trick.index(best)


def test_100_000_random_tricks_go_to_the_card_no_other_beats():
    rng = Random(1)
    for _ in range(100_000):
        trick, trump = rng.sample(range(52), 4), rng.randrange(4)
        assert best_card(trick, trump) == taking(trick, "♠♥♦♣"[trump]), (trick, trump)


def test_without_trumps_the_suit_led_takes():
    rng = Random(2)
    for _ in range(2_000):
        trick = rng.sample(range(52), rng.randint(1, 5))
        assert best_card(trick, None) == taking(trick, None)


def allowed(hand, trick, trump, may_ruff):
    """The cards that may be played, by trying each against the rule."""
    if not trick:
        return set(hand)
    led = suit_and_rank(trick[0])[0]
    follows = {card for card in hand if suit_and_rank(card)[0] == led}
    ruffs = {card for card in hand if suit_and_rank(card)[0] == trump} if may_ruff else set()
    return follows | ruffs if follows else set(hand)


PEG = {"A": 4, "K": 3, "Q": 2, "J": 1, "9": 9, "5": 10}
COUNT = {"A": 4, "K": 3, "Q": 2, "J": 1, "10": 10}


def pegs_of(cards, trump):
    return sum(PEG.get(rank, 0) if suit == trump else 5 * (rank == "5") for suit, rank in map(suit_and_rank, cards))


def counts_of(cards):
    return sum(COUNT.get(suit_and_rank(card)[1], 0) for card in cards)


def test_a_pack_pegs_44_and_counts_80():
    assert [pegs_of(range(52), trump) for trump in "♠♥♦♣"] == [44] * 4
    assert counts_of(range(52)) == 80


@pytest.mark.parametrize("row", pairwise(GAMES["don"].menu), ids=lambda row: "-".join(map(str, row.values())))
def test_every_trick_and_deal_of_random_matches(row):
    rules = GAMES["don"].rules(GAMES["don"].choose(changes=row), 4)
    for number in range(3):
        trick = []
        for state, action, _ in walk(rules, Random(number)):
            if isinstance(action, Play):
                trump = None if state.trump is None else "♠♥♦♣"[state.trump]
                assert state.trick == trick
                legal = {one.card for one in rules.legal(state, action.seat)}
                assert legal == allowed(state.hands[action.seat], trick, trump, row["may_ruff"])
                trick = [*trick, action.card] if len(trick) < 3 else []
        check_deals(rules, state)


def check_deals(rules, state):
    """Every finished deal against the oracle, and the totals against the deals."""
    totals, carried = [0, 0], 0
    for deal in state.deals:
        trump = "♠♥♦♣"[deal.trump]
        tricks = [deal.taken[place : place + 4] for place in range(0, len(deal.taken), 4)]
        leader = deal.pitcher
        pegged, counted = [0, 0], [0, 0]
        for trick, taker, pegs in zip(tricks, deal.takers, deal.pegs, strict=True):
            leader = (leader + taking(list(trick), trump)) % 4
            assert leader == taker and pegs == pegs_of(trick, trump)
            pegged[taker % 2] += pegs
            counted[taker % 2] += counts_of(trick)
        assert sum(pegged) == pegs_of(deal.taken, trump)
        assert sorted(deal.taken + deal.out) == list(range(52))
        assert deal.count == tuple(counted)
        stopped = len(deal.taken) < 36
        assert not stopped or (rules.options.finish == "peg_out" and deal is state.deals[-1])
        game = [0, 0]
        if counted[0] == counted[1]:
            carried += 8 if rules.options.carry_tie else 0
        elif deal.game != (0, 0):
            game[counted[1] > counted[0]], carried = 8 + carried, 0
        assert deal.game == tuple(game)
        assert deal.game != (0, 0) or counted[0] == counted[1] or rules.options.finish == "peg_out"
        assert deal.points == (pegged[0] + game[0], pegged[1] + game[1])
        assert deal.before == tuple(totals)
        totals = [total + points for total, points in zip(totals, deal.points, strict=True)]
        assert sum(deal.points) <= 44 + 8 or rules.options.carry_tie
    assert totals == state.score
    assert max(totals) >= rules.options.target and rules.turn(state) == ()
