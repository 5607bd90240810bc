"""The entries of a journal about what was taken back, or asked to be."""

from __future__ import annotations

from msgspec import Struct

from sobremesa.core.words import Seat
from sobremesa.play.whose import OfPerson, OfSeat


class Undone(Struct, frozen=True, tag="undone", omit_defaults=True):
    """Choices were taken back: they stand above, and are no part of the game any more."""

    seat: Seat
    """Who took back; with others' consent also what they have chosen since."""
    first: int
    """The number of the first of these choices, from 0."""
    count: int
    """How many they are; where a sealed decision is still open, others' choices follow them."""
    agreed: str | None = None
    """The last person whose consent was needed, if any was."""


class Pleaded(OfSeat, frozen=True, tag="pleaded"):
    """Somebody asks all others whether he may take his last act back."""


class Allowed(OfPerson, frozen=True, tag="allowed"):
    """A person agrees, and others still have to."""


class Declined(OfPerson, frozen=True, tag="declined"):
    """A person does not agree; or whoever asked does not wish it any more."""
