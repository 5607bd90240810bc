"""Since when a table waits for whom, by its journal alone: a turn has one number everywhere."""

from __future__ import annotations

from sobremesa.core.words import Seat
from sobremesa.play.journal import Row
from sobremesa.play.standing import Standing


class Turns:
    """The turns that are under way at a table, as far as everybody is told of them.

    Whom a table waits for unnamed has no turn here, and one that rests begins all turns anew,
    whether somebody was asked meanwhile or not: nobody could tell that by who has a turn.
    """

    __slots__ = ("since",)

    def __init__(self) -> None:
        self.since: dict[Seat, int] = {}
        """The number of the entry with which the turn of a seat began."""

    def take(self, row: Row, standing: Standing) -> None:
        """An entry has led to that standing: who is asked once more has the same turn."""
        former = self.since if standing.moved <= row.at else {}
        waiting = [] if standing.unnamed else standing.waiting
        self.since = {seat: former.get(seat, row.number) for seat in waiting}
