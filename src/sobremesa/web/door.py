"""The door of the server: every request comes in here, and every answer goes out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

from msgspec import json

from sobremesa.play.denied import Denied
from sobremesa.web.entrance import Entrance, Heads
from sobremesa.web.errors import STATUS
from sobremesa.web.guards import ASSETS, HEADERS

FREE: Final = ("/health", "/ready")
"""Whoever watches over a server may ask as often as he likes."""
LONGEST_PATH: Final = 2048
LONGEST_NAME: Final = 255
"""Bytes between two slashes: files have no longer ones, and looking for one fails."""
FOR_A_YEAR: Final = (b"strict-transport-security", b"max-age=31536000")

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]


class Door:
    """Wraps the app."""

    def __init__(self, app: Any, entrance: Entrance) -> None:
        self._app: App = app
        self._entrance = entrance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in if it is one, and comes in time."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        heads = Heads.of(scope["headers"])
        connected = scope["client"][0] if scope.get("client") else ""
        host = self._entrance.callers.behind(connected, heads.forwarded)
        secure = self._entrance.is_secure(connected, heads, scope["scheme"])
        inside = {**scope, "client": (host, 0), "scheme": "https" if secure else "http"}
        if scope["method"] == "HEAD":
            # Answered like a GET; the connection sends no body.
            inside["method"] = "GET"
        out = _Secured(send) if secure else send
        try:
            self._check(inside, host, heads)
        except Denied as denied:
            await _refuse(denied, out)
            return
        await self._app(inside, receive, out)

    def _check(self, scope: Scope, host: str, heads: Heads) -> None:
        self._entrance.check_host(heads.host)
        path = scope["path"]
        long = any(len(name.encode()) > LONGEST_NAME for name in path.split("/"))
        if long or len(path) > LONGEST_PATH or "\0" in path:
            raise Denied("unclear", "the path is too long, or has a character that none has")
        if path.startswith(ASSETS):
            in_time = self._entrance.is_asset_in_time(host)
        else:
            in_time = path in FREE or self._entrance.is_in_time(host, heads)
        if not in_time:
            raise Denied("too_fast", "fewer requests per second, please")


class _Secured:
    """What a browser is told when it speaks TLS: come so again, and show no cookie otherwise."""

    def __init__(self, send: Send) -> None:
        self._send = send

    async def __call__(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            headers = [
                (name, _secured(value) if name.lower() == b"set-cookie" else value)
                for name, value in message.get("headers", ())
            ]
            message = {**message, "headers": [*headers, FOR_A_YEAR]}
        await self._send(message)


def _secured(cookie: bytes) -> bytes:
    return cookie if b"; secure" in cookie.lower() else cookie + b"; Secure"


async def _refuse(denied: Denied, send: Send) -> None:
    status = STATUS[denied.why]
    body = json.encode({"status_code": status, "detail": str(denied), "why": denied.why})
    headers = {"content-type": "application/json", "content-length": str(len(body)), **HEADERS}
    if status == 429:
        headers["retry-after"] = "1"
    written = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": status, "headers": written})
    await send({"type": "http.response.body", "body": body})
