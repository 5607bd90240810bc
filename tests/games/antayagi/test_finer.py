"""The lesson on finer points: what its words claim is so."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games import load
from sobremesa.play.lessons import lesson, scripts_of
from taught import played

GAME = load("antayagi")


def seen(part: int) -> dict[str, Any]:
    """What the learner sees when a part begins."""
    view = lesson("antayagi", "finer").parts[part].frames[0].view
    found: dict[str, Any] = msgspec.json.decode(view)
    return found


def hand(view: dict[str, Any], seat: int) -> list[str]:
    """A hand as the learner sees it, each card as `object-back-facing`."""
    return [view[f"card_{slot}"][seat] for slot in range(3)]


def test_the_leader_holds_nothing_but_t_rexes() -> None:
    view = seen(0)
    assert view["scores"][1] == 5
    assert view["targets"][1] == 6
    assert all(card.startswith("t_rex") and card.endswith("outward") for card in hand(view, 1))
    assert hand(view, 0)[1].startswith("wandering_mage")
    assert view["zone_muffin"][0] == 1


def test_the_mage_leaves_the_t_rex_where_it_was() -> None:
    mage, _, _ = played(GAME, scripts_of("antayagi", "finer"))
    assert "kept_own wandering_mage" in mage
    assert [line for line in mage if line.startswith(("eaten", "scored"))] == [
        "eaten 1 t_rex-treasure_t_rex bone-plain",
        "scored 0 2 5",
        "scored 1 4 6",
    ]


def test_a_fish_and_a_lollipop_are_shown_to_who_has_waste_and_a_t_rex() -> None:
    view = seen(1)
    assert view["targets"] == [6, 5, 5]
    assert (view["zone_toxic_waste"][0], view["zone_t_rex"][0]) == (1, 1)
    shown = [card.partition("-")[0] for card in hand(view, 1)]
    assert shown == ["lollipop", "hat", "fish"]
    assert hand(view, 0)[1].startswith("toxic_waste")


def test_the_t_rex_eats_the_lollipop_and_leaves_the_fish() -> None:
    _, t_rex, _ = played(GAME, scripts_of("antayagi", "finer"))
    assert "target_raised 1 6" in t_rex
    assert "received 0 fish-plain" in t_rex
    assert "eaten 0 t_rex-treasure_t_rex lollipop-plain" in t_rex
    assert "scored 0 3 6" in t_rex


def test_a_fish_is_all_that_is_lacking() -> None:
    view = seen(2)
    assert (view["scores"][0], view["targets"][0]) == (4, 6)
    assert (view["zone_toxic_waste"][0], view["zone_t_rex"][0]) == (1, 0)
    assert hand(view, 2)[0].startswith("fish")
    assert hand(view, 0)[1].startswith("empty_box")
    assert "-sabotage-" in hand(view, 0)[2]


def test_a_sabotage_of_a_sabotage_lets_the_exchange_go_on() -> None:
    _, _, sabotage = played(GAME, scripts_of("antayagi", "finer"))
    assert [line for line in sabotage if line.startswith(("passed", "sabotaged"))] == [
        "passed 0",
        "sabotaged 1 wandering_mage-sabotage cancelled",
        "sabotaged 0 treasure-sabotage stands",
    ]
    assert "kept_own wandering_mage" not in sabotage
    assert sabotage[-3:] == ["scored 2 2 6", "won 0", "game_ended goal"]
    assert "scored 0 6 6" in sabotage
