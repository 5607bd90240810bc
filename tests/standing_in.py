"""What cannot be stood in for: compiled code calls its own parts, whatever a test puts there.

A test that plants a fault or a constant in a module which is compiled here says nothing here. It is
skipped with that reason and written down (SOBREMESA_STOOD_IN); `make test` runs what is written
down on the source, where the same modules are interpreted. What is written down is read off the
reports: what a fixture of many tests stands in for skips them all, and is looked at only once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any, Final
from unittest import mock

import pytest

ROOMS = ("sobremesa.play.", "sobremesa.web.")
INTERPRETED = os.environ.get("SOBREMESA_INTERPRETED")
"""A Python that runs the source, where this one runs what is compiled."""
STOOD_IN = os.environ.get("SOBREMESA_STOOD_IN")
"""The file in which tests are written down that have to be run on the source."""
SOURCE: Final = "the interpreted pass"
"""Whoever is skipped for it has to be run there."""


def is_compiled(module: str) -> bool:
    """Whether a module of these rooms is compiled here."""
    file = getattr(sys.modules.get(module), "__file__", None) or ".py"
    return module.startswith(ROOMS) and not file.endswith(".py")


def check(owner: Any, name: str) -> None:
    """Skip the test if nobody would notice what is put there."""
    if isinstance(owner, ModuleType):
        module = owner.__name__
    elif isinstance(owner, type):
        module = owner.__module__
    elif callable(getattr(type(owner), name, None)):
        module = type(owner).__module__
    else:
        return
    if is_compiled(module):
        pytest.skip(f"{module} is compiled here; {SOURCE} stands in for {name}")


def note(report: pytest.TestReport) -> None:
    """Write a test down that was skipped for the source, where all processes' reports come in."""
    collected_here = "PYTEST_XDIST_WORKER" not in os.environ
    if STOOD_IN is not None and collected_here and report.skipped and SOURCE in _why(report):
        with Path(STOOD_IN).open("a", encoding="utf-8") as notes:
            notes.write(f"{report.nodeid}\n")


def _why(report: pytest.TestReport) -> str:
    told = report.longrepr
    return told[2] if isinstance(told, tuple) else ""


def python_for(module: str) -> str:
    """The Python that runs a server: the source, where the server is one with a planted fault.

    Where tests are written down for the source, that one is as well: a server of the same Python
    need not read all modules again.
    """
    if module == "sobremesa.cli" or not is_compiled("sobremesa.play.listener"):
        return sys.executable
    if STOOD_IN is not None:
        pytest.skip(f"{SOURCE} runs servers with a planted fault")
    if INTERPRETED is None:
        pytest.skip("SOBREMESA_INTERPRETED must name a Python that runs the source")
    return INTERPRETED


def watch() -> None:
    """Look at everything that tests put somewhere."""
    put, enter = pytest.MonkeyPatch.setattr, mock._patch.__enter__

    def put_or_skip(self: pytest.MonkeyPatch, target: Any, *rest: Any, **more: Any) -> None:
        if isinstance(target, str):
            module, _, name = target.rpartition(".")
            check(sys.modules.get(module), name)
        else:
            check(target, rest[0])
        put(self, target, *rest, **more)

    def enter_or_skip(self: Any) -> Any:
        check(self.getter(), self.attribute)
        return enter(self)

    pytest.MonkeyPatch.setattr = put_or_skip  # type: ignore[method-assign]
    mock._patch.__enter__ = enter_or_skip  # type: ignore[method-assign]
