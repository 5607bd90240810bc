"""How a table is shown to whoever asks for it, from where he sits."""

from __future__ import annotations

from collections.abc import Collection

from sobremesa.bots import asked
from sobremesa.core.words import Seat
from sobremesa.play import evening as evenings
from sobremesa.play.agreement import spoken
from sobremesa.play.cards import Card
from sobremesa.play.day import marked
from sobremesa.play.evening import EveningInfo
from sobremesa.play.seats import Sitter, characters_at
from sobremesa.play.standing import LAYING, OVER, Standing
from sobremesa.play.table_info import SeatInfo, TableInfo


def shown(card: Card, person: str | None, present: Collection[str]) -> TableInfo:
    """The table as the person sees it; `present` are those who have a page of it open."""
    seated = {sitter.person for sitter in card.sitters}
    yours = card.seats_of(person)
    at = card.now()
    standing = card.standing.told(yours, at)
    who = characters_at(card.sitters, card.game)
    seats = [
        SeatInfo(
            sitter.seat,
            sitter.kind,
            card.name_of(sitter),
            sitter.level,
            sitter.person in present,
            sitter.seat in yours,
            sitter.kept,
            who.get(sitter.seat),
            sitter.strength,
            _hints_told(card, sitter.seat, sitter.seat in yours),
            sitter.why,
            sitter.person in card.agreed,
            _expected_at(card, sitter, person),
        )
        for sitter in card.sitters
    ]
    return TableInfo(
        id=card.id,
        title=card.title,
        game=card.game,
        options=card.options,
        state=standing.phase,
        access=card.access,
        spectators=card.spectators,
        host=person == card.host,
        you=yours,
        hot_seat=len(yours) > 1,
        seats=seats,
        waiting=standing.waiting,
        created=spoken(card.created),
        moved=spoken(standing.moved),
        result=standing.result,
        rematch=standing.rematch,
        closed=standing.closed,
        corrected=bool(card.data),
        hints=card.may_ask(person),
        watching=sum(who not in seated for who in present),
        clock=card.clock,
        time=standing.time(at, gives=card.day is None),
        ending=next(iter(card.agreed.values()), None),
        asked_by=_asked_by(card, person),
        evening=_evening_told(card, standing),
        plea=card.plea.shown(card.sitters, person) if card.plea is not None else None,
        branch=card.branch.shown(bool(yours) or person == card.host) if card.branch else None,
        day=marked(card.day, at),
    )


def _hints_told(card: Card, seat: Seat, own: bool) -> int:
    """How many hints a seat was given: until the end nobody else's business."""
    return len(card.helped.get(seat, [])) if own or card.standing.phase == OVER else 0


def _expected_at(card: Card, sitter: Sitter, person: str | None) -> str:
    """Whom a seat is kept for, by name: told to the host, and to that person himself."""
    if sitter.expected is None or person not in (card.host, sitter.expected):
        return ""
    return card.names.get(sitter.expected, "")


def _asked_by(card: Card, person: str | None) -> str | None:
    """Who asks the person to this table, by name; None if nobody does."""
    if person is None or card.standing.phase != LAYING:
        return None
    expected = [sitter.expected == person for sitter in card.sitters]
    return card.names.get(card.host, "") if any(expected) else None


def _evening_told(card: Card, standing: Standing) -> EveningInfo | None:
    """How the evening stands as far as a standing has been told."""
    if card.evening is None:
        return None
    now_is = card.evening if standing.result is None else card.evening_after()
    return evenings.shown(now_is, card.sitters, card.name_of, _character)


def _character(level: str) -> str | None:
    named = asked(level)
    return named.character if named is not None else None
