"""A second client of the protocol, written from docs/protocol.md; it knows no rules."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection

PATIENCE = 20.0
LIMITS = httpx.Limits(keepalive_expiry=1.0)
"""A connection is never used again just when the server, after 5 s, lets it go."""

Choose = Callable[[dict[str, Any], dict[str, Any]], list[str]]
"""From view and offer to the choices to make."""


def first(view: dict[str, Any], offer: dict[str, Any]) -> list[str]:
    """The first choice that is offered."""
    return [offer["choices"][0][0]]


def last(view: dict[str, Any], offer: dict[str, Any]) -> list[str]:
    """The last choice that is offered."""
    return [offer["choices"][-1][0]]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Status and reason of an answer that must be a refusal as the protocol writes it."""
    said = answer.json()
    assert set(said) == {"status_code", "detail", "why"}, said
    assert said["status_code"] == answer.status_code, said
    assert 400 <= answer.status_code < 500, said
    assert said["detail"], said
    return answer.status_code, said["why"]


class Visitor:
    """A browser without a screen: cookies, CSRF token, requests."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, timeout=PATIENCE, limits=LIMITS)
        self.chairs: list[Chair] = []

    async def __aenter__(self) -> Visitor:
        await self.http.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        for chair in self.chairs:
            await chair.leave()
        await self.http.aclose()

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request with the token that changes need."""
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return await self.http.request(method, path, json=body, headers=headers)

    async def get(self, path: str) -> Any:
        answer = await self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def change(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Status and reason of a request that is refused as the protocol says."""
        return refusal(await self.ask(method, path, body))

    async def introduce(self, name: str) -> Visitor:
        await self.change("PUT", "/api/me", {"name": name})
        return self

    async def lay(self, game: str, seats: int, sitters: list[str], **more: object) -> Any:
        body = {"game": game, "seats": seats, "sitters": sitters, **more}
        return await self.change("POST", "/api/tables", body)

    async def sit(self, table: str, seat: int | None = None, log: int = 0) -> Chair:
        """Open the socket of a table and hear the welcome."""
        return await self.open(table, f"log={log}" + ("" if seat is None else f"&seat={seat}"))

    async def show(self, table: str, query: str = "eyes=table") -> Chair:
        """Open it on a big screen, with everybody's eyes."""
        return await self.open(table, query)

    async def open(self, table: str, query: str) -> Chair:
        """Open a socket with any query."""
        cookies = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket?{query}"
        socket = await websockets.connect(
            address, additional_headers={"cookie": cookies}, compression=None, max_size=None
        )
        chair = Chair(socket)
        self.chairs.append(chair)
        await chair.hear("welcome", "refused")
        return chair


class Chair:
    """An open socket, and all that was heard on it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        """The same, as it was sent."""
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[Any] = []
        self.acts = 0
        self.mark = secrets.token_hex(4)
        """In the ids of this chair's acts, so that no other one uses them."""

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        text = str(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        said: dict[str, Any] = json.loads(text)
        self.raw.append(text)
        self.heard.append(said)
        match said["type"]:
            case "welcome":
                self.table = said["table"]
                self._take(said["state"])
            case "state":
                self._take(said)
            case "waiting":
                self.state = {**self.state, "waiting": said["waiting"]}
            case "table":
                self.table = said["table"]
        return said

    def _take(self, state: dict[str, Any]) -> None:
        self.state = state
        self.log = self.log[: state["start"]] + state["log"]

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Listen until a message of such a type comes."""
        while (said := await self.next())["type"] not in kinds:
            pass
        return said

    async def closed(self) -> int:
        """Listen until the server closes the socket; give the code."""
        try:
            while True:
                await self.next()
        except websockets.ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def send(self, said: object) -> None:
        """Send anything at all."""
        await self.socket.send(said if isinstance(said, str | bytes) else json.dumps(said))

    async def act(
        self, *choices: str, version: int | None = None, **more: object
    ) -> dict[str, Any]:
        """Make choices and hear whether they are done."""
        self.acts += 1
        number = f"a{self.acts}-{self.mark}"
        current: int = self.state["version"] if version is None else version
        said = {"type": "act", "id": number, "version": current, "choices": choices, **more}
        await self.send(said)
        return await self.hear("done", "refused")

    async def coached(self, *choices: str) -> dict[str, Any]:
        """Make choices and hear what they gave away, or why they are not made."""
        done = await self.act(*choices, coach=True)
        return await self.hear("verdict", "refused") if done["type"] == "done" else done

    async def attempt(self, *choices: str, version: int | None = None) -> dict[str, Any]:
        """Try choices out and hear what would come of them."""
        current: int = self.state["version"] if version is None else version
        await self.send({"type": "try", "id": "t", "version": current, "choices": choices})
        return await self.hear("tried", "refused")

    async def hint(self) -> dict[str, Any]:
        """Ask which choices are good."""
        await self.send({"type": "hint", "id": "h", "version": self.state["version"]})
        return await self.hear("hinted", "refused")

    async def up_to_date(self) -> list[dict[str, Any]]:
        """All that the server had to say until now, and that was not heard yet.

        A message that is refused is answered after everything that was on its way before.
        """
        start = len(self.heard)
        await self.send({"type": "nudge", "seat": -1})
        await self.hear("refused")
        return self.heard[start:-1]

    async def play(self, choose: Choose = first) -> dict[str, Any]:
        """Choose whenever asked, until the game is over; give the result."""
        while self.state["result"] is None:
            offer = self.state["offer"]
            if offer is None:
                await self.next()
                continue
            version = self.state["version"]
            answer = await self.act(*choose(self.state["view"], offer))
            assert answer["type"] == "done" or answer["why"] == "stale", answer
            while self.state["version"] == version and answer["type"] == "done":
                await self.next()
        result: dict[str, Any] = self.state["result"]
        return result

    async def leave(self) -> None:
        """Close the socket."""
        await self.socket.close()
