"""What tests take from the machine, and what becomes of them where it is not to be had."""

from __future__ import annotations

from pathlib import Path

import pytest

from play import postgres


def test_what_is_not_there_is_skipped_or_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(postgres, "install", asked.append)
    for required, outcome in (("", pytest.skip.Exception), ("1", AssertionError)):
        monkeypatch.setenv(postgres.REQUIRED, required)
        with pytest.raises(outcome, match="no such thing"):
            postgres.found_or_installed(lambda: None, "something", "no such thing")
    assert asked == ["something"] * 2


def test_what_can_be_installed_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    program = tmp_path / "program"
    monkeypatch.setattr(postgres, "install", lambda _: program.touch())

    def find() -> Path | None:
        return program if program.exists() else None

    assert postgres.found_or_installed(find, "something", "no such thing") == program
