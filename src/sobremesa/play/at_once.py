"""Acts that have to wait for nothing but the store, as nearly all: without a task, and compiled.

Whatever stands in the way of one leaves it to the coroutine that can wait: `LiveTable.act`.
"""

from __future__ import annotations

from collections.abc import Coroutine
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol

from sobremesa.core.words import Seat
from sobremesa.play import acts, news
from sobremesa.play.denied import Denied
from sobremesa.play.listener import Listener
from sobremesa.play.prepared import Prepared
from sobremesa.play.store import Lost

if TYPE_CHECKING:
    from sobremesa.play.live import LiveTable


class Asker(Protocol):
    """Whoever wants an act carried out."""

    def answered(self) -> None:
        """It is carried out, and he has been told."""

    def failed(self, problem: Exception) -> None:
        """Something of ours has failed."""

    def wait_for(self, message: str, work: Coroutine[Any, Any, None]) -> None:
        """It takes longer, and he has to see to it that this is done."""


class Act:
    """What somebody wants to choose."""

    __slots__ = ("began", "choices", "listener", "message", "version")

    def __init__(self, listener: Listener, message: str, version: int, choices: list[str]) -> None:
        self.began = perf_counter()
        self.listener = listener
        self.message = message
        self.version = version
        self.choices = choices

    @property
    def seat(self) -> Seat:
        """Who wants it; seats change hands while it waits for its turn."""
        return self.listener.seat

    def confirm(self) -> None:
        """Tell him that it is carried out and safe."""
        # Each choice leaves a line in the chooser's log, so each is a version of his.
        self.listener.tell(news.Done(self.message, self.version + len(self.choices)))


class Pending:
    """An act that is being kept; the table's lock is held meanwhile."""

    __slots__ = ("_act", "_asker", "_live", "_prepared")

    def __init__(self, live: LiveTable, act: Act, asker: Asker) -> None:
        self._live = live
        self._act = act
        self._asker = asker
        self._prepared: Prepared

    def begin(self, current: int) -> None:
        """Judge it by the seat's current version, and have it kept."""
        live, act = self._live, self._act
        table = live.table
        entry, draft = acts.judged(table, current, act.seat, act.message, act.version, act.choices)
        prepared = self._prepared = table.prepared(entry, table.card.now(), draft)
        live.put(
            table.agreement.id,
            prepared.row,
            prepared.standing,
            prepared.turn,
            prepared.only_moved,
            self.kept,
        )

    def kept(self, problem: Exception | None) -> None:
        """It is kept, or not."""
        live, act = self._live, self._act
        if problem is not None:
            self._asker.wait_for(act.message, live.act_again(act, self._prepared.row, problem))
            return
        try:
            act.confirm()
            live.let_happen(self._prepared)
            live.acted(act.seat, len(act.choices), act.began)
        except Exception as fault:
            self._asker.failed(fault)
        finally:
            live.lock.release()
        self._asker.answered()


def begin(live: LiveTable, act: Act, asker: Asker) -> bool:
    """Begin an act, unless something stands in its way."""
    if live.lost or not live.rest.is_over or act.seat not in live.audience.viewers:
        return False
    if not live.lock.take():
        return False
    try:
        current = live.audience.viewer(act.seat).version
        Pending(live, act, asker).begin(current)
    except (Denied, Lost):
        live.lock.release()
        return False
    except BaseException:
        live.lock.release()
        raise
    return True
