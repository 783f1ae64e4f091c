import pytest
from textual.app import App
from textual.binding import Binding
from textual.widgets import Input

from cardtables.app.layout_keys import LayoutMixin, latin_key


@pytest.mark.parametrize(
    ("pressed", "meant"),
    [
        ("q", "q"), ("Q", "q"), ("shift+q", "q"), ("й", "q"), ("Й", "q"), ("shift+й", "q"),
        ("ф", "a"), ("я", "z"), ("ь", "m"), ("з", "p"), ("д", "l"), ("п", "g"),
        ("ctrl+й", "ctrl+q"), ("ctrl+с", "ctrl+c"), ("ctrl+q", "ctrl+q"),
        ("ю", "full_stop"), ("х", "left_square_bracket"), ("ё", "grave_accent"),
        ("enter", "enter"), ("shift+tab", "shift+tab"), ("1", "1"), ("question_mark", "question_mark"), ("+", "+"),
    ],
)  # fmt: skip
def test_one_physical_key_is_one_command(pressed: str, meant: str) -> None:
    assert latin_key(pressed) == meant


class Heard(LayoutMixin, App[None]):
    BINDINGS = [Binding("q", "hear")]  # noqa: RUF012
    heard = 0

    def compose(self):
        yield Input()

    def action_hear(self) -> None:
        self.heard += 1


async def test_a_binding_fires_on_both_layouts_and_a_name_is_still_typed_in_cyrillic() -> None:
    app = Heard()
    async with app.run_test(size=(80, 24), notifications=True, tooltips=True) as pilot:
        pen = app.query_one(Input)
        pen.blur()
        await pilot.press("q", "й", "Й", "Q")
        assert app.heard == 4
        pen.focus()
        await pilot.pause()
        await pilot.press("й", "Ж", "q")
        assert (pen.value, app.heard) == ("йЖq", 4)
