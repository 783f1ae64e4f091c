"""Where everything lies at a table of English Durak, in a window of any size."""

from dataclasses import dataclass

from textual.geometry import Size

from cardtables.app.tables.durak import log as durak_log, panel as durak_panel
from cardtables.app.tables.durak.signs import Frame

BIG_WIDTH, BIG_HEIGHT = 110, 32
"""A table at least so large has the panel."""
WIDE = 100
"""One at least so wide has a wide log."""


@dataclass(frozen=True)
class Plan:
    """Where everything lies on the page, counted from its corner."""

    width: int
    step: int
    """From one plate to the next."""
    plate: int
    """Cells of a plate."""
    name: int
    seats_y: int
    stock: tuple[int, int]
    pile: tuple[int, int]
    shown: int
    """How many cards of the pile are seen."""
    stride: int
    sign: Frame
    rows: int
    """Rows above the own plate."""


SMALL = Plan(80, 14, 13, 9, 1, (5, 7), (19, 7), 3, 3, Frame(36, 5, 18, 9), 15)
LARGE = Plan(82, 20, 19, 14, 2, (5, 13), (17, 13), 6, 5, Frame(57, 10, 22, 11), 28)
CLOSE = Plan(72, 17, 16, 11, 2, (3, 13), (13, 13), 6, 5, Frame(48, 10, 22, 11), 28)
"""The large one where the panel leaves less room."""


@dataclass(frozen=True)
class Ground:
    """A plan laid into a window."""

    plan: Plan
    x: int
    """The page's left edge."""
    middle: int
    """So many rows stock, pile and sign lie lower than in the plan, or in a low window higher."""
    log: tuple[int, int]
    """Where the log begins, and its cells."""
    span: int
    """Cells the hand is centred in."""
    hand: int
    """The row of chosen cards."""
    rows: int
    """Rows of the hand."""

    @property
    def big(self) -> bool:
        """Whether there is a panel, and everything is large."""
        return self.plan is not SMALL

    def seat(self, place: int) -> tuple[int, int]:
        """Where the plate of the other lies who comes so many places after the next one."""
        return self.x + 2 + self.plan.step * place, self.plan.seats_y

    @property
    def stock(self) -> tuple[int, int]:
        """The corner of the stock."""
        return self.x + self.plan.stock[0], self.middle + self.plan.stock[1]

    @property
    def pile(self) -> tuple[int, int]:
        """The corner of the pile's first card."""
        return self.x + self.plan.pile[0], self.middle + self.plan.pile[1]

    @property
    def sign(self) -> Frame:
        """Where the sign lies in the window."""
        sign = self.plan.sign
        return Frame(self.x + sign.x, self.middle + sign.y, sign.width, sign.height)


def ground_of(size: Size) -> Ground:
    """Where everything lies in a window of this size."""
    big = size.width >= BIG_WIDTH and size.height >= BIG_HEIGHT
    rows = 7 if size.height >= 26 else 5
    hand = size.height - 1 - rows
    panel = size.width - durak_panel.WIDTH - 1
    plan = SMALL if not big else LARGE if panel >= LARGE.width else CLOSE
    spare = hand - 1 - plan.rows
    if big:
        return Ground(plan, (panel - plan.width) // 2, spare // 2, (panel + 2, durak_log.WIDE), panel, hand, rows)
    log = durak_log.WIDE if size.width >= WIDE else durak_log.NARROW
    left = (size.width - log - 60) // 2
    return Ground(plan, left, spare // 2, (left + 60, log), size.width, hand, rows)
