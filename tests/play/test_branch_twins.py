"""Of a running game nothing comes into a branch but what one's own seat knows.

Two games run that a seat cannot tell apart, though what is hidden from it differs. It leaves both
at the same moment. Whatever anybody is shown of the branches must be the same, byte for byte: from
their beginning to their end, with everything laid open, and in their cards.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from laws.planting import Peek, but, with_view
from laws.tables import AnyGame
from play.company import folded
from sobremesa.bots import Roster
from sobremesa.core.rng import Rng
from sobremesa.core.sets import members
from sobremesa.core.words import Seat
from sobremesa.games import SHELF, load
from sobremesa.play import branching
from sobremesa.play.agreement import Wishes, agree
from sobremesa.play.branching import WhatIf
from sobremesa.play.journal import Acted, Entry, Laid, Row, Started
from sobremesa.play.match import Match
from sobremesa.play.person import Person
from sobremesa.play.replays import filmed
from sobremesa.play.table import Table
from web.twins import Script, Swap, Twin, place_in_game, write_script

pytestmark = pytest.mark.slow

HIDING = [name for name in SHELF if load(name).kind.hidden]
ROSA = Person("rosa", "Rosa")
SECRET = bytes(range(32))
SCRIPTS = 3
TRIES = 400


class Always(Swap):
    """The same swap, also where nobody writes down what happens."""

    def due(self, s: Any) -> bool:
        return place_in_game(s) == self.before

    def make(self, s: Any) -> None:
        log, s.log = s.log, s.log if s.log is not None else []
        super().make(s)
        s.log = s.log if log is not None else None


def scripts(name: str) -> list[Script]:
    """Pairs of games that a seat cannot tell apart."""
    game = load(name)
    every = game.all_options()
    found: list[Script] = []
    for number in range(TRIES):
        luck = Rng(f"branch {name} {number}".encode())
        options = every[luck.below(len(every))]
        viewer = luck.below(options.seats)
        seed = f"branch {number}".encode()
        script = write_script(game, options, seed, viewer, luck.below(60), 6)
        if script is not None and script.watchers[0] == viewer:
            found.append(script)
        if len(found) == SCRIPTS:
            return found
    raise AssertionError(f"{name} has {len(found)} scripts, not {SCRIPTS}")


def told_twice(
    script: Script, planted: Callable[[AnyGame], AnyGame] = lambda game: game
) -> list[list[bytes]]:
    """All that anybody is told of the branch of the true game, and of that of its twin."""
    swap, true = script.twin.swap, planted(script.game)
    twin = Twin(true, Always(script.game, swap.before, swap.twin, swap.watchers))
    told: list[list[bytes]] = []
    played = [(seat, choice) for seat, choice, _ in script.then]
    disguised = [(seat, choice) for seat, _, choice in script.then]
    for game, then in ((true, played), (twin, disguised)):
        told.append(branch_of(table_of(game, script, [*script.past, *then]), script.watchers[0]))
    return told


def table_of(game: AnyGame, script: Script, choices: list[tuple[Seat, str]]) -> Table:
    """A table at which Rosa sits among bots, and these choices have been made."""
    seat, options = script.watchers[0], script.options
    sitters = ["me" if at == seat else "bot:random" for at in range(options.seats)]
    wishes = Wishes(game.name, options.seats, options.chosen, sitters=sitters)
    agreement, sat = agree(ROSA, wishes, Roster([]))
    agreed = replace(agreement, id="table", game=game, options=options, seed=script.seed)
    entries: list[Entry] = [Laid(sat), Started()]
    entries += [Acted(seat, [choice]) for seat, choice in choices]
    return folded(agreed, [Row(number, 0, entry) for number, entry in enumerate(entries)], 0)


def branch_of(table: Table, seat: Seat) -> list[bytes]:
    """All that anybody is told of a branch that leaves the table now, with what the seat knows."""
    point = branching._running(table, ROSA, WhatIf(seat=seat, back=0))
    agreed = table.agreement
    match = Match(agreed.game, agreed.options, SECRET, [branching._branch(point)])
    play_out(match)
    films = filmed(agreed.game, match.record, None)
    card = repr(point.stem.shown(True)).encode()
    return [card, *[frame for viewer in sorted(films) for frame in films[viewer]]]


def play_out(match: Match) -> None:
    """Play by chance to the end."""
    luck = Rng(b"on")
    while not match.over:
        seat = match.waiting()[0]
        choices = match.choices(seat)
        match.act(seat, choices[luck.below(len(choices))])


@pytest.mark.parametrize("name", HIDING)
def test_two_truths_that_look_the_same_give_the_same_branch(name: str) -> None:
    for script in scripts(name):
        first, second = told_twice(script)
        assert first == second


def test_the_truths_differ_all_the_same() -> None:
    """Else it would be no wonder."""
    for script in scripts("macaron"):
        tables = [table_of(game, script, script.past) for game in (script.game, script.twin)]
        shown = [script.game.reveal(table.playing_match().state) for table in tables]
        assert shown[0] != shown[1]


class Neighbour(Peek):
    """The fault: knows what lies in all hands."""

    def peek(self, s: Any, seat: Seat) -> list[int]:
        return [card for hand in s.hands for card in members(hand)]


def carrying(game: AnyGame) -> AnyGame:
    """A game whose worlds are made of the truth as well: which one comes depends on it."""
    return but(
        with_view(game, Neighbour),
        imagine=lambda v, rng: game.imagine(v.honest, Rng(bytes(v.peeked) + rng.key)),
    )


def test_a_branch_that_carries_something_of_the_truth_is_found() -> None:
    script = scripts("macaron")[0]
    assert len({tuple(told) for told in told_twice(script)}) == 1
    assert len({tuple(told) for told in told_twice(script, carrying)}) == 2
