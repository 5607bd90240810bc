"""How a hand is judged, in numbers: guesses, compared with played games; they are no rules."""

from __future__ import annotations

from typing import Final

from sobremesa.games.macaron.words import VALUE

# What a card that one wants to win with is likely to do.
PLAIN_WINS: Final[list[float]] = [0, 0.65, 0.75, 0.70, 0.65, 0.60]
PLAIN_FADES: Final[list[float]] = [0, 0.50, 0.75, 0.95, 1.10, 1.10]
ROYAL_WINS: Final[list[float]] = [0, 0.95, 0.92, 0.90, 0.90, 0.85]
ROYAL_FADES: Final[list[float]] = [0, 0.15, 0.17, 0.20, 0.22, 0.22]
"""By number of opponents: the chance if no higher card is out, and how fast it fades with each."""
LONG_FADES: Final = 0.25
"""The same for each higher card of the flavour in the own hand: long flavours are ruffed."""
ROYAL_1_WINS: Final = 0.35
PLAIN_1_WINS: Final = 0.02
SPOILED_ALWAYS: Final = 0.15
SPOILED_ALLERGEN: Final = 0.60
DUCKED: Final = 0.35
"""The share of its chances that a hand keeps when its holder would rather lose."""
AMBITIONS: Final = 4
NOT_YET: Final = -1000.0
"""What was not worked out."""
EAGER: Final = 0.8
"""How often an opponent who can beat a card does so."""
SPOILS: Final = 0.6
SAVES: Final = 0.15
"""How often an opponent who can throw an allergen, or a 2 of the led flavour, does so."""

# What the others get, and what that matters.
RIVAL_MEAN: Final = 0.85
RIVAL_VARIANCE: Final = 1.2
"""The boxes that all players together get out of a trick."""
DUEL_BOXES: Final = 0.82
DUEL_END: Final = 0.4
DUEL_SPREAD: Final = 0.5
"""Of two players one gets what the other does not, but less if 8 boxes end the round."""
DUEL_GAIN: Final = 0.6
DUEL_CAUTION: Final = 0.5
"""Between two players a bet must promise so much more: the other can break it."""
LEADING: Final = -0.1
"""What it costs to win and so to lead next; found by trial against Emma."""

# Against Emma.
SOLO_WINS: Final = 0.95
SOLO_FADE: Final = 0.6
"""Emma ruffs plain cards once their pile is gone, so they lose worth with small piles."""
SOLO_ROYAL: Final = 0.2
LOWER_SHARE: Final[list[float]] = [min(value / 7, 1.0) for value in range(VALUE.size + 1)]
"""The chance that a hidden card of Emma's is not higher."""

# What is kept when cards are passed or swapped.
KEEP_GROUP: Final = 0.6
KEEP_HIGH: Final = 8.0
KEEP_FADE: Final = 0.5
KEEP_1: Final = 1.5
KEEP_2: Final = 1.0
KEEP_SHORT: Final = 1.5
