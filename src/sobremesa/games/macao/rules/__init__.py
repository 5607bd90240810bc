"""The rules of Macao, a file for each chapter of the rulebook; FLOW has them all in its order.

`opening`, `card_phase`, `dice_phase` and `action_phase` hold the steps. What a player may do in his
turn, and what it costs, stands in `allowed`; what it does then, in `actions`; what he might try
in vain, in `refused`; and which marker is about to come, in `danger`.
"""

from sobremesa.games.macao.rules.flow import FLOW

__all__ = ["FLOW"]
