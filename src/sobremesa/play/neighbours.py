"""Hears what other processes have written, where several serve the same tables.

PostgreSQL tells of each commit. Nothing depends on hearing it: whoever has missed something reads
the journal before it refuses or greets anybody; a table would only stand still for its viewers.
Once a second each process says that it is there, and what need not be kept; and it looks whether
one that stands still holds up the others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from sobremesa.play import figures

CHANNEL: Final = "sobremesa"
BEATS: Final = "sobremesa_beats"
MANY: Final = "many"
"""Said of a commit with more tables than a notice can name."""
LONGEST_NOTICE: Final = 7000
RETRY_S: Final = 0.5
BEAT_S: Final = 1.0
DEAF_S: Final = 3.0
"""Pages that may have missed something for so long are sent away; they come back elsewhere."""

Written = dict[str, int]
"""How many entries each table's journal has now."""

TELL: Final = text(f"SELECT pg_notify('{CHANNEL}', :notice)")
SERVING: Final = 0x50B2E3E5B
"""The number of a lock that whoever serves a database shares."""
SERVE: Final = f"SELECT pg_advisory_lock_shared({SERVING})"
SAY: Final = f"SELECT pg_notify('{BEATS}', $1)"
FROZEN_MS: Final = "1000"
"""A process that stops in the middle of a transaction holds up the others no longer than this;"""
CAUGHT_MS: Final = "500"
"""nor, much, than this if it stops where it has announced a statement and not yet sent its values.

PostgreSQL does not count that as idle, and would wait until the process goes on.
"""
FREE: Final = f"""
    SELECT pg_terminate_backend(holder.pid)
    FROM pg_stat_activity AS waiting
    CROSS JOIN LATERAL unnest(pg_blocking_pids(waiting.pid)) AS blocking (pid)
    JOIN pg_stat_activity AS holder ON holder.pid = blocking.pid
    WHERE waiting.wait_event = 'transactionid' AND waiting.datname = current_database()
        AND holder.state = 'active' AND holder.wait_event = 'ClientRead'
        AND holder.usename = current_user
        AND holder.state_change < clock_timestamp() - interval '{CAUGHT_MS} milliseconds'
"""
"""Cuts off whoever keeps others from writing while it is waited for itself."""


class Beat(Struct, omit_defaults=True):
    """What a process says of itself; what was not heard is asked for again."""

    node: str
    here: dict[str, list[str]] = {}
    """The people who look at these tables there."""
    renamed: dict[str, str] = {}
    ask: bool = False
    """Whether the others should say again who is where."""
    parted: list[str] = []
    """People whose devices have changed: whoever comes with a secret is looked up anew."""
    away: dict[str, list[str]] = {}
    """Of those who look at tables, the ones who do not see the page just now."""


_beat: msgspec.json.Decoder[Beat] = msgspec.json.Decoder(Beat)


def notice(written: Written) -> str:
    """What a commit tells the others."""
    told = msgspec.json.encode(written).decode()
    return told if len(told) <= LONGEST_NOTICE else MANY


def notices(beat: Beat) -> Iterator[str]:
    """A beat, in as many parts as it takes."""
    whole = msgspec.json.encode(beat).decode()
    if len(whole.encode()) <= LONGEST_NOTICE or len(beat.here) + len(beat.renamed) <= 1:
        # What does not fit by itself is left out: nothing depends on it.
        yield whole if len(whole.encode()) <= LONGEST_NOTICE else _said(Beat(beat.node))
        return
    for half in (0, 1):
        here, renamed = _half(beat.here, half), _half(beat.renamed, half)
        away = {table: beat.away[table] for table in here if table in beat.away}
        yield from notices(Beat(beat.node, here, renamed, beat.ask, beat.parted, away))


def _said(beat: Beat) -> str:
    return msgspec.json.encode(beat).decode()


def _half(found: dict[str, Any], which: int) -> dict[str, Any]:
    keys = list(found)
    middle = len(keys) // 2
    return {key: found[key] for key in (keys[middle:] if which else keys[:middle])}


class Hearer(Protocol):
    """Whoever wants to know of the others."""

    def written(self, written: Written) -> None:
        """Others have written into these journals."""

    def heard(self, beat: Beat) -> None:
        """Another process, or this one, has said something."""

    def beat(self) -> Beat:
        """What is to be said now."""
        ...

    async def missed(self) -> None:
        """Something may have been missed."""

    def deaf(self) -> None:
        """Nothing has been heard for a while."""


class Neighbours:
    """A connection that listens; it is made again whenever it is lost."""

    def __init__(self, engine: AsyncEngine, hearer: Hearer) -> None:
        self._engine = engine
        self._hearer = hearer
        self._stirred = asyncio.Event()
        self._many = False
        self._gone = False

    async def listen(self) -> None:
        """Listen for ever."""
        deaf: asyncio.TimerHandle | None = None
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._listen_once(deaf)
            except asyncio.CancelledError:
                raise
            except Exception:
                # Drivers raise errors of many kinds; for all of them there is only one answer.
                pass
            if deaf is None or deaf.cancelled():
                deaf = loop.call_later(DEAF_S, self._hearer.deaf)
            await asyncio.sleep(RETRY_S)

    async def _listen_once(self, deaf: asyncio.TimerHandle | None) -> None:
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection
            self._gone = False
            raw.add_termination_listener(self._lose)
            try:
                await raw.execute(SERVE)
                await raw.add_listener(CHANNEL, self._hear)
                await raw.add_listener(BEATS, self._hear_beat)
                if deaf is not None:
                    deaf.cancel()
                await self._hearer.missed()
                await self._stay(raw)
            finally:
                # Never to be used for anything else: it may still listen.
                await connection.invalidate()

    async def _stay(self, raw: Any) -> None:
        """Until the connection is gone; a beat that does not come back shows that it is."""
        loop = asyncio.get_running_loop()
        while not self._gone:
            async with asyncio.timeout(DEAF_S):
                await raw.execute(FREE)
            begun = loop.time()
            for said in notices(self._hearer.beat()):
                async with asyncio.timeout(DEAF_S):
                    await raw.execute(SAY, said)
            figures.LAG.set(loop.time() - begun)
            self._stirred.clear()
            if self._many:
                self._many = False
                await self._hearer.missed()
            if not self._gone:
                with suppress(TimeoutError):
                    async with asyncio.timeout(BEAT_S):
                        await self._stirred.wait()

    def _lose(self, _connection: object) -> None:
        self._gone = True
        self._stirred.set()

    def _hear(self, _connection: object, _process: int, _channel: str, said: str) -> None:
        if said == MANY:
            self._many = True
            self._stirred.set()
        else:
            self._hearer.written(msgspec.json.decode(said, type=Written))

    def _hear_beat(self, _connection: object, _process: int, _channel: str, said: str) -> None:
        with suppress(msgspec.DecodeError):
            self._hearer.heard(_beat.decode(said))
