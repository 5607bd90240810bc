"""Who may end a game before its end, give it up, or say that he is still there: as entries."""

from __future__ import annotations

from typing import Final, get_args

from sobremesa.core.words import Seat
from sobremesa.play.denied import Denied
from sobremesa.play.ending import are_two
from sobremesa.play.journal import Answered, Consented, Ended, Sat
from sobremesa.play.permissions import check_going_on
from sobremesa.play.person import Person
from sobremesa.play.seats import PERSON
from sobremesa.play.standing import OVER, PAUSED, PLAYING
from sobremesa.play.table import Table
from sobremesa.play.table_info import Agreed

HOW: Final[dict[str, Agreed]] = {word: word for word in get_args(Agreed)}


def agreed_of(word: str) -> Agreed:
    """How people end a game, by its word; a clear refusal of any other."""
    how = HOW.get(word)
    if how is None:
        raise Denied("unclear", f"how is one of {', '.join(HOW)}, not {word[:40]!r}")
    return how


def resign(table: Table, person: Person, seat: Seat, level: str) -> Sat | Ended:
    """Give the game up: of two the other has won, among more a bot of that level plays on."""
    _check_playing(table)
    if seat not in table.card.seats_of(person.id):
        raise Denied("not_yours", f"seat {seat} is not yours")
    sitter = table.sitters[seat]
    if sitter.why == "resigned":
        raise Denied("resigned", f"seat {seat} has given the game up already")
    if are_two(table.playing_match()):
        return Ended("resigned", person.id, seat)
    return Sat(
        seat, sitter.person, level=level, code=sitter.code, called=sitter.called, why="resigned"
    )


def consent(table: Table, person: Person, how: Agreed | None) -> Consented | Ended | None:
    """Agree to end the game so, or propose it; None wants to play on.

    It is over when every person who plays wants the same. Whoever lets a bot play is not asked.
    """
    _check_playing(table)
    people = {sitter.person for sitter in table.sitters if sitter.kind == PERSON}
    if person.id not in people:
        raise Denied("spectator", "only those who play can end the game")
    agreed = table.card.agreed
    if how is None:
        return Consented(person.id, None) if agreed else None
    if people <= {person.id, *[who for who, wanted in agreed.items() if wanted == how]}:
        return Ended(how, person.id)
    return Consented(person.id, how) if agreed.get(person.id) != how else None


def answer(table: Table, person: Person) -> Answered:
    """Say that one is still there; that gives more time, once for each question."""
    _check_playing(table)
    standing = table.card.standing
    mine = [seat for seat in standing.asks(table.sitters) if seat in table.card.seats_of(person.id)]
    timing = standing.timing
    if not mine or standing.due is None or timing is None or not timing.asked:
        raise Denied("not_asked", "nobody has asked whether you are still there")
    if timing.answered:
        raise Denied("time_up", "more time is given once for each question")
    return Answered(person.id)


def _check_playing(table: Table) -> None:
    check_going_on(table)
    if table.phase == OVER:
        raise Denied("over", "the game is over")
    if table.phase not in (PLAYING, PAUSED):
        raise Denied("not_playing", "the game has not begun")
