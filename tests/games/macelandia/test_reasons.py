"""Why something cannot be chosen: each decision of Macelandia says it by a rule."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.playing import act, here, new, offered
from games.macelandia.situations import commit, fight, send, table
from sobremesa.core.words import Seat
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State


def reasons(s: State, seat: Seat | None = None) -> dict[str, str]:
    """What is refused to whoever is asked, in notation, each with its rule."""
    who = here.who(s) if seat is None else seat
    return {GAME.words.spell(action): why for action, why in GAME.flow.refusals(s, who)}


@rule("ML-9")
def test_a_territory_that_somebody_holds_is_refused() -> None:
    s = new(6, placement="free")
    act(s, "0 place 3", "1 place 5")
    assert reasons(s) == {"place 3": "ML-9", "place 5": "ML-9"}


@rule("ML-23", "ML-53", "ML-64")
def test_who_is_no_target_is_refused() -> None:
    s = table({}, 8, fallen=[3, 4])
    assert reasons(s) == {
        "attack 0": "ML-23",
        "attack 2": "ML-23",
        "attack 3": "ML-64",
        "attack 4": "ML-23",
        "attack 6": "ML-23",
        "reinforce 0": "ML-53",
        "reinforce 1": "ML-53",
        "reinforce 3": "ML-53",
        "reinforce 4": "ML-64",
        "reinforce 5": "ML-53",
        "reinforce 7": "ML-53",
    }
    assert not set(reasons(s)) & set(offered(s))


@rule("ML-24", "ML-25", "ML-29", "ML-30", "ML-32")
@pytest.mark.parametrize(("answers", "laid"), [(False, "ML-24"), (True, "ML-25")])
def test_cards_of_the_hand_are_refused_by_what_lies_there(answers: bool, laid: str) -> None:
    s = table({0: "l03 l09 le le lx", 1: "d03 d09 de de dx"}, 8)
    act(s, "0 attack 1")
    side = "l"
    if answers:
        commit(s, 0, "l09")
        act(s, "0 ready")
        side = "d"
    mine = {"ready", *[f"commit {side}{name}" for name in ("03", "09", "e", "x")]}
    assert {key: why for key, why in reasons(s).items() if key in mine} == {"ready": laid}
    commit(s, int(answers), f"{side}09 {side}e")
    assert {key: why for key, why in reasons(s).items() if key in mine} == {
        f"commit {side}03": "ML-30",
        f"commit {side}09": laid,
        f"commit {side}e": "ML-29",
        f"commit {side}x": "ML-32",
    }


@rule("ML-34")
def test_a_card_on_expedition_is_refused_to_its_owner_alone() -> None:
    s = table({0: "l02 l08", 1: "d04 d08"}, away={1: "d03 d07", 5: "d09"})
    act(s, "0 attack 1", "0 commit l02", "0 ready")
    found = reasons(s)
    assert found["commit d03"] == found["commit d07"] == "ML-34"
    assert "commit d09" not in found


@rule("ML-51")
@pytest.mark.parametrize("aim", ["attack 1", "reinforce 2"])
def test_a_discarded_card_is_refused(aim: str) -> None:
    s = table({0: "l08 l09 l10", 1: "d03 d04"}, territories=[1, 2, 3, 4, 5, 6])
    fight(s, 0, "l08", 1, "d03")
    while here.who(s) != 0:
        act(s, f"{here.who(s)} standby")
    act(s, f"0 {aim}")
    assert reasons(s)["commit d03"] == "ML-51"
    assert "commit d04" not in reasons(s)
    assert "commit l08" not in reasons(s)


@rule("ML-56")
def test_a_refusal_tells_nothing_of_hidden_reinforcements() -> None:
    s = table({0: "l01 l09", 1: "d05 d06", 2: "l02 l04"})
    send(s, 0, "l09", 2)
    act(s, "1 attack 2", "1 commit d06", "1 ready")
    assert "commit l09" not in reasons(s)
