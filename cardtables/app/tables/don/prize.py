"""What the higher count brings and how it is called: the game, in Phat the muck, in Irish Don nothing at all."""

from cardtables.app.tables.don.words import terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _

CALLED = {"phat": (N_("Big Don"), N_("Wee Don")), "irish-don": (N_("Big Don"), N_("Little Don"))}
"""What nine and five of trumps are called, by game."""


def has_game(scene: Scene) -> bool:
    """Whether the higher count brings anything in this game."""
    return terms(scene).variant.game > 0


def _is_muck(scene: Scene) -> bool:
    return scene.game.id == "phat"


def prize_name(scene: Scene) -> str:
    """`game` or `muck`, as the head of a column."""
    return _("muck") if _is_muck(scene) else _("game")


def to_be_won(scene: Scene) -> str:
    """What must be done for it, in a few words."""
    return _("muck, 41 or more") if _is_muck(scene) else _("game, by count")


def won_by(scene: Scene) -> str:
    """By what somebody has it."""
    return _("Muck: 41 or more") if _is_muck(scene) else _("Game: the higher count")


def nobody_has_it(scene: Scene, pegged_out: bool) -> str:
    """Why nobody has it; a deal that was pegged out, be it in its last trick, has none at all."""
    muck = _is_muck(scene)
    if pegged_out:
        target_first = _("The target was reached: no game is counted.")
        return _("The target was reached: no muck is counted.") if muck else target_first
    if terms(scene).options.carry_tie:
        dearer = _("Game: equal counts, the next one is worth more.")
        return _("Muck: 40 to 40, the next one is worth more.") if muck else dearer
    return _("Muck: 40 to 40, nobody pegs it.") if muck else _("Game: equal counts, nobody pegs it.")


def pegs_and_prize(scene: Scene, pegs: str, prize: int) -> str:
    """`9 pegs + 8 for game`."""
    words = _("{pegs} + {game} for the muck") if _is_muck(scene) else _("{pegs} + {game} for game")
    return words.format(pegs=pegs, game=prize)


def reached(scene: Scene, trick: int | None) -> str:
    """By what a side reached the target, still to be filled with target, names and trick."""
    if trick:
        return _("{target} reached in trick {trick}: {names}.")
    return (
        _("{target} reached by the muck: {names}.") if _is_muck(scene) else _("{target} reached by the game: {names}.")
    )


def reached_in(scene: Scene, trick: int | None) -> str:
    """In which deal and by what, still to be filled with deal and trick."""
    if trick:
        return _("Reached in deal {deal}, trick {trick}.")
    return _("Reached in deal {deal}, by the muck.") if _is_muck(scene) else _("Reached in deal {deal}, by the game.")
