"""A match once more, through one viewer's eyes: a frame for each of his versions."""

from __future__ import annotations

from msgspec import Raw, Struct

from sobremesa.core.record import walk
from sobremesa.core.words import Seat
from sobremesa.play.match import Match
from sobremesa.play.news import RawLines, RawView
from sobremesa.play.viewer import Viewer


class Frame(Struct, omit_defaults=True):
    """What the viewer saw at one version."""

    version: int
    view: RawView
    waiting: list[Seat]
    choice: tuple[Seat, str] | None
    log: RawLines
    open: dict[str, object] | None = None
    """The hidden zones in names, where everything is shown."""


class Replay(Struct):
    """Some of a match's frames."""

    viewer: Seat | None
    length: int
    start: int
    frames: list[Frame]


def frames_of(match: Match, seat: Seat, first: int, count: int, open_cards: bool) -> Replay:
    """The frames from `first` on; who chose what, and hidden zones, only after the end."""
    game, over = match.game, match.over
    viewer = Viewer(game, seat)
    frames: list[Frame] = []
    for choice, s in walk(game, match.record, log=True):
        if viewer.look(s) and first <= viewer.version < first + count:
            frames.append(
                Frame(
                    viewer.version,
                    Raw(viewer.view),
                    game.flow.waiting(s),
                    choice if over else None,
                    viewer.lines(viewer.length - viewer.news),
                    game.reveal(s) if open_cards and over else None,
                )
            )
    return Replay(None, viewer.version + 1, first, frames)
