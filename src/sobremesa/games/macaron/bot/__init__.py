"""Macaron's own player, and its thoughts.

`outlook` says what a hand may bring, `tricks` what a card does in the trick as it lies, both by the
numbers in `guesses`; `greedy` decides.
"""

from sobremesa.games.macaron.bot.greedy import Greedy

__all__ = ["Greedy"]
