"""The keys page of the Don tables for four: what each key does there, and what is special in each game."""

from typing import Any

from cardtables.app.texts import N_

THIRTEEN = ("irish-don", "phat")
"""The games in which so many cards are dealt to each."""


def key_lines(game: str, options: Any) -> tuple[tuple[str, str], ...]:
    """(Key, what it does), to be translated; only what there is to be done with these options."""
    many = game in THIRTEEN
    letter = (
        N_("Under a card: plays it. Thirteen cards: q to p, then a, s, d.") if many
        else N_("Under a card: plays that card.")
    )  # fmt: skip
    turned = (
        N_("The board; the log or what each card pegs.") if many
        else N_("The board; what each card pegs, and the log again.")
    )  # fmt: skip
    naming = ((N_("q w e r"), N_("Name the trump suit, before the first card is led.")),)
    return (
        (N_("your number"), N_("Opens your hand. The same key takes in a finished trick.")),
        (N_("the letter"), letter),
        (N_("← →  Enter"), N_("The slow way: choose a card, play it.")),
        *(naming if options.trump == "declared" else ()),
        (N_("Enter"), N_("Hurries the computers; takes in what lies there.")),
        (N_("Space or Esc"), N_("Hides the hand at once.")),
        (N_("Backspace"), N_("The last trick, once more.")),
        ("B  V", turned),
        (N_("Tab"), N_("The menu: rules, score sheet, take back, settings, leave.")),
        (N_("Ctrl+Q"), N_("Ends the program. Every card played is saved.")),
    )
