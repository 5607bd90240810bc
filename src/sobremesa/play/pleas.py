"""A plea to take something back that others have to agree to, and what becomes of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sobremesa.core.words import Seat
from sobremesa.play import table_info
from sobremesa.play.journal import Closed, Ended, Row, Sat
from sobremesa.play.seats import PERSON, Sitter
from sobremesa.play.undo_entries import Allowed, Declined, Pleaded, Undone


@dataclass
class Plea:
    """Somebody asks all others whether he may take his last act back."""

    number: int
    """Of its entry in the journal, by which it is answered."""
    seat: Seat
    agreed: set[str] = field(default_factory=set)
    """The people who have agreed."""

    def missing(self, sitters: list[Sitter]) -> dict[str, Seat]:
        """The people who have not agreed yet, each with his first seat.

        Several seats of one person are asked once, and those where bots play agree at once.
        """
        return others_of(self.seat, sitters, self.agreed)

    def shown(self, sitters: list[Sitter], person: str | None) -> table_info.Plea:
        """As the person is told of it."""
        missing = self.missing(sitters)
        return table_info.Plea(self.number, self.seat, list(missing.values()), person in missing)


def others_of(seat: Seat, sitters: list[Sitter], but: Iterable[str] = ()) -> dict[str, Seat]:
    """The people who have a say in what a seat takes back, each with his first seat."""
    known = {*but, sitters[seat].person}
    found: dict[str, Seat] = {}
    for sitter in sitters:
        if sitter.kind == PERSON and sitter.person is not None and sitter.person not in known:
            found.setdefault(sitter.person, sitter.seat)
    return found


def plea_after(plea: Plea | None, row: Row) -> Plea | None:
    """What has become of a plea; any act is the end of it, and so is another sitter."""
    entry = row.entry
    if isinstance(entry, Pleaded):
        return Plea(row.number, entry.seat)
    if isinstance(entry, Undone | Declined | Sat | Closed | Ended):
        return None
    if isinstance(entry, Allowed) and plea is not None:
        plea.agreed.add(entry.person)
    return plea
