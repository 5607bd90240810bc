"""The documents say what is true."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from laws.tables import GAMES
from sobremesa import __version__
from sobremesa.cli import app
from sobremesa.games import SHELF
from sobremesa.texts.needs import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
HOUSE = (ROOT / "docs" / "house.md").read_text(encoding="utf-8")


def blocks(path: str, language: str) -> list[str]:
    """The fenced blocks of a document."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


def test_the_readmes_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = blocks("README.md", "python")
    exec(block, {})
    out = capsys.readouterr().out
    assert out.startswith("0 pass ") or " pass " in out.splitlines()[0]
    assert "'scores'" in out.splitlines()[-1]


def test_the_readme_shows_every_command_and_game() -> None:
    commands = {command.name for command in app.registered_commands} | {"play", "replay", "rules"}
    commands |= {group.name for group in app.registered_groups}
    for command in commands - {None}:
        assert f"sobremesa {command} " in README
    for name in SHELF:
        assert f"src/sobremesa/games/{name}/RULES.md" in README


def test_the_readme_says_what_this_is_not() -> None:
    for word in ("unofficial", "own words", "artwork is our own", "reconstructed"):
        assert word in README


def test_the_house_names_every_room_and_law() -> None:
    rooms = [path.name for path in (ROOT / "src" / "sobremesa").iterdir() if path.is_dir()]
    for room in rooms:
        if not room.startswith("__"):
            assert f"`{room}`" in HOUSE, f"docs/house.md does not know the room {room}"
    for number in range(1, 12):
        assert re.search(rf"^{number}\. \*\*", HOUSE, flags=re.MULTILINE)
    for module in (ROOT / "src" / "sobremesa" / "core").glob("[a-z]*.py"):
        assert f"`{module.name}`" in HOUSE, f"docs/house.md does not know core/{module.name}"


def test_links_in_the_documents_lead_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_the_version_is_one() -> None:
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_requirements_are_hashed_and_name_no_index() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "index-url" not in text
        assert "://" not in text


def test_the_languages_are_the_four() -> None:
    assert LANGUAGES == ("en", "es", "de", "ja")


def test_adding_a_game_as_the_document_says_works(tmp_path: Path) -> None:
    skip = shutil.ignore_patterns("__pycache__", "*.so", ".hypothesis")
    for folder in ("src", "tests", "docs", "requirements", "benchmarks"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=skip)
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    tools = tmp_path / "tools"
    tools.mkdir()
    for name, command in (("python", ""), ("sobremesa", "-m sobremesa.cli")):
        shim = tools / name
        shim.write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n')
        shim.chmod(0o755)
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(tmp_path / "src"),
        "COLUMNS": "200",
    }
    environment.pop("PYTEST_XDIST_WORKER", None)
    for block in blocks("docs/add-a-game.md", "sh"):
        block = block.replace("PYTHONPATH=tests", f"PYTHONPATH=tests:{tmp_path / 'src'}")
        run = subprocess.run(
            ["sh", "-ec", block], cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert run.returncode == 0, run.stdout + run.stderr
    assert (tmp_path / "src" / "sobremesa" / "games" / "pebbles" / "RULES.md").exists()
    assert set(GAMES) >= set(SHELF)
