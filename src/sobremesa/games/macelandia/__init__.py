"""Macelandia, a team card game by MAKEAJI for four to eight players."""

from sobremesa.games.macelandia.game import GAME

__all__ = ["GAME"]
