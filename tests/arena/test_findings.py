"""What the rows of runs show of cards, luck and corrected data."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import polars as pl
import pytest

from sobremesa.arena import things
from sobremesa.arena.findings import Findings
from sobremesa.arena.fortune import fortune, games_to_be_sure
from sobremesa.arena.page import page
from sobremesa.arena.report import Won
from sobremesa.arena.runs import Keeper, Run
from sobremesa.arena.simulate import set_up, simulate
from sobremesa.core.record import read_record
from sobremesa.games import load


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from sobremesa.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, cwd=folder)


def kept(folder: Path, game: str, seats: int, bots: str, games: int) -> Run:
    plan = set_up(load(game), seats, {}, bots.split(","), games, "s")
    keeper = Keeper(folder, plan.plan() | {"games": games}, decisions=True)
    keeper.close(simulate(plan, None, keeper).as_json())
    return Run(folder)


def test_with_and_without_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(things, "FEWEST", 3)
    found = Findings(kept(tmp_path / "run", "macaron", 2, "greedy,random", 12))
    (cards,) = found.things
    assert cards.noun == "card"
    assert set(cards.verbs) <= {"play", "pass", "swap"}
    assert found.run.decisions is not None
    decisions, games = found.run.decisions.collect(), found.run.games.collect()
    verb, thing = "play", cards.judged("play")[0][0]
    rows = decisions.filter(pl.col("action") == f"{verb} {thing}").select("game", "seat").unique()
    chosen = {(game, seat) for game, seat in rows.iter_rows()}
    everybody = {(game, seat) for game in range(12) for seat in range(2)}
    with_it = [games["scores"][game][seat] for game, seat in chosen]
    without = [games["scores"][game][seat] for game, seat in everybody - chosen]
    told = cards.found[thing][verb]
    assert told.seats == len(chosen)
    assert told.part == pytest.approx(len(chosen) / 24)
    assert told.points == pytest.approx(sum(with_it) / len(with_it))
    assert told.points_without == pytest.approx(sum(without) / len(without))
    wins = sum(games["shares"][game][seat] for game, seat in chosen)
    assert told.won.share == pytest.approx(wins / len(chosen))
    assert "With and without each card" in page([found])
    assert found.fortune is not None
    assert found.fortune.mixed


def seats(rows: list[tuple[str, int, str, float]]) -> pl.LazyFrame:
    columns = ["seed", "seat", "bots", "shares"]
    return pl.DataFrame(rows, schema=columns, orient="row").lazy()


def test_all_is_skill_where_the_better_always_wins() -> None:
    rows = [(str(game), seat, "ab"[(seat + game) % 2], float((seat + game) % 2 == 0))
            for game in range(50) for seat in range(2)]  # fmt: skip
    found = fortune(pl, seats(rows))
    assert found is not None
    assert found.players == pytest.approx(1.0)
    assert not found.mixed
    assert found.seats == pytest.approx(0.0)
    assert found.rest == pytest.approx(0.0)


def test_all_is_the_seat_where_the_first_always_wins() -> None:
    found = fortune(pl, seats([(str(g), seat, "a", float(seat == 0)) for g in range(50)
                               for seat in range(3)]))  # fmt: skip
    assert found is not None
    assert found.players is None
    assert found.seats == pytest.approx(1.0)
    assert found.deals is None


def test_all_is_the_deal_where_the_same_deal_always_ends_alike() -> None:
    rows = [(str(deal), seat, "ab"[(seat + again) % 2], float(seat == deal % 2))
            for deal in range(40) for again in range(2) for seat in range(2)]  # fmt: skip
    found = fortune(pl, seats(rows))
    assert found is not None
    assert found.players == pytest.approx(0.0)
    assert found.deals == pytest.approx(1.0)


def test_nothing_is_told_where_nobody_wins_more_than_others() -> None:
    assert fortune(pl, seats([("0", 0, "a", 0.5), ("0", 1, "a", 0.5)])) is None


def test_how_many_games_make_sure() -> None:
    assert games_to_be_sure(Won(0.6, 0.5, 0.7), 0.5) == 65
    assert games_to_be_sure(Won(1.0, 0.9, 1.0), 0.5) == 1
    assert games_to_be_sure(Won(0.5, 0.4, 0.6), 0.5) is None
    assert games_to_be_sure(Won(0.2501, 0.2, 0.3), 0.25) is None


@pytest.mark.slow
def test_a_corrected_number_is_played_anew_and_compared(tmp_path: Path) -> None:
    plan = ["simulate", "macao", "--seats", "2", "--games", "6", "--rows", "run", "--decisions"]
    assert run(tmp_path, *plan).returncode == 0
    (tmp_path / "generous.toml").write_text("[card.harbour_master]\ngain_pp = 2\n")
    command = ["report", "run", "--against", "generous.toml", "-o", "page.html"]
    done = run(tmp_path, *command)
    assert done.returncode == 0, done.stderr
    told = json.loads((tmp_path / "run-generous" / "run.json").read_text(encoding="utf-8"))
    assert told["corrections"] == {"card.harbour_master.gain_pp": 2}
    assert len(told["data"]) == 16
    assert json.loads((tmp_path / "run" / "run.json").read_text(encoding="utf-8"))["data"] == ""
    assert (told["seed"], told["games"], told["options"]) == ("0", 6, told["options"])
    text = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert told["data"] in text
    row = '<td>card.harbour_master.gain_pp</td><td class="number">1</td><td class="number">2</td>'
    assert row in text
    assert "What came out otherwise" in text
    again = run(tmp_path, *command, "--force")
    assert "--against run-generous compares with it" in again.stderr
    (tmp_path / "wrong.toml").write_text("[card.harbour_master]\ngain_pp = 'much'\n")
    wrong = run(tmp_path, "report", "run", "--against", "wrong.toml", "-o", "other.html")
    assert "gain_pp" in wrong.stderr
    assert "wrong.toml cannot be played with" in wrong.stderr
    assert not (tmp_path / "other.html").exists()


@pytest.mark.slow
def test_a_tournament_has_rows_and_is_taken_up(tmp_path: Path) -> None:
    words = ["tournament", "template", "--seats", "3", "--players", "random,greedy", "--json"]
    words += ["--games", "12"]
    alone = json.loads(run(tmp_path, *words).stdout)
    done = run(tmp_path, *words, "--rows", "kept", "--decisions", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == alone
    found = Run(tmp_path / "kept")
    games = found.games.collect()
    assert games["game"].to_list() == list(range(24))
    shares: dict[str, float] = {"random": 0.0, "greedy": 0.0}
    for row in games.iter_rows(named=True):
        (one,) = [name for name in shares if row["bots"].count(name) == 1]
        shares[one] += row["shares"][row["bots"].index(one)]
    pairs = {pair["one"]: pair["share"] * 12 for pair in alone["pairs"]}
    assert shares == pytest.approx(pairs)
    assert found.decisions is not None
    assert len(found.decisions.collect()) == games["decisions"].sum() == found.told["decisions"]
    assert found.told["tournament"] == alone
    # Every deal is played by everybody: so it can be told what the deal decides.
    fate = Findings(found).fortune
    assert fate is not None
    assert fate.deals is not None
    assert "leave -o out" in run(tmp_path, *words, "--rows", "other", "-o", "t.json").stderr
    refused = run(tmp_path, "report", "kept", "--against", "x.toml", "-o", "x.html")
    assert "is a tournament" in refused.stderr


@pytest.mark.slow
def test_a_record_has_rows(tmp_path: Path) -> None:
    words = ["record", "macaron", "--seats", "2", "--seed", "s", "-o", "one.game"]
    done = run(tmp_path, *words, "--rows", "kept", "--decisions")
    assert done.returncode == 0, done.stderr
    record = read_record((tmp_path / "one.game").read_text(encoding="utf-8"))
    found = Run(tmp_path / "kept")
    assert found.decisions is not None
    rows = found.decisions.collect()
    assert list(zip(rows["seat"], rows["action"], strict=True)) == record.choices
    (game,) = found.games.collect().to_dicts()
    assert game["seed"] == record.seed.hex()
    assert record.end.startswith(game["outcome"])
