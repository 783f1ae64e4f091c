"""A match told in lines to read: deal by deal, trick by trick, and how it stands."""

import sys
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from cardtables.app.names import seat_names
from cardtables.app.options_words import option_title, value_name
from cardtables.app.rules_page import card_words
from cardtables.app.terminal import wants_ascii
from cardtables.app.texts import N_, _, _n, suit_name
from cardtables.engine.action import Action, Lot, Play, Shuffle
from cardtables.engine.cards import BACK, Card
from cardtables.engine.game import option_values
from cardtables.engine.notation import action_words, card_code
from cardtables.engine.seats import TABLE, Seat
from cardtables.engine.sight import State, hear
from cardtables.engine.standing import Row, winners
from cardtables.play.match import Match

SAID = {
    "pass": N_("{name}: passes a card"),
    "touch": N_("{name}: touches the nose"),
    "watch": N_("all look up"),
    "close": N_("time is up"),
    "draw": N_("{name} draws"),
    "order": N_("{name} orders {suit}"),
    "decline": N_("{name} leaves it at that"),
}
"""Actions in words, by verb."""


def letters_only(asked: Namespace) -> bool:
    """Whether the suits are to be letters."""
    return wants_ascii(asked.ascii, encoding=getattr(sys.stdout, "encoding", None) or "ascii")


class Account:
    """Plays a match again and tells what everybody at the table saw; it never looks at a hand by itself."""

    def __init__(self, match: Match, letters: bool) -> None:
        self.match, self.letters = match, letters
        self.names = seat_names(match.record.seats)
        self._again = Match(replace(match.record, entries=()))
        self._plays: list[str] = []
        self._tricks = 0
        self._trump: Any = None
        self._word = str(getattr(match.record.options, "word", ""))
        """What the letters spell that count here; empty where points do."""

    def lines(self) -> Iterator[str]:
        """All of it."""
        record = self.match.record
        yield f"{_(record.game.title)}: {', '.join(self.names)}"
        yield "; ".join(
            f"{option_title(key, record.game.id)}: {value_name(key, value, record.game.id)}"
            for key, value in option_values(record.options).items()
        )
        for action, at in self.match.effective():
            deals = len(self._deals())
            self._again.act(action, at)
            yield from self._told(hear(action, None, by=action.seat))
            if len(self._deals()) > deals:
                yield from self._deal_end()
        yield from self._table()
        yield ""
        yield from self._end()

    def hands(self, state: State) -> Iterator[str]:
        """The cards that lie face up in this state's hands, whoever may see it."""
        for seat, hand in enumerate(getattr(state, "hands", [])):
            seen = tuple(card for card in sorted(hand) if card != BACK)
            if seen:
                yield _("{name} holds {cards}").format(name=self.names[seat], cards=self._cards(seen))

    def _deals(self) -> Any:
        return self._again.rules.deals(self._again.view(None).table)

    def _told(self, action: Action) -> Iterator[str]:
        table = self._again.view(None).table
        trump = getattr(table, "trump", None)
        match action:
            case Lot():
                yield _("{name} deals first.").format(name=self.names[action.first])
            case Shuffle() if self._again.deal_began == self._again.length - 1:
                yield from self._deal_begins(table)
            case Shuffle():
                self._plays.append(_("the pile is turned over and shuffled"))
            case Play():
                self._plays.append(f"{self.names[action.seat]} {self._cards((action.card,))}")
            case _ if action.verb == "turn":
                self._plays.append(self._turned(action, table))
            case _ if trump == self._trump:
                self._plays.append(self._said(action))
        skipped = getattr(table, "skipped", None)
        if skipped is not None:
            if action.verb == "draw" and action.seat == skipped:  # a six was not answered by a six
                self._plays.pop()
            self._plays.append(self._skips(skipped, table))
        if trump is not None and trump != self._trump:
            yield "    " + _("Trump: {suit}").format(suit=suit_name(trump))
        self._trump = trump
        if not getattr(table, "trick", ()):
            yield from self._turn_over(table)

    def _said(self, action: Action) -> str:
        if action.verb in SAID:
            suit = suit_name(action.suit) if hasattr(action, "suit") else ""
            return _(SAID[action.verb]).format(name=self._name(action.seat), suit=suit)
        return f"{self._name(action.seat)}: {action_words(action).partition(' ')[2]}"

    def _turned(self, action: Any, table: Any) -> str:
        """Which place of his row somebody turned up, and the card that lay there."""
        card = (table.trick or table.taken or self._deals()[-1].taken)[-1]
        words = _("{name} place {slot} {card}")
        return words.format(name=self.names[action.seat], slot=action.slot, card=self._cards((card,)))

    def _skips(self, seat: Seat, table: Any) -> str:
        """Who lost a turn, and what he took."""
        name = self.names[seat]
        if not table.took:
            return _("{name} skips").format(name=name)
        return _("{name} takes {count} and skips").format(name=name, count=table.took)

    def _deal_begins(self, table: State) -> Iterator[str]:
        self._tricks = 0
        yield ""
        number = _("Deal {number}").format(number=len(self._deals()) + 1)
        dealer = getattr(table, "dealer", None)
        yield number if dealer is None else _("{deal}  {name} deals").format(deal=number, name=self.names[dealer])
        if pile := getattr(table, "pile", ()):
            yield "    " + _("Turned up: {card}").format(card=self._cards(tuple(pile)))

    def _turn_over(self, table: State) -> Iterator[str]:
        """A trick is complete; where there are no tricks, so is every action."""
        if not self._plays:
            return
        plays, self._plays = ", ".join(self._plays), []
        told: Any = table if getattr(table, "taken", None) or not self._deals() else self._deals()[-1]
        takers: list[Seat] = list(getattr(told, "takers", ()))
        if not takers:
            yield f"    {plays}"
            return
        self._tricks += 1
        name, pegs = self.names[takers[self._tricks - 1]], told.pegs[self._tricks - 1]
        words = _("{number}  {plays}; {name} pegs {pegs}") if pegs else _("{number}  {plays}; {name} takes it")
        yield words.format(number=f"{self._tricks:>4}", plays=plays, name=name, pegs=pegs)

    def _table(self) -> Iterator[str]:
        """The trick that lies on the table."""
        if self._plays:
            yield "      " + ", ".join(self._plays)

    def _deal_end(self) -> Iterator[str]:
        deal = self._deals()[-1]
        if self._word:
            yield from self._race_end(deal)
            return
        muck = self.match.record.game.id == "phat"
        for row, prize in zip(self._again.standing, getattr(deal, "game", ()), strict=False):
            if prize:
                words = _("Muck: {side} +{points}") if muck else _("Game: {side} +{points}")
                yield "    " + words.format(side=self._side(row), points=prize)
        for row, points in zip(self._again.standing, deal.points, strict=True):
            side = _n("{count} point in this deal", "{count} points in this deal", points)
            yield "    " + _("{side}: {points}, {total} in all").format(
                side=self._side(row), points=side, total=row.points
            )

    def _race_end(self, deal: Any) -> Iterator[str]:
        from cardtables.commands.races import race_lines  # noqa: PLC0415 – it brings the screens with it

        for line in race_lines(deal, self.names, self._word, self._cards(tuple(sorted(deal.shown)))):
            yield f"    {line}"
        letters = ", ".join(f"{self._side(row)} {self._score(row)}" for row in self._again.standing)
        yield "    " + _("Letters: {letters}").format(letters=letters)

    def _end(self) -> Iterator[str]:
        for row in self.match.standing:
            yield f"{self._side(row)}: {self._score(row)}"
        if self.match.over:
            won = ", ".join(self.names[seat] for seat in winners(self.match.standing))
            yield _("Won by {names}").format(names=won)
        else:
            turn = ", ".join(self._name(seat) for seat in self.match.turn)
            yield _("Not over. In turn: {names}").format(names=turn)

    def _score(self, row: Row) -> str:
        return self._word[: row.points] or "–" if self._word else str(row.points)

    def _side(self, row: Row) -> str:
        return " / ".join(self.names[seat] for seat in row.seats)

    def _name(self, seat: Seat) -> str:
        return _("the table") if seat == TABLE else self.names[seat]

    def _cards(self, cards: tuple[Card, ...]) -> str:
        return " ".join(map(card_code, cards)) if self.letters else card_words(cards)
