"""ML-1 to ML-17: material, map, factions, hands, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from cite import rule
from games.macelandia.looking import everyone, size
from games.macelandia.playing import act, asked, facts, facts_list, heard, here, new, offered, told
from games.macelandia.situations import table
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.facts import (
    CARD_COPIES,
    CARD_FACTION,
    CARD_ROLE,
    DECK_OF,
    STRENGTH_OF,
    TYPE_OF,
)
from sobremesa.games.macelandia.state import kinds_in
from sobremesa.games.macelandia.words import KIND

SEATS = [4, 5, 6, 7, 8]


@rule("ML-1")
def test_each_faction_has_one_castle_and_three_forts() -> None:
    found = dict(zip(zip(CARD_FACTION, CARD_ROLE, strict=True), CARD_COPIES, strict=True))
    assert found == {(0, 0): 1, (0, 1): 3, (1, 0): 1, (1, 1): 3}


@rule("ML-2", "ML-3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("faction", [0, 1])
def test_the_decks_hold_the_printed_cards(seats: int, faction: int) -> None:
    deck = DECK_OF[seats][faction]
    strengths = Counter(STRENGTH_OF[kind] for kind in deck if TYPE_OF[kind] == 0)
    additional = Counter({3: 1, 6: 1}) if seats > 6 else Counter()
    assert strengths == Counter(range(1, 12)) + additional
    types = Counter(TYPE_OF[kind] for kind in deck)
    assert (types[0], types[1], types[2]) == ((13, 2, 1) if seats > 6 else (11, 1, 1))


@rule("ML-4", "ML-5")
@pytest.mark.parametrize(("seats", "side", "ring"), [(4, "a", 6), (6, "a", 6), (7, "b", 8)])
def test_the_map_side_follows_from_the_number_of_players(seats: int, side: str, ring: int) -> None:
    found = facts(new(seats), 0)
    assert found["side"] == side
    assert len(facts_list(new(seats), 0, "map")) == ring


@rule("ML-6")
@pytest.mark.parametrize(
    ("seats", "light", "dark"), [(4, 2, 2), (5, 2, 3), (6, 3, 3), (7, 3, 4), (8, 4, 4)]
)
def test_factions_have_one_castle_each_and_forts_by_the_table(
    seats: int, light: int, dark: int
) -> None:
    found = facts(new(seats), 0)
    factions, roles = found["factions"], found["roles"]
    assert isinstance(factions, list)
    assert isinstance(roles, list)
    pairs = Counter(zip(factions, roles, strict=True))
    assert pairs == {
        ("light", "castle"): 1,
        ("light", "fort"): light - 1,
        ("darkness", "castle"): 1,
        ("darkness", "fort"): dark - 1,
    }


@rule("ML-7")
def test_factions_are_dealt_by_chance() -> None:
    dealt = {repr(facts(new(6, bytes([i])), 0)["factions"]) for i in range(40)}
    assert len(dealt) > 10
    castles = {facts_list(new(6, bytes([i])), 0, "roles").index("castle") for i in range(40)}
    assert len(castles) > 3


@rule("ML-R3")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_places_are_chosen_unless_otherwise_agreed(seats: int) -> None:
    s = here.new(seats)
    assert asked(s) == ("place_card", 0)
    assert len(offered(s)) == len(facts_list(s, 0, "map"))


@rule("ML-8", "ML-R31")
def test_nobody_knows_a_faction_before_all_are_placed() -> None:
    s = new(5, placement="free")
    for seat in range(5):
        assert asked(s) == ("place_card", seat)
        for viewer in everyone(s):
            found = facts(s, viewer)
            assert found["factions"] == [None] * 5
            assert found["roles"] == [None] * 5
            assert found["faction"] is None
            assert (GAME.view(s, viewer).light, GAME.view(s, viewer).castles) == (0, 0)
            assert told(s, viewer, "faction_shown") == []
            assert found["hand"] == []
        act(s, f"{seat} place {5 - seat}")
    assert asked(s)[0] == "choose_action"


@rule("ML-8")
def test_a_view_before_the_reveal_fits_every_deal_of_factions() -> None:
    s = new(6, placement="free")
    view = GAME.view(s, 0)
    worlds = {repr(GAME.reveal(GAME.imagine(view, s.rng))["faction_cards"]) for _ in range(30)}
    assert len(worlds) > 5


@rule("ML-9", "ML-R31")
def test_each_faction_card_has_a_territory_of_its_own() -> None:
    s = new(5, placement="free")
    assert offered(s) == [f"place {i}" for i in range(1, 7)]
    act(s, "0 place 4")
    assert offered(s) == [f"place {i}" for i in (1, 2, 3, 5, 6)]
    with pytest.raises(Refusal, match="ML-9"):
        act(s, "1 place 4")
    act(s, "1 place 1", "2 place 2", "3 place 6", "4 place 3")
    assert facts(s, 0)["map"] == ["1", "2", "4", "0", "vacant", "3"]
    assert facts(s, 0)["territories"] == ["4", "1", "2", "6", "3"]
    while not GAME.flow.over(s):
        assert facts_list(s, SPECTATOR, "map")[4] == "vacant"
        seat = GAME.flow.waiting(s)[0]
        GAME.flow.apply(s, seat, GAME.flow.legal(s, seat)[-1])


@rule("ML-9", "ML-R3")
@pytest.mark.parametrize(
    ("seats", "territories"),
    [
        (4, "1 2 4 5"),
        (5, "1 2 3 4 5"),
        (6, "1 2 3 4 5 6"),
        (7, "1 2 3 4 5 6 7"),
        (8, "1 2 3 4 5 6 7 8"),
    ],
)
def test_the_standard_places(seats: int, territories: str) -> None:
    assert facts(new(seats), 0)["territories"] == territories.split()


@rule("ML-10")
def test_factions_roles_and_territories_are_public_from_the_reveal_on() -> None:
    s = new(6, placement="free")
    for seat in range(6):
        act(s, f"{seat} place {seat + 1}")
    for viewer in everyone(s):
        assert facts(s, viewer)["factions"] == facts(s, 0)["factions"]
        assert facts(s, viewer)["roles"] == facts(s, 0)["roles"]
        assert len(told(s, viewer, "faction_shown")) == 6
    lines = heard(s, SPECTATOR)
    first = next(i for i, line in enumerate(lines) if line.startswith("faction_shown"))
    assert all(line.startswith("placed") for line in lines[:first])
    assert all(line.startswith("faction_shown") for line in lines[first : first + 6])


@rule("ML-11", "ML-5")
@pytest.mark.parametrize(
    ("seats", "from_seat_0"),
    [
        (4, [None, "near", "far", "far"]),
        (6, [None, "near", "far", "far", "far", "near"]),
        (7, [None, "near", "far", "far", "far", "far", "far"]),
        (8, [None, "near", "far", "far", "far", "far", "far", "near"]),
    ],
)
def test_territories_side_by_side_are_neighbouring(
    seats: int, from_seat_0: list[str | None]
) -> None:
    assert facts(table({}, seats), 0)["distances"] == from_seat_0


@rule("ML-12", "ML-R1", "ML-R2")
def test_vacant_and_fallen_territories_count_for_distance() -> None:
    # Between territories 2 and 4 there is nobody with four players, and a fallen one with six.
    assert facts(table({}, 4), 1)["distances"] == ["near", None, "far", "far"]
    assert facts_list(table({}, 6, fallen=[2]), 1, "distances")[3] == "far"
    assert facts(table({}, 6, fallen=[2]), 1)["distances"] == facts(table({}, 6), 1)["distances"]


@rule("ML-13")
@pytest.mark.parametrize("seats", SEATS)
def test_each_faction_is_dealt_its_own_cards(seats: int) -> None:
    s = new(seats)
    for seat in range(seats):
        letter = "l" if facts(s, seat)["faction"] == "light" else "d"
        assert all(name.startswith(letter) for name in facts_list(s, seat, "hand"))


@rule("ML-13")
def test_the_two_decks_are_shuffled_apart() -> None:
    alike = 0
    for i in range(30):
        s = new(8, bytes([i]))
        light = [kinds_in(s.hands[seat]) for seat in range(8) if s.light >> seat & 1]
        dark = [
            [k - 13 for k in kinds_in(s.hands[seat])]
            for seat in range(8)
            if not s.light >> seat & 1
        ]
        alike += light == dark
    assert alike == 0


@rule("ML-14")
@pytest.mark.parametrize(
    ("seats", "light", "dark"),
    [
        (4, (6, 6), (6, 6)),
        (5, (6, 6), (4, 4)),
        (6, (4, 4), (4, 4)),
        (7, (6, 5), (4, 4)),
        (8, (4, 4), (4, 4)),
    ],
)
def test_hand_sizes_by_faction_and_role(
    seats: int, light: tuple[int, int], dark: tuple[int, int]
) -> None:
    s = new(seats)
    for seat in range(seats):
        mine = facts(s, seat)
        sizes = light if mine["faction"] == "light" else dark
        assert size(s, seat) == sizes[0 if mine["role"] == "castle" else 1]


@rule("ML-15", "ML-R30")
@pytest.mark.parametrize("seats", SEATS)
def test_one_card_of_each_faction_is_put_away_unseen_with_up_to_six_players(seats: int) -> None:
    s = new(seats)
    left = [KIND.names[kind][0] for kind in s.aside]
    assert left == (["l", "d"] if seats <= 6 else [])
    for viewer in everyone(s):
        assert facts(s, viewer)["undealt"] == []
        assert facts(s, viewer)["aside"] == len(left)
        assert not any("undealt" in line for line in heard(s, viewer))
    GAME.flow.playout(s, s.rng)
    assert facts_list(s, 0, "undealt") == KIND.names_of(s.aside)


@rule("ML-16", "ML-R26")
@pytest.mark.parametrize("seats", SEATS)
def test_a_hand_is_seen_by_its_holder_only(seats: int) -> None:
    s = new(seats)
    for viewer in everyone(s):
        view = GAME.view(s, viewer)
        assert [other for other in range(seats) if view.hands[other] >= 0] == (
            [viewer] if viewer < seats else []
        )
        dealt = told(s, viewer, "dealt")
        assert {line.split()[1] for line in dealt} == ({str(viewer)} if viewer < seats else set())
        assert facts(s, viewer)["hand_sizes"] == [size(s, seat) for seat in range(seats)]
        assert facts(s, viewer)["known"] == []


@rule("ML-17")
@pytest.mark.parametrize("seed", [b"a", b"b", b"c", b"d"])
@pytest.mark.parametrize("placement", ["standard", "free"])
def test_the_dark_castle_begins(seed: bytes, placement: str) -> None:
    s = new(6, seed, placement=placement)
    while asked(s)[0] == "place_card":
        act(s, f"{asked(s)[1]} {offered(s)[-1]}")
    first = asked(s)[1]
    assert facts(s, first)["faction"] == "darkness"
    assert facts(s, first)["role"] == "castle"
