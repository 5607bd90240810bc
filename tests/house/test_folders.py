"""Every game folder has the same file names; no file grows into a heap."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

from laws.tables import GAMES, every_game
from sobremesa.play.lessons import STEMS
from sobremesa.texts.languages import LANGUAGES
from stage import stage_of

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "sobremesa"
FILES = {
    "RULES.md",
    "__init__.py",
    "bot.py",
    "facts.py",
    "game.py",
    "game.toml",
    "imagining.py",
    "mind.py",
    "options.py",
    "rules.py",
    "scoring.py",
    "setup.py",
    "state.py",
    "view.py",
    "weights.toml",
    "words.py",
}
LESSONS = {f"{stem}.toml" for stem in STEMS.values()}
OPTIONAL = {"cards.py", "effects.py", "glimpse.game", "limits.py"} | LESSONS
"""Cards, their powers, what owners may correct, a record to look at and guided games, if any."""
LONGEST = 600
SITTING = 250
"""So many lines a stranger reads at once."""


@every_game
def test_a_game_folder_has_the_names_that_all_have(name: str) -> None:
    folder = SOURCE / "games" / name
    found = {path.name for path in folder.iterdir() if path.is_file()}
    grown = {f"{path.parent.name}.py" for path in folder.glob("*/__init__.py")}
    assert not found & grown
    found |= grown
    chapters = set(stage_of(name).chapters)
    assert found >= chapters
    assert not chapters & (FILES | OPTIONAL)
    assert found - chapters - OPTIONAL == FILES
    texts = {path.name for path in (folder / "texts").iterdir()}
    whole = [(f"{language}.ftl", f"rules.{language}.md") for language in LANGUAGES]
    assert texts >= {text for pair in whole for text in pair}
    assert all(re.fullmatch(r"[a-z]{2,3}(-\w+)*\.ftl|rules\.\w+\.md", text) for text in texts)


def test_the_house_lists_these_names_and_no_others() -> None:
    house = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")
    listed = house.split("## One game folder")[1].split("```")[1]
    names = set(re.findall(r"^(\S+) ", listed, re.MULTILINE))
    assert names == FILES - {"__init__.py"} | LESSONS | {
        "glimpse.game",
        "limits.py",
        "table/",
        "texts/",
    }
    assert "__init__.py" in listed


def test_every_folder_among_the_games_is_a_game() -> None:
    folders = {path.parent.name for path in (SOURCE / "games").glob("*/game.toml")}
    assert folders == set(GAMES)


@pytest.mark.parametrize("folder", ["src", "tests", "benchmarks"])
def test_no_file_grows_into_a_heap(folder: str) -> None:
    found = [path for end in ("py", "ts", "svelte") for path in (ROOT / folder).rglob(f"*.{end}")]
    for path in found:
        if "node_modules" in path.parts:
            continue
        length = len(path.read_text(encoding="utf-8").splitlines())
        assert length <= LONGEST, f"{path} has {length} lines"


@pytest.mark.parametrize("room", ["play", "web"])
def test_no_file_of_the_server_takes_more_than_a_sitting(room: str) -> None:
    lengths = {
        str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in (SOURCE / room).rglob("*.py")
    }
    assert {path: length for path, length in lengths.items() if length > SITTING} == {}


def test_nobody_speaks_to_a_checker_that_is_not_there() -> None:
    said = re.compile(r"(?:#|//|/\*|<!--)\s*(?:eslint|prettier|tslint|pylint|flake8|biome)\b")
    for folder in ("src", "tests", "tools", "benchmarks"):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in (".js", ".py", ".svelte", ".ts") and "node_modules" not in path.parts:
                assert not said.search(path.read_text(encoding="utf-8")), path


def imported(path: Path) -> set[str]:
    """The modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_core_and_games_need_nothing_but_the_standard_library_and_bare_numbers() -> None:
    allowed = sys.stdlib_module_names | {"librt", "mypy_extensions", "sobremesa"}
    for room in ("core", "games", "bots"):
        for path in (SOURCE / room).rglob("*.py"):
            tops = {name.split(".")[0] for name in imported(path)}
            assert tops <= allowed, f"{path} imports {tops - allowed}"


def test_no_constant_is_shifted_by_a_64_bit_number() -> None:
    """Compiled, `1 << k` with `k: i64` is a 32-bit shift in C: wrong from 31 on, silently."""
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if "mypy_extensions" in imported(path):
            assert not list(suspect_shifts(tree)), f"{path}: a constant is shifted by a variable"


def suspect_shifts(tree: ast.AST) -> list[ast.BinOp]:
    """Constants (or `i64(1)`) shifted left by something that is neither constant nor upper case."""
    found = []
    for node in ast.walk(tree):
        if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)):
            continue
        left = node.left
        constant = isinstance(left, ast.Constant) or (
            isinstance(left, ast.Call) and ast.unparse(left.func) == "i64"
        )
        right = node.right
        fixed = isinstance(right, ast.Constant) or (
            isinstance(right, ast.Name) and right.id.isupper()
        )
        if constant and not fixed:
            found.append(node)
    return found


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("1 << k", True),
        ("i64(1) << k", True),
        ("bit << k", False),
        ("1 << 4", False),
        ("1 << SHIFT", False),
    ],
)
def test_the_lint_for_shifts_knows_right_from_wrong(source: str, wrong: bool) -> None:
    assert bool(suspect_shifts(ast.parse(source))) is wrong
