"""Whoever carries a plan out, the same comes out: also when workers are lost, or it is stopped."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from operator import neg
from pathlib import Path

import polars as pl
import pytest

from arena.mortal import deaths, mortal
from sobremesa.arena import bookmark, runs
from sobremesa.arena.bookmark import Bookmark
from sobremesa.arena.crew import AHEAD, TRIES, Crew, Processes, Task, crew_of, task
from sobremesa.arena.runs import Keeper, Run
from sobremesa.arena.simulate import Setup, set_up, simulate, spans
from sobremesa.core.words import Refusal
from sobremesa.games import load

GAMES = 130
NEGATE: Callable[[int], int] = neg


def setup(games: int = GAMES, bots: str = "random", jobs: int = 1) -> Setup:
    return set_up(load("template"), 3, {}, [bots], games, "s", jobs)


@pytest.mark.parametrize("workers", [Crew(), Processes(2)], ids=["alone", "processes"])
def test_parts_are_planned_as_they_are_needed_and_come_in_their_order(workers: Crew) -> None:
    planned: list[int] = []

    def parts() -> Iterator[int]:
        for part in range(100):
            planned.append(part)
            yield part

    done = workers.carry_out(task("template", NEGATE), parts())
    assert next(done) == 0
    assert len(planned) <= 2 * AHEAD
    assert list(done) == [-part for part in range(1, 100)]


def test_a_plan_of_any_length_takes_no_room() -> None:
    assert list(spans(0, 60)) == [(0, 25), (25, 50), (50, 60)]
    assert next(spans(0, 10**15)) == (0, 500)
    assert list(spans(10**15 - 3, 10**15)) == [(10**15 - 3, 10**15)]


@pytest.mark.parametrize("times", [1, 3])
def test_a_lost_worker_changes_nothing(tmp_path: Path, times: int) -> None:
    bot = mortal(tmp_path, times)
    found = simulate(setup(bots=bot, jobs=2))
    assert deaths(tmp_path) == times
    assert found.tally == simulate(setup(bots=bot)).tally


def test_who_is_lost_again_and_again_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"lost 6 times in a row, the last time with part \(0, 25\)"):
        simulate(setup(bots=mortal(tmp_path, 1000), jobs=2))
    assert deaths(tmp_path) > TRIES


def test_what_goes_wrong_in_a_part_is_told_by_whoever_counts() -> None:
    with pytest.raises(Refusal, match="no game 'chess'"):
        list(Processes(2).carry_out(Task(NEGATE, "chess", 1, ""), [1]))


def test_a_worker_with_other_rules_or_data_is_refused() -> None:
    for rules, data in ((99, ""), (load("template").version, "abc")):
        with pytest.raises(Refusal, match="the plan is for template version"):
            list(Crew().carry_out(Task(NEGATE, "template", rules, data), [1]))


def test_workers_that_cannot_be_had_are_refused() -> None:
    for cluster in ("there", "ray:/x", "http://x"):
        with pytest.raises(Refusal, match="a cluster is local or ray://HOST:PORT"):
            crew_of(2, cluster)


def test_a_missing_extra_is_named() -> None:
    script = "import sys; sys.modules['ray'] = None\n"
    script += "from sobremesa.arena.crew import crew_of; crew_of(2, 'local')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "pip install 'sobremesa[cluster]'" in done.stderr


class Enough(Exception):
    """Somebody stops the run."""


def stop_at(games: int, plan: Setup, keeping: Bookmark | Keeper) -> None:
    def progress(done: int) -> None:
        if done >= games:
            raise Enough

    with pytest.raises(Enough):
        simulate(plan, progress, keeping)


def test_a_run_is_taken_up_where_it_was_stopped(tmp_path: Path) -> None:
    file = tmp_path / "sums.json"
    stop_at(50, setup(), Bookmark(file, setup()))
    later = Bookmark(file, setup())
    assert later.so_far.tally.games == 50
    assert simulate(setup(), None, later).tally == simulate(setup()).tally
    more = setup(games=150)
    assert simulate(more, None, Bookmark(file, more)).tally == simulate(more).tally
    with pytest.raises(Refusal, match="150 games already, and 130 are wanted"):
        Bookmark(file, setup())


def test_sums_are_written_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[int] = []
    monkeypatch.setattr(
        bookmark, "write", lambda file, plan, so_far: written.append(so_far.tally.games)
    )
    ticks = iter(range(100))
    simulate(setup(), None, Bookmark(tmp_path / "s.json", setup(), lambda: float(next(ticks))))
    assert written == [50, 100, GAMES, GAMES]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"plan": {}, "tally": {}}', "nothing"])
def test_a_file_that_tells_of_no_run_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "sums.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="no run that was written down"):
        Bookmark(file, setup())


def test_another_run_is_not_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "sums.json"
    simulate(setup(games=5), None, Bookmark(file, setup(games=5)))
    with pytest.raises(Refusal, match="another run: bots differ"):
        Bookmark(file, setup(bots="greedy"))


def keeper(folder: Path, plan: Setup) -> Keeper:
    return Keeper(folder, plan.plan() | {"games": plan.games}, decisions=True)


def test_rows_are_taken_up_where_they_were_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runs, "BATCH", 300)
    whole, halves = keeper(tmp_path / "whole", setup()), tmp_path / "halves"
    whole.close(simulate(setup(), None, whole).as_json())
    stop_at(75, setup(), keeper(halves, setup()))
    with pytest.raises(Refusal, match="a run that was stopped"):
        Run(halves)
    # As if the process had been killed between the rows and the bookmark.
    orphan = halves / "games-00099.parquet"
    orphan.write_bytes((halves / "games-00000.parquet").read_bytes())
    later = keeper(halves, setup())
    assert not orphan.exists()
    later.close(simulate(setup(), None, later).as_json())
    one, two = Run(tmp_path / "whole"), Run(halves)
    assert one.games.collect().equals(two.games.collect())
    assert one.decisions is not None
    assert two.decisions is not None
    assert one.decisions.collect().equals(two.decisions.collect())
    assert two.games.select(pl.len()).collect().item() == GAMES
    assert not (halves / "bookmark.json").exists()


@pytest.mark.slow
def test_a_run_outlives_its_process(tmp_path: Path) -> None:
    words = ["simulate", "macaron", "--seats", "2", "--games", "400", "--jobs", "2", "--json"]
    start = "import sobremesa.arena.bookmark as b; b.PATIENCE = 0.0\n"
    command = [sys.executable, "-c", f"{start}from sobremesa.cli import main; main()", *words]
    file = tmp_path / "sums.json"
    first = subprocess.Popen([*command, "-o", str(file)], start_new_session=True)
    while not file.exists() and first.poll() is None:
        time.sleep(0.01)
    first.send_signal(signal.SIGKILL)
    first.wait()
    begun = json.loads(file.read_text(encoding="utf-8"))["tally"]["games"]
    assert 0 < begun < 400
    done = subprocess.run([*command, "-o", str(file)], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    wanted = simulate(set_up(load("macaron"), 2, {}, ["random"], 400, "0")).as_json()
    for timed in ("seconds", "decisions_per_second"):
        del found[timed], wanted[timed]
    assert found == json.loads(json.dumps(wanted))
