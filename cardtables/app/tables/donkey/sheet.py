"""The sheets of Donkey: how a race went and who pays, who has won the match, how fast everybody's hand was."""

from statistics import median

from cardtables.app import faces
from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.names import told
from cardtables.app.tables.donkey import words as donkey_words
from cardtables.app.tables.donkey.words import NAME_CELLS, table_of_scene, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, _n, decimal
from cardtables.app.widgets.leaf import heading, lines_of
from cardtables.app.widgets.words import Part, fill
from cardtables.engine.seats import Seat
from cardtables.games.donkey.state import DonkeyDeal

TRACK = 34
"""Cells of the longest answer, at least a second."""
TITLE, COLUMN, SHORT = 10, 7, 8
"""Cells of a deal's title, of a seat's letters and of a name on the score sheet."""
NAME_X, TRACK_X, SECONDS_X, LETTERS_X, REMARK_X = 3, 13, 50, 57, 70


def deal_over(scene: Scene, number: int) -> str:
    """For the header."""
    return _("deal {deal} is over").format(deal=number + 1)


def looks_on(scene: Scene, number: int) -> bool:
    """Whether all the people at the keyboard were out of the game before this deal: computers played it alone."""
    before, full = table_of_scene(scene).deals[number].before, len(terms(scene).options.word)
    return bool(scene.persons) and all(before[seat] >= full for seat in scene.persons)


def draw_deal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, number: int) -> None:
    """The signal, the answers in order of time, and what comes of them, on a page of 80 × 22."""
    deal = table_of_scene(scene).deals[number]
    if not deal.touches:
        canvas.centre(x, y + 9, 80, donkey_words.no_letter(deal), ink.style("say"))
        return
    _draw_signal(canvas, ink, x, y, scene, deal)
    heading(canvas, ink, x + 3, y + 10, _("THE ANSWERS"))
    canvas.right(x + 78, y + 10, _("seconds after the signal"), ink.style("faint"))
    answers = [*zip(deal.touches, deal.times, strict=True), *((seat, None) for seat in deal.silent)]
    for row, (seat, time) in enumerate(answers):
        _draw_answer(canvas, ink, x, y + 11 + 2 * row, scene, deal, seat, time)
    canvas.write(x + 3, y + 19, donkey_words.outcome(ink, scene, deal))
    canvas.put(x + 3, y + 20, _what_follows(scene, deal), ink.style("faint"))


def _draw_signal(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonkeyDeal) -> None:
    """The four cards of whoever touched first, and whether they were worth it."""
    soft, name = ink.style("soft"), cut(scene.names[deal.touches[0]], NAME_CELLS)
    heading(canvas, ink, x + 3, y + 1, _("THE SIGNAL"))
    said = donkey_words.rank_shown(name, deal.shown)
    canvas.write(x + 3, y + 2, fill(said, soft, name=(name, ink.style("say", bold=True))))
    for place, card in enumerate(sorted(deal.shown)):
        faces.large(canvas, ink, x + 4 + 8 * place, y + 4, card)
    valid = (_("A valid signal."), "good") if deal.valid else (_("A false signal."), "bad")
    canvas.put(x + 40, y + 5, valid[0], ink.style(valid[1], bold=True))
    means = (
        _("The last to answer takes the letter.") if deal.valid
        else _("Whoever gave it takes the letter, whoever was last.")
    )  # fmt: skip
    for row, line in enumerate(lines_of(means, 38), y + 6):
        canvas.put(x + 40, row, line, soft)


def _draw_answer(
    canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, deal: DonkeyDeal, seat: Seat, time: int | None
) -> None:
    """A track as long as the answer took, its seconds, the letters, and what they mean."""
    pays = seat == deal.loser
    colour = "bad" if pays else "gold" if time == 0 else "soft"
    canvas.put(x + NAME_X, y, str(seat + 1), ink.style("gold", bold=True))
    canvas.put(x + NAME_X + 2, y, cut(scene.names[seat], TRACK_X - NAME_X - 3), ink.style("say", bold=True))
    canvas.fill(x + TRACK_X, y, TRACK, 1, ink.style("line"), char="─")
    if time is None:
        canvas.put(x + SECONDS_X, y, "…", ink.style("faint"))
    else:
        longest = max(1000, deal.times[-1])
        cells = round(time / longest * (TRACK - 1))
        canvas.fill(x + TRACK_X, y, cells, 1, ink.style(colour), char="█")
        canvas.put(x + TRACK_X + cells, y, "●", ink.style(colour))
        canvas.put(x + SECONDS_X, y, decimal(time / 1000), ink.style("say", bold=True))
    count = deal.before[seat] + pays
    canvas.write(x + LETTERS_X, y, donkey_words.letters(ink, terms(scene).options.word, count, new=pays))
    canvas.put(x + REMARK_X, y, _remark(deal, seat, time), ink.style(colour, bold=True))


def _remark(deal: DonkeyDeal, seat: Seat, time: int | None) -> str:
    if time is None:
        return _("no answer")
    if seat == deal.touches[0]:
        return _("signal")
    if deal.valid and deal.loser is None and not deal.silent and seat in deal.touches[-2:]:
        return _("dead heat")
    return _("last") if deal.valid and seat == deal.loser else ""


def _what_follows(scene: Scene, deal: DonkeyDeal) -> str:
    """What changes for those who play on, or when the deal would have been played again."""
    word = terms(scene).options.word
    if deal.loser is not None and deal.before[deal.loser] + 1 == len(word):
        name = cut(scene.names[deal.loser], NAME_CELLS)
        if all(letters < len(word) for letters in deal.before):
            words = told(
                name, _("{name} has all the letters. Jacks go out too: three play, 12 cards."),
                _("{name} have all the letters. Jacks go out too: three play, 12 cards."),
            )  # fmt: skip
        else:
            words = told(
                name, _("{name} has all the letters. Two are left: they have won together."),
                _("{name} have all the letters. Two are left: they have won together."),
            )  # fmt: skip
        return words.format(name=name)
    window = decimal(terms(scene).options.tie_window / 1000)
    if deal.valid and deal.loser is not None and not deal.silent:
        return _("Had the last two come within {seconds} s, the deal would be played again.").format(seconds=window)
    if deal.loser is None and not deal.silent:
        return _("Two answers within {seconds} s of each other cannot be told apart.").format(seconds=window)
    return ""


# The match


def draw_match(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene) -> None:
    """Who has won together, everybody's letters and place, and how fast the hands were."""
    table = table_of_scene(scene)
    standing = scene.rules.standing(table)
    canvas.fill(x + 2, y + 1, 53, 20, ink.style("say", "felt-deep"))
    first = [cut(scene.names[row.seats[0]], NAME_CELLS) for row in standing if row.place == 1]
    won = _("{one} and {other} have won together").format(one=first[0], other=first[1])
    canvas.put(x + 4, y + 2, won, ink.style("gold", bold=True))
    lettered = sum(deal.loser is not None for deal in table.deals)
    canvas.put(
        x + 4,
        y + 3,
        _n("{count} letter was dealt out.", "{count} letters were dealt out.", lettered),
        ink.style("soft"),
    )
    heads = ((_("place"), 24), (_("letters"), 33), (_("median"), 43), (_("best"), 51))
    for words, right in heads:
        canvas.right(x + 2 + right, y + 6, words, ink.style("faint"))
    order = sorted(standing, key=lambda row: (row.place or 0, row.seats))
    for line, row in enumerate(order):
        _draw_row(canvas, ink, x + 2, y + 8 + 2 * line, scene, row.seats[0], row.place or 0)
    canvas.put(x + 4, y + 17, _("Seconds from another's signal to the own touch."), ink.style("faint"))


def _draw_row(canvas: Canvas, ink: Ink, x: int, y: int, scene: Scene, seat: Seat, place: int) -> None:
    bold = ink.style("say", bold=True)
    word, table = terms(scene).options.word, table_of_scene(scene)
    canvas.put(x + 2, y, str(seat + 1), ink.style("gold", bold=True))
    canvas.put(x + 4, y, cut(scene.names[seat], NAME_CELLS), bold)
    canvas.right(x + 24, y, str(place), ink.style("gold" if place == 1 else "say", bold=True))
    letters = word[: table.letters[seat]] or "–"
    canvas.right(x + 33, y, letters, ink.style("bad", bold=True))
    times = reactions(table.deals, seat)
    if times:
        canvas.right(x + 43, y, decimal(median(times) / 1000), bold)
        canvas.right(x + 51, y, decimal(min(times) / 1000), bold)


def reactions(deals: list[DonkeyDeal], seat: Seat) -> list[int]:
    """How long after the first touch this seat touched, in milliseconds, in the deals in which others were first."""
    return [time for deal in deals for one, time in zip(deal.touches[1:], deal.times[1:], strict=True) if one == seat]


def score_lines(ink: Ink, scene: Scene) -> list[list[Part]]:
    """Deal by deal: everybody's letters, who touched first, who was last."""
    table, soft = table_of_scene(scene), ink.style("soft")
    word = terms(scene).options.word
    who: list[Part] = [(" " * TITLE, soft)]
    who += [(f"{cut(name, COLUMN - 1):<{COLUMN}}", ink.style("say", bold=True)) for name in scene.names]
    lines = [who]
    for number, deal in enumerate(table.deals, 1):
        title = _("Deal {number}").format(number=number)
        line: list[Part] = [(f"{title:<{TITLE}}", ink.style("say", bold=True))]
        for count, got in zip(deal.before, deal.points, strict=True):
            style = ink.style("bad" if got else "faint", bold=bool(got))
            line.append((f"{word[: count + got] or '–':<{COLUMN}}", style))
        lines.append([*line, ("  ", soft), (_in_short(scene, deal), soft)])
    return lines


def _in_short(scene: Scene, deal: DonkeyDeal) -> str:
    """How a race went, in at most 38 cells."""
    if not deal.touches:
        return _("void after 200 rounds")
    first = cut(scene.names[deal.touches[0]], SHORT)
    if not deal.valid:
        return _("false signal: {first}").format(first=first)
    if deal.loser is None:
        words = _("signal: {first}, several silent") if deal.silent else _("signal: {first}, dead heat")
        return words.format(first=first)
    last = cut(scene.names[deal.loser], SHORT)
    if deal.silent:
        return _("signal: {first}, silent: {last}").format(first=first, last=last)
    seconds = decimal(deal.times[-1] / 1000)
    return _("signal: {first}, last: {last} {seconds}").format(first=first, last=last, seconds=seconds)
