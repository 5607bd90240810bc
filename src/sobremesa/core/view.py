"""What one seat knows: a type of its own, filled by an allow-list."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import mypyc_attr

from sobremesa.core.scribe import Scribe
from sobremesa.core.words import Seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """One seat's knowledge, or a spectator's: a type of its own, with no way back to the state.

    A game's view has the part of the state that is open to all, as `open`, and beside it what this
    seat knows of the rest. It can be taken apart and put together again, so that a bot may think in
    another process.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        """Who looks: a seat, or SPECTATOR."""

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        raise NotImplementedError

    def show(self, to: Scribe) -> None:
        """The facts as a table that forgets shows them while the game is played: the same ones.

        What only memory knows may be left out there; bots and records keep it.
        """
        self.describe(to)


V = TypeVar("V", bound=View)
