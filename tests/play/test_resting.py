"""Whoever comes while a table rests sees what the others see, and nothing twice."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from play.company import Page, act, begun, halls, page_at
from play.shape import kept_in
from sobremesa.core.words import SPECTATOR
from sobremesa.play.agreement import Wishes
from sobremesa.play.first_looks import SHORT
from sobremesa.play.hall import Hall
from sobremesa.play.live import LiveTable
from sobremesa.play.viewer import Viewer

SEATS = 3
WISHES = Wishes("antayagi", SEATS, {"memory_aid": "off"}, sitters=["me"] * SEATS)
REST_MS = 60_000
"""Longer than the test takes: it ends when the test says so."""


async def play_until_it_rests(live: LiveTable, pages: list[Page], least: int) -> bool:
    """Exchange cards until everybody looks at what was laid down; False if the game ends first."""
    match, number = live.table.playing_match(), 0
    while not match.over:
        if match.resting:
            if match.made >= least:
                return True
            live.rest.end()
        elif not live.rest.is_over:
            live.rest.end()  # Somebody is asked, and nobody else knows it.
        else:
            seat = match.waiting()[0]
            await act(live, pages[seat], f"a{match.made}-{number}", number)
            number += 1
    return False


async def laid(hall: Hall) -> tuple[LiveTable, list[Page]]:
    """A table that rests long whenever it does, and who plays there."""
    live, rosa = await begun(hall, WISHES)
    live.table.rest_ms = REST_MS
    return live, [await page_at(live, rosa, seat) for seat in range(SEATS)]


def check_seen(live: LiveTable, viewer: Viewer) -> None:
    """He has seen what follows from the record, each line once."""
    match = live.table.playing_match()
    truth = Viewer.of(match.game, viewer.seat, match.record, match.taken)
    assert not match.resting
    assert (viewer.version, bytes(viewer.lines(0))) == (truth.version, bytes(truth.lines(0)))


@pytest.mark.parametrize("least", [0, SHORT + 1])
async def test_a_viewer_who_is_made_meanwhile_sees_what_lies_there(
    tmp_path: Path, least: int
) -> None:
    async with halls(kept_in(tmp_path), 1) as (hall,):
        live, pages = await laid(hall)
        while not await play_until_it_rests(live, pages, least):
            live, pages = await laid(hall)
        async with live.looks.through(SPECTATOR):
            viewer = live.audience.viewer(SPECTATOR)
            lying = viewer.length
            live.rest.end()
            assert live.table.playing_match().over or live.audience.viewer(SPECTATOR) is viewer
            async with live.looks.through(SPECTATOR):
                check_seen(live, live.audience.viewer(SPECTATOR))
            assert lying < viewer.length, "what comes of it was not told before"


async def test_whoever_looks_after_the_end_is_told_all_in_full(tmp_path: Path) -> None:
    """Also through the eyes of somebody who saw the game go on, and was told less meanwhile."""
    async with halls(kept_in(tmp_path), 1) as (hall,):
        live, pages = await laid(hall)
        page = await page_at(live, None)
        assert not await play_until_it_rests(live, pages, least=10_000)
        assert live.table.playing_match().over
        late = await page_at(live, None)
        check_seen(live, live.audience.viewer(SPECTATOR))
        told = late.of("welcome")[0]["state"]
        assert told["version"] == page.of("state")[-1]["version"]
        assert told["log"] == msgspec.json.decode(live.audience.viewer(SPECTATOR).lines(0))


async def test_whoever_comes_where_nobody_has_heard_of_it_is_told_all_once(tmp_path: Path) -> None:
    """His process takes in only now, before it greets him, that the table rests."""
    async with halls(kept_in(tmp_path)) as (here, there):
        live, pages = await laid(here)
        other = await there.table(live.id)
        while not await play_until_it_rests(live, pages, 0):
            live, pages = await laid(here)
            other = await there.table(live.id)
        other.table.rest_ms = REST_MS
        page = await page_at(other, None)
        assert other.table.playing_match().resting
        live.rest.end()
        other.rest.end()
        for each in (live, other):
            check_seen(each, each.audience.viewer(SPECTATOR))
        log = page.of("welcome")[0]["state"]["log"]
        for state in page.of("state"):
            log = [*log[: state["start"]], *state["log"]]
        assert log == msgspec.json.decode(live.audience.viewer(SPECTATOR).lines(0))
