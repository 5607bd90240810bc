"""A match once more, through one viewer's eyes: a frame for each of his versions."""

from __future__ import annotations

from msgspec import Struct

from sobremesa.core.record import begin, redo
from sobremesa.core.words import Seat
from sobremesa.play.match import Match
from sobremesa.play.news import RawLine, RawView
from sobremesa.play.sight import Sight


class Frame(Struct, omit_defaults=True):
    """What the viewer saw at one version."""

    version: int
    view: RawView
    waiting: list[Seat]
    choice: tuple[Seat, str] | None
    log: list[RawLine]
    open: dict[str, object] | None = None
    """The hidden zones in names, where everything is shown."""


class Replay(Struct):
    """Some of a match's frames."""

    viewer: Seat | None
    length: int
    start: int
    frames: list[Frame]


def frames_of(match: Match, viewer: Seat, first: int, count: int, open_cards: bool) -> Replay:
    """The frames from `first` on; who chose what, and hidden zones, only after the end."""
    game, over = match.game, match.over
    sight = Sight(game, viewer)
    s = begin(game, match.record, log=True)
    frames: list[Frame] = []

    def look(choice: tuple[Seat, str] | None) -> None:
        if sight.look(s) and first <= sight.version < first + count:
            frames.append(
                Frame(
                    sight.version,
                    sight.view,
                    game.flow.waiting(s),
                    choice if over else None,
                    sight.lines[len(sight.lines) - sight.news :],
                    game.reveal(s) if open_cards and over else None,
                )
            )

    look(None)
    for at, choice in enumerate(match.record.choices):
        redo(game, match.record, s, at)
        look(choice)
    return Replay(None, sight.version + 1, first, frames)
