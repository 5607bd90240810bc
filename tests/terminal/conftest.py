"""Runs commands in the test's own process."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from rich.console import Console

from sobremesa import cli

WIDE = 200
Run = Callable[..., tuple[int, str, str]]
"""From the words of a command to its exit code, its output and its error output."""


@pytest.fixture(name="run")
def _run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*words: str, width: int = WIDE) -> tuple[int, str, str]:
        monkeypatch.setattr("sys.argv", ["sobremesa", *words])
        monkeypatch.setattr(cli, "console", Console(width=width))
        with pytest.raises(SystemExit) as stop:
            cli.main()
        shown = capsys.readouterr()
        code = stop.value.code
        assert isinstance(code, int)
        return code, shown.out, shown.err

    return run
