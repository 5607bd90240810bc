"""Players: handed a view and choices, never the state."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from sobremesa.core.flow import State
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import Action


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class View:
    """One seat's knowledge, or a spectator's: a type of its own, with no way back to the state.

    It can be taken apart and put together again, so that a bot may think in another process.
    """

    def describe(self, to: Scribe) -> None:
        """Tell all facts to a scribe."""
        raise NotImplementedError


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """A player that chooses from what its seat may see."""

    def __init__(self, looks: bool = True) -> None:
        self.looks = looks
        """False: it plays from the choices alone, and no view need be built for it."""

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """One of the choices; `rng` is this player's own luck."""
        raise NotImplementedError


class RandomBot(Bot[V]):
    """Takes any choice, all being equally likely."""

    def __init__(self) -> None:
        super().__init__(looks=False)

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """Any of them."""
        return choices[rng.below(len(choices))]
