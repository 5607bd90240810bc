"""People at tables without a wire between: pages that only listen, and halls on one database."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection

from sobremesa.core.words import Seat
from sobremesa.play import at_once, permissions
from sobremesa.play.agreement import Agreement, Wishes
from sobremesa.play.background import Background
from sobremesa.play.bot_pool import BotPool
from sobremesa.play.hall import Hall
from sobremesa.play.journal import Row
from sobremesa.play.listener import Listener
from sobremesa.play.live import LiveTable
from sobremesa.play.person import Person
from sobremesa.play.quotas import Limits
from sobremesa.play.seats import PERSON
from sobremesa.play.standing import REST_MS
from sobremesa.play.store import Store
from sobremesa.play.store.database import engine_for
from sobremesa.play.table import Table
from sobremesa.play.workers import Workers

T = TypeVar("T")


class Page:
    """Takes what it is told, at once."""

    def __init__(self, person: Person | None, seat: Seat | None = None) -> None:
        self.heard: list[dict[str, Any]] = []
        self.left = 0
        self.live: LiveTable | None = None
        self.listener = Listener(person.id if person is not None else None, seat, self)

    def carry(self, messages: deque[bytes]) -> None:
        while messages:
            self.heard.append(msgspec.json.decode(messages.popleft()))

    def leave(self, code: int) -> None:
        self.left = code
        if self.live is not None:
            self.live.part(self.listener)

    def of(self, kind: str) -> list[dict[str, Any]]:
        """What it was told of that kind, once all that waits is there."""
        self.listener.flush()
        return [said for said in self.heard if said["type"] == kind]


def awaited(work: Coroutine[Any, Any, T]) -> T:
    """What a coroutine gives; waited for in a thread, since the test may have its own loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


class Here(Workers):
    """Does in this process what a worker would do: with the rules that a test has changed."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[str] = []
        """What was to be done, by name."""

    async def run(self, work: Callable[..., Any], *given: Any) -> Any:
        self.asked.append(given[0].__name__)
        return await asyncio.to_thread(work, *given)


@asynccontextmanager
async def halls(
    database: str,
    count: int = 2,
    limits: Limits | None = None,
    workers: Workers | None = None,
) -> AsyncIterator[list[Hall]]:
    """So many halls on one database, as if each were in a process of its own."""
    opened = [
        Hall(
            Store(database),
            BotPool(1),
            0.0,
            limits,
            Background(workers) if workers else None,
            rest=0.0,
        )
        for _ in range(count)
    ]
    for hall in opened:
        await hall.open()
    try:
        yield opened
    finally:
        for hall in opened:
            await hall.close()


async def filled(database: str, fill: Callable[[Connection], None]) -> None:
    """Put into a database what somebody has kept there before."""
    engine = engine_for(database)
    async with engine.begin() as connection:
        await connection.run_sync(fill)
    await engine.dispose()


async def start(live: LiveTable, person: Person) -> None:
    await live.change(lambda table: permissions.start(table, person))


async def begun(hall: Hall, wishes: Wishes, *guests: Person) -> tuple[LiveTable, Person]:
    """A table with its game begun; the guests take the open seats in order."""
    rosa, _ = await hall.people.introduce("Rosa")
    live = await hall.lay(rosa, wishes)
    free = [sitter.seat for sitter in live.table.sitters if sitter.kind == "open"]
    for guest, seat in zip(guests, free, strict=True):
        await hall.change_seat(live, guest, seat, "me")
    await start(live, rosa)
    return live, rosa


def folded(agreement: Agreement, rows: Sequence[Row], rest_ms: int = REST_MS) -> Table:
    """What a journal makes of a table."""
    table = Table(agreement)
    table.rest_ms = rest_ms
    for row in rows:
        table.take(row)
    table.go_on()
    return table


async def page_at(live: LiveTable, person: Person | None, seat: Seat | None = None) -> Page:
    """A page that looks at the table."""
    page = Page(person, seat)
    await live.join(page.listener, 0)
    page.live = live
    return page


class Waiter:
    """Waits for what comes of an act, as a page's conversation does."""

    def __init__(self) -> None:
        self._done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.longer: asyncio.Task[None] | None = None
        """What has to be done because the act could not be kept at once."""

    def answered(self) -> None:
        if not self._done.done():
            self._done.set_result(None)

    def failed(self, problem: Exception) -> None:
        self._done.set_exception(problem)

    def wait_for(self, message: str, work: Coroutine[Any, Any, None]) -> None:
        self.longer = asyncio.create_task(work)
        self._done.set_result(None)

    async def end(self) -> None:
        """Wait for the end of it."""
        await self._done
        if self.longer is not None:
            await self.longer


def offered(live: LiveTable, page: Page, place: int = 0) -> tuple[int, list[str]]:
    """The version of the page's seat, and one of the choices that it is offered."""
    viewer = live.audience.viewer(page.listener.seat)
    choices = msgspec.json.decode(viewer.offer)["choices"]
    return viewer.version, [choices[place % len(choices)][0]]


async def act(live: LiveTable, page: Page, name: str, place: int = 0) -> list[str]:
    """Make one of the choices that the page's seat is offered; give what was chosen."""
    await live.rest.over()
    version, chosen = offered(live, page, place)
    waiter = Waiter()
    if at_once.begin(live, at_once.Act(page.listener, name, version, chosen), waiter):
        await waiter.end()
    else:
        await live.act(page.listener, name, version, chosen)
    return chosen


async def play_on(live: LiveTable, owner: Person, most: int = 100_000) -> None:
    """Let the owner of seats play on, at random enough, until the end or so many choices."""
    pages = {seat: await page_at(live, owner, seat) for seat in live.table.card.seats_of(owner.id)}
    for number in range(most):
        asked = live.table.card.standing.waiting
        waiting = [seat for seat in asked if seat in pages and live.table.kind_of(seat) == PERSON]
        if not waiting:
            break
        await act(live, pages[waiting[0]], f"p{live.table.number}-{number}", number)
    for page in pages.values():
        live.part(page.listener)
