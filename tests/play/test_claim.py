"""An SQLite file is served by one process at a time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sobremesa.play.store.claim import Claim, Taken, claimed


def test_a_file_is_claimed_once(tmp_path: Path) -> None:
    file = str(tmp_path / "tables.db")
    first = Claim(file)
    with pytest.raises(Taken, match=rf"in use by process {os.getpid()};"):
        Claim(file)
    with pytest.raises(Taken):
        claimed(file)
    first.release()
    first.release()
    second = claimed(file)
    assert second is not None
    second.release()


def test_what_a_dead_process_has_left_means_nothing(tmp_path: Path) -> None:
    (tmp_path / "tables.db.lock").write_text("1\n", encoding="ascii")
    Claim(str(tmp_path / "tables.db")).release()


def test_where_no_lock_can_be_made_the_database_is_asked(tmp_path: Path) -> None:
    assert claimed(str(tmp_path / "nowhere" / "tables.db")) is None
