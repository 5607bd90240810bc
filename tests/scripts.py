"""Scripts that stand outside the package, loaded for a test of their parts."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[1]


def loaded(path: str) -> ModuleType:
    """The script at that place in the repository, as a module."""
    place = ROOT / path
    spec = importlib.util.spec_from_file_location(place.stem, place)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
