"""An evening: several games of the same people, one after the other, and who has won how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from sobremesa.core.words import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Sequence

    from sobremesa.play.seats import Sitter


class Wins(Struct):
    """How many games of an evening somebody has won, alone or with others."""

    seat: Seat | None
    """Where he sits at this table, if he does."""
    name: str
    """Of a person."""
    character: str | None
    """Of a bot."""
    level: str | None
    """Of a bot that is no character."""
    wins: int


class EveningInfo(Struct):
    """Several games of the same people, one after the other."""

    games: int
    """How many of them are over."""
    wins: list[Wins]
    """Whoever has won most first."""


class Won(Struct, frozen=True, omit_defaults=True):
    """How many games somebody has won, alone or with others."""

    wins: int
    person: str | None = None
    name: str = ""
    """What the person was called then."""
    called: str = ""
    """What he was called at the table, where several share a device."""
    level: str = ""
    """Of a bot."""

    def is_of(self, sitter: Sitter) -> bool:
        """Whether it is of whoever sits there; a bot that keeps a seat plays for its person."""
        if sitter.person is not None:
            return (self.person, self.called) == (sitter.person, sitter.called)
        return self.person is None and self.level == sitter.level


class Evening(Struct, frozen=True):
    """How an evening stood when a table was laid: it never changes, as all before it was over."""

    id: str
    """The first table of the evening."""
    games: int
    won: list[Won]

    def joined(self, person: str, into: str) -> Evening:
        """The same, where a person has become another one."""
        won = [replace(one, person=into) if one.person == person else one for one in self.won]
        return Evening(self.id, self.games, won)

    def without(self, people: Container[str | None]) -> Evening:
        """The same without the names of these people."""
        won = [replace(o, name="", called="") if o.person in people else o for o in self.won]
        return Evening(self.id, self.games, won)

    def after(
        self, sitters: Sequence[Sitter], name: Callable[[Sitter], str], shares: Sequence[float]
    ) -> Evening:
        """With one more game: who sat there, and what part each had in the victory."""
        won = list(self.won)
        for sitter, place in seated(won, sitters):
            more = int(shares[sitter.seat] > 0)
            if place is None:
                level = sitter.level or "" if sitter.person is None else ""
                won.append(Won(more, sitter.person, name(sitter), sitter.called, level))
            else:
                old = won[place]
                new = Won(old.wins + more, old.person, name(sitter), old.called, old.level)
                won[place] = new
        return Evening(self.id, self.games + 1, won)


def seated(won: Sequence[Won], sitters: Sequence[Sitter]) -> list[tuple[Sitter, int | None]]:
    """Each sitter with his place in the list; of several who are alike each has his own."""
    left = list(range(len(won)))
    found: list[tuple[Sitter, int | None]] = []
    for sitter in sitters:
        place = next((place for place in left if won[place].is_of(sitter)), None)
        if place is not None:
            left.remove(place)
        found.append((sitter, place))
    return found


def shown(
    evening: Evening,
    sitters: Sequence[Sitter],
    name: Callable[[Sitter], str],
    character: Callable[[str], str | None],
) -> EveningInfo:
    """As people are told of it, without anybody's id."""
    at = {place: sitter for sitter, place in seated(evening.won, sitters) if place is not None}
    lines = [
        Wins(
            at[place].seat if place in at else None,
            name(at[place]) if place in at else won.name,
            character(won.level) if won.level else None,
            won.level or None,
            won.wins,
        )
        for place, won in enumerate(evening.won)
    ]
    return EveningInfo(evening.games, sorted(lines, key=lambda line: -line.wins))
