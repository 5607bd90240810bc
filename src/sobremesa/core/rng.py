"""All luck of a game: seeded, cheap to copy, and beyond guessing from what a player sees."""

from __future__ import annotations

from hashlib import sha256, shake_128
from typing import Final, TypeVar, final

from mypy_extensions import i64

BLOCK: Final = 336
"""Bytes that one hash yields: 168 draws, more than most rounds need."""

RANGE: Final = 1 << 16
"""A draw uses two bytes; no noun of any game has more things than this."""


T = TypeVar("T")


@final
class Rng:
    """SHAKE-128 of a 256-bit key and a counter: nobody can search the deck out of his own hand.

    Bytes are immutable, so clones share them; hashing costs about as much interpreted as compiled.
    """

    def __init__(self, seed: bytes, key: bytes = b"") -> None:
        self.key = key or sha256(seed).digest()
        self.blocks = 0
        self.block = b""
        self.place: i64 = BLOCK
        self.among: i64 = 0
        """Of how many the last number was drawn."""

    def clone(self) -> Rng:
        """The same luck from here on."""
        twin = Rng(b"", self.key)
        twin.blocks = self.blocks
        twin.block = self.block
        twin.place = self.place
        twin.among = self.among
        return twin

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n - 1."""
        self.among = n
        while True:
            place = self.place
            if place == BLOCK:
                self.block = shake_128(self.key + self.blocks.to_bytes(8, "big")).digest(BLOCK)
                self.blocks += 1
                place = 0
            self.place = place + 2
            high: i64 = self.block[place]
            low: i64 = self.block[place + 1]
            product = (high * 256 + low) * n
            rest = product & (RANGE - 1)
            # Of the RANGE draws each number gets equally many, once the surplus is thrown away.
            if rest >= n or rest >= RANGE % n:
                return product >> 16

    def shuffle(self, items: list[T]) -> None:
        """Put the items into any order, all orders being equally likely.

        They may be of any kind, so that compiled code moves them without looking into them.
        """
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1

    def fork(self) -> Rng:
        """New luck that tells nothing about this one's future."""
        return Rng(self.key + bytes([int(self.below(256)) for _ in range(8)]))


def seed_of(text: str, number: int = 0) -> bytes:
    """The seed of game `number` of a run that was asked for with `--seed text`."""
    return sha256(f"{text}\0{number}".encode()).digest()
