"""What a finished game tells of itself, as plain data: in the notation of its record."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from sobremesa.bots.analysis import WORK, analysed
from sobremesa.core.game import Game
from sobremesa.core.record import Record, walk
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.play.viewer import Viewer, forgetful

USUAL_WORK: Final = WORK
"""How many choices are simulated for one game, if nobody says otherwise."""
DIGITS: Final = 4
"""Of a chance."""


class Chances(Struct):
    """Everybody's chances at a decision, or at the end."""

    at: int
    """How many choices had been made."""
    open: list[float]
    """Each side's, with everything laid open; they sum to one."""
    seat: Seat | None
    """Who had to choose; null at the end."""
    own: float | None
    """That seat's chance by what it knew."""


class Costly(Struct):
    """A choice that clearly gave chances away, by what its chooser knew."""

    at: int
    """How many choices had been made before it."""
    frame: int
    """The frame of the replay that its chooser saw then."""
    seat: Seat
    choice: str
    better: str
    chance: float
    """What the better choice promised."""
    cost: float
    term: str | None
    """What speaks most for the better one: a term with the text `mind-<term>`."""
    more: bool
    """Whether there would have been more of it; else less."""


class Parts(Struct):
    """What made a seat's result of an even chance: skill, others and luck add up to it."""

    before: float
    result: float
    skill: float
    """By its own choices, as far as they clearly changed its chance against a rule of thumb's."""
    others: float
    """By the choices of all others, in the same way."""
    luck: float
    """By all the rest: what was dealt, drawn and hidden, and what is too small to tell."""


class Analysis(Struct):
    """What a finished game tells of itself."""

    length: int
    """How many choices were made."""
    sides: list[int]
    """The side of each seat; one that nobody has plays without a seat."""
    chances: list[Chances]
    costly: list[Costly]
    """The dearest first, at most three."""
    parts: list[Parts]
    """Of each seat."""


def analysis_of(game: Game[Any, Any], record: Record, work: int = USUAL_WORK) -> Analysis:
    """Work it out."""
    found = analysed(game, record, work)
    frames = frames_at(game, record, {one.at: one.seat for one in found.costly})
    return Analysis(
        len(record.choices),
        found.sides,
        [
            Chances(
                point.at,
                [round(chance, DIGITS) for chance in point.chances],
                point.seat if point.seat != UNKNOWN else None,
                round(point.own, DIGITS) if point.seat != UNKNOWN else None,
            )
            for point in found.points
        ],
        [
            Costly(
                one.at,
                frames[one.at],
                one.seat,
                game.words.spell(one.action),
                game.words.spell(one.better),
                round(one.chance, DIGITS),
                round(one.cost, DIGITS),
                one.reason.term if one.reason is not None else None,
                one.reason is not None and one.reason.more,
            )
            for one in found.costly
        ],
        [
            Parts(*[round(x, DIGITS) for x in (p.before, p.result, p.skill, p.others, p.luck)])
            for p in found.parts
        ],
    )


def frames_at(game: Game[Any, Any], record: Record, wanted: dict[int, Seat]) -> dict[int, int]:
    """Which frame of its own replay each seat saw when so many choices had been made."""
    viewers = {seat: Viewer(game, seat) for seat in wanted.values()}
    rests = forgetful(game, record.seats, record.chosen)
    found: dict[int, int] = {}
    made = -1
    for _, s in walk(game, record, log=True, rests=rests):
        for viewer in viewers.values():
            viewer.look(s)
        if not game.flow.resting(s):
            made += 1
            if made in wanted:
                found[made] = viewers[wanted[made]].version
    return found
