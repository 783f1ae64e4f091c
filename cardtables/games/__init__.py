"""The one list of games, in the order of the picker."""

from cardtables.engine.game import Game
from cardtables.games.don import DON
from cardtables.games.donkey import DONKEY
from cardtables.games.durak import DURAK_A, DURAK_B, DURAK_G, DURAK_V

GAMES: dict[str, Game] = {game.id: game for game in (DON, DONKEY, DURAK_A, DURAK_B, DURAK_V, DURAK_G)}
"""Every game by its id."""
