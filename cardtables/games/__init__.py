"""The one list of games, in the order of the picker."""

from cardtables.engine.game import Game
from cardtables.games.don import BLIND_DON, DON, IRISH_DON, PHAT

GAMES: dict[str, Game] = {game.id: game for game in (DON, BLIND_DON, IRISH_DON, PHAT)}
"""Every game by its id."""
