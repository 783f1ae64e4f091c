"""The plan of a table with its seats, and the list of rules and habits beside it."""

from typing import TYPE_CHECKING, cast

from rich.cells import cell_len

from cardtables.app.canvas import Canvas, cut
from cardtables.app.habits import AT_THE_TABLE, STAYS, Habit
from cardtables.app.ink import SIDE_SIGNS, SUIT_SIGNS, Ink
from cardtables.app.names import seat_names
from cardtables.app.options_words import PRESETS, option_title, preset_of, value_means, value_name
from cardtables.app.setup import Setup
from cardtables.app.tables import table_of
from cardtables.app.texts import _
from cardtables.app.widgets.leaf import Leaf, focused_words, heading, lines_of
from cardtables.engine.cards import Suit
from cardtables.engine.game import Option, option_values

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp

PRESET, SEED = "preset", "seed"
Focus = int | str | Option | Habit
"""What may be chosen: a seat, an option, a habit, or one of the words above."""
BOX = 15
_ROUND = {2: ((15, 13), (15, 3)), 4: ((15, 3), (30, 8), (15, 13), (1, 8))}
"""Where the boxes of the seats stand, clockwise; where seats come and go they stand in a column."""
_RIGHT, _END = 47, 79


class SeatPlan(Leaf):
    """The drawn part of the seats screen."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.said = ""
        """What went wrong, instead of the explanation."""
        self._at = 0
        rules = setup.game.rules(setup.options, len(setup.seats))
        rows = rules.standing(rules.start())
        self._sides = [row.seats for row in rows if len(row.seats) > 1]

    # What is chosen

    @property
    def rows(self) -> list[tuple[Focus, int]]:
        """What may be chosen on the right, each with its row."""
        options: list[Focus] = [*self.setup.game.menu]
        rows: list[tuple[Focus, int]] = [(PRESET, 2), *zip(options, range(4, 4 + len(options)), strict=True)]
        first = max(11, 6 + len(options))
        tricks = table_of(self.setup.game).has_tricks
        habits: list[Focus] = [*(habit for habit in AT_THE_TABLE if habit is not STAYS or tricks), SEED]
        return rows + list(zip(habits, range(first + 1, first + 1 + len(habits)), strict=True))

    @property
    def all(self) -> list[Focus]:
        """Everything that may be chosen, in the order of ↓."""
        seats: list[Focus] = [*range(len(self.setup.seats))]
        return seats + [one for one, _row in self.rows]

    @property
    def focus_on(self) -> Focus:
        """What is chosen."""
        return self.all[self._at]

    def focus_at(self, focus_on: Focus) -> None:
        """Choose this."""
        self._at = self.all.index(focus_on)
        self.redraw()

    def step(self, step: int) -> None:
        """Choose the next or the one before."""
        self._at = (self._at + step) % len(self.all)
        self.said = ""
        self.redraw()

    def other_side(self) -> None:
        """From the seats to the rules, to the habits, and back."""
        seats, options = len(self.setup.seats), len(self.setup.game.menu) + 1
        starts = [0, seats, seats + options]
        self._at = next((start for start in starts if start > self._at), 0)
        self.redraw()

    def focus_under(self, x: int, y: int) -> Focus | None:
        """What lies at this cell of the widget."""
        left, top = self.corner()
        x, y = x - left, y - top
        for seat, (box_x, box_y) in enumerate(self._places()):
            if box_x <= x < box_x + BOX and box_y <= y < box_y + 2:
                return seat
        if x >= _RIGHT:
            return next((one for one, row in self.rows if row == y), None)
        return None

    def place_of_pen(self) -> tuple[int, int, int]:
        """Where one types for what is chosen: x, y and width in cells of the widget."""
        left, top = self.corner()
        if isinstance(self.focus_on, int):
            x, y = self._places()[self.focus_on]
            return left + x + 3, top + y, BOX - 4
        row = next(row for one, row in self.rows if one == SEED)
        return left + _END - 20, top + row, 20

    def _places(self) -> list[tuple[int, int]]:
        seats = len(self.setup.seats)
        return list(_ROUND[seats]) if self._is_round else [(15, 2 + 3 * seat) for seat in range(seats)]

    @property
    def _is_round(self) -> bool:
        """Whether the seats stand round a table: as many as always."""
        return len(self.setup.game.seats) == 1

    @property
    def _button_row(self) -> int:
        return max(19, self.rows[-1][1] + 1)

    # Drawing

    def fill(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        """The seats, the sides, the rules, the habits, the button."""
        heading(canvas, ink, x + 3, y + 1, _("SEATS"))
        if self._is_round:
            canvas.fill(x + 17, y + 6, 12, 6, ink.style("say", "felt-deep"))
            canvas.frame(x + 17, y + 6, 12, 6, ink.style("line"))
            for suit, sign in enumerate(SUIT_SIGNS):
                canvas.put(x + 20 + 2 * suit, y + 8, sign, ink.suit(Suit(suit)))
        names = seat_names(tuple(self.setup.seats))
        for seat, (box_x, box_y) in enumerate(self._places()):
            self._box(canvas, ink, x + box_x, y + box_y, seat, names[seat])
        if not self._is_round:
            canvas.put(x + 3, y + 3, "↓", ink.style("gold", bold=True))
            for row, line in enumerate(lines_of(_("to the left"), 9), y + 4):
                canvas.put(x + 3, row, line, ink.style("faint"))
        self._partners(canvas, ink, x + 3, y + 16, names)
        self._rules(canvas, ink, x, y)
        self._explain(canvas, ink, x + 3, y + 19)
        self.draw_button(canvas, ink, x + _END - 1, y + self._button_row, _("Deal the cards"))

    def _box(self, canvas: Canvas, ink: Ink, x: int, y: int, seat: int, name: str) -> None:
        on = self.focus_on == seat
        canvas.fill(x, y, BOX, 2, ink.style("card-spade" if on else "say", "card-up" if on else "plate"))
        if on:
            canvas.put(x - 1, y, "►", ink.style("gold", bold=True))
        canvas.put(x + 1, y, str(seat + 1), ink.style("mark" if on else "gold", bold=True))
        canvas.put(x + 3, y, cut(name, BOX - 6 if self._sides else BOX - 4), focused_words(ink, on, bold=True))
        kind = _("person") if self.setup.is_person(seat) else _("computer")
        canvas.put(x + 3, y + 1, kind, ink.style("ink-off" if on else "say"))
        for side, seats in enumerate(self._sides):
            if seat in seats:
                sign = ink.style("card-spade") if on else ink.style(f"side-{side + 1}", bold=True)
                canvas.right(x + BOX - 1, y, SIDE_SIGNS[side], sign)

    def _partners(self, canvas: Canvas, ink: Ink, x: int, y: int, names: tuple[str, ...]) -> None:
        for side, seats in enumerate(self._sides):
            canvas.put(x, y + side, SIDE_SIGNS[side], ink.style(f"side-{side + 1}", bold=True))
            one, other = (cut(names[seat], 16) for seat in seats[:2])
            canvas.put(x + 2, y + side, _("{one} and {other}").format(one=one, other=other), ink.style("soft"))

    def _rules(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        heading(canvas, ink, x + _RIGHT, y + 1, _("RULES"))
        chosen, settings = option_values(self.setup.options), cast("CardtablesApp", self.app).settings
        plain = option_values(self.setup.game.choose())
        for one, row in self.rows:
            on = one == self.focus_on
            if on:
                canvas.fill(x + _RIGHT - 2, y + row, _END - _RIGHT + 3, 1, ink.style("card-spade", "card-up"))
                canvas.put(x + _RIGHT - 2, y + row, "►", ink.style("mark", bold=True))
            match one:
                case Option(key=key):
                    words = option_title(key, self.setup.game.id), value_name(key, chosen[key], self.setup.game.id)
                    self._row(canvas, ink, x, y + row, *words, on=on, changed=chosen[key] != plain[key])
                case Habit():
                    self._row(canvas, ink, x, y + row, _(one.title), one.word(one.value(settings)), on=on)
                case str(word) if word == SEED:
                    seed = self.setup.seed
                    self._row(canvas, ink, x, y + row, _("Seed"), _("chance") if seed is None else cut(seed, 20), on=on)
                case _:
                    self._presets(canvas, ink, x + _RIGHT, y + row, on)
        first_habit = next(row for one, row in self.rows if isinstance(one, Habit))
        heading(canvas, ink, x + _RIGHT, y + first_habit - 1, _("AT THE TABLE"))

    def _row(
        self, canvas: Canvas, ink: Ink, x: int, y: int, title: str, value: str, *, on: bool, changed: bool = False
    ) -> None:
        if changed:
            canvas.put(x + _RIGHT - 1, y, "•", focused_words(ink, on, "gold"))
        canvas.put(x + _RIGHT, y, title, ink.style("card-spade") if on else ink.style("soft"))
        left = _END - cell_len(value) - 4
        canvas.put(x + left, y, f"‹ {value} ›", focused_words(ink, on, bold=True))

    def _presets(self, canvas: Canvas, ink: Ink, x: int, y: int, on: bool) -> None:
        now = preset_of(self.setup.game, self.setup.options)
        for preset, (words, _means) in PRESETS.items():
            chosen = preset == now
            style = focused_words(ink, on and chosen, "say" if chosen else "soft", chosen)
            if on and not chosen:
                style = ink.style("card-spade")
            x = canvas.put(x, y, f"{'◉' if chosen else '○'} {_(words)}", style) + 3

    def _explain(self, canvas: Canvas, ink: Ink, x: int, y: int) -> None:
        for row, line in enumerate(lines_of(self.said or self._means(), 42)[:3], y):
            canvas.put(x, row, line, ink.style("bad" if self.said else "faint"))

    def _means(self) -> str:
        """One sentence about what is chosen."""
        match self.focus_on:
            case Option(key=key):
                return value_means(key, option_values(self.setup.options)[key], self.setup.game.id)
            case Habit(means=means):
                return _(means)
            case str(word) if word == PRESET:
                preset = preset_of(self.setup.game, self.setup.options)
                return _(PRESETS[preset][1]) if preset else _("Rules of your own.")
            case str(word) if word == SEED:
                return _("The same seed deals the same cards again.")
        return _("Each opens the hand with their number.")
