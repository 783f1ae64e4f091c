"""What the tests of all tables share: a table between two rows, what it paints, what its keys answer."""

from textual.app import App

from cardtables.app.palette import ink_for
from cardtables.app.tables import table_of
from cardtables.app.tables.table import Table
from cardtables.engine.notation import read_card
from cardtables.engine.sight import look
from cardtables.engine.view import View


def cards(words):
    return [read_card(word) for word in words.split()]


def seen(state, rules, seat):
    """What a seat sees of a state laid out by hand; None: a bystander."""
    legal = () if seat is None else tuple(rules.legal(state, seat))
    return View(seat=seat, table=look(state, seat), turn=rules.turn(state), news=(), at=0, legal=legal)


class Harness(App):
    """A table between a header row and a footer row, and what it says to the screen."""

    CSS = "Screen { padding: 1 0; }"

    def __init__(self, shown, ascii_only=False, plain=False):
        super().__init__()
        self.animation_level = "none"
        self.ink = ink_for("felt", ascii_only=ascii_only, plain=plain)
        self.table = table_of(shown.game)()
        self.first = shown
        self.heard = []

    def compose(self):
        yield self.table

    def on_mount(self):
        self.table.show(self.first)

    def on_table_chosen(self, message: Table.Chosen):
        self.heard.append(message.action)

    def on_table_refused(self, message: Table.Refused):
        self.heard.append(message.key)

    def rows(self):
        """The rows of the table as text."""
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips()][1:-1]

    def colours_at(self, x, y):
        """Colour and ground of a cell."""
        strip = self.screen._compositor.render_strips()[y].crop(x, x + 1)
        style = next(iter(strip)).style
        return style.color.triplet.hex, style.bgcolor.triplet.hex


async def painted(shown, size=(80, 24), ascii_only=False, moves=(), turned="", plain=False):
    """The rows of a table after some keys: arrows in `moves`, then those that turn a part of it over."""
    app = Harness(shown, ascii_only, plain)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in moves:
            app.table.move(key)
        for key in turned:
            app.table.turn_over(key)
        await pilot.pause()
        return app.rows()


async def keyed(shown, *keys):
    """What each key answers."""
    app = Harness(shown)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        return [app.table.enter() if key == "enter" else app.table.move(key) if len(key) > 1 else app.table.press(key)
                for key in keys]  # fmt: skip


async def pictures_of(before, after, size=(80, 24), turn_over=True):
    """Every picture from `before` to `after`, styles and all: turned over one by one, or ended after the first."""
    app = Harness(before)
    async with app.run_test(size=size) as pilot:
        app.animation_level = "full"
        await pilot.pause()
        pictures = [app.screen._compositor.render_strips()]
        app.table.show(after)
        while app.table.reel.moving:
            await pilot.pause()
            pictures.append(app.screen._compositor.render_strips())
            if turn_over:
                app.table.reel.advance()
            else:
                app.table.finish()
        await pilot.pause()
        return [*pictures, app.screen._compositor.render_strips()]


async def still_picture(shown, size=(80, 24)):
    """The picture in which nothing moves, styles and all."""
    app = Harness(shown)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        return app.screen._compositor.render_strips()
