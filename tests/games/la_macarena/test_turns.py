"""MA-10 to MA-16 and MA-40 to MA-56: turns, passing, mirror turns, macas, when a hand ends."""

from __future__ import annotations

import pytest

from cite import rule
from games.la_macarena.looking import bewitched, collection, hand, macas, top
from games.la_macarena.playing import (
    act,
    asked,
    counted,
    facts,
    heard,
    new,
    offered,
    on_turn,
    play,
    refused,
    told,
)
from games.la_macarena.situations import table, turn
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.la_macarena import GAME

# Turns and passing.


@rule("MA-10")
def test_a_turn_begins_with_a_card_that_only_its_player_sees() -> None:
    s = turn(table("7e", {0: "8e 2f", 1: "3a"}, deck="Kw 5f"))
    act(s, "0 pass")
    assert on_turn(s) == (1, False)
    assert hand(s, 1) == "3a Kw"
    assert told(s, 1, "drew") == ["drew 1 water-k"]
    for viewer in (0, 2, SPECTATOR):
        assert told(s, viewer, "drew", "drawn") == ["drawn 1"]
    assert facts(s, 0)["deck"] == 1


@rule("MA-10", "MA-12")
def test_drawing_is_no_choice_and_passing_is_always_offered() -> None:
    s = new(3)
    for _ in range(40):
        seat, _ = on_turn(s)
        assert offered(s)[0] == "pass"
        act(s, f"{seat} pass")


@rule("MA-12")
def test_a_pass_is_asked_for_even_if_nothing_else_can_be_done() -> None:
    s = turn(table("7e", {0: "2f"}))
    assert offered(s) == ["pass"]
    assert GAME.flow.waiting(s) == [0]


@rule("MA-12")
def test_passing_is_allowed_with_cards_that_fit() -> None:
    s = turn(table("7e 7a", {0: "8e 7f"}))
    assert offered(s) == ["pass", "open 0", "open 1"]
    act(s, "0 pass")
    assert hand(s, 0) == "8e 7f"


@rule("MA-13")
def test_after_a_play_the_next_seat_takes_a_normal_turn() -> None:
    s = turn(table("7e", {2: "8e 2f"}), 2)
    play(s, 0, "8e", 2)
    assert on_turn(s) == (0, False)


@rule("MA-14")
def test_a_pass_takes_all_own_macas_back_and_leaves_those_of_others() -> None:
    s = turn(table(macas={0: "2 2 5", 1: "2 3"}))
    act(s, "0 pass")
    assert macas(s, 0) == [0] * 7
    assert macas(s, 1) == [0, 0, 1, 1, 0, 0, 0]
    assert told(s, SPECTATOR, "passed", "macas_returned") == ["passed 0", "macas_returned 0 3"]


@rule("MA-15", "MA-16", "MA-R14")
def test_a_pass_in_a_mirror_turn_ends_the_turn_and_keeps_the_macas() -> None:
    s = turn(table("9e", {0: "9e Jw", 1: "3a"}, macas={0: "2", 1: "5"}))
    act(s, "0 open 0", "0 append 9e")
    assert on_turn(s) == (0, True)
    act(s, "0 pass")
    assert bewitched(s) == [0, 2]
    assert bewitched(s, 1) == [5]
    assert on_turn(s) == (1, False)
    told_of_it = told(s, SPECTATOR, "passed", "macas_returned", "macas_kept")
    assert told_of_it == ["passed 0", "macas_kept 0 2"]


@rule("MA-15", "MA-16", "MA-R14")
def test_it_loses_them_if_that_was_agreed_on() -> None:
    s = turn(table("9e", {0: "9e Jw", 1: "3a"}, macas={0: "2", 1: "5"}, mirror_pass="loses"))
    act(s, "0 open 0", "0 append 9e")
    assert bewitched(s) == [0, 2]
    act(s, "0 pass")
    assert bewitched(s) == []
    assert bewitched(s, 1) == [5]
    assert on_turn(s) == (1, False)
    told_of_it = told(s, SPECTATOR, "passed", "macas_returned", "macas_kept")
    assert told_of_it == ["passed 0", "macas_returned 0 2"]


@rule("MA-14", "MA-51")
@pytest.mark.parametrize("mirror_pass", ["keeps", "loses"])
def test_a_pass_in_a_normal_turn_loses_them_whatever_was_agreed(mirror_pass: str) -> None:
    s = turn(table(macas={0: "2 4"}, mirror_pass=mirror_pass))
    act(s, "0 pass")
    assert bewitched(s) == []
    assert told(s, SPECTATOR, "macas_returned", "macas_kept") == ["macas_returned 0 2"]


@rule("MA-15", "MA-56", "MA-67")
def test_macas_kept_in_the_last_mirror_turn_pay_their_coins() -> None:
    for mirror_pass, paid in (("keeps", ["macas_paid 0 2 2"]), ("loses", [])):
        hands = {0: "9e Jw", 1: "3a", 2: "3f"}
        s = turn(table("9e", hands, deck="", macas={0: "2"}, mirror_pass=mirror_pass))
        act(s, "0 open 0", "0 append 9e", "0 pass")
        assert s.hand_number == 2
        assert told(s, 1, "macas_paid") == paid


@rule("MA-16", "MA-51")
def test_playing_a_card_on_any_well_keeps_all_macas() -> None:
    s = turn(table("7e", {0: "8e 2f", 1: "9e 2w", 2: "3a"}, macas={0: "4 6"}))
    play(s, 0, "8e")
    assert bewitched(s) == [4, 6]
    play(s, 0, "9e", 1)
    assert bewitched(s) == [4, 6]
    act(s, "2 pass")
    assert bewitched(s) == [4, 6]


# Mirrors and macas.


@rule("MA-40", "MA-41", "MA-R29")
def test_a_mirror_activates_a_maca_on_its_well_and_wins_a_turn() -> None:
    s = turn(table("7e 2w", {0: "3w 3w Kf 10a"}))
    play(s, 1, "3w 3w")
    assert macas(s) == [0, 1, 0, 0, 0, 0, 0]
    assert on_turn(s) == (0, True)
    assert told(s, 2, "maca_placed", "mirror_turn_began") == [
        "maca_placed 0 1",
        "mirror_turn_began 0",
    ]
    assert facts(s, 2)["turn"] == "mirror"


@rule("MA-41", "MA-42", "MA-43", "MA-R13")
def test_mirror_turns_follow_at_once_without_limit_and_each_draws_a_card() -> None:
    s = turn(table("7e 9a 4w", {0: "7e 9a 4w Qf", 1: "5f"}, deck="Jf 10f 2a 2e 3e"))
    for turns, (well, card) in enumerate([(0, "7e"), (1, "9a"), (2, "4w")], 1):
        play(s, well, card)
        assert on_turn(s) == (0, True)
        assert bewitched(s) == list(range(turns))
        assert len(s.deck) == 5 - turns
    assert hand(s, 0) == "2a 10f Jf Qf"
    act(s, "0 pass")
    assert on_turn(s) == (1, False)


@rule("MA-43")
def test_without_a_deck_a_mirror_turn_is_played_without_drawing() -> None:
    s = turn(table("7e", {0: "7e 2f", 1: "5f"}, deck=""))
    play(s, 0, "7e")
    assert on_turn(s) == (0, True)
    assert hand(s, 0) == "2f"


@rule("MA-44", "MA-45", "MA-R15")
def test_a_mirror_turn_opens_the_wells_that_others_have_bewitched() -> None:
    s = turn(table("7e 9a", {0: "8e 10a 2f"}, macas={1: "0", 2: "1 1"}))
    assert offered(s) == ["pass"]
    assert refused(s)["open 0"] == "MA-45"
    with pytest.raises(Refusal, match="MA-45"):
        act(s, "0 open 0")
    s = turn(table("7e 9a", {0: "8e 10a 2f"}, macas={1: "0", 2: "1 1"}), mirror=True)
    assert offered(s) == ["pass", "open 0", "open 1"]


@rule("MA-45")
def test_an_own_maca_keeps_a_well_open() -> None:
    s = turn(table("7e", {0: "8e 2f"}, macas={0: "0"}))
    assert offered(s) == ["pass", "open 0"]
    assert facts(s, 0)["spells"][0] == "own"
    assert facts(s, 1)["spells"][0] == "closed"


@rule("MA-46")
def test_a_shared_well_is_open_to_its_owners_and_to_nobody_else() -> None:
    for seat, wanted in ((0, ["pass", "open 0"]), (1, ["pass", "open 0"]), (2, ["pass"])):
        s = turn(table("7e", {seat: "8e 2f"}, macas={0: "0 0", 1: "0"}), seat)
        assert offered(s) == wanted
        spell = facts(s, seat)["spells"][0]
        assert spell == ("closed" if seat == 2 else "shared")


@rule("MA-44", "MA-46")
def test_a_mirror_in_a_mirror_turn_shares_a_well() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={1: "0"}), mirror=True)
    play(s, 0, "7e")
    assert macas(s, 0)[0] == macas(s, 1)[0] == 1


@rule("MA-47", "MA-R33")
def test_own_macas_pile_up_on_a_well_up_to_seven() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={0: "0 0 0 0 0 0"}))
    play(s, 0, "7e")
    assert macas(s) == [7, 0, 0, 0, 0, 0, 0]
    assert on_turn(s) == (0, True)


@rule("MA-48")
def test_not_even_a_mirror_can_be_played_on_a_closed_well() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={1: "0"}))
    assert offered(s) == ["pass"]
    assert refused(s)["open 0"] == "MA-48"


@rule("MA-49", "MA-R21")
def test_with_all_macas_active_a_mirror_moves_one_of_them() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={0: "1 1 1 1 3 3 3"}))
    act(s, "0 open 0", "0 append 7e")
    assert asked(s) == "move_maca"
    assert offered(s) == ["move 1", "move 3"]
    empty = dict.fromkeys(["move 2", "move 4", "move 5", "move 6"], "MA-49")
    assert refused(s) == {"move 0": "MA-R21", **empty}
    assert facts(s, 1)["series_well"] == "0"
    assert collection(s) == "7e"
    act(s, "0 move 3")
    assert macas(s) == [1, 4, 0, 2, 0, 0, 0]
    assert on_turn(s) == (0, True)
    assert told(s, 2, "maca_moved") == ["maca_moved 0 3 0"]


@rule("MA-49")
@pytest.mark.parametrize(
    ("before", "after", "stayed"),
    [
        ("0 0 0 3 3 3 3", [4, 0, 0, 3, 0, 0, 0], []),
        # All seven lie on the mirror's well.
        ("0 0 0 0 0 0 0", [7, 0, 0, 0, 0, 0, 0], ["macas_stayed 0 0"]),
    ],
)
def test_a_move_without_a_choice_is_not_asked_for(
    before: str, after: list[int], stayed: list[str]
) -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={0: before}))
    act(s, "0 open 0", "0 append 7e")
    assert on_turn(s) == (0, True)
    assert macas(s) == after
    assert told(s, 1, "macas_stayed") == stayed


@rule("MA-50")
def test_a_play_without_a_mirror_places_no_maca() -> None:
    s = turn(table("7e", {0: "8e 8a 9a 2f"}))
    play(s, 0, "8e 8a 9a")
    assert macas(s) == [0] * 7


@rule("MA-51", "MA-44")
def test_plays_of_others_on_a_bewitched_well_leave_its_macas() -> None:
    s = turn(table("7e", {0: "8e 2f"}, macas={1: "0 0"}), mirror=True)
    play(s, 0, "8e")
    assert macas(s, 1) == [2, 0, 0, 0, 0, 0, 0]


@rule("MA-52", "MA-83")
def test_a_maca_on_each_well_wins_at_once() -> None:
    s = turn(
        table(
            "7e",
            {0: "8e 8e 2f"},
            macas={0: "1 2 3 4 5 6", 1: "0 2"},
            hand_number=3,
            tokens={0: "earth", 1: "air water fire", 2: "fire"},
            coins=[0, 3, 1],
            amulets=[0, 1, 0],
        ),
        mirror=True,
    )
    play(s, 0, "8e 8e")
    assert GAME.flow.over(s)
    assert GAME.outcome(s) == "every_well"
    assert GAME.shares(s) == [1.0, 0.0, 0.0]
    assert GAME.places(s) == [1, 2, 3]
    # The series is resolved, and nothing of the end of a hand is carried out.
    assert (top(s, 0), collection(s)) == ("8e", "8e")
    assert (s.coins, s.amulets) == ([0, 3, 1], [0, 1, 0])
    assert bewitched(s, 1) == [0, 2]
    assert told(s, SPECTATOR, "hand_counted", "card_shown", "collection_shown") == []
    assert heard(s, SPECTATOR)[-2:] == ["won 0", "game_ended every_well"]


@rule("MA-52")
def test_six_wells_are_not_enough() -> None:
    s = turn(table("7e", {0: "7e 2f"}, macas={0: "1 2 3 4 5"}))
    play(s, 0, "7e")
    assert on_turn(s) == (0, True)


@rule("MA-83")
@pytest.mark.parametrize("goal_tie", ["shared", "coins"])
def test_an_automatic_win_is_never_shared(goal_tie: str) -> None:
    """Seat 1 is at the goal but for the exchange, and has macas on six wells."""
    s = turn(
        table(
            "7e",
            {0: "7e"},
            deck="",
            goal=1,
            macas={0: "1 2 3 4 5 6", 1: "1 2 3 4 5 6"},
            tokens={1: "earth air water fire"},
            coins=[0, 3, 0],
            goal_tie=goal_tie,
        ),
        mirror=True,
    )
    act(s, "0 open 0", "0 append 7e")
    assert (GAME.outcome(s), GAME.shares(s)) == ("every_well", [1, 0, 0])
    assert (GAME.places(s), s.amulets) == ([1, 2, 3], [0, 0, 0])


@rule("MA-52", "MA-55", "MA-R17")
def test_the_win_comes_before_going_out() -> None:
    s = turn(table("7e", {0: "7e"}, macas={0: "1 2 3 4 5 6"}, deck=""))
    act(s, "0 open 0", "0 append 7e")
    assert GAME.outcome(s) == "every_well"


# When a hand ends.


@rule("MA-55")
def test_the_last_card_ends_the_hand_without_a_stop() -> None:
    s = turn(table("7e", {0: "8e 9e"}, coins=[0, 0, 0]))
    act(s, "0 open 0", "0 append 8e", "0 append 9e")
    assert s.hand_number == 2
    assert told(s, 1, "went_out") == ["went_out 0 1"]
    assert counted(s) == {0: 0, 1: 2, 2: 2}
    assert told(s, 1, "collection_shown")[0] == "collection_shown 0 1"


@rule("MA-55", "MA-R17")
def test_going_out_with_a_mirror_places_the_maca_and_the_turn_lapses() -> None:
    s = turn(table("8e", {0: "9e 9e"}))
    act(s, "0 open 0", "0 append 9e", "0 append 9e")
    assert s.hand_number == 2
    assert told(s, 1, "maca_placed", "mirror_turn_began") == ["maca_placed 0 0"]
    assert told(s, 1, "macas_paid") == ["macas_paid 0 1 1"]


@rule("MA-56", "MA-R16")
def test_whoever_draws_the_last_card_completes_his_turn() -> None:
    s = turn(table("7e", {0: "8e 2f", 1: "5f"}, deck="6f"))
    act(s, "0 pass")
    assert on_turn(s) == (1, False)
    assert hand(s, 1) == "5f 6f"
    assert s.hand_number == 1
    act(s, "1 pass")
    assert s.hand_number == 2
    assert told(s, 1, "deck_empty") == ["deck_empty 1"]
    assert told(s, 1, "went_out") == []


@rule("MA-56", "MA-43")
def test_the_mirror_turns_of_the_last_turn_are_played() -> None:
    s = turn(table("7e 9a", {0: "7e 9a 2f", 1: "5f"}, deck=""))
    play(s, 0, "7e")
    assert on_turn(s) == (0, True)
    play(s, 1, "9a")
    assert on_turn(s) == (0, True)
    assert s.hand_number == 1
    act(s, "0 pass")
    assert s.hand_number == 2
