"""Nobody is told whom a table that forgets asks, nor that anybody was asked (AY-91).

Two servers play the same exchange of AntaYagí. In the true game a third player could sabotage it
and passes; in the twin the same card of his, which he holds towards the others, has another back.
All that the other seats and a spectator receive must be the same, byte for byte.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import pytest_asyncio

from cite import rule
from games.antayagi.situations import table as laid
from laws.tables import parts_of
from play.hands import Hands
from sobremesa.core.flow import Flow
from sobremesa.core.game import Game
from sobremesa.core.option import Options
from sobremesa.core.words import Line, Seat
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.view import View
from sobremesa.play import standing as standings
from sobremesa.play.journal import Covered
from sobremesa.play.match import Match
from sobremesa.play.ringing import late
from sobremesa.play.standing import Standing
from web.client import Chair
from web.wiretap import World, check_versions, two_worlds

pytestmark = pytest.mark.asyncio(loop_scope="module")

Worlds = tuple[World, World]
Plant = Callable[[pytest.MonkeyPatch], None]

REST_S = 60.0
"""The test ends it."""
VIEWER: Seat = 1
HOLDER: Seat = 2
SEATS = 4
CLOCK = {"move": 300, "bank": 300}
REST_OF_HANDS = "treasure/plain fish/plain"
HELD = {True: "hat/sabotage", False: "hat/plain"}
"""The holder's first card, in the true game and in its twin: the others see a Hat."""
SECOND = {True: "fish/sabotage", False: "fish/plain"}
"""A card that seat 0 draws: the others see a Fish."""


class Exchange(Game[Any, Any]):
    """AntaYagí from a position on: seat 0 is asked for a partner."""

    def __init__(self, holds: bool) -> None:
        super().__init__(**parts_of(GAME))
        self.holds = holds

    def new(self, options: Options, seed: bytes, log: bool = False) -> Any:
        hands = {
            0: f"bone/plain {REST_OF_HANDS}",
            VIEWER: f"muffin/plain {REST_OF_HANDS}",
            HOLDER: f"{HELD[self.holds]} {REST_OF_HANDS}",
        }
        # The second card that is drawn never lies on top for anybody to see its back.
        deck = f"bone/plain {SECOND[self.holds]} bone/plain t_rex/plain hat/small_hat"
        s = laid(SEATS, hands, deck=deck)
        s.log = [] if log else None
        return s


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    """Two servers for all tests here."""
    with patch.object(standings, "REST_MS", round(REST_S * 1000)):
        async with two_worlds(tmp_path_factory.mktemp("unnamed"), REST_S) as started:
            yield started


@pytest_asyncio.fixture(loop_scope="module")
async def clocked(tmp_path: Path) -> AsyncIterator[Worlds]:
    """Two servers where no table of before still rests by the time of day."""
    with patch.object(standings, "REST_MS", round(REST_S * 1000)):
        async with two_worlds(tmp_path, REST_S) as started:
            yield started


async def lay(world: World, game: Exchange, clock: dict[str, int] | None) -> str:
    """The table, begun: the host plays every seat but the viewer's."""
    sitters = ["open" if seat == VIEWER else "me" for seat in range(SEATS)]
    card = await world.host.lay(
        GAME.name, SEATS, sitters, options={"memory_aid": "off"}, clock=clock
    )
    table: str = card["id"]
    world.tables.append(table)
    await world.viewer.change("PUT", f"/api/tables/{table}/seats/{VIEWER}", {"sitter": "me"})
    world.worker.game = game
    live = await world.hall.table(table)
    live.table.agreement = replace(live.table.agreement, game=game)
    world.promise(live, live.table.agreement.seed)
    await world.host.change("POST", f"/api/tables/{table}/start")
    return table


async def exchange(world: World, holds: bool, clock: dict[str, int] | None) -> None:
    """An exchange that stands; write down all that the two watchers receive."""
    world.received.clear()
    hands = Hands().rule(world.hall)
    table = await lay(world, Exchange(holds), clock)
    viewer, spectator = await world.viewer.sit(table), await world.spectator.sit(table)
    active, holder = await world.host.sit(table, 0), await world.host.sit(table, HOLDER)
    eyes = {"the viewer": (viewer, world.viewer), "the spectator": (spectator, world.spectator)}
    viewer.mark = spectator.mark = "watching"
    assert (await active.act(f"partner {VIEWER}"))["type"] == "done"
    await active.up_to_date()
    assert (await active.act("commit 0"))["type"] == "done"
    await viewer.up_to_date()
    assert (await viewer.act("commit 0"))["type"] == "done"
    for who, (chair, visitor) in eyes.items():
        await world.listen(who, chair)
        for path in ("/api/tables", f"/api/tables/{table}"):
            await world.ask(who, visitor, "GET", path, None)
    await viewer.send({"type": "nudge"})
    await viewer.send({"type": "nudge", "seat": HOLDER})
    await world.listen("the viewer", viewer)
    live = await world.hall.table(table)
    hands.go(round(REST_S * 1000))
    if holds and clock is not None:
        await out_of_time(world, hands, clock["move"], holder)
    for who, (chair, _) in eyes.items():
        await world.listen(who, chair)
    if holds:
        await hears_of_it(holder)
        passing = asyncio.create_task(holder.act("pass"))
        await asyncio.sleep(0)
        live.rest.end()
        assert (await passing)["type"] == "done"
    else:
        live.rest.end()
    assert live.table.playing_match().waiting() == [1]
    with patch.object(standings, "REST_MS", 0):  # By the time of day, too, it is over.
        for who, (chair, visitor) in eyes.items():
            await world.listen(who, chair)
            await world.look_around(who, visitor, table, SEATS)
            check_versions(chair)
    for chair in (viewer, spectator, active, holder):
        await chair.leave()


async def hears_of_it(holder: Chair) -> None:
    """He is asked, and told that the others wait."""
    await holder.up_to_date()
    assert holder.state["waiting"] == [HOLDER]
    assert [choice[0] for choice in holder.state["offer"]["choices"]] == ["pass", "sabotage 0"]
    assert any(said["type"] == "nudged" for said in holder.heard)


async def out_of_time(world: World, hands: Hands, move: int, holder: Chair) -> None:
    """The holder is asked whether he is still there, and only he; a bot would choose unseen."""
    hands.go(1000 * move)
    await world.hall.ringing.go_round()
    await holder.up_to_date()
    assert [said["time"]["asked"] for said in holder.heard if said["type"] == "time"][-1]
    (live,) = [await world.hall.table(world.tables[-1])]
    hands.go(live.table.card.clock.grace_ms if live.table.card.clock is not None else 0)
    assert late(live.table) == Covered(HOLDER)


async def compare(worlds: Worlds, clock: dict[str, int] | None = None) -> list[str]:
    """Play both; give what was received."""
    for world, holds in zip(worlds, (True, False), strict=True):
        await exchange(world, holds, clock)
    true, other = worlds[0].received, worlds[1].received
    for one, two in zip(true, other, strict=False):
        assert one == two, f"a leak: {one} or {two}"
    assert len(true) == len(other), "a leak: one world has more to say"
    return true


@rule("AY-91", "AY-R30")
async def test_nobody_else_learns_who_could_sabotage(worlds: Worlds) -> None:
    received = await compare(worlds)
    told = [said for said in received if '"waiting":[]' in said]
    assert len([said for said in told if " hears: " in said]) >= 2
    assert len([said for said in told if " GET " in said]) >= 2
    assert not any("passed" in said for said in received)


async def test_nobody_else_learns_it_from_the_clock(clocked: Worlds) -> None:
    """Neither from the time that is left nor from the question whether one is still there."""
    received = await compare(clocked, CLOCK)
    assert any('"type":"time"' in said and '"left":600' in said for said in received)
    assert not any('"asked":true' in said for said in received)


def named_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told for whom the table waits."""

    def named(self: Flow[Any], s: Any, _: list[Seat]) -> list[Seat]:
        return self.waiting(s)

    monkeypatch.setattr(Flow, "named", named)


def card_that_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """The lobby tells it."""
    monkeypatch.setattr(Standing, "told", lambda self, *_: self)


def view_that_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The backs of the others' cards are on the wire."""
    monkeypatch.setattr(View, "show", View.describe)


def line_that_remembers(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log names them."""
    monkeypatch.setattr(Line, "as_it_lies", lambda self: self)


def no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody is asked, what follows is told at once, without a look at the cards."""
    honest = Match.draft

    def draft(self: Match, seat: Seat, choices: list[str]) -> Any:
        found = honest(self, seat, choices)
        found.rests = [None for _ in found.rests]
        return found

    monkeypatch.setattr(Match, "draft", draft)


def mark_that_counts_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mark of a replay counts what nobody hears of."""
    counts = property(lambda self: self.made, lambda *_: None)
    monkeypatch.setattr(Match, "told", counts, raising=False)


PLANTS: list[Plant] = [
    named_all_the_same,
    card_that_names,
    view_that_remembers,
    line_that_remembers,
    no_rest,
    mark_that_counts_everything,
]


@pytest.mark.parametrize("plant", PLANTS)
async def test_a_planted_leak_is_found(
    plant: Plant, worlds: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=r"a leak|version"):
        await compare(worlds)


def clock_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told until when the table waits for whomever it asks."""
    honest = Standing.told
    monkeypatch.setattr(
        Standing, "told", lambda self, own, at: replace(honest(self, own, at), due=self.due)
    )


async def test_a_clock_that_tells_is_found(
    clocked: Worlds, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock_that_shows(monkeypatch)
    with pytest.raises(AssertionError, match="a leak"):
        await compare(clocked, CLOCK)
