"""Work for tables that takes long: done beside the server, counted, one at a time for each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar

from sobremesa.core.words import Refusal, Seat
from sobremesa.play import jobs
from sobremesa.play.denied import Denied
from sobremesa.play.handed import Before, Handed
from sobremesa.play.jobs import Act, Answer, Hints, Verdict
from sobremesa.play.match import Match
from sobremesa.play.memory import Memory
from sobremesa.play.past import Past
from sobremesa.play.replays import Film, called
from sobremesa.play.viewer import Seen
from sobremesa.play.workers import Workers

T = TypeVar("T")

SHARE: Final = 0.2
"""Seconds of a processor that a person may use at one table, each second on average,"""
BURST: Final = 5.0
"""and so many at once."""
SENTENCE: Final = "by the rules there are this game cannot be played again"
PATIENCE: Final = 10
"""How far the workers stand back behind those who play."""


class Budget:
    """What is left of a person's time at a table."""

    def __init__(self) -> None:
        self._left = BURST
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        """Seconds; less than none after dear work."""
        at = time.monotonic()
        self._left = min(BURST, self._left + (at - self._at) * SHARE)
        self._at = at
        return self._left

    def spend(self, seconds: float) -> None:
        """So much was used."""
        self._left -= seconds


class Background:
    """Has work done in a worker. Each person has one thing done at a time; so has a table's own."""

    def __init__(self, workers: Workers | None = None) -> None:
        self._workers = workers if workers is not None else Workers(1, PATIENCE)
        self._memory = Memory()
        self._running: dict[Hashable, asyncio.Task[Any]] = {}
        self._budgets: dict[tuple[str, str], Budget] = {}
        self._turns: dict[str, asyncio.Lock] = {}

    async def stop(self) -> None:
        """Do no more."""
        running = list(self._running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self._workers.stop()

    def tidy(self) -> None:
        """Forget those who have used nothing for a while."""
        full = [who for who, budget in self._budgets.items() if budget.left >= BURST]
        for who in full:
            del self._budgets[who]

    # What can be asked.

    async def look(self, table: str, past: Past, seat: Seat) -> Seen:
        """What a viewer has been shown so far."""
        return await self._done(table, jobs.look, past, seat)

    async def agrees(self, table: str, past: Past, acts: Sequence[Act], over: bool) -> bool:
        """Whether today's rules tell what was told then, and end a game that has ended."""
        return await self._done(table, jobs.agrees, past, acts, over)

    async def begins(self, table: str, who: str, past: Past) -> None:
        """See to it that a game can begin so; what that takes is the person's time."""
        seconds, _ = await self._counted(who, jobs.begins, past)
        self.budget(who, table).spend(seconds)

    async def films(self, table: str, past: Past) -> dict[str, Film]:
        """Everybody's frames of a finished game."""
        return await self._done(table, jobs.film, past, None)

    async def film(self, table: str, past: Past, seat: Seat, who: str | None) -> Film:
        """One viewer's frames of a game that is played."""
        question = ("film", table, len(past.choices), len(past.taken), seat)
        asked = self._asked(question, who, table, jobs.film, lambda: (past, seat))
        return (await asked)[called(seat)]

    async def attempt(
        self, table: str, who: str | None, match: Match, seat: Seat, at: int, choices: list[str]
    ) -> Answer:
        """What would come of choices, from the seat's view alone; `at` is its version."""

        def question() -> tuple[Any, ...]:
            handed = Handed.of(match.view(seat))
            return match.game.name, handed, seat, choices, match.forgets

        known = ("try", table, seat, at, *choices)
        return await self._asked(known, who, table, jobs.attempt, question)

    async def hint(
        self,
        table: str,
        who: str | None,
        match: Match,
        seat: Seat,
        at: int,
        planned: list[str],
        luck: bytes,
    ) -> Hints:
        """The best choices of a seat, from its view alone; `at` is its version."""

        def question() -> tuple[Any, ...]:
            return match.game.name, Handed.of(match.view(seat)), seat, planned, luck

        known = ("hint", table, seat, at, *planned)
        return await self._asked(known, who, table, jobs.hint, question)

    async def verdict(
        self, table: str, who: str | None, before: Before, chosen: list[str]
    ) -> Verdict:
        """What choices have given away, from what was known before them alone."""
        known = ("verdict", table, before.seat, before.version)
        given = (before.game, before.handed, before.seat, chosen, before.luck)
        return await self._asked(known, who, table, jobs.verdict, lambda: given)

    def budget(self, who: str | None, table: str) -> Budget:
        """The person's time at the table; strangers share one. Refused while there is none left."""
        found = self._budgets.setdefault((who or "", table), Budget())
        if found.left <= 0:
            raise Denied("too_fast", "that is much to work out; ask again in a moment")
        return found

    # How it is done.

    async def _asked(
        self,
        question: Hashable,
        who: str | None,
        table: str,
        work: Callable[..., T],
        given: Callable[[], tuple[Any, ...]],
    ) -> T:
        """The answer: from memory, from whoever works it out already, or worked out."""
        known: T | None = self._memory.get(question)
        if known is not None:
            return known
        task = self._running.get(question)
        if task is None:
            budget = self.budget(who, table)
            task = asyncio.create_task(
                self._answered(question, who or table, budget, work, given())
            )
            self._running[question] = task
            task.add_done_callback(lambda _: self._running.pop(question))
        # Whoever asked first may go: others wait for the same.
        answer: T = await asyncio.shield(task)
        return answer

    async def _answered(
        self,
        question: Hashable,
        turn: str,
        budget: Budget,
        work: Callable[..., T],
        given: tuple[Any, ...],
    ) -> T:
        seconds, answer = await self._counted(turn, work, *given)
        budget.spend(seconds)
        self._memory.keep(question, answer)
        return answer

    async def _done(self, table: str, work: Callable[..., T], *given: Any) -> T:
        return (await self._counted(table, work, *given))[1]

    async def _counted(self, turn: str, work: Callable[..., T], *given: Any) -> tuple[float, T]:
        """One after the other for each, so that nobody fills the workers alone."""
        lock = self._turns.setdefault(turn, asyncio.Lock())
        try:
            async with lock:
                return await self._workers.run(jobs.counted, work, *given)
        except Refusal:
            # An engine's words would tell what is hidden.
            raise Denied("closed", SENTENCE) from None
        finally:
            if not lock.locked():
                self._turns.pop(turn, None)
