"""What a page has said at a table and nobody has heeded yet."""

from __future__ import annotations

from asyncio import Transport
from typing import Final

from sobremesa.web.conversation import Conversation

MOST: Final = 16
"""So many messages wait at most; more of them are not read yet."""


class Inbox:
    """The messages of one page: each is heeded when the one before it is done."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
        self._messages: list[bytes] = []
        self._talk: Conversation | None = None
        self._closed = False

    def open(self, talk: Conversation) -> None:
        """Somebody is there who heeds them."""
        self._talk = talk
        self.go_on()

    def put(self, message: bytes) -> None:
        """The page says something."""
        if self._closed or (self._talk is not None and self._talk.closing):
            return
        self._messages.append(message)
        if len(self._messages) >= MOST:
            self._transport.pause_reading()
        self.go_on()

    def go_on(self) -> None:
        """Heed what has come in, one after the other: also if the page goes meanwhile."""
        talk = self._talk
        if talk is None:
            return
        try:
            while self._messages and not talk.busy and not talk.closing:
                message = self._messages.pop(0)
                if len(self._messages) == MOST - 1 and not self._transport.is_closing():
                    self._transport.resume_reading()
                talk.heed(message)
        except Exception as problem:
            talk.failed(problem)

    def close(self) -> None:
        """Heed nothing more."""
        self._closed = True
        self._messages.clear()
