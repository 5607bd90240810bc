"""The command line: what it prints, and one clear line and exit code 2 for bad input."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from rich.console import Console

from sobremesa import COMPILED, cli
from sobremesa.games import SHELF
from sobremesa.play.analyses import analysis_of
from terminal.conftest import Run


@pytest.fixture(name="record")
def _record(tmp_path: Path, run: Run) -> Path:
    path = tmp_path / "a.game"
    code, _, _ = run("record", "macaron", "--seats", "3", "--seed", "a", "-o", str(path))
    assert code == 0
    return path


def test_version_says_how_the_engine_runs(run: Run) -> None:
    way = "compiled" if COMPILED else "pure Python"
    assert run("--version") == (0, f"sobremesa 0.1.0 ({way})\n", "")


def test_the_shelf_lists_the_games(run: Run) -> None:
    code, out, _ = run("shelf")
    assert code == 0
    assert all(name in out for name in SHELF)


def test_simulate_prints_a_table(run: Run) -> None:
    code, out, _ = run("simulate", "macaron", "--seats", "2", "--games", "3")
    assert code == 0
    assert "random" in out
    assert "decisions" in out


def test_simulate_prints_json_and_nothing_else(run: Run) -> None:
    words = ("simulate", "macaron", "--seats", "2", "--games", "3", "--set", "target=20", "--json")
    code, out, err = run(*words)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert found["options"]["target"] == "20"
    assert len(found["win_share"]) == len(found["mean_score"]) == 2


def test_a_record_replays(run: Run, record: Path) -> None:
    code, out, _ = run("replay", str(record))
    assert code == 0
    assert "wins the trick" in out
    assert record.read_text().splitlines()[-1].removeprefix("end ") in out


SHORT = Path(__file__).parents[1] / "games" / "template" / "records" / "3-hand-3.game"


@pytest.fixture
def little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses that are soon done, however well."""
    monkeypatch.setattr(cli, "analysis_of", partial(analysis_of, work=400))


@pytest.mark.usefixtures("little_work")
def test_an_analysis_tells_chances_costs_luck_and_skill(run: Run) -> None:
    code, out, _ = run("analyse", str(SHORT))
    assert code == 0
    for said in ("Everybody’s chances", "Own choices", "Luck and the rest", "Player 3"):
        assert said in out
    code, out, _ = run("analyse", str(SHORT), "--language", "ja")
    assert code == 0
    assert "運と実力" in out


@pytest.mark.usefixtures("little_work")
def test_an_analysis_can_be_had_as_json(run: Run) -> None:
    code, out, err = run("analyse", str(SHORT), "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert len(found["parts"]) == 3
    assert found["chances"][-1]["at"] == found["length"]
    assert run("analyse", str(SHORT), "--json")[1] == out


def test_what_cannot_be_analysed_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    lines = SHORT.read_text(encoding="utf-8").splitlines()
    cut = tmp_path / "cut.game"
    cut.write_text("\n".join(lines[:-2]) + "\n", encoding="utf-8")
    wrong = tmp_path / "wrong.game"
    wrong.write_text("hello\n", encoding="utf-8")
    for file, said in ((cut, "the game is not over"), (wrong, "line 1"), (tmp_path / "no", "No")):
        code, out, err = run("analyse", str(file))
        assert (code, out) == (2, "")
        assert err.startswith(f"sobremesa: {file}: ")
        assert said in err
        assert err.count("\n") == 1


def test_a_replay_shows_a_seat_what_it_saw(run: Run, record: Path) -> None:
    logs = []
    for seat in ("0", "1"):
        _, out, _ = run("replay", str(record), "--seat", seat, "--json")
        found = json.loads(out)
        assert found["finished"] is True
        assert found["view"]["seat"] == seat
        logs.append([line for line in found["log"] if line.startswith("pass_chosen")])
    assert all(line.startswith("pass_chosen 0") for line in logs[0])
    assert all(line.startswith("pass_chosen 1") for line in logs[1])


@pytest.mark.slow
def test_rules_are_shown_with_code_and_tests(run: Run) -> None:
    code, out, _ = run("rules", "macaron", "mc-47")
    assert code == 0
    assert "you must follow" in out
    assert "macaron/rules.py" in out
    assert "tests/games/macaron/test_tricks.py::" in out


@pytest.mark.slow
def test_a_rule_names_the_line_that_refuses_by_it(run: Run) -> None:
    _, out, _ = run("rules", "macao", "MO-57")
    refusals = out.partition("refusals")[2].partition("tests")[0]
    assert re.search(r"macao/rules/refused.py:\d+ on_the_wall", refusals)


def test_rules_and_sources_are_listed(run: Run) -> None:
    _, out, _ = run("rules", "macaron")
    assert "MC-1 " in out
    assert "MC-R43" in out
    _, out, _ = run("rules", "macaron", "--language", "de")
    assert "Schachteln" in out
    assert "{" not in out
    _, out, _ = run("rules", "macaron", "--sources")
    assert "reconstructed" in out


def test_a_game_can_be_played_and_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine.game"
    answers = iter(["1", "1", "1", "q"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(answers))
    code, out, _ = run("play", "macaron", "--seats", "2", "--seed", "x", "--record", str(path))
    assert code == 0
    assert "kept in" in out
    code, _, err = run("replay", str(path))
    assert code == 2
    assert "unfinished" in err
    assert run("replay", str(path), "--unfinished")[0] == 0


@pytest.mark.parametrize("known", [(), ("--same",), ("--knows", "1")], ids=str)
def test_a_game_goes_on_from_a_moment_of_a_record(
    run: Run,
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    known: tuple[str, ...],
) -> None:
    path = tmp_path / "what-if.game"
    answers = iter(["1", "1", "q"])
    monkeypatch.setattr(Console, "input", lambda *_, **__: next(answers))
    left = ("--from", str(record), "--at", "7", *known)
    code, out, err = run("play", *left, "--bots", "random", "--record", str(path))
    assert (code, err) == (0, "")
    assert "kept in" in out
    lines = path.read_text().splitlines()
    assert len([line for line in lines if line.startswith("before ")]) == 7
    told = {(): "truth new", ("--same",): "truth same"}.get(known, "seat 1")
    assert f"branch {told}" in lines
    assert run("replay", str(path), "--unfinished")[0] == 0
    code, _, err = run("verify", str(path))
    assert code == 2
    assert "nothing to check" in err


def test_a_moment_that_there_is_not_is_refused(run: Run, record: Path) -> None:
    for said, why in [
        (("--at", "99999"), "--at must be 0 to"),
        (("--knows", "9"), "--knows must be 0 to"),
        (("--seats", "3"), "goes with neither --seats"),
    ]:
        code, _, err = run("play", "--from", str(record), *said)
        assert code == 2
        assert why in err
    code, _, err = run("play", "macaron", "--at", "3")
    assert code == 2
    assert "go with --from" in err


BAD = [
    (["simulate", "chess"], "no game 'chess' on the shelf; there is"),
    (["play", "chess"], "no game 'chess'"),
    (["simulate", "macaron", "--seats", "9"], "macaron is for 1 to 5 seats, not 9"),
    (["simulate", "macaron", "--seats", "x"], "--seats"),
    (["simulate", "macaron", "--set", "colour=red"], "no option 'colour'; it has mode"),
    (["simulate", "macaron", "--set", "side=left"], "side must be one of normal, advanced"),
    (["simulate", "macaron", "--set", "side"], "should be OPTION=VALUE"),
    (["simulate", "macaron", "--set", "target=30"], "target 30 is not on the normal side"),
    (["simulate", "macaron", "--seats", "3", "--set", "mode=2v2"], "mode must be one of 3p"),
    (
        ["simulate", "macaron", "--bots", "clever"],
        "macaron has no player 'clever'; it has random, greedy, search, tree, level-1 to level-5, ",
    ),
    (["simulate", "macaron", "--bots", "random,random"], "need 1 or 5 sitters, not 2"),
    (["simulate", "macaron", "--games", "0"], "1 or more, not 0"),
    (["simulate", "macaron", "--jobs", "0"], "1 or more, not 0"),
    (["play", "macaron", "--seat", "4"], "--seat must be 0 to 3, not 4"),
    (["play", "macaron", "--bots", "random,random"], "need 1 or 4 sitters"),
    (["play", "macaron", "--language", "xx"], "no language 'xx'; there are en, es, de, ja"),
    (["record", "macaron", "-o", "no/such/folder/x.game"], "there is no folder"),
    (["replay", "no-such.game"], "no-such.game: No such file"),
    (["rules", "macaron", "MC-999"], "no rule 'MC-999'; it has MC-1 to"),
    (["shelf", "new", "Bad-Name"], "lower case words joined by _"),
    (["dance"], "No such command"),
    (["simulate"], "Missing argument"),
    (["simulate", "macaron", "--dance"], "No such option"),
]


@pytest.mark.parametrize(("words", "said"), BAD, ids=[" ".join(words) for words, _ in BAD])
def test_bad_input_is_one_clear_line(run: Run, words: list[str], said: str) -> None:
    code, out, err = run(*words)
    assert code == 2
    assert out == ""
    assert said in err
    assert err.startswith("sobremesa: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (("version 1", "version 7"), "version 7 of macaron; this is version 1"),
        (("game macaron", "game chess"), "no game 'chess'"),
        ((" play ", " eat "), "no verb in 'eat"),
        (("option side normal", "option side left"), "side must be one of"),
        (("\nend ", "\nfin "), "should be a seat and a choice"),
    ],
)
def test_a_damaged_record_is_refused_and_left_alone(
    run: Run, record: Path, damage: tuple[str, str], said: str
) -> None:
    text = record.read_text().replace(*damage, 1)
    record.write_text(text)
    code, _, err = run("replay", str(record))
    assert code == 2
    assert said in err
    assert err.count("\n") == 1
    assert record.read_text() == text


def test_a_truncated_record_is_reported_as_such(run: Run, record: Path) -> None:
    header, seed, rest = record.read_text().partition("seed ")
    record.write_text(header + seed + "".join(rest.splitlines(keepends=True)[: 1 + 30]))
    code, _, err = run("replay", str(record))
    assert code == 2
    assert "no end line after 30 choices: the game is unfinished or the file was cut off" in err


@pytest.mark.slow
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=300))
def test_random_bytes_are_refused(run: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "noise.game"
    path.write_bytes(content)
    code, _, err = run("replay", str(path))
    assert code == 2
    assert err.count("\n") == 1
    assert path.read_bytes() == content


def test_a_file_is_not_overwritten_by_mistake(run: Run, record: Path) -> None:
    before = record.read_text()
    code, _, err = run("record", "macaron", "--seats", "2", "-o", str(record))
    assert code == 2
    assert "--force overwrites it" in err
    assert record.read_text() == before
    assert run("record", "macaron", "--seats", "2", "-o", str(record), "--force")[0] == 0
    assert record.read_text() != before


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="the levels think long: the compiled pass climbs it")
def test_the_ladder_is_climbed_and_written(tmp_path: Path, run: Run) -> None:
    """One game of each step, at the smallest table: enough to see what is written."""
    page, kept = tmp_path / "ladder.md", tmp_path / "kept"
    words = ("ladder", "macelandia", "--games", "1", "--seed", "a", "--folder", str(kept))
    code, out, _ = run(*words, "-o", str(page))
    assert code == 0
    assert "level-5" in out
    told = page.read_text(encoding="utf-8")
    assert "sobremesa ladder macelandia --games 1 --seed a" in told
    assert [f"| level-{n + 1} | level-{n} | 1 |" in told for n in range(1, 5)] == [True] * 4
    assert run(*words, "--games", "none")[0] == 2
    assert run("ladder", "chess")[0] == 2
