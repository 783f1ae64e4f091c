"""The four games of English Durak side by side: what is dealt, what fits, what each card does and costs."""

from collections.abc import Callable

from cardtables.app.canvas import Canvas
from cardtables.app.game_words import ABOUT
from cardtables.app.ink import Ink
from cardtables.app.texts import N_, _
from cardtables.app.widgets.leaf import lines_of
from cardtables.engine.cards import ACE, JACK, KING, QUEEN, SEVEN, SIX, TEN, Rank
from cardtables.engine.game import Game
from cardtables.games import GAMES
from cardtables.games.durak.powers import ORDER, PLAIN, SKIP, Opening, Variant

FIRST, COLUMN = 13, 17
OPENINGS = {
    Opening.LEAD: N_("any card leads"),
    Opening.STARTER: N_("one is turned up"),
    Opening.FLIP: N_("one up: it acts"),
}
RANKS = (
    (SIX, N_("six")), (SEVEN, N_("seven")), (JACK, N_("jack")), (QUEEN, N_("queen")), (ACE, N_("ace")),
)  # fmt: skip


def draw_family(canvas: Canvas, ink: Ink, x: int, y: int, game: Game) -> None:
    """A column a game, the one read about on a darker ground, on a page of 80 × 22."""
    family = [one for one in GAMES.values() if one.family == game.family]
    variants = {one.id: one.rules(one.choose(), one.seats[0]).variant for one in family}  # type: ignore[attr-defined]
    for place, one in enumerate(family):
        left, on = x + FIRST + COLUMN * place, one.id == game.id
        if on:
            canvas.fill(left - 1, y, COLUMN, 22, ink.style("say", "felt-deep"))
        title, _colon, rest = _(ABOUT[one.id].row).partition(": ")
        canvas.put(left, y, title, ink.style("gold" if on else "say", bold=True))
        canvas.put(left, y + 1, rest, ink.style("gold" if on else "soft"))
    row = y + 3
    for name, words in ROWS:
        canvas.put(x + 2, row, _(name), ink.style("faint"))
        height = 1
        for place, one in enumerate(family):
            lines = lines_of(words(variants[one.id], one), COLUMN - 1)
            for down, line in enumerate(lines):
                canvas.put(x + FIRST + COLUMN * place, row + down, line, ink.style("soft" if line == "–" else "say"))
            height = max(height, len(lines))
        row += height


def _dealt(variant: Variant, _game: Game) -> str:
    return _("{count} each").format(count=variant.hand)


def _opening(variant: Variant, _game: Game) -> str:
    return _(OPENINGS[variant.opening])


def _fits(variant: Variant, _game: Game) -> str:
    return _("suit or rank") if len(variant.alike) > 1 else _("suit; six on six")


def _does(rank: Rank) -> Callable[[Variant, Game], str]:
    """What a card of a rank does."""

    def words(variant: Variant, _game: Game) -> str:
        power = variant.powers.get(rank, PLAIN)
        if power == PLAIN:
            return "–"
        if power.covers:
            return _("its suit on it orders")
        if power == SKIP:
            return _("next one skips")
        if power.takes:
            return _("+{count}, next skips").format(count=power.takes)
        if rank in variant.anywhere:
            return _("any card; orders") if power == ORDER else _("any card; orders, next skips")
        return _("orders a suit")

    return words


def _bonus(variant: Variant, _game: Game) -> str:
    return _("a queen: −30") if variant.bonus == QUEEN else "–"


def _left_with(variant: Variant, _game: Game) -> str:
    if variant.fatal == JACK:
        return _("jack: match lost")
    return "–"


def _costs(variant: Variant, _game: Game) -> str:
    """`Q 30, A 11, others 10`: the dearest first, three ranks or more that cost the same together."""
    names = {ACE: "A", KING: "K", QUEEN: "Q", JACK: "J", TEN: _("ten")}
    costs = {rank: variant.worth[rank] for rank in names}
    common = next((cost for cost in costs.values() if list(costs.values()).count(cost) > 2), None)
    said = [f"{names[rank]} {cost}" for rank, cost in sorted(costs.items(), key=lambda one: -one[1]) if cost != common]
    return ", ".join(said + ([_("others {cost}").format(cost=common)] if common is not None else []))


def _others(variant: Variant, _game: Game) -> str:
    return _("as printed") if variant.worth.get(SIX) else "0"


def _limit(_variant: Variant, game: Game) -> str:
    return str(game.choose().limit)


ROWS: tuple[tuple[str, Callable[[Variant, Game], str]], ...] = (
    (N_("cards"), _dealt),
    (N_("beginning"), _opening),
    (N_("what fits"), _fits),
    *((name, _does(rank)) for rank, name in RANKS),
    (N_("going out"), _bonus),
    (N_("left with"), _left_with),
    (N_("in hand"), _costs),
    (N_("6 to 9"), _others),
    (N_("match to"), _limit),
)
