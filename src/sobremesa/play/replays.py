"""A game once more, through a viewer's eyes: a frame for each of his versions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from msgspec import Raw, Struct

from sobremesa.core.game import Game
from sobremesa.core.record import Record, walk
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play.plain import NO_LINES, RawLines, RawView
from sobremesa.play.taken import Taken, relived
from sobremesa.play.viewer import Viewer, encode, forgetful

FRAMES: Final = 50
"""So many are kept together; the browser client asks for as many at once."""
OPEN: Final = "open"
"""The viewer who is shown everything, after the end."""
ALL: Final = "all"
"""The viewer who is anybody."""


class Frame(Struct, omit_defaults=True):
    """What the viewer saw at one version."""

    version: int
    view: RawView
    waiting: list[Seat]
    choice: tuple[Seat, str] | None
    log: RawLines
    open: dict[str, object] | None = None
    """The hidden zones in names, where everything is shown."""
    made: int | None = None
    """How many choices had been made, after the end: by that a moment is the same for all."""


class Replay(Struct):
    """Some of a game's frames."""

    viewer: Seat | None
    length: int
    start: int
    frames: list[Frame]


class Film(NamedTuple):
    """All frames of one viewer, pressed together by pages."""

    length: int
    pages: list[bytes]


def called(seat: Seat) -> str:
    """How a viewer is called where frames are kept."""
    return ALL if seat == SPECTATOR else str(seat)


def sent(
    game: Game[Any, Any], record: Record, seat: Seat, taken: Sequence[Taken], resting: bool
) -> list[bytes]:
    """All that a seat has been sent of a game that is played, also what was taken back since.

    So its frames have the versions of its states, and nothing that its own page had not.
    """
    rests = forgetful(game, record.seats, record.chosen)
    viewer = Viewer(game, seat, rests)
    frames: list[bytes] = []
    for made, back, s in relived(game, record, taken, rests, resting):
        if viewer.look(s, made) if back is None else viewer.look_back(s, back):
            waiting = game.flow.named(s, [seat]) if rests else game.flow.waiting(s)
            log = viewer.lines(viewer.length - viewer.news)
            frames.append(encode(Frame(viewer.version, Raw(viewer.view), waiting, None, log)))
    return frames


def filmed(game: Game[Any, Any], record: Record, only: Seat | None) -> dict[str, list[bytes]]:
    """All frames, written; of everybody, or, while the game is played, of one viewer.

    Who chose what, and hidden zones, are shown only after the end.
    """
    over = only is None
    rests = forgetful(game, record.seats, record.chosen)
    forgets = rests and not over
    eyes = [*range(record.seats), SPECTATOR] if only is None else [only]
    viewers = [Viewer(game, seat, forgets) for seat in eyes]
    films: dict[str, list[bytes]] = {called(seat): [] for seat in eyes}
    if over:
        films[OPEN] = []
    made, resting = 0, False
    last: Any = None
    for choice, s in walk(game, record, log=True, rests=rests):
        last = s
        # A choice at which the table rests on the way comes twice.
        made += choice is not None and not resting
        resting = game.flow.resting(s)
        for viewer in viewers:
            if not viewer.look(s):
                continue
            frame = Frame(
                viewer.version,
                Raw(viewer.view),
                game.flow.named(s, [viewer.seat]) if forgets else game.flow.waiting(s),
                choice if over else None,
                viewer.lines(viewer.length - viewer.news),
                made=made if over else None,
            )
            films[called(viewer.seat)].append(encode(frame))
            if over and viewer.seat == SPECTATOR:
                frame.open = game.reveal(s)
                films[OPEN].append(encode(frame))
    if record.stopped:
        _stop(game, last, viewers, films)
    return films


def _stop(
    game: Game[Any, Any], s: Any, viewers: list[Viewer], films: dict[str, list[bytes]]
) -> None:
    """The last frame of a game that people have ended before its end: nobody is asked any more."""
    for viewer in viewers:
        viewer.stop(s)
        frame = Frame(viewer.version, Raw(viewer.view), [], None, NO_LINES)
        films[called(viewer.seat)].append(encode(frame))
        if OPEN in films and viewer.seat == SPECTATOR:
            frame.open = game.reveal(s)
            films[OPEN].append(encode(frame))
