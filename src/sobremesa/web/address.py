"""The address by which others reach this server."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from typing import Any, Final

import ifaddr
from litestar import Request

from sobremesa.web.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


@cache
def own_address() -> str | None:
    """This machine's address in its own network, for phones that join."""
    for adapter in ifaddr.get_adapters():
        for found in adapter.ips:
            if isinstance(found.ip, str):
                address = ip_address(found.ip)
                if address.is_private and not address.is_loopback and not address.is_link_local:
                    return found.ip
    return None


def public_address(request: Request[Any, Any, Any], settings: Settings) -> str:
    """What to put before a path: as the caller sees us, unless only he could reach that."""
    if settings.address:
        return settings.address.rstrip("/")
    host = request.url.hostname or settings.host
    if host in LOCAL and settings.host in EVERYWHERE and (mine := own_address()):
        return f"http://{mine}:{settings.port}"
    return f"{request.url.scheme}://{request.url.netloc}"
