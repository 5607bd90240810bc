"""Corrected data on the command line: listed, written, laid over, and refused in one line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sobremesa.core.corrections import FOLDER, KEPT
from terminal.conftest import Run


def sobremesa(*words: str) -> tuple[int, str]:
    """A command in a process of its own, as data are read once in each."""
    env = {key: value for key, value in os.environ.items() if key not in (FOLDER, KEPT)}
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa.cli", *words],
        capture_output=True,
        text=True,
        check=False,
        env=env,
    )
    return done.returncode, done.stderr


def test_reconstructed_data_are_listed_with_their_limits(run: Run) -> None:
    code, out, _ = run("data", "la_macarena")
    assert code == 0
    assert "end.max_hands" in out
    assert "a whole number from 1 to 99" in out
    assert "hand_end" not in out


def test_they_are_written_once(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("data", "macaron", "--write", str(tmp_path))
    assert code == 0
    assert f"--data {tmp_path}" in out
    text = (tmp_path / "macaron.toml").read_text(encoding="utf-8")
    assert "[side.normal.row.3-4]\nfrom = 3\npoints = 2\n" in text
    assert "# The voting tokens" in text
    assert "rulebook" not in text
    file = tmp_path / "macaron.toml"
    told = f"sobremesa: {file} is there already; --force overwrites it\n"
    assert run("data", "macaron", "--write", str(tmp_path)) == (2, "", told)
    assert run("data", "macaron", "--write", str(tmp_path), "--force")[0] == 0


def test_bad_input_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    assert "there is no game 'macoa'" in run("data", "macoa")[2]
    assert "there is no folder" in run("data", "macao", "--write", str(tmp_path / "none"))[2]


@pytest.mark.slow
def test_a_folder_is_laid_over_and_its_mistakes_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    file, record = folder / "antayagi.toml", tmp_path / "a.game"
    file.write_text("[game]\nmax_turns = 50\n", encoding="utf-8")
    written = ("record", "antayagi", "--bots", "random", "--data", str(folder), "-o", str(record))
    assert sobremesa(*written) == (0, "")
    assert "\ndata " in record.read_text(encoding="utf-8")
    assert sobremesa("replay", str(record), "--data", str(folder)) == (0, "")
    code, told = sobremesa("replay", str(record))
    assert (code, told.count("\n")) == (2, 1)
    assert "here they are the data as shipped" in told
    file.write_text("[game]\nmax_turns = 5\ncards = 81\n", encoding="utf-8")
    code, told = sobremesa("serve", "--port", "0", "--data", str(folder))
    assert (code, told.count("\n")) == (2, 1)
    assert "antayagi.toml, game.max_turns: 5 should be" in told
    assert "game.cards: this is no reconstruction" in told
    file.rename(folder / "antayagy.toml")
    code, told = sobremesa("simulate", "macaron", "--games", "1", "--data", str(folder))
    assert (code, told.count("\n")) == (2, 1)
    assert "corrected data for antayagy: there is no such game" in told
