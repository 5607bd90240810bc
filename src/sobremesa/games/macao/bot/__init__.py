"""Macao's own player, and its thoughts.

`worth` says what a thing is worth, `plans` what can be paid, `forecast` what dice and cards will
bring, `voyages` where the ship should go; `greedy` decides.
"""

from sobremesa.games.macao.bot.greedy import Greedy

__all__ = ["Greedy"]
