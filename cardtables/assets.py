"""The one door to what a non-programmer edits: rules pages, words, colours, card faces."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path


def asset(*parts: str) -> "Path":
    """The path of one asset: `asset("text", "ru.po")`; in a wheel and in a checkout alike."""
    from pathlib import Path  # noqa: PLC0415 – a command in English needs none

    here = Path(__file__).parent
    packed = here / "_assets"
    return (packed if packed.is_dir() else here.parent / "assets").joinpath(*parts)
