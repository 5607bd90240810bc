"""A tiny game that obeys every law, to copy from."""

from sobremesa.games.template.game import GAME

__all__ = ["GAME"]
