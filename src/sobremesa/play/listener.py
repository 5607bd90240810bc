"""An open page: whose it is, through whose eyes it looks, and what it is still to hear."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol, TypeAlias

import msgspec

from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.play import news
from sobremesa.play.person import token

BACKLOG: Final = 256
"""So many messages may wait for a slow listener before he is let go."""

Timed: TypeAlias = tuple[int | None, bool, bool, list[int]]
"""What a page is told of the time: until when, whether it is asked, with more to have, banks."""

encode = msgspec.json.Encoder().encode


class Carrier(Protocol):
    """Takes messages to a page."""

    def carry(self, messages: deque[bytes]) -> None:
        """Take as many as can be taken now; the rest stays until `Listener.flush`."""

    def leave(self, code: int) -> None:
        """Let the page go, once it has all."""


class Round:
    """Those who have mail: all of them get it at the end of the same turn of the loop."""

    def __init__(self) -> None:
        self._waiting: list[Listener] = []
        self._loop: asyncio.AbstractEventLoop | None = None
        """The one that will make the round."""

    def add(self, listener: Listener) -> None:
        """He has mail."""
        self._waiting.append(listener)
        loop = asyncio.get_running_loop()
        if loop is not self._loop:
            self._loop = loop
            loop.call_soon(self.make)

    def make(self) -> None:
        """Hand everyone what waits for him; whoever cannot take it keeps it from nobody else."""
        waiting, self._waiting, self._loop = self._waiting, [], None
        for listener in waiting:
            try:
                listener.flush()
            except Exception as problem:
                said = {"message": "mail was not delivered", "exception": problem}
                asyncio.get_running_loop().call_exception_handler(said)


ROUND: Final = Round()


class Listener:
    """An open page: whose it is, through which eyes it looks, and what it is still to hear."""

    def __init__(self, person: str | None, wanted: Seat | None, carrier: Carrier) -> None:
        self.person = person
        self.who = person or f"?{token(8)}"
        """The person, or a stranger who is nobody else: to count who is there."""
        self.wanted = wanted
        """The seat it asked for, if it asked for one."""
        self.seat: Seat = SPECTATOR
        """Through whose eyes it looks."""
        self.awaited: list[Seat] = []
        """For whom the table waited when it was last told so."""
        self.timed: Timed | None = None
        """Until when the table waited when it was last told so, and what it was told besides."""
        self.away = False
        """Whether nobody sees it: it lies behind others, or the device is put away."""
        self.closing = 0
        """The code to close with, once it has to go."""
        self._carrier = carrier
        self._mail: deque[bytes] = deque()
        self._rung = False

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

    def flush(self) -> None:
        """Hand over what waits: all that was told in one turn of the loop goes together."""
        self._rung = False
        if self._mail:
            self._carrier.carry(self._mail)
        if self.closing and not self._mail:
            self._carrier.leave(self.closing)

    def _ring(self) -> None:
        if not self._rung:
            self._rung = True
            ROUND.add(self)
