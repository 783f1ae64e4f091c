"""A record of Donkey on the command line: nobody is told a card that was passed to another, and replays agree."""

import json
import re

import pytest

from cardtables import cli
from cardtables.app.texts import speak
from cardtables.engine.notation import card_code
from cardtables.games import GAMES
from cardtables.play.contest import play_out
from cardtables.play.match import Match, Record
from cardtables.play.record import write_record
from tests.bots.test_bots import LEVELS

RECORD = """\
cardtables record 1
game donkey
seats Anna | Boris | Vera | Gleb
0 T lot 4
0 T shuffle KS QS QD KC KH QH AH AC KD AS AD JD QC JS JH JC
100 1 pass QC
200 2 pass JS
300 3 pass QD
400 4 pass KC
1000 T watch 2000
3000 T close
3100 1 pass KS
3200 2 pass QS
"""
"""Example K-1 of the rules up to the second round, in which two have sealed."""
CODE = re.compile(r"\b(?:10|[JQKA])[SHDC♠♥♦♣]")


@pytest.fixture
def run(capsys, tmp_path):
    def run(text, *words):
        path = tmp_path / "record.txt"
        path.write_text(text, encoding="utf-8")
        assert cli.run(["replay", str(path), *words, "--lang", "en", "--unicode"]) == 0
        speak("en")
        return capsys.readouterr().out

    return run


def codes(text):
    return {word.replace("♠", "S").replace("♥", "H").replace("♦", "D").replace("♣", "C") for word in CODE.findall(text)}


def test_the_account_names_no_card(run):
    told = run(RECORD).split("holds")[0]
    assert "Anna: passes a card" in told and "all look up" in told
    assert codes(told) == set()


@pytest.mark.parametrize(
    ("seat", "own"), [(1, "KS KH KD KC"), (2, "QS QH AS QC"), (3, "AH AD JH JS"), (4, "AC JD JC QD")]
)
def test_a_seat_is_told_its_own_cards_only(run, seat, own):
    assert codes(run(RECORD, "--seat", str(seat))) == set(own.split())
    told = run(RECORD, "--seat", str(seat), "--json")
    assert set(re.findall(r"[JQKA][SHDC]", told)) == set(own.split())
    state = json.loads(told)["state"]
    assert state["hands"] == [own.split() if one == seat else ["??"] * 4 for one in (1, 2, 3, 4)]
    sealed = ["KS", "QS", "--", "--"]
    assert state["sealed"] == [card if one == seat or card == "--" else "??" for one, card in enumerate(sealed, 1)]


RACE = (
    RECORD
    + """\
3300 3 pass AH
3400 4 pass AC
4000 T watch 3000
5000 1 touch
5400 2 touch
"""
)
"""Anna has her four kings and touches; Boris answers."""


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        (
            "5600 3 touch\n5960 4 touch\n",
            ["Seconds after the signal: Boris 0.40; Vera 0.60; Gleb 0.96", "Gleb was last and gets the D.",
             "Letters: Anna –, Boris –, Vera –, Gleb D"],
        ),
        (
            "5600 3 touch\n8000 T close\n",
            ["Seconds after the signal: Boris 0.40; Vera 0.60", "No answer: Gleb", "Gleb was last and gets the D.",
             "Letters: Anna –, Boris –, Vera –, Gleb D"],
        ),
        (
            "5960 3 touch\n5980 4 touch\n",
            ["Seconds after the signal: Boris 0.40; Vera 0.96; Gleb 0.98",
             "The last two came together: nobody was last, the deal is played again.",
             "Letters: Anna –, Boris –, Vera –, Gleb –"],
        ),
    ],
)  # fmt: skip
def test_the_account_tells_the_race_and_counts_letters_not_points(run, ending, said):
    told = run(RACE + ending)
    lines = [line.strip() for line in told.splitlines()]
    at = lines.index("Anna touched first and shows four kings: K♠ K♥ K♦ K♣")
    assert lines[at + 1 : at + 1 + len(said)] == said
    assert "point" not in told
    assert lines[at + 2 + len(said)] == "Anna: –"


def test_the_account_tells_a_false_signal(run):
    told = run(RACE.replace("5000 1 touch\n5400 2 touch", "5000 2 touch\n5400 1 touch") + "8000 T close\n")
    assert "Boris touched first and shows no four of a kind: Q♠ A♠ Q♥ Q♣" in told
    assert "No answer: Vera, Gleb" in told
    assert "Boris had no four of a kind and gets the D." in told and "\nBoris: D\n" in told


def test_the_replay_of_a_match_gives_the_same_letters(run):
    game = GAMES["donkey"]
    match = Match(Record(game, game.choose(), ("bot:club",) * 4, "letters"))
    play_out(match, [LEVELS["club"]] * 4)
    told = json.loads(run(write_record(match.saved()), "--json"))
    assert told["over"] and told["winners"] == [
        seat + 1 for row in match.standing if row.place == 1 for seat in row.seats
    ]
    assert [row["points"] for row in told["standing"]] == match.truth().letters
    assert [deal["points"] for deal in told["deals"]] == [list(deal.points) for deal in match.truth().deals]
    shown = [[card_code(card) for card in deal.shown] for deal in match.truth().deals]
    assert [deal["shown"] for deal in told["deals"]] == shown
