"""What the table of English Durak says: the advice of every moment, the log, what has just happened."""

from dataclasses import replace

import pytest

from cardtables.app import texts
from cardtables.app.palette import ink_for
from cardtables.app.tables.durak import advice as durak_advice, log as durak_log, news as durak_news
from cardtables.app.tables.durak.moves import GOT, NOTHING, came, moves_of
from cardtables.app.tables.durak.table import DurakTable
from cardtables.engine.action import Back, Play
from cardtables.engine.notation import read_card
from cardtables.engine.seats import TABLE
from cardtables.games import GAMES
from cardtables.games.durak.state import Decline, Draw, Order
from cardtables.play.match import Match, Record
from tests.app.durak_scenes import (
    ANNA,
    BORIS,
    CLUBS,
    DIAMONDS,
    NAMES,
    SPADES,
    VERA,
    dealt,
    do,
    placed,
    rules_of,
    scene,
    scene_of,
)
from tests.app.scenes import cards, keyed

INK = ink_for("felt")


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


def said(line):
    return "".join(text for text, _style in line)


def advised(letter, hand, *, pile="9C", options=None, seats=3, **state):
    """The advice to Anna with this hand."""
    rules = rules_of(letter, seats, **(options or {}))
    table = placed(rules, hand, "TD JD", "KD", pile=pile, laid_by=state.pop("laid_by", VERA), **state)
    shown = scene(table, rules, opened=ANNA, awaited=ANNA)
    return said(durak_advice.advice(INK, shown)), shown


@pytest.mark.parametrize(
    ("letter", "hand", "state", "words"),
    [
        ("a", "9S 6H", {}, "play ♣ or a nine"),
        ("a", "7C 6H", {"pile": "TC KS", "ordered": CLUBS}, "play ♣ or a king"),
        ("b", "9S 6H", {}, "play ♣, a nine or a queen"),
        ("b", "QH 6S", {"pile": "QC", "ordered": SPADES}, "play ♠ or a queen"),
        ("g", "7C QH", {}, "play ♣ or a queen"),
        ("g", "6S QH", {"pile": "6H"}, "play ♥, a six or a queen"),
        ("a", "8S 6H", {}, "nothing fits: Enter draws a card"),
        ("a", "8S 6H", {"pile": ""}, "your lead: any card"),
        ("a", "7S 8H", {"pile": "AS"}, "an ace lies open: put ♠ on it and you order a suit"),
        ("a", "AD 8H", {"pile": "AS"}, "play ♠ or an ace"),
        ("a", "7S 8H", {"pile": "AS", "step": "cover"}, "cover your ace with ♠ or an ace; N leaves it open"),
        ("b", "7S 8H", {"pile": "AS", "step": "cover"}, "cover your ace: ♠, an ace or a queen; N leaves it open"),
        ("a", "7D 8H", {"pile": "AS", "step": "cover"}, "nothing covers your ace: Enter draws a card"),
        ("a", "7D KC", {"step": "drawn"}, "you drew K♣, it fits: play it"),
        (
            "b",
            "7S 8S 9H",
            {"pile": "9C QC", "step": "name"},
            "order a suit, you hold:   Q: ♠ 2   W: ♥ 1   E: ♦ 0   R: ♣ 0",
        ),
    ],
)
def test_the_advice_says_what_may_be_done(letter, hand, state, words):
    assert advised(letter, hand, **state)[0] == words


@pytest.mark.parametrize(
    ("letter", "hand", "options", "state", "words"),
    [
        ("v", "JS 9H", {"jack_any": True}, {}, "play ♣, a nine or a jack"),
        ("a", "7D KC", {"may_keep": True}, {"step": "drawn"}, "you drew K♣, it fits: play it, or N keeps it"),
        ("a", "7D 8H", {"draw_until": True}, {"step": "draw on"}, "you drew 8♥, it does not fit: Enter draws on"),
        ("a", "7D 6H", {"stack_six": True}, {"pile": "6S", "owed": 2}, "answer with a six, or N takes 2 cards"),
        ("a", "7D 8H", {"stack_six": True}, {"pile": "6S", "owed": 2}, "no six: Enter takes 2 cards"),
    ],
)
def test_the_advice_knows_the_rules_of_the_table(letter, hand, options, state, words):
    assert advised(letter, hand, options=options, **state)[0] == words


async def test_one_key_leaves_the_ace_keeps_the_card_or_takes_the_penalty():
    _words, ace = advised("a", "7S 8H", pile="AS", step="cover", laid_by=ANNA)
    assert await keyed(ace, "n", "enter") == [Decline(ANNA), Play(ANNA, read_card("7S"))]
    _words, drawn = advised("a", "7D KC", options={"may_keep": True}, step="drawn")
    assert await keyed(drawn, "n", "enter", "w") == [Decline(ANNA), Play(ANNA, read_card("KC")), "only_drawn"]
    _words, owed = advised("a", "7D 6H", options={"stack_six": True}, pile="6S", owed=2, step="answer")
    assert await keyed(owed, "n", "enter", "w") == [Draw(ANNA), Play(ANNA, read_card("6H")), "answer_six"]
    _words, plain = advised("a", "9S 6H")
    assert await keyed(plain, "n") == [None]


async def test_q_w_e_r_order_a_suit_and_nothing_else_does():
    _words, shown = advised("b", "7S 8S 9H", pile="9C QC", step="name", laid_by=ANNA)
    assert await keyed(shown, *"qwer") == [Order(ANNA, suit) for suit in range(4)]
    assert await keyed(shown, "t", "n", "enter") == [None, None, None]


async def test_a_refusal_is_the_rule():
    _words, shown = advised("b", "9S 6H")
    # In display order the nine of spades comes first.
    assert await keyed(shown, "w") == ["rank_queen_C"]
    rules = rules_of("b", 3)
    refused = scene(placed(rules, "9S 6H", "TD", "KD", pile="9C"), rules, opened=ANNA, refusal="rank_queen_C")
    assert said(durak_advice.advice(INK, refused)) == "must play clubs, the same rank or a queen"


# A deal told from the log


def logged(match, width=20):
    return [said(line).rstrip() for line in durak_log.log_lines(INK, scene_of(match), width)]


def test_a_six_strikes_the_next_one():
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS", rest="QC JC"), "6D", "8D")
    assert logged(match) == ["Deal 1  Vera deals", "Anna   6♦", " Boris: +2, skips", "Vera   8♦"]
    assert logged(match, 35)[2] == " Boris takes 2 and skips"


def test_an_ace_covered_or_left_open_or_not_to_be_covered():
    match = dealt("a", "AS KS 7D 8D 9D", "7C AC 9H TH JH", "8C JS QS QD JD", rest="TD")
    do(match, "AS", "KS", "order C", "AC", "decline")
    assert logged(match)[1:] == ["Anna   A♠ K♠", " orders ♣ clubs", "Boris  A♣ left open"]
    do(match, "8C", "order D")
    assert logged(match)[4:] == ["Vera   8♣", " orders ♦ diamonds"]
    bare = do(dealt("a", "AS KH 7D 8D 9D", "7C AC 9H TH JH", "8C JS QS QD JD", rest="TD"), "AS", "draw")
    assert logged(bare)[1:] == ["Anna   A♠ draws"]


def test_a_drawn_card_is_played_or_kept():
    match = dealt("b", "7S 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C JC TC 7C")
    do(match, "draw", "JC")
    assert logged(match)[1:] == ["Anna   draws, J♣"]
    do(match, "draw", "TC")
    do(match, "QD", "order S", "8S")
    assert logged(match)[2:] == ["Boris  draws, 10♣", "Vera   Q♦", " orders ♠ spades", "Anna   8♠"]
    do(match, "8H", "draw")
    assert logged(match)[-2:] == ["Boris  8♥", "Vera   draws one"]


def test_what_was_taken_back_is_not_told():
    match = dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS")
    do(match, "7S")
    match.act(Back(ANNA), 0)
    do(match, "8S")
    assert logged(match)[1:] == ["Anna   8♠"]


def test_the_dealers_card_of_variant_v_is_his_move():
    # Vera deals: her sixth card is turned up, a six: Anna takes two and skips.
    match = dealt("v", "7S 8S 9S TS JS QS", "7H 8H 9H TH JH 8C", "7D 8D 9D TD JD 6C")
    assert logged(match) == ["Deal 1  Vera deals", "Vera   turns up 6♣", " Anna: +2, skips"]
    (move,) = moves_of(scene_of(match))
    assert (move.seat, move.victim, move.takes) == (VERA, ANNA, 2)


def test_the_sign_of_a_dealer_who_orders_by_his_own_jack_names_it():
    match = dealt("v", "7S 8S 9S TS JS QS", "7H 8H 9H TH JH 8C", "7D 8D 9D TD JD JC")
    assert match.turn == (VERA,)
    assert [said(line) for line in durak_news.news_lines(INK, scene_of(match, awaited=VERA))] == ["J♣ was turned up."]


def test_the_dealers_card_is_still_named_when_the_pile_has_been_turned_over():
    """Three players of variant V: 18 dealt, two taken for the six, sixteen drawn; the next draw turns the pile."""
    rules = rules_of("v", 3)
    table = placed(rules, "9S 6H", "TD", "KD", pile="9C", laid_by=ANNA)
    draws = [Draw(seat) for seat in (VERA, ANNA, BORIS, VERA)] * 4
    log = (Play(BORIS, read_card("JC")), *draws, Play(ANNA, read_card("9C")), Draw(BORIS))
    shown = scene(table, rules, opened=ANNA, log=log, turned_up=tuple(cards("6C")))
    first, *_others, last = moves_of(shown)
    assert (first.cards, first.takes, first.victim) == (tuple(cards("6C")), 2, ANNA)
    assert last.turned
    assert said(durak_log.log_lines(INK, shown, 20)[1]) == "Vera   turns up 6♣"


def test_a_six_turned_up_may_be_answered_where_that_is_the_rule():
    match = dealt("v", "7S 8S 9S TS JS 6S", "7H 8H 9H TH JH 8C", "7D 8D 9D TD JD 6C", options={"stack_six": True})
    assert logged(match) == ["Deal 1  Vera deals", "Vera   turns up 6♣"]
    do(match, "6S", "draw")
    assert logged(match)[1:] == ["Vera   turns up 6♣", "Anna   6♠", "Boris  +4, skips"]


def test_what_was_turned_up_is_known_as_long_as_the_deal_lasts():
    match = dealt("b", "7S 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C JC TC 7C")
    assert match.turned_up == tuple(cards("6C"))
    do(match, "draw", "JC")
    match.act(Back(ANNA), 0)
    assert match.turned_up == tuple(cards("6C"))
    assert dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH").turned_up == ()


def test_each_deal_has_a_card_of_its_own_turned_up():
    game = GAMES["durak-b"]
    match = Match(Record(game, game.choose(changes={"limit": 1000}), NAMES[:3], "own"))
    match.chance(0)
    turned_up = []
    for _deal in range(2):
        match.chance(0)
        turned_up.append(tuple(match.view(None).table.pile))
        while match.turn != (TABLE,):
            (seat,) = match.turn
            match.act(match.view(seat).legal[0], 0)
        assert match.turned_up == turned_up[-1]
    assert turned_up[0] != turned_up[1]


def test_a_penalty_answered_with_a_six_grows():
    options = {"stack_six": True}
    match = dealt("a", "6D 7S 8S 9S TS", "6H 8H 9H TH JH", "8D JS QS KS AS", rest="QC JC TC 9C", options=options)
    do(match, "6D", "6H", "draw")
    assert logged(match)[1:] == ["Anna   6♦", "Boris  6♥", "Vera   +4, skips"]


def test_the_turned_pile_is_told_and_that_nothing_is_left():
    """Three players of variant B: 36 cards less twelve in hand and one turned up leave 23 to draw."""
    rules = rules_of("b", 3)
    table = placed(rules, "9S 6H", "TD", "KD", pile="9C")
    draws = [Draw(seat) for seat in (BORIS, VERA, ANNA)] * 8
    played = scene(table, rules, opened=ANNA, log=(Play(ANNA, read_card("TC")), *draws))
    assert [move.turned for move in moves_of(played)] == [False] * 24 + [True]
    last = [said(line) for line in durak_log.log_lines(INK, played, 20)[-2:]]
    assert last == ["the pile is turned", "Anna   draws one"]
    bare = scene(table, rules, opened=ANNA, log=draws)
    assert [move.steps for move in moves_of(bare)] == [(GOT,)] * 23 + [(NOTHING,)]
    assert said(durak_log.log_lines(INK, bare, 20)[-1]) == "Anna   passes"


def test_what_just_happened_is_told_to_whoever_opens_a_hand():
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS", rest="QC JC"), "6D", "8D")
    assert said(durak_news.happened(INK, scene_of(match, opened=ANNA))) == "Vera put 8♦"
    do(match, "8S")
    told = said(durak_news.happened(INK, scene_of(match, opened=BORIS)))
    assert told == "Anna put 6♦: you took Q♣ J♣ and skipped a turn"
    assert said(durak_news.happened(INK, scene_of(match))) == ""
    assert [said(line) for line in durak_news.news_lines(INK, scene_of(match, awaited=BORIS))] == [
        "Anna put 6♦: you took 2 and skipped.", "Anna put 8♠.",
    ]  # fmt: skip


def test_a_drawn_card_that_does_not_fit_is_named_to_its_owner_alone():
    match = do(dealt("b", "7S 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C KD"), "draw")
    assert match.turn == (BORIS,)
    shown = scene_of(match, opened=ANNA, lingers=True)
    assert said(durak_news.happened(INK, shown)) == "you drew K♦: it does not fit"
    assert said(durak_advice.advice(INK, shown)) == "your turn is over: any key hides your hand"
    assert came(shown) == cards("KD")
    (news,) = durak_news.news_lines(INK, scene_of(match, awaited=BORIS))
    assert said(news) == "Anna drew, nothing fitted."


def test_two_blows_are_told_together_with_all_cards_they_brought():
    hands = "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"
    match = do(dealt("a", *hands, rest="QC JC TC 9C KC"), "6D", "8D", "8S")
    shown = scene_of(match, opened=BORIS)
    six, _vera, _anna = moves_of(shown)
    line = said(durak_news._struck(INK, shown, [six, replace(six, takes=1, steps=(read_card("7S"),))]))
    assert line == "Anna put 6♦ 7♠: you took J♥ Q♣ J♣ and skipped 2 turns"
    (news,) = [said(durak_news._struck_publicly(INK, shown, [six, six], 46))]
    assert news == "Anna put 6♦ 6♦: you took 4, skipped 2 turns."


def test_of_many_cards_taken_by_several_blows_the_number_is_told():
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"), "6D")
    shown = scene_of(match, opened=BORIS)
    (six,) = moves_of(shown)
    line = said(durak_news._struck(INK, shown, [replace(six, takes=2)] * 3))
    assert line == "Anna put 6♦ 6♦ 6♦: you took 6 and skipped 3 turns"


def test_a_large_curtain_sign_has_room_for_one_more_move():
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"), "6D", "8D", "8S")
    news = durak_news.news_lines(INK, scene_of(match, awaited=BORIS), 3, 58)
    assert [said(line) for line in news] == [
        "Anna put 6♦: you took 2 and skipped.", "Vera put 8♦.", "Anna put 8♠.",
    ]  # fmt: skip


def test_the_cards_of_a_penalty_are_new_until_their_owner_has_moved():
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS", rest="QC 9C 6C 6S"), "6D", "8D", "8S")
    assert came(scene_of(match, opened=BORIS)) == cards("QC 9C")
    do(match, "8H", "draw", "draw")
    assert came(scene_of(match, opened=BORIS)) == []


def test_a_fitting_card_that_was_kept_is_not_said_to_have_been_in_vain():
    match = dealt("b", "7S 8S 9S TS", "7H 8H 9H TH", "JD QD KS 9D", rest="6C JC", options={"may_keep": True})
    do(match, "draw", "decline")
    (news,) = durak_news.news_lines(INK, scene_of(match, awaited=BORIS))
    assert said(news) == "Anna drew a card that fits and kept it."
    assert logged(match)[1:] == ["Anna   draws, keeps"]


def test_an_order_and_a_skip_are_both_told():
    # An ace covered by the six of its suit: Anna orders, Boris takes two and skips.
    match = do(dealt("a", "AS 6S 7D 8D 9D", "7C AC 9H TH JH", "8C JS QS QD JD", rest="TD KD"), "AS", "6S", "order C")
    told = durak_news.happened(INK, scene_of(match, opened=VERA))
    assert said(told) == "Anna put 6♠, ordered ♣: Boris takes 2 and skips"
    do(match, "8C", "8D")
    told = durak_news.happened(INK, scene_of(match, opened=BORIS))
    assert said(told) == "Anna put 6♠, ordered ♣: you took 10♦ K♦, skipped a turn"


def test_a_long_move_goes_on_in_a_second_line():
    rules = rules_of("a", 3)
    table = placed(rules, "9S 6H", "TD", "KD", pile="9C")
    names = ("Anna", "Wladimir", "Vera")
    log = (Draw(BORIS), Play(BORIS, read_card("AS")), Draw(BORIS))
    lines = durak_log.log_lines(INK, scene(table, rules, opened=ANNA, names=names, log=log), 20)
    assert [said(line) for line in lines[1:]] == ["Wladimir  draws, A♠", "  draws"]


def test_a_refusal_while_nothing_fits_still_says_what_enter_does():
    rules = rules_of("a", 3)
    table = placed(rules, "8S 6H", "TD", "KD", pile="9C", laid_by=VERA)
    refused = scene(table, rules, opened=ANNA, refusal="rank_C")
    assert said(durak_advice.advice(INK, refused)) == "must play clubs or the same rank; Enter draws"


@pytest.mark.parametrize(
    ("letter", "pile", "options", "words"),
    [
        ("b", "QC", {}, "must play clubs or a queen"),
        ("b", "KC", {}, "must play clubs, the same rank or a queen"),
        ("v", "JC", {"jack_any": True}, "must play clubs or a jack"),
        ("v", "JC", {}, "must play clubs or the same rank"),
        ("v", "KC", {"jack_any": True}, "must play clubs, the same rank or a jack"),
        ("g", "6C", {}, "must play clubs, a six or a queen"),
    ],
)
def test_a_refusal_names_no_rank_twice(letter, pile, options, words):
    rules = rules_of(letter, 3, **options)
    table = placed(rules, "9S 7C", "TD", "KD", pile=pile)
    key = rules.fault(table, Play(ANNA, read_card("9S")))
    refused = scene(table, rules, opened=ANNA, refusal=key)
    assert said(durak_advice.advice(INK, refused)) == words


def test_where_and_whose():
    rules = rules_of("b", 3)
    table, shown = DurakTable(), scene(placed(rules, "9S 6H", "TD", "KD", pile="9C"), rules, opened=ANNA)
    assert table.where(shown) == "deal 1 · to 101" and table.whose(shown) == "Anna to play"
    ordering = scene(placed(rules, "9S 6H", "TD", "KD", pile="9C QD", step="name"), rules, opened=ANNA)
    assert table.whose(ordering) == "Anna orders a suit"
    single = rules_of("b", 3, limit=0)
    assert table.where(scene(placed(single, "9S", "TD", "KD", pile="9C"), single)) == "a single deal"


def test_names_are_never_markup_and_give_way():
    rules = rules_of("b", 3)
    log = (Play(ANNA, read_card("QC")), Order(ANNA, DIAMONDS), Draw(BORIS))
    table = placed(rules, "9S 6H", "TD", "KD", pile="9C QC", to_play=2, ordered=DIAMONDS, laid_by=ANNA)
    names = ("[/]", "[bold]Sigismund", "x" * 30)
    shown = scene(table, rules, opened=VERA, names=names, log=log)
    lines = [said(line) for line in durak_log.log_lines(INK, shown, 20)]
    assert lines[1].startswith("[/] ") and lines[3].startswith("[bold]Si… ")
    assert all(len(line) <= 20 for line in lines)
    assert moves_of(shown)[-1].steps == (GOT,)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", ["Wladimir", "Alexander II", "You", "Вы"])
@pytest.mark.parametrize("takes", [0, 2, 8])
@pytest.mark.parametrize("ordered", [None, CLUBS])
def test_a_blow_is_told_within_its_room_and_by_a_name(language, name, takes, ordered):
    texts.speak(language)
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"), "6D")
    shown = replace(scene_of(match), names=(name, "Konstantin", "Vera"))
    (six,) = moves_of(shown)
    blow = replace(six, takes=takes, ordered=ordered, steps=(read_card("TS"),))
    for room in (durak_news.NEWS_CELLS - 1, durak_news.CELLS):
        line = said(durak_news._told(INK, shown, blow, INK.style("soft"), room))
        assert len(line) <= room
        assert line.startswith((name[:5], "you", "вы", "ваша"))


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("many", [2, 8, 16])
def test_of_more_cards_than_a_line_holds_the_number_is_told(language, many):
    texts.speak(language)
    match = do(dealt("a", "6D 7S 8S 9S TS", "7H 8H 9H TH JH", "8D JS QS KS AS"), "6D", "8D", "8S")
    shown = replace(scene_of(match, opened=BORIS), names=("Alexander II", "Konstantin", "Vera"))
    six = moves_of(shown)[0]
    shown.view.table.hands[BORIS].extend(cards("TC TS TH TD JC JS JH JD QC QS QH QD KC KS KH KD")[:many])
    for ordered in (None, CLUBS):
        line = said(durak_news._struck(INK, shown, [replace(six, takes=many, ordered=ordered)]))
        assert len(line) <= durak_news.CELLS
