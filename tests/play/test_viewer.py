"""What a viewer is shown, and that its version counts his changes and nobody else's."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from sobremesa.core.record import replay
from sobremesa.core.words import SPECTATOR
from sobremesa.games import SHELF, load
from sobremesa.play.local import LocalTable
from sobremesa.play.log_lines import plain_line
from sobremesa.play.match import Match
from sobremesa.play.viewer import Viewer, encode

MACARON = load("macaron")


def viewers(match: Match) -> list[Viewer]:
    found = [Viewer(match.game, seat) for seat in [*range(match.options.seats), SPECTATOR]]
    look(found, match)
    return found


def look(through: list[Viewer], match: Match) -> list[bool]:
    """All take in what has become of the match; its log begins anew behind them."""
    changed = [viewer.look(match.state) for viewer in through]
    match.forget()
    return changed


def test_a_sealed_choice_changes_nothing_for_the_others() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"sealed")
    before = viewers(match)
    assert match.waiting() == [0, 1, 2, 3]
    match.act(2, match.choices(2)[0])
    assert look(before, match) == [False, False, True, False, False]
    assert [viewer.version for viewer in before] == [0, 0, 1, 0, 0]


@pytest.mark.slow
@pytest.mark.parametrize("name", SHELF)
def test_versions_follow_from_the_record(name: str) -> None:
    game = load(name)
    options = game.options_for(game.kind.seats[0])
    table = LocalTable(game, options, b"versions", ["random"] * options.seats)
    live = viewers(table)
    while not table.over:
        table.bot_acts(table.waiting()[-1])
        look(live, table)
    again = [Viewer(game, viewer.seat).after(table.record, rests=False) for viewer in live]
    whole = replay(game, table.record, log=True)
    for first, second in zip(live, again, strict=True):
        assert (first.version, first.lines(0)) == (second.version, second.lines(0))
        assert (first.view, first.offer) == (second.view, second.offer)
        assert 0 < first.version <= len(table.record.choices)
        heard = [plain_line(line) for line in game.words.heard(whole.log, first.seat)]
        assert first.length == len(heard)
        assert bytes(first.lines(0)) == encode(heard)
        at_server = Viewer.of(game, first.seat, table.record)
        assert at_server.version >= first.version, "where a table rests, there is more to see"
        assert bytes(at_server.lines(0)) == encode(heard), "after the end nothing is left out"


@pytest.mark.slow
@pytest.mark.parametrize("fewest", [True, False])
@pytest.mark.parametrize("name", SHELF)
def test_after_the_end_a_table_that_forgot_tells_more_and_its_version_stays(
    name: str, fewest: bool
) -> None:
    """Whoever comes back hears of it by another process, which has not seen the end come."""
    game = load(name)
    options = game.options_for(game.kind.seats[0 if fewest else -1])
    table = LocalTable(game, options, b"forgot", ["random"] * options.seats)
    table.let_bots_act()
    for seat in (0, SPECTATOR):
        shown = Viewer(game, seat, table.forgets).after(table.record, table.forgets)
        later = Viewer.of(game, seat, table.record)
        assert later.version == shown.version
        for before, after in zip(plain(shown), plain(later), strict=True):
            assert before[0] == after[0]
            for was, now in zip(before[1], after[1], strict=True):
                assert was == now or (was is None and table.forgets)


def plain(viewer: Viewer) -> list[list[Any]]:
    """All lines that a viewer was told."""
    lines: list[list[Any]] = msgspec.json.decode(bytes(viewer.lines(0)))
    return lines


@pytest.mark.slow
def test_each_choice_is_a_version_of_its_chooser() -> None:
    """The answer `done` says so before the choice is shown."""
    for name in SHELF:
        game = load(name)
        options = game.options_for(game.kind.seats[0])
        table = LocalTable(game, options, b"chooser", ["random"] * options.seats)
        live = viewers(table)
        while not table.over:
            seat = table.waiting()[0]
            before = live[seat].version
            table.bot_acts(seat)
            look(live, table)
            assert live[seat].version == before + 1


def test_lines_are_given_from_any_number_on() -> None:
    table = LocalTable(MACARON, MACARON.options_for(2), b"from", ["random", "random"])
    viewer = viewers(table)[0]
    while viewer.length < 5:
        table.bot_acts(table.waiting()[0])
        look([viewer], table)
    every = msgspec.json.decode(viewer.lines(0))
    assert len(every) == viewer.length
    for start in range(viewer.length + 2):
        assert msgspec.json.decode(viewer.lines(start)) == every[start:]


def test_a_line_that_is_not_told_in_full_has_null_places() -> None:
    match = Match(MACARON, MACARON.options_for(4), b"lines")
    seen = viewers(match)
    for seat in match.waiting():
        for _ in range(2):
            if seat in match.waiting():
                match.act(seat, match.choices(seat)[0])
    look(seen, match)
    lines: list[Any] = [msgspec.json.decode(viewer.lines(0)) for viewer in seen]
    own = [line for line in lines[0] if line[0] == "pass_chosen"]
    assert own
    assert all(thing is not None for line in own for thing in line[1])
    for viewer, heard in zip(seen, lines, strict=True):
        hidden = [line for line in heard if None in line[1]]
        for key, _ in hidden:
            event = next(event for event in MACARON.words.events if event.key == key)
            assert any(event.secret), (viewer.seat, key)
