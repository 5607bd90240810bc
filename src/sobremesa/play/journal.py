"""What happens at a table, entry by entry: the only truth about it.

A table is what its journal makes of it. Entries are numbered from 0 without a gap, and the number
is the fence: of two processes that write the same one, the second is told and reads on first.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from sobremesa.core.words import Seat
from sobremesa.play.news import Access


class Sat(Struct, frozen=True, tag="sat", omit_defaults=True):
    """Somebody has a seat now, or nobody."""

    seat: Seat
    person: str | None = None
    name: str = ""
    """What the person was called then."""
    level: str | None = None
    invited: bool = False
    code: str = ""
    """The secret part of the seat's invitation."""
    called: str = ""
    """What whoever sits there is called at this table, if not as the person is."""


class Laid(Struct, frozen=True, tag="laid"):
    """The table is there; these are its seats."""

    sitters: list[Sat]
    hints: bool = False
    """Whether hints are given although people play against each other."""


class Started(Struct, frozen=True, tag="started"):
    """The game begins."""


class Paused(Struct, frozen=True, tag="paused"):
    """The game stops for a while, or goes on."""

    paused: bool


class Acted(Struct, frozen=True, tag="acted", omit_defaults=True):
    """Choices were made, all of one seat."""

    seat: Seat
    choices: list[str]
    message: str | None = None
    """The client's own id of the act; a bot has none."""
    told: int = 0
    """The fingerprint of what it has told everybody; 0 where none was taken."""


class Hinted(Struct, frozen=True, tag="hinted"):
    """Somebody was given a hint for the question that he had at his version."""

    seat: Seat
    version: int


class Opened(Struct, frozen=True, tag="opened"):
    """Who finds the table in the lobby has changed."""

    access: Access


class Talked(Struct, frozen=True, tag="talked"):
    """Something was said to all."""

    seat: Seat
    name: str
    text: str


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play once more, at another table."""

    table: str


class Cleared(Struct, frozen=True, tag="cleared"):
    """The table was taken away before the game began."""


class Closed(Struct, frozen=True, tag="closed"):
    """The game cannot go on, for a reason that has a text."""

    why: str


class Renewed(Struct, frozen=True, tag="renewed"):
    """The game goes on by the rules of another version, under which all so far is the same."""

    version: int


Entry: TypeAlias = (
    Sat
    | Laid
    | Started
    | Paused
    | Acted
    | Hinted
    | Opened
    | Talked
    | Rematched
    | Cleared
    | Closed
    | Renewed
)


class Row(NamedTuple):
    """An entry in its place."""

    number: int
    at: int
    """When it was written, in milliseconds since 1970."""
    entry: Entry


written = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read(body: bytes | str) -> Entry:
    """An entry as it was written."""
    return _decoder.decode(body)
