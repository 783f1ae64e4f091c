"""Records: what is written is read again, and whatever else is read is refused with one line that says where."""

from random import Random

import pytest

from cardtables.app.texts import say
from cardtables.games import GAMES
from cardtables.play.record import RecordError, read_record, write_record
from tests.small_record import FIVE_CARDS, ONE_DEAL, WHOLE, deal, record


def refused(text: str) -> str:
    with pytest.raises(RecordError) as why:
        read_record(text, GAMES)
    return say(why.value)


@pytest.mark.parametrize("text", [FIVE_CARDS, ONE_DEAL, WHOLE])
def test_a_record_is_written_as_it_was_read(text):
    full = "options target=61 trump=pitch may_ruff=no carry_tie=no finish=play_out"
    assert write_record(read_record(text, GAMES).saved()) == text.replace("options target=61", full)


def test_the_whole_match_is_over():
    match = read_record(WHOLE, GAMES)
    assert [row.points for row in match.standing] == [81, 54]
    assert match.over


def test_remarks_blank_lines_tens_and_windows_line_ends():
    text = FIVE_CARDS.replace("0 1 play AC", "# mine\n\n0 1 play AC # first").replace("TC", "10C").replace("\n", "\r\n")
    assert write_record(read_record(text, GAMES).saved()) == write_record(read_record(FIVE_CARDS, GAMES).saved())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "line 1: a record begins with `cardtables record 1`"),
        ("hello", "line 1: a record begins with `cardtables record 1`"),
        ("cardtables record 1\ngame don\n", "line 2: the line `seats` is missing"),
        (FIVE_CARDS.replace("game don", "game bridge"), "line 2: game bridge: known are "),
        (FIVE_CARDS.replace("target=61", "target=62"), "line 3: option target=62: possible are 121, 91, 61"),
        (FIVE_CARDS.replace("target=61", "goal=61"), "line 3: option goal: don has target, "),
        (FIVE_CARDS.replace("Anna | ", ""), "line 4: seats: don is for 4, here are 3"),
        (record(deal(1)[0], "0 1 play AC", "0 2 play AS"), "line 9: 2 play AS: must follow clubs"),
        (record(deal(1)[0], "0 1 play AC", "0 3 play 6D"), "line 9: 3 play 6D: it is not your turn"),
        (record(deal(1)[0], "0 1 play AS"), "line 8: 1 play AS: this card is not in the hand"),
        (record(deal(1)[0].replace("AC", "AS", 1)), "line 7: T shuffle"),
        (record(deal(1)[0], "0 1 play ZZ"), "line 8: 1 play ZZ: ZZ: not a card"),
        (record(deal(1)[0], "0 5 play AC"), "line 8: 5 play AC: 5: no such seat, this table has 4"),
        (record(deal(1)[0], "0 1 eat AC"), "line 8: 1 eat AC: eat: no such action in this game"),
        (record(deal(1)[0], "-5 1 play AC"), "line 8: -5: not a time in milliseconds"),
        (record(*deal(1, 7)[:2], "6 2 play 6C"), "line 9: 6: earlier than the line before"),
        (record(deal(1)[0], "9" * 5000 + " 1 play AC"), "line 8: "),
        (record(deal(1)[0], "0 " + "1" * 5000 + " play AC"), "line 8: "),
        (FIVE_CARDS.replace("target=61", "target=" + "6" * 5000), "line 3: "),
        (WHOLE + "60 1 play AC\n", "line 192: 1 play AC: the match is over"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_with_its_line(text, said):
    assert refused(text).startswith(said)


@pytest.mark.parametrize("seed", range(4))
def test_random_bytes_are_refused(seed):
    chance = Random(seed)
    for _ in range(50):
        noise = chance.randbytes(chance.randrange(200)).decode("utf-8", errors="replace")
        refused(noise)
        refused("cardtables record 1\n" + noise)


def tried(text: str) -> bool:
    """Whether it is read; what is not read is a RecordError, anything else fails the test."""
    try:
        read_record(text, GAMES)
    except RecordError as why:
        assert "\n" not in say(why)
        return False
    return True


def test_a_truncated_record_is_read_to_its_end_or_refused():
    results = {tried(ONE_DEAL[:length]) for length in range(0, len(ONE_DEAL), 3)}
    assert results == {True, False}


@pytest.mark.parametrize("seed", range(3))
def test_edited_records_are_read_or_refused(seed):
    chance = Random(seed)
    odd = [
        "\0",
        "\x1c",
        "\u2028",
        "|",
        "#",
        " ",
        "T",
        "١",
        "²",
        "AS",
        "99",
        "-",
        "=",
        "{why}",
        "{",
        "}",
        "ſ",
        "ŉ",
        "\t",
    ]
    results = []
    for _ in range(150):
        lines = ONE_DEAL.split("\n")
        for _ in range(chance.randrange(1, 3)):
            place, other = chance.randrange(len(lines)), chance.randrange(len(lines))
            line = lines[place]
            at = chance.randrange(len(line) + 1)
            lines[place] = chance.choice(
                [line[:at], line[:at] + chance.choice(odd) + line[at:], lines[other], line[:at] + line[at + 1 :], ""]
            )
        results.append(tried("\n".join(lines)))
    assert set(results) == {True, False}
