"""Who may take back what, and who has to agree to it: as the entry it makes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play import acts
from sobremesa.play.denied import Denied
from sobremesa.play.pleas import Plea, others_of
from sobremesa.play.table import Table
from sobremesa.play.taking_back import is_free, last_act
from sobremesa.play.undo_entries import Allowed, Declined, Pleaded, Undone

MOST_UNDONE: Final = 200
"""So often a seat takes something back at one table."""


def undo(table: Table, current: int, seat: Seat, version: int, free: bool) -> Undone | Pleaded:
    """Take a seat's last act back: freely, or with all that others have chosen since.

    If it is not `free`, all other people have to agree, and are asked; bots agree at once. Whoever
    wants it freely or not at all says so. `current` is the seat's version.
    """
    match = acts.check_playing(table, seat, version, current)
    found = last_act(match, seat)
    if found is None:
        raise Denied("nothing_done", "there is nothing of yours to take back")
    if table.undone.get(seat, 0) >= MOST_UNDONE:
        raise Denied("undone_enough", f"you have taken back {MOST_UNDONE} acts at this table")
    first, end = found
    if is_free(match, seat):
        return Undone(seat, first, end - first)
    if free or match.only_free:
        raise Denied("known", "something has become known since, or somebody else has chosen")
    plea = table.card.plea
    if plea is not None:
        raise Denied("asked_already", f"seat {plea.seat} asks already; wait for the answers")
    if others_of(seat, table.sitters):
        return Pleaded(seat)
    return Undone(seat, first, match.made - first)


def agree(table: Table, person: str | None, number: int) -> Allowed | Undone:
    """A person agrees to a plea; it comes true once nobody is missing any more."""
    plea = _plea(table, number)
    match = acts.check_playing(table, plea.seat)
    missing = plea.missing(table.sitters)
    if person is None or person not in missing:
        raise Denied("no_plea", "nobody asks you to agree to anything")
    found = last_act(match, plea.seat)
    assert found is not None
    if len(missing) > 1:
        return Allowed(person)
    return Undone(plea.seat, found[0], match.made - found[0], person)


def decline(table: Table, person: str | None, number: int) -> Declined:
    """A person does not agree, or whoever asked does not wish it any more: that is the end."""
    plea = _plea(table, number)
    asker = table.sitters[plea.seat].person
    if person is None or (person != asker and person not in others_of(plea.seat, table.sitters)):
        raise Denied("no_plea", "nobody asks you to agree to anything")
    return Declined(person)


def _plea(table: Table, number: int) -> Plea:
    plea = table.card.plea
    if plea is None or plea.number != number:
        raise Denied("no_plea", "nobody asks for that any more")
    return plea
