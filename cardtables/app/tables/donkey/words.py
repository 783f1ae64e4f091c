"""What is said at a Donkey table: the header, the advice, who has chosen, the news on the curtain."""

from typing import cast

from rich.cells import cell_len

from cardtables.app.canvas import cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.table import Scene
from cardtables.app.texts import N_, _, _n, refusal
from cardtables.app.widgets.leaf import lines_of
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.cards import ACE, EMPTY, JACK, KING, QUEEN, RANK, Card
from cardtables.engine.seats import Seat
from cardtables.games.donkey.state import DonkeyDeal, DonkeyState
from cardtables.games.donkey.terms import DonkeyTerms

NAME_CELLS = 14
WORDS_CELLS = 36
"""Cells of the lines beside the hand."""
FOUR = {
    ACE: (N_("{name} touched first and shows four aces:"), N_("{name} touched first and show four aces:")),
    KING: (N_("{name} touched first and shows four kings:"), N_("{name} touched first and show four kings:")),
    QUEEN: (N_("{name} touched first and shows four queens:"), N_("{name} touched first and show four queens:")),
    JACK: (N_("{name} touched first and shows four jacks:"), N_("{name} touched first and show four jacks:")),
}
NO_FOUR = (
    N_("{name} touched first and shows no four of a kind:"),
    N_("{name} touched first and show no four of a kind:"),
)
"""What the first toucher shows: of him, and to him when he is called You."""


def terms(scene: Scene) -> DonkeyTerms:
    """The terms of the match on the table."""
    return cast(DonkeyTerms, scene.rules)


def table_of_scene(scene: Scene) -> DonkeyState:
    """What lies on the table, as seen."""
    table: DonkeyState = scene.view.table
    return table


def alive(scene: Scene) -> list[Seat]:
    """Who is still in the game."""
    word = terms(scene).options.word
    return [Seat(seat) for seat, letters in enumerate(scene.view.table.letters) if letters < len(word)]


def left_neighbour(scene: Scene, seat: Seat) -> Seat:
    """Who gets this seat's card: the next to the left who is still in the game."""
    players = alive(scene)
    return next((one for one in players if one > seat), players[0])


def where(scene: Scene) -> str:
    """`deal 7 · pass 3`."""
    table = table_of_scene(scene)
    deal = len(table.deals) + 1
    if not any(table.hands):
        return _("deal {deal}").format(deal=max(1, deal - 1)) if table.deals else ""
    if scene.race:
        return _("deal {deal} · watch their faces").format(deal=deal)
    return _("deal {deal} · pass {number}").format(deal=deal, number=table.rounds + 1)


def whose(scene: Scene) -> str:
    """`Boris chooses`, or how many still do."""
    table = table_of_scene(scene)
    seat = scene.opened if scene.opened is not None and scene.opened in scene.view.turn else scene.awaited
    if scene.race or not any(table.hands) or seat is None or seat not in scene.view.turn:
        return ""
    name = cut(scene.names[seat], 10)
    return told(name, _("{name} chooses"), _("{name} choose")).format(name=name)


def have_chosen(scene: Scene) -> str:
    """`1 of 4 has chosen`."""
    sealed = sum(card != EMPTY for card in scene.view.table.sealed)
    return _n("{count} of {all} has chosen", "{count} of {all} have chosen", sealed, all=len(alive(scene)))


def letters(ink: Ink, word: str, count: int, new: bool = False) -> list[Part]:
    """`D O N · · ·`: the letters somebody has, the newest on gold when it is new."""
    parts: list[Part] = []
    for place, letter in enumerate(word):
        style = ink.style("bad", bold=True) if place < count else ink.style("faint")
        if new and place == count - 1:
            style = ink.style("on-gold", "gold", bold=True)
        parts += [(letter if place < count else "·", style), (" ", ink.style("say"))]
    return parts[:-1]


def advice(ink: Ink, scene: Scene) -> list[Part]:
    """One line beside the own plate: what may be done, or what is at stake."""
    if scene.trouble:
        return [(scene.trouble, ink.style("bad", bold=True))]
    if scene.refusal:
        return [(refusal(scene.refusal), ink.style("gold", bold=True))]
    words, colour = _advice(scene)
    return [(words, ink.style(colour, bold=colour == "gold"))]


def _advice(scene: Scene) -> tuple[str, str]:
    """The words and their colour."""
    table = table_of_scene(scene)
    to_go = len(terms(scene).options.word) - table.letters[scene.bottom]
    chooses = scene.opened is not None and scene.opened in scene.view.turn
    if to_go <= 0:
        return _("out: watch how it ends"), "soft"
    if chooses and len({RANK[card] for card in table.hands[scene.bottom]}) == 1:
        return _("four of a kind: touch your nose when all look up"), "gold"
    if to_go == 1:
        return _("one more letter and you are the donkey"), "bad"
    return _("choose the card to pass") if chooses else "", "soft"


def what_to_do(ink: Ink, scene: Scene) -> list[list[Part]]:
    """Some lines beside the hand."""
    name = cut(scene.names[left_neighbour(scene, scene.bottom)], NAME_CELLS)
    if scene.view.table.sealed[scene.bottom] != EMPTY:
        first = _("Sealed: it cannot be changed.")
        more = _("All cards move when all have looked up and nobody touches the nose.")
    else:
        first = _("Pass one card face down to {name}.").format(name=name)
        more = _("Nobody sees it; all cards move together when all have chosen.")
    return [
        [(first, ink.style("say", bold=True))],
        *([(line, ink.style("soft"))] for line in lines_of(more, WORDS_CELLS)),
    ]


def order_of_passing(scene: Scene, cells: int) -> str:
    """`Anna → Boris → Vera → Gleb → Anna`, the names cut so that it fits, or seat numbers instead."""
    names = [scene.names[seat] for seat in alive(scene)]
    for room in range(NAME_CELLS, 3, -1):
        said = " → ".join(cut(name, room) for name in [*names, names[0]])
        if cell_len(said) <= cells:
            return said
    return " → ".join(str(seat + 1) for seat in [*alive(scene), alive(scene)[0]])


def news_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """What everybody has seen: how the last watch ended."""
    table, soft = table_of_scene(scene), ink.style("soft")
    if table.rounds:
        return [[(_("Nobody touched the nose: all cards have moved."), soft)]]
    if table.deals:
        return [outcome(ink, scene, table.deals[-1])]
    return [[(_("The first deal. Nobody has a letter yet."), soft)]]


def outcome(ink: Ink, scene: Scene, deal: DonkeyDeal) -> list[Part]:
    """Who gets the letter of a deal, and why."""
    soft, bold = ink.style("soft"), ink.style("say", bold=True)
    if deal.loser is None:
        return [(no_letter(deal), soft)]
    name = cut(scene.names[deal.loser], NAME_CELLS)
    letter = new_letter(deal, terms(scene).options.word)
    return fill(verdict(name, deal), soft, name=(name, bold), letter=(letter, ink.style("bad", bold=True)))


def new_letter(deal: DonkeyDeal, word: str) -> str:
    """The letter that this deal's loser gets."""
    assert deal.loser is not None
    return word[deal.before[deal.loser]]


def verdict(name: str, deal: DonkeyDeal) -> str:
    """That `name` gets the letter, and why; still to be filled."""
    if not deal.valid:
        return told(
            name, _("{name} had no four of a kind and gets the {letter}."),
            _("{name} had no four of a kind and get the {letter}."),
        )  # fmt: skip
    return told(name, _("{name} was last and gets the {letter}."), _("{name} were last and get the {letter}."))


def no_letter(deal: DonkeyDeal) -> str:
    """Why nobody gets a letter."""
    if not deal.touches:
        return _("After 200 rounds nobody had four of a kind: the deal is void.")
    if len(deal.silent) > 1:
        return _("More than one did not answer: nobody was last, the deal is played again.")
    return _("The last two came together: nobody was last, the deal is played again.")


def rank_shown(name: str, cards: tuple[Card, ...]) -> str:
    """What `name`, who touched first, shows; still to be filled."""
    ranks = {RANK[card] for card in cards}
    about_him, to_you = FOUR[ranks.pop()] if len(ranks) == 1 else NO_FOUR
    return told(name, _(about_him), _(to_you))
