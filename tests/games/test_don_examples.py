"""The worked examples and the gaps of the Don rules, each written from the page."""

import pytest

from cardtables.engine.action import Illegal, Play, Shuffle
from cardtables.engine.cards import BACK, FULL_PACK, SPADES
from cardtables.engine.notation import card_code
from cardtables.engine.seats import TABLE
from cardtables.games.don.state import NameTrump
from tests.games.stacking import E, N, S, W, begin, cards, codes, don, legal, play, play_out, stack

CLUBS_TWO = "2C 3C 4C 6C 7C 8C"


def table(match):
    return match.view(None).table


def test_d1_pitch_makes_trump_and_pegs_at_once():
    match = don()
    begin(match, W, {N: "9H", E: "AH", S: "5H", W: "2H"})
    assert match.turn == (N,)
    play(match, "9H AH 5H 2H")
    state = table(match)
    assert state.trump == 1
    assert state.takers == [E]
    assert state.score == [0, 23]
    assert state.count == [0, 4]
    assert match.turn == (E,)


def void_of(suit, ranks="A23456789"):
    return " ".join(f"{rank}{suit}" for rank in ranks)


def test_d2_follow_and_ruff():
    """Trump ♥: N leads 10♣; E must follow with 4♣; S, void, ruffs with 3♥; W puts A♣."""
    match = don()
    begin(
        match, W,
        {N: "2H TC", E: "4H 4C JH 2S", S: "3H 5H 2D 3D 4D 6D 7D 8D 9D", W: "6H AC 3S 4S 6S 7S 8S 9S TS"},
    )  # fmt: skip
    play(match, "2H 4H 5H 6H")
    assert match.turn == (W,)
    assert table(match).score == [0, 10]
    play(match, "AC")
    play(match, "TC 4C 3H")
    assert table(match).takers[-1] == S
    assert table(match).score == [0, 10]
    assert table(match).count == [14, 0]


def test_d2_the_holder_of_one_club_must_play_it():
    match = don()
    begin(match, W, {N: "TC 2H", E: "4C JH 2S 3S 6S 7S 8S 9S TS", S: "2C", W: "3C"})
    play(match, "TC")
    assert legal(match) == {"4C"}
    for refused in ("JH", "2S"):
        with pytest.raises(Illegal, match="follow_C"):
            match.act(Play(E, cards(refused)[0]), 9)


def test_d4_a_discard_never_wins():
    """Trump ♥: `7♦ A♠ 8♦ A♣`, east and west void in diamonds: south wins; no peg, count 8."""
    match = don()
    begin(
        match, W,
        {N: "2H 7D", E: "4H AS 3S 4S 6S 7S 8S 9S 2S", S: "3H 8D", W: "9H AC 3C 4C 6C 7C 8C 9C 2C"},
    )  # fmt: skip
    # West would win with 9♥; let north keep the lead instead: he leads his highest trump.
    match = don()
    begin(
        match, W,
        {N: "TH 7D", E: "4H AS 3S 4S 6S 7S 8S 9S 2S", S: "3H 8D", W: "2H AC 3C 4C 6C 7C 8C 9C 2C"},
    )  # fmt: skip
    play(match, "TH 4H 3H 2H")
    assert table(match).takers == [N]
    before = list(table(match).score), list(table(match).count)
    play(match, "7D AS 8D AC")
    assert table(match).takers[-1] == S
    assert table(match).pegs[-1] == 0
    assert table(match).score == before[0]
    assert table(match).count == [before[1][0] + 8, before[1][1]]


def test_d5_a_side_nine_pegs_nothing():
    """Trump ♥: `K♠ 9♠ 5♠ 2♠`: five pegs, count 3."""
    match = don()
    begin(match, W, {N: "TH KS", E: "2H 9S", S: "3H 5S", W: "4H 2S"})
    play(match, "TH 2H 3H 4H")
    play(match, "KS 9S 5S 2S")
    state = table(match)
    assert state.takers == [N, N]
    assert state.pegs == [0, 5]
    assert state.score == [5, 0]
    assert state.count == [13, 0]


def worth(code, trump):
    """Pegs of a card, from the table of the rules."""
    rank, suit = code
    if suit == trump:
        return {"A": 4, "K": 3, "Q": 2, "J": 1, "9": 9, "5": 10}.get(rank, 0)
    return 5 if rank == "5" else 0


COUNTS = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}


def test_every_card_pegs_and_counts_what_the_page_says():
    rules = don().rules
    for trump in range(4):
        for card in FULL_PACK:
            assert rules.worth[trump][card] == worth(card_code(card), "SHDC"[trump])
    assert sum(rules.worth[0]) == 44
    assert [rules.counts[card] for card in FULL_PACK] == [COUNTS.get(card_code(card)[0], 0) for card in FULL_PACK]
    assert sum(rules.counts) == 80


class Board:
    """A match whose pegs and counts are set to the moment an example speaks of."""

    def __init__(self, finish, score, target=121, **options):
        self.match = don(finish=finish, target=target, **options)
        self.rules = self.match.rules
        self.state = self.match._state
        self.state.dealer, self.state.pitcher, self.state.trump = W, N, SPADES
        self.state.score = list(score)

    def peg(self, side, points):
        self.rules._peg(self.state, side, points)

    def end(self, count):
        self.state.count = list(count)
        self.rules._end_deal(self.state, pegged_out=False)
        return tuple(self.state.score)


def test_d7_equal_counts_peg_nothing():
    board = Board("play_out", (0, 0))
    assert board.end((18, 18)) == (0, 0)
    assert board.state.deals[-1].game == (0, 0)


def test_the_higher_count_pegs_eight():
    board = Board("play_out", (0, 0))
    assert board.end((19, 18)) == (8, 0)


@pytest.mark.parametrize(("finish", "winner"), [("play_out", 0), ("higher", 1)])
def test_d8_both_cross(finish, winner):
    board = Board(finish, (112, 110))
    board.peg(0, 5)
    board.peg(1, 10)
    board.peg(0, 4)
    assert board.end((10, 20)) == (121, 128)
    assert board.state.winner == winner
    assert [row.place for row in board.match.standing] == ([1, 2] if winner == 0 else [2, 1])


def test_d8_peg_out_stops_at_once():
    """North and south need 4 for 121 and take the trump ace in the second trick: play stops there, 121–120."""
    match = don(finish="peg_out")
    begin(match, W, {N: "TH AH", E: "2H 3H", S: "4H 6H", W: "7H 8H"})
    match._state.score = [117, 120]
    play(match, "TH 2H 4H 7H")
    assert match.turn == (N,)
    play(match, "AH 3H 6H 8H")
    assert match.over
    assert table(match).score == [121, 120]
    deal = table(match).deals[-1]
    assert deal.points == (4, 0)
    assert deal.game == (0, 0)
    assert len(deal.out) == 52 - 8
    assert [row.place for row in match.standing] == [1, 2]


def test_higher_with_equal_totals_needs_one_more_deal():
    board = Board("higher", (120, 120))
    board.peg(0, 10)
    board.peg(1, 2)
    assert board.end((1, 2)) == (130, 130)
    assert board.state.winner is None
    assert board.match.turn == (TABLE,)


def test_the_game_counts_last_of_all():
    """Both need few: the side that crosses by a trick is there before the eight for game."""
    board = Board("play_out", (113, 118))
    board.peg(1, 5)
    assert board.end((30, 10)) == (121, 123)
    assert board.state.winner == 1


def test_no_exact_landing_is_needed_and_totals_are_not_clamped():
    board = Board("play_out", (115, 0))
    board.peg(0, 10)
    assert board.state.score == [125, 0]
    assert board.state.reached == 0


def test_carry_tie_makes_the_next_game_sixteen_then_twenty_four():
    board = Board("play_out", (0, 0), carry_tie=True)
    assert board.end((18, 18)) == (0, 0)
    assert board.end((20, 20)) == (0, 0)
    assert board.end((21, 20)) == (24, 0)
    assert board.end((20, 21)) == (24, 8)


def test_without_carry_tie_a_tie_is_forgotten():
    board = Board("play_out", (0, 0))
    board.end((18, 18))
    assert board.end((21, 20)) == (8, 0)


def test_leapfrog_of_the_pegs():
    """Front 12, rear 0, five pegs: front 17, rear 12."""
    board = Board("play_out", (12, 0))
    board.peg(0, 5)
    assert (board.state.score[0], board.state.rear[0]) == (17, 12)


def test_d9_rotation():
    match = don()
    dealers, pitchers = [], []
    begin(match, W, {})
    for _ in range(4):
        dealers.append(table(match).dealer)
        pitchers.append(match.turn[0])
        play_out(match)
        if match.over:
            break
        stack(match, {})
    assert dealers == [W, N, E, S][: len(dealers)]
    assert pitchers == [N, E, S, W][: len(pitchers)]
    assert len(dealers) >= 3


def test_d7_gap_an_undealt_ace_pegs_nobody_four():
    match = don()
    begin(match, W, {N: "KS QS"}, out="AS")
    play(match, "KS")
    play_out(match)
    deal = table(match).deals[-1]
    assert "AS" in codes(deal.out)
    assert sum(deal.pegs) == sum(worth(card_code(card), "S") for card in deal.taken)
    assert all(worth("AS", "S") == 4 for _ in deal.pegs)
    assert sum(deal.pegs) <= 44 - 4


def test_may_ruff_allows_a_trump_on_a_plain_lead():
    match = don(may_ruff=True)
    begin(match, W, {N: "TH AC", E: "2H 3H 4C 2S 3S 4S 6S 7S 8S", S: "4H", W: "6H"})
    play(match, "TH 2H 4H 6H AC")
    assert legal(match) == {"4C", "3H"}


def test_may_ruff_changes_nothing_when_trumps_are_led():
    match = don(may_ruff=True)
    begin(match, W, {N: "TH", E: "2H 3H 4C 2S 3S 4S 6S 7S 8S"})
    play(match, "TH")
    assert legal(match) == {"2H", "3H"}


def test_nobody_must_ruff():
    match = don()
    begin(match, W, {N: "TH AC", E: "2H 3H 2S 3S 4S 6S 7S 8S 9S", S: "4H", W: "6H"})
    play(match, "TH 2H 4H 6H AC")
    assert legal(match) == {"3H", "2S", "3S", "4S", "6S", "7S", "8S", "9S"}


def test_declared_trump_is_named_before_any_lead():
    match = don(trump="declared")
    begin(match, W, {N: "2S 3H"})
    assert {action.verb for action in match.view(N).legal} == {"trump"}
    with pytest.raises(Illegal, match="name_trump"):
        match.act(Play(N, cards("2S")[0]), 1)
    match.act(NameTrump(N, SPADES), 1)
    assert match.turn == (N,)
    assert len(match.view(N).legal) == 9
    assert all(not hand for seat, hand in enumerate(match.view(E).table.hands) if seat != N)
    play(match, "3H")
    assert table(match).trump == SPADES
    assert len(match.view(E).table.hands[E]) == 9


def test_naming_is_refused_when_the_pitch_makes_trump():
    match = don()
    begin(match, W, {})
    with pytest.raises(Illegal, match="not_now"):
        match.act(NameTrump(N, SPADES), 1)


def test_d13_before_the_pitch_only_the_pitcher_has_looked():
    match = don()
    begin(match, W, {N: "9H"})
    for seat in (E, S, W):
        seen = match.view(seat).table
        assert seen.hands == [[BACK] * 9, [], [], []]
        assert seen.unseen == [[], [BACK] * 9, [BACK] * 9, [BACK] * 9]
    play(match, "9H")
    assert BACK not in match.view(E).table.hands[E]
    assert match.view(E).table.unseen == [[], [], [], []]


WHO_SEES = {
    # field: (its owner, another seat, a bystander) during a deal after the pitch
    "hands": ("own", "hidden", "hidden"),
    "unseen": ("hidden", "hidden", "hidden"),
    "trick": ("open", "open", "open"),
    "taken": ("open", "open", "open"),
    "out": ("hidden", "hidden", "hidden"),
    "aside": ("open", "open", "open"),
}


def test_who_sees_what_during_a_deal():
    match = don()
    begin(match, W, {N: "9H", E: "AH", S: "5H", W: "2H"})
    play(match, "9H AH 5H 2H")
    truth = match._state
    for seat in (N, E, None):
        seen = match.view(seat).table
        for name, said in WHO_SEES.items():
            kind = said[2] if seat is None else said[0]
            real, shown = getattr(truth, name), getattr(seen, name)
            if kind == "open":
                assert shown == real, name
            elif kind == "hidden":
                assert _flat(shown) == [BACK] * len(_flat(real)), name
            else:
                for owner, hand in enumerate(shown):
                    assert hand == (real[owner] if owner == seat else [BACK] * len(real[owner]))
    facts = ("dealer", "pitcher", "to_play", "trump", "takers", "pegs", "count", "score", "rear", "carried", "deals")
    for name in facts:
        for seat in (N, E, S, W, None):
            assert getattr(match.view(seat).table, name) == getattr(truth, name)


def _flat(value):
    return [card for one in value for card in (one if isinstance(one, list) else [one])]


def test_who_hears_what():
    match = don()
    begin(match, W, {N: "9H"})
    play(match, "9H")
    for seat in (N, E, None):
        lot, shuffle, pitch = match.heard(seat)
        assert lot.action.first == W
        assert set(shuffle.action.order) == {BACK}
        assert len(shuffle.action.order) == 52
        assert pitch.action.card == cards("9H")[0]


def test_d16_the_sixteen_are_shown_after_the_deal_and_gone_with_the_next():
    match = don()
    begin(match, W, {}, out="AS")
    assert match.view(N).table.out == [BACK] * 16
    play_out(match)
    state = match.view(None).table
    assert len(state.aside) == 16
    assert "AS" in codes(state.aside)
    stack(match, {})
    assert match.view(None).table.aside == []
    assert match.view(None).table.out == [BACK] * 16


def test_the_last_trick_plays_itself_and_nothing_else():
    match = don()
    begin(match, W, {})
    while match.turn != (TABLE,):
        itself = match.by_itself
        assert (itself is not None) == (len(table(match).takers) == 8)
        match.act(itself or match.view(match.turn[0]).legal[0], 1)


def test_a_shuffle_must_be_the_pack():
    match = don()
    match.chance(0)
    with pytest.raises(Illegal, match="bad_pack"):
        match.act(Shuffle(TABLE, FULL_PACK[:-1]), 0)
    with pytest.raises(Illegal, match="bad_pack"):
        match.act(Shuffle(TABLE, (*FULL_PACK[:-1], FULL_PACK[0])), 0)


def test_dealing_one_at_a_time_from_the_dealers_left():
    match = don()
    begin(match, W, {})
    match = don()
    match.chance(0)
    dealer = table(match).dealer
    match.act(Shuffle(TABLE, FULL_PACK), 0)
    pitcher = (dealer + 1) % 4
    assert match.turn == (pitcher,)
    assert match.view(pitcher).table.hands[pitcher] == [0, 4, 8, 12, 16, 20, 24, 28, 32]


def test_the_options_of_don():
    from cardtables.games import GAMES

    game = GAMES["don"]
    assert {option.key: option.values for option in game.menu} == {
        "target": (121, 91, 61),
        "trump": ("pitch", "declared"),
        "may_ruff": (False, True),
        "carry_tie": (False, True),
        "finish": ("play_out", "peg_out", "higher"),
    }
    assert game.choose("traditional").finish == "peg_out"
    assert game.choose("traditional").target == 121
    assert game.choose().finish == "play_out"
