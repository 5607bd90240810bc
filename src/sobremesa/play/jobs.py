"""What is done in a worker: each is handed plain data, and gives plain data back."""

from __future__ import annotations

import time
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from sobremesa.bots.hints import SIMULATIONS, Reason, hints_for, verdict_on
from sobremesa.core.record import begin, beginning, redo
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal, Seat
from sobremesa.games import load
from sobremesa.play.analyses import analysis_of
from sobremesa.play.fingerprints import fingerprint, is_looked_at
from sobremesa.play.handed import Handed
from sobremesa.play.offer import named
from sobremesa.play.past import Past
from sobremesa.play.plain import Choice
from sobremesa.play.previews import Beyond, foreseen, preview
from sobremesa.play.replays import FRAMES, Film, called, filmed, sent
from sobremesa.play.viewer import Seen, Viewer, encode

T = TypeVar("T")

LEVEL: Final = 6
"""How hard frames are pressed together: a hundredth of their size for a tenth of the work."""

THOUGHT: Final = SIMULATIONS
"""How much is tried out for a hint, and for a verdict."""

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


class Hints(NamedTuple):
    """The choices that seem good, best first; or why that is not told."""

    told: Sequence[Told] = ()
    why: str = ""
    detail: str = ""


class Verdict(NamedTuple):
    """What a choice gave away, which would have been clearly better, and what speaks for that."""

    lost: float
    choice: Choice
    better: Choice | None
    term: str | None
    more: bool


def counted(work: Callable[..., T], *given: Any) -> tuple[float, T]:
    """What the work gives, and how many seconds of a processor it has taken."""
    begun = time.process_time()
    answer = work(*given)
    return time.process_time() - begun, answer


def look(past: Past, seat: Seat) -> Seen:
    """What a viewer has been shown so far."""
    return Viewer.of(load(past.game), seat, past.record(), past.taken, past.resting).seen()


def film(past: Past, seat: Seat | None) -> dict[str, Film]:
    """Every viewer's frames of a finished game; of one that is played, only that viewer's."""
    game, record = load(past.game), past.record()
    if seat is None or seat == SPECTATOR:
        written = filmed(game, record, seat)
    else:
        written = {called(seat): sent(game, record, seat, past.taken, past.resting)}
    films: dict[str, Film] = {}
    for name, frames in written.items():
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


def hint(game: str, handed: Handed, seat: Seat, planned: Sequence[str], luck: bytes) -> Hints:
    """The best choices after those that are planned, from a view alone."""
    box = load(game)
    try:
        view, choices = foreseen(box, handed.view(), seat, [*map(box.words.read, planned)])
    except Beyond as beyond:
        return Hints(why="beyond", detail=str(beyond))
    except Refusal as refusal:
        return Hints(why="illegal", detail=str(refusal))
    return Hints(
        [
            Told(box.words.spell(one.action), one.chance, one.lead, *_spoken(one.reason))
            for one in hints_for(box, view, choices, Rng(luck), THOUGHT)
        ]
    )


def verdict(game: str, before: Handed, seat: Seat, chosen: Sequence[str], luck: bytes) -> Verdict:
    """What choices that were made together gave away, from the view before them alone.

    Each is looked at from what was known when it was made; told is of the one that cost most.
    """
    box = load(game)
    rng = Rng(luck)
    actions = [*map(box.words.read, chosen)]
    found = Verdict(0.0, named(box.words, actions[0]), None, None, False)
    for place, action in enumerate(actions):
        view, choices = foreseen(box, before.view(), seat, actions[:place])
        if len(choices) > 1:
            one = verdict_on(action, box, view, choices, rng, max(1, THOUGHT // len(actions)))
            if one.lost > found.lost:
                made, better = (named(box.words, each) for each in (action, one.better))
                found = Verdict(one.lost, made, better, *_spoken(one.reason))
    return found


def _spoken(reason: Reason | None) -> tuple[str | None, bool]:
    """What speaks for a choice, as it is told."""
    return (None, False) if reason is None else (reason.term, reason.more)


def analyse(past: Past, work: int) -> bytes:
    """What a finished game tells of itself, in JSON."""
    return encode(analysis_of(load(past.game), past.record(), work))


def begins(past: Past) -> None:
    """See to it that a game can begin so: a refusal says why it cannot."""
    game = load(past.game)
    for seat in game.flow.waiting(s := begin(game, past.record())):
        game.flow.legal(s, seat)


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
    s = beginning(game, record, log=True)
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
    return game.flow.over(s) == (over and not past.stopped)
