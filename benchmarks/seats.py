"""Programmed seats: what lays their tables, and drives the small program that plays there.

`seats.c` is what runs while they move. Nothing is laid meanwhile: they play for a while, all rest,
and where a game is over another table is laid.
"""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from select import select
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import httpx

PROGRAM: Final = Path(__file__).parent.parent / "build" / "seats"
OURS, PEER = "sobremesa", "boardgame.io"
STRETCH_MS: Final = 1000
"""So long they play before all rest."""
QUIET_S: Final = 0.1
"""So long nothing is asked for before they move, and after it."""
SETTLING_S: Final = 2.0
"""So long once all tables are laid."""
PATIENCE_S: Final = 180.0
"""So long all tables may take to be laid."""
LAID: Final = {
    "game": "macaron",
    "seats": 2,
    "options": {"target": "20"},
    "sitters": ["me", "open"],
    "access": "link",
}

Times = Callable[[], list[float]]
"""Seconds of processor time that some processes have used so far."""


class NotLaid(Exception):
    """The tables take too long to be laid."""


class Played(NamedTuple):
    """What the seats saw, and how much the processor times have grown meanwhile."""

    seen: dict[str, float]
    moving: list[float]
    """While they moved;"""
    in_all: list[float]
    """from the first move to the last, and what was laid between."""


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used, all its threads together."""
    # How Linux numbers the clock of another process; what /proc tells is in hundredths.
    return time.clock_gettime(~pid << 3 | 2)


class Person:
    """Somebody who lays tables, and sits down at them."""

    def __init__(self, name: str, address: str) -> None:
        self._http = httpx.Client(timeout=30)
        self.ask("GET", f"{address}/api/me")
        self.ask("PUT", f"{address}/api/me", {"name": name})

    def ask(self, method: str, url: str, body: object = None) -> dict[str, str]:
        """A request, and its answer."""
        token = {"x-csrftoken": self._http.cookies.get("csrftoken") or ""}
        answer = self._http.request(method, url, json=body, headers=token)
        if answer.is_error:
            raise SystemExit(f"{method} {url}: {answer.status_code} {answer.text}")
        found: dict[str, str] = answer.json()
        return found

    def go(self) -> None:
        """Ask nothing more."""
        self._http.close()

    @property
    def cookies(self) -> str:
        """As a browser sends them."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())


class Seats:
    """Two seats at each of many tables.

    Several addresses are processes on one database: each table is played at one of them, as behind
    a proxy that knows tables, or with its seats at different ones (`apart`).
    """

    def __init__(
        self, process: subprocess.Popen[bytes], kind: str, addresses: list[str], apart: bool
    ) -> None:
        self._process = process
        self._addresses = addresses
        self._apart = apart
        self._said = b""
        names = ("Ines", "Kenji") if kind == OURS else ()
        self._people = [Person(name, addresses[0]) for name in names]

    def lay(self, number: int) -> None:
        """Lay a table, and let both seats come in."""
        if not self._people:
            # The peer's server makes a match when the first seat asks for it.
            for seat in (0, 1):
                self._sit(number, seat, "/socket.io/?EIO=4&transport=websocket", "-")
            return
        own, other = self._at(number, 0), self._at(number, 1)
        table = self._people[0].ask("POST", f"{own}/api/tables", LAID)["id"]
        self._people[1].ask("PUT", f"{other}/api/tables/{table}/seats/1", {"sitter": "me"})
        self._people[0].ask("POST", f"{own}/api/tables/{table}/start")
        for seat, person in enumerate(self._people):
            self._sit(number, seat, f"/api/tables/{table}/socket?seat={seat}", person.cookies)

    def leave(self, number: int) -> None:
        """Let both seats of a table go."""
        self._say(f"leave {number}")

    def move(self) -> tuple[float, list[int]]:
        """Let all move for a stretch; the seconds it took, and the tables that are over."""
        self._say(f"move {STRETCH_MS}")
        _, _, seconds, *over = self._heard("rested").split()
        return float(seconds), [int(number) for number in over]

    def tell(self) -> dict[str, float]:
        """What they have seen: moves, and milliseconds until the other seat knew."""
        self._say("tell")
        seen: dict[str, float] = json.loads(self._heard("{"))
        return seen

    def go(self) -> None:
        """Lay no more."""
        for person in self._people:
            person.go()

    def _at(self, number: int, seat: int) -> str:
        return self._addresses[(number + (seat if self._apart else 0)) % len(self._addresses)]

    def _sit(self, number: int, seat: int, path: str, cookies: str) -> None:
        where = urlsplit(self._at(number, seat))
        self._say(f"sit {number} {seat} {where.hostname} {where.port} {path} {cookies}")
        self._heard("sat")

    def _say(self, line: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n".encode())
        self._process.stdin.flush()

    def _heard(self, sign: str) -> str:
        """The next line, which begins so."""
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._said:
            ready, _, _ = select([pipe], [], [], PATIENCE_S)
            if not ready:
                raise NotLaid
            came = os.read(pipe, 1 << 16)
            if not came:
                raise SystemExit("the seats have stopped")
            self._said += came
        line, _, self._said = self._said.partition(b"\n")
        if not line.startswith(sign.encode()):
            raise SystemExit(f"the seats said {line!r}, not {sign}")
        return line.decode()


@contextmanager
def _seated(kind: str, addresses: list[str], apart: bool) -> Iterator[tuple[int, Seats]]:
    pipe = subprocess.PIPE
    with subprocess.Popen([str(PROGRAM), kind], stdin=pipe, stdout=pipe) as process:
        seats = Seats(process, kind, addresses, apart)
        try:
            yield process.pid, seats
        finally:
            seats.go()
            process.kill()


def play(
    kind: str, addresses: list[str], tables: int, seconds: float, times: Times, apart: bool = False
) -> Played | None:
    """Let two seats at each table play for so many seconds; None if these are not laid in time."""
    with _seated(kind, addresses, apart) as (pid, seats):

        def clocks() -> list[float]:
            return [processor(pid), *times()]

        give_up = time.monotonic() + PATIENCE_S
        try:
            for number in range(tables):
                seats.lay(number)
                if time.monotonic() > give_up:
                    return None
        except NotLaid:
            return None
        time.sleep(SETTLING_S)
        took = 0.0
        stretches: list[list[float]] = []
        first = clocks()
        while took < seconds:
            time.sleep(QUIET_S)
            before = clocks()
            more, over = seats.move()
            time.sleep(QUIET_S)
            last = clocks()
            took += more
            stretches.append(_grown(before, last))
            for number in over:
                seats.leave(number)
                seats.lay(number)
        moving = [sum(times) for times in zip(*stretches, strict=True)]
        seen = seats.tell()
    seen |= {"seconds": took, "seats": moving[0]}
    return Played(seen, moving[1:], _grown(first, last)[1:])


def _grown(before: list[float], now: list[float]) -> list[float]:
    return [later - earlier for earlier, later in zip(before, now, strict=True)]
