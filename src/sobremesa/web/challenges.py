"""Challenges for passkeys: signed, so that any process knows its own again; answered once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from sobremesa.play.clock import now
from sobremesa.play.denied import Denied
from sobremesa.play.store import Behind, Store

LASTS_MS: Final = 5 * 60_000
"""So long somebody may take to find his passkey."""
SIZE: Final = 16
NOT_OURS: Final = ("no_passkey", "the challenge is too old, was answered, or is not this server's")


class Challenges:
    """Makes challenges and knows them again; nothing is kept before one is answered."""

    def __init__(self, store: Store, key: bytes) -> None:
        self._store = store
        self._key = key

    def make(self, purpose: str) -> bytes:
        """A challenge for one purpose: until when, something random, and a signature."""
        open_part = (now() + LASTS_MS).to_bytes(8, "big") + secrets.token_bytes(SIZE)
        return open_part + self._sign(purpose, open_part)

    async def spend(self, purpose: str, challenge: bytes) -> None:
        """Refuse a challenge that is not ours, too old, for something else, or answered."""
        open_part, signature = challenge[: 8 + SIZE], challenge[8 + SIZE :]
        until = int.from_bytes(open_part[:8], "big")
        ours = hmac.compare_digest(self._sign(purpose, open_part), signature)
        if not ours or not 0 <= until - now() <= LASTS_MS:
            raise Denied(*NOT_OURS)
        try:
            await self._store.spend(hashlib.sha256(challenge).digest(), until)
        except Behind:
            raise Denied(*NOT_OURS) from None

    def _sign(self, purpose: str, open_part: bytes) -> bytes:
        return hmac.new(self._key, purpose.encode() + b"\n" + open_part, hashlib.sha256).digest()
