"""Whether a page may have a table's socket: from where it calls, whose it is, what it asks for."""

from __future__ import annotations

import re
from http.cookies import CookieError, SimpleCookie
from typing import Final, NamedTuple
from urllib.parse import parse_qsl

from websockets.http11 import Request

from sobremesa.play.denied import Denied
from sobremesa.web.entrance import Entrance, Heads
from sobremesa.web.errors import STATUS
from sobremesa.web.guards import is_ours
from sobremesa.web.people import COOKIE
from sobremesa.web.settings import Settings

PATH: Final = re.compile(r"/api/tables/([^/?]{1,40})/socket\Z")
NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")
EYES: Final = "table"
"""Everybody's eyes: what a page is shown that asks for these, all who look on may see."""


class Asked(NamedTuple):
    """What a page asks for."""

    table: str
    seat: int | None
    log: int
    public: bool
    """Whether it is a screen that others see: then it is nobody's page, whoever has opened it."""


class Rejected(Exception):
    """It gets no socket: the status of the answer, and a sentence."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status


def _heads(request: Request) -> Heads:
    found = request.headers.get_all
    return Heads(
        found("Host"), found("X-Forwarded-For"), found("X-Forwarded-Proto"), found("Cookie")
    )


def caller(
    request: Request, connected: str, connections: int, entrance: Entrance, settings: Settings
) -> str:
    """The address that calls, if it may have a socket: nothing is loaded for others."""
    heads = _heads(request)
    host = entrance.callers.behind(connected, heads.forwarded)
    origin = request.headers.get_all("Origin")
    try:
        entrance.check_host(heads.host)
    except Denied as denied:
        raise Rejected(STATUS[denied.why], str(denied)) from None
    own = is_ours(origin[0] if origin else None, heads.host[0] if heads.host else None, settings)
    if len(origin) > 1 or not own:
        raise Rejected(403, "requests must come from this server's own pages")
    if connections > entrance.connections:
        raise Rejected(503, "too many are here; come back later")
    if not entrance.is_in_time(host, heads):
        raise Rejected(429, "fewer requests per second, please")
    return host


def entry(request: Request) -> Asked:
    """The table, seat and line that are asked for; a screen for all has no seat."""
    path, _, query = request.path.partition("?")
    found = PATH.match(path)
    if found is None:
        raise Denied("no_page", "there is no socket here")
    asked: dict[str, int | None] = {"seat": None, "log": 0}
    public = False
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name == "eyes":
            if value != EYES:
                raise Denied("unclear", f"eyes are {EYES}, not {value[:40]!r}")
            public = True
            continue
        if name not in asked:
            raise Denied("unclear", f"the query may be seat, log, eyes, not {name[:40]!r}")
        if NUMBER.match(value) is None:
            raise Denied("unclear", f"{name} is a number, not {value[:40]!r}")
        asked[name] = int(value)
    if public and asked["seat"] is not None:
        raise Denied("unclear", "a page looks from a seat or with everybody's eyes, not both")
    return Asked(found[1], asked["seat"], asked["log"] or 0, public)


def secret_of(request: Request) -> str | None:
    """What the page's cookie says."""
    try:
        cookies = SimpleCookie("; ".join(request.headers.get_all("Cookie")))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None
