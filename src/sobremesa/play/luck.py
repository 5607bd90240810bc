"""The luck of bots and of hints, from a secret of the table that nobody is told before the end."""

from __future__ import annotations

import hashlib

from sobremesa.core.words import Seat


def luck_of(seed: bytes, what: str, seat: Seat, number: int) -> bytes:
    """Luck for what a seat does at a moment that has a number.

    Whoever does not know the table's secret cannot work it out, nor the game's own luck from it.
    """
    return hashlib.sha256(seed + f"{what} {seat} {number}".encode()).digest()
