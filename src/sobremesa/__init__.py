"""Five published tabletop games, one faithful engine."""

from __future__ import annotations

from typing import Final

from sobremesa.core import flow

__version__: Final = "0.1.0"

COMPILED: Final = not flow.__file__.endswith(".py")
"""Whether core, games, bots and the way of a move run compiled by mypyc."""
