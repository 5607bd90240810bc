"""Makes a release: sees that everything says the same version, tests, and tags. It never pushes.

    make release VERSION=0.2.0

Whatever is not ready is told at once, and nothing is changed.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from datetime import date
from pathlib import Path

VERSION = re.compile(r"\d+\.\d+\.\d+((a|b|rc)\d+)?")
HEADING = re.compile(r"^## \[(?P<name>[^\]]+)\](?: - (?P<date>\S+))?$", re.MULTILINE)
UNRELEASED = "Unreleased"


def git(*words: str) -> str:
    """What git says."""
    run = subprocess.run(["git", *words], capture_output=True, text=True, check=True)
    return run.stdout.strip()


def said_versions(root: Path) -> Iterator[tuple[str, str]]:
    """Every place that names the version, and what it says."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    yield "pyproject.toml", project["project"]["version"]
    package = root / "src" / "sobremesa" / "__init__.py"
    found = re.search(r'^__version__\b.*= "(.+)"$', package.read_text(encoding="utf-8"), re.M)
    yield "src/sobremesa/__init__.py", found[1] if found else "none"
    for name in ("package.json", "package-lock.json"):
        client = json.loads((root / name).read_text(encoding="utf-8"))
        yield name, client.get("version", "none")


def chapters(changelog: str) -> dict[str, tuple[str, str]]:
    """Date and text of each version in the changelog, newest first."""
    parts = HEADING.split(changelog)[1:]
    triples = zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    return {name: (day or "", text.strip()) for name, day, text in triples}


def problems(root: Path, version: str) -> Iterator[str]:
    """Why this version cannot be released now."""
    if not VERSION.fullmatch(version):
        yield f"{version!r} is no version like 1.2.3"
    if git("status", "--porcelain"):
        yield "there are changes that are not committed"
    if git("tag", "--list", f"v{version}"):
        yield f"the tag v{version} is there already"
    for place, said in said_versions(root):
        if said != version:
            yield f"{place} says {said}, not {version}"
    told = chapters((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if list(told)[:1] != [UNRELEASED] or told[UNRELEASED][1]:
        yield f"CHANGELOG.md must begin with an empty chapter [{UNRELEASED}]"
    day, text = told.get(version, ("", ""))
    if not text:
        yield f"CHANGELOG.md has no chapter [{version}] that says what is new"
    elif not is_date(day):
        yield f"CHANGELOG.md gives [{version}] no date like 2030-12-31"


def is_date(text: str) -> bool:
    """Whether the text is a day of the calendar."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def release(root: Path, version: str) -> int:
    """Tag the version, if it is ready; the exit code."""
    if found := list(problems(root, version)):
        print(*(f"release: {problem}" for problem in found), sep="\n", file=sys.stderr)
        return 1
    commit = git("rev-parse", "HEAD")
    if subprocess.run(["make", "test"]).returncode:
        print("release: make test fails", file=sys.stderr)
        return 1
    if git("status", "--porcelain") or git("rev-parse", "HEAD") != commit:
        print("release: the tests have left changes, or something was committed", file=sys.stderr)
        return 1
    _, text = chapters((root / "CHANGELOG.md").read_text(encoding="utf-8"))[version]
    # Headings of the changelog begin with #, which git would take for comments.
    message = f"Sobremesa {version}\n\n{text}\n"
    git("tag", "--annotate", f"v{version}", "--cleanup=verbatim", "--message", message)
    print(f"v{version} is tagged at {commit[:12]}; git push origin v{version} sends it")
    return 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("make release VERSION=1.2.3")
    sys.exit(release(Path(git("rev-parse", "--show-toplevel")), sys.argv[1]))
