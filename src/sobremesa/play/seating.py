"""Who may sit down, get up, be replaced by a bot, start and pause."""

from __future__ import annotations

from sobremesa.core.words import Seat
from sobremesa.play.denied import Denied
from sobremesa.play.logbook import Logbook
from sobremesa.play.people import Person
from sobremesa.play.schema import SITTERS
from sobremesa.play.sitter import BOT, INVITED, OPEN, PERSON, Sitter
from sobremesa.play.sitting import LAYING, OVER, PAUSED, PLAYING, Sitting

ME = "me"


def level_of(wish: str) -> str | None:
    """The level in `bot:greedy`; None if the wish is not for a bot."""
    kind, _, level = wish.partition(":")
    return level if kind == BOT else None


def check_wish(wish: str, bots: list[str]) -> None:
    """Refuse what is no way to fill a seat, given the bots there are."""
    level = level_of(wish)
    if level is None and wish not in (ME, OPEN, INVITED):
        raise Denied("unclear", f"a sitter is me, open, invited or bot:<level>, not {wish[:40]!r}")
    if level is not None and level not in bots:
        raise Denied("unclear", f"there is no bot {level[:40]!r}; there are {', '.join(bots)}")


async def change_seat(sitting: Sitting, person: Person, seat: Seat, wish: str) -> None:
    """Fill or clear a seat, if this person may."""
    check_wish(wish, sitting.bots)
    async with sitting.lock:
        sitter = _sitter(sitting, seat)
        if sitting.state == LAYING:
            _while_laying(sitting, person, sitter, wish)
        elif sitting.state == OVER:
            raise Denied("over", "the game is over")
        else:
            _while_playing(sitting, person, sitter, wish)
        if wish == ME:
            await _fill(sitting, sitter, person.id, None, False)
            sitting.names[person.id] = person.name
        elif (level := level_of(wish)) is not None:
            owner = None if sitting.state == LAYING else sitter.person
            await _fill(sitting, sitter, owner, level, False)
        else:
            await _fill(sitting, sitter, None, None, wish == INVITED)
    sitting.tell_cards()
    sitting.wake()


async def accept(sitting: Sitting, person: Person, seat: Seat) -> None:
    """Sit down by invitation: on a seat that is open or kept for the invited."""
    async with sitting.lock:
        sitter = _sitter(sitting, seat)
        if sitter.person == person.id:
            return
        if sitting.state != LAYING:
            raise Denied("begun", "the game has begun without this seat")
        if sitter.kind not in (OPEN, INVITED):
            raise Denied("taken", f"seat {seat} is taken")
        await _fill(sitting, sitter, person.id, None, False)
        sitting.names[person.id] = person.name
    sitting.tell_cards()


async def start(sitting: Sitting, person: Person) -> None:
    """Begin the game."""
    _must_be_host(sitting, person)
    async with sitting.lock:
        if sitting.state != LAYING:
            raise Denied("begun", "the game has begun already")
        free = [sitter.seat for sitter in sitting.sitters if sitter.kind in (OPEN, INVITED)]
        if free:
            named = ", ".join(str(seat) for seat in free)
            raise Denied("seats_free", f"seats are still free: {named}")
        await sitting.change(PLAYING)
        sitting.begin()


async def pause(sitting: Sitting, person: Person, paused: bool) -> None:
    """Stop the game for a while, or go on."""
    if not sitting.seats_of(person.id):
        raise Denied("spectator", "only those with a seat can pause")
    async with sitting.lock:
        if sitting.state not in (PLAYING, PAUSED):
            raise Denied("not_playing", f"a table that is {sitting.state} cannot be paused")
        await sitting.change(PAUSED if paused else PLAYING)
        sitting.logbook.paused(paused)
    sitting.tell_cards()
    sitting.wake()


def _sitter(sitting: Sitting, seat: Seat) -> Sitter:
    if not 0 <= seat < len(sitting.sitters):
        raise Denied("unclear", f"there are seats 0 to {len(sitting.sitters) - 1}, not {seat}")
    return sitting.sitters[seat]


def _must_be_host(sitting: Sitting, person: Person) -> None:
    if person.id != sitting.laid.host:
        raise Denied("not_host", "only the host of the table may do that")


def _while_laying(sitting: Sitting, person: Person, sitter: Sitter, wish: str) -> None:
    host = person.id == sitting.laid.host
    if wish == ME:
        if sitter.person == person.id:
            return
        if sitter.person is not None:
            raise Denied("taken", f"seat {sitter.seat} is taken")
        if not host and sitter.kind != OPEN:
            raise Denied("not_host", f"seat {sitter.seat} is not open to everyone")
        if not host and sitting.seats_of(person.id):
            raise Denied("taken", "you have a seat already; leave it first")
    elif not host and not (wish == OPEN and sitter.person == person.id):
        raise Denied("not_host", "only the host of the table may do that")


def _while_playing(sitting: Sitting, person: Person, sitter: Sitter, wish: str) -> None:
    if wish in (OPEN, INVITED):
        raise Denied("begun", "a seat cannot be cleared while the game is played; give it to a bot")
    if sitter.person == person.id:
        return
    if wish == ME:
        raise Denied("not_yours", f"seat {sitter.seat} is not yours")
    if person.id != sitting.laid.host:
        raise Denied("not_host", "only the host may give another's seat to a bot")
    if sitter.kind == PERSON and sitting.present(sitter):
        raise Denied("present", f"the person on seat {sitter.seat} is here")


def log_seat(logbook: Logbook, sitter: Sitter, before: str) -> None:
    """Write down what kind of sitter there is now, where there was another kind before."""
    if sitter.level is not None:
        logbook.given(sitter.seat, sitter.level)
    elif sitter.kind == PERSON:
        logbook.taken(sitter.seat)
    elif before in (PERSON, BOT):
        logbook.left(sitter.seat)


async def _fill(
    sitting: Sitting, sitter: Sitter, person: str | None, level: str | None, invited: bool
) -> None:
    update = (
        SITTERS.update()
        .where((SITTERS.c.table == sitting.laid.id) & (SITTERS.c.seat == sitter.seat))
        .values(person=person, level=level, invited=invited)
    )
    await sitting.change(sitting.state, update)
    before = sitter.kind
    sitter.person, sitter.level, sitter.invited = person, level, invited
    log_seat(sitting.logbook, sitter, before)
    sitting.reseat()
