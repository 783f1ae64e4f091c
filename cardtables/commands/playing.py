"""The program itself, and `play`: straight to a table."""

import gc
from argparse import Namespace
from dataclasses import replace

from cardtables.app.settings import Settings, settings_from
from cardtables.app.terminal import refuse, wants_ascii
from cardtables.app.texts import _, speak
from cardtables.commands.data import open_store
from cardtables.commands.seats import game_of, seats_of, seed_of
from cardtables.commands.words import chosen_preset
from cardtables.play.match import Record
from cardtables.store.database import Store


def app(asked: Namespace) -> int:
    """The picker. Returns the exit code."""
    return _open(asked)


def play(asked: Namespace) -> int:
    """A new match of a game. Returns the exit code."""
    game = game_of(asked.game)
    options = game.read_options(asked.options, chosen_preset(asked))
    seats = seats_of(game, asked.seat) if asked.seat else ()
    return _open(asked, Record(game, options, seats, seed_of(asked.seed)))


def _open(asked: Namespace, record: Record | None = None) -> int:
    if why := refuse():
        raise why
    with open_store(asked) as store:
        settings = settings_from(store.settings())
        if record is not None and not record.seats:
            record = _as_last_time(record, settings, asked)
        return _run(store, settings, record, asked)


def _as_last_time(record: Record, settings: Settings, asked: Namespace) -> Record:
    """The seats of the last time, and its rules unless others are asked for."""
    from cardtables.app.setup import prefilled  # noqa: PLC0415 – starting up counts

    last = prefilled(record.game, settings, _("You"))
    options = record.options if asked.options or asked.preset else last.options
    return replace(record, seats=tuple(last.seats), options=options)


def _run(store: Store, settings: Settings, record: Record | None, asked: Namespace) -> int:
    gc.disable()  # nothing that is made while starting up is garbage: looking for it takes a twentieth of the time
    from cardtables.app.app import CardtablesApp  # noqa: PLC0415 – Textual is for the screens alone

    screen = CardtablesApp(store, settings, start=record, ascii_only=wants_ascii(asked.ascii, settings.ascii))
    gc.freeze()  # nor is it looked through later, while somebody waits for a key to be answered
    gc.enable()
    if asked.lang:
        speak(asked.lang)  # for this time; what is chosen in the settings is kept
    screen.run()
    return screen.return_code or 0
