"""What everything is drawn with: the colours of the theme, the deck of cards, four suit colours or two."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rich.color import Color
from rich.style import Style

from cardtables.engine.cards import DIAMONDS, HEARTS, SPADES, Suit

if TYPE_CHECKING:
    from cardtables.app.canvas import Canvas

SUIT_SIGNS = "♠♥♦♣"
SUIT_COLOURS = ("spade", "heart", "diamond", "club")
SIDE_SIGNS, REAR_SIGNS = "●▲", "○△"
"""Front and rear peg of each side."""


@dataclass(frozen=True)
class Ink:
    """The drawing things of one moment; made anew when the theme or a setting changes."""

    colours: Mapping[str, str]
    """Colour by name as in the themes: `felt`, `card-heart`, … as #rrggbb."""
    deck: str = "solid"
    """solid, line or ascii."""
    four_colours: bool = False
    ascii_only: bool = False
    plain: bool = False
    """16 colours, an ANSI theme or NO_COLOR: marks are reverse video and heavy frames, not colours."""
    court_letters: str = "JQKA"
    """What stands on jack, queen, king and ace: `JQKA` or `ВДКТ`."""
    pieces: dict[tuple[object, ...], "Canvas"] = field(default_factory=dict, compare=False, repr=False)
    """Card faces already drawn with this ink, by what they show."""
    _styles: dict[tuple[str, str, bool], Style] = field(default_factory=dict, compare=False, repr=False)

    def style(self, colour: str, ground: str = "", bold: bool = False) -> Style:
        """A style by the names of its colours; without `ground` the colour below stays."""
        key = colour, ground, bold
        if key not in self._styles:
            reverse = self.plain and ground == "gold"
            if reverse:  # reversed once more by the terminal, the ground is gold where there are colours
                colour, ground = ground, colour
            self._styles[key] = Style(
                color=self._colour(colour), bgcolor=self._colour(ground), bold=bold or None, reverse=reverse or None
            )
        return self._styles[key]

    def mixed(self, colour: str, other: str, share: float, ground: str = "", bold: bool = False) -> Style:
        """A style whose colour is `share` of `colour` and the rest of `other`."""
        mixed = _mix(self.colours[colour], self.colours[other], share)
        return Style(color=mixed, bgcolor=self._colour(ground), bold=bold or None)

    def suit(self, suit: Suit, on: str = "felt", bold: bool = True) -> Style:
        """The style of a suit's sign in words on the felt, or `on="card"`."""
        return self.style(self.suit_colour(suit, on), bold=bold)

    def suit_colour(self, suit: Suit, on: str) -> str:
        """The name of a suit's colour; with two colours diamonds look like hearts and clubs like spades."""
        if not self.four_colours:
            suit = HEARTS if suit in (HEARTS, DIAMONDS) else SPADES
        return f"{on}-{SUIT_COLOURS[suit]}"

    def _colour(self, name: str) -> Color | None:
        return Color.parse(self.colours[name]) if name else None


def _mix(one: str, other: str, share: float) -> Color:
    pairs = ((int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return Color.from_rgb(*(round(ours * share + theirs * (1 - share)) for ours, theirs in pairs))
