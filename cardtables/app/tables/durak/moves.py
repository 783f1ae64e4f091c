"""What happened in a deal of English Durak, move by move, made out of what everybody heard."""

from dataclasses import dataclass, replace

from cardtables.app.tables.durak.words import acts, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import RANK, SIX, Card, Suit
from cardtables.engine.seats import Seat, left_of
from cardtables.games.durak.powers import PLAIN, Opening
from cardtables.games.durak.state import ANSWER, Decline, Draw, DurakState, Order

GOT, NOTHING = "got", "nothing"
Step = Card | str
"""A card laid, or that one was drawn, or that there was none left to draw."""


@dataclass(frozen=True)
class Move:
    """What a seat did in its turn, and what that did to the next one."""

    seat: Seat
    steps: tuple[Step, ...] = ()
    ordered: Suit | None = None
    left: bool = False
    """An ace was left open, or a drawn card kept."""
    taken: int = 0
    """Cards of a penalty taken instead of answering it with a six."""
    victim: Seat | None = None
    """Who lost his turn by it."""
    takes: int = 0
    """How many cards the victim took."""
    turned: bool = False
    """The pile had to be turned over."""
    flipped: bool = False
    """The dealer turned the card up."""
    under_way: bool = False
    """It is not over yet."""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards laid."""
        return tuple(step for step in self.steps if not isinstance(step, str))

    @property
    def draws(self) -> int:
        """How many cards were drawn at the end, after the last card laid."""
        count = 0
        for step in reversed(self.steps):
            if step != GOT:
                break
            count += 1
        return count


@dataclass
class Supply:
    """The cards that can be drawn, as everybody can count them."""

    stock: int
    pile: int

    def take(self, wanted: int) -> tuple[int, bool]:
        """How many of these cards there are, and whether the pile was turned over for them."""
        turned = False
        for got in range(wanted):
            if not self.stock:
                if self.pile < 2:
                    return got, turned
                self.stock, self.pile, turned = self.pile - 1, 1, True
            self.stock -= 1
        return wanted, turned


def moves_of(scene: Scene) -> list[Move]:
    """The moves of the deal on the table, the one under way last."""
    actions = [entry.action for entry in scene.log]
    table: DurakState = scene.view.table
    if not any(table.hands) or table.dealer is None:
        return []
    return _Story(scene, actions).moves


class _Story:
    """Goes through the actions of a deal."""

    def __init__(self, scene: Scene, actions: list[Action]) -> None:
        self._variant = terms(scene).variant
        self._stacks = terms(scene).options.stack_six
        self._seats = terms(scene).seats
        self._supply = Supply(len(terms(scene).pack) - self._variant.hand * self._seats, 0)
        self._owed = 0
        self.moves: list[Move] = []
        if self._variant.opening is Opening.STARTER:
            self._supply = Supply(self._supply.stock - 1, 1)
        if self._variant.opening is Opening.FLIP:
            self._flip(scene)
        for action in actions:
            self._tell(action)
        if self.moves and _under_way(scene):
            self.moves[-1] = replace(self.moves[-1], under_way=True)
        elif self.moves:
            self._finish()

    def _flip(self, scene: Scene) -> None:
        """The dealer's card was laid in the deal, by no action of his."""
        dealer = table_of_scene(scene).dealer
        assert dealer is not None and scene.turned_up
        self._supply.pile = 1
        self.moves.append(Move(dealer, scene.turned_up, flipped=True))

    def _tell(self, action: Action) -> None:
        if not self._goes_on(action):
            if self.moves:
                self._finish()
            self.moves.append(Move(action.seat))
        move = self.moves[-1]
        match action:
            case Play(card=card):
                self._supply.pile += 1
                move = replace(move, steps=(*move.steps, card))
            case Draw() if self._owed:
                taken, turned = self._supply.take(self._owed)
                self._owed = 0
                move = replace(move, taken=taken, turned=turned)
            case Draw():
                got, turned = self._supply.take(1)
                move = replace(move, steps=(*move.steps, GOT if got else NOTHING), turned=move.turned or turned)
            case Order(suit=suit):
                move = replace(move, ordered=suit)
            case Decline():
                move = replace(move, left=True)
        self.moves[-1] = move

    def _goes_on(self, action: Action) -> bool:
        """Whether an action belongs to the move before it."""
        if not self.moves or self.moves[-1].seat != action.seat:
            return False
        move = self.moves[-1]
        if isinstance(action, Order) or not move.cards:
            return not move.taken
        return move.ordered is None and self._variant.power(move.cards[-1]).covers and not move.left

    def _finish(self) -> None:
        """What the last card of the last move did."""
        move = self.moves[-1]
        power = self._variant.power(move.cards[-1]) if move.cards and move.victim is None else PLAIN
        if not power.skips or (move.steps and move.steps[-1] in (GOT, NOTHING)):
            return
        if self._stacks and power.takes and RANK[move.cards[-1]] == SIX:
            self._owed += power.takes
            return
        takes, turned = self._supply.take(power.takes + self._owed)
        self._owed = 0
        victim = left_of(move.seat, self._seats)
        self.moves[-1] = replace(move, victim=victim, takes=takes, turned=move.turned or turned)


def _under_way(scene: Scene) -> bool:
    """Whether the last move is not over, or what it does is still to come or does not come: it has ended the deal."""
    table = table_of_scene(scene)
    return table.step not in (None, ANSWER) or table.between


# Who has lost a turn, and what came to a hand


def blows_to(moves: list[Move], seat: Seat) -> list[Move]:
    """The moves since the seat's own last one that cost it a turn."""
    own = max((number for number, move in enumerate(moves) if move.seat == seat), default=0)
    return [move for move in moves[own:] if move.victim == seat]


def came(scene: Scene) -> list[Card]:
    """The cards of the opened hand that are new to it.

    Those taken since its own last move; and those drawn in that one, unless it is over and the next one begins. None
    that the pile has yet to be shuffled for.
    """
    seat, moves, table = scene.opened, moves_of(scene), table_of_scene(scene)
    assert seat is not None
    count = sum(blow.takes for blow in blows_to(moves, seat))
    own = next((move for move in reversed(moves) if move.seat == seat), None)
    if own is not None and (own.under_way or not acts(scene)):
        count += own.taken or own.draws
    if table.taker == seat:
        count = table.took if table.owed else count - 1
    hand = table.hands[seat]
    return hand[len(hand) - count :]
