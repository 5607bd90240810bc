"""What happens at a table, entry by entry: the only truth about it.

A table is what its journal makes of it. Entries are numbered from 0 without a gap, and the number
is the fence: of two processes that write the same one, the second is told and reads on first.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from sobremesa.core.pledge import DERIVATION
from sobremesa.core.words import Seat
from sobremesa.play.branches import Stage, Stem
from sobremesa.play.day import Day
from sobremesa.play.evening import Evening
from sobremesa.play.news import Gesture
from sobremesa.play.table_info import Access, Agreed, Early, Why
from sobremesa.play.timing import Clock
from sobremesa.play.undo_entries import Allowed, Declined, Pleaded, Undone
from sobremesa.play.whose import OfPerson, OfSeat


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
    why: Why | None = None
    """Why a bot plays for the person, if that is not his own wish."""
    expected: str | None = None
    """The person for whom an invited seat is kept; the name is that person's then."""


class Laid(Struct, frozen=True, tag="laid", omit_defaults=True):
    """The table is there; these are its seats."""

    sitters: list[Sat]
    hints: bool = False
    """Whether hints are given although people play against each other."""
    commitment: str = ""
    """What everybody is told of the table's secret before the deal, if anything,"""
    salt: str = ""
    """and what it takes besides the secret to see that it was this one."""
    clock: Clock | None = None
    """How long the table waits for a choice."""
    evening: Evening | None = None
    """How the evening stood, if the same people have played before."""
    stem: Stem | None = None
    """Where the game has branched off, if it has,"""
    before: list[Stage] = []
    """and all that was played before: the game begins there."""
    day: Day | None = None
    """Of which day the table is, if it is one of a day's."""


class Added(OfPerson, frozen=True, tag="added"):
    """A person's page has added a nonce to the luck of the game to come."""

    nonce: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins; its seed is the table's secret itself."""


class Dealt(Started, frozen=True, tag="dealt"):
    """The game begins; its seed is derived from the table's secret and from these nonces."""

    nonces: list[tuple[Seat, str]]
    derivation: int = DERIVATION


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


class Hinted(OfSeat, frozen=True, tag="hinted"):
    """Somebody was given a hint for the question that he had at his version."""

    version: int


class Asked(Struct, frozen=True, tag="asked"):
    """The time is up: those for whom the table waits are asked whether they are still there."""


class Answered(OfPerson, frozen=True, tag="answered"):
    """Somebody is still there, and has more time for this question."""


class Covered(OfSeat, frozen=True, tag="covered"):
    """A bot makes one choice for a person out of time, where nobody else is told who is asked."""


class Consented(OfPerson, frozen=True, tag="consented"):
    """A person wants to end the game so; None: does not want what was proposed."""

    how: Agreed | None


class Ended(Struct, frozen=True, tag="ended"):
    """The game is over before its end: every person wants it so, or a seat has given it up."""

    how: Early
    person: str
    """Whose word it took."""
    seat: Seat | None = None
    """Which seat has given the game up."""


class Opened(Struct, frozen=True, tag="opened"):
    """Who finds the table in the lobby has changed."""

    access: Access


class Talked(Struct, frozen=True, tag="talked", omit_defaults=True):
    """Something was said to all."""

    seat: Seat
    name: str
    text: str
    moment: int | None = None
    """Of which moment of the finished game: after so many choices."""


class Gestured(OfSeat, frozen=True, tag="gestured"):
    """Somebody made a gesture that all saw."""

    gesture: Gesture


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


class Joined(OfPerson, frozen=True, tag="joined"):
    """A person has become another one: what was his is that one's from now on."""

    into: str
    name: str


class Forgotten(OfPerson, frozen=True, tag="forgotten"):
    """A person wants to be forgotten: no name and no word of his is told from now on."""


Entry: TypeAlias = (
    Sat
    | Laid
    | Added
    | Started
    | Dealt
    | Paused
    | Acted
    | Undone
    | Pleaded
    | Allowed
    | Declined
    | Hinted
    | Asked
    | Answered
    | Covered
    | Consented
    | Ended
    | Opened
    | Talked
    | Gestured
    | Rematched
    | Cleared
    | Closed
    | Renewed
    | Joined
    | Forgotten
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
