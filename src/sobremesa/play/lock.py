"""A lock that can also be taken without waiting, by whoever is no coroutine."""

from __future__ import annotations

import asyncio


class Lock:
    """Held by one at a time; those who wait get it in the order in which they came."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Whether somebody has it."""
        return self._held

    def take(self) -> bool:
        """Have it at once, if nobody has it."""
        if self._held:
            return False
        self._held = True
        return True

    def release(self) -> None:
        """Give it to whoever has waited longest."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.done():
                # It stays held, so that nobody takes it before he runs.
                waiter.set_result(None)
                return
        self._held = False

    async def acquire(self) -> None:
        """Wait for it."""
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():
                self.release()  # It was given to one who is gone.
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
