"""What is said at a table of Blind Don: where each card came from, the advice, the log trick by trick."""

from rich.cells import cell_len

from cardtables.app import faces
from cardtables.app.ink import Ink
from cardtables.app.tables.don import words as don_words
from cardtables.app.tables.don.log import Line, about, deal_line, deals, home_lines, taker_line, trump_line
from cardtables.app.tables.don.words import sign_of, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _p
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import EMPTY, SUIT, Card, Hand
from cardtables.engine.seats import TABLE, Seat
from cardtables.games.don.blind import BlindState, TurnUp


def is_open(scene: Scene) -> bool:
    """Whether open cards lie on the rows and no hand is held (`rows=open_rows`)."""
    return terms(scene).options.rows == "open_rows"


def places_of(scene: Scene) -> list[int]:
    """From which place of a row each card of the deal was turned up, in order of play; 0: from the hand."""
    return [action.slot if isinstance(action, TurnUp) else 0 for action, _at in scene.log]


def came_from(scene: Scene, order: int, cards: int) -> str:
    """`from hand` or `slot 3`, for card `order` of the last `cards` that were played; nothing with open rows."""
    places = places_of(scene)[-cards:]
    if is_open(scene) or order >= len(places):
        return ""
    return _("slot {slot}").format(slot=places[order]) if places[order] else _("from hand")


def tags(ink: Ink, scene: Scene, order: int, best: int, cards: int) -> list[Part]:
    """`led`, `★ winning`, `from hand`, a line each; of a finished trick who takes it and what it pegs."""
    gold, soft, said = ink.style("gold", bold=True), ink.style("soft", bold=True), []
    if scene.taking_in:
        pegs = scene.view.table.pegs[-1]
        if order == best:
            said.append((_("★ takes it"), gold))
            said += [(f"+{pegs}", gold)] if pegs else []
    else:
        said += [] if order else [(_("led"), soft)]
        said += [(_("★ winning"), gold)] if order == best and cards > 1 else []
    source = came_from(scene, order, cards)
    return [*said, (source, ink.style("faint"))] if source else said


def held(scene: Scene, seat: Seat) -> str:
    """`6 in hand, 8 on the table`; with open rows how many lie open and how many under them."""
    table: BlindState = scene.view.table
    row = _lying(table.table[seat])
    if is_open(scene):
        return _("{open} open, {covered} covered").format(open=_lying(table.shown[seat]), covered=row)
    hand = len(table.hands[seat]) + len(table.unseen[seat])
    return _("{hand} in hand, {row} on the table").format(hand=hand, row=row)


def _lying(row: Hand) -> int:
    return sum(card != EMPTY for card in row)


# The advice


def advice(ink: Ink, scene: Scene, slots: tuple[int, ...]) -> list[Part]:
    """One line: what happened, and what may be done; `slots`: what may be chosen, with the cursor on the own row."""
    if scene.trouble or scene.refusal or not don_words.may_act(scene):
        return don_words.advice(ink, scene)
    table: BlindState = scene.view.table
    assert scene.opened is not None
    soft, up = ink.style("soft"), ("↑", ink.style("gold", bold=True))
    seen = table.shown[scene.opened] if is_open(scene) else table.hands[scene.opened]
    seen = [card for card in seen if card != EMPTY]
    turns = any(isinstance(action, TurnUp) for action in scene.view.legal)
    if slots:
        down, places = ("↓", ink.style("gold", bold=True)), " ".join(map(str, slots))
        words = (
            _("choose a place: {places}; {down} back to the letters") if is_open(scene)
            else _("choose a place, 1 to 9; {down} back to the hand") if seen
            else _("turn up a card of your row, 1 to 9")
        )  # fmt: skip
        return fill(words, soft, down=down, places=(places, ink.style("say", bold=True)))
    if turns and not seen:
        return fill(_("no cards in hand: {up} to your row, then its number"), soft, up=up)
    if table.trick:
        return _following(ink, scene, seen, up if turns else None)
    if table.trump is None:
        words = _("lead any card: its suit becomes trump")
        return [(words if is_open(scene) else _("lead from the hand: its suit becomes trump"), soft)]
    words = _("your lead: any card, or {up} turn one of your row") if turns else _("your lead: any card")
    return fill(words, soft, up=up)


def _following(ink: Ink, scene: Scene, seen: list[Card], up: Part | None) -> list[Part]:
    """What may be put on a lead; `up`: the key to the row, where a card of it may be turned up."""
    table, soft = scene.view.table, ink.style("soft")
    led = SUIT[table.trick[0]]
    suit, trump = sign_of(ink, led), sign_of(ink, table.trump)
    if any(SUIT[card] == led for card in seen):
        ruffs = terms(scene).options.may_ruff and led != table.trump
        words = don_words.FOLLOW_OR_RUFF[led] if ruffs else don_words.FOLLOW[led]
        return fill(_(words), soft, suit=suit, trump=trump)
    if up is not None:
        return fill(_("no {suit} in hand: any card, or {up} turn one of your row"), soft, suit=suit, up=up)
    if is_open(scene):
        return fill(_("no {suit} lies open: any card"), soft, suit=suit)
    return fill(_(don_words.VOID[led]), soft, suit=suit)


# The log


def log_lines(ink: Ink, scene: Scene, width: int) -> list[Line]:
    """The finished deals in a line each, a blank one, the deal on the table."""
    told = [deal_line(ink, number, deal) for number, deal in enumerate(scene.view.table.deals, 1)]
    now = deal_lines(ink, scene, width)
    return [*told, [], *now] if told and now else told + now


def deal_lines(ink: Ink, scene: Scene, width: int) -> list[Line]:
    """The deal on the table: who deals, what is trump, every trick in a line, under it who pegs what."""
    table: BlindState = scene.view.table
    if table.pitcher is None or table.dealer is None:
        return []
    soft, between = ink.style("soft"), table.to_play == TABLE
    deal = (_("Deal {number}").format(number=len(table.deals) + (not between)), ink.style("say", bold=True))
    dealer = scene.names[table.deals[-1].dealer if between else table.dealer]
    lines = [about(deals(dealer), soft, width, dealer, deal=deal)]
    if table.trump is not None:
        lines.append(trump_line(ink, table))
    played, places = [*table.taken, *table.trick], places_of(scene)
    for number, start in enumerate(range(0, len(played), 2)):
        lines.append(_trick(ink, number + 1, played[start : start + 2], places[start : start + 2], width))
        if number < len(table.takers):
            lines.append(taker_line(ink, scene, width, table.takers[number], table.pegs[number]))
            lines += home_lines(ink, scene, number)
    return lines


def _trick(ink: Ink, number: int, cards: list[Card], places: list[int], width: int) -> Line:
    """`2  10♠ slot 2 A♠`; where that is too long `12  3: 10♠ 2: A♠`."""
    soft = ink.style("soft")
    for words in (_("slot {slot}"), _p("narrow log", "{slot}:")):
        line: Line = [(f"{number:<2} ", ink.style("say", bold=True))]
        for order, card in enumerate(cards):
            slot = places[order] if order < len(places) else 0
            line += [(words.format(slot=slot) + " ", soft)] if slot else []
            line += [*faces.card_words(ink, card), (" ", soft)]
        if len(cards) == 1:
            line.append(("…", soft))
        if sum(cell_len(text) for text, _style in line) < width:
            break
    return line
