"""What kind of game it is, declared: laws hold it against play, and clients rely on it."""

from __future__ import annotations

from typing import Final

ALONE: Final = "alone"
"""Nobody has a partner."""

AGREED: Final = "agreed"
"""An option says who plays together."""

DEALT: Final = "dealt"
"""Chance deals the sides after the game has begun."""


class Kind:
    """What is true of every game that is played with these rules."""

    def __init__(
        self, *, seats: list[int], longest: int, hidden: bool, chance: bool, sides: str = ALONE
    ) -> None:
        if sides not in (ALONE, AGREED, DEALT):
            raise TypeError(f"sides are {ALONE}, {AGREED} or {DEALT}, not {sides!r}")
        self.seats = seats
        """The numbers of players it can be played with, ascending."""
        self.longest = longest
        """No game has more choices, unless an option raises a cap above that of the rules."""
        self.hidden = hidden
        """Something can be unknown to somebody. Without it every view tells the whole state."""
        self.chance = chance
        """Luck is drawn, before or during the game. Without it the choices alone tell a game."""
        self.sides = sides
        """Who wins together: ALONE, AGREED or DEALT."""
