"""La Macarena, a card game by Christian Argiz for two to five players."""

from sobremesa.games.la_macarena.game import GAME

__all__ = ["GAME"]
