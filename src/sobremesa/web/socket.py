"""The socket of a table, straight on the connection: news go out, choices come in.

It does not pass through the framework, which would cost several times what a move does.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final, cast

from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.http11 import Request

from sobremesa.play.denied import Denied
from sobremesa.play.hall import Hall
from sobremesa.play.listener import Listener
from sobremesa.play.store import Lost
from sobremesa.web.admission import Rejected, caller, entry, secret_of
from sobremesa.web.callers import counted, is_here
from sobremesa.web.conversation import LARGEST, Conversation
from sobremesa.web.entrance import Entrance
from sobremesa.web.frames import Cutter, framed
from sobremesa.web.inbox import Inbox
from sobremesa.web.settings import Settings
from sobremesa.web.wire import Wire

LONGEST_POST_S: Final = 10.0
"""A page that takes no message for so long is let go; it comes back when it can."""
FAREWELL_S: Final = 10.0
"""So long is waited for a page's own goodbye."""
BEAT_S: Final = 20.0
"""A page that has not answered a call for so long is gone."""


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
        self._wire: Wire
        self._cutter: Cutter | None = None
        """Reads what comes, once the page is let in."""
        self._knocked = False
        self._early = False
        """Whether it has said something before it was let in."""
        self._transport: asyncio.Transport
        self._listener: Listener | None = None
        self._talk: Conversation | None = None
        self._inbox: Inbox
        self._timer: asyncio.TimerHandle | None = None
        self._full = False

    # What the loop calls.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks."""
        self._transport = cast(asyncio.Transport, transport)
        self._wire = Wire(self._transport, LARGEST)
        self._inbox = Inbox(self._transport)
        self._server.connections.add(cast(Any, self))

    def data_received(self, data: bytes) -> None:
        """Some bytes came."""
        if self._cutter is None:
            self._early = self._knocked
            self._wire.receive(data)
        elif self._cutter.cut(data, self._wire.is_between_messages):
            return
        for came in self._wire.received():
            if isinstance(came, Request):
                self._knocked = True
                self._run(self._enter(came))
            else:
                self._inbox.put(came)
        if self._wire.is_no_request():
            return
        self._wire.flush()
        if self._wire.is_over:
            self._hang_up_later()

    def eof_received(self) -> None:
        """The page says no more."""
        self._wire.end()

    def connection_lost(self, exc: Exception | None) -> None:
        """The page is gone."""
        self._server.connections.discard(cast(Any, self))
        if self._name:
            self._entrance.sockets.leave(self._name)
            self._name = ""
        self._stop_timer()
        self._inbox.close()
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
        if self._full or not self._wire.is_open:
            return
        if not self._transport.is_closing():
            # Nothing was agreed on that would have them look otherwise.
            self._transport.write(framed(messages))
        messages.clear()

    def leave(self, code: int) -> None:
        """Say goodbye, and wait for the page's."""
        if self._wire.is_open and not self._transport.is_closing():
            self._wire.part(code)
            # Whatever it has said is not heeded any more, and its goodbye has to be heard.
            self._inbox.close()
            if not self._transport.is_reading():
                self._transport.resume_reading()
            self._hang_up_later()

    # How it is done.

    async def _enter(self, request: Request) -> None:
        """Let the page in, or tell it why not."""
        if self._transport.is_closing():
            # Whoever is gone already would be counted and never leave.
            return
        peer = self._transport.get_extra_info("peername")
        here = len(self._server.connections)
        try:
            host = caller(request, peer[0] if peer else "", here, self._entrance, self._settings)
        except Rejected as rejected:
            self._wire.reject(rejected.status, str(rejected))
            self._transport.close()
            return
        if not self._wire.accept(request):
            self._transport.close()
            return
        if not self._early:
            # Else the library may be in the middle of a frame.
            self._cutter = Cutter(self._inbox.put, self._wire.receive)
        try:
            self._count(host)
            await self._join(request)
        except Lost:
            self._wire.part(1012)
            self._hang_up_later()
        except Denied as denied:
            self._wire.refuse(denied)
            self._hang_up_later()

    def _count(self, host: str) -> None:
        """Refuse one socket too many of an address."""
        if is_here(host):
            return
        name = counted(host)
        if not self._entrance.sockets.enter(name):
            raise Denied("crowded", "too many pages of tables are open at your address")
        self._name = name

    async def _join(self, request: Request) -> None:
        asked = entry(request)
        # A screen that others see is nobody's: it cannot be told what only its owner may know.
        secret = None if asked.public else secret_of(request)
        who = await self._hall.people.find(secret) if secret else None
        live = await self._hall.entered(asked.table, who.id if who is not None else None)
        if self._transport.is_closing():
            return
        listener = Listener(who.id if who is not None else None, asked.seat, self)
        self._listener = listener
        await live.join(listener, asked.log)
        rate = self._settings.message_rate
        self._talk = Conversation(live, listener, rate, self._run, self._inbox.go_on)
        if self._transport.is_closing():
            # It went while it was let in, when there was nobody yet to take leave of.
            self._talk.part()
            return
        self._inbox.open(self._talk)
        if self._wire.is_open:
            self._wait(BEAT_S, self._beat)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        task = self._loop.create_task(work)
        self._server.tasks.add(task)
        task.add_done_callback(self._ran)

    def _ran(self, task: asyncio.Task[None]) -> None:
        self._server.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if not isinstance(problem, Exception):
            self._inbox.go_on()
        elif self._talk is not None:
            self._talk.failed(problem)
        else:
            self._transport.abort()

    def _beat(self) -> None:
        """Ask a quiet page whether it is still there."""
        if not self._wire.answered or not self._wire.is_open:
            self._transport.abort()
            return
        self._wire.ping()
        self._wait(BEAT_S, self._beat)

    def _hang_up_later(self) -> None:
        self._wait(0.0 if self._wire.has_heard_goodbye else FAREWELL_S, self._transport.close)

    def _wait(self, seconds: float, then: Any) -> None:
        self._stop_timer()
        self._timer = self._loop.call_later(seconds, then)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
