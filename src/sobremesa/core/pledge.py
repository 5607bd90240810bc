"""What a table promises of its luck before the deal, so that anybody can check it after the end.

The server draws a secret and tells everybody a commitment to it. Each page adds a nonce. The seed
follows from all of them; whoever is told the secret afterwards can work all of it out again.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final, NamedTuple

from sobremesa.core.words import Refusal, Seat

DERIVATION: Final = 1
"""The version of how a seed follows from secret and nonces."""
SIZE: Final = 32
"""Bytes of a secret, a salt, a nonce, a commitment, a seed and a seal."""


class Nonce(NamedTuple):
    """What a page has added to the luck, and for which seat."""

    seat: Seat
    value: bytes


class Pledge(NamedTuple):
    """All that a seed follows from, and what was told of it before."""

    table: str
    secret: bytes
    salt: bytes
    commitment: bytes
    nonces: list[Nonce]
    derivation: int = DERIVATION

    def lines(self) -> list[str]:
        """As a record has them, in its header."""
        return [
            f"derivation {self.derivation}",
            f"table {self.table}",
            f"secret {self.secret.hex()}",
            f"salt {self.salt.hex()}",
            f"commitment {self.commitment.hex()}",
            *[f"nonce {seat} {value.hex()}" for seat, value in self.nonces],
        ]

    def check(self, seed: bytes) -> None:
        """Refuse a secret that was not committed to, and a seed that does not follow from it."""
        if self.derivation != DERIVATION:
            raise Refusal(f"derivation {self.derivation} is not known here; known is {DERIVATION}")
        if commit(self.secret, self.salt) != self.commitment:
            raise Refusal("the secret is not the one of the commitment")
        if derive(self.secret, self.table, self.nonces) != seed:
            raise Refusal("the seed does not follow from the secret and the nonces")


def commit(secret: bytes, salt: bytes) -> bytes:
    """What is told of a secret before the deal: nobody finds it from that, nor another like it."""
    return sha256(salt + secret).digest()


def derive(secret: bytes, table: str, nonces: list[Nonce]) -> bytes:
    """The seed of the game that is dealt at a table."""
    added = "".join([f"nonce {seat} {value.hex()}\n" for seat, value in nonces])
    told = f"sobremesa deal {DERIVATION}\ntable {table}\n{added}"
    return hmac.new(secret, told.encode(), sha256).digest()


def seal(secret: bytes, text: str) -> str:
    """What binds a whole record to the secret of its deal: all lines before the seal's own."""
    return hmac.new(secret, text.encode(), sha256).hexdigest()
