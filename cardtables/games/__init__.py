"""The one list of games, in the order of the picker."""

from cardtables.engine.game import Game
from cardtables.games.don import DON

GAMES: dict[str, Game] = {game.id: game for game in (DON,)}
"""Every game by its id."""
