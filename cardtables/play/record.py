"""The record of a match as text, for people to read, paste and send (design: "The record")."""

from collections.abc import Mapping
from unicodedata import normalize

from cardtables.engine.action import Action, Back, Illegal
from cardtables.engine.game import Game, OptionError, option_words
from cardtables.engine.notation import NotationError, action_words, is_number, read_action
from cardtables.engine.wrong import Wrong
from cardtables.play.match import Match, Record

FIRST_LINE = "cardtables record 1"
"""Names the format and its version."""


class RecordError(Wrong):
    """A record that cannot be read: which line, and why."""

    def __init__(self, line: int, why: Wrong | Illegal, said: str = "") -> None:
        if said:
            super().__init__("line {line}: {said}: {why}", line=line, said=said, why=why)
        else:
            super().__init__("line {line}: {why}", line=line, why=why)


def write_record(record: Record) -> str:
    """The text of a record, ending with a newline."""
    head = [FIRST_LINE, f"game {record.game.id}", " ".join(["options", *option_words(record.options)])]
    head.append(f"seats {' | '.join(record.seats)}")
    if record.seed is not None:
        head.append(f"seed {record.seed}")
    return "\n".join([*head, *(f"{at} {action_words(action)}" for action, at in record.entries)]) + "\n"


def read_record(text: str, games: Mapping[str, Game]) -> Match:
    """The match that a record tells, every line tried against the rules. Raises RecordError."""
    lines = [(number, words) for number, line in enumerate(text.split("\n"), 1) if (words := _without_remark(line))]
    if not lines or lines[0][1] != FIRST_LINE:
        raise RecordError(lines[0][0] if lines else 1, Wrong("a record begins with `{first}`", first=FIRST_LINE))
    head, body = _head(lines[1:])
    record = _read_head(head, games, last=lines[-1][0])
    match = Match(record)
    for number, line in body:
        _read_entry(match, number, line)
    return match


def _without_remark(line: str) -> str:
    if line.startswith("#"):
        return ""
    return line.partition(" #")[0].strip()


def _head(lines: list[tuple[int, str]]) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    head: dict[str, tuple[int, str]] = {}
    for place, (number, line) in enumerate(lines):
        key, _, rest = line.partition(" ")
        if key[0].isdigit() or key.startswith("-"):
            return head, lines[place:]
        if key not in ("game", "options", "seats", "seed"):
            raise RecordError(number, Wrong("{word}: expected game, options, seats, seed or an action", word=key))
        if key in head:
            raise RecordError(number, Wrong("{word}: given twice", word=key))
        head[key] = number, rest.strip()
    return head, []


def _read_head(head: dict[str, tuple[int, str]], games: Mapping[str, Game], last: int) -> Record:
    for key in ("game", "seats"):
        if key not in head:
            raise RecordError(last, Wrong("the line `{word}` is missing", word=key))
    game = _read_game(*head["game"], games)
    try:
        number, words = head.get("options", (0, ""))
        options = game.read_options(words.split())
        number, words = head["seats"]
        seats = tuple(normalize("NFC", seat) for word in words.split("|") if (seat := word.strip()))
        game.check_seats(len(seats))
    except OptionError as why:
        raise RecordError(number, why) from None
    return Record(game, options, seats, head["seed"][1] if "seed" in head else None)


def _read_game(number: int, name: str, games: Mapping[str, Game]) -> Game:
    if name not in games:
        raise RecordError(number, Wrong("game {name}: known are {possible}", name=name, possible=", ".join(games)))
    return games[name]


def _read_entry(match: Match, number: int, line: str) -> None:
    time, *words = line.split()
    if not is_number(time):
        raise RecordError(number, Wrong("{word}: not a time in milliseconds", word=time))
    if int(time) < match.at:
        raise RecordError(number, Wrong("{word}: earlier than the line before", word=time))
    try:
        action: Action = read_action(words, (*match.rules.verbs, Back), match.rules.seats)
        match.act(action, int(time))
    except (NotationError, Illegal) as why:
        raise RecordError(number, why, said=" ".join(words)) from None
