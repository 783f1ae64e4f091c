"""The options of the games in words: what each is called, what its values are called, and what they mean."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cardtables.app.texts import N_, _, _n
from cardtables.engine.game import AS_WRITTEN, TRADITIONAL, Game, Option, Value, option_values, value_word


class Words(NamedTuple):
    """One option in words."""

    title: str
    """At most 22 cells, so that it fits beside its value."""
    means: str
    """One sentence, at most 120 cells; the values may say more."""
    values: Mapping[Value, tuple[str, str]] = MappingProxyType({})
    """Name and meaning of each value; one left out, or without a name, is called by itself."""
    steps: tuple[int, ...] = ()
    """Of a number that may be anything, those that the screen offers beside the values."""


def _switch(title: str, means: str, no: str, yes: str) -> Words:
    """An option that is no or yes."""
    return Words(title, means, {False: (N_("no"), no), True: (N_("yes"), yes)})


PRESETS = {
    AS_WRITTEN: (N_("as written"), N_("Everything as the printed rules say.")),
    TRADITIONAL: (N_("traditional"), N_("As the game is mostly played today.")),
}

OPTIONS: dict[str, Words] = {
    "target": Words(N_("Play to"), N_("The side that gets there first wins the match.")),
    "trump": Words(
        N_("Trump"),
        N_("How the trump suit is found."),
        {
            "pitch": (N_("first card led"), N_("The suit of the first card led is trump.")),
            "declared": (N_("named first"), N_("The pitcher names the trump suit, then leads any card.")),
        },
    ),
    "may_ruff": _switch(
        N_("May ruff instead"),
        N_("Whether one may trump although one could follow suit."),
        N_("Whoever can follow suit must follow suit."),
        N_("On a plain suit one may follow or trump, as one likes."),
    ),
    "carry_tie": _switch(
        N_("Tied game carries"),
        N_("What becomes of the eight for game when both sides count the same."),
        N_("Equal counts: nobody gets the eight for game."),
        N_("Equal counts: the eight for game are added to the next deal's."),
    ),
    "finish": Words(
        N_("Match ends"),
        N_("When the match is decided."),
        {
            "play_out": (N_("deal played out"), N_("The deal is played out; the side that got there first wins.")),
            "peg_out": (N_("at once"), N_("Play stops as soon as a side gets there.")),
            "higher": (N_("higher total"), N_("The deal is played out; the higher total wins.")),
        },
    ),
    "irish-don:target": Words(
        N_("Play to"),
        N_("The side that gets there first wins the match."),
        {
            80: ("", N_("A side with 80 wins; that never takes more than two deals.")),
            81: (N_("over 80"), N_("80 is not enough: after 80 to 80 there is a third deal.")),
        },
    ),
    "phat:carry_tie": _switch(
        N_("Tied muck carries"),
        N_("What becomes of the eight for the muck when both sides have 40."),
        N_("40 to 40: nobody gets the eight for the muck."),
        N_("40 to 40: the eight for the muck are added to the next deal's."),
    ),
    "first_trick": Words(
        N_("First trick"),
        N_("Who takes the first trick of a deal."),
        {
            "fixed": (N_("to the 2♦"), N_("It goes to whoever was dealt the 2♦, whatever is played.")),
            "normal": (N_("to the best card"), N_("It goes to the best card, like any other.")),
        },
    ),
    "pitch": Words(
        N_("The 2♦ leads"),
        N_("In which deals the holder of the 2♦ has the first lead."),
        {
            "every_deal": (N_("in every deal"), N_("Whoever is dealt the 2♦ leads first.")),
            "first_deal_only": (
                N_("in deal 1 only"),
                N_("In later deals the player on the dealer's left leads first."),
            ),
        },
    ),
    "phat_king": Words(
        N_("King of trumps"),
        N_("How much the king of trumps pegs."),
        {
            4: (N_("4 pegs"), N_("As printed, as much as the ace; probably a misprint.")),
            3: (N_("3 pegs"), N_("As in all other games of the family.")),
        },
    ),
    "rows": Words(
        N_("The row"),
        N_("How the nine cards on the table are played."),
        {
            "hidden_hand": (
                N_("unseen, any time"),
                N_("Out of suit, one may turn up a card of the row; the hand is hidden."),
            ),
            "open_rows": (N_("under open cards"), N_("No hand: nine cards seen by both lie on the nine unseen ones.")),
            "hand_first": (N_("after the hand"), N_("Nine tricks from the hand, then nine from the row.")),
        },
    ),
    "word": Words(
        N_("The word"),
        N_("Whoever has all its letters is out."),
        {"DONKEY": ("", N_("Six letters, and one is out.")), "PIG": ("", N_("Three letters, and one is out."))},
    ),
    "tie_window": Words(
        N_("Dead heat, ms"),
        N_("If the last two touch the nose within this time, the deal is played again; in thousandths of a second."),
        steps=(0, 20, 100, 150, 200),
    ),
    "loser_deals": _switch(
        N_("Loser deals"),
        N_("Who deals after a letter."),
        N_("The deal moves one place to the left."),
        N_("Whoever took the letter deals."),
    ),
    "limit": Words(
        N_("Play to"),
        N_("A deal that brings somebody to so many points ends the match; the lowest total wins."),
        {0: (N_("a single deal"), N_("One deal is the whole match."))},
        steps=(50, 100, 101, 150, 200, 300, 500, 1000),
    ),
    "draw_until": _switch(
        N_("Draw until it fits"),
        N_("How many cards one draws when nothing fits."),
        N_("When nothing fits, one card is drawn."),
        N_("When nothing fits, cards are drawn until one does."),
    ),
    "may_keep": _switch(
        N_("May keep a drawn card"),
        N_("Whether a drawn card that fits must be played."),
        N_("A drawn card that fits must be played."),
        N_("A drawn card that fits may be played or kept."),
    ),
    "stack_six": _switch(
        N_("Six answers six"),
        N_("Whether one may put a six on a six instead of taking two."),
        N_("After a six one takes two and skips, whatever one holds."),
        N_("Put a six on the six, and the next player takes two more."),
    ),
    "reshuffle": _switch(
        N_("Shuffle the old pile"),
        N_("What is done with the pile when the stock is out."),
        N_("The pile is turned over and drawn in the order in which it was played."),
        N_("The pile is turned over and shuffled."),
    ),
    "winner_leads": _switch(
        N_("Winner leads"),
        N_("Who plays first in the next deal."),
        N_("The player on the dealer's left plays first."),
        N_("The winner of the deal before plays first."),
    ),
    "durak-v:winner_leads": _switch(
        N_("Winner deals"),
        N_("Who deals, and with that turns up the first card."),
        N_("The deal moves one place to the left."),
        N_("The winner of the deal before deals."),
    ),
    "ace_last_wins": _switch(
        N_("Last ace wins"),
        N_("Whether one may go out with an ace."),
        N_("An ace as the last card has to be covered: its player draws one."),
        N_("One may go out with an ace."),
    ),
    "six_plain": _switch(
        N_("Six is plain"),
        N_("Whether a six makes the next player take two, as a seven does."),
        N_("After a six, as after a seven, the next player takes two and skips."),
        N_("Only a seven makes the next player take two and skip."),
    ),
    "jack_any": _switch(
        N_("Jack on any card"),
        N_("On what a jack may be put."),
        N_("A jack goes by suit or rank, like any card."),
        N_("A jack goes on any card."),
    ),
    "jack_points": _switch(
        N_("Jack costs points"),
        N_("What a jack left in hand means."),
        N_("Whoever is left with a jack loses the match at once."),
        N_("The long game: a jack in hand costs 10 points, and nobody loses at once."),
    ),
    "queen_skips": Words(
        N_("Queen skips"),
        N_("Whether the player after a queen loses a turn."),
        {
            True: (N_("yes"), N_("After a queen the next player skips; the one after meets the order.")),
            False: (N_("no"), N_("The next player has to meet the order of a queen.")),
        },
    ),
}
"""By option; `game:option` where an option means something else in one game."""


def _words(key: str, game_id: str) -> Words | None:
    return OPTIONS.get(f"{game_id}:{key}") or OPTIONS.get(key)


def option_title(key: str, game_id: str = "") -> str:
    """What an option is called in a game."""
    words = _words(key, game_id)
    return _(words.title) if words else key


def value_name(key: str, value: Value, game_id: str = "") -> str:
    """What a value is called in a game."""
    words = _words(key, game_id)
    if words and (name := words.values.get(value, ("", ""))[0]):
        return _(name)
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    return value_word(value)


def value_means(key: str, value: Value, game_id: str = "") -> str:
    """What a value means in a game, in a sentence."""
    words = _words(key, game_id)
    if not words:
        return ""
    return _(words.values[value][1] if value in words.values else words.means)


def choices(option: Option) -> tuple[Value, ...]:
    """The values one may walk through on the screen."""
    if not option.highest:
        return option.values
    steps = OPTIONS[option.key].steps if option.key in OPTIONS else (option.lowest, option.highest)
    offered = {value for value in (*option.values, *steps) if isinstance(value, int) and option.allows(value)}
    return tuple(sorted(offered))


def preset_of(game: Game, options: Any) -> str | None:
    """The preset that these options are; None when they are none."""
    return next((preset for preset in game.presets if game.choose(preset) == options), None)


def table_name(game: Game, options: Any) -> str:
    """The options in two or three words: `as written`, `3 rules changed`."""
    preset = preset_of(game, options)
    if preset is not None:
        return _(PRESETS[preset][0])
    plain = option_values(game.choose())
    changed = sum(plain[key] != value for key, value in option_values(options).items())
    return _n("{count} rule changed", "{count} rules changed", changed)
