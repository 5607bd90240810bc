"""A connection that speaks WebSocket: the websockets library knows the protocol, this writes."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Iterator
from typing import Final

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from sobremesa.play import news
from sobremesa.play.denied import Denied

CODES: Final = {"no_table": 4404, "crowded": 1013}
"""With what a socket is closed that may not come in; else with 4403."""
CONTENTS: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
OPEN: Final = State.OPEN
"""Asked for with every message; Python 3.11 calls a function to find it in its class."""
NO_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Wire:
    """One connection, from the request for a socket to the last goodbye."""

    def __init__(self, transport: Transport, largest: int) -> None:
        self._transport = transport
        self._protocol = ServerProtocol(max_size=largest)
        self.receive = self._protocol.receive_data
        """Takes what has come."""
        self.answered = True
        """Whether the page has answered the last call."""
        self._parts: list[bytes] = []
        """Of a message that is not whole yet."""

    @property
    def is_open(self) -> bool:
        """Whether messages may go."""
        return self._protocol.state is OPEN

    @property
    def is_over(self) -> bool:
        """Whether nothing will come any more but the end of the connection."""
        return self._protocol.close_expected()

    @property
    def has_heard_goodbye(self) -> bool:
        """Whether the page wants to go, or has said goodbye in its turn."""
        return self._protocol.close_rcvd is not None

    @property
    def is_between_messages(self) -> bool:
        """Whether a message may begin now."""
        return self._protocol.state is OPEN and not self._parts

    def received(self) -> Iterator[Request | bytes]:
        """The request, and the messages that have come whole."""
        for event in self._protocol.events_received():
            if isinstance(event, Request):
                yield event
            elif isinstance(event, Frame) and event.opcode is Opcode.PONG:
                self.answered = True
            elif isinstance(event, Frame) and event.opcode in CONTENTS:
                self._parts.append(bytes(event.data))
                if event.fin:
                    message, self._parts = b"".join(self._parts), []
                    yield message

    def is_no_request(self) -> bool:
        """Whether something else came than a request for a socket; then it is over."""
        protocol = self._protocol
        if protocol.handshake_exc is None or protocol.state is not State.CONNECTING:
            return False
        self._transport.write(NO_REQUEST)
        self._transport.close()
        return True

    def end(self) -> None:
        """The other side says no more."""
        self._protocol.receive_eof()
        self.flush()

    def accept(self, request: Request) -> bool:
        """Open the socket; tell whether the request was in order."""
        response = self._protocol.accept(request)
        self._protocol.send_response(response)
        self.flush()
        return response.status_code == 101

    def reject(self, status: int, detail: str) -> None:
        """Answer that there is no socket."""
        self._protocol.send_response(self._protocol.reject(status, detail + "\n"))
        self.flush()

    def refuse(self, denied: Denied) -> None:
        """Say why the page may not come in, and goodbye."""
        refused = news.Refused(None, denied.why, str(denied), None)
        self._protocol.send_text(msgspec.json.encode(refused))
        self.part(CODES.get(denied.why, 4403), denied.why)

    def part(self, code: int, reason: str = "") -> None:
        """Say goodbye."""
        self._protocol.send_close(code, reason)
        self.flush()

    def ping(self) -> None:
        """Ask whether the page is still there."""
        self.answered = False
        self._protocol.send_ping(b"")
        self.flush()

    def flush(self) -> None:
        """Write what the protocol wants to say."""
        data = self._protocol.data_to_send()
        if data and not self._transport.is_closing():
            self._transport.write(b"".join(data))
            if data[-1] == SEND_EOF and self._transport.can_write_eof():
                # Nothing more will be said: whoever waits for that may go at once.
                self._transport.write_eof()
