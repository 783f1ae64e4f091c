"""How a pile looks to somebody: open, shut, or not there; for the hand-written tables of who sees what."""

from cardtables.engine.cards import BACK, EMPTY
from cardtables.engine.sight import look

OPEN, SHUT, NONE = "open", "shut", "none there"


def seen_as(pile):
    """How these cards, as `look` gives them, are seen; empty places do not count."""
    cards = [card for card in pile if card != EMPTY]
    if not cards:
        return NONE
    assert len({card == BACK for card in cards}) == 1, "half open"
    return SHUT if BACK in cards else OPEN


def seen_by(state, name, owner, viewers):
    """How the pile of this name (of `owner`, where each seat has one) is seen by each viewer."""
    piles = [getattr(look(state, viewer), name) for viewer in viewers]
    return tuple(seen_as(pile if owner is None else pile[owner]) for pile in piles)


def all_see(state, names, viewers):
    """Whether all viewers see these facts as they are."""
    return all(getattr(look(state, viewer), name) == getattr(state, name) for viewer in viewers for name in names)


def heard_cards(match, viewer):
    """Every card that the log names to a viewer."""
    named = set()
    for action, _ in match.heard(viewer):
        order, card = getattr(action, "order", ()), getattr(action, "card", BACK)
        named |= {*order, card} - {BACK}
    return named
