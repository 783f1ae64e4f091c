"""A second scorer of the four Don games, written from the tables of the rules alone: it imports nothing of the program.

Cards are codes (`TH`), seats numbers from 1, what is done are the words of a record. It keeps one list of all that was
pegged, in order, and finds the winner by walking through it.
"""

RANKS = "23456789TJQKA"
PEGS = {
    # game: (pegs of trumps, pegs of the other suits, the game or muck)
    "don": ({"A": 4, "K": 3, "Q": 2, "J": 1, "9": 9, "5": 10}, {"5": 5}, 8),
    "blind-don": ({"A": 4, "K": 3, "Q": 2, "J": 1, "9": 9, "5": 10}, {"5": 5}, 8),
    "irish-don": ({"A": 4, "K": 3, "Q": 2, "J": 1, "9": 18, "5": 10}, {"9": 9, "5": 5}, 0),
    "phat": ({"A": 4, "K": 4, "Q": 2, "J": 1, "9": 18, "5": 10}, {"9": 9, "5": 5}, 8),
}
COUNT = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10}
AS_WRITTEN = {
    "don": {"target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out"},
    "blind-don": {
        "target": 121, "may_ruff": False, "carry_tie": False, "finish": "play_out", "rows": "hidden_hand",
    },
    "irish-don": {
        "target": 80, "trump": "pitch", "may_ruff": False, "finish": "play_out", "first_trick": "fixed",
        "pitch": "every_deal",
    },
    "phat": {
        "target": 121, "trump": "pitch", "may_ruff": False, "carry_tie": False, "finish": "play_out", "phat_king": 4,
    },
}  # fmt: skip


class Scorer:
    """One match, told action by action."""

    def __init__(self, game, options):
        self.game, self.options = game, {**AS_WRITTEN[game], **options}
        self.seats = [1, 2] if game == "blind-don" else [1, 2, 3, 4]
        self.pegged = []  # (side, points) of the whole match, in order
        self.deals = []
        self.dealer, self.turn, self.winner, self.over_from_ties = None, "T", None, 0

    def is_set(self, key, value):
        return self.options.get(key) == value

    def left(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def totals(self, until=None):
        return tuple(sum(points for side, points in self.pegged[:until] if side == one) for one in (0, 1))

    def worth(self, card, trump):
        trumps, plain, _ = PEGS[self.game]
        if card[1] != trump:
            return plain.get(card[0], 0)
        return 3 if card[0] == "K" and self.is_set("phat_king", 3) else trumps.get(card[0], 0)

    # What may be done

    def allowed(self):
        """The words of all that the seat in turn may do."""
        if self.turn in ("T", None):
            return set()
        if self.trump is None and self.is_set("trump", "declared"):
            return {f"trump {suit}" for suit in "SHDC"}
        may_see = self.open[self.turn] if self.is_set("rows", "open_rows") else self.hands[self.turn]
        cards = [card for card in may_see if card]
        if self.trick:
            led = self.trick[0][1][1]
            follow = {card for card in cards if card[1] == led}
            if follow:
                ruffs = {card for card in cards if card[1] == self.trump} if self.options["may_ruff"] else set()
                return {f"play {card}" for card in (follow if led == self.trump else follow | ruffs)}
        places = {f"turn {place}" for place, card in enumerate(self.rows[self.turn], 1) if card}
        if self.is_set("rows", "open_rows") or self.trump is None or (self.is_set("rows", "hand_first") and cards):
            places = set()
        return {f"play {card}" for card in cards} | places

    # What is done

    def do(self, who, verb, *words):
        if verb == "lot":
            self.dealer = int(words[0])
        elif verb == "shuffle":
            self.deal(list(words))
        elif verb == "trump":
            self.trump = words[0]
        elif verb == "turn":
            place = int(words[0]) - 1
            card, self.rows[who][place] = self.rows[who][place], None
            self.lay(who, card)
        else:
            pile = self.open[who] if self.is_set("rows", "open_rows") else self.hands[who]
            pile[pile.index(words[0])] = None
            self.lay(who, words[0])

    def deal(self, pack):
        first = self.left(self.dealer)
        order = [first]
        while len(order) < len(self.seats):
            order.append(self.left(order[-1]))
        self.rows, self.hands = {seat: [] for seat in order}, {seat: [] for seat in order}
        rounds = [self.rows] * 9 + [self.hands] * 9 if self.game == "blind-don" else [self.hands] * 13
        for piles in rounds[:9] if self.game == "don" else rounds:
            for seat in order:
                piles[seat].append(pack.pop(0))
        self.open = {seat: [] for seat in order}
        if self.is_set("rows", "open_rows"):
            self.open, self.hands = self.hands, self.open
        self.out, self.trump, self.trick = pack, None, []
        self.takers, self.pegs, self.played, self.count = [], [], [], [0, 0]
        self.by_card = self.game == "irish-don" and (self.is_set("pitch", "every_deal") or not self.deals)
        self.pitcher = next(seat for seat in order if "2D" in self.hands[seat]) if self.by_card else first
        self.turn, self.before, self.left_to_play = self.pitcher, self.totals(), 52 - len(pack)

    def lay(self, who, card):
        self.trump = self.trump or card[1]
        self.trick.append((who, card))
        self.played.append(card)
        self.turn = self.left(who)
        if len(self.trick) == len(self.seats):
            self.finish_trick()

    def taker(self):
        if self.by_card and not self.takers and self.is_set("first_trick", "fixed"):
            return self.pitcher
        led = self.trick[0][1][1]
        trumps = [(RANKS.index(card[0]), seat) for seat, card in self.trick if card[1] == self.trump]
        follows = [(RANKS.index(card[0]), seat) for seat, card in self.trick if card[1] == led]
        return max(trumps or follows)[1]

    def finish_trick(self):
        taker, cards = self.taker(), [card for _, card in self.trick]
        side, pegs = (taker - 1) % 2, sum(self.worth(card, self.trump) for card in cards)
        self.takers.append(taker)
        self.pegs.append(pegs)
        self.pegged.append((side, pegs))
        self.count[side] += sum(COUNT.get(card[0], 0) for card in cards)
        self.trick, self.turn = [], taker
        for seat in self.seats:
            for place, card in enumerate(self.open[seat]):
                if card is None and self.rows[seat][place]:
                    self.open[seat][place], self.rows[seat][place] = self.rows[seat][place], None
        stopped = self.is_set("finish", "peg_out") and max(self.totals()) >= self.options["target"]
        if stopped or len(self.played) == self.left_to_play:
            self.finish_deal(stopped)

    def finish_deal(self, stopped):
        game = [0, 0]
        if not stopped and self.count[0] != self.count[1]:
            side = 0 if self.count[0] > self.count[1] else 1
            game[side] = PEGS[self.game][2] and PEGS[self.game][2] + self.over_from_ties
            self.over_from_ties = 0
            self.pegged.append((side, game[side]))
        elif not stopped and self.options.get("carry_tie"):
            self.over_from_ties += 8
        totals, left = self.totals(), [*self.out]
        for piles in (self.hands, self.rows, self.open):
            left += [card for pile in piles.values() for card in pile if card]
        self.deals.append({
            "dealer": self.dealer, "pitcher": self.pitcher, "trump": self.trump, "taken": self.played,
            "takers": self.takers, "pegs": self.pegs, "count": self.count, "game": game,
            "points": [totals[0] - self.before[0], totals[1] - self.before[1]], "before": list(self.before),
            "out": sorted(left),
        })  # fmt: skip
        self.winner = self.who_has_won(totals)
        self.turn = "T" if self.winner is None else None
        self.dealer = self.left(self.dealer)

    def who_has_won(self, totals):
        there = [side for side in (0, 1) if totals[side] >= self.options["target"]]
        if len(there) < 2:
            return there[0] if there else None
        if self.is_set("finish", "higher"):
            return None if totals[0] == totals[1] else totals.index(max(totals))
        for until in range(len(self.pegged) + 1):
            for side in (0, 1):
                if self.totals(until)[side] >= self.options["target"]:
                    return side
        raise AssertionError
