"""Who has a page of a table open, who sees it, and how many pages there is room for."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final

from sobremesa.core.words import SPECTATOR
from sobremesa.play.denied import Denied
from sobremesa.play.listener import Listener

MOST_SPECTATORS: Final = 200
"""So many pages may watch a table without a seat there;"""
MOST_PAGES: Final = 20
"""so many may be open to one person who has a seat, however many watch."""
NOBODY: Final[AbstractSet[str]] = frozenset()
"""One for all tables: most are looked at in one process, or in none."""


class Attendance:
    """The pages of one table that are open here, and who is there in other processes."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.elsewhere = NOBODY
        """The people who have a page open in another process."""
        self.elsewhere_away = NOBODY
        """Those of them who do not see it there."""
        self.on_presence: Callable[[], None] = _nothing
        """Called when somebody has come here, or left."""

    @property
    def here(self) -> set[str]:
        """The people who have a page open in this process, also those who have given no name."""
        return {listener.who for listener in self.listeners}

    @property
    def present(self) -> set[str]:
        """The people who have a page open."""
        return self.here | self.elsewhere

    @property
    def away(self) -> set[str]:
        """The people who have pages open in this process and see none of them."""
        return self.here - {listener.who for listener in self.listeners if not listener.away}

    @property
    def looking(self) -> set[str]:
        """The people who see the table just now, on whichever page."""
        seen = {listener.who for listener in self.listeners if not listener.away}
        return seen | (self.elsewhere - self.elsewhere_away)

    def turn_away(self, listener: Listener, away: bool) -> None:
        """Somebody sees a page no more, or again."""
        if listener.away != away:
            listener.away = away
            self.on_presence()

    def check_room(self, sitter: str | None) -> None:
        """Refuse one page too many, of a person with a seat or of those who watch."""
        if sitter is not None:
            if sum(listener.person == sitter for listener in self.listeners) >= MOST_PAGES:
                raise Denied("crowded", f"you have {MOST_PAGES} pages of this table open")
        elif sum(listener.seat == SPECTATOR for listener in self.listeners) >= MOST_SPECTATORS:
            raise Denied("crowded", "too many watch this table; come back later")


def _nothing() -> None:
    """Nobody has to know."""
