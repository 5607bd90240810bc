"""The numbers of game.toml."""

from __future__ import annotations

from typing import Final

from sobremesa.games.open_heaps.words import DATA

HEAPS: Final[list[int]] = DATA.section("table").numbers("heaps")
MOST: Final[int] = DATA.section("table").number("most")
SEATS: Final[list[int]] = DATA.section("game").numbers("seats")
LONGEST: Final[int] = sum(HEAPS)
"""OH-4 Each turn takes a pebble at least."""
