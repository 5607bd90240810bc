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
from sobremesa.play.tallies import TALLIES
from sobremesa.web import errands
from sobremesa.web.messages import Act, AskHint, Message, Try, Undo, decode

PATIENCE: Final = 100
"""So many messages that are refused in a row, and the socket is closed."""
LARGEST: Final = 8192
"""Bytes of a message."""
MOST_THOUGHTS: Final = 3
"""So much is thought about for a page at once, while it may go on."""
Work: TypeAlias = Coroutine[Any, Any, None]


class Conversation:
    """One page at one table."""

    def __init__(
        self,
        live: LiveTable,
        listener: Listener,
        message_rate: float,
        run: Callable[[Work], None],
        on_free: Callable[[], None],
    ) -> None:
        self.live = live
        self.listener = listener
        self.busy = False
        """Whether a message is still being heeded; the next one has to wait."""
        self._rate = Rate(message_rate)
        self._run = run
        self._on_free = on_free
        self._in_vain = 0
        self.thoughts = 0
        """How much is being thought about for the page."""

    @property
    def closing(self) -> bool:
        """Whether the page has to go: nothing that it says is heeded any more."""
        return self.listener.closing != 0

    def heed(self, raw: bytes) -> None:
        """Do what a message says, or refuse it: at once, or else it is busy meanwhile."""
        TALLIES.running.message()
        said = self._read(raw)
        if said is None:
            return
        self.busy = True
        if isinstance(said, Act) and not said.coach:
            act = at_once.Act(self.listener, said.id, said.version, said.choices)
            if at_once.begin(self.live, act, self):
                return
        number = said.id if isinstance(said, Act | AskHint | Try | Undo) else None
        self._run(errands.run(self, number, errands.errand(self, said)))

    def think(self, number: str, work: Coroutine[Any, Any, news.News]) -> None:
        """Have something thought about, and told when it is found; the page may go on meanwhile."""
        if self.thoughts >= MOST_THOUGHTS:
            work.close()
            raise Denied("too_fast", "one thing after the other, please")
        self.thoughts += 1
        self._run(errands.thought(self, number, work))

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
        listener = self.listener
        state = None
        if fresh and self.live.table.match is not None and listener.seat != SPECTATOR:
            state = self.live.audience.fresh(listener)
        self.deny(number, denied, state)
        self.busy = False
        self._in_vain += 1
        if self._in_vain >= PATIENCE:
            listener.close(1008)

    def deny(self, number: str | None, denied: Denied, state: news.State | None = None) -> None:
        """Say why not; whatever else is being heeded goes on."""
        figures.REFUSED.labels(denied.why).inc()
        self.live.logbook.refused(self.listener.seat, denied.why)
        self.listener.tell(news.Refused(number, denied.why, str(denied), denied.rule, state))

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
