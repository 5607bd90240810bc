"""A guided first game: a scripted match with a word to say at each of the learner's choices."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final

import structlog
from msgspec import Raw, Struct, convert

from sobremesa.core.record import Record, walk
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import load
from sobremesa.play.news import NO_LINES, RawLines, RawOffer, RawView
from sobremesa.play.viewer import Viewer

LESSON: Final = "lesson.toml"
log = structlog.get_logger()


class Script(Struct, forbid_unknown_fields=True):
    """What a game's `lesson.toml` says."""

    seats: int
    seed: str
    learner: Seat
    choices: list[str]
    """`seat notation`, as in a record."""
    options: dict[str, str] = {}


class LessonFrame(Struct):
    """A moment of the lesson, as the learner sees it."""

    view: RawView
    offer: RawOffer
    waiting: list[Seat]
    log: RawLines
    say: str | None
    """The key of what is explained here; None where another seat chooses."""
    choice: str | None
    """What the learner is led to choose; None at the end."""


class Lesson(Struct):
    """A whole lesson."""

    seats: int
    learner: Seat
    options: dict[str, str]
    frames: list[LessonFrame]


def script_of(name: str) -> Script | None:
    """The lesson that a game brings, if it brings one."""
    file = files(f"sobremesa.games.{name}").joinpath(LESSON)
    if not file.is_file():
        return None
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Script)


@cache
def left_out(name: str) -> str:
    """Why a game's lesson cannot be given with the data that an owner has corrected; or nothing."""
    if load(name).data:
        try:
            lesson(name)
        except Refusal as refusal:
            log.warning("lesson left out", game=name, problem=str(refusal))
            return f"the lesson of {name} cannot be played with the corrected data: {refusal}"
    return ""


def says_of(script: Script) -> list[str]:
    """The keys of what is explained, in order: at each choice of the learner, and at the end."""
    own = [said for said in script.choices if said.split()[0] == str(script.learner)]
    return [f"lesson-{number + 1}" for number in range(len(own))] + ["lesson-end"]


@cache
def lesson(name: str) -> Lesson:
    """The frames of a game's lesson."""
    script = script_of(name)
    if script is None:
        raise Refusal(f"{name} has no lesson")
    game = load(name)
    options = game.options_kept(script.seats, **script.options)
    seed = seed_of(script.seed)
    record = Record(name, game.version, script.seats, options.chosen, seed, game.data)
    for said in script.choices:
        seat, _, notation = said.partition(" ")
        record.choices.append((int(seat), notation))
    viewer = Viewer(game, script.learner)
    says = iter(says_of(script))
    frames: list[LessonFrame] = []
    for at, (_, s) in enumerate(walk(game, record, log=True)):
        changed = viewer.look(s)
        own = at < len(record.choices) and record.choices[at][0] == script.learner
        last = at == len(record.choices)
        if changed or own or last:
            frames.append(
                LessonFrame(
                    Raw(viewer.view),
                    Raw(viewer.offer),
                    game.flow.waiting(s),
                    viewer.lines(viewer.length - viewer.news) if changed else NO_LINES,
                    next(says) if own or last else None,
                    record.choices[at][1] if own else None,
                )
            )
    return Lesson(script.seats, script.learner, options.chosen, frames)
