"""A lock for coroutines and for those who cannot wait."""

from __future__ import annotations

import asyncio

from sobremesa.play.lock import Lock


async def test_it_is_taken_at_once_or_not_at_all() -> None:
    lock = Lock()
    assert lock.take()
    assert lock.locked()
    assert not lock.take()
    lock.release()
    assert not lock.locked()


async def test_those_who_wait_come_in_their_order_and_nobody_in_between() -> None:
    lock, came = Lock(), list[int]()

    async def come(number: int) -> None:
        async with lock:
            came.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    waiting = [asyncio.create_task(come(number)) for number in range(3)]
    await asyncio.sleep(0)
    lock.release()
    # It is the first one's already, though he does not run yet.
    assert not lock.take()
    await asyncio.gather(*waiting)
    assert came == [0, 1, 2]
    assert lock.take()


async def test_whoever_gives_up_holds_up_nobody() -> None:
    lock = Lock()
    assert lock.take()
    early, late, last = [asyncio.create_task(lock.acquire()) for _ in range(3)]
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()
    # It was given to this one, who is gone before he has noticed.
    late.cancel()
    await asyncio.wait_for(last, 5)
    assert lock.locked()
    lock.release()
    assert not lock.locked()
