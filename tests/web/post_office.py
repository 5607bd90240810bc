"""A push service and a mail server on this machine: real lines, and what came over them."""

from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import Message
from email.policy import default
from typing import Any

import http_ece
from aiosmtpd.smtp import SMTP
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 20.0


def written(raw: bytes) -> str:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a device, which alone can open what is pushed to it."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._secret = b"0123456789abcdef"

    def subscription(self, endpoint: str, language: str = "en") -> dict[str, Any]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": written(point), "auth": written(self._secret)}
        return {"endpoint": endpoint, "keys": keys, "language": language}

    def opened(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._secret)
        found: dict[str, Any] = json.loads(plain)
        return found


@dataclass
class Pushed:
    """One request to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def signed(self, key: str, audience: str) -> dict[str, Any]:
        """The claims of the server with that key, if it has signed them for this service."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        assert scheme == "vapid"
        said = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert said["k"] == key
        signed, _, seal = said["t"].rpartition(".")
        halves = [int.from_bytes(half, "big") for half in (read(seal)[:32], read(seal)[32:])]
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key))
        point.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(SHA256()))
        claims: dict[str, Any] = json.loads(read(signed.split(".")[1]))
        assert claims["aud"] == audience
        return claims


@dataclass
class PushService:
    """Takes what is pushed, and answers as a test wants."""

    base: str = ""
    status: int = 201
    silent: bool = False
    """Whether it takes everything and answers nothing."""
    asked: list[Pushed] = field(default_factory=list)
    _came: asyncio.Event = field(default_factory=asyncio.Event)

    async def next(self) -> Pushed:
        """The next request, however long it takes."""
        async with asyncio.timeout(PATIENCE):
            while not self.asked:
                self._came.clear()
                await self._came.wait()
        return self.asked.pop(0)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        pairs = [line.split(": ", 1) for line in head[1:] if line]
        headers = {name.lower(): value for name, value in pairs}
        body = await reader.readexactly(int(headers["content-length"]))
        self.asked.append(Pushed(head[0].split(" ")[1], headers, body))
        self._came.set()
        if self.silent:
            await reader.read()
        else:
            answer = f"HTTP/1.1 {self.status} Told\r\ncontent-length: 0\r\n\r\n"
            writer.write(answer.encode())
            await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """A push service while the block runs."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


class Letterbox:
    """All mail that has come."""

    def __init__(self) -> None:
        self.mail: asyncio.Queue[Message] = asyncio.Queue()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        mail = message_from_bytes(envelope.content, policy=default)
        self.mail.put_nowait(mail)
        return "250 taken"

    async def next(self) -> Any:
        async with asyncio.timeout(PATIENCE):
            return await self.mail.get()


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Letterbox, int]]:
    """A mail server while the block runs, and its port."""
    box, loop = Letterbox(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop), "127.0.0.1", 0)
    try:
        yield box, server.sockets[0].getsockname()[1]
    finally:
        server.close()
