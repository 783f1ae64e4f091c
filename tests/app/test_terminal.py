import pytest

from cardtables.app.terminal import is_plain, refuse, wants_ascii

UTF8 = {"TERM": "xterm-256color", "LANG": "en_GB.UTF-8"}


class Stream:
    def __init__(self, tty: bool) -> None:
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(
    ("environ", "encoding", "letters"),
    [
        (UTF8, "utf-8", False),
        ({"TERM": "xterm", "LC_ALL": "C"}, "utf-8", False),
        ({"TERM": "xterm"}, "utf-8", False),
        ({"TERM": "linux", "LANG": "ru_RU.UTF-8"}, "utf-8", True),
        ({"TERM": "", "LANG": "ru_RU.UTF-8"}, "utf-8", True),
        ({"LANG": "ru_RU.UTF-8"}, "utf-8", True),
        (UTF8, "koi8-r", True),
        ({"TERM": "xterm", "LANG": "ru_RU.KOI8-R"}, "utf-8", True),
        ({"TERM": "xterm", "LC_ALL": "ja_JP.UTF-8", "LANG": "en_GB.UTF-8"}, "utf-8", True),
        ({"TERM": "xterm", "LC_ALL": "", "LANG": "en_GB.utf8"}, "utf-8", False),
        ({**UTF8, "CARDTABLES_ASCII": "1"}, "utf-8", True),
        ({"TERM": "linux", "CARDTABLES_ASCII": "0"}, "utf-8", False),
    ],
)
def test_letters_are_shown_where_suit_signs_cannot_be(environ: dict[str, str], encoding: str, letters: bool) -> None:
    assert wants_ascii(environ=environ, encoding=encoding) is letters


def test_the_command_line_comes_before_the_setting_and_the_setting_before_the_environment() -> None:
    letters = {**UTF8, "CARDTABLES_ASCII": "1"}
    assert wants_ascii(False, True, letters, "ascii") is False
    assert wants_ascii(None, False, letters, "ascii") is False
    assert wants_ascii(True, False, UTF8, "utf-8") is True


@pytest.mark.parametrize(
    ("environ", "plain"),
    [
        ({"TERM": "xterm-256color"}, False),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, False),
        ({"TERM": "xterm-kitty"}, False),
        ({"TERM": "xterm"}, True),
        ({"TERM": "linux"}, True),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, True),
        ({"TERM": "xterm", "TEXTUAL_COLOR_SYSTEM": "256"}, False),
        ({"TERM": "xterm-256color", "TEXTUAL_COLOR_SYSTEM": "standard"}, True),
    ],
)
def test_sixteen_colours_and_no_colour_are_plain(environ: dict[str, str], plain: bool) -> None:
    assert is_plain(environ) is plain


def test_no_start_without_a_terminal() -> None:
    terminal, pipe = Stream(True), Stream(False)
    assert refuse(UTF8, terminal, terminal) is None
    assert "no terminal" in str(refuse(UTF8, pipe, terminal))
    assert "no terminal" in str(refuse(UTF8, terminal, pipe))
    assert "TERM=dumb" in str(refuse({"TERM": "dumb"}, terminal, terminal))
