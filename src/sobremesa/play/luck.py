"""The luck of a table: what is told of it before the end, and what bots and hints have of it."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from msgspec import Struct

from sobremesa.core.words import Seat


class Nonce(NamedTuple):
    """What a page has added to the luck of a game, in hexadecimal digits."""

    seat: Seat
    nonce: str


class Luck(Struct):
    """What is told of a game's luck before its end, so that it can be checked after it."""

    commitment: str
    """To the table's secret, in hexadecimal digits."""
    nonces: list[Nonce] | None
    """What was added to it, from the deal on."""


def luck_of(seed: bytes, what: str, seat: Seat, number: int) -> bytes:
    """Luck for what a seat does at a moment that has a number.

    Whoever does not know the table's secret cannot work it out, nor the game's own luck from it.
    """
    return hashlib.sha256(seed + f"{what} {seat} {number}".encode()).digest()
