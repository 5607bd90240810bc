"""All that the watchers of a table receive: by HTTP and on the socket, byte for byte."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

from laws.tables import AnyGame
from play.hands import Hands
from sobremesa.core.words import SPECTATOR, Seat, Words
from sobremesa.play import audience, jobs
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Acted, Row, Started
from sobremesa.play.live import LiveTable
from sobremesa.play.promised import Promised
from sobremesa.play.seats import PERSON
from sobremesa.play.workers import Workers
from sobremesa.web.settings import Settings
from web.client import Chair, Visitor
from web.serving import hosted
from web.twins import Script

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")
CLOCK = {"move": 3600, "bank": 600}
"""Every table has one, so that what it tells is listened to."""
THOUGHT_MS = 1000
"""So long whoever is asked thinks, in both worlds."""
PASSING = ("date", "set-cookie", "ratelimit-remaining", "ratelimit-reset")
"""Headers that tell of the time, the caller, or how often he has asked."""
NONCE = "5e" * 32
"""What every page adds to the luck."""
TRIED = 2
"""So many of the offered choices are tried out in the end."""
THOUGHT = 4
"""So little is tried out for a hint."""
FORBIDDEN = 15
"""And so many of those that are not offered are asked for."""


def spelled(words: Words) -> Iterator[str]:
    """Every choice that there can be, in notation."""
    return (words.spell(action) for action in range(words.size))


class Worker(Workers):
    """Does what a worker would do, here and by the world's own game: no other process knows it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.game: AnyGame | None = None

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        with (
            patch.object(jobs, "load", lambda _: self.game),
            patch.object(jobs, "THOUGHT", THOUGHT),
        ):
            return work(*given)


class Scripted(Promised):
    """Promises as any table does, and deals what a script says."""

    def __init__(self, honest: Promised, seed: bytes) -> None:
        self.__dict__.update(honest.__dict__)
        self._scripted = seed

    def seed(self, begun: Started | None = None) -> bytes:
        return self._scripted

    def secrets(self) -> list[str]:
        """What nobody is told before the end, as it could be written."""
        found = [self._secret, bytes.fromhex(self._salt)]
        return [word for one in found for word in (one.hex(), b64encode(one).decode())]


class World:
    """A server with three people: the host plays every seat but the viewer's; one looks on."""

    def __init__(self, base: str, hall: Hall) -> None:
        self.hall = hall
        self.hands = Hands().rule(hall)
        self.worker = hall.background._workers = Worker()
        self.base = base
        self.host, self.viewer, self.spectator = (Visitor(base) for _ in range(3))
        for visitor in (self.viewer, self.spectator):
            visitor.http.headers["accept-encoding"] = "identity"
        self.tables: list[str] = []
        self.promised: list[Scripted] = []
        self.received: list[str] = []
        self.watching: list[Chair] = []

    async def lay(self, script: Script, game: AnyGame) -> tuple[str, list[Visitor]]:
        """The table of a script, begun and brought to its moment; and who plays each seat."""
        seat = script.watchers[0]
        players = [self.host] * script.options.seats
        sitters = ["me"] * script.options.seats
        if seat != SPECTATOR:
            players[seat] = self.viewer
            sitters[seat] = "open"
        card = await self.host.lay(
            *(game.name, script.options.seats, sitters),
            options=script.options.chosen,
            hints=True,
            clock=CLOCK,
        )
        table: str = card["id"]
        self.tables.append(table)
        if seat != SPECTATOR:
            path = f"/api/tables/{table}/seats/{seat}"
            await self.viewer.change("PUT", path, {"sitter": "me"})
        self.worker.game = game
        live = await self.hall.table(table)
        live.table.agreement = replace(live.table.agreement, game=game, seed=script.seed)
        self.promise(live, script.seed)
        for visitor in {*players}:
            await visitor.change("PUT", f"/api/tables/{table}/luck", {"nonce": NONCE})
        await self.host.change("POST", f"/api/tables/{table}/start")
        await self.bring(live, script.past)
        return table, players

    def promise(self, live: LiveTable, seed: bytes) -> None:
        """Let a table be dealt from that seed, and watch over what it promises."""
        live.table.promised = promised = Scripted(live.table.promised, seed)
        self.promised.append(promised)

    async def bring(self, live: LiveTable, past: list[tuple[Seat, str]]) -> None:
        """Let choices be made there, as if their seats had sent them."""
        kept = []
        for chooser, notation in past:
            live.rest.end()
            draft = live.table.playing_match().draft(chooser, [notation])
            self.hands.go(THOUGHT_MS)
            row = Row(live.table.number, self.hands(), Acted(chooser, [notation]))
            standing = live.table.standing_after(row.entry, row.at, draft)
            live.take(row, draft)
            kept.append(self.hall.store.append(live.id, row, standing, PERSON))
        await asyncio.gather(*kept)

    def note(self, received: str) -> None:
        """Write down something that a watcher has received, without what differs each time."""
        received = MOMENT.sub("(moment)", received).replace(self.base, "(here)")
        for number, table in enumerate(self.tables):
            received = received.replace(table, f"(table {number})")
        for promised in self.promised:
            received = received.replace(promised.commitment, "(commitment)")
            for secret in promised.secrets():
                assert secret not in received, "a leak: what the table has committed to"
        self.received.append(received)

    async def ask(self, who: str, visitor: Visitor, method: str, path: str, body: Any) -> None:
        """A request of a watcher's, and its whole answer."""
        answer = await visitor.ask(method, path, body)
        headers = {k: v for k, v in answer.headers.items() if k not in PASSING}
        self.note(f"{who} {method} {path}: {answer.status_code} {headers} {answer.text}")

    async def look_around(self, who: str, visitor: Visitor, table: str, seats: int) -> None:
        """Ask for everything that there is to ask for, and for what one may not have."""
        at = f"/api/tables/{table}"
        for path in ("/api/tables", at, f"{at}/replay?count=200", f"/t/{table}", f"/r/{table}"):
            await self.ask(who, visitor, "GET", path, None)
        for viewer in [*range(seats), "open"]:
            await self.ask(who, visitor, "GET", f"{at}/replay?viewer={viewer}&count=200", None)
        for path in (f"{at}/record", f"{at}/invitations"):
            await self.ask(who, visitor, "GET", path, None)
        for path in (f"{at}/start", f"{at}/rematch"):
            await self.ask(who, visitor, "POST", path, None)
        for seat in range(seats):
            await self.ask(who, visitor, "PUT", f"{at}/seats/{seat}", {"sitter": "open"})

    async def listen(self, who: str, chair: Chair) -> None:
        """Write down what was heard since the last time."""
        await chair.up_to_date()
        for said in chair.raw:
            self.note(f"{who} hears: {said}")
        chair.raw.clear()

    async def try_out(self, who: str, chair: Chair, game: AnyGame) -> None:
        """Try choices out, ask for what is not allowed, and for what is no longer so."""
        words = game.words
        await chair.hint()
        offered = (chair.state["offer"] or {"choices": []})["choices"]
        for notation, _, _ in offered[:TRIED]:
            tried = await chair.attempt(notation)
            # Where this leads nobody may tell, or the second choice is not among those there.
            then = {choice[0] for choice in (tried.get("offer") or {"choices": []})["choices"]}
            await chair.act(notation, next(each for each in spelled(words) if each not in then))
        allowed = {notation for notation, _, _ in offered}
        forbidden = [
            words.spell(verb.base + place)
            for verb in words.verbs
            for place in (0, verb.size // 2)
            if words.spell(verb.base + place) not in allowed
        ]
        for notation in forbidden[:FORBIDDEN]:
            await chair.act(notation)
            await chair.attempt(notation)
        await chair.act(forbidden[0], version=chair.state["version"] + 1)
        await self.listen(who, chair)

    async def last_word(self, chair: Chair) -> None:
        """What the viewer's next choice turns up may differ; what is said of the choice may not."""
        offer = chair.state["offer"]
        if offer is not None:
            await chair.coached(offer["choices"][-1][0])
            self.note(f"the viewer's coach: {chair.raw[-1]}")

    async def play(self, script: Script, game: AnyGame, twin: bool) -> None:
        """Play a script, and write down all that its watchers receive."""
        table, players = await self.lay(script, game)
        eyes: dict[str, Chair] = {}
        for watcher in script.watchers:
            who = "the spectator" if watcher == SPECTATOR else "the viewer"
            visitor = self.spectator if watcher == SPECTATOR else self.viewer
            eyes[who] = await visitor.sit(table)
            eyes[who].mark = "watching"
            for path in ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/replay"):
                await self.ask(who, visitor, "GET", path, None)
        if SPECTATOR in script.watchers:
            # The browser that shows it belongs to whoever knows what is hidden.
            eyes["the big screen"] = await self.host.show(table)
            eyes["the big screen"].mark = "shown"
        helped = False
        chairs: dict[Seat, Chair] = {}
        if script.watchers[0] != SPECTATOR:
            chairs[script.watchers[0]] = eyes["the viewer"]
        for seat, true, other in script.then:
            if seat not in chairs:
                chairs[seat] = await players[seat].sit(table, seat)
            await chairs[seat].up_to_date()
            if chairs[seat] not in eyes.values() and not helped:
                # What another seat is told differs, and nobody hears of it.
                helped = (await chairs[seat].hint())["type"] == "hinted"
            chosen = other if twin else true
            if chairs[seat] in eyes.values():
                done = await chairs[seat].coached(chosen)
                assert done["type"] == "verdict", done
            else:
                # Nor of what another seat has given away.
                done = await chairs[seat].act(chosen, coach=True)
                assert done["type"] == "done", done
            for who, chair in eyes.items():
                await self.listen(who, chair)
        for who, chair in eyes.items():
            await self.try_out(who, chair, game)
            if who == "the big screen":
                continue
            visitor = self.viewer if who == "the viewer" else self.spectator
            await self.look_around(who, visitor, table, script.options.seats)
        self.watching = list(eyes.values())
        if "the viewer" in eyes:
            await self.last_word(eyes["the viewer"])
        for chair in {*chairs.values(), *eyes.values()}:
            await chair.leave()


def check_versions(chair: Chair) -> None:
    """A version is counted for each change of view, offer or log, and for nothing else."""
    seen: tuple[Any, Any] | None = None
    version = -1
    for said in chair.heard:
        state = said.get("state") if said["type"] in ("welcome", "refused") else said
        if not state or state["type"] != "state":
            continue
        now = (state["view"], state["offer"])
        if said["type"] == "state":
            assert now != seen or state["log"], "a version without a change"
            assert state["version"] == version + 1, "the version counts what the viewer cannot see"
        elif seen is not None:
            assert (now, state["version"]) == (seen, version), "the version has changed in silence"
        seen, version = now, state["version"]


@asynccontextmanager
async def two_worlds(folder: Path, rest: float = 0.0) -> AsyncIterator[tuple[World, World]]:
    """Two servers with the same people; who comes and goes is told at once, whatever the time."""
    settings = [
        Settings(
            port=0,
            database=f"sqlite:///{folder}/{name}.db",
            message_rate=1e6,
            request_rate=10**6,
            tables_per_person=10**6,
            tables_a_minute=10**6,
            rest=rest,
        )
        for name in ("true", "twin")
    ]
    at_once = patch.object(audience, "PRESENCE_S", 0.0)
    async with hosted(settings[0]) as one, hosted(settings[1]) as two:
        worlds = (World(*one), World(*two))
        for world in worlds:
            for name, visitor in (("Host", world.host), ("Viewer", world.viewer)):
                await visitor.__aenter__()
                await visitor.introduce(name)
            await world.spectator.__aenter__()
        try:
            with at_once:
                yield worlds
        finally:
            for world in worlds:
                for visitor in (world.host, world.viewer, world.spectator):
                    await visitor.__aexit__()


async def compare(worlds: tuple[World, World], script: Script) -> int:
    """Play the true game and its twin: the watchers must receive the same. Gives how much."""
    for world, game, twin in zip(worlds, (script.game, script.twin), (False, True), strict=True):
        world.received.clear()
        await world.play(script, game, twin)
    for world in worlds:
        for chair in world.watching:
            check_versions(chair)
    true, other = worlds[0].received, worlds[1].received
    for one, two in zip(true, other, strict=False):
        if one != two:
            at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
            start = max(0, at - 60)
            raise AssertionError(
                f"a leak: {one[:40]}: …{one[start : at + 200]}… or …{two[start : at + 200]}…"
            )
    assert len(true) == len(other), "a leak: one world has more to say"
    return len(true)
