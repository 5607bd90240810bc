"""What is counted of every message and act: as plain numbers, which somebody takes down in time."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

ACT_S: Final[list[float]] = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
"""Acts are counted by how long they took: at most so many seconds, or longer than all of these."""


class Tally:
    """What has happened since somebody last took it down."""

    def __init__(self) -> None:
        self.messages = 0
        """From pages."""
        self.acts = 0
        """Of people."""
        self.seconds = 0.0
        """That these took until they were safe and told, all together."""
        self.within: list[int] = [0] * (len(ACT_S) + 1)
        """How many took at most as long as each of `ACT_S`, and longer than the one before."""

    def act(self, seconds: float) -> None:
        """A person's act is safe and told."""
        self.acts += 1
        self.seconds += seconds
        place = bisect_left(ACT_S, seconds)
        self.within[place] = self.within[place] + 1

    def message(self) -> None:
        """A page has said something."""
        self.messages += 1


class Tallies:
    """The tally of this process."""

    def __init__(self) -> None:
        self.running = Tally()

    def taken_down(self) -> Tally:
        """What there is so far; it is counted from nought again."""
        taken, self.running = self.running, Tally()
        return taken


TALLIES: Final = Tallies()
