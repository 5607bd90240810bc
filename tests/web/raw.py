"""Requests byte by byte, for what no client would send."""

from __future__ import annotations

import socket
from contextlib import suppress
from typing import NamedTuple

PATIENCE = 20.0


class Answer(NamedTuple):
    """What came back; the status is 0 if the connection was closed without a word."""

    status: int
    head: str
    body: bytes


class Line:
    """A connection that takes any bytes."""

    def __init__(self, base: str) -> None:
        host, _, port = base.removeprefix("http://").rpartition(":")
        self._socket = socket.create_connection((host, int(port)), PATIENCE)
        self._left = b""

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    def send(self, data: bytes) -> None:
        """Send; whoever has closed meanwhile shows in the answer."""
        with suppress(OSError):
            self._socket.sendall(data)

    def is_closed(self) -> bool:
        """Wait until the server closes, and tell that it has."""
        with suppress(ConnectionError):
            while self._socket.recv(65536):
                pass
        return True

    def answer(self, to: bytes = b"GET") -> Answer:
        """The next answer; none has a body of unknown length except by chunks."""
        head, whole = self._until(b"\r\n\r\n")
        if not whole:
            return Answer(0, head.decode("latin-1"), b"")
        text = head.decode("latin-1")
        lines = [line.lower() for line in text.split("\r\n")]
        status = int(text.split(" ", 2)[1])
        lengths = [line for line in lines if line.startswith("content-length:")]
        if to == b"HEAD" or status in (101, 204, 304):
            return Answer(status, text, b"")
        if "transfer-encoding: chunked" in lines:
            return Answer(status, text, self._chunks())
        return Answer(status, text, self._exactly(int(lengths[0].partition(":")[2])))

    def _chunks(self) -> bytes:
        found = b""
        while size := int(self._until(b"\r\n")[0], 16):
            found += self._exactly(size + 2)[:-2]
        self._exactly(2)
        return found

    def _until(self, mark: bytes) -> tuple[bytes, bool]:
        while mark not in self._left:
            if not self._more():
                return self._left, False
        found, _, self._left = self._left.partition(mark)
        return found, True

    def _exactly(self, size: int) -> bytes:
        while len(self._left) < size and self._more():
            pass
        found, self._left = self._left[:size], self._left[size:]
        return found

    def _more(self) -> bool:
        try:
            data = self._socket.recv(65536)
        except ConnectionError:
            return False
        self._left += data
        return bool(data)


def ask(base: str, data: bytes) -> Answer:
    """One request, on a connection of its own."""
    with Line(base) as line:
        line.send(data)
        return line.answer(data.partition(b" ")[0])
