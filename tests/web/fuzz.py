"""Makes up requests from pieces, good ones and bad ones, and sees that none makes a server fail.

Where schemathesis knows the schema, this knows what has been found to hurt: odd hosts, paths,
headers, bodies and options. The same seed makes the same requests.
"""

# ruff: noqa: RUF005
from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from web.raw import Answer, Line

HOSTS = (
    ["127.0.0.1", "localhost:8000", "[::1]:80", "tables.example.org"],
    [
        "a:b:c",
        "a:99999999",
        "h" * 3000,
        "",
        "x:",
        "[zz]",
        "a b",
        "é",
        "user@x",
        "a/b",
        "..",
        ":",
        "\t",
    ],
)
NAMES = (
    ["macaron", "macao", "en", "platform", "0", "1", "start", "rematch", "lesson", "rules"],
    [
        "%00",
        "%ff",
        "%fe%ff",
        "..",
        "%2e%2e",
        "%2f",
        "a" * 300,
        "-1",
        "9" * 40,
        "%F0%9F%98%80",
        "%0a",
    ]
    + ["'", '"', "%", "%zz", "\\", ";", "\xe9", "%25%30%30", "{table}", "None", "nan", " "],
)
PATHS = [
    *[
        "/",
        "/new",
        "/t/{}",
        "/i/{}",
        "/r/{}",
        "/learn/{}",
        "/assets/{}",
        "/{}",
        "/health",
        "/ready",
    ],
    *["/metrics", "/api/me", "/api/games", "/api/games/{}", "/api/games/{}/lessons/{}"],
    *["/api/games/{}/rules/{}", "/api/texts/{}/{}", "/api/tables", "/api/tables/{}", "/api/qr"],
    *["/api/tables/{}/access", "/api/games/{}/glimpse"],
    *["/api/tables/{}/{}", "/api/tables/{}/seats/{}", "/api/tables/{}/invitations"],
    *["/api/tables/{}/replay", "/api/tables/{}/record", "/api/invitations/{}", "/api/schema/{}"],
    "/api/tables/{}/socket",
]
QUERIES = (
    ["", "", "", "viewer=0", "viewer=open&start=0&count=200", "path=/t/abc", "seat=0&log=3"],
    [
        "viewer=%00",
        "start=-1",
        "start=" + "9" * 40,
        "count=0",
        "path=%ff",
        "path=/t/a%0a",
        "&&=",
        "%",
    ]
    + ["a" * 3000, "seat=abc", "log=1e9", "viewer=0&viewer=1", "path=//evil", "?", "x=\xe9"],
)
HEADERS = (
    ["Accept: text/html", "Accept: application/json", "Accept-Encoding: gzip", "DNT: 1"],
    [
        "Cookie: sobremesa_person=\xff",
        "Cookie: =;;=",
        'Cookie: sobremesa_person="\\777"',
        "Accept: \xff",
    ]
    + ["X-Forwarded-For: \xff,,,", "X-Forwarded-For: 1.2.3.4, ::1, [", "X-Forwarded-Proto: \xff"]
    + ["Origin: null", "Origin: http://[", "Origin: \xff", "Range: bytes=9-1", "Range: \xff"]
    + [
        "If-None-Match: \xff",
        "If-Modified-Since: \xff",
        "Accept-Encoding: \xff",
        "X: " + "y" * 9000,
    ]
    + ["Cookie: csrftoken=\xff", "Expect: 100-continue", "Content-Encoding: gzip", "Upgrade: h2c"]
    + ["Forwarded: for=\xff", "X-HTTP-Method-Override: DELETE", "Accept-Language: \xff"],
)
KINDS = (
    ["application/json"] * 4,
    ["text/plain", "application/x-msgpack", "multipart/form-data; boundary=x", "\xff", "", "/"]
    + ["application/json; charset=\xff", "application/x-www-form-urlencoded"],
)
TEXTS = (
    ["Ana", "Sunday table", "me", "open", "invited", "bot:greedy", "anyone", "link", "9"],
    [
        "",
        " ",
        "\0",
        "\ud800",
        "\u3164",
        "\u2800",
        "\u0301",
        "a" + "\u0301" * 23,
        "x" * 500,
        "bot:",
        "bot:\0",
    ]
    + [
        "self",
        "seats",
        "template",
        "\u202e",
        "null",
        "{}",
        "9" * 400,
        "../..",
        "%s",
        "{0}",
        "'; --",
    ],
)
RAW = [b"", b"\xff", b'{"name": "\xff"}', b"[" * 9000, b'{"name":', b"null", b"[]", b"1e999"]
RAW += [b'{"name": "\\ud800"}', b"\xef\xbb\xbf{}", b"9" * 5000, b'{"name":"x"}{"name":"y"}', b"\0"]
METHODS = (
    ["GET", "GET", "HEAD", "PUT", "POST"],
    ["DELETE", "PATCH", "OPTIONS", "TRACE", "get", "FOO"],
)


class Fuzz:
    """So many requests, over a few connections, and what came of them."""

    def __init__(
        self, base: str, seed: int, cookies: dict[str, str], tables: Sequence[str]
    ) -> None:
        self.answers: Counter[int] = Counter()
        self.failures: list[tuple[bytes, Answer]] = []
        self._base = base
        self._luck = random.Random(seed)
        self._cookies = cookies
        self._tables = tables
        self._line: Line | None = None

    def run(self, count: int) -> None:
        """Send so many."""
        for _ in range(count):
            request = self.made_up()
            answer = self._ask(request)
            self.answers[answer.status] += 1
            if not 100 <= answer.status < 500:
                self.failures.append((request, answer))
        self.close()

    def close(self) -> None:
        """Let the connection go."""
        if self._line is not None:
            self._line.__exit__()
            self._line = None

    def _ask(self, request: bytes) -> Answer:
        fresh = self._line is None
        line = self._line = self._line or Line(self._base)
        line.send(request)
        answer = line.answer(request.partition(b" ")[0])
        said = answer.head.lower()
        if answer.status in (0, 101, 400) or "connection: close" in said:
            self.close()
        if answer.status == 0 and not fresh:
            # It was let go between two requests, as connections are.
            return self._ask(request)
        return answer

    def made_up(self) -> bytes:
        """A request."""
        luck = self._luck
        method = self._one(METHODS)
        names = [self._name() for _ in range(2)]
        path = luck.choice(PATHS).format(*names)
        query = self._one(QUERIES)
        body = self._body() if method not in ("GET", "HEAD") or luck.random() < 0.02 else b""
        lines = [f"{method} {path}{'?' if query else ''}{query} HTTP/1.1"]
        lines += [f"Host: {self._one(HOSTS)}", f"Content-Length: {len(body)}"]
        if luck.random() < 0.7:
            kept = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
            lines += [f"Cookie: {kept}", f"x-csrftoken: {self._cookies['csrftoken']}"]
        if body:
            lines.append(f"Content-Type: {self._one(KINDS)}")
        lines += [self._one(HEADERS) for _ in range(luck.choice([0, 0, 1, 1, 2, 5]))]
        if path.endswith("/socket") or luck.random() < 0.01:
            lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
            lines.append("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
        lines = [line for line in lines if "Expect" not in line or body == b""]
        return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body

    def _one(self, of: tuple[list[str], list[str]], bad: float = 0.15) -> str:
        """A good piece, or now and then a bad one."""
        return self._luck.choice(of[self._luck.random() < bad])

    def _name(self) -> str:
        return self._luck.choice(self._tables) if self._luck.random() < 0.4 else self._one(NAMES)

    def _text(self) -> str:
        return self._one(TEXTS, 0.3)

    def _body(self) -> bytes:
        luck = self._luck
        if luck.random() < 0.2:
            return luck.choice(RAW)
        fields: dict[str, Any] = {
            "name": self._text(),
            "sitter": self._text(),
            "game": luck.choice(["macaron", "antayagi", self._text()]),
            "seats": luck.choice([2, 3, 4, 99, -1, 2**70, True, "2", None, 2.5]),
            "options": {self._text(): self._text() for _ in range(luck.choice([0, 0, 1, 2, 40]))},
            "title": self._text(),
            "sitters": [self._text() for _ in range(luck.choice([0, 1, 2, 3, 20]))],
            "access": luck.choice(["anyone", "link", None, self._text()]),
            "names": [self._text() for _ in range(luck.choice([0, 2, 3, 20]))],
            "spectators": luck.choice([True, False, "yes", 1]),
            self._text(): luck.choice([1, None, [], {}, self._text()]),
        }
        wanted = luck.choice(
            [
                ["name"],
                ["sitter"],
                ["sitter", "name"],
                ["access"],
                ["game", "seats"],
                ["game", "seats", "options", "sitters"],
                [*fields],
            ]
        )
        return json.dumps({name: fields[name] for name in wanted}).encode()
