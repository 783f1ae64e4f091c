"""The words of the program in the language of the moment: gettext over the .po files of assets/text."""

import errno
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
    "empty_place": N_("no card lies on this place"),
    "pitch_from_hand": N_("the first card must come from the hand"),
    "hand_first": N_("the cards in the hand come first"),
    "not_open": N_("this card does not lie open in the row"),
    "follow_S": N_("must follow spades"),
    "follow_H": N_("must follow hearts"),
    "follow_D": N_("must follow diamonds"),
    "follow_C": N_("must follow clubs"),
    "must_play": N_("a card of the hand fits: it must be played"),
    "play_drawn": N_("the card drawn fits: it must be played"),
    "only_drawn": N_("only the card just drawn may be played"),
    "draw_on": N_("draw on until a card fits"),
    "must_draw": N_("whoever cannot cover the ace must draw a card"),
    "cover_or_leave": N_("cover the ace or leave it open"),
    "answer_six": N_("answer with a six or take the cards"),
    "name_suit": N_("name a suit first"),
    "rank_S": N_("must play spades or the same rank"),
    "rank_H": N_("must play hearts or the same rank"),
    "rank_D": N_("must play diamonds or the same rank"),
    "rank_C": N_("must play clubs or the same rank"),
    "rank_queen_S": N_("must play spades, the same rank or a queen"),
    "rank_queen_H": N_("must play hearts, the same rank or a queen"),
    "rank_queen_D": N_("must play diamonds, the same rank or a queen"),
    "rank_queen_C": N_("must play clubs, the same rank or a queen"),
    "rank_jack_S": N_("must play spades, the same rank or a jack"),
    "rank_jack_H": N_("must play hearts, the same rank or a jack"),
    "rank_jack_D": N_("must play diamonds, the same rank or a jack"),
    "rank_jack_C": N_("must play clubs, the same rank or a jack"),
    "queen_S": N_("must play spades or a queen"),
    "queen_H": N_("must play hearts or a queen"),
    "queen_D": N_("must play diamonds or a queen"),
    "queen_C": N_("must play clubs or a queen"),
    "jack_S": N_("must play spades or a jack"),
    "jack_H": N_("must play hearts or a jack"),
    "jack_D": N_("must play diamonds or a jack"),
    "jack_C": N_("must play clubs or a jack"),
    "six_queen_S": N_("must play spades, a six or a queen"),
    "six_queen_H": N_("must play hearts, a six or a queen"),
    "six_queen_D": N_("must play diamonds, a six or a queen"),
    "six_queen_C": N_("must play clubs, a six or a queen"),
    "cover_S": N_("must cover the ace with spades or with another ace"),
    "cover_H": N_("must cover the ace with hearts or with another ace"),
    "cover_D": N_("must cover the ace with diamonds or with another ace"),
    "cover_C": N_("must cover the ace with clubs or with another ace"),
    "cover_queen_S": N_("must cover the ace with spades, another ace or a queen"),
    "cover_queen_H": N_("must cover the ace with hearts, another ace or a queen"),
    "cover_queen_D": N_("must cover the ace with diamonds, another ace or a queen"),
    "cover_queen_C": N_("must cover the ace with clubs, another ace or a queen"),
}
"""Why an action is refused, by the key the rules give."""
OF_SYSTEM = {
    errno.ENOENT: N_("No such file or directory"),
    errno.EACCES: N_("Permission denied"),
    errno.EPERM: N_("Permission denied"),
    errno.EEXIST: N_("File exists"),
    errno.EISDIR: N_("Is a directory"),
    errno.ENOTDIR: N_("Not a directory"),
    errno.ENOTEMPTY: N_("Directory not empty"),
    errno.ENOSPC: N_("No space left on device"),
    errno.EDQUOT: N_("No space left on device"),
    errno.EFBIG: N_("File too large"),
    errno.EROFS: N_("Read-only file system"),
    errno.ENAMETOOLONG: N_("File name too long"),
    errno.EBUSY: N_("Device or resource busy"),
    errno.EMFILE: N_("Too many open files"),
    errno.ENFILE: N_("Too many open files"),
    errno.ELOOP: N_("Too many levels of symbolic links"),
    errno.EIO: N_("Input/output error"),
    errno.ENOMEM: N_("Cannot allocate memory"),
}
"""Why the system refuses, by its number."""
OF_SQLITE = {
    5: N_("database is locked"),
    6: N_("database is locked"),
    7: N_("Cannot allocate memory"),
    8: N_("attempt to write a readonly database"),
    10: N_("disk I/O error"),
    11: N_("database disk image is malformed"),
    13: N_("database or disk is full"),
    14: N_("unable to open database file"),
    15: N_("database is locked"),
    26: N_("file is not a database"),
}
"""Why SQLite refuses, by the last eight bits of its number."""


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


def reason(why: Exception) -> str:
    """Why the system or SQLite refuses, in words; in its own where we have none."""
    known = OF_SYSTEM.get(why.errno or 0) if isinstance(why, OSError) else None
    known = known or OF_SQLITE.get(getattr(why, "sqlite_errorcode", 0) & 0xFF)
    return _(known) if known else str(getattr(why, "strerror", None) or why)


def say(wrong: Wrong | Illegal) -> str:
    """What is wrong, in words, with its details."""
    if isinstance(wrong, Illegal):
        return refusal(wrong.key)
    return _(wrong.message).format(**{name: _detail(detail) for name, detail in wrong.details.items()})


def _detail(detail: object) -> object:
    if isinstance(detail, Wrong | Illegal):
        return say(detail)
    return reason(detail) if isinstance(detail, Exception) else detail
