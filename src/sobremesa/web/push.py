"""Web Push: a sealed message to the service that a browser has named, and what that answers.

The message is encrypted for the device (`http-ece`) and signed with the server's key (`py-vapid`),
the two small libraries below `pywebpush`. That one would bring two clients for HTTP along, and
neither of them looks at the address that a name leads to before it connects.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import socket
import ssl
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

from sobremesa.play.denied import Denied
from sobremesa.play.reach import Bell

TIMEOUT_S: Final = 10.0
KEPT_S: Final = 24 * 3600
"""So long a service keeps a message for a device that is off."""
LONGEST_ENDPOINT: Final = 1000
GONE: Final = (404, 410)
"""What a service says of a device that does not exist any more."""


class Unreachable(Exception):
    """A push service could not be asked."""


def decoded(said: str) -> bytes:
    """Base64 as browsers write it."""
    try:
        return base64.urlsafe_b64decode(said + "=" * (-len(said) % 4))
    except (binascii.Error, ValueError):
        raise Denied("unclear", "the keys of a device are in base64url") from None


def device(endpoint: str, key: str, secret: str, language: str, since: int, free: bool) -> Bell:
    """What a browser has named, if it can be called; `free` allows any service."""
    from cryptography.hazmat.primitives.asymmetric import ec

    _check(endpoint, free)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    except ValueError:
        raise Denied("unclear", "the key of a device is a point of P-256") from None
    if len(decoded(secret)) != 16:
        raise Denied("unclear", "the secret of a device has 16 bytes")
    number = hashlib.sha256(endpoint.encode()).hexdigest()[:32]
    return Bell(number, endpoint, key, secret, language, since)


def _check(endpoint: str, free: bool) -> None:
    place = _place(endpoint)
    allowed = ("https", "http") if free else ("https",)
    plain = endpoint.isascii() and endpoint.isprintable() and len(endpoint) <= LONGEST_ENDPOINT
    if not plain or place.scheme not in allowed or not place.hostname:
        raise Denied("unclear", "a push service has an address that begins with https")
    if place.username is not None or place.password is not None:
        raise Denied("unclear", "the address of a push service has no name and password")
    try:
        bare = ip_address(place.hostname)
    except ValueError:
        return
    if not free and not is_public(str(bare)):
        raise Denied("unclear", "a push service has a public address")


def _place(endpoint: str) -> SplitResult:
    try:
        place = urlsplit(endpoint)
        _ = place.port
    except ValueError:
        raise Denied("unclear", "that is no address of a push service") from None
    return place


def is_public(address: str) -> bool:
    """Whether an address is one of the public net: no other machine of ours answers there."""
    found = ip_address(address)
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    if inner is not None:
        found = inner
    return found.is_global and not found.is_multicast


class Line(HTTPConnection):
    """A connection to a push service; the address that its name leads to is looked at first."""

    def __init__(self, place: SplitResult, free: bool, context: ssl.SSLContext) -> None:
        tls = place.scheme == "https"
        super().__init__(place.hostname or "", place.port or (443 if tls else 80))
        self._tls = tls
        self._free = free
        self._context = context

    def connect(self) -> None:
        """Connect to the first address that may be called."""
        problem: OSError | None = None
        for family, kind, protocol, _, where in socket.getaddrinfo(
            self.host, self.port, type=socket.SOCK_STREAM
        ):
            if not self._free and not is_public(str(where[0])):
                continue
            opened = socket.socket(family, kind, protocol)
            opened.settimeout(TIMEOUT_S)
            try:
                opened.connect(where)
                if self._tls:
                    opened = self._context.wrap_socket(opened, server_hostname=self.host)
            except OSError as failed:
                opened.close()
                problem = failed
                continue
            self.sock = opened
            return
        raise problem or Unreachable("the push service has no public address")

    def hang_up(self) -> None:
        """Let whoever waits for an answer wait no more; from another thread."""
        if self.sock is not None:
            with suppress(OSError):  # It may be closed already.
                self.sock.shutdown(socket.SHUT_RDWR)


class Pusher:
    """Has the server's key, and takes messages to push services. It blocks: for a thread."""

    def __init__(self, raw: bytes, contact: str, free: bool) -> None:
        from py_vapid import Vapid02

        self._vapid: Any = Vapid02.from_raw(_written(raw))
        self._contact = contact
        self._free = free
        self._context = ssl.create_default_context()

    @property
    def key(self) -> str:
        """The public part of the key, as a browser wants it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        shape = (Encoding.X962, PublicFormat.UncompressedPoint)
        return _written(self._vapid.public_key.public_bytes(*shape)).decode()

    def line(self, to: Bell) -> Line:
        """A connection to the service of a device, which is not open yet."""
        return Line(urlsplit(to.endpoint), self._free, self._context)

    def send(self, line: Line, to: Bell, message: bytes, topic: str) -> int:
        """Send a message; give what the service answers."""
        place = urlsplit(to.endpoint)
        signed = self._vapid.sign({"aud": f"{place.scheme}://{place.netloc}", "sub": self._contact})
        headers = {
            "authorization": signed["Authorization"],
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT_S),
            "topic": topic,
            "urgency": "normal",
        }
        path = place.path or "/"
        try:
            line.request(
                "POST",
                f"{path}?{place.query}" if place.query else path,
                sealed(to, message),
                headers,
            )
            return line.getresponse().status
        except (OSError, HTTPException, Unreachable) as problem:
            raise Unreachable(type(problem).__name__) from None
        finally:
            line.close()


def sealed(to: Bell, message: bytes) -> bytes:
    """The message as only the device can read it."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    own = ec.generate_private_key(ec.SECP256R1())
    body: bytes = http_ece.encrypt(
        message, private_key=own, dh=decoded(to.key), auth_secret=decoded(to.secret)
    )
    return body


def new_key() -> bytes:
    """A key for a server that has none yet."""
    from cryptography.hazmat.primitives.asymmetric import ec

    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(32, "big")


def _written(raw: bytes) -> bytes:
    return base64.urlsafe_b64encode(raw).rstrip(b"=")
