"""What is agreed before a game of La Macarena."""

from __future__ import annotations

from sobremesa.core.option import Option, seat_or_chance
from sobremesa.games.la_macarena.facts import LONGEST_SHORT_GAME, MAX_HANDS, SHORT_GOAL


def options(seats: int) -> list[Option]:
    """MA-3 The goal; MA-6 who starts the first hand; MA-81 after how many hands it is over.

    MA-79 Who wins if several reach the goal in one hand; MA-15 what a pass in a mirror turn does.
    """
    goals = ["auto", str(SHORT_GOAL)] if seats <= LONGEST_SHORT_GAME else ["auto"]
    most = str(MAX_HANDS)
    return [
        Option("goal_amulets", goals, "auto"),
        seat_or_chance("first_seat", seats),
        Option("max_hands", ["1", "5", "10", most], most, samples=["1", most], least=1),
        # It decides who of several has won, and nothing else: laws need not see both ways.
        Option("goal_tie", ["shared", "coins"], "shared", samples=["shared"], before="coins"),
        Option("mirror_pass", ["keeps", "loses"], "keeps", before="loses"),
    ]
