"""The lobby: the list of tables that somebody finds."""

from __future__ import annotations

from typing import Final

from sobremesa.play.cards import Card
from sobremesa.play.denied import Denied
from sobremesa.play.live_tables import LiveTables
from sobremesa.play.person import Person
from sobremesa.play.showing import shown
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store
from sobremesa.play.table_info import TableInfo

LISTED: Final = 100
"""So many tables at most in one list."""


class Lobby:
    """Tables in short, from what is kept beside their journals; none of them is woken for it."""

    def __init__(self, store: Store, live: LiveTables) -> None:
        self._store = store
        self._live = live

    async def seen_by(self, person: Person | None) -> list[TableInfo]:
        """One's own tables, then those that are open or may be watched, newest first."""
        own = await self._store.own_cards(person.id, LISTED) if person is not None else []
        mine = {card.id for card in own}
        others = [card for card in await self._store.open_cards(LISTED) if card.id not in mine]
        found: list[TableInfo] = []
        for card in (own + others)[:LISTED]:
            if card.standing.phase == OVER and card.standing.result is None:
                card = await self._ended(card)
            present = self._live.hearing.present_at(card.id)
            found.append(shown(card, person.id if person else None, present))
        return found

    async def _ended(self, card: Card) -> Card:
        """The card of a finished table, if its result has never been written beside its journal."""
        try:
            return (await self._live.find(card.id)).table.card
        except Denied:
            return card
