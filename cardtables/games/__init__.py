"""The one list of games, in the order of the picker."""

from cardtables.engine.game import Game
from cardtables.games.don import DON
from cardtables.games.donkey import DONKEY

GAMES: dict[str, Game] = {game.id: game for game in (DON, DONKEY)}
"""Every game by its id."""
