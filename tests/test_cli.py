"""The command line: what it prints, what it refuses, and with which exit code it ends."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardtables
from cardtables import cli
from cardtables.app.texts import speak
from cardtables.commands import contests, playing
from cardtables.games import GAMES
from cardtables.play.record import read_record, write_record
from cardtables.store.database import FILE, Store
from cardtables.version import VERSION
from tests.small_record import FIRST_TRICK, FIVE_CARDS, LATER_TRICKS, ONE_DEAL, WHOLE, deal, record

BOTS = ["--seat", "bot:club", "--seat", "bot:novice"] * 2


@pytest.fixture(autouse=True)
def environment(monkeypatch):
    """English, a terminal with suits, no saves of whoever runs the tests."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "CARDTABLES_DEBUG", "CARDTABLES_ASCII"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    yield
    speak("en")


@pytest.fixture
def run(capsys, tmp_path):
    """Run a command in a data folder of its own: exit code, stdout, stderr."""

    def run(*words):
        code = cli.run([*words, "--data", str(tmp_path / "data")])
        out, err = capsys.readouterr()
        return code, out, err

    return run


@pytest.fixture
def answer(run):
    """What a command that goes well prints."""

    def answer(*words):
        code, out, err = run(*words)
        assert (code, err) == (0, "")
        return out

    return answer


@pytest.fixture
def written(tmp_path):
    """A file with a text."""

    def written(text, name="match.txt"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return written


# The process


def started(*words, **environment):
    """The program started as a process of its own."""
    env = {**os.environ, "LANG": "C.UTF-8", "PYTHONPATH": str(Path(cardtables.__file__).parent.parent), **environment}
    words = [sys.executable, *words]
    return subprocess.run(words, check=False, capture_output=True, encoding="utf-8", env=env, timeout=60)


def test_the_games_are_listed_without_the_screens():
    code = (
        "import sys; from cardtables.cli import run; code = run(['games']);"
        "print(*[name for name in ('textual', 'rich', 'polib', 'sqlite3') if name in sys.modules]); sys.exit(code)"
    )
    ended = started("-c", code)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.startswith("don: Don. Seats: 4\n")
    assert ended.stdout.endswith("\n\n")


def test_a_wrong_record_ends_the_process_with_its_line_and_2(written):
    file = written(record(deal(1)[0], "0 1 play AC", "0 2 play AS"))
    ended = started("-m", "cardtables", "replay", file)
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", "line 9: 2 play AS: must follow clubs\n")


def test_in_russian_by_the_environment(written):
    file = written(record(deal(1)[0], "0 1 play AC", "0 2 play AS"))
    ended = started("-m", "cardtables", "replay", file, LC_ALL="ru_RU.UTF-8")
    assert ended.returncode == 2
    assert ended.stderr.startswith("строка 9: 2 play AS: ")


def test_without_a_terminal_the_screens_are_refused(run):
    code, out, err = run()
    assert (code, out) == (2, "")
    assert err == "there is no terminal to play in: start cardtables in a terminal window\n"


def test_ctrl_c_is_130(run, monkeypatch):
    def interrupted(*_words, **_named):
        raise KeyboardInterrupt

    monkeypatch.setattr(contests, "simulate", interrupted)
    assert run("simulate", "don", *BOTS, "--matches", "1") == (130, "", "")


def test_a_fault_of_ours_is_one_line_without_its_values(run, monkeypatch):
    def broken(*_words, **_named):
        raise LookupError("the hand is 9S KD")

    monkeypatch.setattr(contests, "simulate", broken)
    code, out, err = run("simulate", "don", *BOTS, "--matches", "1")
    assert (code, out) == (1, "")
    assert err.startswith("Something in the program went wrong: LookupError in test_cli.py:")
    assert err.count("\n") == 1 and "9S" not in err


def test_a_fault_is_shown_whole_to_who_looks_for_it(run, monkeypatch):
    monkeypatch.setattr(contests, "simulate", lambda *_words, **_named: 1 / 0)
    monkeypatch.setenv("CARDTABLES_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        run("simulate", "don", *BOTS, "--matches", "1")


# What is refused


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["stats"], "stats: not built yet"),
        (["games", "--plain"], "--plain: not built yet"),
        (["deal"], "deal: not known; commands are play, games, rules, replay, simulate, matches, export, import"),
        (["--lang", "de", "games"], "--lang de: there are en, ru"),
        (["games", "--lang"], "--lang: the value after it is missing"),
        (["games", "--json=1"], "--json takes no value"),
        (["games", "--seed", "1"], "games: what is --seed? See `cardtables --help`"),
        (["play"], "GAME is missing"),
        (["play", "bridge"], "game bridge: known are " + ", ".join(GAMES)),
        (["rules", "bridge"], "game bridge: known are " + ", ".join(GAMES)),
        (["play", "don", "--seat", "Anna"], "seats: don is for 4, here are 1"),
        (["play", "don", "--seat", "Anna", "--seat", "bot:expert"],
         "bot:expert: not built yet; there are bot:novice, bot:club"),
        (["play", "don", "--seat", "bot:master"], "bot:master: no such computer; there are bot:novice, bot:club"),
        (["play", "don", "--seat", "Bot:club"], "Bot:club: no such computer; there are bot:novice, bot:club"),
        (["play", "don", "--seat", "a|b"], "name a|b: a record cannot hold | or a # after a space"),
        (["play", "don", "--seat", "a #b"], "name a #b: a record cannot hold | or a # after a space"),
        (["play", "don", "--seat", "#b"], "name #b: a record cannot hold | or a # after a space"),
        (["play", "don", "--seat", "  "], "a player's name is empty"),
        (["play", "don", "--seat", "a\nb\x1b[2J"], "name a\\nb\\x1b[2J: signs in it cannot be shown"),
        (["play", "don", "--seed", "a #b"], "seed a #b: a record cannot hold it"),
        (["play", "don", "--set", "target=62"], "option target=62: possible are 121, 91, 61"),
        (["play", "don", "--set", "goal=1"], "option goal: don has target, trump, may_ruff, carry_tie, finish"),
        (["play", "don", "--set", "target"], "option target: write key=value"),
        (["play", "don", "--preset", "old"], "preset old: don has as-written, traditional"),
        (["simulate", "don", *BOTS], "--matches is missing"),
        (["simulate", "don", *BOTS, "--matches", "0"], "--matches 0: a whole number from 1 to 1000000000"),
        (["simulate", "don", *BOTS, "--matches", "-3"], "--matches -3: a whole number from 1 to 1000000000"),
        (["simulate", "don", *BOTS, "--matches", "2", "--jobs", "x"], "--jobs x: a whole number from 1 to 256"),
        (["simulate", "don", "--matches", "2"], "seats: don is for 4, here are 0"),
        (["simulate", "don", "--seat", "Anna", "--matches", "2"], "Anna: here only computers play: `bot:LEVEL`"),
        (["replay", "/nowhere/at/all"], "/nowhere/at/all: No such file or directory"),
        (["replay", "7"], "match 7: there is none of that number"),
        (["export", "9" * 40], "match 999999999999999999: there is none of that number"),
        (["export", "all"], "all: not the number of a saved match"),
        (["import"], "FILE is missing"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(words, said, run):
    assert run(*words) == (2, "", said + "\n")


def test_a_file_that_is_no_text(run, written):
    file = written(b"cardtables record 1\n\xff\xfe")
    assert run("import", file) == (2, "", f"{file}: not a text in UTF-8\n")


def test_a_data_folder_that_is_a_file(written, capsys):
    file = written("")
    assert cli.run(["matches", "--data", file]) == 2
    assert capsys.readouterr().err == f"{file}: not a folder\n"


def test_what_the_system_says_is_said_in_russian(run, written, tmp_path, capsys):
    assert run("replay", "/nowhere/at/all", "--lang", "ru")[2] == "/nowhere/at/all: нет такого файла или папки\n"
    assert run("replay", str(tmp_path), "--lang", "ru")[2] == f"{tmp_path}: это папка\n"
    file = written("")
    assert cli.run(["matches", "--data", file, "--lang", "ru"]) == 2
    assert capsys.readouterr().err == f"{file}: это не папка\n"
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_text("my diary " * 200)
    assert run("matches", "--lang", "ru")[2] == f"{tmp_path / 'data' / FILE}: это не база данных\n"


def test_both_languages_before_and_after_the_command(answer):
    assert answer("--lang", "ru", "matches") == "Сохранённых партий нет.\n"
    assert answer("matches", "--lang", "ru") == "Сохранённых партий нет.\n"
    assert answer("matches", "--lang", "en") == "No match is saved.\n"


def test_version_and_help(answer):
    assert answer("--version") == f"cardtables {VERSION}\n"
    page = answer("--help")
    for command in ("play GAME", "games", "rules", "matches", "replay", "export", "import", "simulate"):
        assert f"cardtables {command}" in page
    assert answer("play", "--help") == page


# Games and rules


def test_the_options_of_don_are_those_of_the_rules(answer):
    assert [one for one in json.loads(answer("games", "--json")) if one["id"] == "don"] == [
        {
            "id": "don",
            "title": "Don",
            "seats": [4],
            "options": [
                {"key": "target", "default": 121, "values": [121, 91, 61]},
                {"key": "trump", "default": "pitch", "values": ["pitch", "declared"]},
                {"key": "may_ruff", "default": False, "values": [False, True]},
                {"key": "carry_tie", "default": False, "values": [False, True]},
                {"key": "finish", "default": "play_out", "values": ["play_out", "peg_out", "higher"]},
            ],
            "presets": {
                "as-written": {
                    "target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out",
                },
                "traditional": {
                    "target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "peg_out",
                },
            },
        }
    ]  # fmt: skip


def test_rules_in_both_languages_and_in_letters(answer):
    assert answer("rules", "don").startswith("DON\n===\n")
    assert answer("rules", "don", "--lang", "ru").startswith("ДОН\n===\n")
    signs = set("♠♥♦♣")
    assert signs & set(answer("rules", "don", "--unicode"))
    assert not signs & set(answer("rules", "don", "--ascii"))


# Replay


FIVE_CARDS_TRUTH = {
    "hands": [
        ["QC", "JC", "TC", "9C", "8C", "7C", "6S"],
        ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"],
        ["AD", "KD", "QD", "JD", "TD", "9D", "8D", "7D"],
        ["AH", "KH", "QH", "JH", "TH", "9H", "8H", "7H"],
    ],
    "unseen": [[], [], [], []],
    "trick": ["KC"],
    "taken": ["AC", "6C", "6D", "6H"],
    "out": ["5C", "5S", "5D", "5H", "4C", "4S", "4D", "4H", "3C", "3S", "3D", "3H", "2C", "2S", "2D", "2H"],
    "aside": [],
    "dealer": 4,
    "pitcher": 1,
    "to_play": 2,
    "trump": "C",
    "takers": [1],
    "pegs": [4],
    "count": [4, 0],
    "score": [4, 0],
    "rear": [0, 0],
    "carried": 0,
    "reached": None,
    "winner": None,
    "deals": [],
    "named": [],
}
HIDDEN = {
    **FIVE_CARDS_TRUTH, "hands": [["??"] * 7, ["??"] * 8, ["??"] * 8, ["??"] * 8], "out": ["??"] * 16
}  # fmt: skip


def test_the_whole_truth_of_a_file(answer, written):
    assert json.loads(answer("replay", written(FIVE_CARDS), "--json")) == {
        "game": "don",
        "options": {"target": 61, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out"},
        "seats": ["Anna", "Жанна", "[/]", "bot:club"],
        "entries": 7,
        "over": False,
        "turn": [2],
        "legal": {"2": [f"play {rank}S" for rank in "AKQJT987"]},
        "standing": [{"seats": [1, 3], "points": 4, "place": None}, {"seats": [2, 4], "points": 0, "place": None}],
        "winners": [],
        "deals": [],
        "state": FIVE_CARDS_TRUTH,
    }


@pytest.mark.parametrize(("seat", "legal"), [(2, {"2": [f"play {rank}S" for rank in "AKQJT987"]}), (3, {})])
def test_what_one_seat_sees(seat, legal, answer, written):
    told = json.loads(answer("replay", written(FIVE_CARDS), "--json", "--seat", str(seat)))
    hands = [*HIDDEN["hands"]]
    hands[seat - 1] = FIVE_CARDS_TRUTH["hands"][seat - 1]
    assert told["state"] == {**HIDDEN, "hands": hands}
    assert told["legal"] == legal


def test_before_the_pitch_a_seat_does_not_see_its_own_hand(answer, written):
    told = json.loads(answer("replay", written(record(deal(1)[0])), "--json", "--seat", "2"))
    assert told["state"]["hands"] == [["??"] * 9, [], [], []]
    assert told["state"]["unseen"] == [[], ["??"] * 9, ["??"] * 9, ["??"] * 9]


def test_between_two_deals_the_table_is_in_turn(answer, written):
    told = json.loads(answer("replay", written(ONE_DEAL), "--json"))
    assert (told["over"], told["turn"], told["legal"], told["winners"]) == (False, ["T"], {}, [])
    finished = {
        "dealer": 4, "pitcher": 1, "trump": "C", "takers": [1, 1, 1, 1, 1, 1, 1, 1, 2],
        "pegs": [4, 3, 2, 1, 0, 9, 0, 0, 0], "count": [68, 12], "game": [8, 0], "points": [27, 0], "before": [0, 0],
        "taken": [card for trick in (FIRST_TRICK, *LATER_TRICKS) for card in trick],
        "out": FIVE_CARDS_TRUTH["out"],
    }  # fmt: skip
    assert told["deals"] == [finished]
    assert told["state"]["deals"] == [finished]
    assert (told["state"]["dealer"], told["state"]["to_play"]) == (1, "T")


def test_a_match_that_is_over(answer, written):
    told = json.loads(answer("replay", written(WHOLE), "--json"))
    assert (told["over"], told["turn"], told["legal"], told["winners"]) == (True, [], {}, [1, 3])
    assert told["standing"] == [
        {"seats": [1, 3], "points": 81, "place": 1}, {"seats": [2, 4], "points": 54, "place": 2},
    ]  # fmt: skip
    assert [one["points"] for one in told["deals"]] == [[27, 0], [0, 27], [27, 0], [0, 27], [27, 0]]


@pytest.mark.parametrize("seat", ["0", "5", "x", "-1"])
def test_a_seat_that_is_not_there(seat, run, written):
    said = f"--seat {seat}: a whole number from 1 to 4\n"
    assert run("replay", written(FIVE_CARDS), f"--seat={seat}") == (2, "", said)


def test_an_account_to_read(answer, written):
    assert answer("replay", written(ONE_DEAL), "--ascii").splitlines() == [
        "Don: Anna, Жанна, [/], Club",
        "Play to: 61; Trump: first card led; May ruff instead: no; Tied game carries: no; Match ends: deal played out",
        "Club deals first.",
        "",
        "Deal 1  Club deals",
        "    Trump: clubs",
        "   1  Anna AC, Жанна 6C, [/] 6D, Club 6H; Anna pegs 4",
        "   2  Anna KC, Жанна 7S, [/] 7D, Club 7H; Anna pegs 3",
        "   3  Anna QC, Жанна 8S, [/] 8D, Club 8H; Anna pegs 2",
        "   4  Anna JC, Жанна 9S, [/] 9D, Club 9H; Anna pegs 1",
        "   5  Anna TC, Жанна TS, [/] TD, Club TH; Anna takes it",
        "   6  Anna 9C, Жанна JS, [/] JD, Club JH; Anna pegs 9",
        "   7  Anna 8C, Жанна QS, [/] QD, Club QH; Anna takes it",
        "   8  Anna 7C, Жанна KS, [/] KD, Club KH; Anna takes it",
        "   9  Anna 6S, Жанна AS, [/] AD, Club AH; Жанна takes it",
        "    Game: Anna / [/] +8",
        "    Anna / [/]: 27 points in this deal, 27 in all",
        "    Жанна / Club: 0 points in this deal, 0 in all",
        "",
        "Anna / [/]: 27",
        "Жанна / Club: 0",
        "Not over. In turn: the table",
    ]


def test_an_account_of_a_match_in_play_and_of_one_seat(answer, written):
    file = written(FIVE_CARDS)
    assert "      Anna K♣\n" in answer("replay", file, "--unicode")
    lines = answer("replay", file, "--unicode", "--seat", "1").splitlines()
    assert [line for line in lines if "holds" in line] == ["Anna holds 6♠ 7♣ 8♣ 9♣ 10♣ J♣ Q♣"]


def test_an_account_in_russian(answer, written):
    lines = answer("replay", written(WHOLE), "--lang", "ru").splitlines()
    assert "    Козыри: трефы" in lines
    assert lines[-1] == "Победа: Anna, [/]"


def test_a_foreign_record_cannot_steer_the_terminal(answer, written):
    told = answer("replay", written(FIVE_CARDS.replace("Anna", "\x1b[2JAnna")))
    assert "\x1b" not in told and "\\x1b[2JAnna" in told


# Saved matches


def full(text):
    """A record as it is written out: every option named."""
    return text.replace(
        "options target=61", "options target=61 trump=pitch may_ruff=no carry_tie=no finish=play_out"
    )  # fmt: skip


def test_a_decided_match_comes_in_and_goes_out_whole(answer, written, tmp_path):
    assert answer("import", written(WHOLE)) == "1\n"
    assert answer("export", "1") == full(WHOLE)
    assert answer("export", "1", str(tmp_path / "out.txt")) == ""
    assert (tmp_path / "out.txt").read_bytes() == full(WHOLE).encode()
    (kept,) = json.loads(answer("matches", "--json"))
    assert (kept["id"], kept["game"], kept["over"], kept["winners"]) == (1, "don", True, [1, 3])
    assert (kept["entries"], kept["fault"]) == (186, None)
    assert json.loads(answer("replay", "1", "--json"))["state"]["score"] == [81, 54]


def test_of_a_match_in_play_only_what_all_know_is_told(answer, written):
    assert answer("import", written(FIVE_CARDS)) == "1\n"
    head, _, plays = full(FIVE_CARDS).partition("seed s\n")
    public = answer("export", "1")
    assert public == (
        f"{head}# seed: hidden until the match is over\n0 T lot 4\n# 0 T shuffle: hidden until the match is over\n"
        + plays.split("\n", 2)[2]
    )
    told = json.loads(answer("replay", "1", "--json"))
    assert (told["state"], told["legal"], told["turn"]) == (HIDDEN, {}, [2])
    assert json.loads(answer("replay", "1", "--json", "--seat", "2")) == told
    assert "holds" not in answer("replay", "1")


def test_open_hands_tell_everything(answer, written):
    answer("import", written(FIVE_CARDS))
    assert answer("export", "1", "--open-hands") == full(FIVE_CARDS)
    assert json.loads(answer("replay", "1", "--json", "--open-hands"))["state"] == FIVE_CARDS_TRUTH
    told = json.loads(answer("replay", "1", "--json", "--seat", "1", "--open-hands"))
    assert told["state"]["hands"] == [FIVE_CARDS_TRUTH["hands"][0], ["??"] * 8, ["??"] * 8, ["??"] * 8]


def test_an_imported_match_in_play_cannot_be_foreseen(answer, written):
    answer("import", written(FIVE_CARDS.replace("seed s\n", "")))
    whole = answer("export", "1", "--open-hands")
    seed = next(line for line in whole.splitlines() if line.startswith("seed "))
    assert len(seed) > len("seed 0123456789")


def test_a_wrong_record_is_not_kept(run, answer, written):
    code, out, err = run("import", written(FIVE_CARDS + "0 2 play AH\n"))
    assert (code, out, err) == (2, "", "line 13: 2 play AH: this card is not in the hand\n")
    assert answer("matches", "--json") == "[]\n"
    assert run("import", written(FIVE_CARDS.replace("bot:club", "bot:expert")))[0] == 2


def test_the_matches_in_lines(answer, written, run):
    answer("import", written(WHOLE))
    answer("import", written(FIVE_CARDS))
    lines = answer("matches").splitlines()
    assert lines[0].startswith("   2  ") and lines[0].endswith("Don: Anna, Жанна, [/], Club: 4 : 0, not over")
    assert lines[1].startswith("   1  ") and lines[1].endswith("Don: Anna, Жанна, [/], Club: 81 : 54, over")


def test_a_damaged_match_is_named_and_the_others_stay(answer, run, written, tmp_path):
    answer("import", written(WHOLE))
    answer("import", written(FIVE_CARDS))
    store = Store.open(tmp_path / "data")
    store._connection.execute("DELETE FROM entries WHERE match_id = 2 AND number = 2")
    store.close()
    assert run("replay", "2") == (2, "", "match 2: line 3 is missing\n")
    assert answer("matches").splitlines()[0].endswith("Don: Anna, Жанна, [/], Club: line 3 is missing")
    assert answer("export", "1") == full(WHOLE)


def test_foreign_saves_are_named(run, tmp_path):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / FILE).write_text("my diary " * 200)
    assert run("matches") == (2, "", f"{tmp_path / 'data' / FILE}: file is not a database\n")


def test_no_screen_asks_for_the_whole_truth():
    sources = list((Path(cardtables.__file__).parent / "app").rglob("*.py"))
    assert len(sources) > 20
    assert not [source.name for source in sources if "truth(" in source.read_text(encoding="utf-8")]


# Simulate


def test_a_contest_for_programs(answer):
    words = ["simulate", "don", *BOTS, "--matches", "3", "--seed", "x", "--set", "target=61", "--json"]
    told, again = json.loads(answer(*words)), json.loads(answer(*words))
    assert list(told) == ["game", "options", "matches", "seconds", "actions", "seats"]
    assert (told["game"], told["options"]["target"], told["matches"]) == ("don", 61, 3)
    assert [list(line) for line in told["seats"]] == [["player", "wins", "share", "ci95", "points_mean"]] * 4
    assert [line["player"] for line in told["seats"]] == ["bot:club", "bot:novice"] * 2
    # Partners win together, one side each match.
    wins = [line["wins"] for line in told["seats"]]
    assert wins[0] == wins[2] and wins[1] == wins[3] and wins[0] + wins[1] == 3
    assert told["seats"][0]["share"] == pytest.approx(wins[0] / 3)
    assert {**told, "seconds": 0} == {**again, "seconds": 0}


def test_a_contest_to_read(answer):
    words = ["simulate", "don", *BOTS, "--matches", "1", "--duplicate", "--seed", "x", "--set", "target=61"]
    first, heads, *rows = answer(*words).splitlines()
    assert first.startswith("4 matches in ") and first.endswith(" s, seed x")
    assert heads.split() == ["player", "wins", "share", "95", "%", "points"]
    assert [row[:8] for row in rows] == ["Club 1  ", "Novice 2", "Club 3  ", "Novice 4"]


# Play


class Shown:
    """Stands in for the screens; remembers what it was started with."""

    def __init__(self, store, settings, *, start=None, ascii_only=False):
        Shown.last, self.return_code = (start, ascii_only, settings), 130

    def run(self):
        """Nothing is shown."""


@pytest.fixture
def shown(monkeypatch):
    """The screens as `Shown`."""
    monkeypatch.setattr(playing, "refuse", lambda: None)
    monkeypatch.setattr("cardtables.app.app.CardtablesApp", Shown)
    return Shown


def test_play_opens_the_table_and_hands_its_exit_code_on(run, shown):
    seats = [word for name in ("Anna", "Жанна", "[/]", "bot:novice") for word in ("--seat", name)]
    words = ["play", "don", *seats, "--preset", "traditional", "--set", "target=91", "--seed", "evening-7", "--ascii"]
    assert run(*words) == (130, "", "")
    record, ascii_only, _ = shown.last
    assert (record.seats, record.seed, ascii_only) == (("Anna", "Жанна", "[/]", "bot:novice"), "evening-7", True)
    assert (record.options.target, record.options.finish) == (91, "peg_out")
    run("play", "don", *seats, "--unicode")
    assert shown.last[0].seed is None and shown.last[1] is False


def test_a_name_is_one_however_it_is_typed(run, shown):
    run("play", "don", "--seat", " Zoe\u0308 ", *["--seat", "bot:club"] * 3)
    assert shown.last[0].seats[0] == "Zoë"


def test_play_without_seats_is_the_table_of_the_last_time(run, shown, tmp_path):
    run("play", "don")
    assert shown.last[0].seats == ("You", "bot:club", "bot:club", "bot:club")
    store = Store.open(tmp_path / "data")
    store.keep_settings(
        {"tables": {"don": {"seats": ["Ira", "bot:novice", "Oleg", "Vera"], "options": {"target": 91}}}}
    )
    store.close()
    run("play", "don", "--seed", "7")
    assert shown.last[0].seats == ("Ira", "bot:novice", "Oleg", "Vera")
    assert (shown.last[0].options.target, shown.last[0].seed) == (91, "7")
    run("play", "don", "--preset", "as-written")
    assert shown.last[0].options.target == 121


def test_no_command_is_the_picker(run, shown):
    assert run() == (130, "", "")
    assert shown.last[0] is None


def test_what_is_written_out_can_be_read_by_the_program_itself(answer, written):
    from cardtables.games import GAMES

    answer("import", written(ONE_DEAL))
    assert write_record(read_record(answer("export", "1", "--open-hands"), GAMES).saved()) == full(ONE_DEAL)
