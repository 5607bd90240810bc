"""The numbers of game.toml."""

from __future__ import annotations

from typing import Final

from sobremesa.games.template.words import DATA

HANDS: Final[list[int]] = DATA.section("deck").numbers("hands")
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")
LONGEST: Final[int] = max(SEATS) * max(HANDS)
"""TP-3 Each player chooses each of his cards once."""
