"""Runs that are kept: rows as Parquet, the same for any number of processes, and their report."""

from __future__ import annotations

import json
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import polars as pl
import pytest

from sobremesa.arena import runs
from sobremesa.arena.findings import Findings
from sobremesa.arena.page import page
from sobremesa.arena.report import Report, interval
from sobremesa.arena.runs import Keeper, Run
from sobremesa.arena.simulate import Setup, set_up, simulate
from sobremesa.core.record import Record, replay
from sobremesa.core.words import Refusal
from sobremesa.games import load


def setup(game: str = "macaron", **changes: Any) -> Setup:
    wanted = {"seats": 2, "chosen": {}, "bots": ["random"], "games": 12, "seed": "s", **changes}
    return set_up(load(game), **wanted)


def keeper_of(folder: Path, plan: Setup, decisions: bool = True) -> Keeper:
    return Keeper(folder, plan.plan() | {"games": plan.games}, decisions)


def kept(folder: Path, plan: Setup, decisions: bool = True) -> tuple[Run, Report]:
    keeper = keeper_of(folder, plan, decisions)
    report = simulate(plan, None, keeper)
    keeper.close(report.as_json())
    return Run(folder), report


def test_rows_add_up_to_the_report(tmp_path: Path) -> None:
    run, report = kept(tmp_path / "run", setup())
    games = run.games.collect()
    assert games["game"].to_list() == list(range(12))
    assert games["decisions"].sum() == report.tally.decisions
    shares = [games["shares"].list.get(seat).sum() for seat in range(2)]
    assert shares == pytest.approx(report.tally.shares)
    assert run.decisions is not None
    decisions = run.decisions.collect()
    assert len(decisions) == report.tally.decisions
    counted = decisions.group_by("game").len().sort("game")["len"].to_list()
    assert counted == games["decisions"].to_list()
    assert run.told["games"] == 12


def test_a_row_is_what_a_game_was(tmp_path: Path) -> None:
    plan = setup(games=2)
    run, _ = kept(tmp_path / "run", plan)
    assert run.decisions is not None
    rows = run.decisions.filter(pl.col("game") == 1).sort("number").collect()
    row = run.games.collect().row(1, named=True)
    game = load("macaron")
    choices = list(zip(rows["seat"], rows["action"], strict=True))
    record = Record("macaron", game.version, 2, plan.chosen, bytes.fromhex(row["seed"]))
    record.choices = choices
    s = replay(game, record)
    assert (game.outcome(s), game.scores(s)) == (row["outcome"], row["scores"])
    opened = rows.filter(~pl.col("sealed"))
    assert row["first"] == opened["seat"][0]


def test_the_same_games_are_played_with_and_without_rows(tmp_path: Path) -> None:
    _, report = kept(tmp_path / "run", setup(bots=["greedy"], games=4))
    alone = simulate(setup(bots=["greedy"], games=4))
    assert report.tally == alone.tally


def test_the_rows_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    one, _ = kept(tmp_path / "one", setup("template", seats=3, games=130))
    two, _ = kept(tmp_path / "two", setup("template", seats=3, games=130, jobs=2))
    assert one.games.collect().equals(two.games.collect())
    assert one.decisions is not None
    assert two.decisions is not None
    assert one.decisions.collect().equals(two.decisions.collect())


def test_rows_are_written_in_batches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs, "BATCH", 40)
    run, _ = kept(tmp_path / "run", setup("template", seats=3, games=100), decisions=False)
    assert len(list(run.folder.glob("games-*.parquet"))) == 2
    assert not list(run.folder.glob("decisions-*.parquet"))
    assert run.games.collect()["game"].to_list() == list(range(100))
    assert run.decisions is None


def test_what_cannot_be_kept_or_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "something").write_text("else")
    with pytest.raises(Refusal, match="not empty"):
        keeper_of(tmp_path, setup())
    with pytest.raises(Refusal, match=r"has no run\.json"):
        Run(tmp_path)
    (tmp_path / "run.json").write_text('{"format": 99}')
    with pytest.raises(Refusal, match="has format 99"):
        Run(tmp_path)


def test_a_missing_extra_is_named() -> None:
    script = (
        "import sys; sys.modules['polars'] = None\n"
        "from pathlib import Path\n"
        "from sobremesa.arena.runs import Keeper\n"
        "Keeper(Path('nowhere'), {}, False)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert "pip install 'sobremesa[arena]'" in done.stderr
    assert not Path("nowhere").exists()


def test_findings_are_those_of_the_rows(tmp_path: Path) -> None:
    run, report = kept(tmp_path / "run", setup(bots=["greedy", "random"], games=30))
    found = Findings(run)
    assert [won.share for won in found.by_seat] == [won.share for won in report.won]
    assert found.by_bot["greedy"].share == report.won[0].share
    assert sum(found.lengths.values()) == 30
    assert sum(found.winners.values()) + sum(found.others.values()) == 60
    assert run.decisions is not None
    decisions, games = run.decisions.collect(), run.games.collect()
    assert found.branching == pytest.approx(decisions["choices"].mean())
    choice = found.choices[0]
    chosen = decisions.filter(pl.col("action") == choice.action).select("game", "seat").unique()
    shares = [games["shares"][game][seat] for game, seat in chosen.iter_rows()]
    assert choice.seats == len(shares)
    assert choice.won.share == pytest.approx(sum(shares) / len(shares))
    assert (choice.won.low, choice.won.high) == interval(choice.won.share, choice.seats)


class Reader(HTMLParser):
    """What a page asks others for, and whether its elements are closed."""

    VOID = ("meta", "rect", "path", "br")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.asked: list[str] = []
        self.headings = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.asked += [value or "" for name, value in attrs if name in ("src", "href")]
        self.headings += tag == "h2"
        if tag not in self.VOID or tag == "rect":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Closed already."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_a_report_is_one_page_that_needs_nothing_else(tmp_path: Path) -> None:
    one, _ = kept(tmp_path / "one <b>", setup(bots=["greedy", "random"], games=30))
    three, _ = kept(tmp_path / "three", setup(seats=3, games=6))
    other, _ = kept(tmp_path / "other", setup(games=20))
    text = page([Findings(one), Findings(three)], Findings(other))
    reader = Reader()
    reader.feed(text)
    assert not reader.open
    assert not reader.asked
    assert reader.headings > 10
    assert "one &lt;b&gt;" in text
    assert "<b>one <b>" not in text
    for said in ("Wins by seat (2 seats)", "Wins by seat (3 seats)", "What came out", "Tables"):
        assert said in text


@pytest.mark.slow
def test_the_command_line_keeps_and_reports(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", "from sobremesa.cli import main; main()", *words]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)

    common = ["simulate", "template", "--games", "10", "--json"]
    assert "--rows" in run(*common, "--decisions").stderr
    done = run(*common, "--rows", "kept", "--decisions")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["games"] == 10
    assert "not empty" in run(*common, "--rows", "kept").stderr
    run("simulate", "macaron", "--seats", "2", "--games", "2", "--rows", "macaron")
    mixed = run("report", "kept", "--against", "macaron", "-o", "mixed.html")
    assert "one game, not about macaron and template" in mixed.stderr
    done = run("report", "kept", "-o", "page.html")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "page.html").read_text().startswith("<!doctype html>")
