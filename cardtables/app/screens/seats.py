"""Who sits where, and by which rules: the screen between the picker and a table."""

from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Input

from cardtables.app.habits import Habit
from cardtables.app.options_words import choices, preset_of
from cardtables.app.setup import LONGEST_NAME, Setup, prefilled
from cardtables.app.texts import _
from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.app.widgets.seat_plan import PRESET, SEED, SeatPlan
from cardtables.engine.game import AS_WRITTEN, Game, Option
from cardtables.engine.wrong import Wrong

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp


class NameInput(Input):
    """A name or a seed typed in its place; ↑ and ↓ walk through what was typed before."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "screen.typed(False)", show=False),
        Binding("up", "screen.earlier(1)", show=False),
        Binding("down", "screen.earlier(-1)", show=False),
    ]


class SeatsScreen(Screen[None]):
    """The plan of the table on the left, rules and habits on the right."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", id="seats.up"),
        Binding("down", "step(1)", id="seats.down"),
        Binding("left", "turn(-1)", id="seats.less"),
        Binding("right", "turn(1)", id="seats.more"),
        Binding("tab", "side", id="seats.side"),
        Binding("b", "kind", id="seats.kind"),
        Binding("a", "add", id="seats.add"),
        Binding("x", "remove", id="seats.remove"),
        Binding("r", "rules", id="seats.rules"),
        Binding("enter", "deal", id="seats.deal"),
        Binding("escape", "back", id="seats.back"),
        *(Binding(str(digit), f"name({digit})", id=f"seats.name{digit}") for digit in range(1, 10)),
    ]

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self._earlier = -1

    @property
    def cards(self) -> "CardtablesApp":
        """The app, as what it is."""
        return cast("CardtablesApp", self.app)

    @property
    def plan(self) -> SeatPlan:
        """The drawn part."""
        return self.query_one(SeatPlan)

    @property
    def setup(self) -> Setup:
        """The table being set up."""
        return self.plan.setup

    @property
    def pen(self) -> NameInput:
        """Where names are typed; hidden most of the time."""
        return self.query_one(NameInput)

    def compose(self) -> ComposeResult:
        """Header, plan, footer, and the pen that lies over the plan."""
        yield HeaderBar()
        yield SeatPlan(prefilled(self.game, self.cards.settings, _("You")))
        yield FooterBar()
        pen = NameInput(max_length=LONGEST_NAME, compact=True, select_on_focus=True)
        pen.display = False
        yield pen

    def on_screen_resume(self) -> None:
        """What was typed before is not meant for this screen."""
        self.cards.guard.shown()
        self.redraw()

    def redraw(self) -> None:
        """Say everything in the language of the moment."""
        self.query_one(HeaderBar).show(_(self.game.title).upper(), _("who sits where"), "")
        if self.pen.display:
            keys = [("Enter", _("keep")), ("↑ ↓", _("earlier names")), ("Esc", _("leave as it was"))]
        else:
            seats = [("B", _("person or computer"))]
            if len(self.game.seats) > 1:
                seats = [("A", _("add")), ("X", _("take away"))]
            arrows = [("↑ ↓", _("move")), ("← →", _("change"))]
            keys = [
                *(arrows if len(self.game.seats) == 1 else [("↑ ↓ ← →", _("change"))]),
                (f"1–{len(self.setup.seats)}", _("name")),
                *seats, ("R", _("rules")), ("Esc", _("back")),
            ]  # fmt: skip
        self.query_one(FooterBar).show(keys)
        self.plan.redraw()

    # Moving and changing

    def action_step(self, step: int) -> None:
        """Up and down through seats, rules and habits."""
        self.plan.step(step)

    def action_side(self) -> None:
        """From the seats to the rules and back."""
        if self.pen.display:
            self.action_typed(True)
        self.plan.other_side()

    def action_turn(self, step: int) -> None:
        """Left and right: the next value of what is chosen."""
        match self.plan.focus_on:
            case int(seat):
                self.setup.turn_kind(seat, step, self._fresh_name(seat))
            case Option() as option:
                self.setup.turn_option(option.key, choices(option), step)
            case Habit() as habit:
                self.cards.change(**habit.turned(self.cards.settings, step))
            case str(word) if word == PRESET:
                self._turn_preset(step)
            case str(word) if word == SEED:
                self._turn_seed()
        self.plan.said = ""
        self.plan.redraw()

    def _turn_preset(self, step: int) -> None:
        presets = list(self.game.presets)
        now = preset_of(self.game, self.setup.options)
        at = -1 if now is None and step > 0 else presets.index(now or AS_WRITTEN)
        self.setup.options = self.game.choose(presets[(at + step) % len(presets)])

    def _turn_seed(self) -> None:
        if self.setup.seed is None:
            self._take_pen("", 24)
        else:
            self.setup.seed = None

    def action_kind(self) -> None:
        """A person or a computer on the chosen seat."""
        if isinstance(self.plan.focus_on, int):
            self.action_turn(1)

    def action_add(self) -> None:
        """One more seat, where the game allows it."""
        if self.setup.add_seat():
            self.plan.focus_at(len(self.setup.seats) - 1)
            self.redraw()

    def action_remove(self) -> None:
        """The chosen computer goes, else the last seat, where the game allows it."""
        seat = self.plan.focus_on
        if not isinstance(seat, int) or self.setup.is_person(seat):
            seat = len(self.setup.seats) - 1
        if self.setup.remove_seat(seat):
            self.plan.focus_at(min(seat, len(self.setup.seats) - 1))
            self.redraw()

    def _fresh_name(self, seat: int) -> str:
        taken = set(self.setup.seats)
        kept = (name for name in self.cards.settings.names if name not in taken)
        return next(kept, _("Player {number}").format(number=seat + 1))

    # Typing

    def action_name(self, number: int) -> None:
        """A digit: type the name of that seat."""
        if number <= len(self.setup.seats):
            seat = number - 1
            self.plan.focus_at(seat)
            self._take_pen(self.setup.seats[seat] if self.setup.is_person(seat) else "", LONGEST_NAME)

    def _take_pen(self, text: str, longest: int) -> None:
        pen, self._earlier = self.pen, -1
        pen.max_length, pen.value = longest, text
        x, y, width = self.plan.place_of_pen()
        pen.styles.offset = (x, y + 1)
        pen.styles.width = width
        pen.display = True
        pen.focus()
        self.redraw()

    def action_earlier(self, step: int) -> None:
        """The name typed before this one."""
        names = self.cards.settings.names
        if names and isinstance(self.plan.focus_on, int):
            self._earlier = (self._earlier + step) % len(names)
            self.pen.value = names[self._earlier]
            self.pen.cursor_position = len(self.pen.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter: the name is kept."""
        event.stop()
        self.action_typed(True)

    def action_typed(self, keep: bool) -> None:
        """The pen is laid down."""
        text, focus_on = self.pen.value, self.plan.focus_on
        if keep and isinstance(focus_on, int):
            self.setup.name(focus_on, text)
        elif keep:
            self.setup.seed = "".join(char for char in text if char.isprintable() and char != "#").strip() or None
        self.pen.display = False
        self.set_focus(None)
        self.redraw()

    # Leaving

    async def action_deal(self) -> None:
        """Sit down and deal. What could not be kept is said here, and nothing is lost."""
        if self.pen.display:
            return
        setup = self.setup
        try:
            self.cards.change(**self.cards.settings.with_table(self.game.id, setup.last_table()))
            await self.cards.play(setup.record())
        except (OSError, Wrong) as why:
            self.plan.said = self.cards.trouble(why)
            self.plan.redraw()

    def action_rules(self) -> None:
        """The rules as they hold with these options."""
        self.cards.open_rules(self.game, self.setup.options)

    def action_back(self) -> None:
        """Back to the picker."""
        self.dismiss()

    def on_click(self, event: events.Click) -> None:
        """A click chooses; on what is chosen it changes it."""
        focus_on = self.plan.focus_under(event.screen_x, event.screen_y - 1)
        if focus_on is None or self.pen.display:
            return
        if focus_on == self.plan.focus_on:
            self.action_turn(1)
        else:
            self.plan.focus_at(focus_on)
