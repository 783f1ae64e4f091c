"""A tiny honest game, and the same game with one fault planted in each: what the laws are tried on.

Three seats, eight cards: two are dealt to each, two stay in the stock. A turn is: play a card, or draw the top card;
a drawn card of the suit last played gives another turn, which all are told. Five turns each, most cards played wins.
"""

from dataclasses import dataclass
from typing import Annotated, ClassVar

from cardtables.engine.action import Action, Play, Shuffle
from cardtables.engine.cards import EMPTY, FULL_PACK, SUIT, Hand
from cardtables.engine.chance import shuffled
from cardtables.engine.rules import Rules
from cardtables.engine.seats import TABLE, Seat, left_of
from cardtables.engine.sight import ALL, CARDS, FACT, NOBODY, OWNER, State, look
from cardtables.engine.standing import Row


@dataclass(frozen=True, slots=True)
class Draw(Action):
    verb: ClassVar[str] = "draw"


@dataclass(slots=True)
class Tiny(State):
    hands: Annotated[list[Hand], OWNER, CARDS]
    stock: Annotated[Hand, NOBODY, CARDS]
    pile: Annotated[Hand, ALL, CARDS]
    box: Annotated[Hand, ALL, CARDS]
    to_play: Annotated[Seat, ALL, FACT]
    turns: Annotated[int, ALL, FACT]
    won: Annotated[list[int], ALL, FACT]
    told: Annotated[object, ALL, FACT]


class Honest(Rules[Tiny]):
    """Keeps every law."""

    family = "tiny"
    verbs = (Shuffle, Play, Draw)
    seats = 3
    pack = FULL_PACK[8:13] + FULL_PACK[21:24]
    longest = 15

    def start(self):
        return Tiny([[], [], []], [], [], list(self.pack), TABLE, 0, [0, 0, 0], None)

    def turn(self, state):
        if state.turns >= self.longest:
            return ()
        return (state.to_play,)

    def legal(self, state, seat):
        if seat not in self.turn(state) or seat == TABLE:
            return ()
        plays = [Play(seat, card) for card in state.hands[seat]]
        return [*plays, Draw(seat)] if state.stock or not plays else plays

    def reason(self, state, action):
        match action:
            case Shuffle():
                return None if state.box and sorted(action.order) == sorted(self.pack) else "no"
            case Play():
                return None if action.card in state.hands[action.seat] else "no"
            case Draw():
                return None if state.stock or not state.hands[action.seat] else "no"
        return "no"

    def fate(self, state, rng):
        return Shuffle(TABLE, tuple(shuffled(self.pack, rng)))

    def fits(self, state):
        return bool(state.stock and state.pile) and SUIT[state.stock[0]] == SUIT[state.pile[-1]]

    def told(self, state, action):
        return self.fits(state) if isinstance(action, Draw) else None

    def apply(self, state, action, at):
        if isinstance(action, Shuffle):
            state.hands = [list(action.order[n : n + 2]) for n in (0, 2, 4)]
            state.stock, state.box, state.to_play = list(action.order[6:]), [], Seat(0)
            return
        again = False
        if isinstance(action, Draw):
            again = self.fits(state)
            if state.stock:
                state.hands[action.seat].append(state.stock.pop(0))
        else:
            state.hands[action.seat].remove(action.card)
            state.pile.append(action.card)
            state.won[action.seat] += 1
        state.turns += 1
        if not again:
            state.to_play = left_of(action.seat, 3)

    def standing(self, state):
        over, best = not self.turn(state), max(state.won)
        return tuple(
            Row((Seat(seat),), won, (1 if won == best else 2) if over else None) for seat, won in enumerate(state.won)
        )

    def deals(self, state):
        return ()


class CardVanishes(Honest):
    def apply(self, state, action, at):
        super().apply(state, action, at)
        if len(state.pile) == 3:
            state.pile.pop(0)


class NeverEnds(Honest):
    longest = 10**9


class LegalForgets(Honest):
    """`legal` does not offer the draw that `reason` allows."""

    def legal(self, state, seat):
        moves = super().legal(state, seat)
        return moves[:-1] if len(moves) > 2 else moves


class LegalInvents(Honest):
    """`legal` offers a card of another seat."""

    def legal(self, state, seat):
        moves = list(super().legal(state, seat))
        others = state.hands[(seat + 1) % 3] if moves else []
        return moves + [Play(seat, card) for card in others[:1]]


class SeatMayShuffle(Honest):
    """The table's action is allowed to a seat."""

    def fault(self, state, action):
        return None if isinstance(action, Shuffle) and state.to_play == action.seat else super().fault(state, action)


class LegalPeeks(Honest):
    """Drawing is allowed only while the left neighbour holds no spade: legal and its reason agree, but they peek."""

    def legal(self, state, seat):
        return [action for action in super().legal(state, seat) if self.reason(state, action) is None]

    def reason(self, state, action):
        left = state.hands[(action.seat + 1) % 3]
        if isinstance(action, Draw) and state.hands[action.seat] and any(card < 13 for card in left):
            return "no"
        return super().reason(state, action)


class LegalPeeksAtTheStock(LegalPeeks):
    """The reason hangs on the top card of the stock."""

    def reason(self, state, action):
        if isinstance(action, Draw) and state.hands[action.seat] and state.stock and state.stock[0] % 2:
            return "no"
        return Honest.reason(self, state, action)


class PublicTop(Honest):
    """A field that all see holds the top card of the stock."""

    def apply(self, state, action, at):
        super().apply(state, action, at)
        state.told = state.stock[0] if state.stock else EMPTY


class DealtFirst(Honest):
    """At the deal all are told a card of a hidden hand, and nothing ever changes that."""

    def apply(self, state, action, at):
        super().apply(state, action, at)
        if isinstance(action, Shuffle):
            state.told = SUIT[state.hands[2][0]]


class PublicSuit(Honest):
    """After a play all are told the suit of a card that stays hidden; nothing tells it beforehand."""

    def apply(self, state, action, at):
        super().apply(state, action, at)
        hand = state.hands[action.seat] if action.seat != TABLE else []
        state.told = SUIT[hand[0]] if isinstance(action, Play) and hand else None


class DrawTells(Honest):
    """Whether the drawn card fits shows in the turn, and the rules do not say that all are told."""

    def told(self, state, action):
        return None


class TurnPeeks(Honest):
    """Who is in turn hangs on the stock."""

    def turn(self, state):
        if state.stock and not state.box and state.stock[-1] % 2 and self.longest > state.turns:
            return (left_of(state.to_play, 3),)
        return super().turn(state)


class StandingPeeks(Honest):
    """The points hang on the hands."""

    def standing(self, state):
        return tuple(
            Row(row.seats, row.points + sum(card in range(13) for card in state.hands[row.seats[0]]), row.place)
            for row in super().standing(state)
        )


class RemembersOutside(Honest):
    """Part of the truth lies in the rules and not in the state, so that the log alone does not bring it back."""

    def __init__(self):
        self.count = 0

    def apply(self, state, action, at):
        super().apply(state, action, at)
        self.count += 1
        state.told = self.count


def look_that_shares(state, seat):
    """A view whose pile is the very list of the state."""
    seen = look(state, seat)
    seen.pile = state.pile
    return seen


def look_that_shares_a_hand(state, seat):
    """A view whose hands are a new list that holds an old one."""
    seen = look(state, seat)
    if seat is not None:
        seen.hands = [state.hands[seat] if owner == seat else hand for owner, hand in enumerate(seen.hands)]
    return seen


def look_that_shows_the_left_hand(state, seat):
    """A view with the hand of the left neighbour open."""
    seen = look(state, seat)
    if seat is not None:
        seen.hands[(seat + 1) % 3] = list(state.hands[(seat + 1) % 3])
    return seen


def look_that_sorts(state, seat):
    """A view in which hidden cards are turned but lie sorted, so that their places tell."""
    seen = look(state, seat)
    seen.told = sorted(range(len(state.stock)), key=state.stock.__getitem__)
    return seen


def look_that_shortens(state, seat):
    """A view that leaves hidden piles out."""
    seen = look(state, seat)
    seen.stock = []
    return seen
