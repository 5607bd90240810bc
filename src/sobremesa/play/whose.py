"""Whose an entry of a journal is: what entries that are a seat's, or a person's, begin with."""

from __future__ import annotations

from msgspec import Struct

from sobremesa.core.words import Seat


class OfSeat(Struct, frozen=True):
    """It is about a seat."""

    seat: Seat


class OfPerson(Struct, frozen=True):
    """It is about a person."""

    person: str
