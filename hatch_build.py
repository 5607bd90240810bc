"""Compiles games and the way of a move with mypyc where there is a C compiler; else stays pure.

SOBREMESA_REQUIRE_COMPILED=1 makes a build without a compiler an error; SOBREMESA_PURE=1 asks for
a pure build. An editable install is always pure: compiled files would shadow later edits.
`tools/compile_rooms.py` does the compiling.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/sobremesa")


def has_compiler() -> bool:
    """Whether setuptools will find a C compiler to call."""
    if sys.platform == "win32":
        return shutil.which("cl") is not None
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules and the index of rule citations to the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together."""
        if version == "editable":
            return
        root = Path(self.root)
        self.scratch = Path(tempfile.mkdtemp(prefix="sobremesa-build-"))
        include = build_data["force_include"]
        include[str(self._index(root))] = "sobremesa/texts/citations.json"
        self._build_client(root)
        if os.environ.get("SOBREMESA_PURE") == "1":
            self.app.display_info("sobremesa: a pure Python build, as asked for")
            return
        problem = self._compile(root) if has_compiler() else "there is no C compiler"
        if not problem:
            for built in sorted((self.scratch / "lib").rglob("*.*")):
                include[str(built)] = str(built.relative_to(self.scratch / "lib"))
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            self.app.display_info("sobremesa: compiled by mypyc")
        elif os.environ.get("SOBREMESA_REQUIRE_COMPILED") == "1":
            raise RuntimeError(f"SOBREMESA_REQUIRE_COMPILED=1, but {problem}")
        else:
            self.app.display_warning(f"sobremesa: a pure Python build, because {problem}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when the wheel is written."""
        if version != "editable":
            shutil.rmtree(self.scratch, ignore_errors=True)

    def _build_client(self, root: Path) -> None:
        """Build the browser client, if that was not done before and can be done."""
        if (root / PACKAGE / "web/static/index.html").is_file():
            return
        npm = shutil.which("npm")
        if npm is None:
            self.app.display_warning(
                "sobremesa: without the browser client, because npm is missing"
            )
            return
        for command in ([npm, "ci", "--silent"], [npm, "run", "--silent", "build"]):
            if subprocess.run(command, cwd=root, capture_output=True).returncode:
                said = " ".join(command[1:])
                self.app.display_warning(
                    f"sobremesa: without the browser client: npm {said} failed"
                )
                return

    def _index(self, root: Path) -> Path:
        sys.path.insert(0, str(root / "src"))
        from sobremesa.texts.citations import citing_tests

        index = self.scratch / "citations.json"
        index.write_text(json.dumps(citing_tests(root / "tests"), indent=1), encoding="utf-8")
        return index

    def _compile(self, root: Path) -> str:
        """Compile into the scratch folder; give what went wrong, or nothing."""
        command = [sys.executable, str(root / "tools/compile_rooms.py"), str(self.scratch / "lib")]
        run = subprocess.run(command, cwd=root, capture_output=True, text=True)
        if run.returncode == 0:
            return ""
        last = (run.stderr or run.stdout).strip().splitlines()[-1:]
        return f"compiling failed: {' '.join(last)}"
