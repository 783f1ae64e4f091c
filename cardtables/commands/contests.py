"""`simulate`: computers play many matches, and the shares of the wins are told."""

import secrets
from argparse import Namespace
from dataclasses import asdict
from typing import Any

from cardtables.app.names import seat_names
from cardtables.app.texts import _, _n, decimal
from cardtables.commands.output import tell, tell_json
from cardtables.commands.seats import computers_of, game_of, number_of, seed_of
from cardtables.commands.words import chosen_preset
from cardtables.engine.game import option_values
from cardtables.play.contest import Tally, simulate


def contest(asked: Namespace) -> None:
    """Play the matches asked for."""
    game = game_of(asked.game)
    options = game.read_options(asked.options, chosen_preset(asked))
    seats = computers_of(game, asked.seat)
    matches, jobs = number_of("--matches", asked.matches), number_of("--jobs", asked.jobs, most=256)
    seed = seed_of(asked.seed) or secrets.token_hex(6)
    tally = simulate(game.id, options, seats, matches=matches, seed=seed, duplicate=asked.duplicate, jobs=jobs)
    if asked.json:
        tell_json(_tally_json(tally))
    else:
        _tell(tally, seed)


def _tally_json(tally: Tally) -> dict[str, Any]:
    told = asdict(tally)
    told["options"] = option_values(tally.options)
    told["seats"] = [{**line, "ci95": list(line["ci95"])} for line in told["seats"]]
    return told


def _tell(tally: Tally, seed: str) -> None:
    tell(
        _n("{count} match in {seconds} s, seed {seed}", "{count} matches in {seconds} s, seed {seed}", tally.matches,
           seconds=decimal(tally.seconds, 1), seed=seed)
    )  # fmt: skip
    names = seat_names(tuple(line.player for line in tally.seats))
    rows = [(_("player"), _("wins"), _("share"), "95 %", _("points"))]
    for name, line in zip(names, tally.seats, strict=True):
        low, high = (decimal(bound, 3) for bound in line.ci95)
        rows.append((name, str(line.wins), decimal(line.share, 3), f"{low} … {high}", decimal(line.points_mean, 1)))
    for player, wins, share, interval, points in rows:
        tell(f"{player:<16}{wins:>10}{share:>10}   {interval:<15}{points:>10}")
