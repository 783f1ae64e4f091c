"""`replay`, `export` and `import`: matches as records, read again and written out."""

import re
import secrets
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace

from cardtables.app.texts import _
from cardtables.commands.account import Account, letters_only
from cardtables.commands.as_json import match_json
from cardtables.commands.data import keep_text, open_store, text_of
from cardtables.commands.output import tell, tell_json
from cardtables.commands.seats import number_of, seat_of
from cardtables.engine.action import Action
from cardtables.engine.notation import action_words
from cardtables.engine.seats import Seat
from cardtables.engine.sight import hear
from cardtables.engine.wrong import Wrong
from cardtables.games import GAMES
from cardtables.play.match import Match, Record
from cardtables.play.record import RecordError, read_record, write_record

HIDDEN_DEAL = re.compile(r"^# \d+ T shuffle", re.MULTILINE)
"""Stands in a public record where a shuffle was."""


def replay(asked: Namespace) -> None:
    """What became of a record or of a saved match."""
    saved = asked.what.isascii() and asked.what.isdigit()
    match = _saved_match(asked) if saved else _read(asked.what)
    hidden = saved and not match.over and not asked.open_hands
    seat = None if asked.seat is None else Seat(number_of("--seat", asked.seat, len(match.record.seats)) - 1)
    seats: tuple[Seat, ...]
    if hidden:  # nobody's cards, not even one seat's: whoever asks is not known to sit there
        seats, state = (), match.view(None).table
    elif seat is not None:
        seats, state = (seat,), match.view(seat).table
    else:
        seats, state = tuple(map(Seat, range(len(match.record.seats)))), match.truth()
    if asked.json:
        tell_json(match_json(match, state, seats))
        return
    account = Account(match, letters_only(asked))
    for line in account.lines():
        tell(line)
    for line in account.hands(state):
        tell(line)


def export(asked: Namespace) -> None:
    """A saved match as text; of one that is not over only what everybody at the table knows."""
    match = _saved_match(asked)
    text = write_record(match.saved()) if match.over or asked.open_hands else public_record(match)
    if asked.file is None:
        print(text, end="")
    else:
        keep_text(asked.file, text)


def import_(asked: Namespace) -> None:
    """Keep a record as a saved match, to be gone on with if it is not over; prints its number."""
    match = _read(asked.what)
    record = match.saved()
    if not match.over:
        for seat in record.seats:
            seat_of(seat)
        if record.seed is None:  # the deals to come must not be foreseen
            record = replace(record, seed=secrets.token_hex(6))
    with open_store(asked) as store:
        number = store.begin(record)
        if match.over:
            store.finish(number)
    tell(str(number))


def _read(file: str) -> Match:
    """The match of a record file; of one that hides its deals it says so."""
    text = text_of(file)
    try:
        return read_record(text, GAMES)
    except RecordError:
        if HIDDEN_DEAL.search(text):
            raise Wrong("{file}: its deals are hidden; export it with --open-hands", file=file) from None
        raise


def public_record(match: Match) -> str:
    """The record of a match as a bystander could write it: what is hidden stands there as a comment."""
    record = match.record
    head = write_record(Record(record.game, record.options, record.seats))
    lines = ["# " + _("seed: hidden until the match is over")] if record.seed is not None else []
    return head + "\n".join([*lines, *_public_lines(match)]) + "\n"


def _public_lines(match: Match) -> Iterator[str]:
    for action, at in match.saved().entries:
        heard: Action = hear(action, None, by=action.seat)
        words = action_words(heard)
        if heard == action:
            yield f"{at} {words}"
        else:
            yield f"# {at} " + _("{words}: hidden until the match is over").format(words=" ".join(words.split()[:2]))


def _saved_match(asked: Namespace) -> Match:
    word: str = asked.what
    if not (word.isascii() and word.isdigit()):
        raise Wrong("{word}: not the number of a saved match", word=word)
    with open_store(asked) as store:
        return store.load(min(int(word[:18]), 2**62))
