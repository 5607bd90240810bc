"""From where somebody calls: the address that limits count, also behind a proxy."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from sobremesa.core.words import Refusal

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

HERE: Final = ("127.0.0.0/8", "::1/128")
"""A proxy on the same machine is always believed."""
ANYONE: Final = "*"
HOME_BITS: Final = 64
"""One household has so many bits of an IPv6 address for itself, and counts as one."""
UNKNOWN: Final = "unknown"


def read(said: str) -> Address | None:
    """An address as headers write it, perhaps with a port; None if it is none."""
    said = said.strip().strip('"')
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    try:
        found = ip_address(said)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def counted(host: str) -> str:
    """The name under which an address is counted."""
    address = read(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((int(address) >> HOME_BITS << HOME_BITS, HOME_BITS)))
    return str(address) if address is not None else UNKNOWN


def is_here(host: str) -> bool:
    """Whether that is the machine itself."""
    address = read(host)
    return address is not None and address.is_loopback


class Callers:
    """Knows which proxies are believed, and finds out who stands behind them."""

    def __init__(self, proxy: str) -> None:
        names = [name.strip() for name in proxy.split(",") if name.strip()]
        self._anyone = ANYONE in names
        try:
            self._believed: list[Network] = [
                ip_network(name, strict=False) for name in (*HERE, *names) if name != ANYONE
            ]
        except ValueError:
            raise Refusal(
                f"--proxy is a list of addresses or networks, or *, not {proxy!r}"
            ) from None

    def believes(self, host: str) -> bool:
        """Whether what that address says of others is true."""
        address = read(host)
        return self._anyone or (address is not None and self._believes(address))

    def behind(self, host: str, forwarded: Sequence[str]) -> str:
        """Who calls, given who is connected and the X-Forwarded-For headers, if it has any.

        They are read from the right: each proxy adds the one it was called by, and what stands
        further left than the first unknown one may be made up. If all are believed, only the one
        that is connected is a proxy.
        """
        if not self.believes(host):
            return host
        for said in reversed(",".join(forwarded).split(",")):
            address = read(said)
            if address is None:
                break
            host = str(address)
            if self._anyone or not self._believes(address):
                break
        return host

    def _believes(self, address: Address) -> bool:
        return any(address in network for network in self._believed)
