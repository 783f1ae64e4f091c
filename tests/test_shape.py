"""The shape of the code: short modules that say what they are, one direction of imports, no name that says nothing."""

import ast
import shutil
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "cardtables"
MODULES = sorted(PACKAGE.rglob("*.py"))
TREES = {path: ast.parse(path.read_text("utf-8")) for path in MODULES}


def named(path):
    return str(path.relative_to(ROOT))


CALLED_BY_TEXTUAL = (
    "on_",
    "action_",
    "watch_",
    "key_",
    "get_default_screen",
    "get_system_commands",
    "compose",
    "render",
)
"""Beginnings of names that Textual prescribes and calls: nobody else does, so they are not public."""


def too_much(trees):
    """What is too long or has too much in it, in words."""
    found = []
    for path, tree in trees.items():
        lines = tree.body[-1].end_lineno if tree.body else 0
        if lines > 300:
            found.append(f"{path.name}: {lines} lines")
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                length = node.end_lineno - node.lineno + 1
                if length > 40:
                    found.append(f"{path.name}: {node.name} has {length} lines")
            if isinstance(node, ast.ClassDef):
                methods = [
                    one.name
                    for one in node.body
                    if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)
                    and not one.decorator_list  # a property is a fact, not a method
                    and not one.name.startswith(("_", *CALLED_BY_TEXTUAL))
                ]
                if len(methods) > 15:
                    found.append(f"{path.name}: {node.name} has {len(methods)} public methods")
    return found


def test_modules_functions_and_classes_are_short():
    assert too_much(TREES) == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("\n" * 300 + "x = 1\n", "m.py: 301 lines"),
        ("def f():\n" + "    x = 1\n" * 40, "m.py: f has 41 lines"),
        ("async def f():\n" + "    x = 1\n" * 40, "m.py: f has 41 lines"),
        ("class C:\n" + "".join(f"    def m{n}(self): ...\n" for n in range(16)), "m.py: C has 16 public methods"),
    ],
)
def test_what_is_too_long_is_noticed(text, said):
    assert too_much({Path("m.py"): ast.parse(text)}) == [said]


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_says_in_its_first_line_what_it_is(path):
    said = ast.get_docstring(TREES[path])
    assert said and TREES[path].body[0].lineno == 1
    assert said.splitlines()[0].endswith((".", "?", "!", ":"))


def test_the_package_itself_imports_nothing():
    nodes = ast.walk(TREES[PACKAGE / "__init__.py"])
    assert not [node for node in nodes if isinstance(node, ast.Import | ast.ImportFrom)]


SAYS_NOTHING = ("Manager", "Helper", "Util", "Handler", "Base")


def test_no_name_that_says_nothing():
    found = []
    for path, tree in TREES.items():
        found += [named(path)] if path.stem in ("utils", "helpers", "base", "misc", "common") else []
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef) and any(word in node.name for word in SAYS_NOTHING):
                found.append(f"{named(path)}: {node.name}")
            if (
                isinstance(node, ast.FunctionDef)
                and node.name.startswith("get_")
                and node.name not in CALLED_BY_TEXTUAL
            ):
                found.append(f"{named(path)}: {node.name}")
    assert found == []


# The layers


def lint(folder):
    program = Path(sys.executable).parent / "lint-imports"
    done = subprocess.run([program, "--no-cache"], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    return done.returncode, " ".join((done.stdout + done.stderr).split())


@pytest.fixture
def copy(tmp_path):
    """The package and its contracts, to be broken."""
    shutil.copytree(PACKAGE, tmp_path / "cardtables", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_contracts_hold():
    code, said = lint(ROOT)
    assert code == 0 and " 0 broken" in said, said


LAYERS = ["engine", "games", "bots", "play", "store", "app"]
BREAKS = {
    "One direction": [(f"{low}/planted.py", f"cardtables.{high}") for low, high in pairwise(LAYERS)],
    "Rules and computer players are pure": [
        (f"{layer}/planted_{module}.py", module)
        for layer, modules in {
            "engine": ("random", "time", "datetime", "asyncio"),
            "games": ("sqlite3", "os", "pathlib", "random"),
            "bots": ("textual", "rich", "random", "time"),
        }.items()
        for module in modules
    ],
    "A match can be played and saved without a screen": [
        (f"{layer}/planted_{module}.py", module) for layer in ("play", "store") for module in ("textual", "rich")
    ],
    "A screen draws what it is shown": [
        ("app/planted_rules.py", "cardtables.games.don.rules"),
        ("app/planted_donkey.py", "cardtables.games.donkey.rules"),
        ("app/planted_sight.py", "cardtables.engine.sight"),
    ],
    "Each family of games stands alone": [
        ("games/don/planted.py", "cardtables.games.donkey.state"),
        ("games/donkey/planted.py", "cardtables.games.don.state"),
    ],
}
"""Under the beginning of a contract's name: modules added, and what each of them imports against it."""


@pytest.mark.parametrize("contract", BREAKS)
def test_each_contract_is_seen_to_fail(contract, copy):
    for path, wanted in BREAKS[contract]:
        (copy / "cardtables" / path).write_text(f'"""Planted."""\n\nimport {wanted}\n')
    code, said = lint(copy)
    assert code == 1 and " 0 broken" not in said
    report = said.partition("Broken contracts")[2]
    assert contract in report
    for path, wanted in BREAKS[contract]:
        planted = "cardtables." + path.removesuffix(".py").replace("/", ".")
        assert f"{planted} -> {wanted}" in report, (planted, wanted)


def test_every_contract_is_tried():
    text = (ROOT / "pyproject.toml").read_text("utf-8")
    contracts = text.split("[[tool.importlinter.contracts]]")[1:]
    names = [contract.partition('name = "')[2].partition('"')[0] for contract in contracts]
    assert len(names) == len(BREAKS)
    assert all(sum(name.startswith(one) for one in BREAKS) == 1 for name in names)
