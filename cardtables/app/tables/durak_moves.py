"""What happened in a deal of English Durak, move by move, made out of what everybody heard."""

from dataclasses import dataclass, replace

from cardtables.app.tables.durak_words import terms
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Action, Play
from cardtables.engine.cards import BACK, RANK, SIX, Card, Suit
from cardtables.engine.seats import Seat, left_of
from cardtables.games.durak.powers import PLAIN, Opening, Power
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
    if terms(scene).variant.opening is not Opening.FLIP:
        return _Story(scene, actions).told()
    # The dealer's card was laid in the deal: once the pile is turned over only the stock tells what it did.
    stories = [_Story(scene, actions, flip) for flip in range(3)]
    return next((one for one in stories if one.supply_fits()), stories[0]).told()


class _Story:
    """Goes through the actions of a deal; `flip`: so many cards were taken for the dealer's turned card."""

    def __init__(self, scene: Scene, actions: list[Action], flip: int | None = None) -> None:
        self._variant = terms(scene).variant
        self._stacks = terms(scene).options.stack_six
        self._table: DurakState = scene.view.table
        self._seats = scene.rules.seats
        self._supply = Supply(36 - self._variant.hand * self._seats, 0)
        self._owed = 0
        self._moves: list[Move] = []
        self._played = sum(isinstance(action, Play) for action in actions)
        if self._variant.opening is Opening.STARTER:
            self._supply = Supply(self._supply.stock - 1, 1)
        if flip is not None:
            self._flip(flip)
        for action in actions:
            self._tell(action)
        if self._moves and self._under_way():
            self._moves[-1] = replace(self._moves[-1], under_way=True)
        elif self._moves:
            self._finish()

    def supply_fits(self) -> bool:
        """Whether the story ends with as many cards in the stock as there are."""
        return self._supply.stock == len(self._table.stock)

    def told(self) -> list[Move]:
        """All moves."""
        return self._moves

    def _flip(self, takes: int) -> None:
        assert self._table.dealer is not None
        dealer, pile = self._table.dealer, self._table.pile
        drawn, _turned = self._supply.take(takes)
        self._supply.pile = 1
        card = pile[0] if len(pile) == self._played + 1 else BACK
        victim = left_of(dealer, self._seats) if takes or self._power(card).skips else None
        self._moves.append(Move(dealer, (card,), victim=victim, takes=drawn, flipped=True))

    def _power(self, card: Card) -> Power:
        return PLAIN if card == BACK else self._variant.power(card)

    def _tell(self, action: Action) -> None:
        if not self._goes_on(action):
            if self._moves:
                self._finish()
            self._moves.append(Move(action.seat))
        move = self._moves[-1]
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
        self._moves[-1] = move

    def _goes_on(self, action: Action) -> bool:
        """Whether an action belongs to the move before it."""
        if not self._moves or self._moves[-1].seat != action.seat:
            return False
        move = self._moves[-1]
        if isinstance(action, Order) or not move.cards:
            return not move.taken
        return move.ordered is None and self._power(move.cards[-1]).covers and not move.left

    def _finish(self) -> None:
        """What the last card of the last move did."""
        move = self._moves[-1]
        power = self._power(move.cards[-1]) if move.cards and move.victim is None else PLAIN
        if not power.skips or (move.steps and move.steps[-1] in (GOT, NOTHING)):
            return
        if self._stacks and power.takes and RANK[move.cards[-1]] == SIX:
            self._owed += power.takes
            return
        takes, turned = self._supply.take(power.takes + self._owed)
        self._owed = 0
        victim = left_of(move.seat, self._seats)
        self._moves[-1] = replace(move, victim=victim, takes=takes, turned=move.turned or turned)

    def _under_way(self) -> bool:
        """Whether the last move is not over, or what it does is still to come."""
        return self._table.step not in (None, ANSWER) or self._table.taker is not None
