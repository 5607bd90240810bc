"""What people are told about their choices: hints before them, and verdicts after them.

Both are worked out beside the server, from what the seat knows before it chooses, and told to
nobody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.bots.search import can_search
from sobremesa.core.words import Seat
from sobremesa.play import acts, news, permissions
from sobremesa.play.background import Background
from sobremesa.play.denied import Denied
from sobremesa.play.handed import Before, Handed
from sobremesa.play.journal import Hinted
from sobremesa.play.listener import Listener
from sobremesa.play.luck import luck_of
from sobremesa.play.match import Match
from sobremesa.play.table import Table

if TYPE_CHECKING:
    from sobremesa.play.live import LiveTable


class Helping:
    """Helps those who may be helped at a table."""

    __slots__ = ("_background", "_live")

    def __init__(self, live: LiveTable, background: Background) -> None:
        self._live = live
        self._background = background

    async def hint(
        self, listener: Listener, message: str, version: int, planned: list[str]
    ) -> news.Hinted:
        """The best choices, as far as the seat can know; it is counted.

        `planned` are choices that come before, as far as it is certain what comes of them.
        """
        live, seat, person = self._live, listener.seat, listener.person

        def count(table: Table) -> Hinted | None:
            # Who has chosen meanwhile is not helped any more.
            self._check_turn(seat, version)
            return permissions.help_with(table, person, seat, version)

        async with live.looks.through(seat):
            self._check_mind()
            self._check_turn(seat, version)
            await live.change(count)
            match = self._check_turn(seat, version)
            luck = self._luck("hint", seat, version)
            found = await self._background.hint(
                live.id, person, match, seat, version, planned, luck
            )
        if found.why:
            raise Denied(found.why, found.detail)
        return news.Hinted(message, [news.Hint(*one) for one in found.told])

    async def before(self, listener: Listener, version: int) -> Before | None:
        """What a seat knows that is about to choose; nothing if it has chosen already."""
        seat = listener.seat
        self._check_mind()
        permissions.check_help(self._live.table, listener.person)
        async with self._live.looks.through(seat):
            try:
                match = self._check_turn(seat, version)
            except Denied:
                return None
            handed, luck = Handed.of(match.view(seat)), self._luck("verdict", seat, version)
            return Before(match.game.name, handed, seat, version, luck)

    async def verdict(
        self, listener: Listener, message: str, before: Before, chosen: list[str]
    ) -> news.Verdict:
        """What an act gave away, as far as the seat could know before it.

        It is not counted: whoever hears it has chosen.
        """
        found = await self._background.verdict(self._live.id, listener.person, before, chosen)
        return news.Verdict(message, *found)

    def _check_mind(self) -> None:
        game = self._live.table.agreement.game
        if not can_search(game):
            raise Denied("no_hints", f"{game.name} has no hints")

    def _check_turn(self, seat: Seat, version: int) -> Match:
        live = self._live
        current = live.audience.viewer(seat).version if live.table.match is not None else 0
        return acts.check_turn(live.table, seat, version, current)

    def _luck(self, what: str, seat: Seat, version: int) -> bytes:
        return luck_of(self._live.table.agreement.seed, what, seat, version)
