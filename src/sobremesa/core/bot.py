"""Players: handed a view and choices, never the state."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from sobremesa.core.rng import Rng
from sobremesa.core.view import V
from sobremesa.core.words import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(Generic[V]):
    """A player that chooses from what its seat may see."""

    def __init__(self, looks: bool = True) -> None:
        self.looks = looks
        """False: it plays from the choices alone, and no view need be built for it."""

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """One of the choices; `rng` is this player's own luck."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot[V]):
    """Takes any choice, all being equally likely."""

    def __init__(self) -> None:
        super().__init__(looks=False)

    def choose(self, view: V | None, choices: list[Action], rng: Rng) -> Action:
        """Any of them."""
        return choices[rng.below(len(choices))]
