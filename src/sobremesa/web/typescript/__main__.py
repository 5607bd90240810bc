"""Writes what the client takes from Python: `python -m sobremesa.web.typescript [--check]`.

The types of the wire, and for each game that draws its own table the types of its words and what
is printed on its cardboard. With `--check` nothing is written; what is out of date is named.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from sobremesa.games import SHELF, TEMPLATE, load
from sobremesa.web.typescript.prints import prints_of
from sobremesa.web.typescript.views import views_of
from sobremesa.web.typescript.wire import requests, wire

SOURCE: Final = Path(__file__).resolve().parents[2]
"""The package in a checkout."""


def generated(source: Path) -> dict[Path, str]:
    """Every generated file of a checkout's package, with the text that it should have."""
    lib = source / "web" / "client" / "lib"
    found = {lib / "wire.gen.ts": wire(), lib / "requests.gen.ts": requests()}
    for name in (*SHELF, TEMPLATE):
        folder = source / "games" / name
        if (folder / "table").is_dir():
            toml = (folder / "game.toml").read_text(encoding="utf-8")
            found[folder / "table" / "view.gen.ts"] = views_of(load(name))
            found[folder / "table" / "print.gen.ts"] = prints_of(name, toml)
    return found


def stale(source: Path) -> dict[Path, str]:
    """The generated files that are not as they should be, with the text that they should have."""
    return {
        path: text
        for path, text in generated(source).items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    }


def main(arguments: list[str], source: Path = SOURCE) -> int:
    """Write the files, or look whether they are as they should be."""
    if arguments not in ([], ["--check"]):
        print("usage: python -m sobremesa.web.typescript [--check]")
        return 2
    old = stale(source)
    for path, text in old.items():
        if arguments:
            print(f"{path.relative_to(source)} is out of date; `make generate` makes it anew")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path.relative_to(source)} made anew")
    return 1 if old and arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
