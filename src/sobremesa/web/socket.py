"""The socket of a table, straight on the connection: news go out, choices come in.

It does not pass through the framework, which would cost several times what a move does. The
websockets library knows the protocol; this knows when to read and when to write.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Coroutine
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, cast
from urllib.parse import parse_qsl

import msgspec
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, State
from websockets.server import ServerProtocol

from sobremesa.play import news
from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.listener import Listener
from sobremesa.play.rates import Rate
from sobremesa.play.store import Lost
from sobremesa.web.callers import counted, is_here
from sobremesa.web.conversation import LARGEST, Conversation
from sobremesa.web.entrance import Entrance, Heads
from sobremesa.web.errors import STATUS
from sobremesa.web.frames import Cutter, framed
from sobremesa.web.guards import is_ours
from sobremesa.web.people import COOKIE
from sobremesa.web.settings import Settings

PATH: Final = re.compile(r"/api/tables/([^/?]{1,40})/socket\Z")
NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")
LONGEST_POST_S: Final = 10.0
"""A page that takes no message for so long is let go; it comes back when it can."""
FAREWELL_S: Final = 10.0
"""So long is waited for a page's own goodbye."""
BEAT_S: Final = 20.0
"""A page that has not answered a call for so long is gone."""
CODES: Final = {"no_table": 4404, "crowded": 1013}
"""With what a socket is closed that may not come in; else with 4403."""
NO_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
INBOX: Final = 16
"""So many messages wait at most; more of them are not read yet."""


def _heads(request: Request) -> Heads:
    found = request.headers.get_all
    return Heads(
        found("Host"), found("X-Forwarded-For"), found("X-Forwarded-Proto"), found("Cookie")
    )


def entry(request: Request) -> tuple[str, int | None, int]:
    """The table, seat and line that are asked for."""
    path, _, query = request.path.partition("?")
    found = PATH.match(path)
    if found is None:
        raise Denied("no_page", "there is no socket here")
    asked: dict[str, int | None] = {"seat": None, "log": 0}
    for name, value in parse_qsl(query, keep_blank_values=True):
        if name not in asked:
            raise Denied("unclear", f"the query may be seat, log, not {name[:40]!r}")
        if NUMBER.match(value) is None:
            raise Denied("unclear", f"{name} is a number, not {value[:40]!r}")
        asked[name] = int(value)
    return found[1], asked["seat"], asked["log"] or 0


def secret_of(request: Request) -> str | None:
    """What the page's cookie says."""
    try:
        cookies = SimpleCookie("; ".join(request.headers.get_all("Cookie")))
    except CookieError:
        return None
    return cookies[COOKIE].value if COOKIE in cookies else None


class TableSocket(asyncio.Protocol):
    """One page's connection; `Listener` hands it what to say, a `Conversation` what it heard."""

    def __init__(
        self,
        hall: Hall,
        settings: Settings,
        entrance: Entrance,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
    ) -> None:
        self._hall = hall
        self._settings = settings
        self._entrance = entrance
        self._name = ""
        """Under which it is counted, if it is."""
        self._server = server_state
        self._loop = asyncio.get_running_loop()
        self._wire = ServerProtocol(max_size=LARGEST)
        self._cutter: Cutter | None = None
        """Reads what comes, once the page is let in."""
        self._knocked = False
        self._early = False
        """Whether it has said something before it was let in."""
        self._transport: asyncio.Transport
        self._listener: Listener | None = None
        self._talk: Conversation | None = None
        self._inbox: deque[bytes] = deque()
        self._parts: list[bytes] = []
        self._timer: asyncio.TimerHandle | None = None
        self._full = False
        self._answered = True

    # What the loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))

    def data_received(self, data: bytes) -> None:
        """Some bytes came."""
        if self._cutter is None:
            self._early = self._knocked
            self._wire.receive_data(data)
        elif self._cutter.cut(data, self._wire.state is State.OPEN and not self._parts):
            return
        for event in self._wire.events_received():
            if isinstance(event, Request):
                self._knocked = True
                self._run(self._enter(event))
            elif isinstance(event, Frame):
                self._hear(event)
        if self._wire.handshake_exc is not None and self._wire.state is State.CONNECTING:
            self._transport.write(NO_REQUEST)
            self._transport.close()
            return
        self._write()
        if self._wire.close_expected():
            self._hang_up_later()

    def eof_received(self) -> None:
        """The page says no more."""
        self._wire.receive_eof()
        self._write()

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone."""
        self._server.connections.discard(cast(Any, self))
        if self._name:
            self._entrance.sockets.leave(self._name)
            self._name = ""
        self._stop_timer()
        self._inbox.clear()
        if self._talk is not None:
            self._talk.part()

    def pause_writing(self) -> None:
        """The page reads slower than it is told things."""
        self._full = True
        self._wait(LONGEST_POST_S, self._transport.abort)

    def resume_writing(self) -> None:
        """It has caught up."""
        self._full = False
        self._wait(BEAT_S, self._beat)
        if self._listener is not None:
            self._listener.flush()

    def shutdown(self) -> None:
        """The server goes."""
        self.leave(1012)
        self._transport.close()

    # What a listener calls.

    def carry(self, messages: deque[bytes]) -> None:
        """Send what there is, all of it in one write."""
        if self._full or self._wire.state is not State.OPEN:
            return
        if not self._transport.is_closing():
            # Nothing was agreed on that would have them look otherwise.
            self._transport.write(framed(messages))
        messages.clear()

    def leave(self, code: int) -> None:
        """Say goodbye, and wait for the page's."""
        if self._wire.state is State.OPEN and not self._transport.is_closing():
            self._wire.send_close(code)
            self._write()
            # Whatever it has said is not heeded any more, and its goodbye has to be heard.
            self._inbox.clear()
            if not self._transport.is_reading():
                self._transport.resume_reading()
            self._hang_up_later()

    # How it is done.

    async def _enter(self, request: Request) -> None:
        """Let the page in, or tell it why not."""
        # Whoever is gone already would be counted and never leave.
        host = self._admit(request) if not self._transport.is_closing() else None
        if host is None:
            return
        response = self._wire.accept(request)
        self._wire.send_response(response)
        self._write()
        if response.status_code != 101:
            self._transport.close()
            return
        if not self._early:
            # Else the library may be in the middle of a frame.
            self._cutter = Cutter(self._hear_text, self._wire.receive_data)
        try:
            self._count(host)
            await self._join(request)
        except Lost:
            self._wire.send_close(1012)
            self._write()
            self._hang_up_later()
        except Denied as denied:
            refused = news.Refused(None, denied.why, str(denied), None)
            self._wire.send_text(msgspec.json.encode(refused))
            self._wire.send_close(CODES.get(denied.why, 4403), denied.why)
            self._write()
            self._hang_up_later()

    def _admit(self, request: Request) -> str | None:
        """The address that calls, if it may; else it is told why not, and nothing is loaded."""
        entrance, heads = self._entrance, _heads(request)
        peer = self._transport.get_extra_info("peername")
        host = entrance.callers.behind(peer[0] if peer else "", heads.forwarded)
        origin = request.headers.get_all("Origin")
        try:
            entrance.check_host(heads.host)
        except Denied as denied:
            self._reject(STATUS[denied.why], str(denied))
            return None
        if len(origin) > 1 or not is_ours(
            origin[0] if origin else None, heads.host[0] if heads.host else None, self._settings
        ):
            self._reject(403, "requests must come from this server's own pages")
        elif len(self._server.connections) > entrance.connections:
            self._reject(503, "too many are here; come back later")
        elif not entrance.is_in_time(host, heads):
            self._reject(429, "fewer requests per second, please")
        else:
            return host
        return None

    def _count(self, host: str) -> None:
        """Refuse one socket too many of an address."""
        if is_here(host):
            return
        name = counted(host)
        if not self._entrance.sockets.enter(name):
            raise Denied("crowded", "too many pages of tables are open at your address")
        self._name = name

    async def _join(self, request: Request) -> None:
        table, seat, log = entry(request)
        secret = secret_of(request)
        who = await self._hall.people.find(secret) if secret else None
        live = await self._hall.entered(table, who.id if who is not None else None)
        if self._transport.is_closing():
            return
        listener = Listener(who.id if who is not None else None, seat, self)
        self._listener = listener
        await live.join(listener, log)
        rate = Rate(self._settings.message_rate)
        self._talk = Conversation(live, listener, rate, self._run, self._go_on)
        if self._transport.is_closing():
            # It went while it was let in, when there was nobody yet to take leave of.
            self._talk.part()
        elif self._wire.state is State.OPEN:
            self._wait(BEAT_S, self._beat)

    def _reject(self, status: int, detail: str) -> None:
        self._wire.send_response(self._wire.reject(status, detail + "\n"))
        self._write()
        self._transport.close()

    def _hear(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG:
            self._answered = True
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        self._parts.append(bytes(frame.data))
        if frame.fin:
            raw, self._parts = b"".join(self._parts), []
            self._hear_text(raw)

    def _hear_text(self, raw: bytes) -> None:
        if self._listener is not None and self._listener.closing:
            return
        self._inbox.append(raw)
        if len(self._inbox) >= INBOX:
            self._transport.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        """Heed what has come in, one after the other: also if the page goes meanwhile."""
        talk = self._talk
        if talk is None:
            return
        try:
            while self._inbox and not talk.busy and not self._closing:
                raw = self._inbox.popleft()
                if len(self._inbox) == INBOX - 1 and not self._transport.is_closing():
                    self._transport.resume_reading()
                talk.heed(raw)
        except Exception as problem:
            talk.failed(problem)

    @property
    def _closing(self) -> bool:
        return self._listener is None or self._listener.closing != 0

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._server.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if not isinstance(problem, Exception):
            self._go_on()
        elif self._talk is not None:
            self._talk.failed(problem)
        else:
            self._transport.abort()

    def _write(self) -> None:
        data = self._wire.data_to_send()
        if data and not self._transport.is_closing():
            self._transport.write(b"".join(data))
            if data[-1] == SEND_EOF and self._transport.can_write_eof():
                # Nothing more will be said: whoever waits for that may go at once.
                self._transport.write_eof()

    def _beat(self) -> None:
        """Ask a quiet page whether it is still there."""
        if not self._answered or self._wire.state is not State.OPEN:
            self._transport.abort()
            return
        self._answered = False
        self._wire.send_ping(b"")
        self._write()
        self._wait(BEAT_S, self._beat)

    def _hang_up_later(self) -> None:
        self._wait(FAREWELL_S if self._wire.close_rcvd is None else 0.0, self._transport.close)

    def _wait(self, seconds: float, then: Any) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
