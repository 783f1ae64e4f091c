"""The end of a deal of English Durak: the table as the last card left it, until the next deal is dealt."""

from dataclasses import replace

from cardtables.app.tables.durak.words import table_of_scene
from cardtables.app.tables.table import Scene
from cardtables.engine.action import Play
from cardtables.engine.cards import BACK, Card
from cardtables.games.durak.state import DurakState


def last_pile(scene: Scene) -> list[Card]:
    """The pile of the deal that is over, the oldest card first: it lies in front of all other cards put aside."""
    aside: list[Card] = table_of_scene(scene).aside
    plays = [entry.action.card for entry in scene.log if isinstance(entry.action, Play)]
    top = plays[-1] if plays else None
    return aside[: aside.index(top) + 1] if top in aside else []


def as_it_lay(scene: Scene) -> Scene:
    """After a deal the cards are put aside at once; what is shown is how they lay before that. Else the scene itself.

    Only what everybody has heard and seen goes into it; of the hands, which lie open on the result, only the one that
    was open before.
    """
    table = table_of_scene(scene)
    if any(table.hands) or not table.deals or not scene.log:
        return scene
    return replace(scene, view=replace(scene.view, table=_before_the_end(scene, table)))


def _before_the_end(scene: Scene, table: DurakState) -> DurakState:
    deal, pile = table.deals[-1], last_pile(scene)
    hands = [list(hand) if seat == scene.opened else [BACK] * len(hand) for seat, hand in enumerate(deal.hands)]
    plays = [entry.action.seat for entry in scene.log if isinstance(entry.action, Play)]
    stock = len(table.aside) - len(pile) - sum(map(len, hands))
    return replace(
        table, hands=hands, stock=[BACK] * stock, pile=pile, aside=[], dealer=deal.dealer, totals=list(deal.before),
        laid_by=plays[-1] if plays else None, deals=table.deals[:-1],
    )  # fmt: skip
