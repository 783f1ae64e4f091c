"""What moves at a table of English Durak, read off two scenes: a card played, cards drawn or taken, a deal."""

from dataclasses import dataclass
from typing import NamedTuple

from cardtables.app.motion import Motion
from cardtables.app.tables.durak.words import table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Play
from cardtables.engine.seats import Seat

FLY_MS, FLY_STEPS = 40, 2
CARD_MS = 160
"""How long a card just played is on its way and bright."""
COME_MS, COME_STEPS = 45, 3
DEAL_MS = 35


class Flying(NamedTuple):
    """The card just played on its way to the pile."""

    own: bool
    """Whether whoever played it sat at the lower edge."""
    way: int
    """How many of FLY_STEPS steps it has gone."""


class Coming(NamedTuple):
    """Cards on their way from the stock to a hand, face down."""

    seat: Seat
    cards: int
    way: int
    """How many of COME_STEPS steps they have gone."""


@dataclass(frozen=True)
class DurakPhase:
    """What does not yet look as it will."""

    flying: Flying | None = None
    """The card just played; None: it lies there."""
    fresh: bool = False
    """The card just played is bright."""
    coming: Coming | None = None
    dealt: int | None = None
    """So many cards of each hand lie there so far, face down, and no pile; None: all."""


STILL = DurakPhase()


def durak_motions(before: Scene, after: Scene) -> tuple[Motion, ...]:
    """What moves when `after` follows on `before`; nothing when a hand is only opened, hidden or looked at."""
    old, new = table_of_scene(before), table_of_scene(after)
    if any(new.hands) and (not any(old.hands) or len(new.deals) != len(old.deals)):
        most = max(map(len, new.hands))
        return (Motion("dealt", tuple((DEAL_MS * number, number) for number in range(1, most + 1))),)
    new_entries = len(after.log) - len(before.log)
    if new_entries < 0 or not any(new.hands):
        return ()
    action = after.log[-1].action if new_entries == 1 else None
    motions = []
    if isinstance(action, Play):
        own, ways = action.seat == before.bottom, range(1, FLY_STEPS + 1)
        motions.append(Motion("flying", tuple((FLY_MS * way, Flying(own, way)) for way in ways)))
        motions.append(Motion("fresh", ((CARD_MS, True),)))
    for seat, (was, holds) in enumerate(zip(old.hands, new.hands, strict=True)):
        played = isinstance(action, Play) and action.seat == seat
        if (cards := len(holds) - len(was) + played) > 0:
            motions.append(_come(Seat(seat), cards, CARD_MS if isinstance(action, Play) else 0))
    return tuple(motions)


def _come(seat: Seat, cards: int, begins: int) -> Motion:
    """Cards come from the stock after `begins` milliseconds: those of a penalty when the card that brought it lies."""
    waits = ((begins, Coming(seat, cards, 0)),) if begins else ()
    ways = range(1, COME_STEPS + 1)
    return Motion("coming", (*waits, *((begins + COME_MS * way, Coming(seat, cards, way)) for way in ways)))
