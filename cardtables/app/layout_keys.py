"""One physical key is one command: on the Latin and on the Russian layout, with Caps Lock and without."""

from textual import events
from textual.keys import _character_to_key
from textual.message_pump import MessagePump

_RUSSIAN = "йцукенгшщзхъфывапролджэячсмитьбюё"
_LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
_NAMES = {russian: _character_to_key(latin) for russian, latin in zip(_RUSSIAN, _LATIN, strict=True)}


def latin_key(key: str) -> str:
    """The name of the same physical key on the Latin layout: `й`, `Й`, `Q`, `shift+й` → `q`; `ctrl+с` → `ctrl+c`.

    Case is folded, so bindings are written with small letters and Caps Lock never disables one.
    """
    head, plus, last = key.rpartition("+")
    if len(last) == 1 and last.isalpha():
        last = last.lower()
        if head == "shift":
            head = plus = ""
    return head + plus + _NAMES.get(last, last)


def letter_on(key: str, language: str) -> str:
    """What stands on a key of the keyboard people use who speak this language: `q` → `Q`, in Russian `Й`."""
    if language == "ru" and key in _LATIN:
        return _RUSSIAN[_LATIN.index(key)].upper()
    return key.upper()


class LayoutMixin(MessagePump):
    """Stands before App among the bases. The character stays what it was, so names are typed in Cyrillic."""

    async def on_event(self, event: events.Event) -> None:
        """Rename a key on its way in."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            event.key = latin_key(event.key)
        await super().on_event(event)
