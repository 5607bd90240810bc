"""How long an honest table waits for its moves while others do their worst, beside a quiet server.

Two seats play Macaron, one move after the other with a short pause, and wait for each `done`. Then
the same with a stranger who looks back at a long game (30 requests a second, always another part),
with 20 sockets of one person that try choices out all the time, with 300 spectators who come to the
honest table and go again, with 20 tables at which bots search, and with all of these at once.
`--others bots` measures a quiet server and these alone. Whoever attacks runs in processes of his
own. Figures depend on the machine; the ratios are from the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import websockets

REPLAYS_PER_S: Final = 30
TRYING: Final = 20
SPECTATORS: Final = 300
SEARCHING: Final = 20
"""So many tables have bots that search."""
STRONG: Final = "bot:level-5"
STAY_S: Final = 8.0
"""A spectator stays so long, more or less."""
THINK_S: Final = 0.05
"""Between two moves: a socket may send 20 messages a second."""
PATIENCE_S: Final = 30.0
GENTLE: Final = 10
"""Elsewhere whoever attacks has a machine of his own: here he must not take the server's core."""
LONG: Final = 120
"""So many choices the game has that is attacked."""

Tally = dict[str, int]
Rates = dict[str, float]
"""How often a second those who attack were told something."""


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=60)

    async def introduce(self, name: str) -> Visitor:
        """Become a person."""
        await self.http.get("/api/me")
        await self.change("PUT", "/api/me", {"name": name})
        return self

    async def change(self, method: str, path: str, body: Any = None) -> Any:
        """A request that changes something."""
        token = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        answer = await self.http.request(method, path, json=body, headers=token)
        answer.raise_for_status()
        return answer.json() if answer.content else None

    async def begin(self, game: str, seats: int, others: str = "me") -> str:
        """A table with all its seats one's own, or all but the first others', the game begun."""
        body = {"game": game, "seats": seats, "sitters": ["me"] + [others] * (seats - 1)}
        table: str = (await self.change("POST", "/api/tables", body))["id"]
        await self.change("POST", f"/api/tables/{table}/start")
        return table

    @asynccontextmanager
    async def sit(self, table: str, seat: int | None) -> AsyncIterator[Seat]:
        """A socket at the table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        headers = {"cookie": cookies} if cookies else {}
        async with websockets.connect(
            address, additional_headers=headers, max_size=None, compression=None
        ) as socket:
            found = Seat(socket)
            listening = asyncio.create_task(found.listen())
            try:
                while not found.state:
                    await found.changed()
                yield found
            finally:
                listening.cancel()


class Seat:
    """An open socket that is listened to all the time, and the newest state heard there."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.news = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._ids = itertools.count()
        self._mark = secrets.token_hex(4)

    async def listen(self) -> None:
        """Take in whatever comes, until the socket closes."""
        with suppress(websockets.ConnectionClosed):
            while True:
                self._hear(json.loads(await self.socket.recv()))
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket was closed"))
        self.news.set()

    def _hear(self, said: dict[str, Any]) -> None:
        state = said.get("state") if said["type"] in ("welcome", "refused") else said
        if state and state["type"] == "state":
            self.state = state
        elif said["type"] == "waiting":
            self.state["waiting"] = said["waiting"]
        self.news.set()
        answer = self._answers.pop(said.get("id") or "", None)
        if answer is not None and not answer.done():
            answer.set_result(said)

    async def send(self, kind: str, choices: list[str]) -> dict[str, Any]:
        """Choose or try, and hear the answer."""
        name = f"{self._mark}-{next(self._ids)}"
        version = self.state["version"]
        said = {"type": kind, "id": name, "version": version, "choices": choices}
        self._answers[name] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps(said))
        async with asyncio.timeout(PATIENCE_S):
            return await self._answers[name]

    async def changed(self, patience: float | None = PATIENCE_S) -> None:
        """Wait until something new was heard, for so many seconds at most."""
        self.news.clear()
        async with asyncio.timeout(patience):
            await self.news.wait()

    @property
    def choices(self) -> list[str]:
        """What it may choose."""
        return [choice[0] for choice in (self.state.get("offer") or {"choices": []})["choices"]]


async def moves(seats: list[Seat], luck: random.Random) -> AsyncIterator[float]:
    """Choose at random wherever something is asked; give how long each choice took to be safe."""
    while seats[0].state["waiting"]:
        asked = next((seat for seat in seats if seat.choices), None)
        if asked is None:
            await asyncio.sleep(0.001)
            continue
        offer, choice = asked.state["offer"], luck.choice(asked.choices)
        begun = time.perf_counter()
        said = await asked.send("act", [choice])
        if said["type"] == "done":
            yield (time.perf_counter() - begun) * 1000
            while asked.state["offer"] is offer:
                await asked.changed()


async def advance(host: Visitor, table: str, count: int, choices: int) -> None:
    """Let the host play so many choices at all his seats."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(host.sit(table, seat)) for seat in range(count)]
        made = 0
        async for _ in moves(seats, random.Random(7)):
            made += 1
            await asyncio.sleep(1 / 20)
            if made == choices:
                return


# Those who attack, each in a process of its own.


async def look_back(base: str, tally: Tally) -> None:
    """Ask for frames of a running game, at a steady rate, always others."""
    table, stranger = os.environ["ATTACKED"], Visitor(base)
    begun, luck = time.monotonic(), random.Random(3)

    async def ask() -> None:
        start = luck.randrange(LONG)
        answer = await stranger.http.get(f"/api/tables/{table}/replay?start={start}&count=50")
        tally[str(answer.status_code)] = tally.get(str(answer.status_code), 0) + 1

    for number in itertools.count():
        await asyncio.sleep(max(0.0, begun + number / REPLAYS_PER_S - time.monotonic()))
        spawn(ask())


async def keep_trying(base: str, tally: Tally) -> None:
    """Try choices out on many sockets, each as fast as it is answered."""
    table, seat = os.environ["ATTACKED"], int(os.environ["ASKED"])
    person = Visitor(base)
    person.http.cookies.set("sobremesa_person", os.environ["COOKIE"])

    async def one(number: int) -> None:
        luck = random.Random(number)
        async with person.sit(table, seat) as chair:
            while True:
                tried = [luck.choice(chair.choices)]
                said = await chair.send("try", tried)
                word = str(said.get("why", said["type"]))
                tally[word] = tally.get(word, 0) + 1
                await asyncio.sleep(1 / 18)

    await asyncio.gather(*[forever(partial(one, number)) for number in range(TRYING)])


async def come_and_go(base: str, tally: Tally) -> None:
    """Look in at the honest table, stay a while, and come again."""
    table, stranger = os.environ["HONEST"], Visitor(base)

    async def one() -> None:
        async with stranger.sit(table, None):
            tally["came"] = tally.get("came", 0) + 1
            await asyncio.sleep(STAY_S * random.uniform(0.5, 1.5))

    async def spread(number: int) -> None:
        await asyncio.sleep(STAY_S * number / SPECTATORS)
        await forever(one)

    await asyncio.gather(*[spread(number) for number in range(SPECTATORS)])


async def let_bots_think(base: str, tally: Tally) -> None:
    """Play at many tables against bots that search, and answer them at once."""
    person = await Visitor(base).introduce("Nobody")

    async def one(number: int) -> None:
        table = await person.begin("macaron", 4, STRONG)
        luck = random.Random(number)
        async with person.sit(table, 0) as chair:
            while chair.state["waiting"]:
                if not chair.choices:
                    # Many tables share the processes in which bots think.
                    await chair.changed(None)
                    continue
                offer = chair.state["offer"]
                said = await chair.send("act", [luck.choice(chair.choices)])
                tally[said["type"]] = tally.get(said["type"], 0) + 1
                while chair.state["offer"] is offer:
                    await chair.changed()

    await asyncio.gather(*[forever(partial(one, number)) for number in range(SEARCHING)])


ATTACKS: Final[dict[str, Callable[[str, Tally], Awaitable[None]]]] = {
    "replays": look_back,
    "tries": keep_trying,
    "spectators": come_and_go,
    "bots": let_bots_think,
}

_tasks: set[asyncio.Task[None]] = set()


def spawn(work: Any) -> None:
    """Let something run beside the rest; failures are part of an attacker's life."""
    task = asyncio.ensure_future(work)
    _tasks.add(task)
    task.add_done_callback(_ended)


def _ended(task: asyncio.Task[None]) -> None:
    _tasks.discard(task)
    if not task.cancelled():
        task.exception()


async def forever(work: Callable[[], Awaitable[None]]) -> None:
    """Again and again, whatever becomes of it."""
    while True:
        with suppress(OSError, TimeoutError, websockets.WebSocketException, httpx.HTTPError):
            await work()
        await asyncio.sleep(0.2)


async def attack(kind: str, base: str, seconds: float) -> None:
    """Attack, say when it works, go on for so long, and say what came of it."""
    os.nice(GENTLE)
    tally: Tally = {}
    attacking = asyncio.ensure_future(ATTACKS[kind](base, tally))
    while not (tally or attacking.done()):
        await asyncio.sleep(0.05)
    print("begun", flush=True)
    tally.clear()
    await asyncio.sleep(seconds)
    attacking.cancel()
    print(json.dumps({word: round(count / seconds, 1) for word, count in tally.items()}))


# The honest table.


async def play(host: Visitor, table: str, seconds: float) -> list[float]:
    """Make moves for so long; give how many milliseconds each took to be safe."""
    waits: list[float] = []
    until = time.monotonic() + seconds
    async with host.sit(table, 0) as one, host.sit(table, 1) as two:
        async for wait in moves([one, two], random.Random(5)):
            waits.append(wait)
            await asyncio.sleep(THINK_S)
            if time.monotonic() > until:
                break
    return waits


def processor(pid: int) -> float:
    """Seconds of processor time that a process and its workers have used."""
    tick, found = os.sysconf("SC_CLK_TCK"), 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            if pid in (int(stat.parent.name), int(fields[1])):
                found += (int(fields[11]) + int(fields[12])) / tick
    return found


@contextmanager
def serving(folder: str) -> Iterator[tuple[int, str]]:
    """A server as it comes, but for the number of pages that one address may have open."""
    command = [sys.executable, "-m", "sobremesa.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite:///{folder}/tables.db", "--sockets-per-address", "1000"]
    environment = {**os.environ, "COLUMNS": "200"}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    try:
        yield process.pid, process.stdout.readline().split()[-1]
    finally:
        process.terminate()
        process.communicate(timeout=30)


async def measure(kinds: list[str], seconds: float) -> tuple[list[float], float, Rates]:
    """The honest moves while those attacks go on; each time on a fresh server."""
    with tempfile.TemporaryDirectory() as folder, serving(folder) as (pid, base):
        rosa, greedy = await Visitor(base).introduce("Rosa"), await Visitor(base).introduce("G")
        honest = await rosa.begin("macaron", 2)
        attacked = await greedy.begin("macao", 4)
        await advance(greedy, attacked, 4, LONG)
        card = (await greedy.http.get(f"/api/tables/{attacked}")).json()
        environment = {
            **os.environ,
            "ATTACKED": attacked,
            "ASKED": str(card["waiting"][0]),
            "HONEST": honest,
            "COOKIE": greedy.http.cookies["sobremesa_person"],
        }
        command = [sys.executable, __file__, "--base", base, "--seconds", str(seconds + 1)]
        attackers = [
            subprocess.Popen(
                [*command, "--attack", kind], stdout=subprocess.PIPE, text=True, env=environment
            )
            for kind in kinds
        ]
        for attacker in attackers:
            assert attacker.stdout is not None
            await asyncio.to_thread(attacker.stdout.readline)
        used = processor(pid)
        waits = await play(rosa, honest, seconds)
        used = processor(pid) - used
        rates: Rates = {}
        for attacker in attackers:
            for word, rate in json.loads(attacker.communicate()[0] or "{}").items():
                rates[word] = rates.get(word, 0) + rate
    return waits, used / seconds, rates


def main() -> None:
    """Measure a quiet server, and one under each attack."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--others", choices=ATTACKS, help="Only these, beside a quiet server.")
    parser.add_argument("--attack", choices=ATTACKS, help=argparse.SUPPRESS)
    parser.add_argument("--base", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.attack:
        asyncio.run(attack(asked.attack, asked.base, asked.seconds))
        return
    heads = ("moves", "p50 ms", "p99 ms", "x p50", "x p99", "CPU s/s")
    print(
        f"{'others':>12} "
        + " ".join(f"{head:>8}" for head in heads)
        + "  what they were told, a second"
    )
    quiet: list[float] = []
    everybody = [*[[kind] for kind in ATTACKS], list(ATTACKS)]
    for kinds in ([], *([[asked.others]] if asked.others else everybody)):
        waits, used, rates = asyncio.run(measure(kinds, asked.seconds))
        p50, p99 = statistics.median(waits), statistics.quantiles(waits, n=100)[98]
        quiet = quiet or [p50, p99]
        name = "none" if not kinds else kinds[0] if len(kinds) == 1 else "all of them"
        row = [
            f"{len(waits):>8}",
            *[f"{x:>8.2f}" for x in (p50, p99, p50 / quiet[0], p99 / quiet[1], used)],
        ]
        print(f"{name:>12} " + " ".join(row) + f"  {rates or ''}", flush=True)


if __name__ == "__main__":
    main()
