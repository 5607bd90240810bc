"""How a day's table begins: as an agreement, and as the first entries of its journal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games import load
from sobremesa.play.agreement import Agreement
from sobremesa.play.day import THREE_MINUTES, Day
from sobremesa.play.journal import Acted, Entry, Row, Sat, Started
from sobremesa.play.person import Person, token
from sobremesa.play.positions import Act, Position
from sobremesa.play.store.schema import HOUSE


@dataclass(frozen=True)
class Beginning:
    """A position that somebody goes on from; or the house, that shows how."""

    position: Position
    day: str
    person: Person | None = None
    """Who sits down; nobody, where the house has played to the end."""
    practice: bool = False
    acts: Sequence[Act] | None = None
    """All that has happened, if that is more than the opening."""
    tries: int = 0
    """How much the house has tried out for each choice of the person's seat."""

    def agreement(self, at: int) -> Agreement:
        """What is agreed: nobody looks on, and nothing is promised of a luck that all share."""
        position, person = self.position, self.person
        game = load(position.game)
        return Agreement(
            token(),
            "",
            game,
            game.options_for(position.seats),
            bytes.fromhex(position.seed),
            person.id if person is not None else HOUSE,
            "link",
            person is None,
            at,
            clock=THREE_MINUTES if person is not None else None,
            day=Day(self.day, len(position.opening), self.practice),
        )

    def rows(self, agreement: Agreement) -> list[Row]:
        """The entries up to the person's first choice, or to the end."""
        entries: list[Entry] = [agreement.laid(self._sitters()), Started()]
        acts = self.acts if self.acts is not None else self.position.opening
        entries += [Acted(act.seat, [act.choice], told=act.told) for act in acts]
        return [Row(number, agreement.created, entry) for number, entry in enumerate(entries)]

    def _sitters(self) -> list[Sat]:
        found: list[Sat] = []
        for seat, level in enumerate(self.position.levels):
            mine = seat == self.position.seat
            if mine and self.person is not None:
                found.append(Sat(seat, self.person.id, self.person.name, code=token(16)))
            else:
                level = f"search-{self.tries}" if mine else level
                found.append(Sat(seat, level=level, code=token(16)))
        return found
