"""What moves at a Don table, read off two scenes: a card played, pegs, a trick taken in, a deal, a new leader."""

from dataclasses import dataclass

from cardtables.app.motion import Motion
from cardtables.app.tables.table import Scene
from cardtables.engine.seats import TABLE
from cardtables.games.don.state import DonState

CARD_MS = 160
"""How long a card just played is bright."""
HOLE_MS, WALK_MS = 30, 600
"""How long a peg stands in a hole on its way, and the longest way."""
GATHER_MS, GATHER_STEPS = 60, 3
DEAL_MS = 35
FLASH_MS = 150


@dataclass(frozen=True)
class DonPhase:
    """What does not yet look as it will."""

    fresh: bool = False
    """The last card played is bright."""
    behind: tuple[int, ...] = (0, 0)
    """How many holes the front peg of each side has still to go."""
    gathered: int = 0
    """How many steps the trick taken in has gone towards its taker, of GATHER_STEPS; 0: it does not go."""
    dealt: int | None = None
    """So many backs of the hand lie there so far; the hand is not shown before all do."""
    flash: bool = False
    """The star of the side that leads is inverse."""


STILL = DonPhase()


def don_motions(before: Scene, after: Scene) -> tuple[Motion, ...]:
    """What moves when `after` follows on `before`; nothing when a hand is only opened, hidden or looked at."""
    old: DonState = before.view.table
    new: DonState = after.view.table
    if not _held(old) and _held(new) and not new.trick:
        backs = len(new.hands[after.bottom]) + len(new.unseen[after.bottom])
        return (Motion("dealt", tuple((DEAL_MS * number, number) for number in range(1, backs + 1))),)
    motions: list[Motion] = []
    if len(new.taken) + len(new.trick) == len(old.taken) + len(old.trick) + 1:
        motions.append(Motion("fresh", ((CARD_MS, True),)))
        motions += pegging(old, new)
    elif before.taking_in and not after.taking_in and new.taken == old.taken and new.to_play != TABLE:
        motions.append(Motion("gathered", tuple((GATHER_MS * step, step) for step in range(1, GATHER_STEPS + 1))))
    return tuple(motions)


def _held(table: DonState) -> int:
    """How many cards are in hands."""
    return sum(map(len, table.hands)) + sum(map(len, table.unseen))


def pegging(old: DonState, new: DonState) -> list[Motion]:
    """Each front peg walks from where its side's rear peg now stands; a side that newly leads is pointed at."""
    ways = [front - rear if front > was else 0 for front, rear, was in zip(new.score, new.rear, old.score, strict=True)]
    steps = min(max(ways), WALK_MS // HOLE_MS)
    behind = [tuple(way - -(-way * step // steps) for way in ways) for step in range(1, steps)]
    motions = [Motion("behind", tuple((HOLE_MS * step, look) for step, look in enumerate(behind, 1)))] if behind else []
    if _leader(new) not in (None, _leader(old)):
        motions.append(Motion("flash", ((FLASH_MS, True), (2 * FLASH_MS, False), (3 * FLASH_MS, True))))
    return motions


def _leader(table: DonState) -> int | None:
    ours, theirs = table.score
    return None if ours == theirs else int(theirs > ours)
