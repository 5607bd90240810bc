"""The notebook shows what its cells give."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOK = ROOT / "examples" / "reading.ipynb"


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "notebook.py"), *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT)


@pytest.mark.slow
def test_the_notebook_is_true(tmp_path: Path) -> None:
    done = run(str(NOTEBOOK), "--check")
    assert done.returncode == 0, done.stderr
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    assert notebook["nbformat"] == 4
    assert all(cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code")


def test_what_has_changed_is_told(tmp_path: Path) -> None:
    file = tmp_path / "other.ipynb"
    source = ["print(1)\n", "2 + 2"]
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
    }
    file.write_text(json.dumps({"cells": [{**cell, "source": source}]}), encoding="utf-8")
    assert "shows something else in cell 0" in run(str(file), "--check").stderr
    assert run(str(file)).returncode == 0
    assert run(str(file), "--check").returncode == 0
    (told,) = json.loads(file.read_text(encoding="utf-8"))["cells"]
    assert told["outputs"][0]["text"] == ["1\n"]
    assert told["outputs"][1]["data"]["text/plain"] == ["4"]
