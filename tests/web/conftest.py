"""Servers and visitors for the tests of the wire."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from web.client import Visitor
from web.serving import House, kept_in, running

RATES = ("--message-rate", "100000", "--request-rate", "100000", "--tables-a-minute", "100000")
LIMITLESS = ("--bot-pause", "0", "--rest", "0", "--tables-per-person", "100000", *RATES)
SERVE = (*LIMITLESS, "--log-format", "json")
"""No test has to wait for a bot or for a limit that it is not about."""

Meet = Callable[[str], Awaitable[Visitor]]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for all tests that do not stop it."""
    with running(kept_in(tmp_path_factory.mktemp("house")), *SERVE) as started:
        yield started


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be stopped and started again."""
    with running(kept_in(tmp_path), *SERVE) as started:
        yield started


@pytest.fixture
async def meet(house: House) -> AsyncIterator[Meet]:
    """A new person of that name, each time it is called; nobody in particular without a name."""
    async with AsyncExitStack() as stack:

        async def meeting(name: str) -> Visitor:
            visitor = await stack.enter_async_context(Visitor(house.base))
            return await visitor.introduce(name) if name else visitor

        yield meeting
