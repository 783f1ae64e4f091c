"""A race of Donkey told in lines: who touched first with which cards, how fast the others were, who pays."""

from collections.abc import Iterator

from cardtables.app.tables.donkey.words import new_letter, no_letter, rank_shown, verdict
from cardtables.app.texts import _, decimal
from cardtables.games.donkey.state import DonkeyDeal


def race_lines(deal: DonkeyDeal, names: tuple[str, ...], word: str, shown: str) -> Iterator[str]:
    """What everybody saw of it; `shown`: the four cards of whoever touched first, in words."""
    if deal.touches:
        first = names[deal.touches[0]]
        yield f"{rank_shown(first, deal.shown).format(name=first)} {shown}"
    if others := list(zip(deal.touches, deal.times, strict=True))[1:]:
        answers = "; ".join(f"{names[seat]} {decimal(time / 1000)}" for seat, time in others)
        yield _("Seconds after the signal: {answers}").format(answers=answers)
    if deal.silent:
        yield _("No answer: {names}").format(names=", ".join(names[seat] for seat in deal.silent))
    if deal.loser is None:
        yield no_letter(deal)
    else:
        name = names[deal.loser]
        yield verdict(name, deal).format(name=name, letter=new_letter(deal, word))
