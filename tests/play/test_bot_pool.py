"""Bots think in other processes, from their view alone, and never hold up a table."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import time
from multiprocessing import active_children
from multiprocessing.context import ForkServerProcess
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from laws.tables import attributes as all_of
from play.shape import kept_in
from sobremesa.bots import at_home, player
from sobremesa.core.bot import Bot
from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain
from sobremesa.core.view import View
from sobremesa.core.words import Action
from sobremesa.games import SHELF, load
from sobremesa.play import bot_pool, permissions
from sobremesa.play.agreement import Wishes
from sobremesa.play.bot_pool import BotPool, Failed
from sobremesa.play.hall import Hall
from sobremesa.play.handed import Handed, attributes, restore
from sobremesa.play.journal import Acted
from sobremesa.play.live import LiveTable
from sobremesa.play.standing import OVER
from sobremesa.play.store import Store
from web.client import Visitor
from web.serving import House

pytestmark = pytest.mark.slow
"""Bots think in processes that have to be started."""

PATIENCE = 60.0


def workers() -> list[BaseProcess]:
    """Processes that bots think in; servers of other tests may run beside them."""
    return [one for one in active_children() if not isinstance(one, ForkServerProcess)]


AT_ONCE = {"max_turns": "20", "memory_aid": "on"}
"""Nobody rests to look at what was laid down."""
PLAIN = (bool, int, str, type(None))

Position = tuple[str, Any, list[Action], bytes]
"""A game's name, a view, its choices, and the luck of whoever chooses."""


def positions(name: str, count: int) -> list[Position]:
    """Views and choices from a game that its own bots play, spread over its length."""
    game = load(name)
    s = game.new(game.options_for(game.kind.seats[-1]), name.encode())
    greedy, found = player("greedy", game), list[Position]()
    while not game.flow.over(s):
        seat = game.flow.waiting(s)[0]
        view, choices = game.view(s, seat), game.flow.legal(s, seat)
        luck = f"{name} {len(found)}".encode()
        found.append((name, view, choices, luck))
        game.flow.apply(s, seat, greedy.choose(view, choices, Rng(luck)))
    return found[:: max(1, len(found) // count)]


def facts(view: Any) -> dict[str, object]:
    plain = Plain()
    view.describe(plain)
    return plain.facts


def only_plain(held: object) -> bool:
    """Whether it is numbers, names and lists of these, all the way down."""
    if isinstance(held, list | tuple | Ints):
        return all(only_plain(part) for part in held)
    if isinstance(held, dict):
        return all(only_plain(part) for pair in held.items() for part in pair)
    return isinstance(held, PLAIN)


@pytest.mark.parametrize("name", SHELF)
def test_a_view_is_taken_apart_and_put_together_again(name: str) -> None:
    greedy = player("greedy", load(name))
    for _, view, choices, luck in positions(name, 40):
        held = attributes(view)
        assert held
        assert only_plain(all_of(view))
        again = restore(type(view), pickle.loads(pickle.dumps(held)))
        assert all_of(again) == all_of(view)
        assert facts(again) == facts(view)
        chosen = greedy.choose(again, choices, Rng(luck))
        assert chosen == greedy.choose(view, choices, Rng(luck))


async def test_a_worker_chooses_what_the_bot_would_choose_here() -> None:
    pool = BotPool(2)
    asked = [
        (name, level, view, choices, luck)
        for game in SHELF
        for name, view, choices, luck in positions(game, 4)
        for level in at_home(load(game))
        if level != "search"
    ]
    # One that thinks for long: of a game in which that is short.
    name, view, choices, luck = positions("macelandia", 4)[-1]
    asked.append((name, "search", view, choices, luck))
    try:
        answers = await asyncio.gather(*[pool.choose(*question) for question in asked])
        for (name, level, view, choices, luck), answer in zip(asked, answers, strict=True):
            assert answer == player(level, load(name)).choose(view, choices, Rng(luck))
    finally:
        await pool.stop()
    assert workers() == []


async def test_a_killed_worker_is_replaced_for_all_who_wait() -> None:
    pool = BotPool(1)
    name, view, choices, luck = positions("macao", 1)[0]
    question = (name, "greedy", view, choices, luck)
    expected = player("greedy", load(name)).choose(view, choices, Rng(luck))
    try:
        assert await pool.choose(*question) == expected
        for _ in range(3):
            waiting = [asyncio.create_task(pool.choose(*question)) for _ in range(20)]
            await asyncio.sleep(0)
            for worker in workers():
                worker.kill()
            assert await asyncio.gather(*waiting) == [expected] * 20
    finally:
        await pool.stop()


async def test_what_fails_in_a_worker_is_told_and_leaves_it_at_work() -> None:
    pool = BotPool(1)
    name, view, choices, luck = positions("macaron", 1)[0]
    try:
        with pytest.raises(Failed, match="not on the roster"):
            await pool.choose(name, "oracle", view, choices, luck)
        assert await pool.choose(name, "random", view, choices, luck) in choices
        before = {worker.pid for worker in workers()}
        with pytest.raises(Failed, match=r"^IndexError < "):
            await pool.choose(name, "greedy", view, [], luck)
        assert await pool.choose(name, "greedy", view, choices, luck) in choices
        assert {worker.pid for worker in workers()} == before
    finally:
        await pool.stop()


class Dreamer(Bot[View]):
    """Chooses what it was not offered."""

    def choose(self, view: View | None, choices: list[Action], rng: Rng) -> Action:
        return max(choices) + 1


def test_a_bot_cannot_choose_what_it_was_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    name, view, choices, luck = positions("macaron", 1)[0]
    monkeypatch.setattr(bot_pool, "_player", lambda game, level: Dreamer())
    with pytest.raises(Failed, match=r"^NotOffered$"):
        bot_pool._choose(name, "greedy", Handed.of(view), choices, luck)


class Clumsy(BotPool):
    """Bots that raise, each time they are asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = 0

    async def choose(
        self, game: str, level: str, view: Any, choices: list[Action], luck: bytes
    ) -> Action:
        self.asked += 1
        raise RuntimeError("I cannot decide")


async def test_a_bot_that_raises_does_not_stop_the_table(tmp_path: Path) -> None:
    clumsy = Clumsy()
    hall = Hall(Store(kept_in(tmp_path)), clumsy, 0.0)
    await hall.open()
    try:
        rosa, _ = await hall.people.introduce("Rosa")
        wishes = Wishes("antayagi", 3, AT_ONCE, "", ["bot:greedy"] * 3, "link", True)
        live = await hall.lay(rosa, wishes)
        with capture_logs() as logs:
            await live.change(lambda table: permissions.start(table, rosa))
            await asyncio.wait_for(ended(live), PATIENCE)
        kept = await hall.store.journal_since(live.id, 0)
        assert clumsy.asked == len([row for row in kept if isinstance(row.entry, Acted)])
        troubles = [entry["event"] for entry in logs if entry["log_level"] not in ("debug", "info")]
        assert set(troubles) == {"bot failed"}
    finally:
        await hall.close()


async def ended(live: LiveTable) -> None:
    while live.table.phase != OVER:
        await asyncio.sleep(0.01)


def children(parent: int) -> set[int]:
    """The processes that this one has started and that still run."""
    found = set()
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, above = entry.read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(above) == parent and state != "Z":
            found.add(int(entry.parent.name))
    return found


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "State:\tZ" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_workers_go_when_the_server_goes(tmp_path: Path, number: signal.Signals) -> None:
    house = House(kept_in(tmp_path), "--bot-pause", "0", "--thinkers", "2")
    await asyncio.to_thread(house.start)
    workers: set[int] = set()
    try:
        async with Visitor(house.base) as rosa:
            await rosa.introduce("Rosa")
            card = await rosa.lay("macao", 4, ["bot:greedy"] * 4)
            await rosa.change("POST", f"/api/tables/{card['id']}/start")
            until = time.monotonic() + PATIENCE
            while len(workers) < 2 and time.monotonic() < until:
                await asyncio.sleep(0.05)
                workers = children(house.pid)
        assert len(workers) >= 2
    finally:
        await asyncio.to_thread(house.kill if number == signal.SIGKILL else house.stop)
    until = time.monotonic() + PATIENCE
    while (left := {worker for worker in workers if alive(worker)}) and time.monotonic() < until:
        await asyncio.sleep(0.05)
    assert left == set()
