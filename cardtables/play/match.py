"""A match: the private state, the log that made it, and the only way to act on it or to look at it."""

from collections.abc import Callable, Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

from cardtables.engine.action import Action, Back, Entry, Illegal, Shuffle
from cardtables.engine.cards import BACK, EMPTY, Card
from cardtables.engine.game import Game
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat, Viewer
from cardtables.engine.sight import CARDS, State, hear, look
from cardtables.engine.standing import Standing
from cardtables.engine.view import View


@dataclass(frozen=True)
class Record:
    """What is saved of a match: enough to play it again to the same state."""

    game: Game
    options: Any
    """The game's frozen options dataclass."""
    seats: tuple[str, ...]
    """Who sits where, clockwise: a name, or `bot:LEVEL`."""
    seed: str | None = None
    entries: tuple[Entry, ...] = ()


@dataclass
class Match:
    """One match. `journal` is told every entry before it takes effect: if it raises, nothing has happened."""

    record: Record
    journal: Callable[[Entry], None] | None = None
    rules: Rules[Any] = field(init=False)

    def __post_init__(self) -> None:
        """Fold the entries of the record. Raises Illegal at the first one the rules refuse."""
        self.rules = self.record.game.rules(self.record.options, len(self.record.seats))
        self._state: State = self.rules.start()
        self._log: list[Entry] = []
        self._chances = 0
        self._settled = 0
        self._dealt = self._deal_began = 0
        self._turned_up: tuple[int, tuple[Card, ...]] = 0, ()
        journal, self.journal = self.journal, None
        for entry in self.record.entries:
            self.act(*entry)
        self.journal = journal

    def __repr__(self) -> str:
        """Without the state: a traceback must not tell the hands."""
        return f"<match of {self.record.game.id}, {len(self._log)} entries>"

    # Looking

    @property
    def turn(self) -> tuple[Seat, ...]:
        """Who may act: seats, (TABLE,) or () when the match is over."""
        return self.rules.turn(self._state)

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        return not self.turn

    @property
    def at(self) -> int:
        """Play time of the last entry, in milliseconds."""
        return self._log[-1].at if self._log else 0

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return len(self._log)

    @property
    def settled(self) -> int:
        """How many of them stand before a race that is running; all of them outside of one."""
        return self._settled

    @property
    def deal_began(self) -> int:
        """The number of the entry that dealt the cards of this deal; 0 before the first one."""
        return self._deal_began

    @property
    def turned_up(self) -> tuple[Card, ...]:
        """The cards that lay open when this deal had been dealt: everybody saw them, wherever they are now."""
        if self._turned_up[0] != self._deal_began:
            dealt = self._folded(_kept(self._log[: self._deal_began + 1]))
            self._turned_up = self._deal_began, tuple(sorted(_cards_seen(dealt, None)))
        return self._turned_up[1]

    @property
    def last(self) -> Entry:
        """The last entry of the log, as the table knows it: for the journal and for replays, not for eyes."""
        return self._log[-1]

    @property
    def by_itself(self) -> Action | None:
        """The action that plays itself now."""
        return self.rules.by_itself(self._state)

    @property
    def due(self) -> Entry | None:
        """The table action that comes by itself, and when."""
        return self.rules.due(self._state)

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return self.rules.standing(self._state)

    def view(self, seat: Viewer, since: int | None = None) -> View[Any]:
        """What `seat` may see (None: a bystander), with the news since entry number `since`.

        Without `since`: since the seat's own last action, for a bystander since the last action of the table.
        """
        return View(
            seat=seat,
            table=look(self._state, seat),
            turn=self.turn,
            legal=() if seat is None else tuple(self.rules.legal(self._state, seat)),
            news=self.heard(seat, self.after(TABLE if seat is None else seat) if since is None else since),
            at=self.at,
        )

    def heard(self, seat: Viewer, since: int = 0) -> tuple[Entry, ...]:
        """The log from entry number `since` on, as `seat` heard it."""
        return tuple(Entry(hear(action, seat, by=action.seat), at) for action, at in self._log[since:])

    def heard_in_deal(self, seat: Viewer) -> tuple[Entry, ...]:
        """What the seats have done in this deal and not taken back, as `seat` heard it."""
        done: list[Entry] = []
        for action, at in self._log[self.deal_began :]:
            if isinstance(action, Back):
                done.pop()
            elif action.seat != TABLE:
                done.append(Entry(hear(action, seat, by=action.seat), at))
        return tuple(done)

    def after(self, seat: Seat) -> int:
        """The number of the first entry after this seat's last action: news to it begins there."""
        for number in range(len(self._log), 0, -1):
            if self._log[number - 1].action.seat == seat:
                return number
        return 0

    def truth(self) -> State:
        """The whole truth, a copy: for replaying a record, hands and all, on the command line.

        No screen may ever call it: a screen looks through `view` alone.
        """
        return deepcopy(self._state)

    # Acting

    def fault(self, action: Action, at: int) -> str | None:
        """Why this action is refused at this time, as a key of `texts`."""
        due = self.due
        if due and (at >= due.at) != (action == due.action):
            return "too_late" if at >= due.at else "too_early"
        if isinstance(action, Back):
            return None if self.may_take_back(action.seat) else "not_back"
        return self.rules.fault(self._state, action)

    def act(self, action: Action, at: int) -> None:
        """Do a legal action; a time before the last entry counts as its. Raises Illegal, or what the journal raises."""
        at = max(at, self.at)
        fault = self.fault(action, at)
        if fault:
            raise Illegal(fault)
        if self.journal:
            self.journal(Entry(action, at))
        self._fold(Entry(action, at))

    def chance(self, at: int) -> None:
        """Let the table act: the turn is the table's."""
        draw = Random(f"{self.record.seed}/{self._chances}")
        self.act(self.rules.fate(self._state, draw), at)

    def _fold(self, entry: Entry) -> None:
        self._log.append(entry)
        if isinstance(entry.action, Back):
            self._state = self._folded(self.effective())
        else:
            self.rules.apply(self._state, entry.action, entry.at)
            self._chances += entry.action.seat == TABLE
            if isinstance(entry.action, Shuffle) and len(self.rules.deals(self._state)) == self._dealt:
                # A shuffle within a deal, of the turned pile, finds no more deals finished than the one that dealt it.
                self._dealt, self._deal_began = self._dealt + 1, len(self._log) - 1
        if self.due is None:
            self._settled = len(self._log)

    def _folded(self, entries: Iterable[Entry]) -> State:
        state: State = self.rules.start()
        for action, at in entries:
            self.rules.apply(state, action, at)
        return state

    # Taking back

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the last action was this seat's, does not bind it, and opened no card to it that it had not seen."""
        if self.over or seat == TABLE or not self._log:
            return False
        last = self.last.action
        if last.seat != seat or isinstance(last, (Back, *self.rules.binding)):
            return False
        before = self._folded(self.effective()[:-1])
        return _cards_seen(self._state, seat) <= _cards_seen(before, seat)

    def effective(self) -> list[Entry]:
        """The log without what was taken back."""
        return _kept(self._log)

    def saved(self) -> Record:
        """The record of the match as it stands."""
        return Record(self.record.game, self.record.options, self.record.seats, self.record.seed, tuple(self._log))


def _kept(log: Iterable[Entry]) -> list[Entry]:
    kept: list[Entry] = []
    for entry in log:
        if isinstance(entry.action, Back):
            kept.pop()
        else:
            kept.append(entry)
    return kept


def _cards_seen(state: State, seat: Viewer) -> set[Card]:
    """The cards that a seat can see, or a bystander."""
    seen = look(state, seat)
    fields = (getattr(seen, said.name) for said in seen.declarations if said.kind is CARDS)
    return {card for field in fields for card in _flat(field)} - {BACK, EMPTY}


def _flat(value: Any) -> list[Card]:
    return [card for one in value for card in (one if type(one) is list else [one])]
