"""The analysis of a finished game, by HTTP: after the end, the same for all, worked out once."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest

from sobremesa.core.record import read_record
from sobremesa.games import load
from sobremesa.play.analyses import analysis_of
from sobremesa.play.viewer import encode
from sobremesa.web.settings import Settings
from web.client import Visitor
from web.conftest import Meet
from web.serving import hosted, kept_in
from web.tables import QUICK, begin, play_out, play_some, take_places

LITTLE = 800
"""Choices to simulate: how well it is judged does not matter."""


async def worked_out(visitor: Visitor, table: str) -> httpx.Response:
    """The answer, once it is more than that it is worked out."""
    while True:
        answer = await visitor.ask("GET", f"/api/tables/{table}/analysis")
        if answer.status_code != 202:
            return answer
        assert answer.headers["cache-control"] == "no-store"
        await asyncio.sleep(0.2)


async def test_it_waits_for_the_end_and_for_those_who_may_look(meet: Meet) -> None:
    ana, bea = await meet("Ana"), await meet("Bea")
    card = await begin(ana, **QUICK, spectators=False)
    path = f"/api/tables/{card['id']}/analysis"
    assert await ana.refused("GET", path) == (409, "not_over")
    chairs = await take_places(ana, card=card)
    await play_some(chairs, 4)
    assert await ana.refused("GET", path) == (409, "not_over")
    assert await bea.refused("GET", path) == (403, "no_spectators")
    await play_out(chairs)
    assert await bea.refused("GET", path) == (403, "no_spectators")
    assert await bea.refused("GET", "/api/tables/nowhere/analysis") == (404, "no_table")


@pytest.mark.slow
async def test_it_is_worked_out_once_and_the_same_for_all(tmp_path: Path) -> None:
    settings = Settings(port=0, database=kept_in(tmp_path), bot_pause=0.0, analysis=LITTLE)
    async with hosted(settings) as (base, _), Visitor(base) as ana, Visitor(base) as bea:
        await ana.introduce("Ana")
        card = await begin(ana, **QUICK)
        await play_out(await take_places(ana, card=card))
        table = card["id"]
        first = await ana.ask("GET", f"/api/tables/{table}/analysis")
        assert (first.status_code, first.json()) == (202, None)
        found = await worked_out(bea, table)
        assert found.status_code == 200
        assert (await worked_out(ana, table)).content == found.content
        record = read_record((await bea.ask("GET", f"/api/tables/{table}/record")).text)
        assert found.content == encode(analysis_of(load(record.game), record, LITTLE)), (
            "as in the terminal"
        )
        known = {"if-none-match": found.headers["etag"]}
        again = await bea.http.get(f"/api/tables/{table}/analysis", headers=known)
        assert (again.status_code, again.content) == (304, b"")
    async with hosted(settings) as (base, hall), Visitor(base) as bea:
        kept = await bea.ask("GET", f"/api/tables/{table}/analysis")
        assert (kept.status_code, kept.content) == (200, found.content)
        assert kept.headers["etag"] == found.headers["etag"]
        assert len(hall.live) == 0
