"""What is agreed before a game of AntaYagí."""

from __future__ import annotations

from sobremesa.core.option import Option, seat_or_chance
from sobremesa.games.antayagi.facts import MAX_TURNS


def options(seats: int) -> list[Option]:
    """AY-17 Who takes the first turn; AY-R20 after how many turns the game is stopped.

    AY-91, AY-92 Whether people are told and shown what they could remember.
    """
    most = str(MAX_TURNS)
    return [
        Option("max_turns", [most], most, least=1, samples=[most, "5"]),
        seat_or_chance("first_seat", seats),
        Option("memory_aid", ["off", "on"], "off", shown_only=True, before="on", forgets="off"),
    ]
