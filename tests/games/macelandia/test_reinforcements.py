"""ML-53 to ML-68: reinforcements, Expedition, elimination."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import away, discarded, everyone, hand, outcome, size
from games.macelandia.playing import (
    act,
    asked,
    facts,
    facts_list,
    heard,
    offered,
    standby_until,
    told,
)
from games.macelandia.situations import fight, send, table
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.state import State
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech


@rule("ML-53", "ML-R22")
@pytest.mark.parametrize("name", ["l04", "le", "lx"])
def test_any_one_card_may_be_sent(name: str) -> None:
    s = table({0: "l04 le lx", 2: "l01"})
    act(s, "0 reinforce 2")
    assert offered(s) == ["commit l04", "commit le", "commit lx"]
    act(s, f"0 commit {name}")
    assert size(s, 0) == 2
    assert asked(s) == ("choose_action", 1)


@rule("ML-54")
def test_a_neighbour_has_the_card_at_once() -> None:
    s = table({0: "l04 l09", 2: "l01"}, light=[0, 1, 2], castles=(0, 3), turn=1)
    send(s, 1, hand(s, 1).split()[0], 2)
    assert size(s, 2) == 2
    assert facts(s, SPECTATOR)["expeditions"] == [0] * 6


@rule("ML-55", "ML-20")
def test_a_far_ally_has_the_card_at_the_start_of_his_turn() -> None:
    s = table({0: "l04 l09", 2: "l01"})
    send(s, 0, "l09", 2)
    assert hand(s, 2) == "l01"
    assert facts(s, SPECTATOR)["expeditions"] == [0, 0, 1, 0, 0, 0]
    act(s, "1 standby")
    assert hand(s, 2) == "l01 l09"
    assert facts(s, SPECTATOR)["expeditions"] == [0] * 6


@rule("ML-56", "ML-R16")
def test_a_far_reinforcement_is_known_to_its_sender_and_to_the_receiver_on_arrival() -> None:
    s = table({0: "l04 l09", 2: "l01"})
    send(s, 0, "l09", 2)
    for viewer in everyone(s):
        line = told(s, viewer, "reinforced")
        assert line == ["reinforced 0 2 l09 far" if viewer == 0 else "reinforced 0 2 ? far"]
        assert facts(s, viewer)["coming"] == (["2-l09"] if viewer == 0 else [])
        unseen = [0, 0, 0 if viewer == 0 else 1, 0, 0, 0]
        assert facts(s, viewer)["coming_unseen"] == unseen
    act(s, "1 standby")
    for viewer in everyone(s):
        line = told(s, viewer, "arrived")
        assert line == ["arrived 2 0 l09" if viewer in (0, 2) else "arrived 2 0 ?"]
        assert facts(s, viewer)["known"] == (["2-l09"] if viewer == 0 else [])
        assert facts(s, viewer)["received"] == (["0-l09"] if viewer == 2 else [])


@rule("ML-56")
def test_a_near_reinforcement_is_known_to_sender_and_receiver_only() -> None:
    s = table({1: "l04 l09", 2: "l01"}, light=[0, 1, 2], castles=(0, 3), turn=1)
    send(s, 1, "l09", 2)
    for viewer in everyone(s):
        line = told(s, viewer, "reinforced")
        assert line == ["reinforced 1 2 l09 near" if viewer in (1, 2) else "reinforced 1 2 ? near"]
        assert facts(s, viewer)["sent"] == (["2-l09"] if viewer == 1 else [])


@rule("ML-57")
def test_a_reinforcement_outlives_its_sender() -> None:
    s = table({0: "l08 l09", 1: "d01 d11", 2: "l04", 5: "d10"}, castles=(4, 1))
    send(s, 0, "l08", 2)
    fight(s, 1, "d11", 0, "l09")
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 0 light fort"]
    assert asked(s) == ("choose_action", 2)
    assert hand(s, 2) == "l04 l08"


@rule("ML-58", "ML-R20")
def test_the_last_card_may_be_sent_as_a_sacrifice() -> None:
    s = table({2: "l09"}, turn=2)
    act(s, "2 reinforce 4")
    assert facts_list(s, 2, "danger")[2] == "last_card_sent"
    act(s, "2 commit l09")
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]
    assert not GAME.flow.over(s)
    assert facts(s, SPECTATOR)["expeditions"] == [0, 0, 0, 0, 1, 0]


@rule("ML-59", "ML-60", "ML-R35")
def test_expeditions_of_all_origins_come_home_together() -> None:
    s = table({0: "l01 l04", 2: "l05 l09", 4: "l02 l06", 5: "d04 d05"}, away={0: "l07 l11"}, turn=2)
    send(s, 2, "l09", 0)
    act(s, "3 standby")
    send(s, 4, "l06", 0)
    act(s, "5 standby")
    assert asked(s) == ("choose_action", 0)
    assert away(s, 0) == ""
    # Seats 2 and 4: 2 lies far from 0 on the ring of six, and so does 4.
    assert hand(s, 0) == "l01 l04 l06 l07 l09 l11"
    assert told(s, 0, "arrived") == ["arrived 0 2 l09", "arrived 0 4 l06"]
    assert told(s, SPECTATOR, "arrived") == ["arrived 0 2 ?", "arrived 0 4 ?"]
    assert told(s, SPECTATOR, "returned") == ["returned 0 l07", "returned 0 l11"]


@rule("ML-59")
def test_the_number_of_cards_in_expedition_is_public() -> None:
    s = table({0: "l01 l04", 2: "l05 l09"}, away={0: "l07"}, turn=2)
    send(s, 2, "l09", 0)
    for viewer in everyone(s):
        assert facts(s, viewer)["expeditions"] == [2, 0, 0, 0, 0, 0]
        assert facts(s, viewer)["away"] == ["0-l07"]


@rule("ML-61", "ML-62", "ML-64", "ML-R23")
def test_cards_in_expedition_do_not_prevent_elimination() -> None:
    s = table({1: "d10 d03", 2: "l02", 4: "l06 l07"}, away={2: "l11"}, turn=1)
    before = s.discards
    fight(s, 1, "d10", 2, "l02")
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]
    assert away(s, 2) == ""
    assert discarded(s, before) == "l02 l11"
    assert told(s, SPECTATOR, "lost") == ["lost 2 l11"]


@rule("ML-64", "ML-R23", "ML-56")
def test_a_reinforcement_lost_by_elimination_stays_unseen() -> None:
    s = table({0: "l08 l09", 1: "d10 d03", 2: "l02", 4: "l06 l07"})
    send(s, 0, "l09", 2)
    fight(s, 1, "d10", 2, "l02")
    for viewer in everyone(s):
        line = told(s, viewer, "lost_unseen")
        assert line == ["lost_unseen 2 0 l09" if viewer == 0 else "lost_unseen 2 0 ?"]
        assert "l09" not in facts_list(s, viewer, "discards")
        assert facts(s, viewer)["discards_unseen"] == 1


@rule("ML-R23", "ML-R30")
def test_when_the_game_is_over_every_discard_has_its_name() -> None:
    s = table({0: "l08 l09", 1: "d10 d03", 2: "l02", 4: "l06 l07"})
    send(s, 0, "l09", 2)
    fight(s, 1, "d10", 2, "l02")
    act(s, "3 standby", "4 standby", "5 standby", "0 reinforce 4", "0 commit l08")
    assert GAME.outcome(s) == "darkness_castle"
    for viewer in everyone(s):
        assert "l09" in facts_list(s, viewer, "discards")
        assert facts(s, viewer)["discards_unseen"] == 0


@rule("ML-64", "ML-R28")
def test_an_eliminated_player_is_left_out_and_learns_nothing_new() -> None:
    s = table({1: "d10 d03", 2: "l02", 3: "d04 d05", 4: "l06 l07"}, turn=1)
    fight(s, 1, "d10", 2, "l02")
    assert asked(s) == ("choose_action", 3)
    assert offered(s) == ["standby", "attack 0", "attack 4", "reinforce 1", "reinforce 5"]
    assert facts(s, 0)["eliminated"] == [None, None, "eliminated", None, None, None]
    view, public = GAME.view(s, 2), GAME.view(s, SPECTATOR)
    assert [h for seat, h in enumerate(view.hands) if seat != 2] == [-1] * 5
    assert view.history == public.history
    act(s, "3 standby", "4 standby")
    assert asked(s)[1] == 5
    standby_until(s, 1)
    assert asked(s)[1] == 0


@rule("ML-62", "ML-63", "ML-R18")
def test_a_hand_is_counted_only_after_the_cards_are_handled() -> None:
    s = table({0: "l09", 1: "d08 d01"})
    act(s, "0 attack 1", "0 commit l09", "0 ready")
    assert size(s, 0) == 0
    assert told(s, SPECTATOR, "eliminated") == []
    act(s, "1 commit d08", "1 ready")
    assert hand(s, 0) == "l09"
    assert told(s, SPECTATOR, "eliminated") == []


@rule("ML-63")
def test_elimination_is_told_after_the_cards() -> None:
    s = table({2: "l04", 3: "d09 d01"}, turn=2)
    fight(s, 2, "l04", 3, "d09")
    lines = [line.split()[0] for line in heard(s, SPECTATOR)]
    assert lines.index("eliminated") > lines.index("discarded") > lines.index("battle_won")


def last_card(target: int, territories: list[int] | None = None) -> State:
    """Fort 2 attacks with its last card, and wins."""
    s = table({2: "l09", target: "d04 d05"}, turn=2, territories=territories)
    act(s, f"2 attack {target}", "2 commit l09")
    return s


@rule("ML-65", "ML-R19")
def test_who_wins_far_away_with_the_last_card_is_eliminated() -> None:
    s = last_card(5)
    assert facts_list(s, 2, "danger")[2] == "last_card_far"
    before = s.discards
    act(s, "2 ready", "5 commit d04", "5 ready")
    assert told(s, SPECTATOR, "battle_won") == ["battle_won 2 5 strength"]
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]
    assert discarded(s, before) == "l09 d04"
    assert away(s, 2) == ""


@rule("ML-66")
def test_who_wins_nearby_with_the_last_card_lives() -> None:
    s = last_card(3)
    assert facts_list(s, 2, "danger")[2] == "few_cards"
    act(s, "2 ready", "3 commit d04", "3 ready")
    assert told(s, SPECTATOR, "eliminated") == []
    assert hand(s, 2) == "l09"


@rule("ML-66")
def test_an_enhancement_alone_leaves_nobody_alive() -> None:
    s = table({2: "le", 3: "de d05"}, turn=2)
    fight(s, 2, "le", 3, "de")
    assert told(s, SPECTATOR, "eliminated") == ["eliminated 2 light fort"]


@rule("ML-67", "ML-68")
def test_both_sides_of_a_battle_can_be_eliminated_by_it() -> None:
    s = table({2: "l07", 3: "d07"}, turn=3)
    fight(s, 3, "d07", 2, "l07")
    assert told(s, SPECTATOR, "eliminated") == [
        "eliminated 3 darkness fort",
        "eliminated 2 light fort",
    ]
    assert outcome(s) == ""
    assert asked(s)[1] == 4


@rule("ML-68")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_call_is_made(language: str) -> None:
    s = table({2: "l09"}, turn=2)
    send(s, 2, "l09", 4)
    speech = Speech(GAME, language)
    said = [speech.line(line) for line in GAME.words.heard(s.log or [], SPECTATOR)]
    call = "マケランディア！" if language == "ja" else "Macelandia!"
    assert any(call in line for line in said)
