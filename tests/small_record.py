"""A Don record made by hand, for tests of records, saves and the command line.

Every deal is the same seen from the pitcher's seat. He has A K Q J 10 9 8 7 of clubs and the six of spades, the next
seat A K Q J 10 9 8 7 of spades and the six of clubs, then come nine diamonds and nine hearts. The pitcher leads his
clubs from the top, then the six of spades: his side pegs 4 + 3 + 2 + 1 + 0 + 9 + 0 + 0 for eight tricks and 8 for
game (68 against the three aces of the last trick, 12): 27 to 0.
"""

RANKS = "AKQJT987"
PACK = (
    " ".join(f"{rank}C {rank}S {rank}D {rank}H" for rank in RANKS)
    + " 6S 6C 6D 6H"
    + " 5C 5S 5D 5H 4C 4S 4D 4H 3C 3S 3D 3H 2C 2S 2D 2H"
)
HEAD = "cardtables record 1\ngame don\noptions target=61\nseats Anna | Жанна | [/] | bot:club\nseed s\n"
FIRST_TRICK = ("AC", "6C", "6D", "6H")
LATER_TRICKS = (
    ("KC", "7S", "7D", "7H"), ("QC", "8S", "8D", "8H"), ("JC", "9S", "9D", "9H"), ("TC", "TS", "TD", "TH"),
    ("9C", "JS", "JD", "JH"), ("8C", "QS", "QD", "QH"), ("7C", "KS", "KD", "KH"), ("6S", "AS", "AD", "AH"),
)  # fmt: skip


def deal(pitcher: int, at: int = 0) -> list[str]:
    """The lines of one deal, the shuffle first."""
    lines = [f"{at} T shuffle {PACK}"]
    for trick in (FIRST_TRICK, *LATER_TRICKS):
        lines += [f"{at} {(pitcher - 1 + place) % 4 + 1} play {card}" for place, card in enumerate(trick)]
    return lines


def record(*lines: str) -> str:
    """A record with these lines after the lot, which falls on seat 4: seat 1 has the pitch."""
    return HEAD + "\n".join(["0 T lot 4", *lines]) + "\n"


ONE_DEAL = record(*deal(1))
"""27 to 0, the next deal not yet dealt."""
FIVE_CARDS = record(*deal(1)[:6])
"""The shuffle, the first trick, and the king of clubs led: seat 2 is in turn."""
WHOLE = record(*deal(1, 10), *deal(2, 20), *deal(3, 30), *deal(4, 40), *deal(1, 50))
"""A whole match: 81 to 54 after five deals."""
