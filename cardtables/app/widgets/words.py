"""Sentences with coloured pieces in them: a template is filled like `format`, each detail keeping its own style."""

from string import Formatter

from rich.style import Style

Part = tuple[str, Style]
"""A piece of text in one style, for `Canvas.write`."""


def fill(template: str, style: Style, **details: str | int | Part | list[Part]) -> list[Part]:
    """The parts of a translated template: plain text in `style`, every `{detail}` as it was given."""
    parts: list[Part] = []
    for text, name, _spec, _conversion in Formatter().parse(template):
        if text:
            parts.append((text, style))
        if name is not None:
            detail = details[name]
            if isinstance(detail, list):
                parts += detail
            else:
                parts.append(detail if isinstance(detail, tuple) else (str(detail), style))
    return parts
