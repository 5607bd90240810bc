"""Every environment says what it lacks; the room itself needs nothing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from research.settings import EXTRA

GONE = {
    "pettingzoo": "pettingzoo",
    "gymnasium": "gymnasium",
    "vector": "numpy",
    "openspiel": "pyspiel",
}
"""The package that is missed first."""


@pytest.mark.parametrize("extra", EXTRA)
def test_a_missing_extra_is_named(extra: str) -> None:
    script = (
        "import sys, sobremesa.research\n"
        "assert not {'numpy', 'gymnasium', 'pettingzoo', 'pyspiel'} & set(sys.modules)\n"
        f"sys.modules[{GONE[extra]!r}] = None\n"
        f"import {EXTRA[extra]}\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"pip install 'sobremesa[{extra}]'" in done.stderr
    assert f"this needs {GONE[extra]}" in done.stderr
