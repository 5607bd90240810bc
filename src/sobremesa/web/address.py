"""The address by which others reach this server."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from typing import Any, Final

import ifaddr
from litestar import Request
from msgspec import Struct

from sobremesa.web.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


class Reach(Struct):
    """Where other devices find this server."""

    addresses: list[str]
    """What to put before a path, the likeliest first."""
    local: bool
    """Whether no other device can reach it as it was started, or as it was called."""


@cache
def own_addresses() -> tuple[str, ...]:
    """This machine's addresses in its own networks, for phones that join."""
    found: list[str] = []
    for adapter in ifaddr.get_adapters():
        for one in adapter.ips:
            if isinstance(one.ip, str):
                address = ip_address(one.ip)
                if address.is_private and not address.is_loopback and not address.is_link_local:
                    found.append(one.ip)
    return tuple(found)


def own_address() -> str | None:
    """The likeliest of them."""
    return next(iter(own_addresses()), None)


def reach_of(request: Request[Any, Any, Any], settings: Settings) -> Reach:
    """As the caller sees us, unless only he could reach that."""
    if settings.address:
        return Reach([settings.address.rstrip("/")], False)
    host = request.url.hostname or settings.host
    seen = f"{request.url.scheme}://{request.url.netloc}"
    if host not in LOCAL:
        return Reach([seen], False)
    if settings.host in EVERYWHERE and (mine := own_addresses()):
        port = request.url.port or settings.port
        return Reach([f"http://{one}:{port}" for one in mine], False)
    return Reach([seen], True)


def public_address(request: Request[Any, Any, Any], settings: Settings, place: int = 0) -> str:
    """What to put before a path, by its place among the addresses there are."""
    found = reach_of(request, settings).addresses
    return found[place if place < len(found) else 0]
