"""The worked examples of the rules, X1 to X35.

Unless said otherwise: six players in territories 1 to 6, Light in seats 0, 2 and 4 with its castle
in seat 0, Darkness in seats 1, 3 and 5 with its castle in seat 1.
"""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import away, discarded, everyone, hand, outcome, size
from games.macelandia.playing import (
    act,
    asked,
    facts,
    facts_list,
    new,
    offered,
    standby_until,
    told,
)
from games.macelandia.situations import cards, fight, names, plays_from, send, table, whole_actions
from sobremesa.core.words import SPECTATOR, Line, Refusal, Seat, put_away
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State
from sobremesa.games.macelandia.words import KIND, VERDICT
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech


def battle(attack: str, defence: str, far: bool = False, seats: int = 6) -> State:
    """A battle after which both sides still hold a card: the attacker is Light if it can be."""
    seat = 0 if attack.startswith("l") else 1
    target = (3 if far else 1) if seat == 0 else (4 if far else 0)
    mine, its = attack[0], defence[0]
    spare = {"l": "l04" if "l04" not in attack + defence else "l02", "d": "d04"}
    s = table(
        {seat: f"{attack} {spare[mine]}", target: f"{defence} {spare[its]}"}, seats, turn=seat
    )
    s.log = []
    before = s.discards
    fight(s, seat, attack, target, defence)
    s.quiet = before
    return s


def fate(attack: str, defence: str, far: bool = False, seats: int = 6) -> dict[str, str]:
    """Where each card of a battle ends: H, X or D."""
    s = battle(attack, defence, far, seats)
    seat = 0 if attack.startswith("l") else 1
    target = (3 if far else 1) if seat == 0 else (4 if far else 0)
    gone = names(s.discards - s.quiet).split()
    found: dict[str, str] = {}
    for name in f"{attack} {defence}".split():
        if name in gone:
            found[name] = "D"
        elif name in away(s, seat).split():
            found[name] = "X"
        else:
            assert name in hand(s, seat).split() + hand(s, target).split()
            found[name] = "H"
    return found


@rule("ML-22", "ML-28", "ML-29", "ML-30", "ML-31")
def test_x01_nine_plays_and_36_actions() -> None:
    s = table({0: "l01 l03 l07 le"})
    assert whole_actions(s) == 36
    act(s, "0 attack 1")
    assert plays_from(s) == {
        "l01", "l03", "l07", "le", "l01 le", "l03 le", "l07 le", "l03 l07", "l03 l07 le"
    }  # fmt: skip


@rule("ML-32")
def test_x02_twelve_plays_and_31_actions() -> None:
    s = table({1: "d01 d02 d03 d06 de dx"}, 4, turn=1)
    assert whole_actions(s) == 31
    act(s, "1 attack 0")
    plays = plays_from(s)
    assert len(plays) == 12
    assert not {"de dx", "d06 dx", "d01 d06"} & plays


@rule("ML-32", "ML-R25")
def test_x03_five_plays_and_27_actions() -> None:
    s = table({0: "l06 l06 le le"}, 8)
    assert whole_actions(s) == 27
    act(s, "0 attack 1")
    assert plays_from(s) == {"l06", "le", "l06 le", "l06 l06", "l06 l06 le"}


@rule("ML-30", "ML-R25")
def test_x04_two_soldiers_are_no_pair() -> None:
    s = table({0: "l03 l03 l08 l09", 1: "d04 d05"}, 8, turn=1)
    act(s, "1 attack 0", "1 commit d04", "1 ready")
    assert plays_from(s) == {"l03", "l08", "l09"}


@rule("ML-43", "ML-47", "ML-49")
def test_x05_a_neighbour_attack_that_wins() -> None:
    assert fate("l09", "d08") == {"l09": "H", "d08": "D"}


@rule("ML-48", "ML-20", "ML-34")
def test_x06_a_far_attack_that_wins() -> None:
    s = table({0: "l04 l09", 1: "d05 d07", 3: "d04 d08"})
    fight(s, 0, "l09", 3, "d08")
    assert away(s, 0) == "l09"
    act(s, "1 attack 0", "1 commit d05", "1 ready")
    assert offered(s) == ["commit l04"]
    s = table({0: "l04 l09", 1: "d05 d07", 3: "d04 d08"})
    fight(s, 0, "l09", 3, "d08")
    standby_until(s, 5)
    act(s, "0 attack 1")
    assert offered(s) == ["commit l04", "commit l09"]


@rule("ML-46", "ML-49")
def test_x07_a_far_attack_that_loses() -> None:
    assert fate("l08", "d09", far=True) == {"l08": "D", "d09": "H"}


@rule("ML-44", "ML-42", "ML-50")
def test_x08_a_tie_and_an_enhancement_that_breaks_it() -> None:
    assert fate("l09", "d09") == {"l09": "D", "d09": "D"}
    assert fate("l09 le", "d09") == {"l09": "H", "le": "D", "d09": "D"}
    assert fate("l09 le", "d09", far=True) == {"l09": "X", "le": "D", "d09": "D"}


@rule("ML-40", "ML-45")
def test_x09_the_fairy_beats_the_dark_king() -> None:
    assert fate("l01", "d11 de") == {"l01": "H", "d11": "D", "de": "D"}
    assert fate("l01", "d11 de", far=True) == {"l01": "X", "d11": "D", "de": "D"}
    assert told(battle("l01", "d11 de"), SPECTATOR, "measured") == ["measured 0 1 1 12"]
    assert fate("l01", "d10") == {"l01": "D", "d10": "H"}


@rule("ML-40", "ML-45")
def test_x10_hunters_beat_beasts() -> None:
    assert fate("l05", "d08") == {"l05": "H", "d08": "D"}
    assert fate("l05", "d09") == {"l05": "D", "d09": "H"}
    assert fate("d05", "l08 le") == {"d05": "H", "l08": "D", "le": "D"}


@rule("ML-42", "ML-44")
def test_x11_pairs_add_up() -> None:
    assert set(fate("l03 l07", "d10").values()) == {"D"}
    assert set(fate("l03 l07 le", "d11").values()) == {"D"}
    assert fate("l03 l07", "d09") == {"l03": "H", "l07": "H", "d09": "D"}


@rule("ML-42", "ML-44")
def test_x12_two_mages_make_twelve() -> None:
    s = battle("l06 l06", "d11", seats=8)
    assert told(s, SPECTATOR, "battle_won") == ["battle_won 0 1 strength"]
    assert hand(s, 0) == "l04 l06 l06"
    s = battle("l06 l06", "d11 de", seats=8)
    assert told(s, SPECTATOR, "battle_unwon") == ["battle_unwon 0 1 tie"]
    assert (hand(s, 0), hand(s, 1)) == ("l04", "d04")


@rule("ML-35", "ML-37")
def test_x13_instant_death_takes_all_characters() -> None:
    assert set(fate("dx", "l03 l07 le").values()) == {"D"}
    assert set(fate("dx", "l01").values()) == {"D"}


@rule("ML-36", "ML-39")
@pytest.mark.parametrize(("attack", "defence"), [("dx", "lx"), ("dx", "le"), ("de", "le")])
def test_x14_cards_without_characters_are_just_spent(attack: str, defence: str) -> None:
    assert set(fate(attack, defence).values()) == {"D"}


@rule("ML-38", "ML-R8")
def test_x15_characters_beat_a_lone_enhancement() -> None:
    assert fate("l11", "de", far=True) == {"l11": "X", "de": "D"}
    assert fate("de", "l02") == {"de": "D", "l02": "H"}


@rule("ML-42", "ML-44", "ML-R7")
def test_x16_a_weak_pair() -> None:
    assert set(fate("d02 d03", "l05").values()) == {"D"}
    assert fate("d02 d03 de", "l05") == {"d02": "H", "d03": "H", "de": "D", "l05": "D"}


@rule("ML-65")
def test_x17_the_last_card_wins_far_away() -> None:
    s = table({3: "d10", 0: "l04 l05"}, turn=3)
    before = s.discards
    fight(s, 3, "d10", 0, "l04")
    assert told(s, SPECTATOR, "went_away") == ["went_away 3 d10"]
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 3 darkness fort"]
    assert discarded(s, before) == "l04 d10"
    assert size(s, 0) == 1


@rule("ML-66")
def test_x18_the_last_card_wins_nearby() -> None:
    s = table({3: "d10", 2: "l04 l05"}, turn=3)
    fight(s, 3, "d10", 2, "l04")
    assert hand(s, 3) == "d10"
    assert told(s, SPECTATOR, "eliminated") == []


@rule("ML-61", "ML-64")
def test_x19_an_expedition_does_not_save_its_owner() -> None:
    s = table({1: "d10 d03", 2: "l02", 4: "l06 l07"}, away={2: "l11"}, turn=1)
    before = s.discards
    fight(s, 1, "d10", 2, "l02")
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]
    assert discarded(s, before) == "l02 l11"


@rule("ML-58", "ML-54", "ML-55")
def test_x20_a_fort_sacrifices_itself() -> None:
    s = table({2: "lx", 0: "l04"}, turn=2)
    send(s, 2, "lx", 0)
    assert hand(s, 0) == "l04"
    assert facts(s, SPECTATOR)["expeditions"] == [1, 0, 0, 0, 0, 0]
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]
    assert outcome(s) == ""
    s = table({1: "lx", 0: "l04"}, light=[0, 1, 2], castles=(0, 3), turn=1)
    send(s, 1, "lx", 0)
    assert hand(s, 0) == "l04 lx"
    assert outcome(s) == ""


@rule("ML-70", "ML-R20")
def test_x21_the_last_fort_sacrifices_itself() -> None:
    s = table({2: "lx", 4: ""}, fallen=[4], turn=2)
    send(s, 2, "lx", 0)
    assert outcome(s) == "darkness_forts"


@rule("ML-67", "ML-73")
def test_x22_both_factions_fall_in_one_step() -> None:
    s = table({4: "l09", 1: "d08", 2: ""}, fallen=[2], turn=4)
    fight(s, 4, "l09", 1, "d08")
    assert outcome(s) == "tie_both"
    s = table({4: "l09", 1: "d08", 2: ""}, fallen=[2], turn=4, territories=[1, 5, 3, 2, 4, 6])
    fight(s, 4, "l09", 1, "d08")
    assert outcome(s) == "light_castle"


@rule("ML-67", "ML-73")
def test_x23_castle_against_castle() -> None:
    s = table({0: "l07", 1: "d07"}, turn=1)
    fight(s, 1, "d07", 0, "l07")
    assert outcome(s) == "tie_both"


@rule("ML-11", "ML-12")
def test_x24_distances_with_five_players() -> None:
    s = table({}, 5)
    assert facts(s, 0)["distances"] == [None, "near", "far", "far", "far"]
    assert facts_list(s, 0, "map")[5] == "vacant"
    assert facts(s, 2)["distances"] == ["far", "near", None, "near", "far"]


@rule("ML-11", "ML-12")
def test_x25_distances_on_both_sides_of_the_map() -> None:
    assert facts_list(table({}, 7), 0, "distances")[1] == "near"
    assert facts_list(table({}, 7), 0, "distances")[6] == "far"
    assert facts_list(table({}, 8), 0, "distances")[7] == "near"
    assert facts_list(table({}, 6), 0, "distances")[5] == "near"
    assert facts_list(table({}, 6), 0, "distances")[3] == "far"


@rule("ML-11", "ML-18")
def test_x26_four_players() -> None:
    s = table({}, 4, turn=2)
    near = {
        tuple(sorted((seat, other)))
        for seat in range(4)
        for other in range(4)
        if facts_list(s, seat, "distances")[other] == "near"
    }
    assert near == {(0, 1), (2, 3)}
    order = []
    for _ in range(4):
        order.append(asked(s)[1])
        standby_until(s, 1)
    assert order == [2, 3, 0, 1]
    for seat in range(4):
        s = table({seat: "l09" if seat % 2 == 0 else "d09"}, 4, turn=seat)
        send(s, seat, hand(s, seat), (seat + 2) % 4)
        assert GAME.flow.over(s)


@rule("ML-12", "ML-18", "ML-64")
def test_x27_an_eliminated_neighbour() -> None:
    s = table({2: ""}, fallen=[2], turn=1)
    assert facts_list(s, 1, "distances")[3] == "far"
    assert "attack 2" not in offered(s)
    standby_until(s, 1)
    assert asked(s)[1] == 3
    standby_until(s, 1)
    assert "reinforce 2" not in offered(s)


@rule("ML-55", "ML-20", "ML-34")
def test_x28_a_reinforcement_under_way() -> None:
    s = table({0: "d04 d06", 1: "l09 l10", 3: "d01 d02"}, light=[1, 2, 4], castles=(1, 0))
    send(s, 0, "d06", 3)
    act(s, "1 attack 3", "1 commit l09", "1 ready")
    assert offered(s) == ["commit d01", "commit d02"]
    act(s, "3 commit d01", "3 ready")
    standby_until(s, 1)
    assert asked(s) == ("choose_action", 3)
    act(s, "3 attack 1")
    assert "commit d06" in offered(s)


@rule("ML-60", "ML-59", "ML-R24")
def test_x29_two_kinds_of_expedition_come_home() -> None:
    s = table({3: "d04 d05", 5: "d06 d07"}, away={3: "d11"}, turn=5)
    send(s, 5, "d06", 3)
    standby_until(s, 3)
    assert hand(s, 3) == "d04 d05 d06 d11"
    assert told(s, SPECTATOR, "returned") == ["returned 3 d11"]
    assert told(s, SPECTATOR, "arrived") == ["arrived 3 5 ?"]


@rule("ML-74", "ML-75")
def test_x30_a_stalled_game() -> None:
    twelve = {0: "l01 l02 l03 l04 l05 l06", 2: "l07 l08 l09 l10 l11 le"}
    eleven = {1: "d01 d02 d03 d04 d05 d06", 3: "d07 d08 d09 d10 d11"}
    equal = {**eleven, 3: "d07 d08 d09 d10 d11 de"}
    s = table({**twelve, **eleven}, 4)
    standby_until(s, 24)
    assert outcome(s) == "light_stall"
    s = table({**twelve, **equal}, 4)
    standby_until(s, 24)
    assert outcome(s) == "tie_stall"
    s = table({**twelve, **eleven}, 4, stall="tie")
    standby_until(s, 24)
    assert outcome(s) == "tie_stall"
    s = table({**twelve, **eleven}, 4, stall="off")
    standby_until(s, 25)
    assert outcome(s) == ""
    s = table({**twelve, **eleven}, 4)
    standby_until(s, 23)
    seat = asked(s)[1]
    fight(s, seat, hand(s, seat).split()[0], 0 if seat % 2 else 1, "l01" if seat % 2 else "d01")
    assert s.quiet == 0
    assert not GAME.flow.over(s)


@rule("ML-3", "ML-14", "ML-15")
def test_x31_hands_with_seven_and_five_players() -> None:
    for seats, light, dark, left in ((7, [5, 5, 6], [4] * 4, 0), (5, [6, 6], [4] * 3, 1)):
        s = new(seats)
        sizes = {0: [], 1: []}  # type: dict[int, list[int]]
        for seat in range(seats):
            sizes[s.faction(seat)].append(size(s, seat))
        assert sorted(sizes[0]) == light
        assert sorted(sizes[1]) == dark
        assert len(s.aside) == 2 * left


@rule("ML-81", "ML-82", "ML-83")
def test_x32_one_card_at_a_time() -> None:
    s = table({0: "l03 l07 le lx"})
    assert offered(s) == [
        "standby", "attack 1", "attack 3", "attack 5", "reinforce 2", "reinforce 4"
    ]  # fmt: skip
    act(s, "0 attack 1")
    assert offered(s) == ["commit l03", "commit l07", "commit le", "commit lx"]
    after = {"le": "l03 l07", "l03": "l07 le", "lx": "", "l07 l03": "le"}
    for played, more in after.items():
        twin = s.clone()
        for name in played.split():
            act(twin, f"0 commit {name}")
        assert offered(twin) == [f"commit {name}" for name in more.split()] + ["ready"]
    assert len(plays_from(s)) == 8
    act(s, "0 commit l03", "0 commit le")
    for viewer in everyone(s):
        if viewer:
            assert facts_list(s, viewer, "hand_sizes")[0] == 4
            assert facts(s, viewer)["face_down"] == 0
    act(s, "0 ready")
    for viewer in everyone(s):
        assert facts_list(s, viewer, "hand_sizes")[0] == 2
        assert facts(s, viewer)["face_down"] == 2


@rule("ML-80", "ML-25")
def test_x33_one_legal_defence_is_asked() -> None:
    s = table({0: "l03 l03", 1: "d04 d05"}, 8, turn=1)
    act(s, "1 attack 0", "1 commit d04", "1 ready")
    assert offered(s) == ["commit l03"]
    act(s, "0 commit l03")
    assert offered(s) == ["ready"]


@rule("ML-56", "ML-64", "ML-R28")
def test_x34_the_eliminated_sender_still_knows() -> None:
    s = table({2: "lx", 0: "l04"}, turn=2)
    send(s, 2, "lx", 0)
    for viewer in everyone(s):
        assert facts(s, viewer)["coming"] == (["0-lx"] if viewer == 2 else [])
        assert facts_list(s, viewer, "coming_unseen")[0] == (0 if viewer == 2 else 1)


@rule("ML-72", "ML-77", "ML-78")
def test_x35_results() -> None:
    s = table({4: "l09", 1: "d08", 2: ""}, fallen=[2], turn=4)
    fight(s, 4, "l09", 1, "d08")
    assert GAME.outcome(s) == "tie_both"
    assert GAME.scores(s) == [0] * 6
    assert [line.split()[1] for line in told(s, SPECTATOR, "eliminated")] == ["4", "1"]
    s = table({4: "l09", 1: "d08", 2: ""}, fallen=[2], turn=4, territories=[1, 5, 3, 2, 4, 6])
    fight(s, 4, "l09", 1, "d08")
    assert GAME.outcome(s) == "light_castle"
    assert GAME.scores(s) == [1, -1, 1, -1, 1, -1]


def test_examples_speak_of_cards_that_exist() -> None:
    assert cards("l01 d11 le dx")
    with pytest.raises(Refusal):
        act(table({}), "0 commit l12")


@rule("ML-85", "ML-R29", "ML-R36")
def test_x36_a_game_without_a_stall_rule_ends_after_two_hundred_rounds() -> None:
    hands = {0: "l01 l09", 1: "d10 d11", 2: "l07 l08", 3: "d07 d08"}
    s = table(hands, 4, stall="off")
    standby_until(s, 799)
    assert outcome(s) == ""
    standby_until(s, 1)
    assert outcome(s) == "tie_stalled"
    assert GAME.scores(s) == [0] * 4
    s = table(hands, 4, stall="off")
    standby_until(s, 700)
    fight(s, 0, "l09", 1, "d10")
    standby_until(s, 99)
    assert outcome(s) == "tie_stalled"
    s = table({**hands, 1: "d08", 3: "d07 d10"}, 4, stall="off", turn=1)
    standby_until(s, 799)
    fight(s, 0, "l09", 1, "d08")
    assert outcome(s) == "light_castle"


def lines_of(s: State, viewer: Seat) -> list[Line]:
    """The whole log of the viewer."""
    return GAME.words.heard(s.log or [], viewer)


@rule("ML-R37", "ML-R24", "ML-51")
def test_x37_what_is_put_away_is_told_without_its_cards() -> None:
    s = table({0: "l09 l01", 3: "d08 d07"})
    fight(s, 0, "l09", 3, "d08")
    for viewer in everyone(s):
        known = facts(s, viewer)
        assert known["away"] == ["0-l09"]
        assert "d08" in facts_list(s, viewer, "discards")
    lines = lines_of(s, 2)
    in_full = [line.spell() for line in lines]
    assert [line.spell() for line in put_away(lines, len(lines))] == in_full
    act(s, f"{asked(s)[1]} standby")
    lines = lines_of(s, 2)
    shown = [line.spell() for line in put_away(lines, len(lines)) if not line.event.quiet]
    assert shown == [
        "attacked 0 3 1 far",
        "showed_one 0 ?",
        "showed_one 3 ?",
        "battle_won 0 3 ?",
        "went_away 0 ?",
        "discarded 3 ?",
        "stood_by 1",
    ]
    assert "d08" in facts_list(s, 2, "discards")


@rule("ML-R37")
def test_what_returns_from_expedition_is_never_named_on_a_table_that_forgets() -> None:
    s = table({0: "l01", 5: "d04 d05"}, away={0: "l09"}, turn=5)
    act(s, "5 standby")
    lines = lines_of(s, SPECTATOR)
    assert [line.spell() for line in put_away(lines, 0)][-1] == "returned 0 ?"
    speech = Speech(GAME, "en")
    assert speech.line(put_away(lines, 0)[-1]).startswith("A card returns from Expedition")
    assert speech.line(lines[-1]).startswith("Archmage (9) returns from Expedition")


@rule("ML-R37")
def test_no_line_of_a_battle_that_is_put_away_names_a_card_in_any_language() -> None:
    s = table({0: "l03 l07 le l01", 1: "d11 d02 de"})
    fight(s, 0, "l03 l07 le", 1, "d11 de")
    act(s, f"{asked(s)[1]} standby")
    lines = lines_of(s, 2)
    for language in LANGUAGES:
        speech = Speech(GAME, language)
        kinds = [speech.thing(KIND, kind) for kind in range(KIND.size)]
        verdicts = [speech.thing(VERDICT, verdict) for verdict in range(VERDICT.size)]
        for line in put_away(lines, len(lines)):
            told = speech.line(line)
            assert not [name for name in kinds + verdicts if str(name) in told]
