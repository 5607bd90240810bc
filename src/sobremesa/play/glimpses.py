"""A glimpse of a game: the last stretch of a record that the game brings, as one seat saw it."""

from __future__ import annotations

from collections import deque
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Raw, Struct

from sobremesa.core.record import read_record, walk
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import load
from sobremesa.play.plain import RawLines, RawView
from sobremesa.play.viewer import Viewer, forgetful

GLIMPSE: Final = "glimpse.game"
MOMENTS: Final = 48
"""So many are shown: enough to see what a game is about, and soon fetched."""
EYES: Final[Seat] = 0
"""Through whose eyes."""


class GlimpseFrame(Struct):
    """A moment, as that seat saw it."""

    view: RawView
    waiting: list[Seat]
    log: RawLines


class Glimpse(Struct):
    """What moves in a game's box."""

    seats: int
    viewer: Seat
    options: dict[str, str]
    frames: list[GlimpseFrame]


def has_glimpse(name: str) -> bool:
    """Whether a game brings a record to look at; it was played with the data as shipped."""
    return _file(name).is_file() and not load(name).data


@cache
def glimpse(name: str) -> Glimpse:
    """The last moments of the record that a game brings."""
    if not has_glimpse(name):
        raise Refusal(f"{name} has no record to look at")
    game = load(name)
    record = read_record(_file(name).read_text(encoding="utf-8"))
    forgets = forgetful(game, record.seats, record.chosen)
    viewer = Viewer(game, EYES, forgets)
    # What lies further back is hardly among the last moments, and takes long to look at.
    first = len(record.choices) - 4 * MOMENTS
    frames: deque[GlimpseFrame] = deque(maxlen=MOMENTS)
    for at, (_, s) in enumerate(walk(game, record, log=True)):
        if at >= first and viewer.look(s):
            told = viewer.lines(viewer.length - viewer.news)
            waiting = game.flow.named(s, [EYES]) if forgets else game.flow.waiting(s)
            frames.append(GlimpseFrame(Raw(viewer.view), waiting, told))
    options = game.options_kept(record.seats, **record.chosen)
    return Glimpse(record.seats, EYES, options.chosen, list(frames))


def _file(name: str) -> Traversable:
    return files(f"sobremesa.games.{name}").joinpath(GLIMPSE)
