"""`games`, `rules` and `matches`: what there is to play, to read and to go on with."""

from argparse import Namespace
from typing import TYPE_CHECKING, Any

from cardtables.app.texts import _, language, say
from cardtables.commands.output import tell, tell_json
from cardtables.engine.game import Game, Option, option_values, seat_numbers, value_word
from cardtables.engine.standing import Standing, winners
from cardtables.games import GAMES

if TYPE_CHECKING:
    from cardtables.store.saved import Saved

# What a command needs is imported when it is called: starting up counts.
# ruff: noqa: PLC0415


def games(asked: Namespace) -> None:
    """The games with their options and presets."""
    if asked.json:
        tell_json([_game_json(game) for game in GAMES.values()])
        return
    for game in GAMES.values():
        tell(f"{game.id}: {_(game.title)}. " + _("Seats: {seats}").format(seats=seat_numbers(game.seats)))
        for option in game.menu:
            tell(f"    {option.key:<16}{option.possible}")
        for name, values in game.presets.items():
            words = [f"{key}={value_word(value)}" for key, value in values.items()]
            tell(f"    {name + ':':<16}{' '.join(words) or _('the first value of each')}")


def _game_json(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": game.title,
        "seats": list(game.seats),
        "options": [_option_json(option) for option in game.menu],
        "presets": {name: option_values(game.choose(name)) for name in game.presets},
    }


def _option_json(option: Option) -> dict[str, Any]:
    told: dict[str, Any] = {"key": option.key, "default": option.values[0], "values": list(option.values)}
    if option.highest:
        told["range"] = [option.lowest, option.highest]
    return told


def rules(asked: Namespace) -> None:
    """The rules of a game as they are printed."""
    from cardtables.app.rules_page import plain, read_page
    from cardtables.commands.account import letters_only
    from cardtables.commands.seats import game_of

    game = game_of(asked.game)
    text = plain(read_page(language(), game.id), game.choose())
    tell(text.translate(str.maketrans("♠♥♦♣", "SHDC")) if letters_only(asked) else text)


def matches(asked: Namespace) -> None:
    """The saved matches, last played first."""
    from cardtables.commands.data import open_store

    with open_store(asked) as store:
        kept = store.matches()
    if asked.json:
        tell_json([_saved_json(saved) for saved in kept])
        return
    for saved in kept:
        tell(_saved_line(saved))
    if not kept:
        tell(_("No match is saved."))


def _saved_json(saved: "Saved") -> dict[str, Any]:
    from cardtables.commands.as_json import standing_json

    return {
        "id": saved.id,
        "game": saved.game,
        "options": saved.options,
        "seats": list(saved.seats),
        "began": saved.began,
        "touched": saved.touched,
        "over": saved.over,
        "entries": saved.entries,
        "standing": standing_json(saved.standing),
        "winners": [seat + 1 for seat in winners(saved.standing)],
        "fault": None if saved.fault is None else say(saved.fault),
    }


def _saved_line(saved: "Saved") -> str:
    from cardtables.app.names import seat_names

    title = _(GAMES[saved.game].title) if saved.game in GAMES else saved.game
    names = ", ".join(seat_names(saved.seats))
    if saved.fault is not None:
        how = say(saved.fault)
    else:
        how = f"{_points(saved.standing)}, {_('over') if saved.over else _('not over')}"
    return f"{saved.id:>4}  {_moment(saved.touched)}  {title}: {names}: {how}"


def _points(standing: Standing) -> str:
    return " : ".join(str(row.points) for row in standing)


def _moment(iso: str) -> str:
    """The local date and time of a moment of the saves."""
    from datetime import datetime

    return f"{datetime.fromisoformat(iso).astimezone():%Y-%m-%d %H:%M}"
