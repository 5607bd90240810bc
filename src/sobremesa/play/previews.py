"""Trying choices out, as far as it is certain what comes of them."""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.play.log_lines import plain_line
from sobremesa.play.offer import offer, plain_offer
from sobremesa.play.viewer import plain_view

LUCK: Final = b"preview"
"""Of every imagined world: what is certain is the same in all of them."""


class Beyond(Refusal):
    """What would come of it is hidden, left to chance, or somebody else's to choose."""


def preview(
    game: Game[Any, Any], view: Any, seat: Seat, actions: list[Action], forgets: bool = False
) -> dict[str, object]:
    """View, offer and lines after the choices, as the seat would see them at its table.

    The choices are made in a world imagined from the seat's own view, never in the true one, so
    the answer cannot tell what the view does not. The game declares what is certain, and a law
    holds it to that: in any other world that looks the same the answer would be this one.
    """
    s = _imagined(game, view)
    _foresee(game, s, seat, actions)
    heard = game.words.heard(s.log, seat)
    return {
        "view": plain_view(game, s, seat, forgets),
        "offer": plain_offer(game, offer(game, s, seat)),
        "log": [plain_line(line.as_it_lies() if forgets else line) for line in heard],
    }


def foreseen(
    game: Game[Any, Any], view: Any, seat: Seat, actions: list[Action]
) -> tuple[Any, list[Action]]:
    """What the seat knows after choices that are certain, and what it can choose then."""
    s = _imagined(game, view)
    _foresee(game, s, seat, actions)
    return game.view(s, seat) if actions else view, game.flow.legal(s, seat)


def rehearse(game: Game[Any, Any], view: Any, seat: Seat, actions: list[Action]) -> None:
    """Refuse choices in a row that cannot be made, or of which any but the last is not certain.

    Nothing is asked of the true state, which else would tell by its refusal of the second choice
    what the first one had turned up.
    """
    s = _imagined(game, view)
    _foresee(game, s, seat, actions[:-1])
    game.flow.apply(s, seat, actions[-1])


def _imagined(game: Game[Any, Any], view: Any) -> Any:
    s = game.imagine(view, Rng(LUCK))
    s.log = []
    return s


def _foresee(game: Game[Any, Any], s: Any, seat: Seat, actions: list[Action]) -> None:
    for action in actions:
        if not game.flow.foresee(s, seat, action):
            raise Beyond("what would come of it is hidden, left to chance, or another's to choose")
