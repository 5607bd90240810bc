"""Macaron, a trick-taking game by Ta-Te Wu for one to five players."""

from sobremesa.games.macaron.game import GAME

__all__ = ["GAME"]
