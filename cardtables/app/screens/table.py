"""The table: one screen for all games, where the hands of several people stay secret at one keyboard."""

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen

from cardtables.app.names import seat_names
from cardtables.app.settings import Settings
from cardtables.app.sitting import Sitting
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Scene, Table
from cardtables.app.texts import _
from cardtables.app.widgets.bar import FooterBar, HeaderBar
from cardtables.engine.action import Action
from cardtables.engine.seats import Seat
from cardtables.engine.view import View
from cardtables.engine.wrong import Wrong
from cardtables.play.match import Match

if TYPE_CHECKING:
    from cardtables.app.app import CardtablesApp


AT_REST = ("menu", "keys", "last_trick", "hide")
"""Actions that wait till a race is over."""


class TableScreen(Screen[None]):
    """Shows one sitting and passes its keys on. What it draws is the opened hand's view, else the bystander's."""

    BLANK = True  # header, table and footer cover it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "menu", id="table.menu"),
        Binding("question_mark", "keys", id="table.keys"),
        Binding("backspace", "last_trick", id="table.last_trick"),
        Binding("space,escape", "hide", id="table.hide"),
    ]

    def __init__(self, match: Match, match_id: int | None = None, shut: bool = False) -> None:
        super().__init__()
        self.match, self.match_id = match, match_id
        self.names = seat_names(match.record.seats)
        self.sitting = Sitting(match, self, shut)
        self._bottom = Seat(0)

    @property
    def cards(self) -> "CardtablesApp":
        """The app, as what it is."""
        return cast("CardtablesApp", self.app)

    @property
    def table(self) -> Table:
        """The family's table."""
        return self.query_one(Table)

    def compose(self) -> ComposeResult:
        """Header, the table of the family, footer."""
        yield HeaderBar()
        yield table_of(self.match.record.game)()
        yield FooterBar()

    def on_mount(self) -> None:
        """Sit down."""
        self._idle = self.set_timer(3600, self.action_hide)
        self._keep_awake()
        self.redraw()
        self.play()

    @work(exclusive=True)
    async def play(self) -> None:
        """Play to the end, then tell the result."""
        if await self.sitting.play():
            await self.cards.show_match(self)
        else:
            self.cards.open_picker()

    # The stage of the sitting

    def draw(self) -> None:
        """Show the table as it is now: header, table and footer in one frame."""
        if not self.is_mounted:
            return
        scene = self.scene()
        self.table.show(scene)
        self.query_one(HeaderBar).show(_(scene.game.title), self.table.where(scene), self.table.whose(scene))
        self.query_one(FooterBar).show(self._footer(scene))
        self.cards.board_follows(self)

    def masked(self) -> None:
        """Keys pressed before this moment are dropped, and what moves stands still."""
        self._stand_still()
        self.cards.guard.shown()

    def stays(self, view: View[Any]) -> bool:
        """Whether the family's table wants something taken in."""
        return self.table.stays(view)

    def racers(self, view: View[Any]) -> tuple[Seat, ...]:
        """Who races next, as the family's table says."""
        return self.table.racers(view)

    def comes(self, action: Action) -> bool:
        """Whether an action brings a card, as the family's table says."""
        return self.table.comes(action)

    def settings(self) -> Settings:
        """The habits of the table at this moment."""
        return self.cards.settings

    async def show_deal(self, number: int) -> None:
        """Show the result of a deal."""
        await self.cards.show_deal(self, number)

    def scene(self) -> Scene:
        """What may be drawn now."""
        match, hot, settings = self.match, self.sitting.hot, self.cards.settings
        awaited = self.sitting.awaited
        if hot.opened is not None or awaited is not None:
            # Whoever is at the keyboard sits at the lower edge; while computers play nobody changes places.
            self._bottom = cast(Seat, awaited if hot.opened is None else hot.opened)
        trouble = self.sitting.trouble
        return Scene(
            game=match.record.game, rules=match.rules, names=self.names, view=match.view(hot.opened),
            bottom=self._bottom, persons=frozenset(self.sitting.persons), opened=hot.opened, awaited=awaited,
            taking_in=self.sitting.taking_in,
            news=() if awaited is None else match.heard(None, match.after(awaited)), refusal=self.sitting.refusal,
            trouble="" if trouble is None else self.cards.trouble(trouble),
            log=match.heard_in_deal(None), turned_up=match.turned_up, lingers=hot.lingers,
            race=self.sitting.race.start() if self.sitting.race else None,
            ask_first=settings.ask_first, open_table=hot.open_table,
        )  # fmt: skip

    def _footer(self, scene: Scene) -> list[tuple[str, str]]:
        if (own := self.table.keys(scene)) is not None:
            return own
        if scene.trouble:
            keys = [("Enter", _("back to the games") if self.sitting.parted else _("go on"))]
        elif scene.opened is None and scene.awaited is not None:
            keys = [(str(scene.awaited + 1), _("look"))]
        elif scene.taking_in:
            keys = [("Enter", _("take in"))]
        elif scene.view.legal:
            keys = self.table.ways(scene)
        else:
            keys = [("Enter", _("hurry"))]
        if scene.lingers and scene.awaited is not None:
            keys = [("Space", _("hide")), (str(scene.awaited + 1), _("look"))]
        elif scene.opened is not None and self.sitting.hot.masks:
            keys.append(("Esc", _("hide")))
        last = [("Backspace", _("last trick"))] if self.table.trick_finished(scene) else []
        always = [("?", _("keys")), ("Tab", _("menu"))]
        board = [("B", _("board"))] if self.table.has_board else []
        keys += self.table.cursor_keys() if scene.view.legal else []
        return [*keys, *always, *self.table.own_keys(), *last, *board]

    def on_resize(self) -> None:
        """A wider window has room for more keys, once the table fills it."""
        self.call_after_refresh(self._say_keys)

    def _say_keys(self) -> None:
        self.query_one(FooterBar).show(self._footer(self.scene()))

    # Keys and the mouse

    def on_key(self, event: events.Key) -> None:
        """Numbers open hands, letters play cards, Enter goes on.

        Any key ends what moves and then does what it does: whoever is in a hurry loses none. Only a card that was
        still being dealt when its key was pressed is not played: nobody has seen it.
        """
        self._keep_awake()
        self.table.finish()
        key = event.key
        if self.sitting.race is not None:
            if not self.sitting.press(key, event.time):
                return
            event.stop()
            return
        if event.time < self.table.uncovered and (key == "enter" or (len(key) == 1 and key.isalpha())):
            self.cards.guard.used(key, event.time)
            event.stop()
            return
        self.sitting.look_away()
        if key in "123456789" and self.sitting.open(Seat(int(key) - 1)):
            self.cards.guard.used(key, event.time)
        elif key == "enter":
            self._answer(self.table.enter() if self._may_play else None, event)
        elif key in ("left", "right", "up", "down"):
            self.table.move(key)
            if key in ("up", "down"):
                self._say_keys()
        elif key == "b" and self.table.has_board:
            self.cards.open_board(self)
        elif self.table.turn_over(key):
            self._say_keys()
        elif len(key) == 1 and self.sitting.actor is not None:
            self._answer(self.table.press(key), event)
        else:
            return
        event.stop()

    @property
    def _may_play(self) -> bool:
        return self.sitting.actor is not None and not self.sitting.taking_in

    def _answer(self, answer: Action | str | None, event: events.Key) -> None:
        if isinstance(answer, str):
            self.sitting.refuse(answer)
        elif answer is not None:
            self.sitting.choose(answer, event.time)
            self.cards.guard.used(event.key, event.time)
        elif event.key == "enter":
            if not self.sitting.taking_in:  # who hurries the computers must not play by it
                self.cards.guard.used(event.key, event.time)
            self.sitting.go_on()

    def on_table_chosen(self, message: Table.Chosen) -> None:
        """A card was clicked."""
        if self._may_play and message.action.seat == self.sitting.actor:
            self.sitting.choose(message.action, message.time)

    def on_table_refused(self, message: Table.Refused) -> None:
        """A card that may not be played was clicked."""
        if self._may_play:
            self.sitting.refuse(message.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While a race is about to begin or is run no key means anything but a touch."""
        race = self.sitting.race
        return (race is None or not race.all_ready) if action in AT_REST else True

    # Hiding, and what stands above the table

    def shut(self) -> None:
        """The program is put aside, or the window is too small: mask a hand that is not alone, break off a race."""
        if self.sitting.racing and self.match_id is not None:
            self._break_off(self.match_id)
        elif not self.sitting.hot.alone:
            self.sitting.hide()

    def _break_off(self, match_id: int) -> None:
        """Go on from before the race, as after a new start: all get ready for it anew."""
        try:
            self.match = self.cards.store.load(match_id)
        except (OSError, Wrong):
            return  # nor can anything be written then: the next entry says so
        self.sitting = Sitting(self.match, self, shut=not self.sitting.hot.alone)
        self.play()
        self.redraw()

    def action_hide(self) -> None:
        """Space, Esc, or nobody at the keyboard for a while; with nothing masked there is nothing to hide."""
        if self.sitting.hot.opened is not None and self.sitting.hot.masks:
            self.sitting.hide()

    def _keep_awake(self) -> None:
        self._idle.stop()
        if seconds := self.cards.settings.idle_seconds:
            self._idle = self.set_timer(seconds, self.action_hide)

    def on_click(self) -> None:
        """A click ends what moves, too, and masks a hand whose turn is over."""
        self._stand_still()
        self.sitting.look_away()

    def on_screen_suspend(self) -> None:
        """Under another screen nothing moves."""
        self._stand_still()

    def _stand_still(self) -> None:
        """End what moves, if there is a table: the screen may only just be coming or going."""
        for table in self.query(Table):
            table.finish()

    def on_screen_resume(self) -> None:
        """Back from a menu: keys pressed there were not meant for the table."""
        self.cards.guard.shown()
        self.redraw()

    def redraw(self) -> None:
        """Draw everything anew: a setting or the language may have changed."""
        self.sitting.hot.open_table = self.cards.settings.open_table
        self.names = seat_names(self.match.record.seats)
        self.draw()

    def action_menu(self) -> None:
        """The menu of the table."""
        self.cards.open_menu(self)

    def action_keys(self) -> None:
        """The keys of the table."""
        self.cards.open_keys(self)

    def action_last_trick(self) -> None:
        """The last trick, once more, where there are tricks."""
        if self.table.has_tricks:
            self.cards.open_last_trick(self)
