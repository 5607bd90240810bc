"""Who carries out a plan: this process, several of this machine, or Ray's on many machines.

A plan is cut into parts, and what comes of a part depends on its number alone: so it may be given
to anybody, and once more if a worker is lost. Results come in the order of the parts.
"""

from __future__ import annotations

import os
import platform
import signal
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, TypeVar

from sobremesa.core.corrections import FOLDER, KEPT
from sobremesa.core.words import Refusal
from sobremesa.games import load

AHEAD: Final = 4
"""Parts that each worker may be ahead of what has been counted: all others wait to be planned."""

TRIES: Final = 5
"""How often workers may be lost in a row before a run gives up."""

LOCAL: Final = "local"
"""The cluster that is started on this machine, for one run."""

REMOTE: Final = "ray://"

STUMBLED: Final = "Starting Ray client server failed"

Part = TypeVar("Part")
Done = TypeVar("Done")


@dataclass(frozen=True)
class Task(Generic[Part, Done]):
    """What is done with each part, by workers who play as whoever asks them; it travels."""

    do: Callable[[Part], Done]
    game: str
    rules: int
    data: str

    def __call__(self, part: Part) -> Done:
        """Do it, unless games would be others here."""
        game = load(self.game)
        if (game.version, game.data) != (self.rules, self.data):
            raise Refusal(
                f"the worker on {platform.node()} has {played(self.game, game.version, game.data)},"
                f" and the plan is for {played(self.game, self.rules, self.data)}"
            )
        return self.do(part)


def played(game: str, rules: int, data: str) -> str:
    """The rules and data of a game, in words."""
    return f"{game} version {rules}" + (f" with the corrected data {data}" if data else "")


def task(game: str, do: Callable[[Part], Done]) -> Task[Part, Done]:
    """A task with the rules and data of this process."""
    found = load(game)
    return Task(do, game, found.version, found.data)


class Crew:
    """Nobody but this process."""

    def carry_out(self, work: Task[Part, Done], parts: Iterable[Part]) -> Iterator[Done]:
        """The results of all parts, in their order; parts are planned as they are needed."""
        return map(work, parts)


class Processes(Crew):
    """Processes of this machine. If one is lost, others begin its part anew."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def carry_out(self, work: Task[Part, Done], parts: Iterable[Part]) -> Iterator[Done]:
        """The results of all parts, in their order."""
        waiting = iter(parts)
        under_way: deque[tuple[Part, Future[Done]]] = deque()
        lost = 0
        pool = self._pool()
        try:
            while True:
                for part in islice(waiting, self.jobs * AHEAD - len(under_way)):
                    under_way.append((part, _hand_out(pool, work, part)))
                if not under_way:
                    return
                try:
                    done = under_way[0][1].result()
                except BrokenProcessPool:
                    lost += 1
                    _give_up_after(lost, under_way[0][0])
                    pool.shutdown()
                    pool = self._pool()
                    under_way = deque(
                        (part, _hand_out(pool, work, part) if _lost(future) else future)
                        for part, future in under_way
                    )
                    continue
                under_way.popleft()
                lost = 0
                yield done
        finally:
            # Where one part fails, nobody wants to wait for the others.
            pool.shutdown(cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, initializer=_settle_in)


def _settle_in() -> None:
    """Whoever has started a worker stops it; it goes, too, when he is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, args=(parent_process(),), daemon=True).start()


def _follow(parent: BaseProcess | None) -> None:
    if parent is not None:
        parent.join()
    os._exit(0)


def _hand_out(pool: ProcessPoolExecutor, work: Task[Part, Done], part: Part) -> Future[Done]:
    try:
        return pool.submit(work, part)
    except BrokenProcessPool as problem:
        failed: Future[Done] = Future()
        failed.set_exception(problem)
        return failed


def _lost(future: Future[Any]) -> bool:
    return isinstance(future.exception(), BrokenProcessPool)


def _give_up_after(lost: int, part: object) -> None:
    if lost > TRIES:
        raise Refusal(
            f"a worker was lost {lost} times in a row, the last time with part {part}: "
            "has the machine memory enough, or does a player end its process?"
        )


class RayCrew(Crew):
    """Ray's workers, on this machine or wherever its cluster has some.

    Ray gives a part to another worker if one is lost, and to another machine if one is.
    """

    def __init__(self, cluster: str, jobs: int) -> None:
        self.ray = _ray()
        self.cluster = cluster
        self.jobs = jobs

    def carry_out(self, work: Task[Part, Done], parts: Iterable[Part]) -> Iterator[Done]:
        """The results of all parts, in their order."""
        ray = self.ray
        ahead = AHEAD * self._connect()
        try:
            asked = ray.put(work)
            do = ray.remote(num_cpus=1, max_retries=TRIES)(_do)
            waiting = iter(parts)
            under_way: deque[Any] = deque()
            while True:
                for part in islice(waiting, ahead - len(under_way)):
                    under_way.append(do.remote(asked, part))
                if not under_way:
                    return
                yield self._done(under_way.popleft())
        finally:
            ray.shutdown()

    def _done(self, under_way: Any) -> Any:
        try:
            done, problem = self.ray.get(under_way)
        except self.ray.exceptions.RayError as lost:
            raise Refusal(f"Ray has lost a part of the work for good: {lost}") from None
        if problem is not None:
            raise problem
        return done

    def _connect(self) -> int:
        """Find the workers, and tell them of the corrections that hold here; count them."""
        said: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        kept = {name: os.environ[name] for name in (FOLDER, KEPT) if os.environ.get(name)}
        if kept:
            said["runtime_env"] = {"env_vars": kept}
        if self.cluster == LOCAL:
            said |= {"address": "local", "num_cpus": self.jobs, "include_dashboard": False}
        else:
            said["address"] = self.cluster
        for left in reversed(range(TRIES)):
            try:
                self.ray.init(**said)
                break
            except (ConnectionError, RuntimeError, ValueError) as problem:
                # A cluster that is there starts a process for each client, which may fail.
                if left and STUMBLED in str(problem):
                    continue
                raise Refusal(f"there is no cluster at {self.cluster}: {problem}") from None
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))


def _do(work: Task[Part, Done], part: Part) -> tuple[Done | None, Exception | None]:
    """What comes of a part, or what it has raised: of that Ray would speak for every part."""
    try:
        return work(part), None
    except Exception as problem:
        if not isinstance(problem, Refusal):
            problem.add_note(traceback.format_exc())
        return None, problem


def _ray() -> Any:
    """The package, or a clear refusal."""
    # It would tell its makers how it is used, and warns of what it will do with graphics cards.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    # It would remember every part that was ever played, for a page that nobody has opened.
    os.environ.setdefault("RAY_task_events_report_interval_ms", "0")
    try:
        return import_module("ray")
    except ImportError as error:
        raise Refusal(
            "a cluster needs ray, which is not installed: pip install 'sobremesa[cluster]'"
        ) from error


def check_crew(jobs: int, cluster: str) -> None:
    """Refuse workers that cannot be had."""
    if jobs < 1:
        raise Refusal(f"the number of jobs must be 1 or more, not {jobs}")
    if cluster and cluster != LOCAL and not cluster.startswith(REMOTE):
        raise Refusal(f"a cluster is {LOCAL} or {REMOTE}HOST:PORT, not {cluster!r}")


def crew_of(jobs: int, cluster: str = "") -> Crew:
    """Whoever is to do the work; what comes out does not depend on it."""
    check_crew(jobs, cluster)
    if cluster:
        return RayCrew(cluster, jobs)
    return Processes(jobs) if jobs > 1 else Crew()
