"""Every word of the program is there in every language, and reads right with every number."""

import ast
import errno
import re
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from string import Formatter

import polib
import pytest

import cardtables
from cardtables.app import texts
from cardtables.app.texts import _, _n, _p, decimal, say, speak, suit_name
from cardtables.assets import asset
from cardtables.engine.action import Illegal
from cardtables.engine.cards import CLUBS, DIAMONDS, HEARTS, SPADES
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES

SOURCES = tuple(sorted(Path(cardtables.__file__).parent.rglob("*.py")))
LATIN_IN_RUSSIAN = {
    # keys of the keyboard
    "Enter", "Esc", "Tab", "Backspace", "Ctrl", "PgUp", "PgDn", "Caps", "Lock", "Home", "End", "Shift", "F",
    "q", "w", "e", "r", "p", "a", "s", "d", "l", "z", "m", "Q", "C", "Z", "X", "J", "K", "A",
    # what is typed on the command line, stands in a record, or is the name of a program or a format
    "cardtables", "CARDTABLES", "record", "game", "options", "seats", "seed", "key", "value", "bot", "novice", "club",
    "expert", "yes", "no", "play", "matches", "replay", "simulate", "export", "import", "json", "lang", "data", "ascii",
    "unicode", "open", "hands", "DIR", "ID", "FILE", "T", "shuffle", "TERM", "dumb", "NO", "COLOR", "ASCII", "JSON",
    "SQLite", "UTF", "Unicode", "English", "Python", "Textual", "MIT",
}  # fmt: skip
Key = tuple[str | None, str, str | None]


@cache
def nodes(source: Path) -> list[ast.AST]:
    """All that stands in a module, from the outside to the inside."""
    return list(ast.walk(ast.parse(source.read_text(encoding="utf-8"))))


@cache
def wrongs(sources: tuple[Path, ...] = SOURCES) -> set[str]:
    """The names of Wrong and all its kinds: their first argument is a text for people."""
    bases = {
        node.name: {getattr(base, "id", "") for base in node.bases}
        for source in sources
        for node in nodes(source)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Wrong"}
    while more := {name for name, of in bases.items() if of & found} - found:
        found |= more
    return found


def names_of_calls() -> set[str]:
    """Whose first argument is a text for people."""
    return {"_", "N_", "_n", "_p"} | wrongs()


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


@pytest.fixture
def words_folder(monkeypatch, tmp_path):
    """A folder of its own for the .po files."""
    texts._catalogue.cache_clear()
    monkeypatch.setattr(texts, "asset", lambda *parts: tmp_path / parts[-1])
    yield tmp_path
    texts._catalogue.cache_clear()


@cache
def russian():
    return polib.pofile(str(asset("text", "ru.po")))


@cache
def calls(source: Path) -> list[tuple[str, ast.Call]]:
    """Where the module says a text: by which name, and the call."""
    names = names_of_calls()
    found = [(said_by(node), node) for node in nodes(source) if isinstance(node, ast.Call)]
    for kind in nodes(source):
        if isinstance(kind, ast.ClassDef) and kind.name in names:
            inner = [node for node in ast.walk(kind) if isinstance(node, ast.Call)]
            found += [("Wrong", node) for node in inner if ast.unparse(node.func) == "super().__init__"]
    return [(name, node) for name, node in found if name in names]


def said_by(node: ast.Call) -> str:
    """The name a call goes by, with its module or without."""
    return ast.unparse(node.func).rpartition(".")[2]


def constants(argument: ast.expr) -> list[str]:
    """The text of an argument; two for a choice between two; none for what is only known while running."""
    if isinstance(argument, ast.IfExp):
        return constants(argument.body) + constants(argument.orelse)
    words = getattr(argument, "value", None)
    return [words] if isinstance(argument, ast.Constant) and isinstance(words, str) and words else []


def needed() -> dict[Key, str]:
    """Every text of the program, (context, one, many), with a place where it stands."""
    found: dict[Key, str] = {(None, game.title, None): "games" for game in GAMES.values()}
    for source in SOURCES:
        for name, node in calls(source):
            # Looked for in the syntax tree: extractors that read tokens miss a text within an f-string.
            words = [constants(argument) for argument in node.args]
            match name:
                case "_n":
                    keys = [(None, one, many) for one, many in zip(words[0], words[1], strict=True)]
                case "_p":
                    keys = [(context, one, None) for context in words[0] for one in words[1]]
                case _:
                    keys = [(None, one, None) for one in words[0]] if words else []
            found |= dict.fromkeys(keys, f"{source.name}:{node.lineno}")
    return found


def places(text: str) -> set[str]:
    return {name for _literal, name, _spec, _conversion in Formatter().parse(text) if name is not None}


def translations(entry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def test_russian_has_one_word_for_a_match_and_one_for_a_seed():
    said = {entry.msgid: re.sub(r"{\w+}", "", " ".join(translations(entry)).lower()) for entry in russian()}
    assert [text for text, words in said.items() if "матч" in words] == []
    assert "расклад" in said["Seed"]
    assert [text for text, words in said.items() if "seed" in words] == [
        "{word}: expected game, options, seats, seed or an action"  # as it stands in a record
    ]


def test_the_search_finds_the_texts_of_every_kind():
    found = needed()
    assert (None, "must follow clubs", None) in found
    assert (None, "{word}: not a card", None) in found
    assert ("suit", "hearts", None) in found
    assert {"NotationError", "OptionError"} < wrongs()
    assert len(found) > 25


def test_the_search_finds_a_text_within_another_and_a_choice_of_two(tmp_path, monkeypatch):
    (tmp_path / "some.py").write_text(
        'f"Enter {_(\'deal\')}"; texts._("yes" if on else "no"); _n("{count} a", "{count} b", 2)\n'
        'class Wrong(Exception):\n  def __init__(self): super().__init__("why")\n'
    )
    monkeypatch.setattr("tests.app.test_texts.SOURCES", [tmp_path / "some.py"])
    found = {key[1:] for key in needed()}
    assert {("deal", None), ("yes", None), ("no", None), ("{count} a", "{count} b"), ("why", None)} < found


def test_every_text_is_translated():
    have = {(entry.msgctxt, entry.msgid, entry.msgid_plural or None): entry for entry in russian()}
    missing = [f"{where}: {key}" for key, where in needed().items() if key not in have]
    assert not missing, "\n".join(missing)
    empty = [entry.msgid for entry in russian() if not all(translations(entry))]
    assert not empty


def test_nothing_is_fuzzy_or_no_longer_used():
    po = russian()
    assert not [entry.msgid for entry in po if entry.fuzzy or entry.obsolete]
    keys = needed()
    unused = [entry.msgid for entry in po if (entry.msgctxt, entry.msgid, entry.msgid_plural or None) not in keys]
    assert not unused


def test_translations_have_the_same_places_for_details():
    for entry in russian():
        wanted = places(entry.msgid_plural or entry.msgid)
        for text in translations(entry):
            assert places(text) == wanted, entry.msgid


def test_texts_with_a_number_have_the_three_russian_forms():
    plural = [entry for entry in russian() if entry.msgid_plural]
    assert all(sorted(entry.msgstr_plural) == [0, 1, 2] for entry in plural)


@pytest.mark.parametrize(
    ("count", "form"), [(1, 0), (2, 1), (5, 2), (11, 2), (21, 0), (22, 1), (25, 2), (111, 2), (0, 2), (12, 2)]
)
def test_every_text_with_a_number_takes_the_form_of_the_number(count, form):
    speak("ru")
    for entry in russian():
        if entry.msgid_plural and not entry.msgctxt:
            details = dict.fromkeys(places(entry.msgid_plural) - {"count"}, "…")
            expected = entry.msgstr_plural[form].format(count=count, **details)
            assert _n(entry.msgid, entry.msgid_plural, count, **details) == expected


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, "1 взятка"), (2, "2 взятки"), (5, "5 взяток"), (11, "11 взяток"),
        (21, "21 взятка"), (22, "22 взятки"), (25, "25 взяток"), (111, "111 взяток"),
    ],
)  # fmt: skip
def test_russian_numbers_by_example(count, words, words_folder):
    po = polib.POFile()
    po.metadata = russian().metadata
    po.append(
        polib.POEntry(
            msgid="{count} trick",
            msgid_plural="{count} tricks",
            msgstr_plural={0: "{count} взятка", 1: "{count} взятки", 2: "{count} взяток"},
        )
    )
    po.save(str(words_folder / "ru.po"))
    speak("ru")
    assert _n("{count} trick", "{count} tricks", count) == words


@pytest.mark.parametrize("damage", [b'msgid "over\nmsgstr ', b"\xff\xfe\x00", b'msgid ""\nmsgstr "Plural-Forms: no"\n'])
def test_a_broken_file_of_words_means_english(damage, words_folder):
    (words_folder / "ru.po").write_bytes(damage)
    speak("ru")
    assert say(Illegal("over")) == "the match is over"


@pytest.mark.usefixtures("words_folder")
def test_a_missing_file_of_words_means_english():
    speak("ru")
    assert texts.language() == "ru"
    assert say(Illegal("over")) == "the match is over"


def test_russian_texts_are_russian():
    allowed = LATIN_IN_RUSSIAN | set(GAMES)
    for entry in russian():
        for text in translations(entry):
            words = re.findall(r"[A-Za-z]+", re.sub(r"\{[^}]*\}|`[^`]*`|--\w+", "", text))
            assert set(words) <= allowed, text


def test_no_text_is_glued_or_filled_before_it_is_translated():
    for source in SOURCES:
        for name, node in calls(source):
            for argument in node.args[: 2 if name == "_n" else None]:
                assert not isinstance(argument, ast.JoinedStr | ast.BinOp), f"{source.name}:{node.lineno}"


def test_every_reason_the_rules_give_has_words():
    for source in SOURCES:
        for node in nodes(source):
            is_illegal = isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Illegal"
            if is_illegal and node.args and isinstance(node.args[0], ast.Constant):
                assert node.args[0].value in texts.REASONS, f"{source.name}:{node.lineno}"


@pytest.mark.parametrize(
    ("lang", "number", "places", "words"),
    [("en", 0.414, 2, "0.41"), ("ru", 0.414, 2, "0,41"), ("ru", -3.41, 1, "-3,4"), ("ru", 61.0, 0, "61")],
)
def test_numbers_with_a_fraction(lang, number, places, words):
    speak(lang)
    assert decimal(number, places) == words


def test_names_of_the_suits():
    suits = SPADES, HEARTS, DIAMONDS, CLUBS
    assert [suit_name(suit) for suit in suits] == ["spades", "hearts", "diamonds", "clubs"]
    speak("ru")
    assert [suit_name(suit) for suit in suits] == ["пики", "черви", "бубны", "трефы"]
    assert _p("suit", "hearts") == "черви"


def test_a_wrong_within_a_wrong_is_said_in_one_language():
    speak("ru")
    wrong = Wrong("line {line}: {reason}", line=17, reason=Illegal("follow_C"))
    assert "must follow" not in say(wrong) and "17" in say(wrong)


@pytest.mark.parametrize(
    ("why", "said"),
    [
        (OSError(errno.ENOENT, "No such file or directory"), "нет такого файла или папки"),
        (OSError(errno.EACCES, "Permission denied"), "нет доступа"),
        (OSError(errno.EPERM, "Operation not permitted"), "нет доступа"),
        (OSError(errno.EEXIST, "File exists"), "такой файл уже есть"),
        (OSError(errno.EISDIR, "Is a directory"), "это папка"),
        (OSError(errno.ENOTDIR, "Not a directory"), "это не папка"),
        (OSError(errno.ENOSPC, "No space left on device"), "на диске нет места"),
        (OSError(errno.EROFS, "Read-only file system"), "на этот диск нельзя писать"),
        (OSError(errno.ENAMETOOLONG, "File name too long"), "имя файла слишком длинное"),
        (OSError(errno.EBUSY, "Device or resource busy"), "файл или диск занят"),
        (OSError(errno.EXDEV, "Invalid cross-device link"), "Invalid cross-device link"),
        (OSError("no number at all"), "no number at all"),
    ],
)
def test_the_system_says_why_in_the_language_of_the_moment(why, said):
    speak("ru")
    assert say(Wrong("{file}: {why}", file="a.txt", why=why)) == f"a.txt: {said}"


def test_sqlite_says_why_in_the_language_of_the_moment(tmp_path):
    path = tmp_path / "saves"
    with closing(sqlite3.connect(path)) as one, closing(sqlite3.connect(path, timeout=0)) as other:
        one.execute("BEGIN EXCLUSIVE")
        with pytest.raises(sqlite3.OperationalError) as locked:
            other.execute("BEGIN IMMEDIATE")
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as read_only:
        with pytest.raises(sqlite3.OperationalError) as forbidden:
            read_only.execute("CREATE TABLE cards (suit)")
        with pytest.raises(sqlite3.OperationalError) as ours:
            read_only.execute("SELECT suit FROM cards")
    assert [texts.reason(why.value) for why in (locked, forbidden, ours)] == [
        "database is locked", "attempt to write a readonly database", "no such table: cards",
    ]  # fmt: skip
    speak("ru")
    assert [texts.reason(why.value) for why in (locked, forbidden, ours)] == [
        "файл занят другой программой", "в этот файл нельзя писать", "no such table: cards",
    ]  # fmt: skip


def test_an_unknown_language_is_english():
    speak("de")
    assert (texts.language(), _("the match is over")) == ("en", "the match is over")


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"), ({"LANG": "de_DE.UTF-8"}, "en"), ({}, "en"), ({"LANG": ""}, "en"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"), ({"LC_MESSAGES": "ru_RU", "LANG": "en_GB.UTF-8"}, "ru"),
    ],
)  # fmt: skip
def test_the_first_language_comes_from_the_environment(environment, code, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert texts.language_of_environment() == code
