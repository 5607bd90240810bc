"""What the viewers of a table are told: the protocol's messages from the server."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Raw, Struct

from sobremesa.core.words import Seat
from sobremesa.play.luck import Luck
from sobremesa.play.plain import (
    HOLDS,
    NO_LINES,
    NULL,
    Choice,
    RawLines,
    RawOffer,
    RawView,
    View,
)
from sobremesa.play.table_info import Result, TableInfo, Time

Gesture: TypeAlias = Literal["toast", "sigh", "applause", "again", "laugh", "hm", "thanks", "oops"]
"""What somebody at a table lets all see, without words; each has a text and a drawing."""
Undo: TypeAlias = Literal["free", "ask"]
"""How somebody takes his last act back: freely, or if the others agree."""


class State(Struct, tag="state"):
    """What a viewer knows now, what he is asked, and what is new in his log.

    All of it is empty before the game has begun.
    """

    version: int = 0
    view: Annotated[Raw, Meta(extra={HOLDS: View | None})] = NULL
    offer: RawOffer = NULL
    waiting: list[Seat] | None = None
    start: int = 0
    """The number of the first line in `log`."""
    log: RawLines = NO_LINES
    result: Result | None = None
    undo: Undo | None = None
    """What you can do about your last act, if you have a seat and have made one."""
    backs: int = 0
    """How often something was taken back that you had noticed; then lines from `start` on go."""


class Said(Struct, tag="said"):
    """A line of the chat."""

    number: int
    seat: Seat
    name: str
    text: str
    at: str
    moment: int | None = None
    """What it is about, if that is a moment of the finished game: after so many choices."""


class Gestured(Struct, tag="gestured"):
    """Somebody makes a gesture; whoever comes later has missed it."""

    seat: Seat
    gesture: Gesture


class Welcome(Struct, tag="welcome"):
    """All there is to know, for one who comes in."""

    table: TableInfo
    viewer: Seat | None
    chat: list[Said]
    state: State
    luck: Luck | None = None
    """None at a table that was laid before there were commitments."""


class Waiting(Struct, tag="waiting"):
    """Who has to choose has changed, and nothing else."""

    waiting: list[Seat]


class Timed(Struct, tag="time"):
    """How long the table waits has changed."""

    time: Time


class Table(Struct, tag="table"):
    """The card has changed."""

    table: TableInfo


class Done(Struct, tag="done"):
    """An act is carried out and safe."""

    id: str
    version: int


class Refused(Struct, tag="refused", omit_defaults=True):
    """A message was not carried out, and nothing has changed."""

    id: str | None
    why: str
    detail: str
    rule: str | None
    state: State | None = None


class Tried(Struct, tag="tried"):
    """What would come of some choices."""

    id: str
    view: RawView
    offer: RawOffer
    log: RawLines


class Hint(Struct):
    """A choice that seems good."""

    choice: str
    """In notation."""
    chance: float
    """To win, after it."""
    lead: float
    """How much better that is than with the other choice; below nought: worse."""
    term: str | None
    """What speaks for it: a word with a text, `mind-<term>`."""
    more: bool
    """Whether there is more of that after the choice; else less of it is better."""


class Hinted(Struct, tag="hinted"):
    """The best choices, as far as the seat can know: best first."""

    id: str
    hints: list[Hint]


class Verdict(Struct, tag="verdict"):
    """What an act gave away, as far as the seat could know before it."""

    id: str
    """Of the act."""
    lost: float
    """Of the chance to win; nought where no other choice was clearly better."""
    choice: Choice
    """Which of the act's choices cost that."""
    better: Choice | None
    """What would have been better."""
    term: str | None
    """What speaks for that: a word with a text, `mind-<term>`."""
    more: bool
    """Whether there would be more of it; else less of it is better."""


class Nudged(Struct, tag="nudged"):
    """Somebody asks a seat for a choice."""

    seat: Seat


class Bye(Struct, tag="bye"):
    """The server goes away."""

    why: str


News: TypeAlias = (
    Welcome
    | State
    | Waiting
    | Timed
    | Table
    | Done
    | Refused
    | Tried
    | Hinted
    | Verdict
    | Said
    | Gestured
    | Nudged
    | Bye
)
