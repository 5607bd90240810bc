"""MO-81 to MO-87: using cards, their requirements and their bonuses."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import used
from games.macao.made_up import made_up
from games.macao.playing import act, advance, heard, offered, refusal, who
from games.macao.situations import begin, give, stack, table, turn
from sobremesa.core.ints import Ints
from sobremesa.core.words import Refusal


@rule("MO-81")
def test_only_activated_cards_have_effects() -> None:
    s = turn("R1 V1", tableau="herald tower messenger", tribute=(6, 1), gold=5)
    act(s, "quarter q26")
    assert s.points[0] == 0
    assert "tribute" not in offered(s)
    act(s, "wall")
    assert s.turn == -1


@rule("MO-82")
def test_a_card_is_used_once_per_round() -> None:
    s = turn("R1", active="palace")
    act(s, "use palace")
    assert s.points[0] == 1
    assert used(s) == ["palace"]
    with pytest.raises(Refusal, match="MO-82"):
        act(s, "use palace")


@rule("MO-82", "MO-100")
def test_used_marks_are_cleared_when_the_next_round_begins() -> None:
    s = turn("R1", active="palace")
    act(s, "use palace", "quarter q04")
    assert s.round == 2
    assert used(s) == []
    assert s.quarters_taken == s.purchases == s.wall_moves == [0, 0]
    advance(s, "take_action")
    assert "use palace" in offered(s)


@rule("MO-82", "MO-R30")
@made_up("customs_house")
def test_a_round_limited_bonus_fires_for_the_first_event_it_sees() -> None:
    s = turn("V1 R1", ship="london", goods="tea tea tea", tableau="customs_house", gold=0)
    act(s, "deliver london", "activate customs_house", "deliver london")
    assert s.gold[0] == 1
    act(s, "deliver london")
    assert s.gold[0] == 1
    assert used(s) == ["customs_house"]


@rule("MO-82")
def test_cards_with_the_limit_each_fire_every_time() -> None:
    s = turn("R1 B1", active="herald soldier")
    act(s, "quarter q04", "quarter q06")
    assert s.points[0] == 2
    assert used(s) == []


@rule("MO-83")
def test_use_is_optional_and_in_the_own_turn_only() -> None:
    s = table(2, price=12)
    give(s, supply="R1", active="poet")
    give(s, 1, supply="R1", active="palace")
    begin(s)
    assert offered(s, "use") == ["use poet"]
    act(s, "pass")
    assert s.points == [0, 0]
    assert used(s) == []


@rule("MO-84")
def test_cards_of_other_phases_cannot_be_used_in_the_action_phase() -> None:
    s = turn("R1", active="idler professor chapel tavern")
    assert not offered(s, "use")
    for name in ("idler", "professor", "chapel", "tavern"):
        assert refusal(s, f"use {name}") == "MO-84"


@rule("MO-84")
def test_a_phase_2_card_works_from_the_next_round_on() -> None:
    s = table(2, price=12)
    give(s, supply="K1 V1 R1", tableau="professor", gold=0)
    s.chosen[0] = 1
    s.dice = Ints([1, 1, 1, 1, 1, 1])
    begin(s)
    act(s, "activate professor")
    assert s.gold[0] == 0


@rule("MO-84")
def test_a_phase_1_card_works_from_the_next_round_on() -> None:
    s = turn("Y1 R1", tableau="idler")
    act(s, "activate idler", "pass")
    advance(s, "draft")
    assert who(s) == 0
    assert offered(s)[0] == "skip"


@rule("MO-85")
def test_a_use_that_brings_nothing_is_not_legal() -> None:
    s = turn("R2", active="market physician")
    assert not offered(s, "use")
    assert refusal(s, "use market") == "MO-85"
    s = turn("R2", active="market physician", goods="tea", punished=1)
    assert offered(s, "use") == ["use market", "use physician"]


@rule("MO-85")
def test_credits_are_a_gain_even_if_they_cannot_be_used() -> None:
    s = turn("R2", active="cannoneer", disc=16)
    assert offered(s, "use") == ["use cannoneer"]


@rule("MO-86", "MO-R24")
@pytest.mark.parametrize(
    ("card", "right", "wrong"),
    [
        ("quay", "lisboa", ["s1", "slip"]),
        ("harbour_master", "hamburg", ["s9", "slip"]),
        ("fisherman", "s9", ["london", "slip"]),
    ],
)
def test_requirements_of_the_ship(card: str, right: str, wrong: list[str]) -> None:
    for ship in [right, *wrong]:
        s = turn("R2", active=card, ship=ship)
        assert bool(offered(s, "use")) is (ship == right)
        assert refusal(s, f"use {card}") == ("" if ship == right else "MO-86")


@rule("MO-86")
@pytest.mark.parametrize(
    ("card", "enough", "wrong"),
    [("bank", [3], 2), ("broker", [4], 3), ("moneylender", [0], 1), ("treasurer", [2, 0], 3)],
)
def test_requirements_of_gold(card: str, enough: list[int], wrong: int) -> None:
    for gold in [*enough, wrong]:
        assert bool(offered(turn("R2", active=card, gold=gold), "use")) is (gold in enough)


@rule("MO-86", "MO-R25")
def test_requirements_of_the_wall_order_follow_the_discs() -> None:
    s = stack(table(3, price=12), at_2="1 0", at_1="2")
    give(s, supply="R2", active="courtier innkeeper")
    begin(s)
    assert not offered(s, "use")
    act(s, "wall")
    assert offered(s, "use") == ["use courtier"]
    s = stack(table(3, price=12), at_3="1", at_1="2 0")
    give(s, supply="R2 B1", active="courtier innkeeper")
    begin(s)
    assert offered(s, "use") == ["use innkeeper"]
    act(s, "wall", "pay red")
    assert not offered(s, "use")


@rule("MO-86", "MO-62")
def test_the_guard_counts_for_these_requirements() -> None:
    s = stack(table(3, price=12), at_2="1 2 0")
    give(s, supply="R2", active="courtier guard")
    assert offered(begin(s), "use") == ["use courtier"]
    s = stack(table(3, price=12), at_2="1 2 0")
    give(s, supply="R2", active="innkeeper guard")
    assert not offered(begin(s), "use")
    s = stack(table(3, price=12), at_2="1 0 2")
    give(s, supply="R2", active="innkeeper")
    give(s, 2, active="guard")
    assert offered(begin(s), "use") == ["use innkeeper"]


@rule("MO-86")
def test_a_requirement_is_tested_before_the_payment() -> None:
    s = turn("R1 B1", active="theatre moneylender", gold=2)
    assert offered(s, "use") == ["use theatre"]
    act(s, "use theatre")
    assert s.gold[0] == 0
    assert offered(s, "use") == ["use moneylender"]


@rule("MO-87", "MO-R12")
@made_up("shipyard")
def test_bonuses_are_automatic_and_fire_in_the_order_of_activation() -> None:
    s = turn("R1 B1", active="herald shipyard fountain")
    assert refusal(s, "use herald") == "MO-87"
    act(s, "quarter q04")
    assert (s.points[0], s.ship_credit, s.wall_credit) == (1, 2, 1)
    gains = [line for line in heard(s, 1) if line.startswith("gave")]
    assert gains == ["gave_points 0 herald 1", "gave_ship 0 shipyard 2", "gave_wall 0 fountain 1"]
    s = turn("R1 B1", active="fountain herald")
    act(s, "quarter q04")
    gains = [line.split()[2] for line in heard(s, 1) if line.startswith("gave")]
    assert gains == ["fountain", "herald"]
