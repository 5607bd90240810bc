"""What is agreed before a game of Macelandia."""

from __future__ import annotations

from sobremesa.core.option import Option


def options(seats: int) -> list[Option]:
    """ML-9 Who sits where; ML-75 what a stalled game brings. The seats decide the rest."""
    return [
        Option("placement", ["standard", "free"], "standard"),
        Option("stall_result", ["tiebreak", "tie"], "tiebreak"),
    ]
