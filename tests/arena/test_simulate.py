"""Simulation: repeatable, whatever the number of processes, and honest about its spread."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sobremesa.arena.report import interval
from sobremesa.arena.simulate import Setup, set_up, simulate
from sobremesa.core.words import Refusal
from sobremesa.games import load

SIDED: dict[str, Any] = {"game": "macelandia", "seats": 6}
"""A game in which chance deals the sides."""


def setup(game: str = "template", **changes: object) -> Setup:
    wanted: dict[str, object] = {
        "seats": 3,
        "chosen": {},
        "bots": ["random"],
        "games": 60,
        "seed": "s",
    }
    return set_up(load(game), **{**wanted, **changes})  # type: ignore[arg-type]


def numbers(found: dict[str, object]) -> dict[str, object]:
    return {key: found[key] for key in found if key not in ("seconds", "decisions_per_second")}


def test_the_json_has_what_is_promised() -> None:
    found = simulate(setup()).as_json()
    assert {
        "game",
        "seats",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "win_share",
        "mean_score",
        "compiled",
    } <= set(found)
    assert found["games"] == 60
    assert found["decisions"] == 60 * 3 * 3
    assert found["bots"] == ["random", "random", "random"]


def test_shares_and_scores_add_up() -> None:
    tally = simulate(setup()).tally
    assert sum(tally.shares) == pytest.approx(60)
    assert sum(tally.scores) == 60 * 3
    assert sum(tally.outcomes.values()) == 60


def test_two_processes_find_what_one_finds() -> None:
    assert numbers(simulate(setup(jobs=2)).as_json()) == numbers(simulate(setup()).as_json())


def test_the_seed_decides() -> None:
    assert numbers(simulate(setup()).as_json()) == numbers(simulate(setup()).as_json())
    assert simulate(setup(seed="t")).tally.shares != simulate(setup()).tally.shares


def test_progress_is_told() -> None:
    seen: list[int] = []
    simulate(setup(), progress=seen.append)
    assert seen == [25, 50, 60]


@pytest.mark.slow
def test_a_better_player_wins_more() -> None:
    found = simulate(setup(game="macaron", seats=4, bots=["greedy", *["random"] * 3], games=40))
    assert found.tally.shares[0] / 40 > 0.6


@pytest.mark.slow
@pytest.mark.parametrize("placement", ["standard", "free"])
def test_bots_can_be_named_for_the_sides_that_chance_deals(placement: str) -> None:
    bots = ["light=greedy", "darkness=random"]
    wanted = setup(game="macelandia", seats=6, bots=bots, chosen={"placement": placement})
    found = simulate(replace(wanted, jobs=2))
    assert numbers(found.as_json()) == numbers(simulate(wanted).as_json())
    assert found.tally.sides["light"] > 50
    assert sum(found.tally.sides.values()) == pytest.approx(60)
    other = simulate(setup(game="macelandia", seats=6, bots=["darkness=greedy", "light=random"]))
    assert other.tally.sides["darkness"] > 50


def test_sides_are_counted_even_if_bots_are_not_named_for_them() -> None:
    assert set(simulate(setup(game="macelandia", seats=5)).tally.sides) == {"light", "darkness"}
    assert simulate(setup()).tally.sides == {}


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"game": "chess"}, "no game 'chess' on the shelf"),
        ({"seats": 5}, "for 2 to 4 seats, not 5"),
        ({"chosen": {"hand": "9"}}, "hand must be one of 2, 3"),
        (
            {"bots": ["clever"]},
            "template has no player 'clever'; it has random, greedy, search, tree, level-1 to "
            "level-5, luz, kurt, nima, hana, chema, greta, omar, pip and any FILE.py:CLASS",
        ),
        ({"bots": ["random", "random"]}, "3 seats need 1 or 3 sitters, not 2"),
        ({"games": 0}, "games must be 1 or more, not 0"),
        ({"jobs": 0}, "jobs must be 1 or more, not 0"),
        ({"bots": ["light=random"]}, "template deals no sides by chance"),
        ({**SIDED, "bots": ["light=random"]}, "who plays darkness"),
        ({**SIDED, "bots": ["light=random", "random"]}, "should read light=BOT,darkness=BOT"),
        ({**SIDED, "bots": ["light=random", "light=random"]}, "should read light=BOT"),
        ({**SIDED, "bots": ["light=clever", "darkness=random"]}, "no player 'clever'"),
    ],
)
def test_a_plan_that_cannot_be_is_refused(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(Refusal, match=said):
        setup(**changes)


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(1.0, 10)[1] == pytest.approx(1.0)


def test_bots_alone_play_by_defaults_of_their_own() -> None:
    """ML-R17 Among bots a stall is a tie; whoever says otherwise is heeded."""
    game = load("macelandia")
    assert set_up(game, 4, {}, ["random"], 1, "0").chosen["stall"] == "tie"
    assert set_up(game, 4, {"stall": "off"}, ["random"], 1, "0").chosen["stall"] == "off"
