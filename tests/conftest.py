"""Settings for all tests, and what they may take from the machine: nothing of its user's."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

import standing_in

pytest_plugins = ["play.postgres", "web.faketime"]

collect_ignore = ["open_heaps"]
"""A game that is played in a copy of the repository: see house/test_open_game.py."""

TERMINAL = ("CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "FORCE_COLOR", "LINES", "NO_COLOR")
"""What a person has set for the eyes."""


def leave_the_user_alone() -> None:
    """Forget the user's terminal and proxies; whoever would open the user's own tables fails."""
    for name in list(os.environ):
        if name in TERMINAL or name.lower().endswith("_proxy"):
            del os.environ[name]
    os.environ["XDG_DATA_HOME"] = os.devnull


leave_the_user_alone()
standing_in.watch()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write down what has to be run on the source."""
    standing_in.note(report)


settings.register_profile("house", deadline=None, derandomize=True, max_examples=100)
settings.register_profile("deep", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))
