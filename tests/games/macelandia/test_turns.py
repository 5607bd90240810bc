"""ML-18 to ML-34 and ML-80 to ML-84: turns, the choice of cards, and what is asked."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import away, everyone, hand, seen
from games.macelandia.playing import act, asked, facts, heard, offered, standby_until, told
from games.macelandia.situations import cards, commit, names, plays_from, send, table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macelandia import GAME


@rule("ML-18", "ML-R4")
def test_turns_go_clockwise_round_the_map_not_by_seat() -> None:
    s = table({}, 5, territories=[3, 1, 6, 2, 5], turn=0)
    order = []
    for _ in range(6):
        order.append(asked(s)[1])
        standby_until(s, 1)
    assert order == [0, 4, 2, 1, 3, 0]


@rule("ML-18", "ML-64")
def test_eliminated_players_are_skipped() -> None:
    s = table({}, 6, fallen=[2, 5], turn=1)
    order = []
    for _ in range(5):
        order.append(asked(s)[1])
        standby_until(s, 1)
    assert order == [1, 3, 4, 0, 1]


@rule("ML-19", "ML-21", "ML-22", "ML-53")
def test_a_turn_is_one_attack_one_reinforcement_or_standby() -> None:
    s = table({0: "l01 l02"})
    assert offered(s) == [
        "standby", "attack 1", "attack 3", "attack 5", "reinforce 2", "reinforce 4"
    ]  # fmt: skip
    for choice in offered(s):
        twin = s.clone()
        act(twin, f"0 {choice}")
        while asked(twin)[1] == 0 or asked(twin)[0] == "choose_defence":
            act(twin, f"{asked(twin)[1]} {offered(twin)[-1]}")
        assert asked(twin) == ("choose_action", 1)


@rule("ML-21")
def test_standby_changes_no_card() -> None:
    s = table({0: "l01"}, away={2: "l09"})
    before = (s.hands.copy(), s.away.copy(), s.discards, s.coming.copy())
    act(s, "0 standby")
    assert (s.hands, s.away, s.discards, s.coming) == before
    assert told(s, SPECTATOR, "stood_by") == ["stood_by 0"]


@rule("ML-20", "ML-60", "ML-R15")
def test_expedition_cards_join_the_hand_at_the_start_of_the_turn_and_may_be_used() -> None:
    s = table({0: "l02", 1: "d01 d02"}, away={0: "l03 l07"}, turn=5)
    assert hand(s, 0) == "l02"
    act(s, "5 standby")
    assert asked(s) == ("choose_action", 0)
    assert hand(s, 0) == "l02 l03 l07"
    assert away(s, 0) == ""
    act(s, "0 attack 1")
    assert "l03 l07" in plays_from(s)


@rule("ML-22", "ML-11")
def test_any_living_enemy_may_be_attacked_at_any_distance() -> None:
    s = table({})
    assert facts(s, 0)["distances"] == [None, "near", "far", "far", "far", "near"]
    assert {"attack 1", "attack 3", "attack 5"} <= set(offered(s))


@rule("ML-23", "ML-64")
def test_allies_oneself_and_eliminated_players_cannot_be_attacked() -> None:
    s = table({}, fallen=[3])
    assert [choice for choice in offered(s) if choice.startswith("attack")] == [
        "attack 1", "attack 5"
    ]  # fmt: skip
    for target, number in ((0, 23), (2, 23), (3, 64)):
        with pytest.raises(Refusal, match=f"ML-{number}"):
            act(s, f"0 attack {target}")


@rule("ML-53", "ML-64")
def test_only_living_allies_can_be_reinforced() -> None:
    s = table({}, fallen=[4])
    assert [choice for choice in offered(s) if choice.startswith("rein")] == ["reinforce 2"]
    for target, number in ((0, 53), (1, 53), (4, 64)):
        with pytest.raises(Refusal, match=f"ML-{number}"):
            act(s, f"0 reinforce {target}")


@rule("ML-24", "ML-82")
def test_the_attackers_play_leaves_the_hand_and_lies_face_down() -> None:
    s = table({0: "l03 l07 l09"})
    act(s, "0 attack 1")
    with pytest.raises(Refusal, match="ML-24"):
        act(s, "0 ready")
    commit(s, 0, "l03 l07")
    assert hand(s, 0) == "l03 l07 l09"
    act(s, "0 ready")
    assert hand(s, 0) == "l09"
    assert facts(s, 0)["laid_down"] == ["l03", "l07"]
    assert asked(s) == ("choose_defence", 1)


@rule("ML-25")
def test_the_target_must_answer() -> None:
    s = table({0: "l09", 1: "d01 de"})
    act(s, "0 attack 1", "0 commit l09", "0 ready")
    assert offered(s) == ["commit d01", "commit de"]
    with pytest.raises(Refusal, match="ML-25"):
        act(s, "1 ready")


@rule("ML-26", "ML-82", "ML-R5")
def test_the_number_of_face_down_cards_is_public_and_nothing_else() -> None:
    one = table({0: "l03 l07 l08 le"})
    other = one.clone()
    for s, play in ((one, "l03 l07"), (other, "l08 le")):
        act(s, "0 attack 1")
        commit(s, 0, play)
        act(s, "0 ready")
    for viewer in everyone(one):
        assert facts(one, viewer)["face_down"] == 2
        assert told(one, viewer, "attacked") == ["attacked 0 1 2 near"]
        if viewer != 0:
            assert seen(one, viewer) == seen(other, viewer)
            assert heard(one, viewer) == heard(other, viewer)


@rule("ML-27", "ML-84")
def test_both_plays_are_revealed_together_to_everybody() -> None:
    s = table({0: "l08 l09 le", 1: "d03 d07 de dx"})
    act(s, "0 attack 1", "0 commit l09", "0 ready", "1 commit d03", "1 commit de")
    for viewer in everyone(s):
        assert told(s, viewer, "showed_one") == []
    act(s, "1 ready")
    for viewer in everyone(s):
        assert told(s, viewer, "showed_one") == ["showed_one 0 l09"]
        assert told(s, viewer, "showed_two") == ["showed_two 1 d03 de"]
        assert facts(s, viewer)["battle_attack_1"] == ["l09"]
        assert facts(s, viewer)["battle_defence_2"] == ["de"]


# What may be combined.


def possible(holding: str, seats: int = 8) -> set[str]:
    """The plays that an attacker can make from the hand."""
    s = table({0: holding}, seats)
    act(s, "0 attack 1")
    return plays_from(s)


@rule("ML-28")
def test_any_card_may_be_played_alone() -> None:
    every = "l01 l02 l03 l04 l05 l06 l07 l08 l09 l10 l11 le lx"
    assert set(every.split()) <= possible(every)


@rule("ML-29")
@pytest.mark.parametrize("character", [f"l{i:02}" for i in range(1, 12)])
def test_a_character_may_be_played_with_an_enhancement(character: str) -> None:
    assert possible(f"{character} le") == {character, "le", f"{character} le"}


@rule("ML-30", "ML-R14", "ML-R25")
def test_pairs_are_those_that_an_ability_names() -> None:
    every = "l01 l02 l03 l03 l04 l05 l06 l06 l07 l08 l09 l10 l11"
    pairs = {play for play in possible(every) if " " in play}
    assert pairs == {"l02 l03", "l03 l07", "l06 l06"}


@rule("ML-31", "ML-R7")
def test_a_pair_may_be_played_with_an_enhancement() -> None:
    assert "l03 l07 le" in possible("l03 l07 le")
    assert "l06 l06 le" in possible("l06 l06 le")


@rule("ML-29", "ML-30", "ML-31", "ML-32", "ML-R25")
@pytest.mark.parametrize(
    ("never", "forbids"),
    [
        ("l02 l03 l07", "ML-31"),
        ("l02 l07", "ML-30"),
        ("l03 l03", "ML-30"),
        ("le le", "ML-29"),
        ("l09 le le", "ML-29"),
        ("l09 lx", "ML-32"),
        ("lx l09", "ML-32"),
        ("le lx", "ML-32"),
        ("l10 l11", "ML-30"),
    ],
)
def test_nothing_else_may_be_combined(never: str, forbids: str) -> None:
    assert names(cards(never)) not in possible(never)
    s = table({0: never}, 8)
    act(s, "0 attack 1")
    with pytest.raises(Refusal, match=f"by rule {forbids}"):
        commit(s, 0, never)


@rule("ML-32")
def test_a_faction_has_thirty_plays() -> None:
    every = "l01 l02 l03 l03 l04 l05 l06 l06 l07 l08 l09 l10 l11 le le lx"
    assert len(possible(every)) == 30


@rule("ML-33")
@pytest.mark.parametrize("rest", ["02 03 07 e x", "06 06 e e", "01 03 08 09", "03 03"])
def test_attacker_and_defender_combine_by_the_same_rules(rest: str) -> None:
    dark = " ".join(f"d{name}" for name in rest.split())
    light = " ".join(f"l{name}" for name in rest.split())
    s = table({0: "l04 l05", 1: dark}, 8)
    act(s, "0 attack 1", "0 commit l04", "0 ready")
    assert {play.replace("d", "l") for play in plays_from(s)} == possible(light)


@rule("ML-34", "ML-R27")
def test_expedition_cards_cannot_be_used() -> None:
    s = table({0: "l02 l08", 1: "d04 d08"}, away={1: "d03 d07"})
    act(s, "0 attack 1", "0 commit l02", "0 ready")
    assert offered(s) == ["commit d04", "commit d08"]


# How the engine asks.


@rule("ML-80")
def test_a_single_choice_is_asked_all_the_same() -> None:
    s = table({0: "l09", 1: "d03 d03"}, 8)
    act(s, "0 attack 1")
    assert offered(s) == ["commit l09"]
    act(s, "0 commit l09")
    assert offered(s) == ["ready"]
    act(s, "0 ready")
    assert offered(s) == ["commit d03"]
    act(s, "1 commit d03")
    assert offered(s) == ["ready"]


@rule("ML-81")
def test_the_target_is_public_at_once_and_binding() -> None:
    s = table({0: "l01 l02 l03"})
    act(s, "0 attack 3")
    for viewer in everyone(s):
        assert facts(s, viewer)["aim"] == "attack"
        assert facts(s, viewer)["target"] == "3"
        assert told(s, viewer, "attack_aimed") == ["attack_aimed 0 3 far"]
    assert all(not choice.startswith(("attack", "standby")) for choice in offered(s))


@rule("ML-81", "ML-84")
def test_commits_are_seen_by_nobody_else() -> None:
    s = table({0: "l03 l07 le", 1: "d03 d07 de"})
    act(s, "0 attack 1")
    for seat, plays in ((0, ["l03", "l07", "le"]), (1, ["d07", "d03", "de"])):
        for name in plays:
            before = {viewer: (seen(s, viewer), heard(s, viewer)) for viewer in everyone(s)}
            agenda = s.agenda.copy()
            act(s, f"{seat} commit {name}")
            assert s.agenda == agenda
            for viewer in everyone(s):
                if viewer == seat:
                    assert heard(s, viewer)[-1] == f"committed {seat} {name}"
                else:
                    assert (seen(s, viewer), heard(s, viewer)) == before[viewer]
            assert facts(s, SPECTATOR)["hand_sizes"] == ([3] if seat == 0 else [0]) + [3] + [2] * 4
        act(s, f"{seat} ready")


@rule("ML-82")
def test_ready_makes_the_number_public_and_the_hand_smaller_at_once() -> None:
    s = table({0: "l03 l07 le lx"})
    act(s, "0 attack 1", "0 commit l03", "0 commit le")
    assert facts(s, 1)["hand_sizes"] == [4, 2, 2, 2, 2, 2]
    assert facts(s, 1)["face_down"] == 0
    act(s, "0 ready")
    assert facts(s, 1)["hand_sizes"] == [2, 2, 2, 2, 2, 2]
    assert facts(s, 1)["face_down"] == 2


@rule("ML-83")
@pytest.mark.parametrize(
    ("attack", "defence"), [("lx", "dx"), ("l03 l07", "d04"), ("l03 l07 le", "d03 d07 de")]
)
def test_a_play_of_k_cards_takes_one_ready_and_k_commits(attack: str, defence: str) -> None:
    s = table({0: "l03 l07 le lx", 1: "d03 d04 d07 de dx"}, territories=[1, 2, 3, 4, 5, 6])
    act(s, "0 attack 1")
    for seat, play in ((0, attack), (1, defence)):
        commit(s, seat, play)
        assert asked(s)[1] == seat
        assert "ready" in offered(s)
        act(s, f"{seat} ready")
    assert asked(s)[0] == "choose_action"


@rule("ML-84", "ML-56")
def test_sender_and_receiver_are_public_before_the_card_is_chosen() -> None:
    s = table({0: "l03 l07"})
    act(s, "0 reinforce 2")
    for viewer in everyone(s):
        assert told(s, viewer, "aid_aimed") == ["aid_aimed 0 2 far"]
        assert facts(s, viewer)["aim"] == "reinforcements"
    assert offered(s) == ["commit l03", "commit l07"]
    act(s, "0 commit l03")
    assert asked(s) == ("choose_action", 1)


@rule("ML-34")
def test_a_reinforcement_under_way_cannot_be_played() -> None:
    s = table({0: "l01 l09", 1: "d05 d06", 2: "l02 l04"})
    send(s, 0, "l09", 2)
    act(s, "1 attack 2", "1 commit d06", "1 ready")
    assert offered(s) == ["commit l02", "commit l04"]


def test_whole_plays_and_single_steps_agree() -> None:
    s = table({0: "l03 l07 le lx"})
    act(s, "0 attack 1")
    assert len(plays_from(s)) == 8
    assert GAME.words.size == 52
