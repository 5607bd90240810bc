"""What is done in a worker: each is handed plain data, and gives plain data back."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sobremesa.bots.hints import SIMULATIONS, hints_for
from sobremesa.core.record import redo
from sobremesa.core.rng import Rng
from sobremesa.core.words import Action, Refusal, Seat
from sobremesa.games import load
from sobremesa.play.fingerprints import fingerprint, is_looked_at
from sobremesa.play.handed import Handed
from sobremesa.play.past import Past
from sobremesa.play.previews import Beyond, preview
from sobremesa.play.replays import FRAMES, Film, filmed
from sobremesa.play.viewer import Seen, Viewer, encode

T = TypeVar("T")

LEVEL: Final = 6
"""How hard frames are pressed together: a hundredth of their size for a tenth of the work."""

THOUGHT: Final = SIMULATIONS
"""How much is tried out for a hint."""

Act = tuple[Seat, list[str], int]
"""A seat's choices, and the fingerprint of what they told."""


class Answer(NamedTuple):
    """What would come of some choices, in JSON; or why that is not told."""

    view: bytes = b""
    offer: bytes = b""
    log: bytes = b""
    why: str = ""
    detail: str = ""


class Told(NamedTuple):
    """A choice that seems good, in notation: its chance, its lead, and what speaks for it."""

    choice: str
    chance: float
    lead: float
    term: str | None
    more: bool


def counted(work: Callable[..., T], *given: Any) -> tuple[float, T]:
    """What the work gives, and how many seconds of a processor it has taken."""
    begun = time.process_time()
    answer = work(*given)
    return time.process_time() - begun, answer


def look(past: Past, seat: Seat) -> Seen:
    """What a viewer has been shown so far."""
    return Viewer.of(load(past.game), seat, past.record()).seen()


def film(past: Past, seat: Seat | None) -> dict[str, Film]:
    """Every viewer's frames of a finished game; of one that is played, only that viewer's."""
    films: dict[str, Film] = {}
    for name, frames in filmed(load(past.game), past.record(), seat).items():
        pages = [
            zlib.compress(b"\n".join(frames[at : at + FRAMES]), LEVEL)
            for at in range(0, len(frames), FRAMES)
        ]
        films[name] = Film(len(frames), pages)
    return films


def attempt(game: str, handed: Handed, seat: Seat, choices: Sequence[str], forgets: bool) -> Answer:
    """What would come of choices, from a view alone."""
    box = load(game)
    try:
        actions = [box.words.read(notation) for notation in choices]
        shown = preview(box, handed.view(), seat, actions, forgets)
    except Beyond as beyond:
        return Answer(why="beyond", detail=str(beyond))
    except Refusal as refusal:
        return Answer(why="illegal", detail=str(refusal))
    return Answer(encode(shown["view"]), encode(shown["offer"]), encode(shown["log"]))


def hint(game: str, handed: Handed, choices: Sequence[Action], luck: bytes) -> list[Told]:
    """The best choices, from a view alone."""
    box = load(game)
    return [
        Told(
            box.words.spell(one.action),
            one.chance,
            one.lead,
            one.reason.term if one.reason is not None else None,
            one.reason is not None and one.reason.more,
        )
        for one in hints_for(box, handed.view(), [*choices], Rng(luck), THOUGHT)
    ]


def agrees(past: Past, acts: Sequence[Act], over: bool) -> bool:
    """Whether today's rules take every choice, and tell everybody what was told then.

    `over` says whether the game had ended. Where the game declares that it plays on as it did, its
    views may show more than they did; lines, and who is asked, have to be the same all the same.
    """
    try:
        return _agrees(past, acts, over)
    except Exception:
        # Rules that stumble over a choice of other rules do it in any way.
        return False


def _agrees(past: Past, acts: Sequence[Act], over: bool) -> bool:
    game = load(past.game)
    declared = past.version >= game.since()
    record = past.record()
    s = game.new(game.options_kept(past.seats, **past.chosen), past.seed, log=True)
    made = 0
    for _, choices, told in acts:
        states = []
        for place in range(len(choices)):
            s = s.clone()
            s.log = []
            redo(game, record, s, made + place)
            states.append(s)
        compared = told and not (declared and is_looked_at(made, len(choices)))
        if compared and told != fingerprint(game, made, states):
            return False
        made += len(choices)
    return game.flow.over(s) == over
