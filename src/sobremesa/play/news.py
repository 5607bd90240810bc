"""What the viewers of a table are told: the protocol's messages from the server."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple, TypeAlias, TypedDict

from msgspec import Meta, Raw, Struct

from sobremesa.core.words import Seat

HOLDS: Final = "holds"
"""In a field's `Meta.extra`: what the field means more precisely than its type tells.

What is written already (`Raw`) or checked elsewhere names here what a client can rely on.
"""

SitterKind: TypeAlias = Literal["person", "bot", "open", "invited"]
Phase: TypeAlias = Literal["laying", "playing", "paused", "over", "cleared", "closed"]
Access: TypeAlias = Literal["anyone", "link"]

Told: TypeAlias = str | int | None
"""A thing in a line of the log: a name, a number, or None if the viewer is not told."""

FactValue: TypeAlias = str | int | list[str | int | None] | dict[str, int] | None
"""A fact in names; an object has the counts of a compound's things that are there."""

View: TypeAlias = dict[str, FactValue]
"""What a viewer knows, fact by fact."""


class Line(NamedTuple):
    """A line of the log: an event and its things."""

    event: str
    things: list[Told]


class Choice(NamedTuple):
    """What may be chosen: its notation, its verb, its things (`card:almond-7`)."""

    notation: str
    verb: str
    things: list[str]


class Forbidden(NamedTuple):
    """What a person might try in vain, and the rule that forbids it."""

    verb: str
    things: list[str]
    rule: str


class Offer(TypedDict):
    """What a seat is asked."""

    step: str
    seat: Seat
    final: bool
    forced: bool
    choices: list[Choice]
    refused: list[Forbidden]


NULL: Final = Raw(b"null")

RawView: TypeAlias = Annotated[Raw, Meta(extra={HOLDS: View})]
RawOffer: TypeAlias = Annotated[Raw, Meta(extra={HOLDS: Offer | None})]
RawLines: TypeAlias = Annotated[Raw, Meta(extra={HOLDS: list[Line]})]
NO_LINES: Final = Raw(b"[]")


class SeatInfo(Struct):
    """One seat of a table, as anybody may see it."""

    seat: Seat
    sitter: SitterKind
    name: str
    level: str | None
    present: bool
    yours: bool
    kept: bool
    """Whether a bot plays for the person to whom the seat belongs; the name is still his."""
    character: str | None = None
    """Who plays there, where a bot plays for itself: a name that has a text and a face."""
    strength: int | None = None
    """How strong a bot plays, from 1 to 5, where that was said."""
    hints: int = 0
    """How many hints were given there; of another's seat that is told after the end."""


class Result(Struct):
    """How a game ended."""

    outcome: str
    places: list[int]
    scores: list[int]
    shares: list[float]


class TableInfo(Struct):
    """A table, as one person sees it in the lobby and at its head."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    state: Phase
    access: Access
    spectators: bool
    host: bool
    you: list[Seat]
    hot_seat: bool
    seats: list[SeatInfo]
    waiting: list[Seat]
    created: str
    moved: str
    result: Result | None
    rematch: str | None
    closed: str | None
    """Why the game cannot go on, if it cannot: a word with a text."""
    corrected: bool
    """Whether it is played with data that an owner of the printed game has corrected."""
    hints: bool
    """Whether you may ask for hints."""
    watching: int
    """How many look on without a seat."""


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


class Said(Struct, tag="said"):
    """A line of the chat."""

    number: int
    seat: Seat
    name: str
    text: str
    at: str


class Welcome(Struct, tag="welcome"):
    """All there is to know, for one who comes in."""

    table: TableInfo
    viewer: Seat | None
    chat: list[Said]
    state: State


class Waiting(Struct, tag="waiting"):
    """Who has to choose has changed, and nothing else."""

    waiting: list[Seat]


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


class Nudged(Struct, tag="nudged"):
    """Somebody asks a seat for a choice."""

    seat: Seat


class Bye(Struct, tag="bye"):
    """The server goes away."""

    why: str


News: TypeAlias = (
    Welcome | State | Waiting | Table | Done | Refused | Tried | Hinted | Said | Nudged | Bye
)
