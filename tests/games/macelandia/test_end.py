"""ML-69 to ML-79, ML-85: how a game ends and what it is worth."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import hand, outcome
from games.macelandia.playing import act, asked, facts, new, standby_until, told
from games.macelandia.situations import fight, send, table
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Schema
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.scoring import quiet_limit, turn_limit
from sobremesa.games.macelandia.state import State, how_many


def results(s: State) -> tuple[str, list[int], list[int]]:
    """Outcome, scores and places."""
    return GAME.outcome(s), GAME.scores(s), GAME.places(s)


@rule("ML-69", "ML-72", "ML-77", "ML-78")
def test_a_faction_without_its_castle_is_defeated() -> None:
    s = table({0: "l09 l01", 1: "d08"})
    fight(s, 0, "l09", 1, "d08")
    assert results(s) == ("light_castle", [1, -1] * 3, [1, 2] * 3)
    s = table({0: "l07", 1: "d08 d01"}, turn=1)
    fight(s, 1, "d08", 0, "l07")
    assert results(s) == ("darkness_castle", [-1, 1] * 3, [2, 1] * 3)


@rule("ML-70", "ML-77", "ML-78")
def test_a_faction_without_its_last_fort_is_defeated() -> None:
    s = table({4: "l07", 5: "d08 d01"}, fallen=[2], turn=5)
    fight(s, 5, "d08", 4, "l07")
    assert results(s) == ("darkness_forts", [-1, 1] * 3, [2, 1] * 3)
    s = table({2: "l07", 4: "l08", 5: "d08 d01"}, turn=5)
    fight(s, 5, "d08", 4, "l08")
    assert outcome(s) == ""
    s = table({0: "l11 l02", 5: "d08", 3: ""}, fallen=[3])
    fight(s, 0, "l11", 5, "d08")
    assert outcome(s) == "light_forts"


@rule("ML-71")
def test_the_game_ends_at_once() -> None:
    s = table({0: "l09 l01", 1: "d08"})
    fight(s, 0, "l09", 1, "d08")
    assert GAME.flow.over(s)
    assert GAME.flow.waiting(s) == []
    assert told(s, SPECTATOR, "game_ended") == ["game_ended light_castle"]


@rule("ML-72")
def test_eliminated_players_win_with_their_faction() -> None:
    s = table({0: "l09 l01", 1: "d08", 4: ""}, fallen=[4])
    fight(s, 0, "l09", 1, "d08")
    assert GAME.scores(s)[4] == 1
    assert GAME.shares(s) == [1 / 3, 0, 1 / 3, 0, 1 / 3, 0]
    assert GAME.teams(s) == [0, 1, 0, 1, 0, 1]


@rule("ML-73", "ML-77", "ML-78", "ML-R33", "ML-R34")
def test_two_factions_defeated_at_once_tie() -> None:
    s = table({0: "l07", 1: "d07"}, 5)
    fight(s, 0, "l07", 1, "d07")
    assert results(s) == ("tie_both", [0] * 5, [1] * 5)
    shares = GAME.shares(s)
    assert shares == [0.25, 1 / 6, 0.25, 1 / 6, 1 / 6]
    assert sum(shares) == pytest.approx(1)


@rule("ML-74", "ML-R17")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_six_rounds_without_an_attack_end_the_game(seats: int) -> None:
    s = table({}, seats)
    standby_until(s, 6 * seats - 1)
    assert not GAME.flow.over(s)
    standby_until(s, 1)
    assert GAME.flow.over(s)
    assert outcome(s).endswith("stall")


@rule("ML-74")
def test_the_limit_counts_the_players_of_the_start_and_reinforcements_are_quiet() -> None:
    s = table({0: "l04 l05", 2: "l06 l07", 4: ""}, fallen=[4], quiet=34)
    send(s, 0, "l05", 2)
    assert not GAME.flow.over(s)
    standby_until(s, 1)
    assert outcome(s).endswith("stall")


@rule("ML-74")
def test_an_attack_sets_the_counter_back() -> None:
    s = table({0: "l09 l01", 1: "d08 d02"}, quiet=35)
    fight(s, 0, "l09", 1, "d08")
    assert not GAME.flow.over(s)
    assert s.quiet == 0


@rule("ML-74", "ML-R17")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_a_game_goes_on_without_attacks_unless_otherwise_agreed(seats: int) -> None:
    assert GAME.options_for(seats)["stall"] == "off"
    s = table({}, seats, stall="off")
    standby_until(s, 20 * seats)
    assert not GAME.flow.over(s)
    assert facts(s, SPECTATOR)["quiet"] == 20 * seats
    assert facts(s, SPECTATOR)["quiet_limit"] == 0


@rule("ML-74")
@pytest.mark.parametrize("stall", ["tie", "tiebreak"])
def test_a_stall_is_announced_from_half_of_its_limit_on(stall: str) -> None:
    s = table({}, stall=stall, quiet=17)
    standby_until(s, 1)
    assert facts(s, 0)["quiet_limit"] == 0
    standby_until(s, 1)
    assert (facts(s, 0)["quiet"], facts(s, 0)["quiet_limit"]) == (19, 36)


@rule("ML-85", "ML-78", "ML-77", "ML-R36")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_two_hundred_rounds_end_any_game(seats: int) -> None:
    s = table({}, seats, stall="off")
    standby_until(s, 200 * seats - 1)
    assert not GAME.flow.over(s)
    standby_until(s, 1)
    assert results(s) == ("tie_stalled", [0] * seats, [1] * seats)
    assert told(s, SPECTATOR, "stalled") == []


@rule("ML-85", "ML-R36")
def test_no_game_with_a_stall_rule_is_as_long_as_the_cap() -> None:
    """ML-52 At most one attack less than there are cards, and so many quiet turns after each."""
    for seats in GAME.kind.seats:
        dealt = sum(how_many(hand) for hand in new(seats, placement="standard").hands)
        assert dealt * quiet_limit(seats) < turn_limit(seats)


@rule("ML-85")
def test_no_number_of_the_longest_games_is_more_than_is_said() -> None:
    """Two of each side are left, and one castle sends its only loose card there and back."""
    s = table({0: "l04 l05", 2: "l06", 1: "d04", 3: "d05"}, fallen=[4, 5], stall="off")
    while not GAME.flow.over(s):
        seat = asked(s)[1]
        if seat not in (0, 2) or how_many(s.hands[seat]) == 1:
            act(s, f"{seat} standby")
        else:
            send(s, seat, hand(s, seat).split()[0], 2 - seat)
    schema = Schema()
    GAME.view(s, SPECTATOR).describe(schema)
    most = {fact.key: fact.most for fact in schema.facts}
    found = facts(s, SPECTATOR)
    for key in ("quiet", "turns_by", "routes"):
        value = found[key]
        numbers = value.values() if isinstance(value, dict) else value
        assert max(numbers if isinstance(value, dict | list) else [value]) <= most[key]
    assert max(found["routes"].values()) > 99


@rule("ML-75", "ML-78")
@pytest.mark.parametrize(
    ("light", "dark", "stall", "expected"),
    [
        ("l04 l05 l06", "d04 d05", "tiebreak", "light_stall"),
        ("l04", "d04 d05", "tiebreak", "darkness_stall"),
        ("l04 l05", "d04 d05", "tiebreak", "tie_stall"),
        ("l04 l05 l06", "d04 d05", "tie", "tie_stall"),
        ("l04 l05 l06", "d04 d05", "off", ""),
    ],
)
def test_more_cards_win_a_stalled_game(light: str, dark: str, stall: str, expected: str) -> None:
    s = table({0: light, 1: dark}, quiet=35, stall=stall)
    act(s, "0 standby")
    assert outcome(s) == expected


@rule("ML-75")
def test_expeditions_count_in_a_stalled_game() -> None:
    s = table({0: "l04", 1: "d04 d05"}, away={2: "l09 l10"}, quiet=35)
    act(s, "0 standby")
    assert told(s, SPECTATOR, "stalled") == ["stalled 7 6"]
    assert outcome(s) == "light_stall"
    s = table({0: "l04 l05", 1: "d04 d05"}, quiet=35)
    send(s, 0, "l05", 2)
    assert outcome(s) == "tie_stall"


@rule("ML-74", "ML-R29")
def test_the_end_comes_before_the_stall() -> None:
    s = table({0: "l04"}, quiet=35)
    send(s, 0, "l04", 2)
    assert outcome(s) == "darkness_castle"


@rule("ML-70", "ML-R20")
def test_a_castle_may_give_its_last_card_and_loses() -> None:
    s = table({1: "d04"}, turn=1)
    send(s, 1, "d04", 3)
    assert outcome(s) == "light_castle"


@rule("ML-76", "ML-R21")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_whoever_lives_has_a_card_an_ally_and_two_enemies(seats: int) -> None:
    for i in range(12):
        s = new(seats, bytes([i]), placement="free")
        luck = Rng(bytes([i]))
        while not GAME.flow.over(s):
            step, chooser = asked(s)
            if step in ("choose_action", "choose_defence"):
                living = [seat for seat in range(seats) if not s.fallen >> seat & 1]
                for seat in living:
                    absent = step == "choose_defence" and seat == s.turn
                    assert absent or how_many(s.hands[seat]) >= 1
                    allies = [o for o in living if s.faction(o) == s.faction(seat) and o != seat]
                    assert len(allies) >= 1
                    assert len(living) - len(allies) - 1 >= 2
                assert chooser in living
            legal = GAME.flow.legal(s, chooser)
            GAME.flow.apply(s, chooser, legal[luck.below(len(legal))])


@rule("ML-77")
def test_there_is_no_score_while_the_game_runs() -> None:
    s = new(6)
    assert GAME.scores(s) == [0] * 6
    assert outcome(s) == ""


@rule("ML-78")
def test_every_end_is_a_winner_and_a_reason() -> None:
    assert GAME.words.outcomes == [
        "light_castle", "light_forts", "light_stall",
        "darkness_castle", "darkness_forts", "darkness_stall",
        "tie_both", "tie_stall", "tie_stalled",
    ]  # fmt: skip
