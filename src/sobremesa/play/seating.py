"""Who may sit down, get up, give a seat to a bot, invite somebody: as the entry it makes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sobremesa.core.words import Seat
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Sat
from sobremesa.play.permissions import check_going_on, check_host
from sobremesa.play.person import Person, called_at, token
from sobremesa.play.seats import INVITED, ME, OPEN, PERSON, Sitter, level_of
from sobremesa.play.standing import LAYING, PAUSED, PLAYING
from sobremesa.play.table import Table

NO_INVITATION: Final = ("no_invitation", "there is no such invitation")


def change_seat(
    table: Table,
    person: Person,
    seat: Seat,
    wish: str,
    present: Collection[str],
    name: str | None = None,
) -> Sat:
    """Fill or clear a seat, if this person may; whoever clears it ends its invitation.

    Whoever sits down may have a name for this table alone, as several at one device do.
    """
    check_going_on(table)
    sitter = _sitter(table, seat)
    if table.phase == LAYING:
        _while_laying(table, person, sitter, wish)
    elif table.phase in (PLAYING, PAUSED):
        _while_playing(table, person, sitter, wish, present)
    else:
        raise Denied("over", "the game is over")
    called = sitter.called if sitter.person == person.id else ""
    if wish == ME:
        if name is not None:
            called = called_at(person, name)
        return Sat(seat, person.id, person.name, code=sitter.code, called=called)
    if name is not None:
        raise Denied("unclear", "only a seat of one's own is given a name")
    if (level := level_of(wish)) is not None:
        owner = None if table.phase == LAYING else sitter.person
        called = sitter.called if owner is not None else ""
        why = sitter.why if owner is not None else None
        return Sat(seat, owner, level=level, code=sitter.code, called=called, why=why)
    return Sat(seat, invited=wish == INVITED, code=token(16))


def expect(table: Table, person: Person, seat: Seat, other: Person) -> Sat | None:
    """Keep a free seat for somebody in particular, who is asked to come."""
    check_host(table, person)
    check_going_on(table)
    if table.phase != LAYING:
        raise Denied("begun", "the game has begun already")
    sitter = _sitter(table, seat)
    if sitter.expected == other.id:
        return None
    if sitter.kind not in (OPEN, INVITED):
        raise Denied("taken", f"seat {seat} is taken")
    if any(other.id in (one.person, one.expected) for one in table.sitters):
        raise Denied("taken", f"{other.name} has a seat at this table already")
    return Sat(seat, name=other.name, invited=True, code=token(16), expected=other.id)


def decline(table: Table, person: Person) -> Sat | None:
    """Say no to a seat that is kept for oneself: it is open to whoever is invited again."""
    for sitter in table.sitters:
        if table.phase == LAYING and sitter.expected == person.id:
            return Sat(sitter.seat, invited=True, code=token(16))
    return None


def accept(table: Table, person: Person, seat: Seat, code: str) -> Sat | None:
    """Sit down by invitation; it is for the seat's own person once somebody has taken it."""
    check_invitation(table, person.id, seat, code)
    if table.sitters[seat].person == person.id:
        return None
    return Sat(seat, person.id, person.name, code=code)


def check_invitation(table: Table, person: str | None, seat: Seat, code: str) -> None:
    """Refuse an invitation that is for nobody any more, or for somebody else."""
    sitter = table.sitters[seat]
    mine = person is not None and sitter.person == person
    free = table.phase == LAYING and sitter.kind in (OPEN, INVITED)
    free = free and sitter.expected in (None, person)
    if sitter.code != code or not (mine or free):
        raise Denied(*NO_INVITATION)


def _sitter(table: Table, seat: Seat) -> Sitter:
    if not 0 <= seat < len(table.sitters):
        raise Denied("unclear", f"there are seats 0 to {len(table.sitters) - 1}, not {seat}")
    return table.sitters[seat]


def _while_laying(table: Table, person: Person, sitter: Sitter, wish: str) -> None:
    host = person.id == table.agreement.host
    if wish == ME:
        if sitter.person == person.id:
            return
        if sitter.person is not None:
            raise Denied("taken", f"seat {sitter.seat} is taken")
        if not host and sitter.kind != OPEN and sitter.expected != person.id:
            raise Denied("not_host", f"seat {sitter.seat} is not open to everyone")
        if not host and table.card.seats_of(person.id):
            raise Denied("taken", "you have a seat already; leave it first")
    elif not host and not (wish == OPEN and sitter.person == person.id):
        raise Denied("not_host", "only the host of the table may do that")


def _while_playing(
    table: Table, person: Person, sitter: Sitter, wish: str, present: Collection[str]
) -> None:
    if wish in (OPEN, INVITED):
        raise Denied("begun", "a seat cannot be cleared while the game is played; give it to a bot")
    if sitter.person == person.id and sitter.why == "resigned" and wish == ME:
        raise Denied("resigned", f"seat {sitter.seat} has given the game up")
    if sitter.person == person.id:
        return
    if wish == ME:
        raise Denied("not_yours", f"seat {sitter.seat} is not yours")
    if person.id != table.agreement.host:
        raise Denied("not_host", "only the host may give another's seat to a bot")
    if sitter.kind == PERSON and sitter.person in present:
        raise Denied("present", f"the person on seat {sitter.seat} is here")
