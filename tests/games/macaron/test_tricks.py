"""MC-39 to MC-69: bets, tricks, Emma's table, what a trick brings, when the round ends."""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.looking import hand, known_cards, pile
from games.macaron.playing import act, advance, asked, facts, heard, new, offered, told
from games.macaron.situations import trick_table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State
from sobremesa.games.macaron.words import ROW

NORMAL = ["bet 0", "bet 1-2", "bet 3-4", "bet 5-7"]
ADVANCED = ["bet 0", "bet 1", "bet 2-3", "bet 4-5", "bet 6-7", "bet 8plus"]
MODES = [(1, "solo"), (2, "2p"), (3, "3p"), (4, "4p"), (4, "2v2"), (5, "5p")]
TABLES = [mode for mode in MODES if mode[1] != "solo"]


def betting(seats: int, **chosen: str) -> State:
    """A new game when the first bet is asked for."""
    s = new(seats, b"bets", **chosen)
    advance(s, "place_bet")
    return s


def printed(s: State, column: str) -> dict[str, object]:
    """What stands in a column of the track, by the rows that have something there."""
    numbers = facts(s, 0)[column]
    assert isinstance(numbers, list)
    return {row: number for row, number in zip(ROW.names, numbers, strict=True) if number}


# Bets.


@rule("MC-39")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_bets_come_after_royal_and_allergen_and_before_the_first_trick(
    seats: int, mode: str
) -> None:
    s = betting(seats, mode=mode)
    for _ in range(seats):
        assert asked(s) == "place_bet"
        assert facts(s, 0)["royal"] is not None
        assert facts(s, 0)["allergen"] is not None
        assert facts(s, 0)["hand_sizes"] == [10 if mode == "5p" else 13] * seats
        act(s, f"{GAME.flow.waiting(s)[0]} bet 0")
    assert asked(s) == "play_card"


@rule("MC-39", "MC-40")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 2), (4, 0), (4, 2), (5, 4)])
def test_everyone_bets_once_from_the_start_player_clockwise(seats: int, start: int) -> None:
    s = betting(seats, first_seat=str(start))
    order = []
    while asked(s) == "place_bet":
        order.append(GAME.flow.waiting(s)[0])
        act(s, f"{order[-1]} no_bet")
    assert order == [(start + i) % seats for i in range(seats)]


@rule("MC-39")
def test_bets_are_open_to_all_at_once() -> None:
    s = betting(4, first_seat="1")
    act(s, "1 bet 3-4", "2 no_bet")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert facts(s, viewer)["bets"] == [None, "3-4", None, None]
        assert told(s, viewer, "bet_placed") == ["bet_placed 1 3-4"]
        assert told(s, viewer, "bet_declined") == ["bet_declined 2"]


@rule("MC-40", "MC-41", "MC-R2")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_on_the_normal_side_four_rows_or_none_can_be_bet_on(seats: int, mode: str) -> None:
    s = betting(seats, mode=mode, first_seat="0")
    assert offered(s) == [*NORMAL, "no_bet"]
    assert printed(s, "row_won") == {"0": "2", "1-2": "2", "3-4": "2", "5-7": "2"}
    assert printed(s, "row_lost") == {"0": "1", "1-2": "1", "3-4": "1", "5-7": "1"}
    with pytest.raises(Refusal, match="41"):
        act(s, "0 bet 8plus")


@rule("MC-40", "MC-42", "MC-R3")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_on_the_advanced_side_six_rows_or_none_can_be_bet_on(seats: int, mode: str) -> None:
    assert offered(betting(seats, mode=mode, side="advanced")) == [*ADVANCED, "no_bet"]


@rule("MC-42", "MC-43")
@pytest.mark.parametrize(
    ("side", "rows"), [("normal", [*NORMAL, "bet 8plus"]), ("advanced", ADVANCED)]
)
def test_the_solo_player_must_bet_and_may_bet_on_all_rows(side: str, rows: list[str]) -> None:
    s = betting(1, side=side)
    assert offered(s) == rows
    assert set(printed(s, "row_won").values()) == set(printed(s, "row_lost").values()) == {"0"}
    assert [f"bet {row}" for row in printed(s, "row_won")] == rows
    with pytest.raises(Refusal, match="43"):
        act(s, "0 no_bet")


@rule("MC-43")
def test_emma_never_bets() -> None:
    s = betting(1)
    act(s, "0 bet 8plus")
    assert asked(s) == "play_card"
    assert facts(s, 0)["bets"] == ["8plus"]
    assert told(s, 0, "bet_placed") == ["bet_placed 0 8plus"]


@rule("MC-44")
def test_several_players_may_bet_on_the_same_row() -> None:
    s = betting(3, first_seat="0")
    act(s, "0 bet 1-2")
    assert offered(s) == [*NORMAL, "no_bet"]
    act(s, "1 bet 1-2", "2 bet 1-2")
    assert facts(s, 0)["bets"] == ["1-2", "1-2", "1-2"]


# Playing.


@rule("MC-45")
@pytest.mark.parametrize(("seats", "start"), [(2, 1), (3, 0), (4, 3), (5, 2)])
def test_the_start_player_leads_the_first_trick(seats: int, start: int) -> None:
    s = new(seats, first_seat=str(start))
    advance(s, "play_card")
    assert GAME.flow.waiting(s) == [start]


@rule("MC-45", "MC-47")
def test_the_winner_leads_the_next_trick_and_play_goes_clockwise() -> None:
    s = trick_table(
        {0: "chocolate-1", 1: "chocolate-2", 2: "chocolate-3", 3: "chocolate-4"},
        "pistachio-3 pistachio-4 pistachio-7 pistachio-5",
    )
    order: list[int] = []
    while len(order) < 4:
        order.append(GAME.flow.waiting(s)[0])
        act(s, f"{order[-1]} {offered(s)[0]}")
    assert order == [2, 3, 0, 1]


@rule("MC-45")
@pytest.mark.parametrize(("emma", "leader"), [("almond-7", "emma"), ("almond-2", "0")])
def test_emma_leads_after_winning_a_trick(emma: str, leader: str) -> None:
    s = trick_table({0: "almond-5 almond-4"}, "", "solo", emma=f"{emma} strawberry-3")
    act(s, "0 play almond-5")
    assert facts(s, 0)["leader"] == leader
    assert (facts(s, 0)["emma_card"] is None) == (leader == "0")


@rule("MC-46")
def test_the_leader_may_play_any_card() -> None:
    s = trick_table({0: "almond-3 pistachio-5 strawberry-1 chocolate-9"})
    assert offered(s) == [
        "play almond-3",
        "play pistachio-5",
        "play strawberry-1",
        "play chocolate-9",
    ]


@rule("MC-47", "MC-48", "MC-49")
@pytest.mark.parametrize(
    ("led", "held", "playable"),
    [
        ("almond-7", "almond-3 almond-5 chocolate-9", "almond-3 almond-5"),
        ("chocolate-4", "almond-3 chocolate-9 strawberry-1", "chocolate-9"),
        ("strawberry-4", "strawberry-1 blueberry-7 almond-2", "strawberry-1"),
        ("strawberry-4", "blueberry-7 almond-2", "almond-2 blueberry-7"),
        ("blueberry-4", "strawberry-1 blueberry-7", "blueberry-7"),
        ("green_tea-4", "earl_grey-2 strawberry-1 almond-2", "almond-2 strawberry-1 earl_grey-2"),
        ("earl_grey-4", "green_tea-7 earl_grey-2", "earl_grey-2"),
    ],
)
def test_the_led_flavour_must_be_followed_and_without_it_anything_goes(
    led: str, held: str, playable: str
) -> None:
    s = trick_table({2: held}, f"{led} chocolate-1", leader=0)
    assert offered(s, 2) == [f"play {card}" for card in playable.split()]


@rule("MC-47")
def test_a_card_that_does_not_follow_is_refused_by_its_rule() -> None:
    s = trick_table({1: "almond-3 chocolate-9"}, "almond-7")
    with pytest.raises(Refusal, match="47"):
        act(s, "1 play chocolate-9")


@rule("MC-50", "MC-51", "MC-52", "MC-53", "MC-54", "MC-66")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        # MC-50 The highest of the led flavour.
        ("green_tea-3 green_tea-6 green_tea-7 green_tea-5", 2),
        ("chocolate-8 chocolate-10 chocolate-9 chocolate-7", 1),
        # MC-51 Royal cards of either flavour, whatever the numbers.
        ("green_tea-7 green_tea-6 strawberry-1 green_tea-5", 2),
        ("chocolate-10 blueberry-2 chocolate-9 chocolate-8", 1),
        ("green_tea-7 strawberry-2 blueberry-5 strawberry-4", 2),
        ("green_tea-7 blueberry-6 strawberry-5 blueberry-3", 1),
        # MC-52 The first of equal royal cards.
        ("green_tea-7 blueberry-4 strawberry-4 green_tea-6", 1),
        ("green_tea-7 strawberry-2 strawberry-4 blueberry-4", 2),
        # MC-53 On a royal lead the other royal flavour is a discard.
        ("strawberry-2 blueberry-7 blueberry-6 strawberry-3", 3),
        ("blueberry-1 strawberry-7 strawberry-6 chocolate-10", 0),
        # MC-54 Nor does any other flavour win.
        ("green_tea-1 chocolate-10 earl_grey-7 pistachio-7", 0),
        # MC-66 The allergen, almond, changes nothing.
        ("green_tea-3 almond-7 green_tea-4 almond-6", 2),
        ("almond-3 almond-7 almond-2 green_tea-7", 1),
    ],
)
def test_who_wins_a_trick(trick: str, winner: int) -> None:
    s = trick_table({}, trick)
    assert s.leader == winner
    assert GAME.flow.waiting(s) == [winner]


@rule("MC-66")
@pytest.mark.parametrize("allergen", ["strawberry", "blueberry", "green_tea", "almond"])
def test_the_same_card_wins_whatever_the_allergen(allergen: str) -> None:
    s = trick_table({}, "green_tea-7 strawberry-3 blueberry-5 almond-6", allergen=allergen)
    assert s.leader == 2


@rule("MC-55")
@pytest.mark.parametrize(("leader", "winner"), [(0, 0), (1, 1)])
def test_of_two_equal_cards_the_first_wins_against_emma(leader: int, winner: int) -> None:
    same = ["pistachio-5", "pistachio:strawberry-5"]
    first = same[leader]
    s = trick_table(
        {0: "pistachio-5"}, first if leader else "", "solo", leader=leader, emma=same[1]
    )
    act(s, "0 play pistachio-5")
    assert s.leader == winner


# Emma's table.


def emma_answers(led: str, piles: str, royal: str, allergen: str) -> str:
    """The pile that Emma plays to a lead."""
    emma = " ".join(f"{name}-4" for name in piles.split())
    s = trick_table({0: f"{led}-3 {led}-5"}, "", "solo", emma=emma, royal=royal, allergen=allergen)
    act(s, f"0 play {led}-3")
    return told(s, 0, "emma_played")[0].split()[2]


def emma_leads(won_before: str, piles: str, royal: str, allergen: str) -> object:
    """The pile that Emma leads after a trick."""
    emma = " ".join(f"{name}-4" for name in piles.split())
    s = trick_table(
        {0: "almond-1"},
        "",
        "solo",
        leader=1,
        emma=emma,
        won_before=won_before,
        royal=royal,
        allergen=allergen,
    )
    return facts(s, 0)["emma_card_counts_as"]


ALL = "almond pistachio strawberry blueberry green_tea"


@rule("MC-56")
@pytest.mark.parametrize("led", ALL.split())
def test_emma_follows_if_she_can(led: str) -> None:
    assert emma_answers(led, ALL, "b", "almond") == led


@rule("MC-57", "MC-R15")
@pytest.mark.parametrize(
    ("led", "piles", "royal", "allergen", "played"),
    [
        ("almond", "pistachio strawberry green_tea", "a", "green_tea", "green_tea"),
        ("almond", "pistachio strawberry blueberry", "a", "green_tea", "strawberry"),
        ("almond", "pistachio blueberry", "a", "green_tea", "blueberry"),
        ("almond", "pistachio", "a", "green_tea", "pistachio"),
        ("almond", "pistachio strawberry", "a", "pistachio", "pistachio"),
        ("almond", "pistachio strawberry green_tea", "a", "almond", "strawberry"),
        ("green_tea", "almond pistachio strawberry", "c", "pistachio", "pistachio"),
    ],
)
def test_without_the_led_royal_flavour_emma_plays_the_allergen(
    led: str, piles: str, royal: str, allergen: str, played: str
) -> None:
    assert emma_answers(led, piles, royal, allergen) == played


@rule("MC-57", "MC-R15")
def test_a_led_flavour_that_is_royal_and_allergen_counts_as_royal() -> None:
    s = trick_table({0: "almond-3"}, "", "solo", emma="strawberry-4", royal="a", allergen="almond")
    act(s, "0 play almond-3")
    assert told(s, 0, "emma_played") == ["emma_played strawberry-4 strawberry lacks_royal"]


@rule("MC-56", "MC-60")
def test_the_line_of_emmas_table_is_seen_until_her_next_card() -> None:
    s = trick_table(
        {0: "almond-3 green_tea-1"},
        "",
        "solo",
        emma="almond-4 pistachio-4",
        royal="b",
        allergen="almond",
    )
    assert facts(s, 0)["emma_line"] is None
    act(s, "0 play almond-3")
    assert facts(s, 0)["emma_line"] == facts(s, SPECTATOR)["emma_line"] == "after_allergen"
    assert told(s, 0, "emma_played")[0].split()[3] == "follows"


@rule("MC-58", "MC-R14")
@pytest.mark.parametrize(
    ("led", "piles", "royal", "allergen", "played"),
    [
        ("almond", "pistachio strawberry blueberry green_tea", "b", "almond", "pistachio"),
        ("almond", "strawberry blueberry green_tea", "b", "almond", "green_tea"),
        ("almond", "strawberry blueberry", "b", "almond", "strawberry"),
        ("green_tea", "almond pistachio blueberry", "a", "green_tea", "blueberry"),
    ],
)
def test_without_the_led_allergen_emma_plays_an_ordinary_flavour(
    led: str, piles: str, royal: str, allergen: str, played: str
) -> None:
    assert emma_answers(led, piles, royal, allergen) == played


@rule("MC-59", "MC-R14")
@pytest.mark.parametrize(
    ("led", "piles", "royal", "allergen", "played"),
    [
        ("green_tea", "almond pistachio strawberry blueberry", "b", "almond", "strawberry"),
        ("green_tea", "almond pistachio blueberry", "b", "almond", "blueberry"),
        ("pistachio", "almond strawberry blueberry", "b", "strawberry", "blueberry"),
        ("pistachio", "almond strawberry green_tea", "b", "strawberry", "strawberry"),
        ("strawberry", "blueberry green_tea", "a", "green_tea", "green_tea"),
        ("strawberry", "blueberry", "c", "almond", "blueberry"),
    ],
)
def test_without_the_led_ordinary_flavour_emma_plays_a_royal_one(
    led: str, piles: str, royal: str, allergen: str, played: str
) -> None:
    assert emma_answers(led, piles, royal, allergen) == played


@rule("MC-60", "MC-R15", "MC-R16")
@pytest.mark.parametrize(
    ("won_before", "piles", "royal", "allergen", "led"),
    [
        ("almond-3 almond-5", ALL, "b", "almond", "almond"),
        ("almond-3 almond-5", "pistachio strawberry", "b", "almond", "pistachio"),
        ("green_tea-3 green_tea-5", "almond blueberry green_tea", "a", "green_tea", "blueberry"),
        ("green_tea-3 green_tea-5", "almond pistachio", "a", "green_tea", "almond"),
        # Royal and allergen: the line of the allergen.
        ("strawberry-3 strawberry-5", "pistachio strawberry", "b", "strawberry", "pistachio"),
        ("strawberry-3 strawberry-5", "strawberry blueberry", "b", "strawberry", "strawberry"),
    ],
)
def test_after_winning_with_the_allergen_emma_leads_a_non_royal_flavour(
    won_before: str, piles: str, royal: str, allergen: str, led: str
) -> None:
    assert emma_leads(won_before, piles, royal, allergen) == led


@rule("MC-61", "MC-R12", "MC-R13")
@pytest.mark.parametrize(
    ("won_before", "piles", "royal", "allergen", "led"),
    [
        ("blueberry-3 blueberry-5", ALL, "b", "almond", "blueberry"),
        ("strawberry-3 strawberry-5", "almond pistachio blueberry", "b", "almond", "pistachio"),
        ("strawberry-3 strawberry-5", "almond blueberry", "b", "almond", "almond"),
        ("strawberry-3 strawberry-5", "blueberry", "b", "almond", "blueberry"),
        ("almond-3 almond-5", "pistachio green_tea", "a", "green_tea", "green_tea"),
        # The allergen was led; what counts is the royal card that won.
        ("almond-3 strawberry-2", ALL, "b", "almond", "strawberry"),
    ],
)
def test_after_winning_with_a_royal_card_emma_leads_the_same_flavour(
    won_before: str, piles: str, royal: str, allergen: str, led: str
) -> None:
    assert emma_leads(won_before, piles, royal, allergen) == led


@rule("MC-62", "MC-R13")
@pytest.mark.parametrize(
    ("won_before", "piles", "royal", "allergen", "led"),
    [
        ("green_tea-3 green_tea-5", ALL, "b", "almond", "pistachio"),
        ("blueberry-3 blueberry-5", "almond strawberry green_tea", "a", "strawberry", "green_tea"),
        ("blueberry-3 blueberry-5", "almond strawberry", "a", "strawberry", "strawberry"),
        ("blueberry-3 blueberry-5", "almond pistachio", "a", "strawberry", "almond"),
        # What counts is the pile's flavour, not the print.
        ("green_tea-3 green_tea:strawberry-5", ALL, "b", "almond", "pistachio"),
    ],
)
def test_after_winning_with_an_ordinary_card_emma_leads_an_ordinary_flavour(
    won_before: str, piles: str, royal: str, allergen: str, led: str
) -> None:
    assert emma_leads(won_before, piles, royal, allergen) == led


# What a trick brings.


@rule("MC-63", "MC-64", "MC-65", "MC-67")
@pytest.mark.parametrize(
    ("trick", "winner", "boxes"),
    [
        # MC-63 One box.
        ("green_tea-3 green_tea-6 green_tea-7 green_tea-5", 2, 1),
        ("green_tea-3 green_tea-2 green_tea-1 green_tea-5", 3, 1),
        # MC-64 Three if the winning card is a 1.
        ("green_tea-1 chocolate-10 earl_grey-7 pistachio-7", 0, 3),
        ("green_tea-7 green_tea-6 green_tea-5 strawberry-1", 3, 3),
        # MC-65 None if an allergen was played, even with a 1.
        ("green_tea-3 green_tea-6 green_tea-7 almond-5", 2, 0),
        ("green_tea-7 almond-6 almond-5 strawberry-1", 3, 0),
        ("almond-7 almond-3 almond-4 almond-5", 0, 0),
        # MC-67 But as usual with a 2 of any flavour, royal, allergen or led.
        ("green_tea-3 green_tea-2 green_tea-7 almond-5", 2, 1),
        ("green_tea-3 chocolate-2 green_tea-7 almond-5", 2, 1),
        ("green_tea-3 almond-2 green_tea-7 almond-5", 2, 1),
        ("green_tea-3 almond-2 green_tea-7 green_tea-5", 2, 1),
        ("green_tea-7 almond-6 chocolate-2 strawberry-1", 3, 3),
        ("green_tea-3 strawberry-2 almond-7 blueberry-1", 1, 1),
    ],
)
def test_what_a_trick_brings_its_winner(trick: str, winner: int, boxes: int) -> None:
    s = trick_table({}, trick, boxes=[1, 1, 1, 1])
    assert s.boxes == [1 + boxes * (seat == winner) for seat in range(4)]


@rule("MC-65")
def test_the_winner_of_a_spoiled_trick_leads() -> None:
    s = trick_table({}, "green_tea-3 green_tea-6 green_tea-7 almond-5")
    assert told(s, SPECTATOR, "trick_won") == ["trick_won 2 0 spoiled"]
    assert GAME.flow.waiting(s) == [2]


@rule("MC-68", "MC-R28")
def test_a_finished_trick_is_set_aside() -> None:
    s = trick_table({3: "green_tea-5 almond-6"}, "green_tea-3 green_tea-6 green_tea-7")
    assert facts(s, 1)["on_table"] == ["green_tea-3", "green_tea-6", "green_tea-7", None]
    act(s, "3 play green_tea-5")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert facts(s, viewer)["on_table"] == [None] * 4
        assert told(s, viewer, "trick_won") == ["trick_won 2 1 plain"]
        assert facts(s, viewer)["plays"] == [
            "green_tea-3",
            "green_tea-6",
            "green_tea-7",
            "green_tea-5",
        ]
    assert hand(s, 3) == ["almond-6"]
    assert "green_tea-5" not in pile(s)


@rule("MC-68", "MC-69")
def test_the_end_of_the_round_is_checked_before_another_trick_begins() -> None:
    s = trick_table({}, "green_tea-3 green_tea-6 green_tea-7 green_tea-5", boxes=[0, 0, 7, 0])
    assert heard(s, SPECTATOR)[:2] == ["trick_won 2 1 plain", "round_ended 1"]
    assert asked(s) == "pass_card"
    assert facts(s, 0)["plays"] == []


# When the round ends.


@rule("MC-69", "MC-R8")
@pytest.mark.parametrize(
    ("mode", "trick", "last"),
    [
        ("2p", "almond-3 almond-4", 13),
        ("3p", "almond-3 almond-4 almond-5", 13),
        ("4p", "almond-3 almond-4 almond-5 almond-6", 13),
        ("2v2", "almond-3 almond-4 almond-5 almond-6", 13),
        ("5p", "almond-3 almond-4 almond-5 almond-6 almond-7", 10),
        ("solo", "almond-3 almond-4", 13),
    ],
)
def test_the_round_ends_after_its_last_trick(mode: str, trick: str, last: int) -> None:
    bets: list[str | None] | None = ["0"] if mode == "solo" else None
    s = trick_table({}, trick, mode, tricks=last - 2, bets=bets, emma="almond-7 pistachio-7")
    assert s.round == 1
    s = trick_table({}, trick, mode, tricks=last - 1, bets=bets)
    assert s.round == 2


@rule("MC-69", "MC-R21")
@pytest.mark.parametrize(
    ("mode", "boxes", "number"),
    [
        ("4p", [0, 0, 6, 0], 1),
        ("4p", [0, 0, 7, 0], 2),
        ("2v2", [5, 0, 6, 0], 1),
        ("2v2", [0, 0, 7, 0], 2),
    ],
)
def test_the_round_ends_when_one_player_has_8_boxes(
    mode: str, boxes: list[int], number: int
) -> None:
    s = trick_table({}, "green_tea-3 green_tea-6 green_tea-7 green_tea-5", mode, boxes=boxes)
    assert s.round == number


@rule("MC-69", "MC-R41")
@pytest.mark.parametrize(("boxes", "number"), [([0, 6], 1), ([0, 7], 2), ([7, 0], 1)])
def test_the_round_ends_when_emma_has_8_boxes(boxes: list[int], number: int) -> None:
    s = trick_table(
        {0: "almond-3"},
        "green_tea-3 green_tea-6",
        "solo",
        boxes=boxes,
        bets=["0"],
        emma="pistachio-7 blueberry-7",
    )
    assert s.round == number


@rule("MC-69", "MC-R37")
def test_8_boxes_in_the_last_trick_are_one_end_and_one_scoring() -> None:
    s = trick_table(
        {}, "green_tea-3 green_tea-6 green_tea-7 green_tea-5", boxes=[0, 0, 7, 0], tricks=12
    )
    assert told(s, SPECTATOR, "round_ended") == ["round_ended 1"]
    assert s.scores == [2, 2, 4, 2]


@rule("MC-69", "MC-R42")
def test_cards_that_were_not_played_are_not_shown() -> None:
    s = trick_table(
        {0: "almond-7", 1: "almond-6", 2: "almond-5", 3: "almond-4"},
        "green_tea-3 green_tea-6 green_tea-7 green_tea-5",
        boxes=[0, 0, 7, 0],
    )
    assert s.round == 2
    unplayed = {"almond-7", "almond-6", "almond-5", "almond-4"}
    assert not known_cards(s, SPECTATOR) & unplayed
