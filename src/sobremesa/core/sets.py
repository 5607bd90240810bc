"""Sets of small numbers as the bits of an int, and sorted lists of numbers.

A set of up to 62 members is an int that mypyc need not box. `1 << thing` on a machine int would be
shifted as 32 bits in C, hence the list of bits; and loops over ints are several times as fast as
`list.remove` and `in`, which compare objects.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

BIT_OF: Final[list[int]] = [2**thing for thing in range(62)]
"""The set of one thing alone."""


def set_of(things: list[int]) -> int:
    """The things as a set."""
    found = 0
    for thing in things:
        found |= BIT_OF[thing]
    return found


def members(things: int) -> list[int]:
    """The members of a set, in order."""
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]


def size_of(things: int) -> int:
    """How many members a set has."""
    size = 0
    while things:
        things &= things - 1
        size += 1
    return size


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
