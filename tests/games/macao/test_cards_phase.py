"""MO-9 to MO-19: the offer, the tribute, the draft, the tableau."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.looking import active, pile, tableau
from games.macao.made_up import made_up
from games.macao.playing import act, advance, asked, facts, new, offered, refusal, told, vain, who
from games.macao.situations import drafting, give, reveal, stack, table, turn
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macao.cards.printed import PRICE_OF, REWARD_OF
from sobremesa.games.macao.words import CARD

OFFER = "treasurer land_surveyor juggler night_watchman soldier cooperage"
FIVE = "clerk magistrate tax_collector port_pilot purser"


@rule("MO-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_offices_and_four_cards_of_the_deck_are_face_up(seats: int) -> None:
    s = new(seats)
    top = s.deck[::-1][:4]
    offices = s.offices[:2]
    advance(s, "draft")
    shown = s.offer + s.discards[2:]
    assert sorted(shown) == sorted(offices + top)
    assert s.deck[::-1][:4] != top


@rule("MO-4", "MO-9")
def test_every_round_has_its_own_offices() -> None:
    s = new(2)
    offices = s.offices.copy()
    for number in range(1, 13):
        while not (asked(s) == "draft" and s.round == number):
            act(s, offered(s)[0])
        assert s.offer[:2] == offices[2 * number - 2 : 2 * number]


@rule("MO-10")
def test_the_tribute_is_the_sum_of_the_six_pairs() -> None:
    s = reveal(table(4, round=0), "clerk bailiff", "inn idler sculptor monastery")
    assert (s.price, s.reward) == (12, 12)
    assert told(s, 0, "tribute_set") == ["tribute_set 12 12"]
    s = reveal(table(4, round=0), "magistrate steward", "smithy gate tower poet")
    assert (s.price, s.reward) == (0, 0)


@rule("MO-10")
def test_the_tribute_is_new_every_round() -> None:
    s = new(3)
    for number in (1, 2):
        while not (asked(s) == "draft" and s.round == number):
            act(s, offered(s)[0])
        shown = s.offer + s.discards[-1:]
        assert s.price == sum(PRICE_OF[card] for card in shown)
        assert s.reward == sum(REWARD_OF[card] for card in shown)


@rule("MO-11")
@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_the_last_drawn_cards_are_removed_after_the_tribute(seats: int, removed: int) -> None:
    s = reveal(table(seats, round=0), "treasurer land_surveyor", "gate idler abbot envoy")
    assert (s.price, s.reward) == (0 + 1 + 0 + 2 + 1 + 1, 1 + 1 + 0 + 2 + 2 + 1)
    assert len(s.offer) == 6 - removed
    assert pile(s) == ["abbot", "envoy"][2 - removed :]
    shown = CARD.names_of(s.offer)
    assert shown[:2] == ["treasurer", "land_surveyor"]


@rule("MO-12")
def test_everyone_must_take_a_face_up_card_in_wall_order() -> None:
    s = stack(table(3), at_4="2", at_1="1 0")
    drafting(s, OFFER)
    for i, seat in enumerate([2, 1, 0]):
        assert who(s) == seat
        assert len(offered(s)) == 6 - i
        vain(s, "skip", "MO-12")
        act(s, offered(s)[0])
        assert len(tableau(s, seat)) == 1


@rule("MO-13", "MO-R19")
def test_what_is_left_is_discarded_in_the_order_of_revealing() -> None:
    s = drafting(table(2), "treasurer judge juggler gate", discards="inn")
    act(s, "take judge", "take gate")
    assert pile(s) == ["inn", "treasurer", "juggler"]
    assert s.offer == []


@rule("MO-13", "MO-14")
def test_more_is_discarded_if_somebody_took_none() -> None:
    s = drafting(give(table(2), active="idler"), "treasurer judge juggler gate")
    act(s, "skip", "take gate")
    assert pile(s) == ["treasurer", "judge", "juggler"]


@rule("MO-14")
def test_draft_skip_allows_to_take_no_card() -> None:
    s = drafting(give(table(2), active="idler"), OFFER)
    assert offered(s)[0] == "skip"
    assert len(offered(s)) == 7
    act(s, "skip")
    assert tableau(s) == []
    assert who(s) == 1
    assert "skip" not in offered(s)


@rule("MO-15", "MO-R19")
@made_up("librarian")
def test_draft_discard_offers_the_top_three_of_the_pile() -> None:
    s = give(table(2), active="librarian")
    drafting(s, "treasurer judge juggler gate", discards="inn idler abbot envoy")
    extra = ["take idler", "take abbot", "take envoy"]
    face_up = ["take treasurer", "take judge", "take juggler", "take gate"]
    assert set(offered(s)) == {*face_up, *extra}
    act(s, "take abbot")
    assert tableau(s) == ["abbot"]
    assert pile(s) == ["inn", "idler", "envoy"]
    assert len(s.offer) == 4
    assert not set(extra) & set(offered(s))
    assert refusal(s, "take envoy") == "MO-15"


@rule("MO-15")
@pytest.mark.parametrize("discards", ["", "inn", "inn idler"])
@made_up("librarian")
def test_draft_discard_with_a_small_pile(discards: str) -> None:
    s = drafting(give(table(2), active="librarian"), "treasurer judge", discards=discards)
    assert len(offered(s)) == 2 + len(discards.split())


@rule("MO-14", "MO-15", "MO-12")
@made_up("librarian")
def test_both_draft_powers_together_make_ten_choices() -> None:
    s = give(table(4), active="idler librarian")
    drafting(s, OFFER, discards="inn abbot envoy")
    assert len(offered(s)) == 10


@rule("MO-16")
def test_the_discard_pile_is_open_to_all() -> None:
    s = drafting(table(2), "treasurer judge juggler gate", discards="inn idler")
    for viewer in (0, 1, SPECTATOR):
        assert facts(s, viewer)["discards"] == ["inn", "idler"]


@rule("MO-17")
def test_a_sixth_card_makes_one_go() -> None:
    s = drafting(give(table(2), tableau=FIVE), OFFER, seats=[0])
    act(s, "take juggler")
    assert asked(s) == "overflow"
    assert offered(s) == [f"discard {name}" for name in [*sorted_names(FIVE), "juggler"]]
    act(s, "discard purser")
    assert tableau(s) == [*sorted_names("clerk magistrate tax_collector port_pilot"), "juggler"]
    assert pile(s)[0] == "purser"


def sorted_names(text: str) -> list[str]:
    return sorted(text.split(), key=CARD.names.index)


@rule("MO-17")
def test_the_new_card_may_go_and_five_cards_are_no_surplus() -> None:
    s = drafting(give(table(2), tableau="clerk magistrate tax_collector port_pilot"), OFFER)
    act(s, "take juggler")
    assert who(s) == 1
    s = drafting(give(table(2), tableau=FIVE), OFFER, seats=[0])
    act(s, "take juggler", "discard juggler")
    assert tableau(s) == sorted_names(FIVE)


@rule("MO-17")
@made_up("inn")
def test_tableau_limit_makes_room_for_six() -> None:
    s = drafting(give(table(2), active="inn", tableau=FIVE), OFFER)
    act(s, "take juggler")
    assert who(s) == 1
    s = drafting(give(table(2), active="inn", tableau=f"{FIVE} judge"), OFFER)
    act(s, "take juggler")
    assert asked(s) == "overflow"
    assert len(offered(s)) == 7


@rule("MO-18")
def test_the_surplus_costs_a_punish_marker() -> None:
    s = drafting(give(table(2), tableau=FIVE), OFFER)
    act(s, "take juggler", "discard juggler")
    assert s.punished == [1, 0]
    assert told(s, 1, "punished") == ["punished 0 overflow"]


@rule("MO-18")
@made_up("monk")
def test_no_punish_overflow_spares_the_marker() -> None:
    s = drafting(give(table(2), active="monk", tableau=FIVE), OFFER)
    act(s, "take juggler")
    assert asked(s) == "overflow"
    act(s, "discard juggler")
    assert s.punished == [0, 0]


@rule("MO-19", "MO-81")
def test_cards_on_the_tableau_do_nothing() -> None:
    s = drafting(give(table(2), tableau="idler librarian"), OFFER, discards="inn")
    assert len(offered(s)) == 6
    s = turn("R4", tableau="captain treasurer tower", gold=0)
    assert not offered(s, "use")
    assert refusal(s, "use captain") == "MO-81"
    act(s, "activate treasurer")
    assert active(s) == ["treasurer"]


@rule("MO-19", "MO-81")
def test_a_card_that_was_just_taken_does_nothing_yet() -> None:
    s = drafting(give(table(2), tableau=FIVE), "inn monk juggler gate")
    act(s, "take inn")
    assert asked(s) == "overflow"
    act(s, "discard clerk")
    assert (s.punished[0], s.powers[0]) == (1, 0)
