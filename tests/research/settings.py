"""The tables at which environments are tried: every game with every number of seats."""

from __future__ import annotations

import pytest

from sobremesa.games import SHELF, load

TABLES = [(name, seats) for name in SHELF for seats in load(name).kind.seats]

every_table = pytest.mark.parametrize(("name", "seats"), TABLES)
every_game = pytest.mark.parametrize("name", SHELF)
EXTRA = {
    "pettingzoo": "sobremesa.research.aec",
    "gymnasium": "sobremesa.research.single",
    "vector": "sobremesa.research.vector",
    "openspiel": "sobremesa.research.spiel",
}
"""The module that needs each extra."""
