"""Starts a new game in a checkout, as a copy of the template."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from sobremesa.core.words import Refusal

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PREFIX: Final = re.compile(r"[A-Z]{2}")
LONGEST: Final = 24
"""With a name of so many letters every line of the copy still fits, so it needs no formatter."""
SOURCE: Final = Path("src/sobremesa/games")
TESTS: Final = Path("tests/games")
SHELF_START: Final = "SHELF: Final = (\n"


def new_game(name: str, prefix: str | None, checkout: Path) -> list[Path]:
    """Copy the template's folders under a new name and put the game on the shelf."""
    if not NAME.fullmatch(name):
        raise Refusal(f"a game's name is lower case words joined by _, such as my_game: {name!r}")
    if len(name) > LONGEST:
        raise Refusal(f"a game's name has at most {LONGEST} letters: {name!r} has {len(name)}")
    letters = prefix or "".join([part[0] for part in name.split("_")] + [name[1:2]])[:2].upper()
    if not PREFIX.fullmatch(letters):
        raise Refusal(f"a rule prefix is two capital letters, not {letters!r}; use --prefix")
    template = checkout / SOURCE / "template"
    if not template.is_dir():
        raise Refusal(f"{checkout} is no checkout of Sobremesa: it has no {SOURCE}/template")
    if (checkout / SOURCE / name).exists() or (checkout / TESTS / name).exists():
        raise Refusal(f"there is a game {name!r} already")
    made: list[Path] = []
    for source, target in (
        (template, checkout / SOURCE / name),
        (checkout / TESTS / "template", checkout / TESTS / name),
    ):
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        for path in sorted(target.rglob("*")):
            if path.is_file():
                rename(path, name, letters)
                made.append(path.relative_to(checkout))
    put_on_shelf(checkout / SOURCE / "__init__.py", name)
    return made


def rename(path: Path, name: str, prefix: str) -> None:
    """Write the new game's name and prefix into a copied file."""
    text = path.read_text(encoding="utf-8")
    title = " ".join([part.capitalize() for part in name.split("_")])
    text = text.replace("games.template", f"games.{name}").replace("game template", f"game {name}")
    text = text.replace('"template"', f'"{name}"').replace("'template'", f"'{name}'")
    text = text.replace("train template", f"train {name}").replace("# Template", f"# {title}")
    if path.match("rules.*.md"):
        text = re.sub(r"^# .*", f"# {title}", text)
    text = re.sub(r"^game-name = .*$", f"game-name = {title}", text, flags=re.MULTILINE)
    text = re.sub(r"\bTP\b", prefix, text)
    path.write_text(text, encoding="utf-8")


def put_on_shelf(path: Path, name: str) -> None:
    """Add the name to the explicit list of games, in order."""
    text = path.read_text(encoding="utf-8")
    start = text.index(SHELF_START) + len(SHELF_START)
    end = text.index(")", start)
    names = sorted([*re.findall(r'"(\w+)"', text[start:end]), name])
    listed = "".join([f'    "{game}",\n' for game in names])
    path.write_text(text[:start] + listed + text[end:], encoding="utf-8")
