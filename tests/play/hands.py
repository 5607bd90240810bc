"""The hands of a clock that a test lets pass."""

from __future__ import annotations

from sobremesa.play.hall import Hall

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR


class Hands:
    """What the clock says: the time of day when it was made, until somebody lets time pass."""

    def __init__(self, at: int = 1_800_000_000_000) -> None:
        self.at = at

    def __call__(self) -> int:
        return self.at

    def rule(self, *halls: Hall) -> Hands:
        """Let the clocks of these halls run by it."""
        for hall in halls:
            hall.store.stand_in = self
        return self

    def go(self, ms: int) -> None:
        """So much time passes."""
        self.at += ms
