"""What the viewers of a table are told: the protocol's messages from the server."""

from __future__ import annotations

from msgspec import Raw, Struct

from sobremesa.core.words import Seat


class SeatCard(Struct):
    """One seat of a table, as anybody may see it."""

    seat: Seat
    sitter: str
    name: str
    level: str | None
    present: bool
    yours: bool
    owner: str | None


class Result(Struct):
    """How a game ended."""

    outcome: str
    places: list[int]
    scores: list[int]
    shares: list[float]


class TableCard(Struct):
    """A table, as one person sees it in the lobby and at its head."""

    id: str
    title: str
    game: str
    options: dict[str, str]
    state: str
    access: str
    spectators: bool
    host: bool
    you: list[Seat]
    hot_seat: bool
    seats: list[SeatCard]
    waiting: list[Seat]
    created: str
    moved: str
    result: Result | None
    rematch: str | None


class State(Struct, tag="state"):
    """What a viewer knows now, what he is asked, and what is new in his log."""

    version: int
    view: Raw
    offer: Raw
    waiting: list[Seat]
    start: int
    log: list[Raw]
    result: Result | None


class Nothing(Struct, tag="state"):
    """The state of a game that has not begun."""

    version: int = 0
    view: None = None
    offer: None = None
    waiting: None = None
    start: int = 0
    log: list[Raw] = []
    result: None = None


class Said(Struct, tag="said"):
    """A line of the chat."""

    number: int
    seat: Seat
    name: str
    text: str
    at: str


class Welcome(Struct, tag="welcome"):
    """All there is to know, for one who comes in."""

    table: TableCard
    viewer: Seat | None
    chat: list[Said]
    state: State | Nothing


class Waiting(Struct, tag="waiting"):
    """Who has to choose has changed, and nothing else."""

    waiting: list[Seat]


class Table(Struct, tag="table"):
    """The card has changed."""

    table: TableCard


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
    view: dict[str, object]
    offer: dict[str, object] | None
    log: list[object]


class Nudged(Struct, tag="nudged"):
    """Somebody asks a seat for a choice."""

    seat: Seat


class Bye(Struct, tag="bye"):
    """The server goes away."""

    why: str


News = Welcome | State | Waiting | Table | Done | Refused | Tried | Said | Nudged | Bye
