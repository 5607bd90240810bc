"""The socket of a table: news go out, choices come in."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import Meta, Struct

from sobremesa.core.words import SPECTATOR
from sobremesa.play import news
from sobremesa.play.denied import Denied
from sobremesa.play.sitter import Listener
from sobremesa.play.sitting import MOST_CHOICES, NO_SPECTATORS, Sitting
from sobremesa.web.given import TheHall, TheSettings
from sobremesa.web.metrics import MESSAGES, REFUSED
from sobremesa.web.people import caller

BURST: Final = 3
"""A socket may send so many seconds' worth of messages at once."""
PATIENCE: Final = 100
"""So many messages that are refused in a row, and the socket is closed."""
LARGEST: Final = 8192
"""Bytes of a message."""
LONGEST_POST_S: Final = 10.0
"""A page that takes no message for so long is let go; it comes back when it can."""

Id = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
Choices = Annotated[list[Annotated[str, Meta(max_length=128)]], Meta(max_length=MOST_CHOICES)]


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Choices to carry out, all or none."""

    id: Id
    version: int
    choices: Choices


class Try(Struct, tag="try", forbid_unknown_fields=True):
    """Choices to try out."""

    id: Id
    version: int
    choices: Choices


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Something to say to all."""

    text: Annotated[str, Meta(max_length=1000)]


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """A seat to ask for its choice."""

    seat: int


Message: TypeAlias = Act | Try | Say | Nudge
decode: Callable[[bytes], Message] = msgspec.json.Decoder(Message).decode


class Rate:
    """So many messages per second on average, and a few more at once."""

    def __init__(self, per_second: float) -> None:
        self._rate = per_second
        self._most = per_second * BURST
        self._left = self._most
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the rate."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


@websocket("/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    hall: TheHall,
    settings: TheSettings,
    seat: FromQuery[int | None] = None,
    log: FromQuery[int] = 0,
) -> None:
    """Let a page sit at a table until it goes."""
    who = await caller(socket, hall)
    listener = Listener(who.id if who else None, seat)
    await socket.accept()
    try:
        sitting = await hall.table(table)
        if not sitting.may_enter(listener.person):
            raise Denied(*NO_SPECTATORS)
        sitting.join(listener, log)
    except Denied as denied:
        await _refuse_entry(socket, denied)
        return
    ear = Ear(socket, sitting, listener, Rate(settings.message_rate))
    hearing = asyncio.create_task(ear.listen())
    hearing.add_done_callback(lambda _: listener.close(1000))
    try:
        await _send(socket, listener)
    finally:
        sitting.part(listener)
        listener.close(1006)
        if ear.idle:
            hearing.cancel()
        (end,) = await asyncio.gather(hearing, return_exceptions=True)
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            sitting.logbook.socket_failed(listener.viewer, end)


async def _refuse_entry(socket: WebSocket[Any, Any, Any], denied: Denied) -> None:
    refused = news.Refused(None, denied.why, str(denied), None)
    await socket.send_text(msgspec.json.encode(refused).decode())
    await socket.close(4404 if denied.why == "no_table" else 4403, denied.why)


class Watchdog:
    """Lets a task go that takes too long over one thing; one timer watches over all of them."""

    def __init__(self, longest: float) -> None:
        self.barked = False
        self._longest = longest
        self._task = asyncio.current_task()
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None
        self._timer = self._loop.call_later(longest, self._look)

    def begin(self) -> None:
        """The task turns to the next thing."""
        self._since = self._loop.time()

    def end(self) -> None:
        """The task has done it, and may wait for another as long as it likes."""
        self._since = None

    def leave(self) -> None:
        """Watch no more."""
        self._timer.cancel()

    def _look(self) -> None:
        over = 0.0 if self._since is None else self._loop.time() - self._since
        if over < self._longest:
            self._timer = self._loop.call_later(self._longest - over, self._look)
        elif self._task is not None:
            self.barked = True
            self._task.cancel()


async def _send(socket: WebSocket[Any, Any, Any], listener: Listener) -> None:
    """Post the listener's mail, in order, until it goes or takes no more."""
    watchdog = Watchdog(LONGEST_POST_S)
    try:
        while True:
            message = await listener.next()
            watchdog.begin()
            if message is None:
                await socket.close(listener.closing)
                return
            await socket.send_text(message.decode())
            watchdog.end()
    except asyncio.CancelledError:
        if not watchdog.barked:
            raise
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
    finally:
        watchdog.leave()


class Ear:
    """Takes messages until the page goes or is sent away."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], sitting: Sitting, listener: Listener, rate: Rate
    ) -> None:
        self.idle = True
        """Whether it may be stopped: what it has begun to heed, it heeds to the end."""
        self._socket = socket
        self._sitting = sitting
        self._listener = listener
        self._rate = rate

    async def listen(self) -> None:
        """Heed one message after the other."""
        in_vain = 0
        while not self._listener.closing:
            self.idle = True
            message: Any = await self._socket.receive()
            self.idle = False
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            raw: bytes = text.encode() if text is not None else message.get("bytes") or b""
            MESSAGES.inc()
            in_vain = 0 if await self._heed(raw) else in_vain + 1
            if in_vain >= PATIENCE:
                self._listener.close(1008)
                return

    async def _heed(self, raw: bytes) -> bool:
        """Do what a message says; tell whether it could be done."""
        if not self._rate.take():
            refused = Denied("too_fast", "fewer messages per second, please")
            self._refuse(None, refused, fresh=False)
            return False
        said: Message | None = None
        try:
            if len(raw) > LARGEST:
                raise Denied("unclear", f"a message has at most {LARGEST} bytes, not {len(raw)}")
            said = decode(raw)
            await self._do(said)
        except Denied as denied:
            number = said.id if isinstance(said, Act | Try) else None
            self._refuse(number, denied, fresh=denied.why != "lost")
            return False
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            unclear = Denied("unclear", f"no message that is known here: {problem}")
            self._refuse(None, unclear, fresh=False)
            return False
        return True

    async def _do(self, said: Message) -> None:
        sitting, listener = self._sitting, self._listener
        match said:
            case Act():
                await sitting.act(listener, said.id, said.version, said.choices)
            case Try():
                tried = sitting.attempt(listener.viewer, said.id, said.version, said.choices)
                listener.tell(tried)
            case Say():
                await sitting.say(listener, said.text)
            case Nudge():
                sitting.nudge(listener, said.seat)

    def _refuse(self, number: str | None, denied: Denied, fresh: bool) -> None:
        REFUSED.labels(denied.why).inc()
        sitting, listener = self._sitting, self._listener
        sitting.logbook.refused(listener.viewer, denied.why)
        state = None
        if fresh and sitting.match is not None and listener.viewer != SPECTATOR:
            state = sitting.fresh(listener.viewer)
        listener.tell(news.Refused(number, denied.why, str(denied), denied.rule, state))
