"""The words of the program in the language of the moment: gettext over the .po files of assets/text."""

import gettext
import io
import os
from functools import cache

from cardtables.assets import asset
from cardtables.engine.action import Illegal
from cardtables.engine.cards import Suit
from cardtables.engine.wrong import Wrong

LANGUAGES = {"en": "English", "ru": "Русский"}
"""Every language by its code, in its own words."""


def N_(text: str) -> str:
    """Mark a text for translation that is translated later."""
    return text


REASONS = {
    "over": N_("the match is over"),
    "not_your_turn": N_("it is not your turn"),
    "not_now": N_("that is not possible now"),
    "not_yours": N_("this card is not in the hand"),
    "bad_pack": N_("these are not the cards of the pack, each once"),
    "name_trump": N_("name the trump suit first"),
    "too_early": N_("too early"),
    "too_late": N_("too late"),
    "not_back": N_("nothing can be taken back now"),
    "not_in_watch": N_("the nose is touched in the watch only"),
    "bad_watch": N_("a watch lasts from 1000 to 3000 milliseconds"),
    "follow_S": N_("must follow spades"),
    "follow_H": N_("must follow hearts"),
    "follow_D": N_("must follow diamonds"),
    "follow_C": N_("must follow clubs"),
}
"""Why an action is refused, by the key the rules give."""


class _Words:
    """The words in use; one for the whole program, like the language of a person reading it."""

    language = "en"
    catalogue: gettext.NullTranslations = gettext.NullTranslations()


@cache
def _catalogue(language: str) -> gettext.NullTranslations:
    """The words of a language; none, so English, when its file is missing or somebody's editing has broken it."""
    if language == "en" or not (path := asset("text", f"{language}.po")).is_file():
        return gettext.NullTranslations()
    try:
        import polib  # noqa: PLC0415 – 15 ms that an English start need not wait

        return gettext.GNUTranslations(io.BytesIO(polib.pofile(str(path)).to_binary()))
    except (ImportError, OSError, ValueError, LookupError, SyntaxError):
        return gettext.NullTranslations()


def speak(language: str) -> None:
    """Use this language from now on; one not in LANGUAGES is English."""
    _Words.language = language if language in LANGUAGES else "en"
    _Words.catalogue = _catalogue(_Words.language)


def language() -> str:
    """The code of the language in use."""
    return _Words.language


def language_of_environment() -> str:
    """The language that LC_ALL, LC_MESSAGES, LANG ask for; English when it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def _(text: str) -> str:
    """A text in the language in use."""
    return _Words.catalogue.gettext(text) if text else ""


def _n(one: str, many: str, count: int, **details: object) -> str:
    """A text with a number in it, in the right form for `count`; write `{count}` in both forms."""
    return _Words.catalogue.ngettext(one, many, count).format(count=count, **details)


def _p(context: str, text: str) -> str:
    """A text that needs a context to be translated: `_p("suit", "hearts")`."""
    return _Words.catalogue.pgettext(context, text)


def decimal(number: float, places: int = 2) -> str:
    """A number with a fraction as the language writes it: 0.41 in English, 0,41 in Russian."""
    text = f"{number:.{places}f}"
    return text.replace(".", _p("decimal", "."))


def suit_name(suit: Suit) -> str:
    """What a suit is called when it stands alone: spades, hearts, diamonds, clubs."""
    return (_p("suit", "spades"), _p("suit", "hearts"), _p("suit", "diamonds"), _p("suit", "clubs"))[suit]


def refusal(key: str) -> str:
    """Why an action is refused, in words."""
    return _(REASONS[key])


def say(wrong: Wrong | Illegal) -> str:
    """What is wrong, in words, with its details."""
    if isinstance(wrong, Illegal):
        return refusal(wrong.key)
    details = {
        name: say(detail) if isinstance(detail, Wrong | Illegal) else detail for name, detail in wrong.details.items()
    }
    return _(wrong.message).format(**details)
