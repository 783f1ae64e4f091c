"""The news on the curtain sign of a Don table: what everybody has seen since the awaited player's last turn."""

from collections.abc import Callable

from rich.cells import cell_len

from cardtables.app import faces
from cardtables.app.canvas import cut
from cardtables.app.ink import SIDE_SIGNS, Ink
from cardtables.app.names import told
from cardtables.app.tables.don.words import ARE_TRUMP, home, leader_of, terms, trump_was_named
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _
from cardtables.app.widgets.board import side_colour
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.action import Play, Shuffle
from cardtables.games.don.blind import TurnUp
from cardtables.games.don.state import DonState

LINE_CELLS = 46
"""What a line of the smaller sign holds."""
NAME_CELLS = (10, 8, 6)
"""How much of a name is said: the most that lets the line fit."""
ON_THE_TABLE = (
    N_("{name} led {card}."),
    N_("{name} led {card}, {name2} put {card2}."),
    N_("{name} led {card}, {name2} put {card2}, {name3} {card3}."),
)
"""The trick under way, by how many cards lie in it."""

Line = list[Part]


def news_lines(ink: Ink, scene: Scene) -> list[Line]:
    """At most three lines, all of it public: everyone can read the sign."""
    before, now = _fitting(_before_this_trick, ink, scene), _fitting(_this_trick, ink, scene)
    lines = [before, _played_out(ink, scene), now, _score(ink, scene)]
    return [line for line in lines if line]


def _fitting(write: Callable[[Ink, Scene, int], Line], ink: Ink, scene: Scene) -> Line:
    """A line with its names as long as there is room for."""
    lines = [write(ink, scene, cells) for cells in NAME_CELLS]
    return next((line for line in lines if sum(cell_len(text) for text, _style in line) <= LINE_CELLS), lines[-1])


def _before_this_trick(ink: Ink, scene: Scene, cells: int) -> Line:
    table: DonState = scene.view.table
    soft = ink.style("soft")
    played = sum(isinstance(entry.action, Play | TurnUp) for entry in scene.news)
    if table.takers and (scene.taking_in or not table.trick or played > len(table.trick)):
        taker, pegs = table.takers[-1], table.pegs[-1]
        words = _takes(scene.names[taker], pegs)
        return fill(words, soft, side=_side(ink, taker % 2), name=cut(scene.names[taker], cells), pegs=pegs)
    if table.deals and any(isinstance(entry.action, Shuffle) for entry in scene.news):
        made = table.deals[-1].points
        return fill(
            _("Since your turn deal {number} ended: {side1} {made1}, {side2} {made2}."), soft,
            number=len(table.deals), side1=_side(ink, 0), made1=f"{made[0]:+}" if made[0] else "0",
            side2=_side(ink, 1), made2=f"{made[1]:+}" if made[1] else "0",
        )  # fmt: skip
    if table.trump is not None and not table.takers:
        return [(_(ARE_TRUMP[table.trump]) + ".", soft)]
    return []


def _takes(name: str, pegs: int) -> str:
    if pegs:
        him, you = (
            _("{side} {name} takes the trick and pegs {pegs}."),
            _("{side} {name} take the trick and peg {pegs}."),
        )
    else:
        him, you = _("{side} {name} takes the trick."), _("{side} {name} take the trick.")
    return told(name, him, you)


def _this_trick(ink: Ink, scene: Scene, cells: int) -> Line:
    table: DonState = scene.view.table
    soft = ink.style("soft")
    if not table.trick:
        if table.trump is not None:
            return []
        named, led = _("The pitch is yours: you name the trump suit."), _("The pitch is yours: your card makes trump.")
        return [(named if trump_was_named(scene) else led, soft)]
    leader = leader_of(table, scene.rules.seats, finished=False)
    details: dict[str, str | Line] = {}
    for place, card in enumerate(table.trick):
        number = str(place + 1) if place else ""
        details["name" + number] = cut(scene.names[(leader + place) % scene.rules.seats], cells)
        details["card" + number] = faces.card_words(ink, card)
    return fill(_(ON_THE_TABLE[len(table.trick) - 1]), soft, **details)


def _played_out(ink: Ink, scene: Scene) -> Line:
    """That a side is home, and that the deal goes on all the same."""
    side = home(scene)
    if side is None:
        return []
    words, target = _("{side} has reached {target}: the deal is played out."), terms(scene).options.target
    return fill(words, ink.style("soft"), side=_side(ink, side), target=target)


def _score(ink: Ink, scene: Scene) -> Line:
    ours, theirs = scene.view.table.score
    return fill(
        _("On the board: {side1} {score1}, {side2} {score2}."), ink.style("soft"),
        side1=_side(ink, 0), score1=ours, side2=_side(ink, 1), score2=theirs,
    )  # fmt: skip


def _side(ink: Ink, side: int) -> Part:
    return SIDE_SIGNS[side], ink.style(side_colour(side))
