"""A connection that asks for something: it has to come to an end soon and must not be endless."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sobremesa.web.callers import counted, is_here
from sobremesa.web.entrance import Entrance

LARGEST_HEAD: Final = 32_768
"""Bytes of a request before its body."""
LONGEST_HEAD_S: Final = 10.0
"""So long it may take to come; so long again its body."""
LONGEST_ANSWER_S: Final = 30.0
"""So long is waited for somebody who takes nothing of his answer."""


def _answer(status: str) -> bytes:
    return f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()


TOO_LARGE: Final = _answer("431 Request Header Fields Too Large")
TOO_MANY: Final = _answer("429 Too Many Requests")

# What strangers send is not worth a warning each time, or they could fill a disk with them.
LOG: Final = logging.getLogger("sobremesa.connection")
LOG.setLevel(logging.ERROR)


class Connection(HttpToolsProtocol):
    """uvicorn's, with limits that it does not have."""

    def __init__(self, entrance: Entrance, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.logger = LOG
        self._entrance = entrance
        self._name = ""
        """Under which it is counted, if it is."""
        self._came = 0
        """How much has come of a head that is not complete."""
        self._size = 0
        """How large its parts are."""
        self._waiting: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None
        self._in_head = False
        self._upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and should ask for something."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if not is_here(host) and not self._entrance.callers.believes(host):
            name = counted(host)
            if not self._entrance.connected.enter(name):
                self._turn_away(TOO_MANY)
                return
            self._name = name
        self._begin_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._rest()
        self._leave()
        self._stop_reading()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Refuse a head that does not end."""
        if self.transport.is_closing():
            return
        if self._in_head:
            self._came += len(data)
            if self._came > LARGEST_HEAD + len(data):
                self._turn_away(TOO_LARGE)
                return
        super().data_received(data)
        idle = self.cycle is None or self.cycle.response_complete
        if idle and self._waiting is None and not self._upgraded:
            # Something came that is no request yet, such as an empty line.
            self._begin_head()

    def pause_writing(self) -> None:
        """The other side reads slower than it is answered."""
        super().pause_writing()
        self._reading = self.loop.call_later(LONGEST_ANSWER_S, self.transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        self._stop_reading()
        super().resume_writing()

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self._size = 0
        if not self._in_head:
            self._begin_head()

    def on_url(self, url: bytes) -> None:
        """Some of the address."""
        self._size += len(url)
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header."""
        self._size += len(name) + len(value) + 4
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Its head is there; its body should come as soon."""
        self._in_head = False
        if self._size > LARGEST_HEAD:
            self._turn_away(TOO_LARGE)
            return
        self._wait()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Some of its body."""
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        """All of it is there."""
        self._rest()
        if not self.transport.is_closing():
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It becomes a table's socket, and is counted as such."""
        self._rest()
        self._leave()
        self._upgraded = True
        if not self.transport.is_closing():
            super().handle_websocket_upgrade()

    def _begin_head(self) -> None:
        self._in_head = True
        self._came = 0
        self._wait()

    def _wait(self) -> None:
        self._rest()
        self._waiting = self.loop.call_later(LONGEST_HEAD_S, self._give_up)

    def _rest(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()

    def _turn_away(self, answer: bytes) -> None:
        self._rest()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()

    def _leave(self) -> None:
        if self._name:
            self._entrance.connected.leave(self._name)
            self._name = ""
