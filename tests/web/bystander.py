"""A person whose tables must stay as they are, whatever others send."""

from __future__ import annotations

import json
import sqlite3
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from web.client import LIMITS
from web.serving import House

KEPT = ("tables", "sitters", "journal")


class Bystander:
    """Two tables of a host and a guest: one just begun, one still being laid."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.people: dict[str, httpx.Client] = {}
        self.tables: list[str] = []
        self.acts: list[dict[str, Any]] = []
        """What the host has sent already."""
        self._stack = ExitStack()

    def __enter__(self) -> Bystander:
        host, guest = self._person("Host"), self._person("Guest")
        self.people = {"host": host, "guest": guest, "spectator": self.stranger(False)}
        for _ in range(2):
            body = {"game": "macaron", "seats": 2, "access": "link"}
            table = self.change(host, "POST", "/api/tables", body)["id"]
            self.change(guest, "PUT", f"/api/tables/{table}/seats/1", {"sitter": "me"})
            self.tables.append(table)
        self.change(host, "POST", f"/api/tables/{self.tables[0]}/start")
        self._pass_cards()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def _person(self, name: str) -> httpx.Client:
        client = self._stack.enter_context(httpx.Client(base_url=self.house.base, limits=LIMITS))
        client.get("/api/me")
        self.change(client, "PUT", "/api/me", {"name": name})
        return client

    def stranger(self, known: bool) -> httpx.Client:
        """Somebody with or without a name, who has no seat at these tables."""
        if known:
            return self._person("Fuzz")
        client = self._stack.enter_context(httpx.Client(base_url=self.house.base, limits=LIMITS))
        client.get("/api/me")
        return client

    def change(self, who: httpx.Client, method: str, path: str, body: object = None) -> Any:
        """A request that must be granted."""
        headers = {"x-csrftoken": who.cookies["csrftoken"]}
        answer = who.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return answer.json()

    def _pass_cards(self) -> None:
        """Let the host pass his cards, so that only the guest is asked."""
        with self.sit("host") as socket:
            state = json.loads(socket.recv())["state"]
            for number in range(2):
                act = {
                    "type": "act",
                    "id": f"pass-{number}",
                    "version": state["version"],
                    "choices": [state["offer"]["choices"][0][0]],
                }
                socket.send(json.dumps(act))
                assert json.loads(socket.recv())["type"] == "done"
                state = json.loads(socket.recv())
                self.acts.append(act)

    def sit(self, who: str, seat: int | None = None) -> ClientConnection:
        """A socket at the table that has begun."""
        cookies = "; ".join(f"{k}={v}" for k, v in self.people[who].cookies.items())
        address = f"{self.house.base.replace('http', 'ws', 1)}/api/tables/{self.tables[0]}/socket"
        query = "" if seat is None else f"?seat={seat}"
        headers = {"cookie": cookies}
        return connect(
            address + query, additional_headers=headers, compression=None, max_queue=None
        )

    def everything(self) -> list[object]:
        """What the store keeps of the tables, and what each of the people is shown."""
        found: list[object] = []
        with sqlite3.connect(self.house.database.removeprefix("sqlite:///")) as store:
            for kept in KEPT:
                column = "id" if kept == "tables" else '"table"'
                query = f"SELECT * FROM {kept} WHERE {column} IN (?, ?) ORDER BY 1, 2"
                found += store.execute(query, self.tables).fetchall()
        store.close()
        for client in self.people.values():
            for table in self.tables:
                found.append(client.get(f"/api/tables/{table}").json()["seats"])
            found.append(client.get(f"/api/tables/{self.tables[0]}/replay").json())
        return found
