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

FIRST, COLUMN = 15, 16
OPENINGS = {
    Opening.LEAD: N_("any card leads"),
    Opening.STARTER: N_("one is turned up"),
    Opening.FLIP: N_("the dealer's last is his move"),
}
RANKS = (
    (SIX, N_("six")), (SEVEN, N_("seven")), (JACK, N_("jack")), (QUEEN, N_("queen")), (ACE, N_("ace")),
)  # fmt: skip


def draw_family(canvas: Canvas, ink: Ink, x: int, y: int, game: Game) -> None:
    """A column a game, the one read about in gold, on a page of 80 × 22."""
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
            lines = lines_of(words(variants[one.id], one), COLUMN - 2)
            for down, line in enumerate(lines):
                canvas.put(x + FIRST + COLUMN * place, row + down, line, ink.style("soft" if line == "–" else "say"))
            height = max(height, len(lines))
        row += height


def _dealt(variant: Variant, _game: Game) -> str:
    return _("{count} each").format(count=variant.hand)


def _opening(variant: Variant, _game: Game) -> str:
    return _(OPENINGS[variant.opening])


def _fits(variant: Variant, _game: Game) -> str:
    return _("suit or rank") if len(variant.alike) > 1 else _("suit only; a six on a six")


def _does(rank: Rank) -> Callable[[Variant, Game], str]:
    """What a card of a rank does."""

    def words(variant: Variant, _game: Game) -> str:
        power = variant.powers.get(rank, PLAIN)
        if power == PLAIN:
            return "–"
        if power.covers:
            return _("one more card on it, and its suit orders")
        if power == SKIP:
            return _("next one skips")
        if power.takes:
            return _("next takes {count}, skips").format(count=power.takes)
        if rank in variant.anywhere:
            return _("on any card; orders") if power == ORDER else _("on any card; orders, next skips")
        return _("orders a suit")

    return words


def _bonus(variant: Variant, _game: Game) -> str:
    return _("a queen: −30") if variant.bonus == QUEEN else "–"


def _left_with(variant: Variant, _game: Game) -> str:
    if variant.fatal == JACK:
        return _("a jack: the match is lost")
    return "–"


def _costs(variant: Variant, _game: Game) -> str:
    worth = variant.worth
    said = [f"{letter} {worth[rank]}" for letter, rank in zip("AKQJ", (ACE, KING, QUEEN, JACK), strict=True)]
    return ", ".join([*said, f"10 {worth[TEN]}"])


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
