"""What tests know of a game, from its own folder: `tests/games/<game>/stage.toml`.

A game without that file, or without some of its lines, is tested with what follows from the game.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final, Literal

from msgspec import Struct, convert, field

from sobremesa.core.record import Record, begin, read_record, redo
from sobremesa.games import SHELF, load

GAMES: Final = Path(__file__).parent / "games"


class Evening(Struct, forbid_unknown_fields=True):
    """With how many, and what is agreed."""

    seats: int = 0
    """0: as few as there can be."""
    options: dict[str, str] = field(default_factory=dict)


class LobbyTable(Struct, forbid_unknown_fields=True):
    """A table in the picture of the lobby, which is that of one moment of the game's record."""

    minute: int
    """When it was laid, after seven."""
    moment: Literal["start", "middle", "end"]
    sitters: list[str]
    """kenji, the visitor, a bot, or open."""


class Stage(Struct, forbid_unknown_fields=True):
    """The facts of one game."""

    published: bool = False
    """README shows it, and pictures of its table are kept in docs/images."""
    chapters: list[str] = field(default_factory=list)
    """Files, or folders in their place, beside those that every game has: rules that fill one."""
    unused_rules: list[int] = field(default_factory=list)
    """Numbers that the game's specification leaves out."""
    unreached: list[str] = field(default_factory=list)
    """Outcomes of which there is no record: a test proves them from a situation."""
    piles: list[str] = field(default_factory=list)
    """Zones in which things lie that are still to come, in an order that nobody knows. Other games
    shuffle before they deal; what is in a hand stays there, whether or not it was looked at."""
    several: bool = False
    """Turns have several choices of which it is certain what comes of them."""
    long: bool = False
    """For a quick look a stretch of the game is enough."""
    short: Evening = field(default_factory=Evening)
    """How it is soon over, played in the browser."""
    any_seats: Evening = field(default_factory=Evening)
    """What keeps it within bounds with any number of seats."""
    crash: Evening = field(default_factory=Evening)
    """How it is played while the server is killed again and again."""
    busy: int | None = None
    """After so many choices of `stage.game` much lies on the table."""
    lobby: LobbyTable | None = None
    """How the lobby's picture shows it."""


@cache
def stage_of(name: str) -> Stage:
    """The facts of a game."""
    file = GAMES / name / "stage.toml"
    found = convert(tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}, Stage)
    seats = load(name).kind.seats
    found.short.seats = found.short.seats or seats[0]
    # Two people and, where there is room, a bot.
    found.crash.seats = found.crash.seats or min(max(3, seats[0]), seats[-1])
    return found


PUBLISHED: Final = [name for name in SHELF if stage_of(name).published]


def several_seats(name: str) -> int:
    """With how many a game is played at least, if not alone."""
    return next((seats for seats in load(name).kind.seats if seats > 1), 1)


@cache
def stage_record(name: str) -> Record:
    """The game's record whose moments are shown: `stage.game`, or else the first there is."""
    kept = GAMES / name / "stage.game"
    paths = [kept] if kept.is_file() else sorted((GAMES / name / "records").glob("*.game"))
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths]
    return next((record for record in records if record.seats > 1), records[0])


@cache
def asked_alone(name: str) -> list[int]:
    """After how many choices of that record nobody but the last seat is asked."""
    game, record = load(name), stage_record(name)
    s = begin(game, record)
    found: list[int] = []
    for at in range(len(record.choices)):
        if game.flow.waiting(s) == [record.seats - 1]:
            found.append(at)
        redo(game, record, s, at)
    return found


@cache
def first_asked(name: str) -> dict[str, int]:
    """The kinds of questions that are put to that seat alone, and when each first is."""
    game, record = load(name), stage_record(name)
    alone = set(asked_alone(name))
    s = begin(game, record)
    found: dict[str, int] = {}
    for at in range(len(record.choices)):
        if at in alone:
            found.setdefault(game.flow.key(s), at)
        redo(game, record, s, at)
    return found


def busy_of(name: str) -> int:
    """After how many choices of that record much lies on the table: else in the middle."""
    alone = asked_alone(name)
    kept = stage_of(name).busy
    return alone[len(alone) // 2] if kept is None else kept
