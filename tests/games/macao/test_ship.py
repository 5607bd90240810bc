"""MO-65 to MO-76: sailing and delivering."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import goods, supply
from games.macao.playing import act, facts, offered, refusal, told
from games.macao.situations import begin, end, give, table, tile, turn
from sobremesa.games.macao import GAME
from sobremesa.games.macao.facts import KIND_OF_SPACE, NEXT_TO, SAILS_OF
from sobremesa.games.macao.words import SAIL, SPACE


@rule("MO-65")
def test_each_step_costs_a_cube_of_any_colour() -> None:
    s = turn("R2 G2", ship="s1")
    assert offered(s, "sail") == ["sail s2", "sail s3", "sail lisboa"]
    act(s, "sail s3", "pay green", "sail s1", "pay red", "sail lisboa", "pay red")
    assert facts(s)["ships"] == ["lisboa", "slip"]
    assert supply(s) == "G1"
    assert refusal(s, "sail s2") == "MO-65"


@rule("MO-65")
@pytest.mark.parametrize("space", SPACE.names)
def test_one_sails_to_neighbours_only(space: str) -> None:
    number = SPACE.numbers[space]
    reached = [SPACE.names[action - SAIL.base] for action in SAILS_OF[number]]
    near = [SPACE.names[other] for other in NEXT_TO[number] if KIND_OF_SPACE[other] != "slip"]
    assert reached == near
    s = turn("R1", ship=space)
    assert offered(s, "sail") == [f"sail {name}" for name in near]


@rule("MO-66")
def test_ships_share_spaces() -> None:
    s = table(3, price=12)
    give(s, supply="R2", ship="s1")
    give(s, 1, ship="lisboa")
    give(s, 2, ship="lisboa")
    act(begin(s), "sail lisboa")
    assert facts(s)["ships"] == ["lisboa", "lisboa", "lisboa"]


@rule("MO-67", "MO-R29")
def test_no_ship_returns_to_its_slip() -> None:
    for space in ("s1", "s2"):
        assert "sail slip" not in offered(turn("R1", ship=space))
    for space in ("slip", "s1", "lisboa"):
        assert refusal(turn("R1", ship=space), "sail slip") == "MO-67"


@rule("MO-68")
def test_credits_pay_before_cubes_do_and_lapse() -> None:
    s = turn("R2 B1", active="captain", ship="s1")
    act(s, "use captain", "sail s3")
    assert (supply(s), s.ship_credit) == ("R2 B1", 1)
    act(s, "sail s1", "sail s2", "pay blue")
    assert (supply(s), s.ship_credit) == ("R2", 0)
    assert told(s, 0, "sailed_free") == ["sailed_free 0 s3", "sailed_free 0 s1"]
    s = turn("R2 B1", active="captain", ship="s1")
    act(s, "use captain", "pass")
    assert s.ship_credit == 0


@rule("MO-69")
def test_ship_rate_gives_a_credit_for_each_cube() -> None:
    s = turn("R2", active="sail_maker captain", ship="s1")
    act(s, "sail s3")
    assert (supply(s), s.ship_credit) == ("R1", 1)
    act(s, "sail s1")
    assert (supply(s), s.ship_credit) == ("R1", 0)
    act(s, "use captain", "sail s2", "sail s1")
    assert (supply(s), s.ship_credit) == ("R1", 0)


@rule("MO-70")
def test_any_number_of_wanted_tiles_may_be_delivered_or_kept() -> None:
    s = turn("R1", ship="lisboa", goods="spices spices rice")
    assert offered(s, "deliver") == ["deliver lisboa"]
    act(s, "deliver lisboa", "deliver lisboa")
    assert goods(s) == {"rice": 1}
    assert supply(s) == "R1"
    assert not offered(s, "deliver")
    assert refusal(s, "deliver barcelona") == "MO-70"
    s = turn("R1", ship="lisboa", goods="spices")
    act(s, "pass")
    assert goods(s) == {"spices": 1}


@rule("MO-70")
def test_only_in_the_port_that_wants_the_good() -> None:
    assert not offered(turn("R1", ship="s1", goods="spices"), "deliver")
    assert not offered(turn("R1", ship="barcelona", goods="spices"), "deliver")


@rule("MO-71")
@pytest.mark.parametrize(
    ("port", "good", "points"),
    [
        ("lisboa", "spices", [3, 2, 1]),
        ("barcelona", "rice", [3, 2, 1]),
        ("antwerpen", "paper", [4, 2, 1]),
        ("marseille", "silk", [4, 2, 1]),
        ("amsterdam", "porcelain", [4, 3, 2]),
        ("genova", "jade", [4, 3, 2]),
        ("london", "tea", [5, 3, 2]),
        ("hamburg", "lacquer", [5, 3, 2]),
    ],
)
def test_the_highest_empty_space_is_scored(port: str, good: str, points: list[int]) -> None:
    s = turn("R1", ship=port, goods=f"{good} {good} {good}")
    for i in range(3):
        act(s, f"deliver {port}")
        assert s.points[0] == sum(points[: i + 1])
    assert told(s, 1, "delivered") == [f"delivered 0 {good} {port} {n}" for n in points]


@rule("MO-72")
def test_a_tile_gained_in_the_matching_port_may_be_delivered_at_once() -> None:
    s = tile(turn("R2", ship="london"), "q04", "tea")
    assert not offered(s, "deliver")
    act(s, "quarter q04", "deliver london")
    assert s.points[0] == 5


@rule("MO-73", "MO-R16")
def test_only_the_number_of_the_space_is_multiplied() -> None:
    s = turn("R1", ship="london", goods="tea tea", active="warehouse_tea cooperage")
    act(s, "deliver london")
    assert s.points[0] == 2 * 5 + 1
    act(s, "deliver london")
    assert s.points[0] == 2 * 5 + 1 + 2 * 3 + 1


@rule("MO-73", "MO-R17")
def test_a_warehouse_is_for_its_own_good_only() -> None:
    s = turn("R1", ship="london", goods="tea", active="warehouse_rice warehouse_silk")
    act(s, "deliver london")
    assert s.points[0] == 5


@rule("MO-74")
def test_remote_delivery_works_from_next_to_a_port() -> None:
    s = turn("R1", ship="s1", goods="spices rice", active="lighthouse")
    assert offered(s, "deliver") == ["deliver lisboa"]
    act(s, "deliver lisboa")
    assert s.points[0] == 3
    s = turn("R1", ship="lisboa", goods="spices", active="lighthouse")
    assert offered(s, "deliver") == ["deliver lisboa"]
    s = turn("R1", ship="slip", goods="spices rice", active="lighthouse")
    assert not offered(s, "deliver")


@rule("MO-75")
def test_tiles_left_on_a_ship_are_worth_nothing() -> None:
    s = end(give(table(2), goods="tea tea tea", ship="london"))
    assert s.points == [0, 0]


@rule("MO-76")
def test_delivered_tiles_stay() -> None:
    s = turn("R1", ship="lisboa", goods="spices")
    act(s, "deliver lisboa")
    while not GAME.flow.over(s):
        assert s.landed[0] >= 1
        act(s, offered(s)[-1])
    s = table(2, price=12)
    s.landed[0] = 2
    give(s, supply="R1", ship="lisboa", goods="spices")
    act(begin(s), "deliver lisboa")
    assert s.points[0] == 1
    assert facts(s)["spaces_left"] == [0, 3, 3, 3, 3, 3, 3, 3]
