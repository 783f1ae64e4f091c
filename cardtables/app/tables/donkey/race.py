"""The race to the nose: four boxes where the keys of the four seats lie, and one banner across the table."""

from dataclasses import dataclass

from textual.geometry import Size

from cardtables.app.canvas import Canvas, cut
from cardtables.app.ink import Ink
from cardtables.app.layout_keys import letter_on
from cardtables.app.names import told
from cardtables.app.race import ZONES, Start
from cardtables.app.tables.donkey import words as donkey_words
from cardtables.app.tables.donkey.words import NAME_CELLS, alive, terms
from cardtables.app.tables.table import Scene
from cardtables.app.texts import _, decimal, language
from cardtables.engine.seats import Seat
from cardtables.games.donkey.state import DonkeyState

HEAVY = "┏━┓┃┗┛"


@dataclass(frozen=True)
class Plan:
    """Where the boxes lie, and how large they and the caps of the keys are."""

    width: int
    height: int
    box: tuple[int, int]
    cap: tuple[int, int]
    """Cells of a key."""
    keys: tuple[int, int]
    """Where the first key lies in the box."""
    step: tuple[int, int]
    """Cells from one key to the next, and rows from one row to the next."""
    banner: tuple[int, int]
    """First row and rows."""


SMALL = Plan(80, 22, (36, 8), (3, 2), (3, 3), (6, 2), (9, 4))
LARGE = Plan(120, 38, (56, 14), (5, 3), (10, 4), (10, 4), (15, 8))


def draw_race(canvas: Canvas, ink: Ink, size: Size, scene: Scene) -> None:
    """The whole table: nothing on it but the keys, the letters, and who has touched."""
    plan = LARGE if size.width >= 110 and size.height >= 32 else SMALL
    x, y = (canvas.width - plan.width) // 2, (canvas.height - plan.height) // 2
    width, height = plan.box
    right, low = plan.width - 2 - width, plan.height - 1 - height
    corners = ((2, 1), (right, 1), (right, low), (2, low))
    for seat in range(terms(scene).seats):
        _draw_seat(canvas, ink, plan, x + corners[seat][0], y + corners[seat][1], scene, Seat(seat))
    _draw_banner(canvas, ink, plan, y, scene)


# A seat


@dataclass(frozen=True)
class Mark:
    """What a seat's frame says, and how it stands out."""

    words: str
    colour: str
    heavy: bool = False


def _mark(scene: Scene, seat: Seat) -> Mark:
    """Whether a seat has touched, was too early, is ready, or is out of the game."""
    table: DonkeyState = scene.view.table
    touches, times, silent = _touches(table)
    start = scene.race or Start()
    if seat in touches:
        after = times[touches.index(seat)]
        words = _("TOUCHED {seconds}").format(seconds=decimal(after / 1000)) if after else _("TOUCHED")
        return Mark(words, "gold", heavy=True)
    if seat in silent:
        return Mark(_("no answer"), "faint")
    if seat not in alive(scene):
        return Mark(_("out"), "faint")
    if seat in start.early and table.opened is None:
        return Mark(_("too early"), "faint")
    return Mark(_("hands ready"), "soft") if seat in start.ready else Mark(_("press any key of yours"), "gold")


def _touches(table: DonkeyState) -> tuple[list[Seat], list[int], tuple[Seat, ...]]:
    """Who has touched, when after the first one, and who did not in time: in the race that runs or just ran."""
    if table.opened is not None:
        return table.touches, [time - table.times[0] for time in table.times], ()
    if table.deals and not any(table.hands):
        deal = table.deals[-1]
        return list(deal.touches), list(deal.times), deal.silent
    return [], [], ()


def _draw_seat(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, scene: Scene, seat: Seat) -> None:
    """Name and letters over the keys of the zone, the state in the lower frame."""
    width, height = plan.box
    mark = _mark(scene, seat)
    canvas.fill(x, y, width, height, ink.style("say", "felt-deep"))
    frame = ink.style("gold" if mark.heavy else "line", bold=mark.heavy)
    canvas.frame(x, y, width, height, frame, glyphs=HEAVY if mark.heavy else "╭─╮│╰╯")
    plays = seat in alive(scene)
    canvas.put(x + 2, y + 1, str(seat + 1), ink.style("gold", bold=True))
    canvas.put(x + 4, y + 1, cut(scene.names[seat], NAME_CELLS), ink.style("say" if plays else "faint", bold=True))
    word, count = terms(scene).options.word, _letters_before(scene, seat)
    canvas.write(x + width - 3 - (2 * len(word) - 1), y + 1, donkey_words.letters(ink, word, count))
    if plays and seat in scene.persons:
        _draw_keys(canvas, ink, plan, x + plan.keys[0], y + plan.keys[1], seat, mark.heavy)
    elif plays:
        canvas.put(x + 4, y + height // 2, _("computer"), ink.style("faint"))
    canvas.put(x + 2, y + height - 1, f" {mark.words} ", ink.style(mark.colour, bold=mark.heavy))


def _letters_before(scene: Scene, seat: Seat) -> int:
    """The letters with which everybody came into the race: the new one is told by its result."""
    table: DonkeyState = scene.view.table
    if table.deals and not any(table.hands):
        return table.deals[-1].before[seat]
    return table.letters[seat]


def _draw_keys(canvas: Canvas, ink: Ink, plan: Plan, x: int, y: int, seat: Seat, touched: bool) -> None:
    """The caps of the zone, staggered like the rows of a keyboard, in the layout of the language."""
    wide, high = plan.cap
    ground, words = ("gold", "on-gold") if touched else ("card", "card-spade")
    for row, keys in enumerate(ZONES[seat]):
        for place, key in enumerate(keys):
            left, top = x + plan.step[0] * place + 2 * row, y + plan.step[1] * row
            canvas.fill(left, top, wide, high - 1, ink.style(words, ground))
            cap = letter_on(key, language())
            canvas.centre(left, top + (high - 1) // 2, wide, cap, ink.style(words, ground, bold=True))
            canvas.fill(left, top + high - 1, wide, 1, ink.style("card-edge", "felt-deep"), char="▀")


# The banner


def _draw_banner(canvas: Canvas, ink: Ink, plan: Plan, y: int, scene: Scene) -> None:
    """Across the whole table: get ready, watch the faces, somebody has touched."""
    table: DonkeyState = scene.view.table
    first, rows = y + plan.banner[0], plan.banner[1]
    touches, _times, _silent = _touches(table)
    people = scene.persons & frozenset(alive(scene))
    if touches:
        name = cut(scene.names[touches[0]], NAME_CELLS)
        loud = told(name, _("{name} touched the nose"), _("you touched the nose")).format(name=name)
        answer = _("press any key of your own zone") if people else ""
        below = answer if table.opened is not None else _("the race is over")
        ground, words, soft = "gold", "on-gold", "on-gold"
    elif table.opened is not None:
        loud, below = _("watch the faces"), _("four of a kind? touch any key of your zone") if people else ""
        ground, words, soft = "felt-deep", "gold", "say"
    elif scene.race and scene.race.all_ready:
        loud, below = _("get ready"), _("hands still: it begins in a moment")
        ground, words, soft = "plate", "say", "say"
    else:
        loud, below = _("look up"), _("everybody touches any key of their zone")
        ground, words, soft = "plate", "gold", "say"
    canvas.fill(0, first, canvas.width, rows, ink.style("say", ground))
    if ground == "felt-deep":
        canvas.frame(0, first, canvas.width, rows, ink.style("gold", ground, bold=True), glyphs=HEAVY)
    middle = first + rows // 2 - 1
    canvas.centre(0, middle, canvas.width, spaced(loud, canvas.width - 4), ink.style(words, ground, bold=True))
    canvas.centre(0, middle + 1, canvas.width, below, ink.style(soft, ground))


def spaced(words: str, cells: int) -> str:
    """Capitals wide apart, as far as there is room: `A N N A   T O U C H E D`."""
    wide = "   ".join(" ".join(word) for word in words.upper().split())
    return wide if len(wide) <= cells else cut(words.upper(), cells)
