"""Games with something else in them: a game is a value, so a copy with other parts is another."""

from __future__ import annotations

from typing import Any

from laws.tables import AnyGame, attributes
from sobremesa.core.flow import Flow, Step
from sobremesa.core.game import Game


def parts_of(game: AnyGame) -> dict[str, Any]:
    """What the game was made of, by name."""
    return attributes(game)


def but(game: AnyGame, **parts: Any) -> AnyGame:
    """The game with these parts of its own."""
    return Game(**parts_of(game) | parts)


def with_step(game: AnyGame, key: str, step: type[Step[Any]]) -> AnyGame:
    """The game with another step in the place of that with the key."""
    at = game.words.steps.index(key)
    step.__name__ = type(game.flow.steps[at]).__name__
    flow: Flow[Any] = Flow(game.words, [*game.flow.steps[:at], step(), *game.flow.steps[at + 1 :]])
    return but(game, flow=flow)


def with_view(game: AnyGame, see: type[Any]) -> AnyGame:
    """The game seen through `see`, which is given the honest view and the state."""
    return but(
        game,
        view=lambda s, seat: see(game.view(s, seat), s),
        imagine=lambda v, rng: game.imagine(v.honest, rng),
    )
