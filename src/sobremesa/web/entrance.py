"""What everybody passes before anything is done for him: who calls, how often, by which name.

It stands before the framework and before the sockets of tables. Each process counts for itself.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from sobremesa.core.words import Refusal
from sobremesa.play.denied import Denied
from sobremesa.play.people import People
from sobremesa.play.rates import Rates
from sobremesa.web.callers import Callers, counted, is_here, read
from sobremesa.web.settings import Settings

FRIENDS: Final = 5
"""Those at one address who have introduced themselves may ask so many times as often together."""
ASSETS: Final = 10
"""So many times as often an address may ask for files of the client."""
INTRODUCED_S: Final = 10.0
INTRODUCED: Final = 50
"""So many people of one address may introduce themselves at once, and one more every 10 s."""
OPENED_S: Final = 5.0
OPENED: Final = 30
"""So many keys may be tried from one address at once, and one more every 5 s."""
EXPORTED_S: Final = 30.0
EXPORTED: Final = 3
"""So many times a person may take along all that is kept of him, and once more every 30 s."""
HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]{2,45}\]|[A-Za-z0-9_.-]{1,253})(?::([0-9]{1,5}))?\Z")
SECRET: Final = re.compile(r"(?:^|[;,]\s*)sobremesa_person=([A-Za-z0-9_-]{1,80})")
OPEN_HOSTS: Final = ("localhost",)


class Heads(NamedTuple):
    """The headers of a request that matter here, each as often as it was sent."""

    host: list[str]
    forwarded: list[str]
    proto: list[str]
    cookie: list[str]

    @classmethod
    def of(cls, headers: Iterable[tuple[bytes, bytes]]) -> Heads:
        """From headers with names in small letters."""
        found = cls([], [], [], [])
        lists = {
            b"host": found.host,
            b"x-forwarded-for": found.forwarded,
            b"x-forwarded-proto": found.proto,
            b"cookie": found.cookie,
        }
        for name, value in headers:
            if (wanted := lists.get(name)) is not None:
                wanted.append(value.decode("latin-1"))
        return found


class Crowd:
    """Counts what one address has open."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, name: str) -> bool:
        """Whether one more may be open; then it is counted until it leaves."""
        if self._open[name] >= self._most:
            return False
        self._open[name] += 1
        return True

    def leave(self, name: str) -> None:
        """One of them is closed."""
        self._open[name] -= 1
        if self._open[name] <= 0:
            del self._open[name]


class Entrance:
    """Asked by every request and every socket."""

    def __init__(self, settings: Settings, people: People, key: bytes = b"") -> None:
        rate = settings.request_rate
        self.callers = Callers(settings.proxy)
        self.connections = settings.connections
        self.connected = Crowd(2 * settings.sockets_per_address)
        """Connections that are not sockets of a table (yet)."""
        self.sockets = Crowd(settings.sockets_per_address)
        self.key = key
        """What the server keeps of addresses is hashed with it."""
        self._people = people
        self._name, self._https = _named(settings.address)
        self._strangers = Rates(rate)
        self._known = Rates(rate)
        self._together = Rates(rate * FRIENDS)
        self._assets = Rates(rate * ASSETS)
        self._introduced = Rates(1 / INTRODUCED_S, INTRODUCED)
        self._opened = Rates(1 / OPENED_S, OPENED)
        self._exported = Rates(1 / EXPORTED_S, EXPORTED)

    def check_host(self, said: Sequence[str]) -> None:
        """Refuse a Host that is none; with an address of its own, a server answers to that alone.

        And to bare addresses, by which proxies and probes call it: no other site can be reached
        by those, as it could by a name that is made to lead here.
        """
        if not said:
            return
        found = HOST.match(said[0]) if len(said) == 1 else None
        if found is None or int(found[2] or 0) > 65535:
            raise Denied("unclear", "the Host header is no host")
        name = found[1].lower()
        if not self._name or name in (self._name, *OPEN_HOSTS) or read(name) is not None:
            return
        raise Denied("misdirected", f"this server is reached as {self._name}")

    def is_secure(self, host: str, heads: Heads, scheme: str) -> bool:
        """Whether the caller's browser speaks TLS, here or with a proxy."""
        if self._https or scheme == "https":
            return True
        said = heads.proto[-1].rpartition(",")[2].strip().lower() if heads.proto else ""
        return said == "https" and self.callers.believes(host)

    def is_in_time(self, host: str, heads: Heads) -> bool:
        """Whether one more request is within the rate.

        Whoever has introduced himself has a rate of his own, so that friends in one network do
        not slow each other down; all others of an address share one.
        """
        name = counted(host)
        secret = next((found[1] for said in heads.cookie if (found := SECRET.search(said))), None)
        person = self._people.known(secret) if secret is not None else None
        if person is None:
            return self._strangers.take(name)
        return self._known.take(person.id) and self._together.take(name)

    def is_asset_in_time(self, host: str) -> bool:
        """Whether one more file of the client is; a page needs dozens when it first comes."""
        return self._assets.take(counted(host))

    def check_introduction(self, host: str) -> None:
        """Refuse too many new people of one address."""
        if not is_here(host) and not self._introduced.take(counted(host)):
            raise Denied("too_fast", "many have just introduced themselves; wait a moment")

    def check_opening(self, host: str) -> None:
        """Refuse too many keys and passkeys that are tried from one address."""
        if not self._opened.take(counted(host)):
            raise Denied("too_fast", "many keys were just tried from here; wait a moment")

    def check_export(self, person: str) -> None:
        """Refuse to gather all that is kept of a person again and again."""
        if not self._exported.take(person):
            raise Denied("too_fast", "all of it was just gathered; wait a moment")

    def origin(self, host: str) -> str | None:
        """What is kept of an address to count tables by: nobody can tell it from that."""
        if is_here(host):
            return None
        return hmac.new(self.key, counted(host).encode(), hashlib.sha256).hexdigest()[:32]


def _named(address: str) -> tuple[str, bool]:
    """The host in a server's own address, and whether it speaks TLS."""
    if not address:
        return "", False
    try:
        place = urlsplit(address)
        scheme, name = place.scheme, place.hostname
    except ValueError:
        scheme, name = "", None
    if not name or scheme not in ("http", "https"):
        raise Refusal(f"--address is like https://tables.example.org, not {address!r}")
    return name, scheme == "https"
