"""Which tests and which code cite which rule, read from the source with `ast`."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

RULE: Final = re.compile(r"(?<![A-Za-z0-9-])[A-Z]{2}-R?\d+(?![A-Za-z0-9])")
"""Letters of a language without blanks may stand right beside it."""
RANGE: Final = re.compile(r"\b([A-Z]{2})-(\d+) to \1-(\d+)\b")
HERE: Final = Path(__file__).resolve()


def rules_in(text: str) -> list[str]:
    """Every rule that a text cites, `MC-70 to MC-73` meaning all four, in order, once each."""
    found = RULE.findall(text)
    for prefix, first, last in RANGE.findall(text):
        found += [f"{prefix}-{number}" for number in range(int(first), int(last) + 1)]
    return sorted(
        set(found), key=lambda rule: (rule[:2], "R" in rule[3:], int(rule[3:].strip("R")))
    )


def citing_tests(tests: Path) -> dict[str, list[str]]:
    """For each rule the tests that are marked with `@rule("MC-47")`."""
    found: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if not (isinstance(mark, ast.Call) and ast.unparse(mark.func) == "rule"):
                    continue
                for argument in mark.args:
                    if isinstance(argument, ast.Constant):
                        name = f"{path.relative_to(tests.parent).as_posix()}::{node.name}"
                        found.setdefault(str(argument.value), []).append(name)
    return found


def sources_of_code(game: str) -> Iterator[tuple[str, ast.Module]]:
    """The modules of a game's folder and of the folders in it, each with its path from `games`."""

    def below(folder: Traversable, path: str) -> Iterator[tuple[str, ast.Module]]:
        for item in sorted(folder.iterdir(), key=lambda item: item.name):
            if item.is_dir():
                yield from below(item, f"{path}/{item.name}")
            elif item.name.endswith(".py"):
                yield f"{path}/{item.name}", ast.parse(item.read_text(encoding="utf-8"))

    return below(files(f"sobremesa.games.{game}"), game)


def code_by_rule(game: str) -> dict[str, list[str]]:
    """For each rule the classes and functions of the game whose docstrings cite it."""
    found: dict[str, list[str]] = {}
    for path, module in sources_of_code(game):
        for node in ast.walk(module):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                for rule in rules_in(ast.get_docstring(node) or ""):
                    found.setdefault(rule, []).append(f"{path}:{node.lineno} {node.name}")
    return found


def refusals_by_rule(game: str) -> dict[str, list[str]]:
    """For each rule the lines of the game that refuse a choice by it: `(WALL.of(), "MO-57")`."""
    found: dict[str, list[str]] = {}
    for path, module in sources_of_code(game):
        for node in ast.walk(module):
            if not isinstance(node, ast.FunctionDef):
                continue
            for inner in ast.walk(node):
                if isinstance(inner, ast.Constant) and RULE.fullmatch(str(inner.value)):
                    place = f"{path}:{inner.lineno} {node.name}"
                    places = found.setdefault(str(inner.value), [])
                    if place not in places:
                        places.append(place)
    return found


def citations_of_tests() -> dict[str, list[str]]:
    """The tests by rule: from the checkout, or from the index that was made with the wheel."""
    index = files("sobremesa.texts").joinpath("citations.json")
    if index.is_file():
        read: dict[str, list[str]] = json.loads(index.read_text(encoding="utf-8"))
        return read
    tests = HERE.parents[3] / "tests"
    return citing_tests(tests) if tests.is_dir() else {}
