"""MC-22 to MC-38: the royal group, the allergen, the votes."""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.looking import faces_held, hand, pile
from games.macaron.playing import (
    act,
    advance,
    asked,
    facts,
    heard,
    new,
    next_round,
    offered,
    read,
    told,
)
from games.macaron.situations import counted, emma_table, score, table, trick_table, vote_table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macaron import GAME

VOTING = [(4, "4p", 3), (4, "2v2", 3), (5, "5p", 2)]
SEVEN = ["almond", "pistachio", "strawberry", "blueberry", "green_tea", "earl_grey", "chocolate"]


# What can be royal or allergen.


@rule("MC-22", "MC-24")
@pytest.mark.parametrize("notation", ["royal d", "allergen chocolate"])
def test_chocolate_cannot_be_named_royal_or_allergen(notation: str) -> None:
    with pytest.raises(Refusal, match=notation.split()[1]):
        read(notation)


@rule("MC-3", "MC-22")
@pytest.mark.parametrize("seats", [2, 3])
def test_of_the_boards_of_two_and_three_players_a_b_or_c_is_royal(seats: int) -> None:
    s = new(seats)
    advance(s, "choose_royal")
    assert offered(s) == ["royal a", "royal b", "royal c"]


@rule("MC-22", "MC-24", "MC-36", "MC-37", "MC-R6", "MC-R33")
@pytest.mark.parametrize(
    ("text", "royal", "allergen"),
    [
        ("3 chocolate above, 2 chocolate above, 1 blueberry above", "b", "almond"),
        ("3 chocolate below, 2 chocolate below, 1 blueberry below", "a", "blueberry"),
        ("3 chocolate above, 3 almond below, 2 strawberry below, 1 earl_grey below", "c", "almond"),
    ],
)
def test_votes_at_chocolate_count_for_nothing(text: str, royal: str, allergen: str) -> None:
    shown = facts(counted(text), 0)
    assert (shown["royal"], shown["allergen"]) == (royal, allergen)


@rule("MC-23", "MC-4")
@pytest.mark.parametrize(
    ("mode", "royal", "flavours"),
    [
        ("4p", "a", ["almond", "pistachio"]),
        ("4p", "b", ["strawberry", "blueberry"]),
        ("4p", "c", ["green_tea", "earl_grey"]),
        ("3p", "c", ["green_tea", "earl_grey"]),
        ("2p", "a", ["almond", "pistachio"]),
        ("2p", "b", ["strawberry", "blueberry"]),
        ("2p", "c", ["green_tea"]),
    ],
)
def test_all_flavours_of_the_royal_group_are_royal_and_no_others(
    mode: str, royal: str, flavours: list[str]
) -> None:
    in_play = {"4p": 7, "3p": 6, "2p": 5}[mode]
    led = "strawberry" if royal == "a" else "almond"
    winners = []
    for flavour in SEVEN[:in_play]:
        lead_and_ruff, rest = f"{led}-7 {flavour}-1", [f"{led}-3", f"{led}-4"]
        s = trick_table({}, " ".join([lead_and_ruff, *rest[: int(mode[0]) - 2]]), mode, royal=royal)
        if s.leader == 1:
            winners.append(flavour)
    assert winners == flavours


@rule("MC-24")
@pytest.mark.parametrize("flavour", ["strawberry", "blueberry"])
def test_the_allergen_may_be_a_royal_flavour(flavour: str) -> None:
    s = new(3, first_seat="0")
    advance(s, "choose_royal")
    act(s, "1 royal b", f"2 allergen {flavour}")
    assert (facts(s, 0)["royal"], facts(s, 0)["allergen"]) == ("b", flavour)


@rule("MC-24", "MC-37")
def test_the_allergen_may_be_a_royal_flavour_by_vote() -> None:
    shown = facts(counted("3 almond below, 3 pistachio above, p3m1 pistachio above"), 0)
    assert (shown["royal"], shown["allergen"]) == ("a", "almond")


# Solo.

UNSORTED = "strawberry-1 strawberry-2 blueberry-1 blueberry-2 blueberry-3"
EIGHT = "almond-1 almond-2 almond-3 pistachio-1 strawberry-3 strawberry-4 blueberry-4 green_tea-1"
TEAS = "green_tea-1 green_tea-2"


@rule("MC-25")
@pytest.mark.parametrize(
    ("shown", "royal", "size"),
    [
        (EIGHT, "a", 6),  # A 6, B 5, C 2 by the piles; by print B would have most
        ("almond-1 almond-2 strawberry-3 strawberry-4 blueberry-4 blueberry-5 " + TEAS, "b", 6),
        ("almond-1 blueberry-4 green_tea-5 green_tea-6 green_tea-3 green_tea-4 " + TEAS, "c", 7),
        ("almond-1 strawberry-3 strawberry-4 blueberry-4 green_tea-3 green_tea-4 " + TEAS, "b", 5),
    ],
)
def test_emmas_largest_group_by_her_piles_is_royal(shown: str, royal: str, size: int) -> None:
    s = emma_table(f"{UNSORTED} {shown}")
    assert facts(s, 0)["royal"] == royal
    assert told(s, SPECTATOR, "emma_royal") == [f"emma_royal {royal} {size}"]


@rule("MC-26", "MC-R35")
@pytest.mark.parametrize("card", ["almond-7", "blueberry-7", "green_tea-5"])
def test_the_print_of_the_next_card_is_the_allergen_and_the_card_stays_face_up(card: str) -> None:
    s = emma_table(f"{UNSORTED} {EIGHT} {card}")
    for viewer in (0, SPECTATOR):
        assert facts(s, viewer)["allergen"] == card.split("-")[0]
        assert facts(s, viewer)["allergen_card"] == card
    assert card not in pile(s)


@rule("MC-26", "MC-R35")
def test_the_allergen_card_lies_open_until_the_rounds_end() -> None:
    s = new(1)
    advance(s, "place_bet")
    card = facts(s, 0)["allergen_card"]
    assert card is not None
    while s.tricks < 4:
        act(s, f"0 {offered(s)[0]}")
    assert facts(s, 0)["allergen_card"] == card
    next_round(s)
    assert facts(s, 0)["allergen_card"] is None


# Two and three players.


@rule("MC-27")
@pytest.mark.parametrize(
    ("mode", "start", "chooser"),
    [("2p", 0, 1), ("2p", 1, 0), ("3p", 0, 1), ("3p", 1, 2), ("3p", 2, 0)],
)
def test_the_player_left_of_the_start_player_chooses_the_royal_group(
    mode: str, start: int, chooser: int
) -> None:
    s = new(int(mode[0]), first_seat=str(start))
    advance(s, "choose_royal")
    assert GAME.flow.waiting(s) == [chooser]
    act(s, f"{chooser} royal c")
    assert facts(s, SPECTATOR)["royal"] == "c"


@rule("MC-28", "MC-29", "MC-R23", "MC-R24")
@pytest.mark.parametrize(
    ("seats", "start", "chooser"), [(2, 0, 0), (2, 1, 1), (3, 0, 2), (3, 1, 0), (3, 2, 1)]
)
def test_of_two_the_first_and_of_three_the_third_chooses_the_allergen_after_the_royal_group(
    seats: int, start: int, chooser: int
) -> None:
    s = new(seats, first_seat=str(start))
    advance(s, "choose_allergen")
    assert GAME.flow.waiting(s) == [chooser]
    assert facts(s, chooser)["royal"] == "a"
    flavours = SEVEN[: seats + 3]
    assert offered(s) == [f"allergen {flavour}" for flavour in flavours]
    act(s, f"{chooser} allergen {flavours[-1]}")
    assert facts(s, SPECTATOR)["allergen"] == flavours[-1]


# Voting.


@rule("MC-30")
@pytest.mark.parametrize(("seats", "mode", "each"), VOTING)
def test_tokens_are_dealt_equally(seats: int, mode: str, each: int) -> None:
    s = new(seats, mode=mode)
    advance(s, "place_vote")
    assert [len(faces_held(s, seat)) for seat in range(seats)] == [each] * seats


@rule("MC-30")
def test_the_deal_of_tokens_is_a_matter_of_luck() -> None:
    dealt = []
    for seed in (b"one", b"two", b"three"):
        s = new(4, seed)
        advance(s, "place_vote")
        dealt.append(tuple(faces_held(s, 0)))
    assert len(set(dealt)) > 1


@rule("MC-30", "MC-R22")
@pytest.mark.parametrize(("seats", "mode", "each"), VOTING)
def test_a_player_sees_his_own_tokens_only(seats: int, mode: str, each: int) -> None:
    s = new(seats, mode=mode)
    advance(s, "place_vote")
    for viewer in range(seats):
        own = faces_held(s, viewer)
        assert facts(s, viewer)["tokens"] == own
        assert facts(s, viewer)["token_counts"] == [each] * seats
        told_faces = told(s, viewer, "token_dealt")
        assert sorted(told_faces) == sorted(f"token_dealt {viewer} {face}" for face in own)
    assert facts(s, SPECTATOR)["tokens"] == []
    assert told(s, SPECTATOR, "token_dealt") == []


@rule("MC-30")
def test_no_view_changes_with_the_tokens_of_another() -> None:
    one = vote_table("", {0: "1 2 3", 1: "1 2 3", 2: "p1m2 p2m1 p1m3"})
    other = vote_table("", {0: "1 2 3", 1: "p1m2 p2m1 p1m3", 2: "1 2 3"})
    assert facts(one, 0) == facts(other, 0)
    assert facts(one, 1) != facts(other, 1)


@rule("MC-31")
@pytest.mark.parametrize(("seats", "mode", "each"), VOTING)
@pytest.mark.parametrize("start", [0, 3])
def test_tokens_are_placed_one_by_one_from_the_start_player_clockwise(
    seats: int, mode: str, each: int, start: int
) -> None:
    s = new(seats, mode=mode, first_seat=str(start))
    advance(s, "place_vote")
    order = []
    while asked(s) == "place_vote":
        seat = GAME.flow.waiting(s)[0]
        held = len(faces_held(s, seat))
        order.append(seat)
        assert all(choice.startswith("vote ") for choice in offered(s))
        act(s, f"{seat} {offered(s)[-1]}")
        assert len(faces_held(s, seat)) == held - 1
    assert order == [(start + i) % seats for i in range(seats * each)]
    assert asked(s) == "place_bet"


@rule("MC-31", "MC-R6")
def test_a_token_may_lie_above_or_below_any_flavour() -> None:
    s = vote_table("", {0: "1 3 3"})
    assert offered(s) == [
        f"vote {face} {flavour} {edge}"
        for face in ("1", "3")
        for flavour in SEVEN
        for edge in ("above", "below")
    ]


@rule("MC-31", "MC-35")
def test_a_placed_token_lies_face_down() -> None:
    s = vote_table("", {0: "1 3 p1m2"})
    act(s, "0 vote p1m2 earl_grey below")
    for viewer in (1, 2, 3, SPECTATOR):
        shown = facts(s, viewer)
        assert shown["vote_flavours"] == ["earl_grey"]
        assert shown["vote_edges"] == ["below"]
        assert shown["vote_faces"] == [None]
        assert heard(s, viewer) == ["voted 0 ? below earl_grey"]
    assert facts(s, 0)["vote_faces"] == ["p1m2"]
    assert heard(s, 0) == ["voted 0 p1m2 below earl_grey"]


@rule("MC-30", "MC-31")
def test_only_its_placer_knows_the_face_of_a_placed_token() -> None:
    s = vote_table("3 almond above, 1 almond below", start=2)
    faces = [facts(s, viewer)["vote_faces"] for viewer in (0, 1, 2, 3)]
    assert faces == [[None, None], [None, None], ["3", None], [None, "1"]]


@rule("MC-32", "MC-R7", "MC-R6")
@pytest.mark.parametrize("flavour", ["almond", "earl_grey", "chocolate"])
def test_a_flavour_with_three_tokens_above_and_below_together_is_full(flavour: str) -> None:
    lying = f"1 {flavour} above, 2 {flavour} below"
    s = vote_table(lying, {2: "3"})
    assert f"vote 3 {flavour} above" in offered(s)
    s = vote_table(f"{lying}, 3 {flavour} above", {3: "3 p1m2"})
    assert len(offered(s)) == 2 * 6 * 2
    assert not [choice for choice in offered(s) if flavour in choice]
    with pytest.raises(Refusal, match="32"):
        act(s, f"3 vote 3 {flavour} below")


@rule("MC-33", "MC-34", "MC-R4")
@pytest.mark.parametrize(
    ("face", "above", "below"),
    [
        ("1", 1, -1),
        ("2", 2, -2),
        ("3", 3, -3),
        ("p1m2", 1, -2),
        ("p2m1", 2, -1),
        ("p1m3", 1, -3),
        ("p3m1", 3, -1),
        ("p2m3", 2, -3),
        ("p3m2", 3, -2),
    ],
)
def test_a_token_counts_its_plus_number_above_and_its_minus_number_below(
    face: str, above: int, below: int
) -> None:
    s = counted(f"{face} pistachio above, {face} earl_grey below")
    assert facts(s, 0)["flavour_sums"] == [0, above, 0, 0, 0, below, 0]
    assert facts(s, 0)["group_sums"] == [above, 0, below]


@rule("MC-35")
def test_when_all_tokens_are_placed_all_are_revealed_to_all() -> None:
    lying = (
        "1 almond above, 1 almond below, 2 pistachio above, 2 pistachio below, 3 strawberry above,"
        "3 blueberry below, p1m2 green_tea above, p2m1 green_tea below, p1m3 earl_grey above,"
        "p3m1 earl_grey below, p2m3 chocolate above"
    )
    s = vote_table(lying, {3: "p3m2"})
    assert facts(s, SPECTATOR)["vote_faces"] == [None] * 11
    assert facts(s, SPECTATOR)["flavour_sums"] == []
    assert (facts(s, 0)["royal"], facts(s, 0)["allergen"]) == (None, None)
    act(s, "3 vote p3m2 chocolate below")
    faces = ["1", "1", "2", "2", "3", "3", "p1m2", "p2m1", "p1m3", "p3m1", "p2m3", "p3m2"]
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert facts(s, viewer)["vote_faces"] == faces
        assert len(told(s, viewer, "vote_shown")) == 12
        assert told(s, viewer, "vote_shown")[-1] == "vote_shown 3 p3m2 below chocolate"


@rule("MC-36", "MC-R33")
@pytest.mark.parametrize(
    ("text", "royal"),
    [
        ("", "a"),
        ("2 pistachio above, 3 green_tea above", "c"),
        ("2 strawberry above, 2 blueberry above, 3 earl_grey above", "b"),
        ("3 almond above, 3 pistachio below, 1 blueberry above", "b"),
        ("2 blueberry above, 2 earl_grey above, 1 almond above", "b"),
        ("2 almond above, 2 earl_grey above", "a"),
        ("3 almond below, 2 strawberry below, 1 green_tea below", "c"),
        ("3 almond below, 2 strawberry below, 2 green_tea below", "b"),
    ],
)
def test_the_group_with_the_highest_sum_is_royal_and_of_equals_the_leftmost(
    text: str, royal: str
) -> None:
    assert facts(counted(text), 0)["royal"] == royal


@rule("MC-37")
@pytest.mark.parametrize(
    ("text", "allergen"),
    [
        ("", "almond"),
        ("1 almond above, 1 strawberry above", "pistachio"),
        ("1 almond below, 2 earl_grey below", "earl_grey"),
        ("3 green_tea below, 2 green_tea above, 2 blueberry below", "blueberry"),
        ("2 blueberry below, 2 green_tea below", "blueberry"),
        ("1 almond above, 1 pistachio above, 1 blueberry above, 1 strawberry above", "green_tea"),
    ],
)
def test_the_flavour_with_the_lowest_sum_is_the_allergen_and_of_equals_the_leftmost(
    text: str, allergen: str
) -> None:
    assert facts(counted(text), 0)["allergen"] == allergen


@rule("MC-38")
def test_revealed_tokens_stay_face_up_until_the_rounds_end() -> None:
    s = new(4)
    advance(s, "place_bet")
    lying = facts(s, 2)["vote_faces"]
    assert isinstance(lying, list)
    assert len(lying) == 12
    assert None not in lying
    advance(s, "play_card")
    while s.tricks < 6:
        act(s, f"{GAME.flow.waiting(s)[0]} {offered(s)[0]}")
    assert facts(s, 2)["vote_faces"] == lying
    next_round(s)
    assert facts(s, 2)["vote_faces"] == []
    assert facts(s, 2)["vote_flavours"] == []


@rule("MC-38", "MC-30")
def test_tokens_are_dealt_anew_in_every_round() -> None:
    s = new(4)
    dealt = []
    for _ in range(2):
        advance(s, "place_vote")
        dealt.append([face for seat in range(4) for face in faces_held(s, seat)])
        next_round(s)
    assert dealt[0] != dealt[1]
    assert sorted(dealt[0]) == sorted(dealt[1])


@rule("MC-38")
def test_royal_and_allergen_are_open_again_in_a_new_round() -> None:
    s = score(table("3p", royal="b", allergen="earl_grey"))
    assert (facts(s, 0)["royal"], facts(s, 0)["allergen"]) == (None, None)
    assert len(hand(s, 0)) == 13
