"""The documents say what is true."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from house.checkout import ROOT, Checkout, in_a_copy
from laws.laws import WORLDS
from sobremesa import __version__
from sobremesa.cli import app
from sobremesa.games import TEMPLATE
from stage import PUBLISHED

SOURCE = ROOT / "src" / "sobremesa"
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


def test_the_library_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec("".join(blocks("docs/library.md", "python")), {})
    out = capsys.readouterr().out
    assert "pass almond-" in out
    assert "choices: goal" in out
    assert out.splitlines()[-1].startswith("La partida ha terminado.")


def test_the_research_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec("".join(blocks("docs/research.md", "python")), {})
    out = capsys.readouterr().out
    assert out.startswith("(64, ")
    assert "sobremesa_macelandia" in out
    assert "'shares'" in out.splitlines()[-1]


def test_the_readme_shows_every_command_and_every_published_game() -> None:
    commands = {command.name for command in app.registered_commands} | {"play", "replay", "rules"}
    commands |= {group.name for group in app.registered_groups}
    for command in commands - {None}:
        assert f"sobremesa {command} " in README
    assert re.findall(r"^\| .*games/(\w+)/RULES\.md", README, flags=re.MULTILINE) == PUBLISHED


def test_the_readme_says_what_this_is_not() -> None:
    for word in ("unofficial", "own words", "artwork is our own", "reconstructed"):
        assert word in README


def test_the_house_names_every_room_and_law() -> None:
    rooms = [path.name for path in SOURCE.iterdir() if path.is_dir()]
    for room in rooms:
        if not room.startswith("__"):
            assert f"`{room}`" in HOUSE, f"docs/house.md does not know the room {room}"
    for number in range(1, 16):
        assert re.search(rf"^{number}\. \*\*", HOUSE, flags=re.MULTILINE)
    for module in (SOURCE / "core").glob("[a-z]*.py"):
        assert f"`{module.name}`" in HOUSE, f"docs/house.md does not know core/{module.name}"


def test_the_protocol_explains_every_request() -> None:
    told, listed = (ROOT / "docs" / "protocol.md").read_text("utf-8").split("## All requests")
    told = re.sub(r"{\w+}", "{}", told)
    paths = re.findall(r"^\| `[A-Z]+ (\S+)`", listed, flags=re.MULTILINE)
    assert len(paths) > 20
    for path in paths:
        # The last place of `/tables/{table}/{verb}` is written out: start, pause, resume.
        shape = re.sub(r"{}/{}$", "{}/", re.sub(r"{\w+}", "{}", path))
        assert shape in told, f"docs/protocol.md does not explain {path}"


def test_the_decision_on_what_is_certain_counts_the_worlds_of_its_law() -> None:
    (decision,) = (ROOT / "docs" / "decisions").glob("*-what-is-certain-*.md")
    assert f"{WORLDS} imagined worlds" in decision.read_text(encoding="utf-8")


def test_links_in_the_documents_lead_somewhere() -> None:
    for path in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!http)([^)#]+)\)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


def test_the_version_is_one() -> None:
    assert f'version = "{__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for name in ("package.json", "package-lock.json"):
        assert json.loads((ROOT / name).read_text(encoding="utf-8"))["version"] == __version__


def test_the_changelog_begins_with_what_is_unreleased() -> None:
    headings = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "[Unreleased]"
    for heading in headings[1:]:
        assert re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", heading)


def test_whoever_calls_make_calls_what_there_is() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    callers = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob(".github/**/*.*")]
    called = {
        (path.name, target)
        for path in callers
        for target in re.findall(r"(?:`|run: |^)make ([a-z-]+)", path.read_text("utf-8"), re.M)
    }
    assert ("test.yml", "check") in called
    for name, target in called:
        assert target in targets, f"{name} calls make {target}"


def test_no_room_is_left_out_by_make_test() -> None:
    text = (ROOT / "Makefile").read_text("utf-8")
    lists = re.findall(r"^(?:BOTH|ON_SOURCE|ON_WHEEL) := (.*)$", text, re.MULTILINE)
    named = {path for one in lists for path in one.split()} | {"tests/browser"}
    for path in (ROOT / "tests").glob("*/test_*.py"):
        assert f"tests/{path.parent.name}" in named, f"make test leaves out {path.parent}"
    assert all((ROOT / path).exists() for path in named if path.startswith("tests/"))


def test_requirements_are_hashed_and_name_no_index() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "--hash=sha256:" in text
        assert "index-url" not in text
        assert "://" not in text


GUIDE = "docs/add-a-game.md"
EXAMPLE = "pebbles"
PREFIX = "PB"
TRIED = "stones_of_the_guide"
"""Nobody calls his game so, and whoever calls it as the guide does breaks nothing."""


def test_the_guide_names_every_file_that_an_author_writes() -> None:
    text = (ROOT / GUIDE).read_text(encoding="utf-8")
    copied = [
        path.relative_to(folder)
        for folder in (SOURCE / "games" / TEMPLATE, ROOT / "tests" / "games" / TEMPLATE)
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    ]
    named = set(re.findall(r"`([^`\n]+)`", text))
    for path in copied:
        told = {path.name, str(path), f"{path.parts[0]}/"}
        assert named & told, f"{GUIDE} does not name {path}"
    further = ("lesson.toml", "finer.toml", "stage.toml", "stage.game")
    for name in (*further, "Dish.svelte", "staging.ts", "tale.ts"):
        assert name in named


@in_a_copy
@pytest.mark.slow
def test_adding_a_game_as_the_guide_says_works(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    before = {path.relative_to(tmp_path): path.read_bytes() for path in written(tmp_path)}
    for block in blocks(GUIDE, "sh"):
        checkout.run(block.replace(EXAMPLE, TRIED).replace(PREFIX, "QQ"))
    after = {path.relative_to(tmp_path): path.read_bytes() for path in written(tmp_path)}
    touched = {str(path) for path in before.keys() | after if before.get(path) != after.get(path)}
    own = (f"src/sobremesa/games/{TRIED}/", f"tests/games/{TRIED}/")
    assert {path for path in touched if not path.startswith(own)} == {
        "src/sobremesa/games/__init__.py",
        f"{TRIED}.game",
    }
    assert (checkout.games / TRIED / "RULES.md").read_text("utf-8").count("`QQ-") > 1
    checkout.run("ruff format --check .")
    checkout.run(f"sobremesa shelf new {EXAMPLE} --prefix {PREFIX}")


def written(folder: Path) -> list[Path]:
    """The files of a checkout that are kept under version control."""
    made = {".venv", ".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis", "__pycache__"}
    return [path for path in folder.rglob("*") if path.is_file() and not made & set(path.parts)]
