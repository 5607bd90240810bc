"""Tables whose game branches off from another one: what their journal keeps of that."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct

from sobremesa.core.branch import Branch
from sobremesa.core.words import UNKNOWN, Seat
from sobremesa.play.table_info import BranchInfo

if TYPE_CHECKING:
    from sobremesa.play.cards import Card


class Stem(Struct, frozen=True, omit_defaults=True):
    """Where a game has branched off."""

    table: str
    moment: int | None = None
    """After how many choices; None while that game ran: their number would tell something."""
    seat: Seat | None = None
    """By whose knowledge it goes on, the rest being imagined; None: by the truth."""
    same: bool = False
    """Whether the truth goes on with the luck it had."""
    earlier: list[str] = []
    """The tables from which that one had branched off before, the first one first."""

    def tables(self) -> list[str]:
        """All tables whose truth stands in the record."""
        return [*self.earlier, self.table]

    def shown(self, seated: bool) -> BranchInfo:
        """As people are told; only those who sit there learn by it where the other table is."""
        return BranchInfo(self.table if seated else None, self.moment, self.seat, self.same)


class Stage(Struct, frozen=True, omit_defaults=True):
    """A game up to the moment at which another left it."""

    seed: str
    choices: list[tuple[Seat, str]]
    seat: Seat | None = None
    same: bool = False


def stages(branches: Iterable[Branch]) -> list[Stage]:
    """As a journal keeps them."""
    return [
        Stage(one.seed.hex(), one.choices, one.seat if one.seat != UNKNOWN else None, one.same)
        for one in branches
    ]


def branches_of(kept: Iterable[Stage]) -> list[Branch]:
    """As a game begins with them."""
    return [
        Branch(
            bytes.fromhex(one.seed),
            one.choices,
            UNKNOWN if one.seat is None else one.seat,
            one.same,
        )
        for one in kept
    ]


def next_stem(card: Card, moment: int | None, seat: Seat | None = None, same: bool = False) -> Stem:
    """Where a game branches off that leaves the table with this card."""
    before = card.branch
    return Stem(card.id, moment, seat, same, before.tables() if before is not None else [])
