"""What every request must pass: the right origin; and what every answer carries."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

SAFE: Final = ("GET", "HEAD", "OPTIONS")

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class OriginGuard(ASGIMiddleware):
    """Refuses what another site's page sends in a person's name."""

    def __init__(self, address: str) -> None:
        self.own = urlsplit(address).netloc

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let pass what is safe, comes from this host, or from no page at all."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        unsafe = is_socket or scope.get("method") not in SAFE
        if origin is None or not unsafe or self._ours(origin, headers.get("host")):
            await next_app(scope, receive, send)
            return
        if is_socket:
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "another origin"})
            return
        detail = "requests that change something must come from this server's own pages"
        body = json.encode({"status_code": 403, "detail": detail, "why": "origin"})
        await ASGIResponse(body=body, status_code=403, media_type="application/json")(
            scope, receive, send
        )

    def _ours(self, origin: str, host: str | None) -> bool:
        """Whether that is a page of this server; an opaque origin ("null") is nobody's."""
        try:
            place = urlsplit(origin).netloc
        except ValueError:
            return False
        return place != "" and place in (host, self.own)


async def make_careful(message: Message, _: Scope) -> None:
    """Add the headers that make a browser careful to every answer, a refusal's included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
