"""What players are called: namesakes are told apart by the number of their seat."""

import pytest

from cardtables.app import texts
from cardtables.app.canvas import cut
from cardtables.app.names import seat_names


@pytest.fixture(autouse=True)
def _english():
    texts.speak("en")
    yield
    texts.speak("en")


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        (("Anna", "Boris", "Vera", "Gleb"), ("Anna", "Boris", "Vera", "Gleb")),
        (("Anna", "bot:club", "Vera", "bot:novice"), ("Anna", "Club", "Vera", "Novice")),
        (("Anna", "bot:club", "Vera", "bot:club"), ("Anna", "Club 2", "Vera", "Club 4")),
        (("Anna", "Boris", "Anna", "Gleb"), ("Anna 1", "Boris", "Anna 3", "Gleb")),
        (("Club", "bot:club", "Vera", "Gleb"), ("Club 1", "Club 2", "Vera", "Gleb")),
        (("[/]", "[/]", "Vera", "Gleb"), ("[/] 1", "[/] 2", "Vera", "Gleb")),
        # Й in one piece and in two: the eye sees the same name.
        (("\u0419ов", "\u0418\u0306ов"), ("\u0419ов 1", "\u0419ов 2")),
    ],
)
def test_namesakes_have_their_seat_number(seats, names):
    assert seat_names(seats) == names


def test_computers_are_called_in_the_language_of_the_moment():
    texts.speak("ru")
    assert seat_names(("Анна", "bot:novice", "bot:novice", "Глеб")) == ("Анна", "Новичок 2", "Новичок 3", "Глеб")


@pytest.mark.parametrize(
    ("name", "cells", "shown"),
    [
        ("Novice 4", 8, "Novice 4"),
        ("Novice 4", 7, "Novi… 4"),
        ("Club 4", 5, "Cl… 4"),
        ("Club 4", 3, "Cl…"),
        ("Wladimir", 5, "Wlad…"),
    ],
)
def test_of_a_namesake_that_is_cut_the_number_stays_apart(name, cells, shown):
    assert cut(name, cells) == shown
