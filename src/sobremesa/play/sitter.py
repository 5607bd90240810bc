"""Who sits on a seat, and who listens at a table."""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

import msgspec

from sobremesa.core.words import Seat
from sobremesa.play import news
from sobremesa.play.news import SitterKind

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
INVITED: Final = "invited"

BACKLOG: Final = 256
"""So many messages may wait for a slow listener before he is let go."""

encode = msgspec.json.Encoder().encode


@dataclass
class Sitter:
    """A seat: it may belong to a person, be kept by a bot, both, or neither."""

    seat: Seat
    person: str | None
    level: str | None
    invited: bool
    code: str
    """The secret part of the seat's invitation."""

    @property
    def kind(self) -> SitterKind:
        """What is there: a person, a bot, an open seat, or one kept for whoever is invited."""
        if self.level is not None:
            return BOT
        if self.person is not None:
            return PERSON
        return INVITED if self.invited else OPEN


class Listener:
    """An open page: whose it is, through which eyes it looks, and what it is still to hear."""

    def __init__(self, person: str | None, wanted: Seat | None) -> None:
        self.person = person
        self.wanted = wanted
        """The seat it asked for, if it asked for one."""
        self.viewer: Seat = 0
        self.closing = 0
        """The code to close with, once it has to go."""
        self._mail: deque[bytes] = deque()
        self._bell: asyncio.Future[None] | None = None
        """Rings when there is mail; only while somebody waits for it."""

    def tell(self, told: news.News) -> None:
        """Tell it something."""
        self.post(encode(told))

    def post(self, message: bytes) -> None:
        """Tell it something that is written already; one that is too slow has to come back."""
        if self.closing:
            return
        if len(self._mail) >= BACKLOG:
            self.close(1013)
        else:
            self._mail.append(message)
            self._ring()

    def close(self, code: int) -> None:
        """Ask it to go, once it has its mail."""
        if not self.closing:
            self.closing = code
            self._ring()

    async def next(self) -> bytes | None:
        """The next message, as soon as there is one; None once it has all and has to go."""
        if not self._mail and not self.closing:
            self._bell = asyncio.get_running_loop().create_future()
            try:
                await self._bell
            finally:
                self._bell = None
        return self._mail.popleft() if self._mail else None

    def _ring(self) -> None:
        if self._bell is not None and not self._bell.done():
            self._bell.set_result(None)
