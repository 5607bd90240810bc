"""All luck of a game: seeded, cheap to copy, and beyond guessing from what a player sees."""

from __future__ import annotations

from hashlib import sha256, sha512
from typing import Final

BLOCK: Final = 64
"""Bytes that one hash yields."""

RANGE: Final = 1 << 16
"""A draw uses two bytes; no noun of any game has more things than this."""


class Rng:
    """SHA-512 of a 256-bit key and a counter: nobody can search the deck out of his own hand.

    Bytes are immutable, so a clone shares them; a hash yields 32 draws and costs about one
    microsecond, interpreted or compiled.
    """

    def __init__(self, seed: bytes) -> None:
        self.key = sha256(seed).digest()
        self.blocks = 0
        self.block = b""
        self.place = BLOCK

    def clone(self) -> Rng:
        """The same luck from here on."""
        twin = Rng(b"")
        twin.key = self.key
        twin.blocks = self.blocks
        twin.block = self.block
        twin.place = self.place
        return twin

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        while True:
            if self.place == BLOCK:
                self.block = sha512(self.key + self.blocks.to_bytes(8, "big")).digest()
                self.blocks += 1
                self.place = 0
            draw = self.block[self.place] << 8 | self.block[self.place + 1]
            self.place += 2
            if draw < RANGE - RANGE % n:
                return draw % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into any order, all orders being equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def fork(self) -> Rng:
        """New luck that tells nothing about this one's future."""
        return Rng(bytes([self.below(256) for _ in range(32)]))
