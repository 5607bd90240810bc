"""Who said what at a table, by its entries: a seat may have had several people."""

from __future__ import annotations

from collections.abc import Sequence

from sobremesa.play.journal import Entry, Joined, Laid, Sat, Talked


def same_as(entries: Sequence[Entry | None], person: str) -> set[str]:
    """The person, and all who have become him at that table."""
    same = {person}
    for entry in reversed(entries):
        if isinstance(entry, Joined) and entry.into in same:
            same.add(entry.person)
    return same


def speakers(entries: Sequence[Entry | None]) -> list[str | None]:
    """Of each entry the person who speaks there; nobody where nothing is said."""
    seated: dict[int, str | None] = {}
    found: list[str | None] = []
    for entry in entries:
        speaker: str | None = None
        match entry:
            case Laid():
                seated |= {sat.seat: sat.person for sat in entry.sitters}
            case Sat():
                seated[entry.seat] = entry.person
            case Talked():
                speaker = seated.get(entry.seat)
            case _:
                pass
        found.append(speaker)
    return found
