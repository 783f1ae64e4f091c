"""Card faces: cell for cell as on the page of the look, in every deck, and never a cell beside their place."""

import pytest
from rich.cells import cell_len

from cardtables.app import faces
from cardtables.app.canvas import Canvas
from cardtables.app.palette import THEMES, ink_for
from cardtables.app.widgets.digits import draw_number
from cardtables.app.widgets.sign import Sign, draw_sign
from cardtables.engine.cards import CLUBS, DIAMONDS, FULL_PACK, HEARTS, SPADES, SUITS
from cardtables.engine.notation import read_card

INKS = {
    "solid": ink_for("felt"),
    "line": ink_for("felt", deck="line"),
    "plain": ink_for("felt", plain=True),
    "ascii": ink_for("felt", ascii_only=True),
}
FOUR = ink_for("felt", four_colours=True)
LOOKS = ("legal", "chosen", "illegal")

PIPS = """\
▏A       ▏2  ♠    ▏3  ♠    ▏4 ♠ ♠   ▏5 ♠ ♠   ▏6 ♠ ♠   ▏7 ♠ ♠
▏♠       ▏♠       ▏♠       ▏♠       ▏♠       ▏♠       ▏♠  ♠
▏   ♠    ▏        ▏   ♠    ▏        ▏   ♠    ▏  ♠ ♠   ▏  ♠ ♠
▏        ▏        ▏        ▏        ▏        ▏        ▏
▏        ▏   ♠    ▏   ♠    ▏  ♠ ♠   ▏  ♠ ♠   ▏  ♠ ♠   ▏  ♠ ♠"""
HIGH = """\
▏8 ♠ ♠   ▏9 ♠ ♠   ▏10♠ ♠   ▏J ╭─╮   ▏Q ╭─╮   ▏K ╭─╮
▏♠  ♠    ▏♠ ♠ ♠   ▏♠ ♠ ♠   ▏♠ │♠│   ▏♠ │♠│   ▏♠ │♠│
▏  ♠ ♠   ▏   ♠    ▏  ♠ ♠   ▏  │J│   ▏  │Q│   ▏  │K│
▏   ♠    ▏  ♠ ♠   ▏  ♠ ♠   ▏  │♠│   ▏  │♠│   ▏  │♠│
▏  ♠ ♠   ▏  ♠ ♠   ▏  ♠ ♠   ▏  ╰─╯   ▏  ╰─╯   ▏  ╰─╯"""
LINE = """\
╭─────╮  ┏━━━━━┓  ┌╌╌╌╌╌┐  ▏        ╭╌╌╌╌╌╮
│10   │  ┃K    ┃  ┊7    ┊  ▏╳╳╳╳╳   ┊     ┊
│♥    │  ┃♠    ┃  ┊♦    ┊  ▏╳╳╳╳╳   ┊     ┊
│   10│  ┃    K┃  ┊    7┊  ▏╳╳╳╳╳   ┊     ┊
╰─────╯  ┗━━━━━┛  └╌╌╌╌╌┘  ▏        ╰╌╌╌╌╌╯"""
LETTERS = """\
.-----.  #=====#  .-----.  .-----.  . - - .
|10   |  #K    #  |7    |  |:::::|  :     :
|H    |  #S    #  |D    |  |:::::|  :     :
|   10|  #    K#  |    7|  |:::::|  :     :
'-----'  #=====#  '-----'  '-----'  ' - - '"""
SMALL = {
    "solid": """\
▏A♠    ▏10♥   ▏K♣    ▏╳╳╳   ▏╳╳╳   ╭╌╌╌╮
▏      ▏      ▏      ▏╳╳╳   ▏ 3    ┊   ┊
▏ A♠   ▏10♥   ▏ K♣   ▏╳╳╳   ▏╳╳╳   ╰╌╌╌╯""",
    "line": """\
╭───╮  ╭───╮  ╭───╮  ▏╳╳╳   ▏╳╳╳   ╭╌╌╌╮
│A♠ │  │10♥│  │K♣ │  ▏╳╳╳   ▏ 3    ┊   ┊
╰───╯  ╰───╯  ╰───╯  ▏╳╳╳   ▏╳╳╳   ╰╌╌╌╯""",
    "ascii": """\
.---.  .---.  .---.  .---.  .---.  . - .
|AS |  |10H|  |KC |  |:::|  | 3 |  :   :
'---'  '---'  '---'  '---'  '---'  ' - '""",
}
SIGNS = """\
   ▄█▄      ▄██▄ ▄██▄      ▄█▄        ▄███▄
 ▄█████▄    █████████    ▄█████▄    ▄▄▀███▀▄▄
███▀█▀███    ▀█████▀     ▀█████▀    ███▀█▀███
  ▄▄█▄▄        ▀█▀         ▀█▀       ▀ ▄█▄ ▀"""
GLYPHS = set("●○▲△►★·▏▌█▀▄╳╌┊◎✓◉‹›←→↑↓…–") | set("♠♥♦♣") | set("─│╭╮╰╯├┤┬┴┼╶╴╷╵━┃┏┓┗┛┌┐└┘")
"""What the page allows beside letters, digits and ASCII: all of one cell in every terminal that was tried."""


def sheet(ink, width=80, height=5, style=None):
    return Canvas(width, height, style or ink.style("say", "felt"), ink.ascii_only)


def words(canvas):
    return "\n".join(line.rstrip() for line in canvas.text().split("\n"))


def in_a_row(codes, ink=INKS["solid"], look="legal"):
    canvas = sheet(ink)
    for place, code in enumerate(codes.split()):
        faces.large(canvas, ink, 9 * place, 0, read_card(code), look)
    return canvas


def one(code, ink=INKS["solid"], look="legal"):
    canvas = sheet(ink, faces.WIDTH, faces.HEIGHT)
    faces.large(canvas, ink, 0, 0, read_card(code), look)
    return canvas


def colours(canvas, x, y):
    style = canvas.styles[y][x]
    return style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex


def pieces(ink):
    """Everything that can be drawn of a deck: a name, its size, and the function."""
    for look in LOOKS:
        for card in FULL_PACK:
            yield f"{card} {look}", (7, 5), lambda canvas, x, y, c=card, k=look: faces.large(canvas, ink, x, y, c, k)
            yield f"small {card}", (5, 3), lambda canvas, x, y, c=card, k=look: faces.small(canvas, ink, x, y, c, k)
    yield "back", (7, 5), lambda canvas, x, y: faces.back(canvas, ink, x, y)
    yield "slot", (7, 5), lambda canvas, x, y: faces.slot(canvas, ink, x, y)
    yield "small back", (5, 3), lambda canvas, x, y: faces.small_back(canvas, ink, x, y)
    yield "numbered", (5, 3), lambda canvas, x, y: faces.small_back(canvas, ink, x, y, "9")
    yield "small slot", (5, 3), lambda canvas, x, y: faces.small_slot(canvas, ink, x, y)
    for suit in SUITS:
        yield f"sign {suit}", (9, 4), lambda canvas, x, y, s=suit: faces.suit_sign(canvas, ink, x, y, s)


def test_the_low_faces_of_the_solid_deck():
    assert words(in_a_row("AS 2S 3S 4S 5S 6S 7S")) == PIPS


def test_the_high_faces_of_the_solid_deck():
    assert words(in_a_row("8S 9S 10S JS QS KS")) == HIGH


@pytest.mark.parametrize(("deck", "expected"), [("line", LINE), ("plain", LINE), ("ascii", LETTERS)])
def test_the_other_decks(deck, expected):
    ink, canvas = INKS[deck], sheet(INKS[deck])
    for place, (code, look) in enumerate([("10H", "legal"), ("KS", "chosen"), ("7D", "illegal")]):
        faces.large(canvas, ink, 9 * place, 0, read_card(code), look)
    faces.back(canvas, ink, 27, 0)
    faces.slot(canvas, ink, 36, 0)
    assert words(canvas) == expected


@pytest.mark.parametrize("deck", SMALL)
def test_small_cards(deck):
    ink, canvas = INKS[deck], sheet(INKS[deck], height=3)
    for place, code in enumerate(("AS", "10H", "KC")):
        faces.small(canvas, ink, 7 * place, 0, read_card(code))
    faces.small_back(canvas, ink, 21, 0)
    faces.small_back(canvas, ink, 28, 0, "3")
    faces.small_slot(canvas, ink, 35, 0)
    assert words(canvas) == SMALL[deck]


def test_the_signs_of_the_suits():
    canvas = sheet(INKS["solid"], height=4)
    for suit in SUITS:
        faces.suit_sign(canvas, INKS["solid"], 12 * suit, 0, suit)
    assert words(canvas) == SIGNS


@pytest.mark.parametrize(("suit", "letter"), [(SPADES, "S"), (HEARTS, "H"), (DIAMONDS, "D"), (CLUBS, "C")])
def test_in_ascii_a_sign_is_a_letter_written_with_itself(suit, letter):
    canvas = sheet(INKS["ascii"], 9, 4)
    faces.suit_sign(canvas, INKS["ascii"], 0, 0, suit)
    assert set(canvas.text()) == {letter, " ", "\n"}
    assert all(letter in line for line in canvas.text().split("\n"))


@pytest.mark.parametrize("deck", INKS)
def test_no_piece_touches_a_cell_beside_its_place(deck):
    ink = INKS[deck]
    for name, (width, height), draw in pieces(ink):
        canvas = sheet(ink, width + 4, height + 2)
        canvas.fill(0, 0, width + 4, height + 2, ink.style("bad"), char="~")
        draw(canvas, 2, 1)
        rows = canvas.text().split("\n")
        assert rows[0] == rows[-1] == "~" * (width + 4), name
        assert all(row[:2] == row[-2:] == "~~" for row in rows), name
        assert all(cell_len(row) == width + 4 for row in rows), name


@pytest.mark.parametrize("deck", INKS)
def test_cards_and_backs_cover_what_lies_under_them(deck):
    ink = INKS[deck]
    for name, (width, height), draw in pieces(ink):
        if "slot" in name or "sign" in name:
            continue
        canvas = sheet(ink, width, height, ink.style("say", "gold"))
        canvas.fill(0, 0, width, height, ink.style("say", "gold"), char="~")
        draw(canvas, 0, 0)
        assert "~" not in canvas.text(), name
        grounds = {style.bgcolor.name for row in canvas.styles for style in row}
        assert ink.colours["gold"] not in grounds, name


@pytest.mark.parametrize("deck", INKS)
def test_only_glyphs_of_one_cell_that_the_page_names(deck):
    ink, used = INKS[deck], set()
    for _name, (width, height), draw in pieces(ink):
        canvas = sheet(ink, width, height)
        draw(canvas, 0, 0)
        used |= set(canvas.text())
    canvas = sheet(ink, 33, 3)
    draw_number(canvas, 0, 0, -1234567890, ink.style("say"))
    used |= set(canvas.text())
    beyond = {glyph for glyph in used if not glyph.isascii()}
    assert beyond <= (set() if deck == "ascii" else GLYPHS), beyond
    assert all(cell_len(glyph) == 1 for glyph in used - {"\n"})


@pytest.mark.parametrize("deck", INKS)
def test_a_card_at_the_lower_edge_is_cut_off(deck):
    ink = INKS[deck]
    whole, cut = sheet(ink, 7, 5), sheet(ink, 7, 3)
    for canvas in (whole, cut):
        faces.large(canvas, ink, 0, 0, read_card("QH"))
    assert cut.text() == "\n".join(whole.text().split("\n")[:3])


def test_a_card_half_beyond_the_left_edge_shows_its_right_half():
    canvas = sheet(INKS["solid"], 4, 5)
    faces.large(canvas, INKS["solid"], -3, 0, read_card("KS"))
    assert canvas.text().split("\n") == ["╭─╮ ", "│♠│ ", "│K│ ", "│♠│ ", "╰─╯ "]


def test_a_face_is_ivory_with_its_print_in_the_colour_of_the_suit():
    canvas = one("10H")
    assert colours(canvas, 1, 0) == ("#c3202f", "#f7f0de")
    assert colours(canvas, 1, 1) == ("#c3202f", "#f7f0de")
    assert colours(canvas, 0, 0) == ("#cfc4a6", "#f7f0de")


def test_pips_are_pale_but_the_one_of_the_ace():
    # 45 of 100 parts #c3202f and 55 parts #f7f0de
    assert colours(one("10H"), 3, 0) == ("#e0928f", "#f7f0de")
    assert colours(one("AH"), 4, 2) == ("#c3202f", "#f7f0de")


def test_a_court_has_a_panel_over_its_whole_height():
    canvas = one("KC", FOUR)
    assert [colours(canvas, x, 4)[1] for x in range(7)] == ["#f7f0de"] * 3 + ["#f9e9c2"] * 3 + ["#f7f0de"]
    assert colours(canvas, 4, 2)[0] == "#12693a"
    # 70 of 100 parts #12693a and 30 parts #f9e9c2; the frame half and half
    assert colours(canvas, 4, 1)[0] == "#578f63"
    assert colours(canvas, 3, 0)[0] == "#86a97e"


def test_the_panel_of_a_chosen_court_is_shaded_from_the_chosen_ground():
    # #fff7c9 made as much darker as #f9e9c2 is than #f7f0de
    canvas = one("KC", FOUR, "chosen")
    assert [colours(canvas, x, 4)[1] for x in range(7)] == ["#fff7c9"] * 3 + ["#fff0b0"] * 3 + ["#fff7c9"]


def test_a_back_is_a_lattice_with_a_light_edge():
    canvas = sheet(INKS["solid"], 7, 5)
    faces.back(canvas, INKS["solid"], 0, 0)
    assert colours(canvas, 0, 2) == ("#eab6bf", "#842638")
    assert colours(canvas, 1, 2) == ("#cc7a89", "#842638")
    assert colours(canvas, 6, 0)[1] == "#842638"


def test_an_empty_place_has_the_ground_of_the_table():
    canvas = sheet(INKS["solid"], 7, 5)
    faces.slot(canvas, INKS["solid"], 0, 0)
    assert colours(canvas, 0, 2) == ("#4b8f74", "#12392c")


def test_chosen_and_illegal_cards_differ_in_ground_and_edge():
    assert colours(one("QH", look="chosen"), 0, 0) == ("#e0a512", "#fff7c9")
    assert colours(one("QH", look="illegal"), 0, 0) == ("#1f2f27", "#8ea195")
    assert colours(one("QH", look="illegal"), 1, 0) == ("#1f2f27", "#8ea195")
    assert colours(one("QH", look="illegal"), 4, 3)[1] == "#8ea195"


def test_a_card_never_shows_what_another_ink_drew():
    two, four = ink_for("felt"), ink_for("paper", four_colours=True)
    assert colours(one("AD", two), 1, 0) == ("#c3202f", "#f7f0de")
    assert colours(one("AD", four), 1, 0) == ("#1747a6", "#fffdf6")
    assert colours(one("AD", two, "chosen"), 1, 0) == ("#c3202f", "#fff7c9")


def test_drawing_over_a_card_does_not_change_the_next_one():
    first = one("AD")
    first.fill(0, 0, 7, 5, INKS["solid"].style("bad"), char="x")
    assert one("AD").text().split("\n")[0] == "▏A     "


@pytest.mark.parametrize("deck", INKS)
def test_court_letters_may_be_russian(deck):
    ink = ink_for("felt", deck=INKS[deck].deck, court_letters="ВДКТ")
    shown = "".join(one(code, ink).text() for code in ("JS", "QS", "KS", "AS"))
    assert [letter for letter in "ВДКТ" if letter not in shown] == []
    assert not set("JQKA") & set(shown)
    assert faces.card_words(ink, read_card("AH"))[0][0] == "Т♥"


@pytest.mark.parametrize(
    ("deck", "expected"), [("solid", ["A♠", "10♥", "7♦", "K♣"]), ("ascii", ["AS", "10H", "7D", "KC"])]
)
def test_cards_in_words(deck, expected):
    pairs = [faces.card_words(INKS[deck], read_card(code)) for code in ("AS", "10H", "7D", "KC")]
    assert [pair[0][0] for pair in pairs] == expected


def test_cards_in_words_have_the_colours_of_their_ground():
    heart = read_card("10H")
    assert faces.card_words(FOUR, heart)[0][1].color.name == "#ff7d8a"
    assert faces.card_words(FOUR, heart, "card")[0][1].color.name == "#c3202f"


@pytest.mark.parametrize("theme", THEMES)
def test_a_number_on_a_back_is_bold_and_light(theme):
    ink = ink_for(theme)
    canvas = sheet(ink, 5, 3)
    faces.small_back(canvas, ink, 0, 0, "7")
    assert canvas.styles[1][2].bold
    assert canvas.styles[1][2].color.name == ink.colours["back-edge"]


def test_the_sign_of_the_trump():
    canvas = sheet(INKS["solid"], 17, 9)
    draw_sign(canvas, INKS["solid"], 0, 0, Sign("TRUMP", HEARTS, "♥ hearts", "pitch: Gleb"))
    assert canvas.text().split("\n") == [
        "╭─ TRUMP ───────╮",
        "│               │",
        "│   ▄██▄ ▄██▄   │",
        "│   █████████   │",
        "│    ▀█████▀    │",
        "│      ▀█▀      │",
        "│   ♥ hearts    │",
        "│  pitch: Gleb  │",
        "╰───────────────╯",
    ]
    assert colours(canvas, 3, 0) == ("#ffd25e", "#0c2a20")
    assert colours(canvas, 4, 6) == ("#ff7d8a", "#0c2a20")


def test_before_the_trump_is_known_its_place_is_dashed():
    canvas = sheet(INKS["solid"], 17, 9)
    draw_sign(canvas, INKS["solid"], 0, 0, Sign("TRUMP", None, "none yet"))
    assert canvas.text().split("\n")[2:8] == [
        "│     ╭╌╌╌╮     │",
        "│     ┊   ┊     │",
        "│     ╰╌╌╌╯     │",
        "│               │",
        "│   none yet    │",
        "│               │",
    ]


def test_a_low_sign_has_words_alone():
    canvas = sheet(INKS["solid"], 17, 5)
    draw_sign(canvas, INKS["solid"], 0, 0, Sign("TRUMP", DIAMONDS, "♦ diamonds", "pitch: Boris"), height=5)
    assert canvas.text().split("\n") == [
        "╭─ TRUMP ───────╮",
        "│               │",
        "│  ♦ diamonds   │",
        "│ pitch: Boris  │",
        "╰───────────────╯",
    ]


def test_a_low_sign_before_the_trump_is_known():
    canvas = sheet(INKS["solid"], 17, 5)
    draw_sign(canvas, INKS["solid"], 0, 0, Sign("TRUMP", None, "none yet"), height=5)
    assert canvas.text().split("\n")[1:4] == ["│               │", "│   none yet    │", "│               │"]


def test_a_long_name_on_a_sign_is_cut():
    canvas = sheet(INKS["solid"], 17, 9)
    draw_sign(canvas, INKS["solid"], 0, 0, Sign("TRUMP", CLUBS, "♣ clubs", "pitch: Wilhelmina"))
    assert canvas.text().split("\n")[7] == "│pitch: Wilhelm…│"


def test_big_digits():
    canvas = sheet(INKS["solid"], 30, 3)
    assert draw_number(canvas, 0, 0, 1234567890, INKS["solid"].style("say")) == 30
    assert (
        words(canvas)
        == "╶╮ ╶─╮╶─╮╷ ╷╭─╴╭─╴╶─┐╭─╮╭─╮╭─╮\n │ ┌─┘ ─┤╰─┤╰─╮├─╮  │├─┤╰─┤│ │\n╶┴╴╰─╴╶─╯  ╵╶─╯╰─╯  ╵╰─╯╶─╯╰─╯"
    )


def test_in_ascii_a_number_is_plain_and_on_the_middle_row():
    canvas = sheet(INKS["ascii"], 6, 3)
    assert draw_number(canvas, 0, 0, -64, INKS["ascii"].style("say")) == 3
    assert canvas.text().split("\n") == ["      ", "-64   ", "      "]
