"""Where saves and settings are, and the files that people name."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from cardtables.engine.wrong import Wrong
from cardtables.store.database import Store


@contextmanager
def open_store(asked: Namespace) -> Iterator[Store]:
    """The saves of the folder asked for, else of the user's data folder. Raises StoreError."""
    store = Store.open(_folder(asked.data))
    try:
        yield store
    finally:
        store.close()


def _folder(word: str | None) -> Path:
    if word is not None:
        return Path(word)
    from platformdirs import user_data_path  # noqa: PLC0415 – most commands of a script name a folder

    return user_data_path("cardtables", appauthor=False)


def text_of(file: str) -> str:
    """What stands in a file. Raises Wrong."""
    try:
        return Path(file).read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Wrong("{file}: not a text in UTF-8", file=file) from None
    except (OSError, ValueError) as why:
        raise Wrong("{file}: {why}", file=file, why=why) from None


def keep_text(file: str, text: str) -> None:
    """Write a file. Raises Wrong."""
    try:
        Path(file).write_bytes(text.encode("utf-8"))
    except (OSError, ValueError) as why:
        raise Wrong("{file}: {why}", file=file, why=why) from None
