"""Tournaments: fair, repeatable, taken up again, and honest about their spread."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.arena.tournament import Entry, Standings, enter, play, ratings, take_up
from sobremesa.core.words import Refusal
from sobremesa.games import load


def entry(game: str = "template", seats: int = 3, games: int = 12) -> Entry:
    return enter(load(game), seats, {}, ["random", "greedy"], games, "s")


def played(wanted: Entry, file: Path | None = None, jobs: int = 1) -> Standings:
    return play(take_up(wanted, file), file, jobs)


def test_everybody_is_the_one_among_everybody_else() -> None:
    found = played(entry()).as_json()
    pairs = found["pairs"]
    assert isinstance(pairs, list)
    assert [(pair["one"], pair["among"]) for pair in pairs] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    assert found["fair_share"] == pytest.approx(1 / 3)
    assert json.loads(json.dumps(found)) == found


def test_all_can_be_measured_by_one_alone() -> None:
    """As many games as there are others, and the same ones as in the whole tournament."""
    wanted = replace(entry(), among="random")
    found = played(wanted).as_json()["pairs"]
    whole = played(entry()).as_json()["pairs"]
    assert isinstance(found, list)
    assert isinstance(whole, list)
    assert found == [pair for pair in whole if pair["among"] == "random"]
    with pytest.raises(Refusal, match="'nobody' is not among the players: random, greedy"):
        enter(load("template"), 3, {}, ["random", "greedy"], 5, "s", "nobody")


def test_the_same_seed_gives_the_same_standings_however_many_processes_play() -> None:
    assert played(entry()).as_json() == played(entry(), jobs=2).as_json()


def test_a_tournament_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    played(replace(entry(), games=5), file)
    some = json.loads(file.read_text(encoding="utf-8"))["shares"]["greedy|random"]
    later = played(entry(), file).as_json()
    assert later == played(entry()).as_json()
    all_of_them = json.loads(file.read_text(encoding="utf-8"))["shares"]["greedy|random"]
    assert all_of_them[: len(some)] == some
    assert len(all_of_them) == 12


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"entry": {}, "shares": {}}', "nothing"])
def test_a_file_that_tells_of_no_tournament_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "t.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="no tournament"):
        take_up(entry(), file)


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "t.json"
    played(replace(entry(), games=1), file)
    with pytest.raises(Refusal, match="another game, other seats"):
        take_up(entry(seats=2), file)


@pytest.mark.parametrize(
    ("players", "games", "seats", "said"),
    [
        (["greedy"], 5, 3, "two players or more"),
        (["greedy", "greedy"], 5, 3, "each named once"),
        (["greedy", "nobody"], 5, 3, "no player 'nobody'"),
        (["greedy", "random"], 0, 3, "1 or more, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(
    players: list[str], games: int, seats: int, said: str
) -> None:
    with pytest.raises(Refusal, match=said):
        enter(load("template"), seats, {}, players, games, "s")


def test_nobody_plays_alone() -> None:
    with pytest.raises(Refusal, match="two seats"):
        enter(load("macaron"), 1, {}, ["greedy", "random"], 5, "s")


def test_those_who_play_together_are_one_side() -> None:
    assert take_up(entry("macelandia", 4), None).sides == 2
    partners = enter(load("macaron"), 4, {"mode": "2v2"}, ["greedy", "random"], 2, "s")
    assert take_up(partners, None).sides == 2
    assert take_up(entry("macaron", 4), None).sides == 4


def test_a_rating_follows_from_the_share_among_so_many() -> None:
    pairs = {("a", "b"): 10_000, ("b", "a"): 10_000}
    even = ratings(["a", "b"], {("a", "b"): 0.25, ("b", "a"): 0.25}, pairs, 4)
    assert even == pytest.approx([0, 0], abs=1)
    # Ten to one against each of three: 400 points.
    chance = 10 / 13
    weak = 0.1 / (0.1 + 3)
    found = ratings(["a", "b"], {("a", "b"): weak, ("b", "a"): chance}, pairs, 4)
    assert found == pytest.approx([0, 400], abs=1)


def test_whoever_has_won_all_games_is_not_infinitely_strong() -> None:
    one = played(entry("macelandia", 4, 4))
    strong = one.ratings[1]
    assert strong.low < strong.elo < strong.high
    assert strong.high - strong.low > 200
    assert one.ratings[0].elo == 0
