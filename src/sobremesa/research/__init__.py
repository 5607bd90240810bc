"""The games for researchers: environments of PettingZoo, Gymnasium and OpenSpiel, and a fast one.

Each needs a package of its own, which is imported when the environment is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sobremesa.research.aec import TableEnv
    from sobremesa.research.single import SeatEnv
    from sobremesa.research.vector import VectorTables

__all__ = ["aec_env", "register_openspiel", "seat_env", "vector_tables"]


def aec_env(game: str, seats: int | None = None, **said: Any) -> TableEnv:
    """A table whose seats are PettingZoo's agents (`sobremesa[pettingzoo]`)."""
    from sobremesa.research.aec import TableEnv

    return TableEnv(game, seats, **said)


def seat_env(game: str, seats: int | None = None, **said: Any) -> SeatEnv:
    """One seat against named bots, for Gymnasium (`sobremesa[gymnasium]`)."""
    from sobremesa.research.single import SeatEnv

    return SeatEnv(game, seats, **said)


def vector_tables(game: str, seats: int | None = None, **said: Any) -> VectorTables:
    """Many tables that take a step in one call, in arrays of numpy (`sobremesa[vector]`)."""
    from sobremesa.research.vector import VectorTables

    return VectorTables(game, seats, **said)


def register_openspiel() -> list[str]:
    """Let OpenSpiel know all games (`sobremesa[openspiel]`); give the names to load them by."""
    from sobremesa.research.spiel import register

    return register()
