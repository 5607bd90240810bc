"""Sets of small numbers as the bits of an int, and sorted lists of numbers.

A set of up to 62 members is an int that mypyc need not box. `1 << thing` on a machine int would be
shifted as 32 bits in C, hence the list of bits; and loops over ints are several times as fast as
`list.remove` and `in`, which compare objects.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.rng import Rng

BIT_OF: Final[vec[i64]] = vec[i64]([2**thing for thing in range(62)])
"""The set of one thing alone."""


def set_of(things: list[int]) -> int:
    """The things as a set."""
    found: i64 = 0
    for thing in things:
        found |= BIT_OF[thing]
    return int(found)


def members(things: i64) -> list[int]:
    """The members of a set, in order."""
    found: list[int] = []
    while things:
        rest = things & (things - 1)
        found.append(int(things - rest).bit_length() - 1)
        things = rest
    return found


def size_of(things: i64) -> int:
    """How many members a set has."""
    size: i64 = 0
    while things:
        things &= things - 1
        size += 1
    return int(size)


def nth(things: i64, place: i64) -> int:
    """The member of a set that has this place among them, from 0 on."""
    while place:
        things &= things - 1
        place -= 1
    return int(things & -things).bit_length() - 1


def drawn_from(things: i64, rng: Rng) -> int:
    """A member of a set, by luck."""
    return nth(things, rng.below(size_of(things)))


def insert(things: list[int], thing: int) -> None:
    """Put a thing into a sorted list."""
    i: i64 = len(things)
    while i and things[i - 1] > thing:
        i -= 1
    things.insert(i, thing)


def drop(things: list[int], thing: int) -> None:
    """Take a thing that is there out of a list."""
    i: i64 = 0
    while things[i] != thing:
        i += 1
    things.pop(i)
