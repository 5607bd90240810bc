"""Macao, a game of dice, cards and trade by Stefan Feld for two to four players."""

from sobremesa.games.macao.game import GAME

__all__ = ["GAME"]
