"""Heeds what a page says at a table, one message after the other."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

import msgspec

from sobremesa.core.words import SPECTATOR
from sobremesa.play import at_once, figures, news
from sobremesa.play.denied import Denied
from sobremesa.play.listener import Listener
from sobremesa.play.live import LiveTable
from sobremesa.play.rates import Rate
from sobremesa.web import errands
from sobremesa.web.messages import Act, AskHint, Message, Try, decode

PATIENCE: Final = 100
"""So many messages that are refused in a row, and the socket is closed."""
LARGEST: Final = 8192
"""Bytes of a message."""
Work: TypeAlias = Coroutine[Any, Any, None]


class Conversation:
    """One page at one table."""

    def __init__(
        self,
        live: LiveTable,
        listener: Listener,
        rate: Rate,
        run: Callable[[Work], None],
        on_free: Callable[[], None],
    ) -> None:
        self.live = live
        self.listener = listener
        self.busy = False
        """Whether a message is still being heeded; the next one has to wait."""
        self._rate = rate
        self._run = run
        self._on_free = on_free
        self._in_vain = 0

    @property
    def closing(self) -> bool:
        """Whether the page has to go: nothing that it says is heeded any more."""
        return self.listener.closing != 0

    def heed(self, raw: bytes) -> None:
        """Do what a message says, or refuse it: at once, or else it is busy meanwhile."""
        figures.MESSAGES.inc()
        said = self._read(raw)
        if said is None:
            return
        self.busy = True
        if isinstance(said, Act):
            act = at_once.Act(self.listener, said.id, said.version, said.choices)
            if at_once.begin(self.live, act, self):
                return
        number = said.id if isinstance(said, Act | AskHint | Try) else None
        self._run(errands.run(self, number, errands.errand(self.live, self.listener, said)))

    def part(self) -> None:
        """The page is gone."""
        self.listener.close(1006)
        self.live.part(self.listener)

    def satisfied(self) -> None:
        """The message was heeded."""
        self._in_vain = 0
        self.busy = False

    def refuse(self, number: str | None, denied: Denied, fresh: bool) -> None:
        """Say why not; whoever is refused too often has to go."""
        figures.REFUSED.labels(denied.why).inc()
        live, listener = self.live, self.listener
        live.logbook.refused(listener.seat, denied.why)
        state = None
        if fresh and live.table.match is not None and listener.seat != SPECTATOR:
            state = live.audience.fresh(listener)
        listener.tell(news.Refused(number, denied.why, str(denied), denied.rule, state))
        self.busy = False
        self._in_vain += 1
        if self._in_vain >= PATIENCE:
            listener.close(1008)

    # What comes of an act.

    def answered(self) -> None:
        """It is carried out."""
        self.satisfied()
        self._on_free()

    def failed(self, problem: Exception) -> None:
        """A fault of ours: the page comes back by itself."""
        self.live.logbook.socket_failed(self.listener.seat, problem)
        self.listener.close(1011)

    def wait_for(self, message: str, work: Work) -> None:
        """It takes longer."""
        self._run(errands.run(self, message, work))

    def _read(self, raw: bytes) -> Message | None:
        """What it says; nothing if it is refused."""
        if not self._rate.take():
            refused = Denied("too_fast", "fewer messages per second, please")
            self.refuse(None, refused, fresh=False)
            return None
        try:
            if len(raw) > LARGEST:
                raise Denied("unclear", f"a message has at most {LARGEST} bytes, not {len(raw)}")
            return decode(raw)
        except Denied as denied:
            self.refuse(None, denied, fresh=True)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            unclear = Denied("unclear", f"no message that is known here: {problem}")
            self.refuse(None, unclear, fresh=False)
        return None
