"""What was compiled before is used again only where nothing has changed."""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts import loaded

COMPILER = """
import pathlib, sys
here = pathlib.Path(__file__).parent
if sys.argv[1:] == ["-v"]:
    sys.exit((here / "version").read_text())
with (here / "calls").open("a") as calls:
    calls.write(" ".join(pathlib.Path(a).name for a in sys.argv if a.endswith(".c")) or "link")
    calls.write("\\n")
pathlib.Path(sys.argv[-1]).write_text("built")
"""


rooms = loaded("tools/compile_rooms.py")


class Site:
    """The C files of two libraries, the second of which calls the first; a compiler takes notes."""

    def __init__(self, folder: Path):
        self.folder, self.c = folder, folder / "c"
        self.c.mkdir()
        for name in ("one.c", "two.c", "first.h", "three.c", "second.h", "shim.c"):
            (self.c / name).write_text(name, encoding="utf-8")
        (folder / "cc.py").write_text(COMPILER, encoding="utf-8")
        (folder / "version").write_text("12", encoding="utf-8")
        (folder / "cc").write_text(f'#!/bin/sh\nexec "{sys.executable}" "{folder}/cc.py" "$@"\n')
        (folder / "cc").chmod(0o755)
        self.flags = ["-O3"]

    def extensions(self) -> list[Any]:
        def extension(name: str, sources: list[str], headers: list[str]) -> Any:
            return SimpleNamespace(
                name=name,
                sources=[str(self.c / source) for source in sources],
                depends=[str(self.c / header) for header in headers],
                include_dirs=[str(self.c)],
                extra_compile_args=self.flags,
            )

        return [
            extension("first__mypyc", ["one.c", "two.c"], ["first.h"]),
            extension("second__mypyc", ["three.c"], ["first.h", "second.h"]),
            extension("room.small", ["shim.c"], []),
        ]

    def build(self) -> list[str]:
        """Build; what the compiler was called for."""
        calls = self.folder / "calls"
        calls.write_text("", encoding="utf-8")
        cc = str(self.folder / "cc")
        kept = self.folder / "build"
        kept.mkdir(exist_ok=True)
        gcc = rooms.Gcc([cc], [cc, "-shared"])
        gcc.build(self.extensions(), self.c, self.folder / "out", rooms.Shelf(kept))
        return sorted(calls.read_text(encoding="utf-8").split())


@pytest.fixture
def site(tmp_path: Path) -> Site:
    if sys.platform == "win32":
        pytest.skip("GCC is not called on Windows")
    return Site(tmp_path)


LIBRARIES = ["link", "link", "one.c", "three.c", "two.c"]
ALL = sorted([*LIBRARIES, "shim.c"])


def test_nothing_is_compiled_twice(site: Site) -> None:
    assert site.build() == ALL
    assert site.build() == []
    assert {path.name.split(".")[0] for path in (site.folder / "out").rglob("*.so")} == {
        "first__mypyc",
        "second__mypyc",
        "small",
    }


def test_a_changed_file_is_compiled_and_linked_alone(site: Site) -> None:
    site.build()
    (site.c / "two.c").write_text("changed", encoding="utf-8")
    assert site.build() == ["link", "two.c"]


@pytest.mark.parametrize(
    ("header", "again"), [("first.h", LIBRARIES), ("second.h", ["link", "three.c"])]
)
def test_a_changed_header_compiles_the_libraries_that_read_it(
    site: Site, header: str, again: list[str]
) -> None:
    site.build()
    (site.c / header).write_text("changed", encoding="utf-8")
    assert site.build() == again


@pytest.mark.parametrize("what", ["flags", "compiler"])
def test_what_goes_into_every_file_compiles_all(site: Site, what: str) -> None:
    site.build()
    if what == "flags":
        site.flags = ["-O2"]
    else:
        (site.folder / "version").write_text("13", encoding="utf-8")
    assert site.build() == ALL


def test_what_is_no_longer_used_is_dropped(site: Site) -> None:
    site.build()
    before = {path.name for path in (site.folder / "build/kept").iterdir()}
    site.flags = ["-O2"]
    site.build()
    after = {path.name for path in (site.folder / "build/kept").iterdir()}
    assert len(before) == len(after) == len(ALL)
    assert not before & after


def test_what_could_not_be_made_is_not_kept(tmp_path: Path) -> None:
    shelf = rooms.Shelf(tmp_path)

    def fail(to: Path) -> None:
        to.write_text("half", encoding="utf-8")
        raise SystemExit("no")

    with pytest.raises(SystemExit):
        shelf.take([b"a"], fail)
    made = shelf.take([b"a"], lambda to: to.write_text("whole", encoding="utf-8"))
    assert made.read_text(encoding="utf-8") == "whole"
    assert shelf.take([b"a", b""], lambda to: to.touch()) != made


def test_folders_within_a_game_are_compiled_too(tmp_path: Path) -> None:
    room = tmp_path / "src/sobremesa/games/one/rules"
    room.mkdir(parents=True)
    for name in ("__init__.py", "turn.py"):
        (room / name).touch()
    (tmp_path / "src/sobremesa/web").mkdir()
    (tmp_path / "src/sobremesa/web/app.py").touch()
    assert rooms.sources(tmp_path) == [str(Path("src/sobremesa/games/one/rules/turn.py"))]


def test_every_part_that_is_named_is_there() -> None:
    root = Path(__file__).parents[2]
    named = [module for modules in rooms.groups(root).values() for module in modules]
    assert len(named) == len(set(named))
    assert [module for module in named if not (root / module).is_file()] == []
