"""MC-1 to MC-21 and MC-83 to MC-85: material, options, deal, pass, swap, Emma's piles."""

from __future__ import annotations

import pytest

from cite import rule
from games.macaron.looking import emma_cards, faces_held, hand, known_cards, pile
from games.macaron.playing import act, advance, asked, facts, heard, new, next_round, offered, told
from games.macaron.situations import emma_table, score, table, trick_table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macaron import GAME
from sobremesa.games.macaron.state import State

FIVE = ["almond", "blueberry", "green_tea", "pistachio", "strawberry"]
SIX = ["almond", "blueberry", "earl_grey", "green_tea", "pistachio", "strawberry"]
SEVEN = ["almond", "blueberry", "chocolate", "earl_grey", "green_tea", "pistachio", "strawberry"]
MODES = [(1, "solo"), (2, "2p"), (3, "3p"), (4, "4p"), (4, "2v2"), (5, "5p")]
TABLES = [mode for mode in MODES if mode[1] != "solo"]


def deck(s: State) -> list[str]:
    """All cards of a round that was just dealt."""
    return pile(s) + [card for seat in range(s.seats) for card in hand(s, seat)]


def choose_passes(s: State) -> dict[int, list[str]]:
    """Every seat passes the first and the last card of its hand; what each chose."""
    chosen = {seat: [hand(s, seat)[0], hand(s, seat)[-1]] for seat in range(s.seats)}
    for seat, pair in chosen.items():
        act(s, *[f"{seat} pass {card}" for card in pair])
    return chosen


# Material.


@rule("MC-1", "MC-R30")
@pytest.mark.parametrize(
    ("seats", "mode", "size", "flavours"),
    [
        (1, "solo", 35, FIVE),
        (2, "2p", 35, FIVE),
        (3, "3p", 42, SIX),
        (4, "4p", 52, SEVEN),
        (4, "2v2", 52, SEVEN),
        (5, "5p", 52, SEVEN),
    ],
)
def test_the_deck_holds_exactly_the_flavours_of_the_mode(
    seats: int, mode: str, size: int, flavours: list[str]
) -> None:
    cards = deck(new(seats, mode=mode))
    assert len(cards) == len(set(cards)) == size
    assert sorted({card.partition("-")[0] for card in cards}) == flavours


@rule("MC-2", "MC-R30")
@pytest.mark.parametrize("flavour", SEVEN)
def test_flavours_run_from_1_to_7_and_chocolate_to_10(flavour: str) -> None:
    highest = 10 if flavour == "chocolate" else 7
    values = [int(card.split("-")[1]) for card in deck(new(4)) if card.startswith(flavour)]
    assert sorted(values) == list(range(1, highest + 1))


@rule("MC-3")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_the_chocolate_board_is_added_from_four_players_on(seats: int, mode: str) -> None:
    cards = deck(new(seats, mode=mode))
    assert ("chocolate-1" in cards) == (mode in ("4p", "2v2", "5p"))


@rule("MC-4")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_group_c_has_green_tea_and_from_three_players_on_earl_grey(seats: int, mode: str) -> None:
    cards = deck(new(seats, mode=mode))
    assert "green_tea-1" in cards
    assert ("earl_grey-1" in cards) == (mode not in ("solo", "2p"))


@rule("MC-6")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_scores_and_boxes_start_at_0(seats: int, mode: str) -> None:
    shown = facts(new(seats, mode=mode), 0)
    assert shown["scores"] == [0] * seats
    assert shown["boxes"] == [0] * seats
    assert (shown["emma_score"], shown["emma_boxes"]) == (0, 0)


@rule("MC-6")
@pytest.mark.parametrize(("mode", "boxes"), [("4p", [8, 1, 2, 3]), ("solo", [3, 8])])
def test_boxes_go_back_to_0_in_a_new_round_and_scores_stay(mode: str, boxes: list[int]) -> None:
    s = score(table(mode, boxes=boxes, target=20))
    assert s.boxes == [0] * len(boxes)
    assert s.scores[0] > 0


@rule("MC-7")
def test_opposite_seats_are_partners_with_one_score() -> None:
    s = table("2v2", scores=[3, 5])
    assert GAME.teams(s) == [0, 1, 0, 1]
    partners = [facts(s, viewer)["partner"] for viewer in (0, 1, 2, 3, SPECTATOR)]
    assert partners == ["2", "3", "0", "1", None]
    assert facts(s, 0)["scores"] == GAME.scores(s) == [3, 5, 3, 5]


@rule("MC-7")
def test_four_single_players_have_no_partners() -> None:
    s = new(4)
    assert GAME.teams(s) == [0, 1, 2, 3]
    assert facts(s, 0)["partner"] is None


@rule("MC-8", "MC-R4", "MC-R5")
@pytest.mark.parametrize(
    ("seats", "mode", "singles"),
    [
        (4, "4p", ["1", "1", "2", "2", "3", "3"]),
        (4, "2v2", ["1", "1", "2", "2", "3", "3"]),
        (5, "5p", ["1", "1", "2", "2"]),
    ],
)
def test_twelve_tokens_are_used_and_with_five_players_not_the_two_threes(
    seats: int, mode: str, singles: list[str]
) -> None:
    s = new(seats, mode=mode)
    advance(s, "place_vote")
    held = [face for seat in range(seats) for face in faces_held(s, seat)]
    assert sorted(held) == [*singles, "p1m2", "p1m3", "p2m1", "p2m3", "p3m1", "p3m2"]


@rule("MC-8")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_there_are_no_voting_tokens_below_four_players(seats: int) -> None:
    s = new(seats)
    advance(s, "play_card")
    assert facts(s, 0)["token_counts"] == [0] * seats
    assert not [line for line in heard(s, 0) if line.startswith(("token_dealt", "voted"))]


# Options.


@rule("MC-5")
@pytest.mark.parametrize(
    ("side", "target"),
    [("normal", "10"), ("normal", "20")] + [("advanced", t) for t in ("10", "20", "30")],
)
def test_the_targets_of_each_side(side: str, target: str) -> None:
    s = new(4, side=side, target=target)
    assert facts(s, 0)["target"] == int(target)
    assert facts(s, 0)["side"] == side


@rule("MC-5", "MC-10", "MC-9")
@pytest.mark.parametrize(
    ("seats", "chosen", "wrong", "allowed"),
    [
        (4, {"side": "normal", "target": "30"}, "30", "10, 20"),
        (4, {"side": "advanced", "target": "15"}, "15", "10, 20, 30"),
        (2, {"first_seat": "2"}, "2", "random, 0, 1"),
        (1, {"first_seat": "1"}, "1", "random, 0"),
        (2, {"mode": "4p"}, "4p", "2p"),
        (4, {"mode": "solo"}, "solo", "4p, 2v2"),
        (5, {"mode": "2v2"}, "2v2", "5p"),
        (4, {"side": "hard"}, "hard", "normal, advanced"),
        (4, {"trick_history": "always"}, "always", "hidden, shown"),
        (4, {"jester": "yes"}, "jester", "mode, side, target, first_seat, trick_history"),
    ],
)
def test_a_bad_option_is_refused_and_what_is_allowed_is_named(
    seats: int, chosen: dict[str, str], wrong: str, allowed: str
) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.options_for(seats, **chosen)
    assert wrong in str(refused.value)
    assert allowed in str(refused.value)


@pytest.mark.parametrize("seats", [0, 6])
def test_another_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(Refusal, match=f"1 to 5 seats, not {seats}"):
        GAME.options_for(seats)


@rule("MC-5")
@pytest.mark.parametrize(
    ("seats", "mode"), [(1, "solo"), (2, "2p"), (3, "3p"), (4, "4p"), (5, "5p")]
)
def test_the_defaults(seats: int, mode: str) -> None:
    defaults = {
        "mode": mode,
        "side": "normal",
        "target": "10",
        "first_seat": "random",
        "trick_history": "hidden",
    }
    assert GAME.options_for(seats).chosen.items() >= defaults.items()


@rule("MC-R38")
def test_the_action_space_has_one_action_for_each_card_and_not_for_each_pair() -> None:
    assert GAME.words.size == 302


# The start player.


@rule("MC-9")
@pytest.mark.parametrize("first", ["random", "0"])
def test_the_human_starts_the_first_solo_round(first: str) -> None:
    s = new(1, first_seat=first)
    advance(s, "play_card")
    assert (facts(s, 0)["start"], facts(s, 0)["leader"]) == ("0", "0")


@rule("MC-9")
def test_the_human_starts_the_next_solo_round_even_if_emma_won_the_last_trick() -> None:
    s = trick_table({0: "almond-1"}, "almond-7", "solo", leader=1, tricks=12, bets=["0"], target=20)
    act(s, "0 play almond-1")
    advance(s, "play_card")
    assert facts(s, 0)["round"] == 2
    assert facts(s, 0)["leader"] == "0"
    assert facts(s, 0)["emma_card"] is None


@rule("MC-10", "MC-R10")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_the_first_start_player_is_the_one_agreed_on(seats: int, mode: str) -> None:
    found = [new(seats, mode=mode, first_seat=str(seat)).start for seat in range(seats)]
    assert found == list(range(seats))


@rule("MC-10", "MC-R10")
def test_a_random_first_start_player_may_be_any_seat() -> None:
    assert {new(4, bytes([i])).start for i in range(40)} == {0, 1, 2, 3}


@rule("MC-10")
@pytest.mark.parametrize(("start", "then"), [(0, 1), (2, 3), (3, 0)])
def test_the_marker_goes_to_the_left_when_a_round_begins(start: int, then: int) -> None:
    s = score(table("4p", start=start))
    assert s.start == then
    assert told(s, SPECTATOR, "round_began") == [f"round_began 2 {then}"]


@rule("MC-10")
def test_the_marker_stays_after_the_last_round() -> None:
    s = score(table("4p", start=2, scores=[9, 0, 0, 0]))
    assert GAME.flow.over(s)
    assert s.start == 2


# Deal.


@rule("MC-11", "MC-R9")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_every_round_all_cards_are_dealt_anew(seats: int, mode: str) -> None:
    s = new(seats, mode=mode)
    first = deck(s)
    next_round(s)
    assert asked(s) in ("pass_card", "swap_card")
    assert sorted(deck(s)) == sorted(first)
    assert deck(s) != first


@rule("MC-11")
def test_the_deal_is_a_matter_of_luck() -> None:
    assert hand(new(4, b"one"), 0) != hand(new(4, b"two"), 0)


@rule("MC-12")
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_hands_have_13_cards_and_with_five_players_10(seats: int, mode: str) -> None:
    s = new(seats, mode=mode)
    assert facts(s, 0)["hand_sizes"] == [10 if mode == "5p" else 13] * seats
    assert facts(s, 0)["hand"] == hand(s, 0)


@rule("MC-13")
@pytest.mark.parametrize(
    ("seats", "mode", "left"),
    [(2, "2p", 9), (3, "3p", 3), (4, "4p", 0), (4, "2v2", 0), (5, "5p", 2)],
)
def test_undealt_cards_stay_face_down_for_the_round(seats: int, mode: str, left: int) -> None:
    s = new(seats, mode=mode)
    undealt = pile(s)
    assert len(undealt) == left
    advance(s, "play_card")
    while s.tricks < 7:
        act(s, f"{GAME.flow.waiting(s)[0]} {offered(s)[0]}")
    assert pile(s) == undealt
    for viewer in [*range(seats), SPECTATOR]:
        assert facts(s, viewer)["aside"] == left
        assert not known_cards(s, viewer) & set(undealt)


@rule("MC-14")
def test_the_22_undealt_cards_are_the_draw_pile_of_the_solo_game() -> None:
    s = new(1)
    undealt = pile(s)
    assert facts(s, 0)["aside"] == len(undealt) == 22
    assert not known_cards(s, 0) & set(undealt)
    act(s, f"0 {offered(s)[0]}", f"0 {offered(s)[1]}")
    assert facts(s, 0)["drawn"] == sorted(undealt[:2], key=hand(s, 0).index)


# Pass.


@rule("MC-15", "MC-R25")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_two_cards_go_left_in_odd_rounds_and_right_in_even_ones(
    seats: int, mode: str, number: int
) -> None:
    s = score(table(mode, round=number - 1, target=20))
    size = len(hand(s, 0))
    chosen = choose_passes(s)
    step = 1 if number in (1, 3) else -1
    for giver, pair in chosen.items():
        receiver = (giver + step) % seats
        assert facts(s, giver)["pass_to"] == str(receiver)
        assert set(pair) <= set(hand(s, receiver))
        assert not set(pair) & set(hand(s, giver))
        assert facts(s, receiver)["received"] == pair
    assert facts(s, 0)["hand_sizes"] == [size] * seats
    assert asked(s) in ("choose_royal", "place_vote")


@rule("MC-15")
def test_passed_cards_are_told_to_giver_and_receiver_only() -> None:
    s = new(4)
    x, y = choose_passes(s)[0]
    lines = [f"card_passed 0 1 {x}", f"card_passed 0 1 {y}"]
    assert told(s, 0, "card_passed")[:2] == lines
    assert told(s, 1, "card_passed")[:2] == lines
    for viewer in [2, 3, SPECTATOR]:
        assert not known_cards(s, viewer) & {x, y}
        assert told(s, viewer, "passed") == ["passed 2 left"]


@rule("MC-16", "MC-R27")
def test_a_passed_card_is_neither_seen_nor_passed_on_before_all_have_chosen() -> None:
    s = new(4)
    dealt = hand(s, 1)
    for seat in (0, 2, 3):
        act(s, f"{seat} pass {hand(s, seat)[0]}", f"{seat} pass {hand(s, seat)[1]}")
    assert offered(s, 1) == [f"pass {card}" for card in dealt]
    assert facts(s, 1)["received"] == []
    assert known_cards(s, 1) == set(dealt)


@rule("MC-84", "MC-R38")
def test_the_second_passed_card_is_any_other_card_of_the_dealt_hand() -> None:
    s = new(4)
    dealt = hand(s, 2)
    act(s, f"2 pass {dealt[-1]}")
    assert offered(s, 2) == [f"pass {card}" for card in dealt[:-1]]
    with pytest.raises(Refusal, match="MC-16"):
        act(s, f"2 pass {dealt[-1]}")


@rule("MC-84", "MC-R26")
def test_nobody_passes_a_third_card_or_takes_a_choice_back() -> None:
    s = new(3)
    act(s, f"1 pass {hand(s, 1)[0]}", f"1 pass {hand(s, 1)[1]}")
    assert GAME.flow.legal(s, 1) == []
    assert GAME.flow.waiting(s) == [0, 2]


@rule("MC-84", "MC-R26")
@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_no_view_and_no_log_shows_another_players_choice(seats: int, mode: str) -> None:
    s = new(seats, mode=mode)
    others = [*range(1, seats), SPECTATOR]
    before = {viewer: (facts(s, viewer), heard(s, viewer)) for viewer in others}
    agendas = {viewer: GAME.view(s, viewer).open.agenda for viewer in others}
    dealt = hand(s, 0)
    for card in dealt[:2]:
        act(s, f"0 pass {card}")
        assert {viewer: (facts(s, viewer), heard(s, viewer)) for viewer in others} == before
        assert {viewer: GAME.view(s, viewer).open.agenda for viewer in others} == agendas
        assert hand(s, 0) == dealt
    assert facts(s, 0)["gave"] == dealt[:2]
    assert facts(s, 0)["hand"] == dealt
    assert facts(s, 0)["hand_sizes"] == [len(dealt)] * seats


@rule("MC-84")
def test_the_order_of_the_two_choices_leaves_no_trace() -> None:
    one, other = new(4), new(4)
    x, y = hand(one, 3)[2], hand(one, 3)[9]
    act(one, f"3 pass {x}", f"3 pass {y}")
    act(other, f"3 pass {y}", f"3 pass {x}")
    assert one.passed == other.passed
    for seat in (0, 1, 2):
        for s in (one, other):
            act(s, f"{seat} pass {hand(s, seat)[0]}", f"{seat} pass {hand(s, seat)[1]}")
    assert GAME.reveal(one) == GAME.reveal(other)
    assert heard(one, 0) == heard(other, 0)


@rule("MC-83", "MC-R40")
@pytest.mark.parametrize(("seats", "mode"), [(4, "4p"), (4, "2v2"), (5, "5p")])
def test_voting_tokens_are_dealt_after_the_pass_is_completed(seats: int, mode: str) -> None:
    s = new(seats, mode=mode)
    for seat in range(seats):
        for _ in range(2):
            assert facts(s, seat)["token_counts"] == [0] * seats
            assert facts(s, seat)["tokens"] == []
            assert told(s, seat, "token_dealt") == []
            act(s, f"{seat} {offered(s, seat)[0]}")
    assert asked(s) == "place_vote"
    assert facts(s, 0)["token_counts"] == [2 if mode == "5p" else 3] * seats
    keys = [line.split()[0] for line in heard(s, 0)]
    assert keys.index("passed") < keys.index("token_dealt")


# Swap.


@rule("MC-17", "MC-85")
def test_the_solo_player_must_swap_a_card() -> None:
    s = new(1)
    assert offered(s) == [f"swap {card}" for card in hand(s, 0)]
    with pytest.raises(Refusal, match="17"):
        act(s, "0 swap_done")


@rule("MC-17", "MC-85", "MC-R39")
@pytest.mark.parametrize(("swapped", "stay"), [(1, 7), (2, 6)])
def test_as_many_cards_are_drawn_as_discarded_and_the_discards_are_out(
    swapped: int, stay: int
) -> None:
    s = new(1)
    dealt, top = hand(s, 0), pile(s)
    act(s, *[f"0 swap {card}" for card in dealt[:swapped]])
    if swapped == 1:
        act(s, "0 swap_done")
    assert sorted(hand(s, 0)) == sorted(dealt[swapped:] + top[:swapped])
    assert facts(s, 0)["discards"] == dealt[:swapped]
    assert len(pile(s)) == stay
    left = set(pile(s)) | {card.split(":")[1] for card in emma_cards(s)}
    assert not left & set(dealt)
    assert asked(s) == "place_bet"


@rule("MC-85", "MC-R39")
def test_nothing_is_drawn_before_the_swap_is_complete() -> None:
    s = new(1)
    dealt, top = hand(s, 0), pile(s)
    act(s, f"0 swap {dealt[5]}")
    assert asked(s) == "swap_card"
    assert pile(s) == top
    assert hand(s, 0) == dealt[:5] + dealt[6:]
    assert offered(s)[-1] == "swap_done"
    assert sorted(offered(s)[:-1]) == sorted(f"swap {card}" for card in hand(s, 0))


@rule("MC-17")
def test_a_spectator_learns_the_number_of_swapped_cards_and_not_which() -> None:
    s = new(1)
    swapped = hand(s, 0)[:2]
    act(s, *[f"0 swap {card}" for card in swapped])
    assert told(s, SPECTATOR, "swap_chosen") == ["swap_chosen 0 ?"] * 2
    assert told(s, SPECTATOR, "swap_drawn") == ["swap_drawn 0 ?"] * 2
    assert facts(s, SPECTATOR)["discards_size"] == 2
    assert not known_cards(s, SPECTATOR) & set(swapped + hand(s, 0))


# Emma's piles.

RANDOM = "green_tea-7 almond-6 blueberry-5 strawberry-4 pistachio-3"
SORTED = "almond-1 almond-2 almond-3 pistachio-4 strawberry-5 blueberry-6 blueberry-7 green_tea-1"


@rule("MC-18", "MC-R34")
def test_the_top_five_cards_go_one_to_each_pile_in_table_order() -> None:
    found = set(emma_cards(emma_table(f"{RANDOM} {SORTED}")))
    assert {
        "almond:green_tea-7",
        "pistachio:almond-6",
        "strawberry:blueberry-5",
        "blueberry:strawberry-4",
        "green_tea:pistachio-3",
    } <= found


@rule("MC-18")
def test_the_five_random_cards_are_seen_by_nobody() -> None:
    s = emma_table(f"{RANDOM} {SORTED}")
    for viewer in (0, SPECTATOR):
        assert not known_cards(s, viewer) & set(RANDOM.split())


@rule("MC-20")
def test_the_next_eight_cards_are_shown_and_lie_in_the_piles_of_their_print() -> None:
    s = emma_table(f"{RANDOM} {SORTED}")
    for viewer in (0, SPECTATOR):
        assert told(s, viewer, "emma_shown") == [f"emma_shown {card}" for card in SORTED.split()]
        assert facts(s, viewer)["emma_shown"] == SORTED.split()
        piles = facts(s, viewer)["emma_piles"]
        assert isinstance(piles, list)
        assert piles[:5] == [4, 2, 2, 3, 2]
    assert {f"{card.partition('-')[0]}:{card}" for card in SORTED.split()} <= set(emma_cards(s))
    assert len(emma_cards(s)) == 13


@rule("MC-18", "MC-20", "MC-26")
@pytest.mark.parametrize("swapped", [1, 2])
def test_emmas_cards_and_the_allergen_are_the_next_of_the_draw_pile(swapped: int) -> None:
    s = new(1)
    rest = pile(s)[swapped:]
    act(s, f"0 {offered(s)[0]}", "0 swap_done" if swapped == 1 else f"0 {offered(s)[1]}")
    assert {card.split(":")[1] for card in emma_cards(s)} == set(rest[:13])
    assert set(told(s, 0, "emma_shown")) == {f"emma_shown {card}" for card in rest[5:13]}
    assert facts(s, 0)["allergen_card"] == rest[13]
    assert pile(s) == rest[14:]


@rule("MC-19", "MC-R36")
def test_a_random_card_must_be_followed_in_the_flavour_of_its_pile() -> None:
    s = trick_table({0: "almond-3 green_tea-4"}, "almond:green_tea-6", "solo", leader=1)
    assert offered(s) == ["play almond-3"]


@rule("MC-19", "MC-R36")
@pytest.mark.parametrize(
    ("emma", "boxes"),
    [
        ("pistachio:strawberry-7", [0, 1]),  # the 7 of its print, not royal: it wins as pistachio
        ("pistachio:strawberry-3", [1, 0]),  # not royal
        ("pistachio:almond-3", [1, 0]),  # not the allergen
        ("strawberry:pistachio-1", [0, 3]),  # royal, and still a 1
        ("almond:green_tea-7", [0, 0]),  # the allergen
        ("almond:green_tea-2", [1, 0]),  # the allergen, and still a 2
    ],
)
def test_a_random_card_has_the_flavour_of_its_pile_and_its_own_number(
    emma: str, boxes: list[int]
) -> None:
    s = trick_table({0: "pistachio-6 pistachio-5"}, "", "solo", emma=emma)
    act(s, "0 play pistachio-6")
    assert s.boxes == boxes


@rule("MC-21")
def test_emma_plays_a_pile_from_its_top() -> None:
    s = trick_table({0: "almond-6 almond-7"}, "", "solo", emma="almond-2 almond-4 almond-1")
    act(s, "0 play almond-6", "0 play almond-7")
    assert [line.split()[1] for line in told(s, 0, "emma_played")] == ["almond-2", "almond-4"]


@rule("MC-21")
def test_piles_are_shuffled_so_the_random_card_may_lie_anywhere() -> None:
    places = set()
    for i in range(30):
        s = new(1, bytes([i]))
        random = pile(s)[2]
        act(s, f"0 {offered(s)[0]}", f"0 {offered(s)[1]}")
        almonds = [card for card in emma_cards(s) if card.startswith("almond:")]
        places.add((len(almonds), almonds.index(f"almond:{random}")))
    for size in (2, 3):
        assert {place for pile_size, place in places if pile_size == size} == set(range(size))


@rule("MC-21")
def test_nobody_sees_the_order_of_emmas_piles() -> None:
    s = emma_table(f"{RANDOM} {SORTED}")
    before = (facts(s, 0), heard(s, 0))
    s.emma.reverse()
    assert (facts(s, 0), heard(s, 0)) == before
