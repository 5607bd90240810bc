"""Heeds what a page says at a table, one message after the other."""

from __future__ import annotations

from typing import Final

import msgspec

from sobremesa.core.words import SPECTATOR
from sobremesa.play import figures, news
from sobremesa.play.denied import Denied
from sobremesa.play.listener import Listener
from sobremesa.play.live import LiveTable
from sobremesa.play.rates import Rate
from sobremesa.play.store import Lost
from sobremesa.web.messages import Act, AskHint, Message, Nudge, Say, Try, decode

PATIENCE: Final = 100
"""So many messages that are refused in a row, and the socket is closed."""
LARGEST: Final = 8192
"""Bytes of a message."""


class Conversation:
    """One page at one table."""

    def __init__(self, live: LiveTable, listener: Listener, rate: Rate) -> None:
        self._live = live
        self._listener = listener
        self._rate = rate
        self._in_vain = 0

    async def heed(self, raw: bytes) -> None:
        """Do what a message says, or refuse it; whoever is refused too often has to go."""
        figures.MESSAGES.inc()
        if await self._heed(raw):
            self._in_vain = 0
            return
        self._in_vain += 1
        if self._in_vain >= PATIENCE:
            self._listener.close(1008)

    def part(self) -> None:
        """The page is gone."""
        self._listener.close(1006)
        self._live.part(self._listener)

    def failed(self, problem: Exception) -> None:
        """A fault of ours: the page comes back by itself."""
        self._live.logbook.socket_failed(self._listener.seat, problem)
        self._listener.close(1011)

    async def _heed(self, raw: bytes) -> bool:
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
        except Lost as problem:
            # The store does not answer any more; the page comes back, and sends it again.
            self._live.logbook.store_failed(str(problem))
            self._listener.close(1012)
            return True
        except Denied as denied:
            number = said.id if isinstance(said, Act | AskHint | Try) else None
            self._refuse(number, denied, fresh=denied.why != "lost")
            return False
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            unclear = Denied("unclear", f"no message that is known here: {problem}")
            self._refuse(None, unclear, fresh=False)
            return False
        return True

    async def _do(self, said: Message) -> None:
        live, listener = self._live, self._listener
        match said:
            case Act():
                await live.act(listener, said.id, said.version, said.choices)
            case Try():
                listener.tell(await live.attempt(listener, said.id, said.version, said.choices))
            case AskHint():
                listener.tell(await live.hint(listener, said.id, said.version))
            case Say():
                await live.say(listener, said.text)
            case Nudge():
                live.nudge(listener, said.seat)

    def _refuse(self, number: str | None, denied: Denied, fresh: bool) -> None:
        figures.REFUSED.labels(denied.why).inc()
        live, listener = self._live, self._listener
        live.logbook.refused(listener.seat, denied.why)
        state = None
        if fresh and live.table.match is not None and listener.seat != SPECTATOR:
            state = live.audience.fresh(listener)
        listener.tell(news.Refused(number, denied.why, str(denied), denied.rule, state))
