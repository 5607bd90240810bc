"""Where a game leaves another one: what had been played there, and from what it goes on.

A game that branches off begins in the middle: everything is laid out and played again as it was,
up to a moment. Then it goes on from the truth, or from a world that one seat takes to be possible.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sobremesa.core.flow import S
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import UNKNOWN, Refusal, Seat

MOST_BRANCHES: Final = 32
"""So often a game may have branched off from one that had branched off."""
MOST_BEFORE: Final = 1_000_000
"""So many choices may have been made before."""
FROM: Final = "from"
BEFORE: Final = "before"
BRANCH: Final = "branch"
LINES: Final = (FROM, BEFORE, BRANCH)
"""The header lines of a record that tell of branches."""


class Branch(NamedTuple):
    """A game up to the moment at which another leaves it."""

    seed: bytes
    choices: list[tuple[Seat, str]]
    seat: Seat = UNKNOWN
    """By whose knowledge the game goes on, the rest being imagined; UNKNOWN: by the truth."""
    same: bool = False
    """Whether the truth goes on with the luck it had, so that the same cards come."""

    def lines(self) -> list[str]:
        """As a record has them, in its header."""
        return [
            f"{FROM} {self.seed.hex()}",
            *[f"{BEFORE} {seat} {notation}" for seat, notation in self.choices],
            f"{BRANCH} {self.told()}",
        ]

    def told(self) -> str:
        """From what the game goes on, in words that are the same in every language."""
        if self.seat != UNKNOWN:
            return f"seat {self.seat}"
        return "truth same" if self.same else "truth new"


def left(game: Game[S, V], s: S, branch: Branch, luck: bytes) -> S:
    """The beginning of the game that leaves `s`, the last state of the branch.

    Nothing of what is hidden from the seat comes into a world that is imagined: it is made of the
    seat's view and of luck that has nothing to do with the old one.
    """
    if game.flow.over(s):
        raise Refusal("the game is over at that moment: nothing can branch off there")
    if branch.seat != UNKNOWN:
        return game.imagine(game.view(s, branch.seat), Rng(luck))
    if not branch.same:
        s.renew(Rng(luck))
    return s


class BranchReader:
    """Takes in the header lines of a record that tell of branches."""

    def __init__(self) -> None:
        self.found: list[Branch] = []
        self._seed = b""
        self._choices: list[tuple[Seat, str]] = []
        self._open = False

    def start(self, seed: bytes) -> None:
        """A game was dealt from that seed."""
        if self._open:
            raise Refusal("a game begins before the one above it has branched off")
        if len(self.found) == MOST_BRANCHES:
            raise Refusal(f"more than {MOST_BRANCHES} branches: no game has come that far")
        self._seed, self._choices, self._open = seed, [], True

    def add(self, seat: Seat, notation: str) -> None:
        """A choice was made there."""
        if not self._open:
            raise Refusal("a choice stands before any seed")
        self._choices.append((seat, notation))
        if len(self._choices) > MOST_BEFORE:
            raise Refusal(f"more than {MOST_BEFORE} choices: no game is that long")

    def leave(self, seat: Seat, same: bool) -> None:
        """And so the next game has left it."""
        if not self._open:
            raise Refusal("a branch stands before any seed")
        self.found.append(Branch(self._seed, self._choices, seat, same))
        self._open = False

    def close(self, seats: int) -> list[Branch]:
        """All of them; a clear refusal of what is not whole."""
        if self._open:
            raise Refusal("the header tells of a game, but not how another left it")
        for branch in self.found:
            if branch.seat >= seats:
                raise Refusal(f"a branch from what seat {branch.seat} knew, but there are {seats}")
        return self.found
