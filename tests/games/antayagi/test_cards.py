"""AY-1 to AY-24 and AY-90: cards, how they are held, who sees what, setup, drawing, reshuffling."""

from __future__ import annotations

from collections import Counter

import pytest

from cite import rule
from games.antayagi.looking import (
    EVERYBODY,
    deck_number,
    drawn,
    hand,
    hands,
    name,
    pile,
    seen,
    told_to_all,
)
from games.antayagi.playing import act, asked, facts, heard, new, offered, told, waiting
from games.antayagi.situations import reveal, table
from sobremesa.core.data import Section
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR, Refusal
from sobremesa.games.antayagi import GAME
from sobremesa.games.antayagi.facts import DECK, check_cards
from sobremesa.games.antayagi.state import State
from sobremesa.games.antayagi.words import CARD, DATA

# Cards.


@rule("AY-1")
def test_there_are_80_cards_with_the_printed_distribution() -> None:
    cards = Counter(name(card) for card in DECK)
    assert sum(cards.values()) == 80
    assert len(cards) == 32
    assert Counter(made.split("/")[0] for made in cards.elements()) == {
        "treasure": 16, "hat": 8, "lollipop": 8, "muffin": 8, "t_rex": 8, "bone": 8,
        "toxic_waste": 6, "fish": 6, "wandering_mage": 6, "empty_box": 6,
    }  # fmt: skip
    assert Counter(made.split("/")[1] for made in cards.elements()) == {
        "sabotage": 11, "small_hat": 11, "treasure_t_rex": 12, "plain": 46,
    }  # fmt: skip
    assert (cards["treasure/sabotage"], cards["bone/plain"], cards["fish/plain"]) == (2, 6, 4)


@rule("AY-1")
@pytest.mark.parametrize("seats", range(3, 8))
def test_a_game_is_played_with_all_cards(seats: int) -> None:
    s = new(seats)
    found = sorted(s.deck + [held & 127 for held in s.hands])
    assert found == DECK


@rule("AY-2")
def test_cards_are_numbered_in_the_order_of_the_file() -> None:
    firsts = {
        0: "treasure/sabotage", 1: "treasure/sabotage", 2: "treasure/small_hat",
        4: "treasure/treasure_t_rex", 11: "treasure/treasure_t_rex", 12: "treasure/plain",
        16: "hat/sabotage", 18: "hat/plain", 42: "t_rex/treasure_t_rex",
        57: "toxic_waste/small_hat", 64: "fish/plain", 76: "empty_box/plain", 79: "empty_box/plain",
    }  # fmt: skip
    assert {number: name(DECK[number]) for number in firsts} == firsts


@rule("AY-3")
def test_a_hint_has_a_treasure_or_a_t_rex_behind_it() -> None:
    behind = Counter(name(c).split("/")[0] for c in DECK if name(c).endswith("treasure_t_rex"))
    assert behind == {"treasure": 8, "t_rex": 4}


@rule("AY-1", "AY-3")
def test_data_that_contradict_themselves_are_refused() -> None:
    objects, backs = DATA.sections("object"), DATA.sections("back")
    check_cards(DECK, objects, backs)
    with pytest.raises(Refusal, match="79 cards"):
        check_cards(DECK[1:], objects, backs)
    fewer = [Section(row.name, {**row.values, "copies": 7}) for row in objects]
    with pytest.raises(Refusal, match="copies should be 16"):
        check_cards(DECK, fewer, backs)
    lying = [Section(row.name, {**row.values, "objects": ["bone"]}) for row in backs]
    with pytest.raises(Refusal, match="hint"):
        check_cards(DECK, objects, lying)


@rule("AY-4", "AY-R6")
@pytest.mark.parametrize(
    "backs", [("bone/plain", "bone/small_hat"), ("bone/plain.i", "bone/plain")]
)
def test_cards_are_identical_by_object_whatever_back_and_facing(backs: tuple[str, str]) -> None:
    s = reveal(*backs)
    assert told(s, SPECTATOR, "identical") == ["identical bone"]
    s = reveal("bone/plain", "muffin/plain")
    assert told(s, SPECTATOR, "identical") == []


# Who sees what.


@rule("AY-5", "AY-6")
def test_an_outward_card_is_seen_by_all_but_its_owner() -> None:
    s = table(4, {2: "muffin/plain hat/sabotage t_rex/treasure_t_rex"})
    assert seen(s, 2, 2) == ["?/plain o", "?/sabotage o", "?/treasure_t_rex o"]
    for viewer in (0, 1, 3):
        assert seen(s, viewer, 2) == ["muffin/plain o", "hat/sabotage o", "t_rex/treasure_t_rex o"]
    assert seen(s, SPECTATOR, 2) == ["?/plain o", "?/sabotage o", "?/treasure_t_rex o"]


@rule("AY-5", "AY-7")
def test_an_inward_card_is_seen_by_its_owner_alone() -> None:
    s = table(4, {2: "muffin/small_hat hat/small_hat bone/small_hat"})
    assert seen(s, 2, 2) == ["muffin/small_hat i", "hat/small_hat i", "bone/small_hat i"]
    for viewer in (0, 1, 3, SPECTATOR):
        assert seen(s, viewer, 2) == ["?/small_hat i"] * 3


@rule("AY-8", "AY-10")
def test_of_the_deck_only_the_top_back_and_the_number_are_seen() -> None:
    s = table(4, deck="hat/small_hat bone/plain treasure/sabotage")
    for viewer in EVERYBODY:
        shown = facts(s, viewer)
        assert (shown["deck"], shown["deck_back"]) == (68, "small_hat")
    other = table(4, deck="bone/small_hat hat/sabotage treasure/plain")
    different = {key for key, value in facts(s, 0).items() if value != facts(other, 0)[key]}
    assert different == set()


@rule("AY-9", "AY-13", "AY-10", "AY-R22")
def test_what_lies_open_is_seen_by_all() -> None:
    s = reveal("bone/plain", "treasure/small_hat", {3: "hat/sabotage"}, rest={2: "fish/sabotage"})
    act(s, "2 sabotage 0")
    for viewer in EVERYBODY:
        shown = facts(s, viewer)
        assert shown["discards"] == ["bone-plain", "treasure-small_hat", "fish-sabotage"]
        assert (shown["pile"], shown["pile_top"]) == (3, "fish-sabotage")
        zones = shown["zones"]
        assert isinstance(zones, list)
        assert zones[30] == "hat-sabotage"


@rule("AY-9", "AY-30")
def test_revealed_cards_and_sabotages_are_seen_by_all() -> None:
    s = reveal("bone/small_hat", "treasure/plain", rest={2: "fish/sabotage", 3: "fish/plain"})
    for viewer in EVERYBODY:
        assert facts(s, viewer)["trade"] == ["bone-small_hat", "treasure-plain"]
        assert told(s, viewer, "revealed") == [
            "revealed 0 bone-small_hat",
            "revealed 1 treasure-plain",
        ]


@rule("AY-10")
def test_the_sizes_of_hands_are_seen_by_all() -> None:
    s = reveal("bone", "treasure", rest={0: "hat hat", 1: "hat", 2: "fish/sabotage", 3: ""})
    for viewer in EVERYBODY:
        assert [len(seen(s, viewer, owner)) for owner in range(4)] == [2, 1, 1, 0]


@rule("AY-11", "AY-R4")
def test_the_back_of_every_hand_card_is_known_to_all() -> None:
    s = new(5)
    for viewer in [*range(5), SPECTATOR]:
        for owner in range(5):
            backs = [card.split("/")[1].split()[0] for card in seen(s, viewer, owner)]
            assert backs == [card.split("/")[1].split()[0] for card in hand(s, owner)]


@rule("AY-12")
def test_a_discarded_hand_card_is_shown_to_all() -> None:
    s = reveal("bone", "muffin", rest={0: "hat/small_hat fish/plain"})
    assert told_to_all(s, "discarded") == ["discarded 0 hat-small_hat", "discarded 0 fish-plain"]


@rule("AY-14", "AY-R5")
def test_who_has_seen_an_object_keeps_knowing_it() -> None:
    s = table(4, {1: "muffin/plain.i hat/small_hat.o bone/plain"})
    for viewer in EVERYBODY:
        assert seen(s, viewer, 1)[:2] == ["muffin/plain i", "hat/small_hat o"]
    assert seen(s, 1, 1)[2] == "?/plain o"
    assert facts(s, 0)["seen_by_all_0"] == [0, 1, 0, 0]
    assert facts(s, 0)["seen_by_all_2"] == [0, 0, 0, 0]


@rule("AY-14", "AY-53")
def test_a_second_hat_turns_back_but_nobody_forgets() -> None:
    s = reveal("bone", "hat", rest={0: "fish/plain.i muffin/small_hat.o"}, deck="bone/plain")
    for viewer in EVERYBODY:
        assert seen(s, viewer, 0)[:2] == ["fish/plain o", "muffin/small_hat i"]


# Setup.


@rule("AY-15")
@pytest.mark.parametrize("seats", [0, 1, 2, 8, 15])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match="3 to 7"):
        GAME.options_for(seats)


@rule("AY-15")
def test_three_to_seven_can_play() -> None:
    assert GAME.kind.seats == [3, 4, 5, 6, 7]


@rule("AY-16")
@pytest.mark.parametrize("seats", range(3, 8))
def test_everyone_is_dealt_three_cards_from_the_start_player_on(seats: int) -> None:
    s = new(seats, first_seat="2")
    assert hands(s) == [3] * seats
    assert len(s.deck) == 80 - 3 * seats
    assert (s.discards, s.zones) == ([], [[] for _ in range(seats)])
    dealt = [int(line.split()[1]) for line in told(s, SPECTATOR, "dealt")]
    assert dealt == [(2 + i // 3) % seats for i in range(3 * seats)]


@rule("AY-17", "AY-84")
@pytest.mark.parametrize("first", ["0", "3"])
def test_the_start_player_takes_the_first_turn_and_play_goes_to_the_left(first: str) -> None:
    s = new(4, first_seat=first)
    luck = Rng(b"turns")
    order: list[int] = []
    while not GAME.flow.over(s) and len(order) < 6:
        if asked(s) == "choose_partner":
            order.append(waiting(s)[0])
        seat = waiting(s)[0]
        choices = offered(s, seat)
        act(s, f"{seat} {choices[luck.below(len(choices))]}")
    assert order == [(int(first) + i) % 4 for i in range(len(order))]
    assert len(order) > 4


@rule("AY-17", "AY-R2")
def test_the_start_player_is_random_unless_agreed_on() -> None:
    starters = {waiting(new(5, bytes([seed])))[0] for seed in range(60)}
    assert starters == {0, 1, 2, 3, 4}


@rule("AY-R2", "AY-R20")
@pytest.mark.parametrize(
    ("name_", "value"),
    [("first_seat", "4"), ("max_turns", "0"), ("max_turns", "-3"), ("max_turns", "many"),
     ("max_turns", "007"), ("max_turns", ""), ("max_turns", "12345678901"), ("memory_aid", "maybe"),
     ("target", "5")],
)  # fmt: skip
def test_other_options_are_refused(name_: str, value: str) -> None:
    with pytest.raises(Refusal, match=name_):
        GAME.options_for(4, **{name_: value})


@rule("AY-R20")
def test_any_number_of_turns_can_be_agreed_on() -> None:
    assert GAME.options_for(4)["max_turns"] == "300"
    assert new(4, max_turns="77").max_turns == 77


@rule("AY-18")
@pytest.mark.parametrize(("seats", "goal"), [(3, 5), (4, 5), (5, 4), (6, 4), (7, 4)])
def test_the_target_depends_on_the_number_of_players(seats: int, goal: int) -> None:
    zones = {0: " ".join(["treasure"] * (goal - 2))}
    s = reveal("bone", "treasure", zones, seats=seats)
    assert not GAME.flow.over(s)
    zones = {0: " ".join(["treasure"] * (goal - 1))}
    s = reveal("bone", "treasure", zones, seats=seats)
    assert GAME.places(s)[0] == 1


# Drawing.


@rule("AY-19")
def test_a_draw_takes_the_top_card() -> None:
    s = reveal("bone", "bone", rest={0: "hat hat"}, deck="muffin/plain fish/plain lollipop/plain")
    assert hand(s, 0)[-1] == "muffin/plain o"
    assert hand(s, 1)[1:] == ["fish/plain o", "lollipop/plain o"]


@rule("AY-20", "AY-21", "AY-R3")
@pytest.mark.parametrize("seats", [3, 7])
def test_only_small_hats_are_held_inward(seats: int) -> None:
    facings = set()
    for seed in range(20):
        s = new(seats, bytes([seed]))
        for seat in range(seats):
            for card in hand(s, seat):
                facings.add((card.split("/")[1].split()[0] == "small_hat", card[-1]))
    assert facings == {(True, "i"), (False, "o")}


@rule("AY-20", "AY-21", "AY-54")
def test_a_drawn_card_is_held_by_its_back() -> None:
    s = reveal("bone", "bone", rest={0: "hat"}, deck="muffin/small_hat fish/sabotage")
    assert hand(s, 0)[1:] == ["muffin/small_hat i", "fish/sabotage o"]
    assert told(s, 0, "drew")[:2] == ["drew 0 small_hat inward muffin", "drew 0 sabotage outward ?"]
    for viewer in (1, 2, 3):
        assert told(s, viewer, "drew")[:2] == [
            "drew 0 small_hat inward ?",
            "drew 0 sabotage outward fish",
        ]
    assert told(s, SPECTATOR, "drew")[:2] == [
        "drew 0 small_hat inward ?",
        "drew 0 sabotage outward ?",
    ]


@rule("AY-21")
def test_a_small_hat_stays_inward_while_it_is_held() -> None:
    s = reveal("bone", "treasure", rest={0: "muffin/small_hat"})
    assert hand(s, 0)[0] == "muffin/small_hat i"
    assert seen(s, 1, 0)[0] == "?/small_hat i"


@rule("AY-22", "AY-R18")
def test_the_pile_becomes_the_deck_as_soon_as_that_is_empty() -> None:
    s = reveal("bone", "bone", rest={0: "hat hat", 1: "hat hat"}, deck="fish muffin", deck_size=2)
    assert drawn(s) == [0, 1]
    assert s.discards == []
    assert len(s.deck) == 80 - 12
    assert told(s, SPECTATOR, "reshuffled") == ["reshuffled 68"]
    assert facts(s, 0)["reshuffles"] == 1


@rule("AY-22")
def test_a_reshuffle_takes_any_order() -> None:
    orders = set()
    for seed in range(12):
        s = table(4, deck="fish muffin", deck_size=2)
        s.rng = Rng(bytes([seed]))
        act(s, "0 partner 1", "0 commit 0", "1 commit 0")
        orders.add(tuple(s.deck))
    assert len(orders) > 10


@rule("AY-23", "AY-R19")
def test_without_a_pile_the_deck_stays_empty_and_drawing_stops() -> None:
    s = table(3, {0: "bone/plain", 1: "treasure/plain", 2: "hat/plain hat/plain"}, deck="fish")
    s.zones[2] += s.deck[:-1]
    s.deck = s.deck[-1:]
    act(s, "0 partner 1")
    assert drawn(s) == [0]
    assert (s.deck, s.discards, hands(s)) == ([], [], [1, 0, 2])
    # Seat 1 has no card: it skips its turn, and seat 2 can choose seat 0 only.
    assert told(s, SPECTATOR, "turn_skipped") == ["turn_skipped 1"]
    assert told(s, SPECTATOR, "partner_chosen")[1:] == ["partner_chosen 2 0"]
    assert (s.turn, asked(s), waiting(s)) == (3, "commit_card", [2])


@rule("AY-23")
def test_the_reshuffle_is_made_up_for_before_the_next_draw() -> None:
    s = table(3, {0: "bone/plain hat", 1: "bone/plain hat", 2: "hat/plain hat"}, deck="fish")
    s.zones[2] += s.deck
    s.deck = []
    act(s, "0 partner 1", "0 commit 0", "1 commit 0")
    assert drawn(s) == [0, 0]
    keys = [line.split()[0] for line in heard(s, SPECTATOR)]
    assert keys[keys.index("drew") - 1] == "reshuffled"
    assert told(s, SPECTATOR, "reshuffled") == ["reshuffled 2"]


@rule("AY-24")
def test_hands_are_not_filled_during_an_exchange() -> None:
    s = reveal("muffin", "lollipop", rest={0: "hat hat", 1: "hat hat"})
    assert asked(s) == "take_card"
    assert hands(s)[:2] == [2, 2]
    act(s, "0 take 0")
    assert told(s, SPECTATOR, "drew")
    s = reveal("lollipop", "muffin", rest={0: "hat hat", 1: "hat hat"})
    assert told(s, SPECTATOR, "hand_empty") == ["hand_empty 1 0"]


# Pools.


@rule("AY-90")
def test_the_unseen_cards_are_counted_by_kind() -> None:
    s = table(4, {0: "hat/plain hat/plain bone/plain", 1: "hat/plain fish/small_hat bone/plain"})
    unseen = dict(zip(CARD.names, GAME.view(s, 0).unseen(), strict=True))
    assert unseen["hat-plain"] == 6 - 1
    assert unseen["bone-plain"] == 6 - 1 - fillers(s, "bone/plain")
    assert unseen["fish-small_hat"] == 1
    unseen = dict(zip(CARD.names, GAME.view(s, 1).unseen(), strict=True))
    assert unseen["hat-plain"] == 6 - 2
    assert unseen["fish-small_hat"] == 0


def fillers(s: State, card: str) -> int:
    """How often seats 2 and 3 hold the card."""
    return sum(hand(s, seat).count(f"{card} o") for seat in (2, 3))


@rule("AY-90")
def test_hand_cards_from_an_old_deck_cannot_be_in_the_new_one() -> None:
    s = reveal(
        "bone",
        "bone",
        rest={0: "fish/plain hat/plain", 1: "hat hat", 2: "muffin/small_hat hat hat"},
        deck="t_rex/plain t_rex/plain",
        deck_size=2,
    )
    assert facts(s, 0)["reshuffles"] == 1
    view = GAME.view(s, 0)
    # Seat 0 does not know its own three cards and the Small Hat of seat 2, but which they are.
    assert facts(s, 0)["pool_cards"] == [
        "hat-plain",
        "muffin-small_hat",
        "t_rex-plain",
        "fish-plain",
    ]
    assert dict(zip(CARD.names, view.unseen(), strict=True))["fish-plain"] == 3
    worlds = [GAME.imagine(view, Rng(bytes([i]))) for i in range(40)]
    owns = {tuple(hand(world, 0)) for world in worlds}
    assert len(owns) == 6
    assert {tuple(sorted(own)) for own in owns} == {
        ("fish/plain o", "hat/plain o", "t_rex/plain o")
    }
    assert {hand(world, 2)[0] for world in worlds} == {"muffin/small_hat i"}
    assert deck_number(s, 0, 0) == 0


@rule("AY-90")
def test_a_card_of_an_old_pool_that_is_shown_leaves_the_others() -> None:
    s = reveal(
        "bone",
        "bone",
        rest={0: "fish/plain hat/plain", 1: "treasure treasure"},
        deck="t_rex/plain t_rex/plain",
        deck_size=2,
    )
    assert facts(s, 0)["pool_cards"] == ["hat-plain", "t_rex-plain", "fish-plain"]
    act(s, "1 partner 0", "0 commit 0", "1 commit 0")
    assert pile(s) == "fish"
    assert facts(s, 0)["pool_cards"] == ["hat-plain", "t_rex-plain"]
