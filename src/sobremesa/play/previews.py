"""Trying choices out, as far as nothing hidden and no luck would show."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.play.offer import offer, plain_offer
from sobremesa.play.viewer import encode, plain_line, plain_view

WORLDS: Final = 12
"""So many imagined worlds must agree on what would come of the choices."""


class Beyond(Refusal):
    """What would come of it is hidden, left to chance, or somebody else's to choose."""


def preview(
    game: Game[Any, Any], view: Any, seat: Seat, actions: list[Action]
) -> dict[str, object]:
    """View, offer and lines after the choices, as the seat would see them.

    The choices are made in worlds imagined from the seat's own view, never in the true one, so
    the answer cannot tell what the view does not. Where those worlds disagree, it depends on
    something hidden or on luck, and is refused. The worlds follow from the view, so the same
    question always gets the same answer.
    """
    known = Plain()
    view.describe(known)
    found: list[dict[str, object]] = []
    for world in range(WORLDS):
        s = game.imagine(view, Rng(sha256(encode([world, known.facts])).digest()))
        found.append(_outcome(game, s, seat, actions))
        if found[-1] != found[0]:
            raise Beyond("what would come of it is hidden or left to chance")
    return found[0]


def _outcome(game: Game[Any, Any], s: Any, seat: Seat, actions: list[Action]) -> dict[str, object]:
    s.log = []
    for action in actions:
        game.flow.apply(s, seat, action)
        if not game.flow.asked(s, seat):
            raise Beyond("after this choice the seat is asked no more")
    return {
        "view": plain_view(game, s, seat),
        "offer": plain_offer(game, offer(game, s, seat)),
        "log": [plain_line(line) for line in game.words.heard(s.log, seat)],
    }
