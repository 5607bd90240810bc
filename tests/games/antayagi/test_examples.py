"""The worked examples of the rules, AY-X1 to AY-X29.

Unless said otherwise: four players, seat 0 is active, seat 1 the partner, nobody holds a Sabotage.
"""

from __future__ import annotations

import pytest

from cite import rule
from games.antayagi.looking import drawn, hand, hands, name, pile, seen, standing, zone
from games.antayagi.playing import act, asked, facts, heard, new, offered, told, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.facts import DECK_SHIFT
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import OBJECT


@rule("AY-16", "AY-18")
@pytest.mark.parametrize(
    ("seats", "deck", "goal"), [(3, 71, 5), (4, 68, 5), (5, 65, 4), (6, 62, 4), (7, 59, 4)]
)
def test_x01_setup(seats: int, deck: int, goal: int) -> None:
    s = new(seats)
    shown = facts(s, 0)
    assert hands(s) == [3] * seats
    assert (shown["deck"], shown["pile"]) == (deck, 0)
    assert [zone(s, seat) for seat in range(seats)] == [""] * seats
    assert shown["targets"] == [goal] * seats


@rule("AY-25")
def test_x02_all_others_can_be_chosen() -> None:
    s = table(5, active=2)
    assert offered(s, 2) == ["partner 0", "partner 1", "partner 3", "partner 4"]


@rule("AY-6", "AY-7", "AY-29")
def test_x03_what_is_seen_of_a_hand() -> None:
    s = table(4, {0: "bone/plain treasure/treasure_t_rex fish/small_hat"})
    act(s, "0 partner 1")
    assert offered(s, 0) == ["commit 0", "commit 1", "commit 2"]
    assert seen(s, 0, 0) == ["?/plain o", "?/treasure_t_rex o", "fish/small_hat i"]
    for other in (1, 2, 3):
        assert seen(s, other, 0) == ["bone/plain o", "treasure/treasure_t_rex o", "?/small_hat i"]


@rule("AY-28")
def test_x04_the_partner_learns_nothing_of_a_sealed_choice() -> None:
    views = []
    for slot in range(3):
        s = table(4, {0: "bone/plain treasure/treasure_t_rex fish/small_hat"})
        act(s, "0 partner 1", f"0 commit {slot}")
        views.append((facts(s, 1), heard(s, 1), offered(s, 1), waiting(s)))
    assert views[0] == views[1] == views[2]
    assert hands(s) == [3, 3, 3, 3]
    assert waiting(s) == [1]


@rule("AY-31", "AY-32", "AY-4")
def test_x05_identical_objects_cancel_without_a_window() -> None:
    s = reveal(
        "bone/plain",
        "bone/sabotage",
        rest={0: "hat hat", 1: "hat/sabotage hat hat", 2: "hat hat"},
        partner=2,
    )
    assert pile(s) == "bone bone"
    assert drawn(s) == [0, 2]
    assert (asked(s), waiting(s)) == ("choose_partner", [1])


@rule("AY-53", "AY-14")
def test_x06_a_hat_turns_the_hand() -> None:
    s = reveal(
        "treasure",
        "hat",
        rest={0: "fish/plain muffin/small_hat", 1: "bone bone"},
        deck="bone/plain bone/plain",
    )
    assert (zone(s, 0), zone(s, 1)) == ("hat", "treasure")
    for viewer in (0, 1, 2, 3, SPECTATOR):
        assert seen(s, viewer, 0)[:2] == ["fish/plain i", "muffin/small_hat o"]
    assert drawn(s) == [0, 1]


@rule("AY-68", "AY-48")
def test_x07_an_empty_box_is_discarded() -> None:
    s = reveal("empty_box", "treasure", zones={1: "bone"})
    assert (zone(s, 0), zone(s, 1), pile(s)) == ("treasure", "bone", "empty_box")


@rule("AY-46", "AY-66", "AY-60", "AY-87")
def test_x08_a_mage_lets_the_partner_keep_his_muffin() -> None:
    s = reveal("wandering_mage", "muffin", rest={0: "bone bone", 1: "hat bone"})
    assert (zone(s, 0), zone(s, 1)) == ("", "muffin")
    assert pile(s) == "hat bone wandering_mage"
    assert drawn(s) == [0, 1, 1, 1]


@rule("AY-63", "AY-64", "AY-66", "AY-87")
def test_x09_a_fish_kept_through_the_mage() -> None:
    s = reveal("wandering_mage", "fish", zones={1: "toxic_waste"})
    assert zone(s, 1) == "toxic_waste fish"
    assert standing(s, 1) == (3, 6)
    s = reveal("wandering_mage", "fish")
    assert zone(s, 1) == ""
    assert pile(s) == "wandering_mage fish"


@rule("AY-55", "AY-56", "AY-57", "AY-53")
def test_x10_lollipops_chain() -> None:
    s = reveal(
        "bone", "lollipop", rest={0: "fish/plain treasure/plain", 1: "lollipop hat"}, deck_size=20
    )
    assert (asked(s), offered(s, 0)) == ("take_card", ["take 0", "take 1"])
    act(s, "0 take 0")
    assert (zone(s, 0), zone(s, 1)) == ("lollipop lollipop hat", "bone")
    assert (standing(s, 0), standing(s, 1)) == ((3, 5), (1, 5))
    assert hand(s, 0)[:2] == ["fish/plain i", "treasure/plain i"]
    assert drawn(s) == [0, 1, 1, 1]


@rule("AY-49")
def test_x11a_the_lollipop_of_the_active_player_comes_before_the_muffin() -> None:
    s = reveal("muffin", "lollipop", rest={0: "bone bone", 1: "treasure fish"})
    assert offered(s, 0) == ["take 0", "take 1"]
    act(s, "0 take 0")
    assert (zone(s, 0), zone(s, 1), pile(s)) == ("lollipop treasure", "muffin", "fish")


@rule("AY-49", "AY-58")
def test_x11b_the_muffin_of_the_active_player_leaves_the_lollipop_nothing() -> None:
    s = reveal("lollipop", "muffin", rest={0: "bone treasure", 1: "bone bone"})
    assert (zone(s, 0), zone(s, 1)) == ("muffin", "lollipop")
    assert pile(s) == "bone treasure"
    assert told(s, SPECTATOR, "hand_empty") == ["hand_empty 1 0"]


@rule("AY-72", "AY-73", "AY-75")
def test_x12_a_t_rex_eats_one_card_of_the_owners_choice() -> None:
    s = reveal("hat", "t_rex", zones={0: "bone muffin treasure"})
    assert (asked(s), offered(s, 0)) == ("feed_t_rex", ["eat muffin", "eat bone"])
    act(s, "0 eat bone")
    assert (zone(s, 0), pile(s)) == ("muffin treasure", "t_rex bone")
    assert standing(s, 0) == (2, 5)


@rule("AY-71")
def test_x13_a_t_rex_eats_what_comes_later() -> None:
    s = reveal("hat", "lollipop", zones={0: "t_rex"}, rest={0: "hat hat", 1: "treasure hat"})
    act(s, "0 take 0")
    assert (zone(s, 0), standing(s, 0)) == ("treasure", (1, 5))


@rule("AY-76", "AY-61")
def test_x14_an_eaten_fish_takes_its_points_along() -> None:
    s = reveal("hat", "t_rex", zones={0: "toxic_waste fish"})
    assert zone(s, 0) == "toxic_waste"
    assert standing(s, 0) == (1, 6)


@rule("AY-61", "AY-63", "AY-79")
def test_x15_toxic_waste_and_then_a_fish() -> None:
    s = reveal("bone", "toxic_waste", zones={0: "treasure treasure treasure hat"})
    assert standing(s, 0) == (5, 6)
    assert not GAME.flow.over(s)
    s = reveal("bone", "fish", zones={0: "treasure treasure treasure hat toxic_waste"})
    assert standing(s, 0) == (7, 6)
    assert GAME.places(s) == [1, 2, 2, 2]


@rule("AY-62")
def test_x16_a_second_toxic_waste_raises_nothing() -> None:
    s = reveal("bone", "toxic_waste", zones={0: "toxic_waste treasure treasure"}, seats=5)
    assert standing(s, 0) == (4, 5)
    assert not GAME.flow.over(s)
    zones = {0: "toxic_waste treasure treasure toxic_waste"}
    s = reveal("bone", "treasure", zones=zones, seats=5)
    assert GAME.places(s) == [1, 2, 2, 2, 2]


@rule("AY-37", "AY-40", "AY-41", "AY-42", "AY-43")
@pytest.mark.parametrize("last", ["pass", "sabotage 0"])
def test_x17_sabotage_and_counter_sabotage(last: str) -> None:
    s = reveal(
        "bone",
        "treasure",
        rest={1: "hat hat", 3: "hat hat", 0: "fish/sabotage", 2: "muffin/sabotage hat/sabotage"},
        active=1,
        partner=3,
    )
    assert (waiting(s), offered(s)) == ([2], ["pass", "sabotage 0", "sabotage 1"])
    act(s, "2 pass")
    assert (waiting(s), offered(s)) == ([0], ["pass", "sabotage 0"])
    act(s, "0 sabotage 0")
    assert facts(s, 1)["standing"] == "cancelled"
    assert (waiting(s), offered(s)) == ([2], ["pass", "sabotage 0", "sabotage 1"])
    act(s, "2 sabotage 0")
    assert facts(s, 1)["standing"] == "stands"
    assert (waiting(s), offered(s)) == ([2], ["pass", "sabotage 0"])
    act(s, f"2 {last}")
    if last == "pass":
        assert (zone(s, 1), zone(s, 3), pile(s)) == ("treasure", "bone", "fish muffin")
    else:
        assert (zone(s, 1), zone(s, 3)) == ("", "")
        assert pile(s) == "bone treasure fish muffin hat"


@rule("AY-81")
def test_x18_the_partner_wins_a_tie() -> None:
    four = "treasure treasure treasure treasure"
    s = reveal("treasure", "bone", zones={0: four, 2: four}, partner=2)
    assert (standing(s, 0), standing(s, 2)) == ((5, 5), (5, 5))
    assert GAME.places(s) == [2, 2, 1, 2]
    assert GAME.outcome(s) == "goal_by_both"


@rule("AY-70", "AY-79")
def test_x19_the_t_rex_eats_before_the_win_check() -> None:
    s = reveal("hat", "t_rex", zones={0: "bone treasure treasure treasure"})
    assert zone(s, 0) == "treasure treasure treasure"
    assert pile(s) == "t_rex bone"
    assert not GAME.flow.over(s)


@rule("AY-80")
def test_x20_a_winner_ends_the_game_before_anyone_draws() -> None:
    s = reveal(
        "empty_box",
        "treasure",
        zones={3: "treasure treasure hat", 5: "bone"},
        seats=6,
        active=3,
        partner=5,
    )
    assert GAME.places(s) == [2, 2, 2, 1, 2, 2]
    assert drawn(s) == []


@rule("AY-59", "AY-48")
def test_x21_an_inward_card_is_taken_blind() -> None:
    s = reveal("hat", "lollipop", rest={0: "hat hat", 1: "empty_box/small_hat bone/plain"})
    assert offered(s, 0) == ["take 0", "take 1"]
    assert seen(s, 0, 1) == ["?/small_hat i", "bone/plain o"]
    act(s, "0 take 0")
    assert (zone(s, 0), pile(s)) == ("lollipop", "empty_box")


@rule("AY-22", "AY-83")
def test_x22_the_pile_is_shuffled_as_soon_as_the_deck_runs_out() -> None:
    zones = dict.fromkeys(range(7), "treasure treasure bone")
    s = reveal(
        "hat/plain",
        "muffin/plain",
        zones,
        rest={0: "hat/plain hat/plain", 1: "hat/sabotage hat/plain"},
        seats=7,
        deck_size=1,
    )
    # 80 cards, of which 21 lie in zones, 21 were in hands and one in the deck.
    assert len(s.discards) == 37
    act(s, "1 sabotage 0")
    assert told(s, SPECTATOR, "exchange_cancelled") == ["exchange_cancelled 1"]
    assert drawn(s) == [0, 1, 1]
    log = heard(s, SPECTATOR)
    first, second, third = [i for i, line in enumerate(log) if line.startswith("drew")]
    assert log[first + 1] == "reshuffled 40"
    assert (second, third) == (first + 2, first + 3)
    assert (len(s.deck), len(s.discards)) == (38, 0)


@rule("AY-90")
def test_x23_counting_tells_the_chance_of_a_t_rex() -> None:
    s = table(4, {0: "treasure/treasure_t_rex hat hat"}, {1: "treasure/treasure_t_rex"})
    assert chances(s, 0, 0) == {"treasure": 7, "t_rex": 4}


def chances(s: State, viewer: int, at: int) -> dict[str, int]:
    """How many cards of each object may be the viewer's card in that place."""
    view = GAME.view(s, viewer)
    counts = view.candidates(at, view.unseen())
    return {OBJECT.names[i]: count for i, count in enumerate(counts) if count}


@rule("AY-72", "AY-56")
def test_x24_a_t_rex_taken_with_a_lollipop_eats_it() -> None:
    s = reveal("hat", "lollipop", rest={0: "hat hat", 1: "t_rex hat"})
    act(s, "0 take 0")
    assert (zone(s, 0), standing(s, 0)) == ("", (0, 5))
    s = reveal("hat", "lollipop", {0: "bone"}, rest={0: "hat hat", 1: "t_rex hat"})
    act(s, "0 take 0")
    assert offered(s, 0) == ["eat lollipop", "eat bone"]


@rule("AY-72", "AY-75")
def test_x25_two_t_rexes_eat_one_after_the_other() -> None:
    zones = {0: "t_rex/plain t_rex/small_hat"}
    s = reveal("hat", "lollipop", zones, rest={0: "bone treasure", 1: "muffin hat"})
    act(s, "0 take 0")
    assert pile(s) == "bone treasure"
    assert offered(s, 0) == ["eat lollipop", "eat muffin"]
    act(s, "0 eat lollipop")
    assert zone(s, 0) == ""
    assert pile(s) == "bone treasure t_rex lollipop t_rex muffin"
    assert told(s, SPECTATOR, "eaten")[0] == "eaten 0 t_rex-plain lollipop-plain"


@rule("AY-36", "AY-39")
def test_x26_a_turned_sabotage_can_be_played_and_its_hat_does_nothing() -> None:
    s = reveal("bone", "treasure", rest={0: "hat/sabotage.i fish/plain"})
    assert offered(s, 0) == ["pass", "sabotage 0"]
    act(s, "0 sabotage 0")
    assert zone(s, 0) == ""
    assert pile(s) == "bone treasure hat"
    assert hand(s, 0)[0] == "fish/plain o"


@rule("AY-46", "AY-65", "AY-68")
def test_x27_a_mage_against_an_empty_box() -> None:
    s = reveal("wandering_mage", "empty_box", rest={0: "hat hat", 1: "hat hat"})
    assert (zone(s, 0), zone(s, 1), pile(s)) == ("", "", "wandering_mage empty_box")
    assert drawn(s) == [0, 1]


@rule("AY-66", "AY-55")
def test_x28_a_kept_lollipop_takes_from_the_player_of_the_mage() -> None:
    s = reveal("wandering_mage", "lollipop", rest={0: "treasure bone"})
    assert zone(s, 1) == "lollipop"
    assert (waiting(s), offered(s, 1)) == ([1], ["take 0", "take 1"])


@rule("AY-90")
def test_x29_after_a_reshuffle_the_old_cards_are_counted_out() -> None:
    s = reveal(
        "bone",
        "bone",
        {1: "treasure/treasure_t_rex"},
        rest={0: "treasure/treasure_t_rex hat/plain", 1: "hat hat"},
        deck="muffin/plain muffin/plain",
        deck_size=2,
    )
    assert told(s, SPECTATOR, "reshuffled")
    assert seen(s, 0, 0)[0] == "?/treasure_t_rex o"
    assert chances(s, 0, 0) == {"treasure": 1}
    for luck in range(8):
        world = GAME.imagine(GAME.view(s, 0), Rng(bytes([luck])))
        assert hand(world, 0)[0] == "treasure/treasure_t_rex o"
    give_hint_of_new_deck(s, 0, 2)
    assert chances(s, 0, 0) == {"treasure": 1}
    assert chances(s, 0, 2) == {"treasure": 6, "t_rex": 4}


def give_hint_of_new_deck(s: State, seat: int, slot: int) -> None:
    """Put a hint of the new deck in the place of a card that all but the seat see anyway."""
    card = next(card for card in s.deck if name(card).endswith("/treasure_t_rex"))
    s.deck.remove(card)
    at = seat * 3 + slot
    s.discards.append(s.hands[at] & 127)
    s.hands[at] = card | 1 << DECK_SHIFT
