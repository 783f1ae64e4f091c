"""What is laid over a table and taken away again: menu, keys, rules, settings, the last trick, results."""

import asyncio
from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from cardtables.app.whole import WholeApp
from cardtables.engine.action import Illegal
from cardtables.engine.game import Game
from cardtables.engine.wrong import Wrong
from cardtables.play.match import Record

if TYPE_CHECKING:
    from cardtables.app.key_guard import KeyGuard
    from cardtables.app.screens.table import TableScreen
    from cardtables.app.tables.table import Scene
    from cardtables.store.database import Store

# The screens are imported when they are opened: starting up counts.
# ruff: noqa: PLC0415


class AtTable(WholeApp):
    """The ways from a table to its pages. All of them are opaque screens: nothing of a hand shines through."""

    store: "Store"
    guard: "KeyGuard"

    @abstractmethod
    def next_language(self) -> None:
        """Go on to the next language of the list."""

    @abstractmethod
    def open_picker(self, said: str = "") -> None:
        """Back to the picker, which may say something."""

    @abstractmethod
    async def play(self, record: Record) -> None:
        """Begin a match and sit down. Raises OSError or Wrong when it cannot be kept."""

    @abstractmethod
    def trouble(self, why: OSError | Wrong) -> str:
        """What could not be kept or read, in words."""

    # Pages

    def open_menu(self, table: "TableScreen") -> None:
        """The menu of the table; what is chosen there is done."""
        from cardtables.app.screens.menu import MenuScreen

        async def chosen(choice: str | None) -> None:
            if choice is not None:
                await self._do(table, choice)

        menu = MenuScreen(
            table.match.record.game, table.sitting.may_take_back, has_tricks=table.table.has_tricks,
            has_board=table.table.has_board, takes_back=table.match.rules.takes_back,
        )  # fmt: skip
        self.push_screen(menu, chosen)

    async def _do(self, table: "TableScreen", choice: str) -> None:
        record = table.match.record
        match choice:
            case "rules":
                self.open_rules(record.game, record.options)
            case "sheet":
                self.open_sheet(table)
            case "board":
                self.open_board(table)
            case "last_trick":
                self.open_last_trick(table)
            case "take_back":
                await _take_back(table)
            case "language":
                self.next_language()
            case "settings":
                self.open_settings()
            case "keys":
                self.open_keys(table)
            case "leave":
                self.open_picker()

    def open_rules(self, game: Game, options: Any) -> None:
        """The rules of a game as they hold with these options."""
        from cardtables.app.screens.rules import RulesScreen

        self.push_screen(RulesScreen(game, options))

    def open_settings(self) -> None:
        """Looks and habits."""
        from cardtables.app.screens.settings import SettingsScreen

        self.push_screen(SettingsScreen())

    def open_keys(self, table: "TableScreen") -> None:
        """What each key does at a table."""
        from cardtables.app.screens.keys import KeysScreen
        from cardtables.app.tables.don.keys import key_lines

        record = table.match.record
        self.push_screen(KeysScreen(table.table.key_lines or key_lines(record.game.id, record.options)))

    def open_last_trick(self, table: "TableScreen") -> None:
        """The last finished trick once more."""
        from cardtables.app.screens.last_trick import LastTrickScreen

        self.push_screen(LastTrickScreen(_public(table)))

    def open_board(self, table: "TableScreen") -> None:
        """The large board."""
        from cardtables.app.screens.board import BoardScreen

        self.push_screen(BoardScreen(table.table.board(_public(table))))

    def board_follows(self, table: "TableScreen") -> None:
        """The match has gone on: a board that is looked at shows it."""
        for screen in self.screen_stack:
            if callable(follow := getattr(screen, "follow", None)):
                follow(_public(table))

    def open_sheet(self, table: "TableScreen") -> None:
        """Every finished deal of the match."""
        from cardtables.app.screens.score_sheet import ScoreSheetScreen

        self.push_screen(ScoreSheetScreen(_public(table)))

    # Results

    async def show_deal(self, table: "TableScreen", number: int) -> None:
        """Show the result of deal `number` (from 0); return when the next one may be dealt."""
        from cardtables.app.screens.deal_result import DealResultScreen

        self.guard.led_on()
        answer = await self.push_screen_wait(DealResultScreen(_public(table), number))
        self.guard.led_on()
        if answer == "leave":
            self.open_picker()
            await asyncio.Event().wait()  # the table is cleared away, and this with it: nothing more is dealt

    async def show_match(self, table: "TableScreen") -> None:
        """Book the match as decided, show its result, and play again or go back to the picker."""
        from cardtables.app.screens.match_result import MatchResultScreen

        match, record = table.match, table.match.record
        try:
            if table.match_id is not None:
                self.store.finish(table.match_id)
        except (OSError, Wrong):
            pass  # the log says it too: the next look at the saves finds the match decided
        deals = len(match.rules.deals(match.view(None).table))
        self.guard.led_on()
        answer = await self.push_screen_wait(MatchResultScreen(_public(table), deals, record.seed or ""))
        self.guard.led_on()
        if answer == "again":
            self.call_later(self._again, replace(record, seed=None, entries=()))
        else:
            self.open_picker()

    async def _again(self, record: Record) -> None:
        try:
            await self.play(record)
        except (OSError, Wrong) as why:
            self.open_picker(self.trouble(why))


def _public(table: "TableScreen") -> "Scene":
    """The table as a bystander sees it."""
    return replace(table.scene(), view=table.match.view(None), opened=None)


async def _take_back(table: "TableScreen") -> None:
    try:
        await table.sitting.take_back()
    except Illegal as why:
        table.sitting.refuse(why.key)
    except (OSError, Wrong):
        table.sitting.refuse("not_back")
