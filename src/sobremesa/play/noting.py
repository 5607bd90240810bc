"""What an entry of the journal changes on a table's card."""

from __future__ import annotations

from sobremesa.play.cards import Card
from sobremesa.play.ending import agreed_after
from sobremesa.play.journal import (
    Consented,
    Ended,
    Forgotten,
    Hinted,
    Joined,
    Laid,
    Opened,
    Row,
    Sat,
)
from sobremesa.play.pleas import plea_after
from sobremesa.play.seats import Sitter


def note(card: Card, row: Row) -> None:
    """Let the card say what has changed by an entry that is no act; the standing is another's."""
    entry = row.entry
    card.plea = plea_after(card.plea, row)
    match entry:
        case Laid():
            card.hints, card.clock, card.evening = entry.hints, entry.clock, entry.evening
            card.branch = entry.stem
            card.day = entry.day
            for sat in entry.sitters:
                _seat(card, sat)
        case Sat():
            _seat(card, entry)
        case Consented():
            card.agreed = agreed_after(card.agreed, entry)
        case Ended():
            card.agreed = {}
        case Opened():
            card.access = entry.access
        case Hinted():
            card.helped.setdefault(entry.seat, []).append(entry.version)
        case Joined():
            card.join(entry.person, entry.into, entry.name)
        case Forgotten():
            card.forget(entry.person)
        case _:
            pass


def _seat(card: Card, sat: Sat) -> None:
    others = [sitter for sitter in card.sitters if sitter.seat != sat.seat]
    card.sitters = sorted([*others, Sitter.after(sat)], key=lambda sitter: sitter.seat)
    whose = sat.person or sat.expected
    if whose is not None and sat.name:
        card.names[whose] = sat.name
