"""What is agreed before a game of Macelandia."""

from __future__ import annotations

from sobremesa.core.option import Option
from sobremesa.games.macelandia.state import STALL_NAMES


def options(seats: int) -> list[Option]:
    """ML-R3 Who sits where; ML-74 whether a stall ends the game; ML-R37 what is drawn open.

    ML-R17 Among people nothing is printed against waiting; bots alone would wait for ever. The
    seats decide the rest.
    """
    return [
        Option("placement", ["free", "standard"], "free", before="standard"),
        Option(
            "stall", STALL_NAMES, "off", before="tiebreak", once="stall_result", among_bots="tie"
        ),
        Option(
            "memory_aid",
            ["off", "on"],
            "off",
            shown_only=True,
            before="on",
            past="on",
            forgets="off",
        ),
    ]
