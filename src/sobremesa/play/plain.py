"""A game as plain data: what a viewer is shown of it, in names."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypeAlias, TypedDict

from msgspec import Meta, Raw

from sobremesa.core.words import Seat

HOLDS: Final = "holds"
"""In a field's `Meta.extra`: what the field means more precisely than its type tells.

What is written already (`Raw`) or checked elsewhere names here what a client can rely on.
"""

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
