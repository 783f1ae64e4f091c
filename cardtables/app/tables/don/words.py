"""What is said at a Don table: the header, the trump sign, the advice."""

from typing import cast

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _p, refusal
from cardtables.app.widgets.board import Pegs
from cardtables.app.widgets.plate import NAME_CELLS
from cardtables.app.widgets.sign import Sign
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import SUIT, SUITS, Card, Suit
from cardtables.engine.seats import TABLE, Seat
from cardtables.games.don.state import DonState
from cardtables.games.don.terms import DonTerms

SUIT_NAMES = ("spades", "hearts", "diamonds", "clubs")
ARE_TRUMP = (N_("♠ spades are trump"), N_("♥ hearts are trump"), N_("♦ diamonds are trump"), N_("♣ clubs are trump"))
FOLLOW = (
    N_("spades were led: follow with {suit}"),
    N_("hearts were led: follow with {suit}"),
    N_("diamonds were led: follow with {suit}"),
    N_("clubs were led: follow with {suit}"),
)
FOLLOW_OR_RUFF = (
    N_("spades were led: follow with {suit}, or ruff with {trump}"),
    N_("hearts were led: follow with {suit}, or ruff with {trump}"),
    N_("diamonds were led: follow with {suit}, or ruff with {trump}"),
    N_("clubs were led: follow with {suit}, or ruff with {trump}"),
)
VOID = (
    N_("no {suit} in hand, spades were led: any card"),
    N_("no {suit} in hand, hearts were led: any card"),
    N_("no {suit} in hand, diamonds were led: any card"),
    N_("no {suit} in hand, clubs were led: any card"),
)
TAKEN_FOLLOW = N_("the trick goes to {name}: follow with {suit}")
TAKEN_OR_RUFF = N_("the trick goes to {name}: {suit} or a ruff with {trump}")
TAKEN_VOID = N_("the trick goes to {name}, no {suit} in hand: any card")
"""The same where the first trick has an owner from the beginning (Irish Don)."""
SHORT_NAME = 8
"""Cells of a name in the middle of an advice."""
REFUSED = {
    "follow_S": N_("follow spades while you have one"),
    "follow_H": N_("follow hearts while you have one"),
    "follow_D": N_("follow diamonds while you have one"),
    "follow_C": N_("follow clubs while you have one"),
}
"""A refusal at the table is the rule."""
NAMING_KEYS = "QWER"
"""The keys that name a suit, in the order of the suits."""


def terms(scene: Scene) -> DonTerms:
    """The terms of the match on the table."""
    return cast(DonTerms, scene.rules)


def trump_was_named(scene: Scene) -> bool:
    """Whether the pitcher names the trump instead of leading it."""
    return terms(scene).options.trump == "declared"


def plays_itself(scene: Scene) -> bool:
    """Whether the last trick of the deal is under way, which plays itself (decisions.md D18)."""
    return len(scene.view.table.takers) == terms(scene).variant.tricks - 1


def may_act(scene: Scene) -> bool:
    """Whether whoever has opened the hand is to choose now."""
    return bool(scene.view.legal) and not scene.taking_in and not plays_itself(scene)


def suit_name(suit: Suit) -> str:
    """A suit in words: `hearts`."""
    return _p("suit", SUIT_NAMES[suit])


def home(scene: Scene) -> int | None:
    """The side that has reached the target while the deal is played out; None: nobody, or the match is over by it."""
    table: DonState = scene.view.table
    options = terms(scene).options
    if options.finish == "peg_out" or table.to_play == TABLE:
        return None
    return table.reached if table.reached is not None and table.score[table.reached] >= options.target else None


def where(scene: Scene) -> str:
    """`deal 3 · trick 1 of 9 · to 121`."""
    table: DonState = scene.view.table
    target, deal = terms(scene).options.target, len(table.deals) + 1
    tricks, hand = len(table.takers), terms(scene).variant.tricks
    if table.pitcher is None:
        return _("to {target}").format(target=target)
    if scene.taking_in or table.to_play == TABLE:
        # What lies on the table is the trick that has just been taken.
        tricks, deal = tricks - 1, deal - (table.to_play == TABLE)
    side, words = home(scene), _("deal {deal} · trick {trick} of {hand} · to {target}")
    if side is not None:
        words = _("deal {deal} · trick {trick} of {hand} · {side} is home, played out")
    return words.format(deal=deal, trick=tricks + 1, hand=hand, target=target, side=SIDE_SIGNS[side or 0])


def whose(scene: Scene) -> str:
    """`Boris to play`."""
    seat = scene.view.table.to_play
    return "" if seat == TABLE else _("{name} to play").format(name=cut(scene.names[seat], NAME_CELLS))


def trump_sign(scene: Scene) -> Sign:
    """The sign that shows the trump, or that there is none yet."""
    table: DonState = scene.view.table
    if table.pitcher is None:
        return Sign(_("TRUMP"), None, _("none yet"))
    pitch = _("pitch: {name}").format(name=cut(scene.names[table.pitcher], 8))
    if table.trump is None:
        return Sign(_("TRUMP"), None, _("none yet"), pitch)
    return Sign(_("TRUMP"), table.trump, "♠♥♦♣"[table.trump] + " " + suit_name(table.trump), pitch)


def holder_words(ink: Ink, scene: Scene) -> list[Part]:
    """`Boris holds 2♦`, as long as all know it (Irish Don)."""
    table: DonState = scene.view.table
    if not table.named or table.pitcher is None:
        return []
    name = scene.names[table.pitcher]
    words = told(name, _("{name} holds {card}"), _("{name} hold {card}"))
    return fill(words, ink.style("soft"), name=cut(name, NAME_CELLS), card=faces.card_words(ink, table.named[0]))


def pegs_of(scene: Scene, behind: tuple[int, ...] = (0, 0)) -> Pegs:
    """Where the pegs stand; `behind`: how many holes each front peg has still to go."""
    table: DonState = scene.view.table
    fronts = tuple(front - holes for front, holes in zip(table.score, behind, strict=True))
    return Pegs(terms(scene).options.target, fronts, tuple(table.rear))


# The advice


def advice(ink: Ink, scene: Scene) -> list[Part]:
    """One line: what happened, and what may be done."""
    soft = ink.style("soft")
    if scene.trouble:
        return [(scene.trouble, ink.style("bad", bold=True))]
    if scene.refusal:
        words = _(REFUSED[scene.refusal]) if scene.refusal in REFUSED else refusal(scene.refusal)
        return [(words, ink.style("gold", bold=True))]
    if scene.opened is None and scene.awaited is not None:
        return []  # the curtain sign speaks
    if may_act(scene):
        return _what_may_be_done(ink, scene)
    return [(_what_comes(scene), soft)]


def _what_comes(scene: Scene) -> str:
    """What happens next without this player."""
    if scene.taking_in:
        return _("Enter takes the trick in")
    seat = scene.view.table.to_play
    if plays_itself(scene):
        return _("the last trick plays itself")
    return "" if seat == TABLE else _("waiting for {name}").format(name=cut(scene.names[seat], NAME_CELLS))


def _what_may_be_done(ink: Ink, scene: Scene) -> list[Part]:
    table, soft = scene.view.table, ink.style("soft")
    assert scene.opened is not None
    hand: list[Card] = table.hands[scene.opened]
    if table.trump is None and trump_was_named(scene):
        return _naming(ink, hand)
    holder = terms(scene).takes_first(table)
    if not table.trick:
        return [(_lead(table, holder), soft)]
    led = SUIT[table.trick[0]]
    void = all(SUIT[card] != led for card in hand)
    ruffs = terms(scene).options.may_ruff and led != table.trump
    if holder is not None:
        words = TAKEN_VOID if void else TAKEN_OR_RUFF if ruffs else TAKEN_FOLLOW
        name = cut(scene.names[holder], SHORT_NAME)
        return fill(_(words), soft, name=name, suit=sign_of(ink, led), trump=sign_of(ink, table.trump))
    words = VOID[led] if void else FOLLOW_OR_RUFF[led] if ruffs else FOLLOW[led]
    return fill(_(words), soft, suit=sign_of(ink, led), trump=sign_of(ink, table.trump))


def _lead(table: DonState, holder: Seat | None) -> str:
    """What the leader may do; `holder` is who has this trick whatever is played."""
    if holder is None:
        return _("lead any card: its suit becomes trump") if table.trump is None else _("your lead: any card")
    if table.trump is None:
        return _("the first trick is yours: lead any card, it makes trump")
    return _("the first trick is yours: lead any card")


def _naming(ink: Ink, hand: list[Card]) -> list[Part]:
    """`name the trump suit: Q ♠ 3  W ♥ 2 …`: the key of each suit and how many are held."""
    suits: list[Part] = []
    for key, suit in zip(NAMING_KEYS, SUITS, strict=True):
        held = sum(SUIT[card] == suit for card in hand)
        suits += [(f"  {key} ", ink.style("gold", bold=True)), sign_of(ink, suit), (f" {held}", ink.style("say"))]
    return fill(_("name the trump suit:{suits}"), ink.style("soft"), suits=suits)


def sign_of(ink: Ink, suit: Suit | None) -> Part:
    """The sign of a suit in its colour."""
    assert suit is not None
    return "♠♥♦♣"[suit], ink.suit(suit)


def leader_of(table: DonState, seats: int, finished: bool) -> Seat:
    """Who led to the trick on the table; with `finished` to the one that has just been taken."""
    if finished:
        before = table.takers[-2] if len(table.takers) > 1 else table.pitcher
        assert before is not None
        return before
    return Seat((table.to_play - len(table.trick)) % seats)
