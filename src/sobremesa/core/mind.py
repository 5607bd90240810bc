"""How a game judges itself: where its chapters end, what speaks for each side, who may win."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.data import Section
from sobremesa.core.flow import S
from sobremesa.core.view import V

WEIGHTS: Final = "weights.toml"
HEATS: Final[list[float]] = [1.0, 0.5]
"""Of the weakest players of a game that says nothing about it, and of the next."""
TRIES: Final[list[int]] = [40, 240]
"""Simulations for a choice of the second strongest players, and of the strongest, likewise."""
CANDIDATES: Final = 4
"""Imagined worlds of which a search keeps one, likewise."""
NONE: Final[list[str]] = []


class Weights:
    """What each term counts, at the beginning of a game and at its end, by table."""

    def __init__(self, terms: list[str], tables: dict[str, list[list[float]]]) -> None:
        self.terms = terms
        self.tables = tables
        """For each kind of table two lists, for the beginning and for the end."""

    def at(self, table: str, stage: float) -> list[float]:
        """The weights of the terms when so much of the game is played; zeros where nobody knows."""
        both = self.tables.get(table)
        if both is None:
            return [0.0] * len(self.terms)
        start, end = both[0], both[1]
        return [start[i] + (end[i] - start[i]) * stage for i in range(len(start))]


def read_weights(package: str, terms: list[str]) -> Weights:
    """The weights of a game's package: in `weights.toml`, for each table and term two numbers."""
    text = files(package).joinpath(WEIGHTS).read_text(encoding="utf-8")
    tables = Section(WEIGHTS, tomllib.loads(text)).section("table")
    found: dict[str, list[list[float]]] = {}
    for table in tables.values:
        section = tables.section(table)
        pairs = [section.decimals(term, 2) for term in terms]
        found[table] = [[pair[0] for pair in pairs], [pair[1] for pair in pairs]]
    return Weights(terms, found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S, V]):
    """What a game knows about judging itself. It judges whole states: true or imagined ones.

    A side is one seat, or those who win together, as `Game.teams` numbers them; whoever plays
    without a seat is a side, too.
    """

    def __init__(
        self,
        weights: Weights,
        *,
        cuts: bool,
        trust: float = 1.0,
        heats: list[float] = HEATS,
        tries: list[int] = TRIES,
        candidates: int = CANDIDATES,
        span: int = 1,
        against: list[str] = NONE,
        either: list[str] = NONE,
    ) -> None:
        self.weights = weights
        self.cuts = cuts
        """Whether a search stops at the end of a chapter: where `worth` can be relied on."""
        self.trust = trust
        """By how many standard errors a choice must be better than the heuristic's to be made."""
        self.heats = heats
        """How loosely the two weakest players follow the heuristic: by how far its choices usually
        lie apart. A long game, in which mistakes add up, needs less of it."""
        self.tries = tries
        """How much the two strongest try out for a choice: where little trying brings much, the
        first of them needs less, so that there is a step between them."""
        self.candidates = candidates
        """Of so many imagined worlds the one is likeliest kept that explains best what others did:
        the more their choices tell, the more are worth it."""
        self.span = span
        """How many chapters a search that cuts looks over, the present one among them."""
        self.against = against
        """The terms that speak against a side; of all others more is better,"""
        self.either = either
        """but for these, of which nobody can say so."""

    def makes_sense(self, term: str, more: bool) -> bool:
        """Whether more of a term, or less, is a reason that people understand.

        Where terms go together, a fitted weight may have the wrong sign, and their sum be right.
        """
        return term in self.either or more == (term not in self.against)

    def chapter(self, s: S) -> int:
        """The number of the round, hand or turn."""
        raise NotImplementedError

    def stage(self, s: S) -> float:
        """How much of the game is over: 0 at its beginning, 1 at its end."""
        raise NotImplementedError

    def sides(self, s: S) -> int:
        """How many sides there are."""
        return s.seats

    def terms(self, s: S, side: int) -> list[float]:
        """What speaks for a side and against it, in the order of the weights' terms."""
        raise NotImplementedError

    def table(self, s: S) -> str:
        """Which weights hold: the number of seats, or what else makes it another game."""
        return str(s.seats)

    def infers(self, view: V) -> bool:
        """Whether others have chosen something by which `likely` tells worlds apart."""
        return False

    def likely(self, view: V, s: S) -> float:
        """How well an imagined state explains what the others have chosen: a factor."""
        return 1.0

    def worth(self, s: S) -> list[float]:
        """Each side's chance to win; they sum to one."""
        weights = self.weights.at(self.table(s), self.stage(s))
        merits: list[float] = []
        for side in range(self.sides(s)):
            merit = 0.0
            terms = self.terms(s, side)
            for i in range(len(weights)):
                merit += weights[i] * terms[i]
            merits.append(merit)
        most = max(merits)
        pulls = [exp(merit - most) for merit in merits]
        total = sum(pulls)
        return [pull / total for pull in pulls]
