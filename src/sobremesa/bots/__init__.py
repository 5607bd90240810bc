"""Players that can sit down at any game."""

from sobremesa.bots.levels import LEVELS, bot, sit_down

__all__ = ["LEVELS", "bot", "sit_down"]
