"""What is said at a Don table: the header, the sign, the advice, the log, the news on the curtain."""

from typing import cast

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _p, refusal
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.sign import Sign
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.action import Shuffle
from cardtables.engine.cards import SUIT, SUITS, Card, Suit
from cardtables.engine.seats import TABLE, Seat
from cardtables.games.don.state import DonDeal, DonState
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


def suit_name(suit: Suit) -> str:
    """A suit in words: `hearts`."""
    return _p("suit", SUIT_NAMES[suit])


def where(scene: Scene) -> str:
    """`deal 3 · trick 1 of 9 · to 121`."""
    table: DonState = scene.view.table
    target, deal = terms(scene).options.target, len(table.deals) + 1
    tricks, hand = len(table.takers), terms(scene).variant.hand
    if table.pitcher is None:
        return _("to {target}").format(target=target)
    if scene.taking_in or table.to_play == TABLE:
        # What lies on the table is the trick that has just been taken.
        tricks, deal = tricks - 1, deal - (table.to_play == TABLE)
    return _("deal {deal} · trick {trick} of {hand} · to {target}").format(
        deal=deal, trick=tricks + 1, hand=hand, target=target
    )


def whose(scene: Scene) -> str:
    """`Boris to play`."""
    seat = scene.view.table.to_play
    return "" if seat == TABLE else _("{name} to play").format(name=cut(scene.names[seat], 10))


def trump_sign(scene: Scene) -> Sign:
    """The sign that shows the trump, or that there is none yet."""
    table: DonState = scene.view.table
    if table.pitcher is None:
        return Sign(_("TRUMP"), None, _("none yet"))
    pitch = _("pitch: {name}").format(name=cut(scene.names[table.pitcher], 8))
    if table.trump is None:
        return Sign(_("TRUMP"), None, _("none yet"), pitch)
    return Sign(_("TRUMP"), table.trump, "♠♥♦♣"[table.trump] + " " + suit_name(table.trump), pitch)


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
        return []
    if scene.taking_in:
        return [(_("Enter takes the trick in"), soft)]
    if not scene.view.legal:
        return []
    return _what_may_be_done(ink, scene)


def _what_may_be_done(ink: Ink, scene: Scene) -> list[Part]:
    table, soft = scene.view.table, ink.style("soft")
    assert scene.opened is not None
    hand: list[Card] = table.hands[scene.opened]
    if table.trump is None and terms(scene).options.trump == "declared":
        return _naming(ink, hand)
    if not table.trick:
        words = _("lead any card: its suit becomes trump") if table.trump is None else _("your lead: any card")
        return [(words, soft)]
    led = SUIT[table.trick[0]]
    sign = _sign(ink, led)
    if all(SUIT[card] != led for card in hand):
        return fill(_(VOID[led]), soft, suit=sign)
    if terms(scene).options.may_ruff and led != table.trump:
        return fill(_(FOLLOW_OR_RUFF[led]), soft, suit=sign, trump=_sign(ink, table.trump))
    return fill(_(FOLLOW[led]), soft, suit=sign)


def _naming(ink: Ink, hand: list[Card]) -> list[Part]:
    """`name the trump suit: Q ♠ 3  W ♥ 2 …`: the key of each suit and how many are held."""
    suits: list[Part] = []
    for key, suit in zip(NAMING_KEYS, SUITS, strict=True):
        held = sum(SUIT[card] == suit for card in hand)
        suits += [(f"  {key} ", ink.style("gold", bold=True)), _sign(ink, suit), (f" {held}", ink.style("say"))]
    return fill(_("name the trump suit:{suits}"), ink.style("soft"), suits=suits)


def _sign(ink: Ink, suit: Suit) -> Part:
    return "♠♥♦♣"[suit], ink.suit(suit)


def _side(ink: Ink, seat: Seat) -> Part:
    return SIDE_SIGNS[seat % 2], ink.style(side_colour(seat % 2))


# The log


def log_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """The finished deals in a line each, then the deal on the table card by card."""
    table: DonState = scene.view.table
    lines = [deal_line(ink, number, deal) for number, deal in enumerate(table.deals, 1)]
    between = table.to_play == TABLE and bool(table.deals)
    if table.pitcher is None or table.dealer is None:
        return lines
    deal = len(table.deals) + (0 if between else 1)
    dealer = table.deals[-1].dealer if between else table.dealer
    lines += [[]] if lines else []
    lines.append(
        fill(
            _("{deal}  {name} deals"),
            ink.style("soft"),
            name=_cut(scene, dealer),
            deal=(_("Deal {number}").format(number=deal), ink.style("say", bold=True)),
        )
    )
    return lines + _deal_lines(ink, scene)


def deal_line(ink: Ink, number: int, deal: DonDeal) -> list[Part]:
    """A finished deal in one line: what each side made of it."""
    points: list[Part] = []
    for side, made in enumerate(deal.points):
        points += [("  ", ink.style("soft")), (SIDE_SIGNS[side], ink.style(side_colour(side)))]
        points.append((f" {made:+}" if made else " 0", ink.style("soft")))
    name = _("Deal {number}").format(number=number), ink.style("say", bold=True)
    return fill("{name}{points}", ink.style("soft"), name=name, points=points)


def _deal_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    table: DonState = scene.view.table
    lines: list[list[Part]] = []
    seats, soft = scene.rules.seats, ink.style("soft")
    leader = table.pitcher
    played = [*table.taken, *table.trick]
    for trick in range(0, len(played), seats):
        assert leader is not None
        for place, card in enumerate(played[trick : trick + seats]):
            name = _cut(scene, Seat((leader + place) % seats))
            words = _("{name}  {card}") if place else _("{name} leads {card}")
            lines.append(fill(words, soft, name=name, card=faces.card_words(ink, card)))
            if not trick and not place and table.trump is not None:
                lines.append([(" " + _(ARE_TRUMP[table.trump]), ink.suit(table.trump, bold=False))])
        number = trick // seats
        if number < len(table.takers):
            leader, pegs = table.takers[number], table.pegs[number]
            words = _(" {side} {name} pegs {pegs}") if pegs else _(" {side} {name} takes it")
            lines.append(fill(words, ink.style("say"), side=_side(ink, leader), name=_cut(scene, leader), pegs=pegs))
    return lines


def _cut(scene: Scene, seat: Seat) -> str:
    return cut(scene.names[seat], 8)


# The news on the curtain


def news_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """Two lines of what everybody saw since the awaited player's last turn."""
    table, soft = scene.view.table, ink.style("soft")
    lines: list[list[Part]] = []
    dealt = any(isinstance(entry.action, Shuffle) for entry in scene.news)
    if scene.taking_in or (table.takers and not table.trick):
        taker = table.takers[-1]
        words = _("{side} {name} takes the trick and pegs {pegs}.") if table.pegs[-1] else _("{side} {name} takes it.")
        lines.append(fill(words, soft, side=_side(ink, taker), name=_cut(scene, taker), pegs=table.pegs[-1]))
    elif dealt and table.deals:
        lines.append(fill(_("A new deal. {last}"), soft, last=deal_line(ink, len(table.deals), table.deals[-1])))
    elif table.trump is None and table.pitcher is not None:
        lines.append([(_("You have the pitch."), soft)])
    trick = table.taken[-scene.rules.seats :] if scene.taking_in else table.trick
    if trick:
        lines.append(_on_the_table(ink, scene, trick))
    return lines


def _on_the_table(ink: Ink, scene: Scene, trick: list[Card]) -> list[Part]:
    table: DonState = scene.view.table
    leader = leader_of(table, scene.rules.seats, scene.taking_in)
    parts: list[Part] = []
    for place, card in enumerate(trick):
        name = cut(scene.names[(leader + place) % scene.rules.seats], 6)
        parts += [((" · " if place else "") + name + " ", ink.style("soft")), *faces.card_words(ink, card)]
    return parts


def leader_of(table: DonState, seats: int, finished: bool) -> Seat:
    """Who led to the trick on the table; with `finished` to the one that has just been taken."""
    if finished:
        before = table.takers[-2] if len(table.takers) > 1 else table.pitcher
        assert before is not None
        return before
    return Seat((table.to_play - len(table.trick)) % seats)
