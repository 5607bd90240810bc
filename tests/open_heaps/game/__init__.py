"""A tiny game without secrets and luck, on which everything is tried that games go through."""

from sobremesa.games.open_heaps.game import GAME

__all__ = ["GAME"]
