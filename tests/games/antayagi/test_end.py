"""AY-78 to AY-89: scores, the win check, the end of a turn and of the game."""

from __future__ import annotations

import pytest

from cite import rule
from games.antayagi.looking import drawn, hands, standing, zone
from games.antayagi.playing import act, asked, facts, new, told, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.scoring import scores
from sobremesa.games.antayagi.state import State


def play_on(s: State, seed: bytes = b"on") -> None:
    """Play to the end at random."""
    luck = Rng(seed)
    while not GAME.flow.over(s):
        seat = waiting(s)[0]
        choices = GAME.flow.legal(s, seat)
        GAME.flow.apply(s, seat, choices[luck.below(len(choices))])


@rule("AY-78", "AY-R1")
@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("treasure treasure treasure", 3),
        ("treasure hat lollipop muffin", 4),
        ("t_rex toxic_waste", 2),
        ("bone bone bone bone", 4),
        ("toxic_waste fish fish", 5),
    ],
)
def test_the_score_is_the_sum_over_the_zone(cards: str, points: int) -> None:
    assert scores(table(4, zones={1: cards})) == [0, points, 0, 0]


@rule("AY-79", "AY-R17")
def test_points_above_the_target_do_not_matter() -> None:
    s = reveal("bone", "treasure", {0: "treasure treasure treasure hat hat"})
    assert standing(s, 0) == (6, 5)
    assert GAME.places(s) == [1, 2, 2, 2]


@rule("AY-79", "AY-R17")
def test_only_the_state_after_the_t_rex_counts() -> None:
    # Five points in the middle of the exchange; the chain goes on and the T-Rex takes two.
    zones = {0: "treasure treasure treasure hat"}
    s = reveal("hat", "lollipop", zones, rest={1: "t_rex hat"})
    assert not GAME.flow.over(s)
    act(s, "0 take 0")
    assert standing(s, 0) == (4, 5)
    assert not GAME.flow.over(s)


@rule("AY-79", "AY-61")
def test_each_trader_is_measured_by_his_own_target() -> None:
    zones = {0: "treasure treasure hat toxic_waste", 1: "treasure treasure hat"}
    s = reveal("bone", "treasure", zones)
    assert (standing(s, 0), standing(s, 1)) == ((5, 6), (4, 5))
    assert not GAME.flow.over(s)


@rule("AY-80", "AY-88")
@pytest.mark.parametrize("winner", [0, 1])
def test_a_trader_who_reaches_the_goal_wins_at_once(winner: int) -> None:
    s = reveal("bone", "treasure", {winner: "treasure treasure hat hat"}, turn=9)
    assert GAME.flow.over(s)
    assert GAME.outcome(s) == "goal"
    assert GAME.places(s) == [1 if seat == winner else 2 for seat in range(4)]
    assert GAME.shares(s) == [float(seat == winner) for seat in range(4)]
    assert drawn(s) == []
    assert (s.turn, s.active, s.partner) == (9, 0, 1)
    assert told(s, SPECTATOR, "won") == [f"won {winner}"]
    assert told(s, SPECTATOR, "game_ended") == ["game_ended goal"]


@rule("AY-81")
@pytest.mark.parametrize(("active", "partner"), [(0, 3), (3, 0), (2, 1)])
def test_if_both_reach_the_goal_only_the_partner_wins(active: int, partner: int) -> None:
    zones = {
        active: "treasure treasure treasure treasure treasure hat",
        partner: "hat hat hat t_rex",
    }
    s = reveal("toxic_waste", "treasure", zones, active=active, partner=partner)
    assert GAME.outcome(s) == "goal"
    s = reveal("treasure", "toxic_waste", zones, active=active, partner=partner)
    assert GAME.outcome(s) == "goal_by_both"
    assert GAME.places(s) == [1 if seat == partner else 2 for seat in range(4)]


@rule("AY-82")
def test_players_outside_the_exchange_do_not_win_in_it() -> None:
    zones = {2: "treasure treasure treasure treasure", 3: "bone"}
    s = reveal("bone", "treasure", zones)
    assert (zone(s, 2), zone(s, 3)) == ("treasure treasure treasure treasure", "bone")
    assert not GAME.flow.over(s)
    assert len(told(s, SPECTATOR, "scored")) == 2


@rule("AY-83", "AY-R25")
def test_everyone_draws_up_to_three_clockwise_from_the_active_player() -> None:
    rest = {0: "fish/sabotage", 1: "hat/plain", 2: "hat/plain hat/plain", 3: "hat/plain"}
    s = reveal("bone", "treasure", rest=rest, active=2, partner=1)
    act(s, "0 pass")
    assert drawn(s) == [2, 3, 3, 0, 0, 1, 1]
    assert hands(s) == [3, 3, 3, 3]


@rule("AY-83")
@pytest.mark.parametrize("other", ["treasure", "bone"])
def test_hands_are_filled_after_a_cancelled_exchange_too(other: str) -> None:
    s = reveal("bone", other, rest={2: "hat/sabotage hat/plain hat/plain"})
    if asked(s) == "play_sabotage":
        act(s, "2 sabotage 0")
    assert hands(s) == [3, 3, 3, 3]


@rule("AY-84")
@pytest.mark.parametrize(("active", "following"), [(0, 1), (3, 0)])
def test_the_turn_passes_to_the_left(active: int, following: int) -> None:
    s = reveal("bone", "treasure", active=active, partner=2, turn=5)
    assert (asked(s), waiting(s), s.turn) == ("choose_partner", [following], 6)
    assert facts(s, 0)["partner"] is None
    assert told(s, SPECTATOR, "turn_began") == [f"turn_began 6 {following}"]


@rule("AY-85", "AY-89")
@pytest.mark.parametrize("seats", range(3, 8))
def test_there_is_one_winner_and_the_others_lose_alike(seats: int) -> None:
    for seed in range(6):
        s = new(seats, bytes([seed]))
        play_on(s)
        assert sorted(GAME.places(s)) == [1] + [2] * (seats - 1)
        assert sum(GAME.shares(s)) == 1
        assert told(s, SPECTATOR, "won") == [f"won {GAME.places(s).index(1)}"]


# The turn cap.


@rule("AY-R20", "AY-88")
def test_at_the_cap_the_last_turn_is_completed_first() -> None:
    s = reveal("bone", "treasure", {3: "treasure treasure"}, turn=7, max_turns=7)
    assert GAME.flow.over(s)
    assert GAME.outcome(s) == "turn_cap"
    assert drawn(s) != []
    assert hands(s) == [3, 3, 3, 3]
    assert (s.turn, s.active) == (8, 1)
    assert GAME.places(s) == [2, 2, 2, 1]
    assert told(s, SPECTATOR, "won") == ["won 3"]


@rule("AY-R20")
def test_before_the_cap_the_game_goes_on() -> None:
    s = reveal("bone", "treasure", turn=6, max_turns=7)
    assert not GAME.flow.over(s)


@rule("AY-R20", "AY-89")
@pytest.mark.parametrize(
    ("zones", "places"),
    [
        # Distances 3, 3, 5, 5: two winners share.
        ({0: "hat", 1: "hat"}, [1, 1, 2, 2]),
        # Distances 4, 4, 3, 5.
        ({2: "hat hat"}, [2, 2, 1, 2]),
        # Seat 2 is three short of six, seat 3 three short of five: the higher score wins.
        ({2: "hat hat toxic_waste", 3: "hat hat"}, [2, 2, 1, 2]),
        # The same score, but seat 2 is three short of six, seat 3 two short of five.
        ({2: "hat hat toxic_waste", 3: "treasure treasure treasure"}, [2, 2, 2, 1]),
        # Three of them at the same distance and score.
        ({0: "hat", 1: "hat", 2: "t_rex hat"}, [1, 1, 1, 2]),
    ],
)
def test_at_the_cap_the_smallest_distance_wins_then_the_score(
    zones: dict[int, str], places: list[int]
) -> None:
    s = reveal("bone", "treasure", zones, turn=1, max_turns=1)
    assert GAME.places(s) == places
    assert sum(GAME.shares(s)) == pytest.approx(1)


@rule("AY-R20")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    s = reveal("bone", "treasure", {0: "hat hat hat hat"}, turn=1, max_turns=1)
    assert (GAME.outcome(s), s.turn) == ("goal", 1)
