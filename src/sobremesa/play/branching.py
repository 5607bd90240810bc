"""What if: a table branches off from a finished game, or from one's own game against bots.

Of a finished game everything may be known, so a branch may go on from the truth. Of a game that
still runs nothing comes into the branch but what one's own seat knows; and because the journal of
the branch has the old game's seed, its record is kept back until that game is over.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from sobremesa.core.branch import MOST_BRANCHES, Branch
from sobremesa.core.record import Record
from sobremesa.core.words import UNKNOWN, Refusal, Seat
from sobremesa.games import load
from sobremesa.play.agreement import Agreement, Wishes, agree
from sobremesa.play.branches import Stem, next_stem
from sobremesa.play.cards import Card
from sobremesa.play.day import check_told
from sobremesa.play.denied import Denied
from sobremesa.play.journal import Sat
from sobremesa.play.live import LiveTable
from sobremesa.play.past import Past
from sobremesa.play.person import Person
from sobremesa.play.seats import BOT, ME, settled, stand_in
from sobremesa.play.standing import CLOSED, PAUSED, PLAYING
from sobremesa.play.table import Table

if TYPE_CHECKING:
    from sobremesa.bots import Roster
    from sobremesa.play.hall import Hall


class WhatIf(Struct):
    """From which moment, with what knowledge, and who is to sit where."""

    moment: int | None = None
    """Of a finished game: after so many choices."""
    back: int | None = None
    """Of one's own running game: before so many of one's last acts; 0 is now."""
    seat: Seat | None = None
    """By whose knowledge, the rest being imagined; None: by the truth."""
    same: bool = False
    """Whether the truth goes on with the luck it had, so that the same cards come."""
    sitters: list[str] | None = None
    """None: oneself at that seat, or where one sat, and bots on all others."""
    title: str = ""
    access: str | None = None
    hints: bool = False


class Point(NamedTuple):
    """A game up to the moment at which it is left, and the card of its table."""

    card: Card
    past: Past
    stem: Stem


async def branch_off(
    hall: Hall, name: str, person: Person, wished: WhatIf, caller: str | None = None
) -> LiveTable:
    """Lay a table that branches off; it is counted like every other that somebody lays."""
    card = await hall.finished(name, person.id)
    if card is not None:
        point = await _finished(hall, card, wished)
    else:
        live = await hall.entered(name, person.id)
        await live.rest.over()
        point = _running(live.table, person, wished)
    # What was dealt to all is tried out by nobody before everybody has played it.
    check_told(point.card.day, point.card.now())
    branches = [*point.past.branches, _branch(point)]
    if len(branches) > MOST_BRANCHES:
        raise Denied("unclear", f"no game branches off more than {MOST_BRANCHES} times")
    agreed = _agreed(point, branches, person, wished, hall.roster)
    await hall.background.begins(name, person.id, _begun(point, branches, agreed[0].seed))
    return await hall.lay_agreed(agreed, caller)


async def told_record(hall: Hall, card: Card, person: str | None) -> Record:
    """The record of a finished game.

    That of a branch has in it all that was hidden in the games it has come through: it is for
    those who may have the records of these, and not before these are over.
    """
    check_told(card.day, card.now())
    for name in card.branch.tables() if card.branch is not None else []:
        if await hall.finished(name, person) is None:
            raise Denied("not_over", "the game that this one branched off from is not over")
    return (await hall.archive.past(card.id)).record(card.standing.result)


async def _finished(hall: Hall, card: Card, wished: WhatIf) -> Point:
    if wished.moment is None:
        raise Denied("unclear", "of a finished game say at which moment: after how many choices")
    _check_seat(wished.seat, int(card.options["seats"]))
    past = await hall.archive.playable(card.id)
    # Where people have ended it before its end, it could have gone on from its last moment, too.
    last = len(past.choices) - (0 if past.stopped else 1)
    if not 0 <= wished.moment <= last:
        raise Denied("unclear", f"a moment is from 0 to {last}, not {wished.moment}")
    same = wished.same and wished.seat is None
    stem = next_stem(card, wished.moment, wished.seat, same)
    return Point(card, past._replace(choices=past.choices[: wished.moment]), stem)


def _running(table: Table, person: Person, wished: WhatIf) -> Point:
    card = table.card
    if table.phase == CLOSED:
        raise Denied("closed", "the game cannot go on, and was not played to its end")
    if table.phase not in (PLAYING, PAUSED):
        raise Denied("not_playing", "the game has not begun")
    if not card.seats_of(person.id):
        raise Denied("not_over", "a game can be left by others once it is over")
    if any(sitter.person not in (None, person.id) for sitter in table.sitters):
        raise Denied("not_over", "where people play with each other, that has to wait for the end")
    if wished.seat is None or wished.moment is not None or wished.same:
        raise Denied("not_over", "while the game runs, it can be left with what your seat knows")
    _check_seat(wished.seat, table.agreement.options.seats)
    if wished.seat not in card.seats_of(person.id):
        raise Denied("not_yours", f"seat {wished.seat} is not yours")
    past = Past.of(table.playing_match())
    made = _made_before(table, wished.seat, wished.back or 0)
    stem = next_stem(card, None, wished.seat)
    return Point(card, past._replace(choices=past.choices[:made]), stem)


def _made_before(table: Table, seat: Seat, back: int) -> int:
    """How many choices had been made before the last acts of a seat, so many of them."""
    match = table.playing_match()
    own = [first for first in match.acts if match.record.choices[first][0] == seat]
    if not 0 <= back <= len(own):
        raise Denied("unclear", f"you have acted {len(own)} times, so {back} is too far back")
    return own[-back] if back else match.made


def _check_seat(seat: Seat | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise Denied("unclear", f"a seat is from 0 to {seats - 1}, not {seat}")


def _branch(point: Point) -> Branch:
    past, stem = point.past, point.stem
    seat = UNKNOWN if stem.seat is None else stem.seat
    return Branch(past.seed, past.choices, seat, stem.same)


def _begun(point: Point, branches: list[Branch], seed: bytes) -> Past:
    """The game that branches off, before its first choice."""
    return point.past._replace(
        seed=seed, choices=[], branches=tuple(branches), stopped="", taken=(), pledge=None
    )


def _agreed(
    point: Point, branches: list[Branch], person: Person, wished: WhatIf, roster: Roster
) -> tuple[Agreement, list[Sat]]:
    """What is agreed for the new table, and who sits where."""
    past, card = point.past, point.card
    game = load(past.game)
    try:
        options = game.options_kept(past.seats, **past.chosen)
    except Refusal as refusal:
        raise Denied("closed", str(refusal)) from None
    sitters = wished.sitters or _sitters(point, person, roster)
    wishes = Wishes(
        game.name,
        options.seats,
        options.chosen,
        wished.title,
        sitters,
        wished.access,
        card.spectators,
        hints=wished.hints,
    )
    agreement, seated = agree(person, wishes, roster)
    return replace(agreement, stem=point.stem, branches=branches), seated


def _sitters(point: Point, person: Person, roster: Roster) -> list[str]:
    """Oneself at one seat, and bots on all others: those who sat there, or some as strong."""
    card, game = point.card, load(point.past.game)
    own = card.seats_of(person.id)
    mine = point.stem.seat
    if mine is None:
        mine = own[0] if own else 0
    usual = stand_in(card.sitters, game)
    wishes: dict[Seat, str] = {}
    for sitter in card.sitters:
        known = sitter.level if sitter.person is None else None
        level = known if known is not None and roster.spec(game, known) is not None else usual
        wishes[sitter.seat] = ME if sitter.seat == mine else f"{BOT}:{level}"
    return list(settled(wishes, game, roster).values())
