"""A second opinion on English Durak, written from the rules alone: no state is changed, each move makes a new one.

Cards are two letters, players are 0 … n-1. It shares nothing with the rules of the program but the names of options.
A `Position` is what lies on the table; `moves` says what may be done, `after` what becomes of it, `reckoning` what the
hands cost. The table's own shuffles are told to it as lists of cards.
"""

from typing import NamedTuple

SUITS = "SHDC"
PACK = tuple(rank + suit for suit in SUITS for rank in "6789TJQKA")
COSTS = {
    "a": {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11},
    "b": {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 30, "K": 10, "A": 11},
    "v": {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11},
    "g": {"T": 10, "J": 2, "Q": 20, "K": 4, "A": 11},
}
DEALT = {"a": 5, "b": 4, "v": 6, "g": 4}
LONGEST = 500


class Position(NamedTuple):
    """A moment of a deal."""

    hands: tuple[tuple[str, ...], ...]
    stock: tuple[str, ...]
    heap: tuple[str, ...]
    """The played cards, the newest first."""
    mover: int
    step: str = "turn"
    """turn; fitting (he has drawn a card that can be played); on (he draws until one fits); ace (his own ace lies
    open); ace-fitting; suit (he must name one); sixes (he answers with a six or takes); shuffle; done."""
    suit: str = ""
    """The suit ordered."""
    played: bool = False
    """Whether somebody played the top card (a starter nobody did)."""
    debt: int = 0
    """Cards to be taken."""
    aces: int = 0
    """Aces with the right to cover that the mover has laid in this move."""
    completed: int = 0
    winner: int | None = None
    resume: str = ""
    """What the shuffle has interrupted."""


class Game(NamedTuple):
    """A variant with its options."""

    letter: str
    players: int
    options: dict

    def on(self, option):
        return bool(self.options.get(option))


# What goes on what


def fits(game, card, position):
    """Whether a card goes on the top of the heap."""
    if not position.heap:
        return True
    top = position.heap[0]
    asked = position.suit or top[1]
    if game.letter == "g":
        return card[1] == asked or card[0] == "Q" or (card[0] == top[0] == "6")
    if game.letter == "b" and card[0] == "Q":
        return True
    if game.letter == "v" and game.on("jack_any") and card[0] == "J":
        return True
    return card[1] == asked or card[0] == top[0]


def is_ordering(game, card):
    """Cards that order by themselves."""
    return card[0] == {"a": "-", "b": "Q", "v": "J", "g": "Q"}[game.letter]


def has_right(game, card):
    """Aces that may be covered."""
    return card[0] == "A" and game.letter in "ab"


def punishment(game, card):
    """(cards the next player takes, whether he is skipped)."""
    rank = card[0]
    if rank == "6" and not game.on("six_plain"):
        return 2, True
    if rank == "7":
        return {"a": (0, False), "b": (2, True), "v": (1, True), "g": (0, False)}[game.letter]
    if rank == "A":
        return {"a": (0, False), "b": (0, False), "v": (0, True), "g": (1, True)}[game.letter]
    if rank == "Q" and game.letter == "g":
        return 0, game.options.get("queen_skips", True)
    return 0, False


# What may be done


def moves(game, position):
    """What the mover may do, as strings of the record: `play 9S`, `draw`, `order H`, `decline`."""
    hand = position.hands[position.mover]
    if position.step == "suit":
        return {f"order {suit}" for suit in SUITS}
    if position.step == "sixes":
        return {f"play {card}" for card in hand if card[0] == "6"} | {"draw"}
    if position.step in ("fitting", "ace-fitting"):
        return {f"play {hand[-1]}"} | ({"decline"} if game.on("may_keep") else set())
    if position.step == "on":
        return {"draw"}
    fitting = {f"play {card}" for card in hand if fits(game, card, position)}
    if position.step == "ace" and fitting:
        return fitting | {"decline"}
    return fitting or {"draw"}


# What becomes of it


def deal(game, dealer, order, first=None):
    """The deal of a shuffled pack; `first` begins (else the dealer's left)."""
    left = (dealer + 1) % game.players
    count = DEALT[game.letter] * game.players
    hands = [[] for _ in range(game.players)]
    for number, card in enumerate(order[:count]):
        hands[(left + number) % game.players].append(card)
    rest = tuple(order[count:])
    if game.letter == "v":
        flip = hands[dealer].pop()
        start = Position(tuple(map(tuple, hands)), rest, (flip,), dealer, played=True, completed=-1)
        return start._replace(step="suit") if is_ordering(game, flip) else finish_move(game, start)
    heap = ()
    if game.letter in "bg":
        heap, rest = rest[:1], rest[1:]
    return Position(tuple(map(tuple, hands)), rest, heap, left if first is None else first)


def after(game, position, move):
    """The position after a move of the mover."""
    verb, _, what = move.partition(" ")
    if verb == "play":
        return lay(game, position, what)
    if verb == "order":
        return finish_move(game, position._replace(suit=what))
    if verb == "decline":
        return next_player(position)
    return pay(game, position) if position.step == "sixes" else draw(game, position)


def lay(game, position, card):
    seat, before = position.mover, position
    hand = tuple(one for one in position.hands[seat] if one != card)
    covered = before.heap and before.played and has_right(game, before.heap[0]) and before.heap[0][1] == card[1]
    position = position._replace(
        hands=with_hand(position, seat, hand), heap=(card, *before.heap), suit="", played=True, step="turn"
    )
    if not hand and (not has_right(game, card) or game.on("ace_last_wins")):
        return position._replace(step="done", winner=seat)
    if has_right(game, card):
        return position._replace(step="ace", aces=before.aces + 1)
    if covered or is_ordering(game, card):
        return position._replace(step="suit")
    return finish_move(game, position)


def with_hand(position, seat, hand):
    return (*position.hands[:seat], hand, *position.hands[seat + 1 :])


def next_player(position, steps=1):
    """The move is complete and does nothing more."""
    position = position._replace(completed=position.completed + 1, aces=0)
    if position.completed == LONGEST:
        return position._replace(step="done")
    return position._replace(mover=(position.mover + steps) % len(position.hands), step="turn")


def finish_move(game, position):
    """The move is complete, and the top card acts."""
    takes, skips = punishment(game, position.heap[0])
    position = next_player(position)
    if position.step == "done" or not skips:
        return position
    position = position._replace(debt=position.debt + takes)
    if position.heap[0][0] == "6" and game.on("stack_six"):
        return position._replace(step="sixes")
    return pay(game, position)


def pay(game, position):
    """The mover takes what he owes and is skipped."""
    while position.debt:
        ready = with_stock(game, position)
        if ready is None:
            return position._replace(step="shuffle", resume="pay")
        if not ready.stock:
            break
        position = take(ready)._replace(debt=ready.debt - 1)
    return position._replace(debt=0, step="turn", mover=(position.mover + 1) % len(position.hands))


def take(position):
    card, *rest = position.stock
    hand = (*position.hands[position.mover], card)
    return position._replace(stock=tuple(rest), hands=with_hand(position, position.mover, hand))


def with_stock(game, position):
    """With something to draw if there is anything; None when the table must shuffle first."""
    if position.stock or len(position.heap) < 2:
        return position
    if game.on("reshuffle"):
        return None
    return position._replace(stock=tuple(reversed(position.heap[1:])), heap=position.heap[:1])


def draw(game, position):
    """One card is drawn."""
    ready = with_stock(game, position)
    if ready is None:
        return position._replace(step="shuffle", resume=position.step)
    if not ready.stock:
        return next_player(ready)
    drawn = take(ready)
    card = drawn.hands[drawn.mover][-1]
    fifth_ace = has_right(game, card) and position.aces >= 4
    if fits(game, card, drawn) and not fifth_ace:
        return drawn._replace(step="ace-fitting" if position.step == "ace" else "fitting")
    if position.step != "ace" and game.on("draw_until") and (drawn.stock or len(drawn.heap) > 1):
        return drawn._replace(step="on")
    return next_player(drawn)


def after_shuffle(game, position, order):
    """The table has shuffled the turned cards."""
    assert sorted(order) == sorted(position.heap[1:])
    ready = position._replace(stock=tuple(order), heap=position.heap[:1], step=position.resume, resume="")
    return pay(game, ready) if ready.step == "pay" else draw(game, ready)


# What it costs


def reckoning(game, position):
    """What each player writes down."""
    cost = COSTS[game.letter]
    written = [sum(cost.get(card[0], 0) for card in hand) for hand in position.hands]
    if position.winner is not None and position.heap[0][0] == "Q" and game.letter in "bg":
        written[position.winner] = -30
    return written


def lost_at_once(game, position):
    """Who has lost the match because of a jack."""
    if game.letter != "v" or game.on("jack_points") or position.winner is None:
        return set()
    return {seat for seat, hand in enumerate(position.hands) if any(card[0] == "J" for card in hand)}


def places(totals, losers):
    """The places at the end of the match."""
    order = sorted((seat in losers, total) for seat, total in enumerate(totals))
    return [1 + order.index((seat in losers, total)) for seat, total in enumerate(totals)]
