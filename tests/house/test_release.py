"""A release is tagged when everything is ready, and nothing happens when it is not."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "tools" / "release.py"
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2030-01-31\n\n### Added\n\n- Tea.\n"


class Repository:
    """A small repository with all that names a version."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.git("init", "--quiet")
        self.write("pyproject.toml", '[project]\nname = "sobremesa"\nversion = "0.2.0"\n')
        self.write("src/sobremesa/__init__.py", '__version__: Final = "0.2.0"\n')
        self.write("package.json", json.dumps({"version": "0.2.0"}))
        self.write("package-lock.json", json.dumps({"version": "0.2.0"}))
        self.write("CHANGELOG.md", CHANGELOG)
        self.write("Makefile", "test:\n\t@echo tested\n")
        self.commit()

    def write(self, name: str, text: str) -> None:
        path = self.root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        environment = {
            **os.environ,
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_SYSTEM": os.devnull,
        }
        for role in ("AUTHOR", "COMMITTER"):
            environment |= {f"GIT_{role}_NAME": "Inés", f"GIT_{role}_EMAIL": "ines@example.org"}
        return subprocess.run(
            words, cwd=self.root, env=environment, capture_output=True, text=True, encoding="utf-8"
        )

    def git(self, *words: str) -> str:
        run = self.run("git", *words)
        assert run.returncode == 0, run.stderr
        return run.stdout

    def commit(self) -> None:
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "Lay the table")

    def release(self, version: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, str(SCRIPT), version)


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


def test_what_is_ready_is_tested_and_tagged(repository: Repository) -> None:
    run = repository.release("0.2.0")
    assert run.returncode == 0, run.stderr
    assert "tested" in run.stdout
    assert repository.git("tag", "--list").split() == ["v0.2.0"]
    told = repository.git("tag", "--list", "--format=%(objecttype)%0a%(contents)")
    assert told.startswith("tag\nSobremesa 0.2.0\n\n### Added\n\n- Tea.")


@pytest.mark.parametrize(
    ("name", "text", "problem"),
    [
        ("pyproject.toml", '[project]\nversion = "0.1.0"\n', "pyproject.toml says 0.1.0"),
        ("src/sobremesa/__init__.py", "", "__init__.py says none"),
        ("package.json", '{"version": "0.3.0"}', "package.json says 0.3.0"),
        ("package-lock.json", "{}", "package-lock.json says none"),
        ("CHANGELOG.md", CHANGELOG.replace("0.2.0", "0.1.9"), "no chapter [0.2.0]"),
        ("CHANGELOG.md", CHANGELOG.replace(" - 2030-01-31", ""), "gives [0.2.0] no date"),
        ("CHANGELOG.md", CHANGELOG.replace("01-31", "02-31"), "gives [0.2.0] no date"),
        ("CHANGELOG.md", CHANGELOG.replace("## [Unreleased]\n", ""), "must begin with"),
        ("CHANGELOG.md", CHANGELOG.replace("ased]\n", "ased]\n\n- Cake.\n"), "must begin with"),
        ("Makefile", "test:\n\t@false\n", "make test fails"),
        ("Makefile", "test:\n\t@touch leftover\n", "have left changes"),
    ],
)
def test_what_is_not_ready_is_not_tagged(
    repository: Repository, name: str, text: str, problem: str
) -> None:
    repository.write(name, text)
    repository.commit()
    run = repository.release("0.2.0")
    assert run.returncode == 1
    assert problem in run.stderr
    assert repository.git("tag", "--list") == ""


def test_changes_that_are_not_committed_are_not_released(repository: Repository) -> None:
    repository.write("CHANGELOG.md", CHANGELOG + "- Cake.\n")
    run = repository.release("0.2.0")
    assert (run.returncode, repository.git("tag", "--list")) == (1, "")
    assert "not committed" in run.stderr


def test_no_version_is_released_twice_or_without_a_number(repository: Repository) -> None:
    assert repository.release("0.2.0").returncode == 0
    again = repository.release("0.2.0")
    assert (again.returncode, again.stderr) == (1, "release: the tag v0.2.0 is there already\n")
    assert "no version like 1.2.3" in repository.release("latest").stderr
