"""What every request must pass: the right origin, known names; and what every answer carries."""

from __future__ import annotations

from functools import cache
from typing import Any, Final
from urllib.parse import parse_qsl, urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.middleware import ASGIMiddleware
from litestar.params import QueryParameter
from litestar.response.base import ASGIResponse
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import json

from sobremesa.play.denied import Denied
from sobremesa.web.settings import Settings

SAFE: Final = ("GET", "HEAD", "OPTIONS")

ASSETS: Final = "/assets/"
"""Where the files lie that the pages are made of."""

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self' "
    "'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


FILE_HEADERS: Final = {
    name: HEADERS[name] for name in ("cross-origin-resource-policy", "x-content-type-options")
}
"""Of a file that a page is made of: it is none itself."""


def is_ours(origin: str | None, host: str | None, settings: Settings) -> bool:
    """Whether that is a page of this server, or none at all; an opaque one ("null") is nobody's."""
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
        own = urlsplit(settings.address).netloc
    except ValueError:
        return False
    return place != "" and place in (host, own)


class OriginGuard(ASGIMiddleware):
    """Refuses what another site's page sends in a person's name."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Let pass what is safe, comes from this host, or from no page at all."""
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        unsafe = scope.get("method") not in SAFE
        if not unsafe or is_ours(origin, headers.get("host"), self._settings):
            await next_app(scope, receive, send)
            return
        detail = "requests that change something must come from this server's own pages"
        body = json.encode({"status_code": 403, "detail": detail, "why": "origin"})
        await ASGIResponse(body=body, status_code=403, media_type="application/json")(
            scope, receive, send
        )


@cache
def known_queries(handler: BaseRouteHandler) -> tuple[str, ...]:
    """The names that a request may have after its question mark."""
    fields = handler.parsed_fn_signature.parameters
    return tuple(
        name for name, field in fields.items() if isinstance(field.kwarg_definition, QueryParameter)
    )


def refuse_unknown(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
) -> None:
    """Refuse a query with a name that means nothing here: a slip must not pass in silence."""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    # A guard is handed a copy of the handler, another one for each request.
    known = known_queries(connection.route_handler)
    query = connection.scope["query_string"].decode("latin-1")
    for name, _ in parse_qsl(query, keep_blank_values=True):
        if name not in known:
            allowed = f"may be {', '.join(known)}" if known else "has no names here"
            raise Denied("unclear", f"the query {allowed}, not {name[:40]!r}")


async def make_careful(message: Message, scope: Scope) -> None:
    """Add the headers that make a browser careful to every answer, a refusal's included."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        found = message["status"] == 200 and scope["path"].startswith(ASSETS)
        careful = FILE_HEADERS if found else HEADERS
        for name, value in careful.items():
            headers.setdefault(name, value)
