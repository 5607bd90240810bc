"""Guided games: scripted matches with a word to say at each of the learner's choices."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Literal, TypeAlias

import structlog
from msgspec import Raw, Struct, convert

from sobremesa.core.record import Record, walk
from sobremesa.core.rng import seed_of
from sobremesa.core.words import Refusal, Seat
from sobremesa.games import load
from sobremesa.play.plain import NO_LINES, RawLines, RawOffer, RawView
from sobremesa.play.viewer import Viewer, forgetful

LessonName: TypeAlias = Literal["first", "finer"]

STEMS: Final[dict[LessonName, str]] = {"first": "lesson", "finer": "finer"}
"""The lessons a game may bring, in the order to take them: each is a file of that name beside the
rules (`lesson.toml`), and so begin the keys of its texts (`lesson-1`)."""
log = structlog.get_logger()


class Script(Struct, forbid_unknown_fields=True):
    """A part of a lesson, at a table of its own: the whole file where it is the only part."""

    seats: int
    seed: str
    learner: Seat
    choices: list[str]
    """`seat notation`, as in a record."""
    options: dict[str, str] = {}
    before: list[str] = []
    """What has been chosen already when the learner sits down: nobody shows or explains it."""


class LessonFrame(Struct):
    """A moment of the lesson, as the learner sees it."""

    view: RawView
    offer: RawOffer
    waiting: list[Seat]
    log: RawLines
    say: str | None
    """The key of what is explained here; None where another seat chooses."""
    choice: str | None
    """What the learner is led to choose; None at the end of a part."""


class LessonPart(Struct):
    """A stretch of a game that is played at one table."""

    seats: int
    learner: Seat
    options: dict[str, str]
    frames: list[LessonFrame]


class Lesson(Struct):
    """A whole lesson, part by part."""

    parts: list[LessonPart]


def lessons_of(name: str) -> list[LessonName]:
    """The lessons that a game brings, in the order to take them."""
    return [which for which in STEMS if _file(name, which).is_file()]


def scripts_of(name: str, which: LessonName) -> list[Script]:
    """The parts of a lesson; none where the game does not bring it."""
    file = _file(name, which)
    if not file.is_file():
        return []
    written = tomllib.loads(file.read_text(encoding="utf-8"))
    return convert(written.get("parts", [written]), list[Script])


@cache
def left_out(name: str, which: LessonName) -> str:
    """Why a lesson cannot be given with the data that an owner has corrected; or nothing."""
    if load(name).data:
        try:
            lesson(name, which)
        except Refusal as refusal:
            log.warning("lesson left out", game=name, lesson=which, problem=str(refusal))
            return f"this lesson of {name} cannot be played with the corrected data: {refusal}"
    return ""


def says_of(which: LessonName, scripts: list[Script]) -> list[list[str]]:
    """The keys of what is explained in each part: at the learner's choices, and after the last.

    They are numbered through, but for the very last word.
    """
    said: list[list[str]] = []
    number = 0
    for script in scripts:
        own = [line for line in script.choices if _choice(line)[0] == script.learner]
        said.append([f"{STEMS[which]}-{number + i + 1}" for i in range(len(own) + 1)])
        number += len(own) + 1
    if said:
        said[-1][-1] = f"{STEMS[which]}-end"
    return said


@cache
def lesson(name: str, which: LessonName) -> Lesson:
    """The frames of one of a game's lessons."""
    scripts = scripts_of(name, which)
    if not scripts:
        raise Refusal(f"{name} has no lesson {which!r}; it has {lessons_of(name)}")
    says = says_of(which, scripts)
    return Lesson([_part(name, *told) for told in zip(scripts, says, strict=True)])


def _part(name: str, script: Script, says: list[str]) -> LessonPart:
    game = load(name)
    options = game.options_kept(script.seats, **script.options)
    seed = seed_of(script.seed)
    record = Record(name, game.version, script.seats, options.chosen, seed, game.data)
    record.choices += [_choice(line) for line in script.before + script.choices]
    forgets = forgetful(game, script.seats, options.chosen)
    viewer = Viewer(game, script.learner, forgets)
    keys = iter(says)
    frames: list[LessonFrame] = []
    for at, (_, s) in enumerate(walk(game, record, log=True)):
        if at < len(script.before):
            continue
        changed = viewer.look(s)
        own = at < len(record.choices) and record.choices[at][0] == script.learner
        last = at == len(record.choices)
        if changed or own or last:
            frames.append(
                LessonFrame(
                    Raw(viewer.view),
                    Raw(viewer.offer),
                    game.flow.named(s, [script.learner]) if forgets else game.flow.waiting(s),
                    viewer.lines(viewer.length - viewer.news) if changed else NO_LINES,
                    next(keys) if own or last else None,
                    record.choices[at][1] if own else None,
                )
            )
    return LessonPart(script.seats, script.learner, options.chosen, frames)


def _choice(line: str) -> tuple[Seat, str]:
    seat, _, notation = line.partition(" ")
    return int(seat), notation


def _file(name: str, which: LessonName) -> Traversable:
    return files(f"sobremesa.games.{name}").joinpath(f"{STEMS[which]}.toml")
