"""What a viewer is shown, and that its version counts his changes and nobody else's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.core.record import begin, redo
from sobremesa.core.words import SPECTATOR
from sobremesa.games import SHELF, load
from sobremesa.play.match import Match
from sobremesa.play.sight import Sight
from sobremesa.play.table import Table

MACARON = load("macaron")


def sights(match: Match) -> list[Sight]:
    found = [Sight(match.game, viewer) for viewer in [*range(match.options.seats), SPECTATOR]]
    for sight in found:
        sight.look(match._state)
    return found


def test_a_sealed_choice_changes_nothing_for_the_others() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"sealed")
    before = sights(match)
    assert match.waiting() == [0, 1, 2, 3]
    match.act(2, match.choices(2)[0])
    changed = [sight.look(match._state) for sight in before]
    assert changed == [False, False, True, False, False]
    assert [sight.version for sight in before] == [0, 0, 1, 0, 0]


@pytest.mark.parametrize("name", SHELF)
def test_versions_follow_from_the_record(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[0])
    table = Table(game, options, b"versions", ["random"] * options.seats)
    live = sights(table)
    while not table.over:
        table.bot_acts(table.waiting()[-1])
        for sight in live:
            sight.look(table._state)
    again = [Sight(game, sight.viewer) for sight in live]
    s = begin(game, table.record, log=True)
    for sight in again:
        sight.look(s)
    for at in range(len(table.record.choices)):
        redo(game, table.record, s, at)
        for sight in again:
            sight.look(s)
    for first, second in zip(live, again, strict=True):
        assert (first.version, first.lines) == (second.version, second.lines)
        assert (first.view, first.offer) == (second.view, second.offer)
        assert 0 < first.version <= len(table.record.choices)


def test_each_choice_is_a_version_of_its_chooser() -> None:
    """The answer `done` says so before the choice is shown."""
    for name in SHELF:
        game = load(name)
        options = game.options_for(game.kind.seats[0])
        table = Table(game, options, b"chooser", ["random"] * options.seats)
        live = sights(table)
        while not table.over:
            seat = table.waiting()[0]
            before = live[seat].version
            table.bot_acts(seat)
            for sight in live:
                sight.look(table._state)
            assert live[seat].version == before + 1


def test_a_line_that_is_not_told_in_full_has_null_places() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"lines")
    seen = sights(match)
    for seat in match.waiting():
        for _ in range(2):
            if seat in match.waiting():
                match.act(seat, match.choices(seat)[0])
    for sight in seen:
        sight.look(match._state)
    lines: list[Any] = [[msgspec.json.decode(line) for line in sight.lines] for sight in seen]
    own = [line for line in lines[0] if line[0] == "pass_chosen"]
    assert own
    assert all(thing is not None for line in own for thing in line[1])
    for sight, heard in zip(seen, lines, strict=True):
        hidden = [line for line in heard if None in line[1]]
        for key, _ in hidden:
            event = next(event for event in MACARON.words.events if event.key == key)
            assert any(event.secret), (sight.viewer, key)
