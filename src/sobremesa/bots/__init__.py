"""Players that can sit down at any game."""

from sobremesa.bots.characters import CHARACTERS, LEVEL, STRENGTHS, USUAL, around, asked, company
from sobremesa.bots.levels import strengths_of
from sobremesa.bots.players import (
    RANDOM,
    at_home,
    characters,
    for_seats,
    player,
    players,
    sit_down,
    think_with,
    usual,
)
from sobremesa.bots.roster import Roster

__all__ = [
    "CHARACTERS",
    "LEVEL",
    "RANDOM",
    "STRENGTHS",
    "USUAL",
    "Roster",
    "around",
    "asked",
    "at_home",
    "characters",
    "company",
    "for_seats",
    "player",
    "players",
    "sit_down",
    "strengths_of",
    "think_with",
    "usual",
]
