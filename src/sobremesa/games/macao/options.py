"""What is agreed before a game of Macao."""

from __future__ import annotations

from sobremesa.core.option import Option


def options(seats: int) -> list[Option]:
    """MO-R1 How the discs are stacked on the wall at the start: by chance, or seat 0 on top.

    MO-R5 Whether all choose their dice at once, sealed, or one after the other in wall order.
    """
    return [
        Option("wall_stack", ["random", "seat"], "random"),
        Option("dice", ["together", "in_order"], "together", before="in_order"),
    ]
