"""Who may sit down, get up, give a seat to a bot, start, pause, talk: as the entry it makes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play.cards import CLOSED, LAYING, OVER, PAUSED, PLAYING, Card
from sobremesa.play.clock import now
from sobremesa.play.day import check_free
from sobremesa.play.denied import Denied
from sobremesa.play.journal import (
    Added,
    Cleared,
    Gestured,
    Hinted,
    Opened,
    Paused,
    Sat,
    Started,
    Talked,
)
from sobremesa.play.news import Access, Gesture
from sobremesa.play.person import Person, called_at, clean, token
from sobremesa.play.promised import MOST_NONCES
from sobremesa.play.seats import INVITED, ME, OPEN, PERSON, Sitter, level_of
from sobremesa.play.table import Table
from sobremesa.play.talk import AT_ONCE, MOST_COMMENTS

LONGEST_TEXT: Final = 300
TALK_MS: Final = 20_000
"""A seat says at most `AT_ONCE` lines in so long, and"""
MOST_LINES: Final = 2000
"""so many at one table; what one of them says never keeps another from talking."""
NO_INVITATION: Final = ("no_invitation", "there is no such invitation")
NO_SPECTATORS: Final = ("no_spectators", "spectators are not welcome at this table")


def check_entry(table: Table, person: str | None) -> None:
    """Refuse whoever may not see the table."""
    check_card(table.card, person)


def check_card(card: Card, person: str | None) -> None:
    """Refuse whoever may not see the table with that card."""
    if not card.may_enter(person):
        raise Denied(*NO_SPECTATORS)


def check_going_on(table: Table) -> None:
    """Refuse whatever is to be done at a table that cannot go on, or is a day's."""
    if table.phase == CLOSED:
        raise Denied("closed", "the game cannot go on")
    check_free(table.card.day)


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


def start(table: Table, person: Person) -> Started:
    """Begin the game."""
    check_host(table, person)
    check_going_on(table)
    if table.phase != LAYING:
        raise Denied("begun", "the game has begun already")
    free = [sitter.seat for sitter in table.sitters if sitter.kind in (OPEN, INVITED)]
    if free:
        named = ", ".join(str(seat) for seat in free)
        raise Denied("seats_free", f"seats are still free: {named}")
    return table.promised.start(table.sitters)


def add_luck(table: Table, person: Person, nonce: str) -> Added | None:
    """Let a person's page add to the luck of the game to come; the same once more adds nothing."""
    if not table.card.seats_of(person.id):
        raise Denied("spectator", "only those with a seat add to the luck")
    check_going_on(table)
    if table.phase != LAYING:
        raise Denied("begun", "the game is dealt already")
    added = table.promised.added.get(person.id, [])
    if nonce in added or not table.promised.commitment:
        return None
    if len(added) >= MOST_NONCES:
        raise Denied("crowded", f"{MOST_NONCES} pages of yours have added to the luck already")
    return Added(person.id, nonce)


def pause(table: Table, person: Person, paused: bool) -> Paused | None:
    """Stop the game for a while, or go on."""
    if not table.card.seats_of(person.id):
        raise Denied("spectator", "only those with a seat can pause")
    check_going_on(table)
    if table.phase not in (PLAYING, PAUSED):
        raise Denied("not_playing", f"a table that is {table.phase} cannot be paused")
    return Paused(paused) if paused != (table.phase == PAUSED) else None


def open_to(table: Table, person: Person, access: Access) -> Opened | None:
    """Let everybody find the table in the lobby, or only who has its link."""
    check_host(table, person)
    check_going_on(table)
    if table.phase == OVER:
        raise Denied("over", "the game is over")
    return Opened(access) if access != table.card.access else None


def clear(table: Table, person: Person) -> Cleared:
    """Take away a table that has not begun."""
    check_host(table, person)
    if table.phase != LAYING:
        raise Denied("begun", "the game has begun already")
    return Cleared()


def talk(table: Table, seat: Seat, text: str, moment: int | None = None) -> Talked:
    """Say something to all; after the end also of a moment of the game."""
    _check_pace(table, seat)
    if moment is not None:
        _check_moment(table, moment)
    words = clean(text, LONGEST_TEXT, "what is said")
    return Talked(seat, table.card.name_of(table.sitters[seat]), words, moment)


def gesture(table: Table, seat: Seat, which: Gesture) -> Gestured:
    """Let all see a gesture: who may talk may, as often as he may talk."""
    _check_pace(table, seat)
    return Gestured(seat, which)


def _check_pace(table: Table, seat: Seat) -> None:
    """Refuse those who only watch, and too much in a short time."""
    if seat == SPECTATOR:
        raise Denied("spectator", "only those with a seat can talk at the table")
    if table.talk.lines.get(seat, 0) >= MOST_LINES:
        raise Denied("said_enough", f"you have said {MOST_LINES} lines at this table")
    spoke = list(table.talk.spoke.get(seat, ()))
    # A line from the future is from a clock that has been put back: it must not silence anybody.
    if len(spoke) == AT_ONCE and 0 <= now() - spoke[0] < TALK_MS:
        raise Denied("too_fast", f"{AT_ONCE} lines in {TALK_MS // 1000} seconds are enough")


def _check_moment(table: Table, moment: int) -> None:
    if table.phase != OVER:
        raise Denied("not_over", "moments of a game are talked about after its end")
    made = table.card.standing.made
    if not 0 <= moment <= made:
        raise Denied("unclear", f"a moment is 0 to {made} choices after the deal, not {moment}")
    if len(table.talk.comments) >= MOST_COMMENTS:
        raise Denied("said_enough", f"{MOST_COMMENTS} comments on one game are enough")


def check_help(table: Table, person: str | None) -> None:
    """Refuse who may not be told which choices are good."""
    if not table.card.may_ask(person):
        raise Denied("no_hints", "hints are given among bots, or where the table allows it")


def help_with(table: Table, person: str | None, seat: Seat, version: int) -> Hinted | None:
    """Count a hint for the question that a seat has; asking again about it counts once."""
    check_help(table, person)
    return Hinted(seat, version) if version not in table.card.helped.get(seat, []) else None


def check_host(table: Table, person: Person) -> None:
    """Refuse whoever has not laid the table."""
    if person.id != table.agreement.host:
        raise Denied("not_host", "only the host of the table may do that")


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
