"""Players that can sit down at any game."""

from sobremesa.bots.players import RANDOM, at_home, for_seats, player, players, sit_down, usual
from sobremesa.bots.roster import Roster

__all__ = ["RANDOM", "Roster", "at_home", "for_seats", "player", "players", "sit_down", "usual"]
