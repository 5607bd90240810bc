"""The numbers of game.toml."""

from __future__ import annotations

from typing import Final

from sobremesa.games.template.words import DATA

HANDS: Final[list[int]] = DATA.section("deck").numbers("hands")
