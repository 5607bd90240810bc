"""MO-1 to MO-8: the material, and how a game is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from cite import rule
from games.macao.looking import colours, cubes, pile, rose, tableau
from games.macao.playing import act, advance, asked, facts, new, offered, told, who
from games.macao.situations import drafting, give, table
from sobremesa.core.ints import Ints
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.printed import (
    COST_OF,
    COST_SIZE,
    COUNTED,
    EFFECTS,
    KIND_OF,
    KINDS,
    OFFICES,
    PRICE_OF,
    REQUIREMENTS,
    REWARD_OF,
    TRIGGERS,
)
from sobremesa.games.macao.facts import (
    ALL_QUARTERS,
    BESIDE,
    DARK,
    DISTANCE,
    KIND_OF_SPACE,
    NEXT_TO,
    PORT_POINTS,
    QUARTER_BAG,
    QUARTER_SIZE,
    TILES_OF,
    WANTED_AT,
    counts_in,
)
from sobremesa.games.macao.scoring import largest_group
from sobremesa.games.macao.words import CARD, DATA, GOOD, JOKER_TILE, PORT, QUARTER, SLIP, SPACE

RULEBOOK_NAMES = """
    fountain juggler herald night_watchman smithy soldier speculator carpenter cannoneer gate tower
    guard cooperage captain lighthouse cabin_boy sail_maker helmsman messenger diplomat envoy abbot
    professor idler statue
"""


@rule("MO-1")
def test_the_game_is_for_two_to_four() -> None:
    assert GAME.kind.seats == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(Refusal, match="2 to 4"):
            GAME.options_for(seats)


@rule("MO-1", "MO-90")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_exactly_twelve_rounds(seats: int) -> None:
    s = advance(new(seats), "never")
    assert told(s, 0, "round_began") == [f"round_began {number}" for number in range(1, 13)]


@rule("MO-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_five_coins_and_nothing_else(seats: int) -> None:
    s = new(seats)
    assert s.gold == [5] * seats
    assert s.points == s.punished == s.jokers == s.cargo.listed() == [0] * seats
    assert s.tableaux == s.active == [[]] * seats
    assert not any(s.roses)
    assert SPACE.names_of(s.ships.listed()) == ["slip"] * seats
    assert s.discs == [1] * seats


@rule("MO-2")
def test_coins_are_open() -> None:
    s = new(3)
    s.gold = Ints([1, 2, 3])
    for viewer in (0, 1, 2, SPECTATOR):
        assert facts(s, viewer)["gold"] == [1, 2, 3]


@rule("MO-3")
def test_goods_lie_on_light_and_jokers_on_dark_quarters() -> None:
    for seed in (b"a", b"b"):
        s = new(2, seed)
        for quarter in range(QUARTER.size):
            assert (s.tiles[quarter] == JOKER_TILE) == DARK[quarter]
        counts = Counter(tile for tile in s.tiles if tile != JOKER_TILE)
        assert counts == dict.fromkeys(range(GOOD.size), 3)
    assert new(2, b"a").tiles != new(2, b"b").tiles


@rule("MO-4")
def test_all_offices_are_laid_out_in_pairs_and_open() -> None:
    s = new(4, b"a")
    assert sorted(s.offices) == OFFICES
    assert s.offices != new(4, b"b").offices
    for viewer in (0, SPECTATOR):
        seen = facts(s, viewer)
        assert seen["offices_first"] == CARD.names_of(s.offices[::2])
        assert seen["offices_second"] == CARD.names_of(s.offices[1::2])


@rule("MO-5")
def test_buildings_and_persons_form_one_shuffled_deck() -> None:
    s = new(2, b"a")
    assert len(s.deck) + len(s.offer) == 96
    assert not set(s.deck) & set(OFFICES)
    assert s.deck != new(2, b"b").deck


@rule("MO-6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_take_a_card_from_the_bottom_to_the_top(seats: int) -> None:
    s = new(seats)
    shown = CARD.names_of(s.offer)
    assert len(shown) == seats + 2
    bottom_up = s.wall[::-1]
    for i, seat in enumerate(bottom_up):
        assert (asked(s), who(s)) == ("setup_card", seat)
        assert offered(s) == [f"take {name}" for name in sorted(shown, key=CARD.names.index)]
        assert len(shown) == seats + 2 - i
        taken = shown.pop(1)
        act(s, f"take {taken}")
        assert tableau(s, seat) == [taken]
    assert pile(s) == shown


@rule("MO-7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_cubes_are_placed_from_the_top_down(seats: int) -> None:
    s = advance(new(seats), "setup_cube1")
    every = [f"place {colour}" for colour in colours()]
    for seat in list(s.wall):
        assert (asked(s), who(s), offered(s)) == ("setup_cube1", seat, every)
        act(s, "place black")
        assert (asked(s), who(s), offered(s)) == ("setup_cube2", seat, every)
        act(s, "place black" if seat else "place violet")
    for seat in range(seats):
        expected = "K2" if seat else "V2"
        placed = rose(s, seat)
        assert (placed[1], placed[2]) == ("K1", expected)
    assert s.round == 1


@rule("MO-8", "MO-R1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stack_is_random_or_by_seats(seats: int) -> None:
    assert new(seats, wall_stack="seat").wall == list(range(seats))
    stacks = {tuple(new(seats, b"%d" % i).wall) for i in range(60)}
    assert len(stacks) == {2: 2, 3: 6, 4: 24}[seats] or (seats == 4 and len(stacks) > 12)


@rule("MO-8")
def test_the_draft_goes_from_the_top_of_the_stack_down() -> None:
    s = advance(new(4), "draft")
    order = []
    while asked(s) == "draft":
        order.append(who(s))
        act(s, offered(s)[0])
    assert order == s.wall


def test_options_are_those_of_the_specification() -> None:
    assert [option.name for option in GAME.options(3)] == ["wall_stack", "dice"]
    assert GAME.options_for(3)["dice"] == "together"
    assert GAME.options_kept(3)["dice"] == "in_order"
    assert len(GAME.all_options()) == 12
    with pytest.raises(Refusal, match="random, seat"):
        GAME.options_for(3, wall_stack="none")
    with pytest.raises(Refusal, match="together, in_order"):
        GAME.options_for(3, dice="none")


# The data.


def test_there_are_120_cards_of_three_kinds() -> None:
    assert CARD.size == len(set(CARD.names)) == 120
    assert Counter(KINDS[kind] for kind in KIND_OF) == {"office": 24, "building": 44, "person": 52}


def test_tribute_pairs_are_distributed_as_printed() -> None:
    pairs = Counter(zip(PRICE_OF, REWARD_OF, strict=True))
    assert pairs == {(0, 0): 20, (1, 1): 20, (2, 2): 20, (0, 1): 30, (1, 2): 30}


def test_offices_cost_one_to_four_cubes_of_each_colour() -> None:
    costs = sorted(cubes(COST_OF[card]) for card in OFFICES)
    assert costs == sorted(f"{letter}{n}" for letter in "RBGKYV" for n in (1, 2, 3, 4))


def test_other_cards_cost_one_to_four_cubes_evenly() -> None:
    others = [card for card in range(CARD.size) if card not in OFFICES]
    assert Counter(COST_SIZE[card] for card in others) == {1: 18, 2: 36, 3: 30, 4: 12}
    for colour in range(6):
        assert sum(counts_in(COST_OF[card])[colour] for card in others) == 38


def test_the_city_is_connected_and_symmetric() -> None:
    assert QUARTER.size == 30
    assert sum(DARK) == 6
    assert largest_group(ALL_QUARTERS) == 30
    assert sum(len(near) for near in BESIDE) == 2 * 49
    for quarter, near in enumerate(BESIDE):
        assert all(quarter in BESIDE[other] for other in near)
        assert not (DARK[quarter] and any(DARK[other] for other in near))
    assert Counter(QUARTER_SIZE) == {1: 6, 2: 12, 3: 12}
    for colour in range(6):
        assert sum(counts_in(cost)[colour] for cost in QUARTER_BAG) == 11


def test_the_sea_is_connected_and_symmetric() -> None:
    assert Counter(KIND_OF_SPACE) == {"slip": 1, "sea": 10, "port": 8}
    assert sum(len(near) for near in NEXT_TO) == 2 * 27
    for space, near in enumerate(NEXT_TO):
        assert all(space in NEXT_TO[other] for other in near)
    assert all(steps >= 0 for steps in DISTANCE[SLIP])


def test_every_port_wants_another_good_and_pays_less_each_time() -> None:
    assert sorted(WANTED_AT) == list(range(GOOD.size))
    assert len(PORT_POINTS) == PORT.size == 8
    for points in PORT_POINTS:
        assert len(points) == 3
        assert points == sorted(points, reverse=True)
    assert TILES_OF == [3] * 8


def test_effects_are_of_the_closed_set() -> None:
    assert len(EFFECTS) == 22
    for card in DATA.sections("card"):
        assert card.text("effect") in EFFECTS
        assert card.text("when") in ("1", "2", "3", "end")
        assert card.text("limit") in ("round", "each", "always", "end")
        for key, known in (("require", REQUIREMENTS), ("trigger", TRIGGERS), ("per", COUNTED)):
            if key in card.values:
                assert card.text(key) in known[1:]


def test_the_rulebook_s_names_are_there() -> None:
    assert set(RULEBOOK_NAMES.split()) <= set(CARD.names)
    for good in GOOD.names:
        assert f"warehouse_{good}" in CARD.names


def test_a_view_says_which_slot_pays_for_a_card_in_sight() -> None:
    s = drafting(give(table(2), tableau="lighthouse clerk", rose={2: "R1 G1 K1"}), "judge poet")
    payable = facts(s)["payable"]
    assert isinstance(payable, list)
    found = {CARD.names[i]: slot for i, slot in enumerate(payable) if slot}
    assert found == {"lighthouse": "slot_2", "clerk": "slot_2"}
