"""The tables that the laws are tried at: every game, number of seats and combination of options."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import pytest

from sobremesa import COMPILED
from sobremesa.core.flow import Open
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.rng import Rng
from sobremesa.games import SHELF, TEMPLATE, load

AnyGame = Game[Any, Any]

GAMES = [*SHELF, TEMPLATE]
DEPTH = int(os.environ.get("SOBREMESA_LAW_GAMES", "1"))
"""Games per table; `make test-deep` raises it."""
PATIENCE = 10
"""An option may let a game be so many times as long as it is declared to be."""


def tables() -> list[tuple[str, Options]]:
    """Every game with every combination of options."""
    return [(name, options) for name in GAMES for options in load(name).all_options()]


def telling_tables() -> list[tuple[str, Options]]:
    """Of these so many that each number of seats and each answer to each option is met."""
    found = []
    for name in GAMES:
        missing = set().union(*[answers(options) for options in load(name).all_options()])
        while missing:
            most = max(
                load(name).all_options(), key=lambda options: len(answers(options) & missing)
            )
            found.append((name, most))
            missing -= answers(most)
    return found


def answers(options: Options) -> set[tuple[str, str]]:
    """What is agreed on, one by one."""
    return {("seats", str(options.seats)), *options.chosen.items()}


TRIED = tables() if COMPILED else telling_tables()
"""All tables compiled; on the source, which takes ten times as long, those that tell most."""

SPARSE = 2 if COMPILED else 1
"""Where all tables are tried, each is looked at so many times less often."""

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize(
    ("name", "options"),
    [pytest.param(name, options, id=f"{name} {options.spell()}") for name, options in TRIED],
)


def tried_with(name: str) -> list[Options]:
    """What is agreed at the tables of one game that are tried."""
    return [options for game, options in TRIED if game == name]


def seeds(options: Options, count: int = DEPTH) -> Iterator[bytes]:
    """As many seeds as the laws are to be tried with, different ones for each table."""
    for i in range(count):
        yield sha256(f"{options.spell()} {i}".encode()).digest()


def until_over(game: AnyGame, s: Any) -> Iterator[int]:
    """Count the choices while the game goes on; one that does not end fails, and hangs nothing."""
    most = PATIENCE * game.kind.longest
    for number in range(most + 1):
        if game.flow.over(s):
            return
        yield number
    raise AssertionError(f"{game.name} is not over after {most} choices")


def positions(game: AnyGame, options: Options, seed: bytes, log: bool = True) -> Iterator[Any]:
    """Every position of one random game in which someone is asked, and the end.

    The log holds what the last choice brought: laws that read it would else take hours.
    """
    s = game.new(options, seed, log)
    luck = Rng(seed + b"choices")
    for _ in until_over(game, s):
        yield s
        s.log = [] if log else None
        waiting = game.flow.waiting(s)
        seat = waiting[luck.below(len(waiting))]
        choices = game.flow.legal(s, seat)
        game.flow.apply(s, seat, choices[luck.below(len(choices))])
    yield s


def play_randomly(game: AnyGame, s: Any, choices: int, luck: Rng) -> None:
    """Make so many random choices, or as many as there are, the waiting seats in order."""
    for _ in range(choices):
        question = game.flow.question(s)
        if question is None:
            return
        seat, legal = question
        game.flow.apply(s, seat, legal[luck.below(len(legal))])


def attributes(thing: object) -> dict[str, Any]:
    """All that an object holds, by name, whether its class is compiled or not.

    Of what it holds, luck and the open part of a view are looked into as well.
    """
    names = getattr(type(thing), "__mypyc_attrs__", ())
    found = {name: getattr(thing, name) for name in names if name != "__dict__"}
    found |= getattr(thing, "__dict__", {})
    return {
        name: attributes(value) if isinstance(value, Rng | Open) else value
        for name, value in found.items()
    }


def parts_of(game: AnyGame) -> dict[str, Any]:
    """What a game is made of, for another one; what stands for its data follows from its name."""
    found = attributes(game)
    del found["data"]
    return found


def frozen(s: Open) -> str:
    """A state as text, to see whether it has changed."""
    return repr(sorted(attributes(s).items()))


def sampled(items: Iterator[Any], every: int, start: int = 0) -> Iterator[Any]:
    """Each `every`th item, and no other."""
    for i, item in enumerate(items):
        if i % every == start % every:
            yield item
