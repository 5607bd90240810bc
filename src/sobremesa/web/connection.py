"""A connection that asks for something: its head has to come soon and must not be endless."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD: Final = 32_768
"""Bytes of a request before its body."""
LONGEST_HEAD_S: Final = 10.0
"""So long it may take to come."""
TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Connection(HttpToolsProtocol):
    """uvicorn's, with limits that it does not have."""

    _came = 0
    """How much has come of a head that is not complete."""
    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and should ask for something."""
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """He is gone."""
        self._rest()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Refuse a head that does not end."""
        if self._waiting is not None:
            self._came += len(data)
            if self._came > LARGEST_HEAD + len(data):
                self._rest()
                self.transport.write(TOO_LARGE)
                self.transport.close()
                return
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Another request begins."""
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        """Its head is there."""
        self._rest()
        super().on_headers_complete()

    def _wait(self) -> None:
        if self._waiting is None:
            self._came = 0
            self._waiting = self.loop.call_later(LONGEST_HEAD_S, self._give_up)

    def _rest(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _give_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()
