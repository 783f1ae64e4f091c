"""The sentences about a move of English Durak: what it was, and what it did to whoever reads it."""

from cardtables.app.tables.durak.moves import Move
from cardtables.app.texts import N_

TOLD = {
    "takes": (N_("{name} put {card}: {victim} takes {count} and skips"),
              N_("you put {card}: {victim} takes {count} and skips")),
    "skips": (N_("{name} put {card}: {victim} skips"), N_("you put {card}: {victim} skips")),
    "ordered": (N_("{name} put {card} and ordered {suit}"), N_("you put {card} and ordered {suit}")),
    "takes+": (N_("{name} put {card}, ordered {suit}: {victim} takes {count} and skips"),
               N_("you put {card}, ordered {suit}: {victim} takes {count} and skips")),
    "skips+": (N_("{name} put {card}, ordered {suit}: {victim} skips"),
               N_("you put {card}, ordered {suit}: {victim} skips")),
    "turned": (N_("{name} turned up {card}"), N_("you turned up {card}")),
    "put": (N_("{name} put {card}"), N_("you put {card}")),
    "kept": (N_("{name} drew a card that fits and kept it"), N_("you drew a card that fits and kept it")),
    "took": (N_("{name} took {count} and skipped"), N_("you took {count} and skipped")),
    "drew": (N_("{name} drew, nothing fitted"), N_("you drew, nothing fitted")),
    "nothing": (N_("{name} had nothing to draw"), N_("you had nothing to draw")),
}  # fmt: skip
"""What a move was: about somebody, and to whoever reads it; with a plus: a suit was ordered besides."""
TOLD_SHORT = {
    "takes": (N_("{name} put {card}: {victim} +{count}, skips"), N_("you put {card}: {victim} +{count}, skips")),
    "takes+": (N_("{name} {card}, ordered {suit}: {victim} +{count}, skips"),
               N_("you put {card}, ordered {suit}: {victim} +{count}, skips")),
    "skips+": (N_("{name} {card}, ordered {suit}: {victim} skips"), N_("your {card}, ordered {suit}: {victim} skips")),
}  # fmt: skip
"""The same where there is less room: a name is not cut for it."""
STRUCK = {
    (True, True): N_("{name} put {card}, ordered {suit}: you took {cards}, skipped a turn"),
    (True, False): N_("{name} put {card}: you took {cards} and skipped a turn"),
    (False, True): N_("{name} put {card}, ordered {suit}: you skipped a turn"),
    (False, False): N_("{name} put {card}: you skipped a turn"),
}
"""What was done to whoever looks, by whether he took cards and whether a suit was ordered."""
STRUCK_AGAIN = {
    True: N_("{name} put {laid}: you took {cards} and skipped {turns} turns"),
    False: N_("{name} put {laid}: you skipped {turns} turns"),
}
"""The same of several blows since his last turn, by whether he took cards."""
STRUCK_AGAIN_PUBLICLY = {
    True: N_("{name} put {laid}: you took {count}, skipped {turns} turns."),
    False: N_("{name} put {laid}: you skipped {turns} turns."),
}
STRUCK_PUBLICLY = {
    (True, True): N_("{name} put {card}, ordered {suit}: you took {count}, skipped."),
    (True, False): N_("{name} put {card}: you took {count} and skipped."),
    (False, True): N_("{name} put {card}, ordered {suit}: you skipped."),
    (False, False): N_("{name} put {card}: you skipped."),
}


def kind(move: Move) -> str:
    """What is worth telling of a move."""
    if move.victim is not None:
        return ("takes" if move.takes else "skips") + ("" if move.ordered is None else "+")
    if move.taken:
        return "took"
    if move.flipped:
        return "turned"
    if move.cards:
        return "put" if move.ordered is None else "ordered"
    if move.left:
        return "kept"
    return "drew" if move.draws else "nothing"
