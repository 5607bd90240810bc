"""A copy of the repository in which somebody adds a game, with the commands that he would have."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from sobremesa import COMPILED

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("src", "tests", "docs", "requirements", "benchmarks", "tools")
FILES: Final = ("Makefile", "README.md", "hatch_build.py", "pyproject.toml")
LEFT_OUT: Final = ("*.pyc.*", "*.so", ".hypothesis", "images", "static")
KNOWN: Final = ".mypy_cache"
"""What was found out about the source before is copied along, as what Python has compiled is."""
COMMANDS: Final = {
    "cog": "cogapp",
    "mypy": "mypy",
    "pytest": "pytest",
    "python": "",
    "ruff": "ruff",
    "sobremesa": "sobremesa.cli",
}
"""The modules behind the commands that an environment has."""

OURS: Final = ("MAKE", "MFLAGS", "PYTEST_", "PYTHONPATH", "SOBREMESA_")
"""What is said to the run that this is a part of begins so."""

in_a_copy = pytest.mark.skipif(COMPILED, reason="a copy has the source alone")


class Checkout:
    """A copy, and an environment that has its source instead of ours."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "src" / "sobremesa" / "games"
        self.tests = root / "tests" / "games"
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
        if (ROOT / KNOWN).exists():
            shutil.copytree(ROOT / KNOWN, root / KNOWN)
        for name in FILES:
            shutil.copy(ROOT / name, root / name)
        self.commands = root / ".venv" / "bin"
        self.commands.mkdir(parents=True)
        for name, module in COMMANDS.items():
            command = self.commands / name
            called = f"-m {module}" if module else ""
            path = f'PYTHONPATH="{root}/src${{PYTHONPATH:+:$PYTHONPATH}}" '
            # mypy has its own path, and is silent about what lies on Python's.
            path = "" if name == "mypy" else path
            command.write_text(f'#!/bin/sh\n{path}exec "{sys.executable}" {called} "$@"\n')
            command.chmod(0o755)
        # `make` finds an environment that is ready.
        (root / ".venv" / "ready").touch()

    def run(self, script: str) -> str:
        """Run lines of a shell, as somebody who has activated the environment; give the output."""
        environment = {
            **os.environ,
            "PATH": f"{self.commands}{os.pathsep}{os.environ['PATH']}",
            "COLUMNS": "200",
        }
        for name in [name for name in environment if name.startswith(OURS)]:
            del environment[name]
        ran = subprocess.run(
            ["sh", "-ec", script], cwd=self.root, env=environment, capture_output=True, text=True
        )
        assert ran.returncode == 0, f"{script}\n{ran.stdout}{ran.stderr}"
        return ran.stdout
