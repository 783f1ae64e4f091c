"""The four games of English Durak side by side: what is dealt, what fits, what each card does and costs."""

from collections.abc import Callable
from typing import Any, cast

from cardtables.app.canvas import Canvas, cut
from cardtables.app.game_words import ABOUT
from cardtables.app.ink import Ink
from cardtables.app.options_words import option_title, value_name
from cardtables.app.texts import N_, _
from cardtables.app.widgets.leaf import lines_of
from cardtables.engine.cards import ACE, JACK, KING, QUEEN, SEVEN, SIX, TEN, Rank
from cardtables.engine.game import Game, option_values
from cardtables.games import GAMES
from cardtables.games.durak.powers import ORDER, PLAIN, SKIP, Opening, Variant
from cardtables.games.durak.terms import DurakTerms

COLUMNS = ((11, 15), (28, 16), (46, 16), (64, 16))
"""Where each game's column begins, and its cells; two are free between them."""
OPENINGS = {
    Opening.LEAD: N_("any card leads"),
    Opening.STARTER: N_("one is turned up"),
    Opening.FLIP: N_("one up: it acts"),
}
CHANGED = "•"
Words = Callable[[Variant, Any], str]
"""What stands in a row for a game and its options."""
RANKS = (
    (SIX, N_("six")), (SEVEN, N_("seven")), (JACK, N_("jack")), (QUEEN, N_("queen")), (ACE, N_("ace")),
)  # fmt: skip


def draw_family(canvas: Canvas, ink: Ink, x: int, y: int, game: Game, options: Any) -> None:
    """A column a game on a page of 80 × 22, as written; the one read about as at its table, what differs marked.

    A change that makes no difference to a row is named above them all.
    """
    family = [one for one in GAMES.values() if one.family == game.family]
    for (left, width), one in zip(COLUMNS, family, strict=True):
        if on := one.id == game.id:
            canvas.fill(x + left - 2, y, width + 3, 22, ink.style("say", "felt-deep"))
        title, _colon, rest = _(ABOUT[one.id].row).partition(": ")
        canvas.put(x + left, y, title, ink.style("gold" if on else "say", bold=True))
        canvas.put(x + left, y + 1, rest, ink.style("gold" if on else "soft"))
    if besides := _besides(game, options):
        canvas.put(x + 1, y + 2, cut(f"{CHANGED} {', '.join(besides)}", 78), ink.style("gold", bold=True))
    row = y + 3
    for name, words in ROWS:
        canvas.put(x + 1, row, _(name), ink.style("faint"))
        height = 1
        for (left, width), one in zip(COLUMNS, family, strict=True):
            written = words(_variant(one, one.choose()), one.choose())
            said = words(_variant(one, options), options) if one.id == game.id else written
            if said != written:
                canvas.put(x + left - 2, row, CHANGED, ink.style("gold", bold=True))
            lines = lines_of(said, width)
            for down, line in enumerate(lines):
                canvas.put(x + left, row + down, line, ink.style("soft" if line == "–" else "say"))
            height = max(height, len(lines))
        row += height


def _besides(game: Game, options: Any) -> list[str]:
    """What is changed at this table and makes no difference to any row."""
    as_written, found = _all_rows(game, game.choose()), []
    for key, value in option_values(options).items():
        changed = game.choose(changes={key: value})
        if changed != game.choose() and _all_rows(game, changed) == as_written:
            title = option_title(key, game.id)
            found.append(title if value is True else f"{title}: {value_name(key, value, game.id)}")
    return found


def _all_rows(game: Game, options: Any) -> list[str]:
    return [words(_variant(game, options), options) for _name, words in ROWS]


def _variant(game: Game, options: Any) -> Variant:
    """A game with its options worked in."""
    return cast(DurakTerms, game.rules(options, game.seats[0])).variant


def _dealt(variant: Variant, _options: Any) -> str:
    return _("{count} each").format(count=variant.hand)


def _opening(variant: Variant, _options: Any) -> str:
    return _(OPENINGS[variant.opening])


def _fits(variant: Variant, _options: Any) -> str:
    return _("suit or rank") if len(variant.alike) > 1 else _("suit; six on six")


def _does(rank: Rank) -> Words:
    """What a card of a rank does."""

    def words(variant: Variant, _options: Any) -> str:
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


def _bonus(variant: Variant, _options: Any) -> str:
    return _("a queen: −30") if variant.bonus == QUEEN else "–"


def _left_with(variant: Variant, _options: Any) -> str:
    if variant.fatal == JACK:
        return _("jack: match lost")
    return "–"


def _costs(variant: Variant, _options: Any) -> str:
    """`Q 30, A 11, others 10`: the dearest first, three ranks or more that cost the same together."""
    names = {ACE: "A", KING: "K", QUEEN: "Q", JACK: "J", TEN: _("ten")}
    costs = {rank: variant.worth[rank] for rank in names}
    common = next((cost for cost in costs.values() if list(costs.values()).count(cost) > 2), None)
    said = [f"{names[rank]} {cost}" for rank, cost in sorted(costs.items(), key=lambda one: -one[1]) if cost != common]
    said += [_("others {cost}").format(cost=common)] if common is not None else []
    return ", ".join(one.replace(" ", "\xa0") for one in said)


def _others(variant: Variant, _options: Any) -> str:
    return _("as printed") if variant.worth.get(SIX) else "0"


def _drawing(_variant: Variant, options: Any) -> str:
    return _("until one fits") if options.draw_until else _("draws one")


def _limit(_variant: Variant, options: Any) -> str:
    return str(options.limit) if options.limit else _("a single deal")


ROWS: tuple[tuple[str, Words], ...] = (
    (N_("cards"), _dealt),
    (N_("begins"), _opening),
    (N_("fits"), _fits),
    (N_("no card"), _drawing),
    *((name, _does(rank)) for rank, name in RANKS),
    (N_("out with"), _bonus),
    (N_("holding"), _left_with),
    (N_("in hand"), _costs),
    (N_("6 to 9"), _others),
    (N_("match to"), _limit),
)
