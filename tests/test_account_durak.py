"""A match of English Durak told in lines: who drew, who ordered, who lost a turn; where a deal begins in the log."""

import json

from cardtables.app import texts
from cardtables.commands.account import Account
from cardtables.commands.as_json import match_json
from cardtables.engine.action import Lot, Play, Shuffle
from cardtables.engine.cards import SIX, pack_from
from cardtables.engine.notation import read_action, read_card
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import look
from cardtables.games import GAMES
from cardtables.play.match import Match, Record


def dealt(letter, *hands, rest="", **options):
    """A match with these hands, the first of the dealer's left neighbour."""
    game = GAMES[f"durak-{letter}"]
    match = Match(Record(game, game.choose(changes=options), ("Anna", "Boris", "Vera")[: len(hands)], "told"))
    match.act(Lot(TABLE, Seat(len(hands) - 1)), 0)
    held = [[read_card(code) for code in hand.split()] for hand in hands]
    order = [card for round_ in zip(*held, strict=True) for card in round_] + [read_card(code) for code in rest.split()]
    match.act(Shuffle(TABLE, (*order, *(card for card in pack_from(SIX) if card not in order))), 0)
    return match


def do(match, *lines):
    for line in lines:
        (seat,) = match.turn
        match.act(read_action([str(seat + 1), *line.split()], match.rules.verbs, match.rules.seats), 0)
    return match


def told(match):
    texts.speak("en")
    lines = list(Account(match, letters=False).lines())
    return [line.strip() for line in lines[lines.index("") + 1 :]]


def test_a_deal_is_told_action_by_action():
    match = dealt("b", "7S 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C JC TC 7C QH")
    do(match, "draw", "play JC", "draw", "play TC", "play QD", "order S", "play 7S")
    assert told(match)[:10] == [
        "Deal 1  Vera deals", "Turned up: 6♣", "Anna draws", "Anna J♣", "Boris draws", "Boris 10♣", "Vera Q♦",
        "Vera orders spades", "Anna 7♠, Boris takes 2 and skips", "",
    ]  # fmt: skip


def test_a_penalty_that_is_taken_is_no_drawn_card_besides():
    hands = "6D 7S 8S 9S TS", "6H 8H 9H TH JH", "8D JS QS KS AS"
    match = dealt("a", *hands, rest="QC JC TC 9C", stack_six=True)
    do(match, "play 6D", "play 6H", "draw")
    assert told(match)[:4] == ["Deal 1  Vera deals", "Anna 6♦", "Boris 6♥", "Vera takes 4 and skips"]


def test_the_dealers_card_and_an_ace_that_makes_skip():
    match = dealt("v", "7S 8S 9S TS JS QS", "7H 8H 9H TH JH 8C", "7D 8D 9D TD JD AS")
    do(match, "draw")
    assert told(match)[:4] == ["Deal 1  Vera deals", "Turned up: A♠", "Anna skips", "Boris draws"]


def test_a_shuffle_in_the_middle_of_a_deal_begins_no_deal():
    """Two players, variant V: twenty-four cards to draw; then the pile is shuffled."""
    match = dealt("v", "7S 8S 9S TS JS QS", "7H 8H 9H TH JH 8C", reshuffle=True)
    began = match.deal_began
    for at in range(400):
        if match.turn == (TABLE,):
            assert match.view(None).table.taker is not None
            match.chance(at)
            assert match.deal_began == began == 1
            told_now = told(match)
            assert told_now[0].startswith("Deal 1") and not any(line.startswith("Deal 2") for line in told_now)
            assert any("the pile is turned over and shuffled" in line for line in told_now)
            break
        legal = match.view(match.turn[0]).legal
        plays = [action for action in legal if isinstance(action, Play)]
        match.act(legal[0] if not plays else plays[at % len(plays)], at)
    else:
        raise AssertionError("the stock was never out")


def test_every_deal_begins_with_its_own_shuffle():
    match = Match(Record(GAMES["durak-b"], GAMES["durak-b"].choose(), ("Anna", "Boris"), "begin"))
    assert match.deal_began == 0
    begins = []
    while len(begins) < 3 and not match.over:
        if match.turn == (TABLE,):
            match.chance(match.length)
            if isinstance(match.last.action, Shuffle):
                begins.append(match.length - 1)
        else:
            match.act(match.view(match.turn[0]).legal[0], match.length)
        assert match.deal_began == (begins[-1] if begins else 0)
    assert Match(match.saved()).deal_began == match.deal_began


def test_one_json_object_tells_the_ordered_suit_who_skips_and_the_finished_deal():
    """What other programs read: cards and suits as letters, seats from 1, a deal by the names of its fields."""
    match = dealt("b", "QS 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C", limit=0)

    def told_now():
        state = match.view(None).table
        return json.loads(json.dumps(match_json(match, look(state, None), range(3))))

    do(match, "play QS", "order H")
    now = told_now()["state"]
    assert (now["ordered"], now["open_ace"], now["skipped"], now["pile"]) == ("H", False, None, ["6C", "QS"])
    do(match, "play 7H")
    now = told_now()["state"]
    assert (now["ordered"], now["skipped"], now["took"], now["to_play"]) == (None, 3, 2, 1)
    while not match.over:
        legal = match.view(match.turn[0]).legal
        match.act(max(legal, key=lambda action: isinstance(action, Play)), 0)
    (deal,) = told_now()["deals"]
    winner = deal["winner"] - 1
    assert deal["hands"][winner] == [] and deal["points"][winner] in (0, -30) and deal["before"] == [0, 0, 0]
    assert told_now()["state"]["to_play"] is None
