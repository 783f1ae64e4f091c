"""Who may look: which hand lies open, who opens the next one, when a hand is masked."""

from dataclasses import dataclass

from cardtables.engine.seats import TABLE, Seat


@dataclass
class HotSeat:
    """The people at one keyboard. Holds no card: only whose hand lies open."""

    persons: tuple[Seat, ...]
    """The seats of people, in seat order; computers need no curtain."""
    open_table: bool = False
    """No masking, for teaching."""
    opened: Seat | None = None
    """Whose hand lies open."""
    hidden: bool = False
    """Somebody hid an open table, or a lone hand: a number opens it again."""
    lingers: bool = False
    """The turn of the opened hand is over; a card that came stays before its owner until the next key."""

    @property
    def alone(self) -> bool:
        """Whether one person plays with computers: nothing is masked then."""
        return len(self.persons) == 1

    @property
    def masks(self) -> bool:
        """Whether hands are masked between turns: several people, and not an open table."""
        return len(self.persons) > 1 and not self.open_table

    def awaited(self, turn: tuple[Seat, ...]) -> Seat | None:
        """The person whose number the table waits for: the first in turn, or whoever hid the only hand."""
        waiting = [seat for seat in turn if seat in self.persons]
        if waiting:
            return waiting[0]
        return self.persons[0] if self.alone else None

    def may_open(self, seat: Seat, turn: tuple[Seat, ...]) -> bool:
        """Whether this seat's number opens its hand now: a person in turn, or the only person at any time."""
        return seat in self.persons and (self.alone or seat in turn)

    def open(self, seat: Seat) -> None:
        """The owner has pressed his number."""
        self.opened, self.hidden, self.lingers = seat, False, False

    def hide(self) -> None:
        """Mask the hand at once; only its owner's number opens one again."""
        self.opened, self.hidden, self.lingers = None, True, False

    def close(self) -> None:
        """Mask the hand whose turn is over."""
        self.opened, self.lingers = None, False

    def turned(self, seat: Seat, turn: tuple[Seat, ...], finished: bool, came: bool = False) -> None:
        """`seat` has acted: mask, unless he acts again at once, or a card came that he has to see.

        `finished`: that ended a trick or a deal; `came`: he has drawn. What others do then does not mask his hand,
        for nobody else has come to the keyboard; nor does it let him act again without his number.
        """
        if self.hidden:
            return
        if self.alone:
            self.opened = self.persons[0]
        elif self.open_table:
            self.opened = self.awaited(turn) if self.awaited(turn) is not None else self.opened
        elif finished:
            self.close()
        elif self.lingers or (came and seat == self.opened):
            self.lingers = turn != (self.opened,) or seat not in (self.opened, TABLE)
        elif turn != (self.opened,) or seat != self.opened:
            self.close()
