"""Who may enter, start, pause, talk, ask for hints: as the entry it makes."""

from __future__ import annotations

from typing import Final

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play.cards import Card
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
    Started,
    Talked,
)
from sobremesa.play.news import Gesture
from sobremesa.play.person import Person, clean
from sobremesa.play.promised import MOST_NONCES
from sobremesa.play.seats import INVITED, OPEN
from sobremesa.play.standing import CLOSED, LAYING, OVER, PAUSED, PLAYING
from sobremesa.play.table import Table
from sobremesa.play.table_info import Access
from sobremesa.play.talk import AT_ONCE, MOST_COMMENTS

LONGEST_TEXT: Final = 300
TALK_MS: Final = 20_000
"""A seat says at most `AT_ONCE` lines in so long, and"""
MOST_LINES: Final = 2000
"""so many at one table; what one of them says never keeps another from talking."""
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
    """Let a person's page add to the luck of the game to come; the same once more adds nothing.

    Whoever sits down just before the deal comes too late without having done anything wrong: then
    nothing is added, and what is told of the luck names all that was.
    """
    if not table.card.seats_of(person.id):
        raise Denied("spectator", "only those with a seat add to the luck")
    check_going_on(table)
    added = table.promised.added.get(person.id, [])
    if nonce in added or not table.promised.commitment or table.phase != LAYING:
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
