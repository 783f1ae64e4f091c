"""The one list of games, in the order of the picker."""

from cardtables.engine.game import Game
from cardtables.games.don import BLIND_DON, DON, IRISH_DON, PHAT
from cardtables.games.donkey import DONKEY
from cardtables.games.durak import DURAK_A, DURAK_B, DURAK_G, DURAK_V

_LIST = (DON, BLIND_DON, IRISH_DON, PHAT, DONKEY, DURAK_A, DURAK_B, DURAK_V, DURAK_G)
GAMES: dict[str, Game] = {game.id: game for game in _LIST}
"""Every game by its id."""
