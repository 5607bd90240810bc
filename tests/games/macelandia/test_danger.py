"""What would eliminate somebody, or lose the game for a side, is shown at the seat."""

from __future__ import annotations

from cite import rule
from games.macelandia.looking import everyone
from games.macelandia.playing import act, facts_list, new
from games.macelandia.situations import fight, table
from sobremesa.core.words import SPECTATOR, Seat
from sobremesa.games.macelandia.state import State


def dangers(s: State, viewer: Seat) -> list[str | None]:
    """What the viewer sees at each seat."""
    return facts_list(s, viewer, "danger")


@rule("ML-70")
def test_with_four_players_each_fort_is_the_last_from_the_start() -> None:
    s = new(4)
    last = [not s.castles >> seat & 1 for seat in range(4)]
    for viewer in range(4):
        for seat, danger in enumerate(dangers(s, viewer)):
            whose = "our" if s.faction(seat) == s.faction(viewer) else "their"
            assert danger == (f"{whose}_last_fort" if last[seat] else None)
    assert dangers(s, SPECTATOR) == ["last_fort" if fort else None for fort in last]


@rule("ML-69", "ML-70")
def test_what_decides_the_game_is_told_to_each_side() -> None:
    s = table({0: "l01 l02", 1: "d01 d02 d03", 2: "l04 l05 l06", 3: "d04"}, fallen=[4])
    assert dangers(s, 2) == [
        "our_castle_low", None, "our_last_fort", "few_cards", None, "few_cards"
    ]  # fmt: skip
    assert dangers(s, 1) == [
        "their_castle_low", None, "their_last_fort", "few_cards", None, "few_cards"
    ]  # fmt: skip
    assert dangers(s, SPECTATOR)[:3] == ["castle_low", None, "last_fort"]


@rule("ML-61", "ML-62")
def test_a_last_fort_with_few_cards_is_told_so_whatever_is_on_expedition() -> None:
    s = table({0: "l01 l02 l03", 2: "l09"}, away={2: "l10 l11"}, fallen=[4])
    assert dangers(s, 0)[2] == "our_last_fort_low"
    assert dangers(s, 1)[2] == "their_last_fort_low"


@rule("ML-70")
def test_when_a_fort_falls_the_other_becomes_the_last() -> None:
    s = table({1: "d10 d11", 2: "l01", 4: "l03 l04 l05"}, turn=1)
    assert dangers(s, 0)[4] is None
    fight(s, 1, "d11", 2, "l01")
    assert dangers(s, 0)[4] is None, "Lumil defeats the Dark King"
    s = table({1: "d10 d11", 2: "l02", 4: "l03 l04 l05"}, turn=1)
    fight(s, 1, "d11", 2, "l02")
    assert dangers(s, 0)[2] is None
    assert dangers(s, 0)[4] == "our_last_fort"


@rule("ML-58", "ML-65", "ML-81")
def test_what_one_is_about_to_do_is_seen_by_nobody_else() -> None:
    s = table({2: "l09"}, turn=2)
    before = {viewer: dangers(s, viewer) for viewer in everyone(s)}
    act(s, "2 attack 5")
    assert dangers(s, 2)[2] == "last_card_far"
    for viewer in everyone(s):
        if viewer != 2:
            assert dangers(s, viewer) == before[viewer]


@rule("ML-8")
def test_nothing_is_in_danger_before_the_factions_are_known() -> None:
    s = new(4, placement="free")
    assert dangers(s, 0) == [None] * 4


@rule("ML-71")
def test_nothing_is_in_danger_when_the_game_is_over() -> None:
    s = table({1: "d10 d11", 2: "l02", 0: "l08 l09 l10"}, 4, turn=1)
    fight(s, 1, "d11", 2, "l02")
    assert dangers(s, 0) == [None] * 4
