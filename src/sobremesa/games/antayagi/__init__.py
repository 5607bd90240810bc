"""AntaYagí, a game of hidden exchanges by Jacobo Rufete for three to seven players."""

from sobremesa.games.antayagi.game import GAME

__all__ = ["GAME"]
