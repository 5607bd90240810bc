"""What a person might try in vain, and the rule by which it is refused."""

from __future__ import annotations

import pytest

from cite import rule
from games.macao.playing import act, asked, new, offered, refusal
from games.macao.situations import begin, cards, drafting, give, rolled, table, turn
from sobremesa.games.macao import GAME
from sobremesa.games.macao.state import State
from sobremesa.games.macao.words import CARD


def refused_cards(s: State, verb: str, names: list[str]) -> set[str]:
    """The rules by which the verb is refused for these cards."""
    return {refusal(s, f"{verb} {name}") for name in names}


# Cards that are not the player's.


@rule("MO-6", "MO-9", "MO-12")
def test_before_the_first_round_neither_offices_nor_cards_of_others_are_taken() -> None:
    s = new(2)
    first = offered(s)[0].split()[1]
    act(s, f"take {first}")
    assert refusal(s, f"take {first}") == "MO-12"
    assert refused_cards(s, "take", CARD.names_of(s.offices)) == {"MO-9"}


@rule("MO-9", "MO-12", "MO-41")
def test_a_card_is_taken_from_the_offer_and_nowhere_else() -> None:
    s = table(2)
    give(s, 0, tableau="captain", active="poet")
    give(s, 1, tableau="pilgrim", active="herald")
    drafting(s, "envoy abbot")
    assert refused_cards(s, "take", ["captain", "pilgrim"]) == {"MO-12"}
    assert refused_cards(s, "take", ["poet", "herald"]) == {"MO-41"}
    assert refusal(s, f"take {CARD.names[s.offices[-1]]}") == "MO-9"
    assert refusal(s, "take envoy") == ""


@rule("MO-9", "MO-12", "MO-13", "MO-17", "MO-41")
def test_what_is_discarded_lies_on_ones_own_tableau() -> None:
    s = table(2)
    give(s, 0, tableau="captain envoy abbot monk poet", active="herald")
    give(s, 1, tableau="pilgrim", active="scribe")
    drafting(s, "docker broker", discards="courtier")
    act(s, "take docker")
    assert asked(s) == "overflow"
    assert refusal(s, "discard broker") == "MO-17"
    assert refusal(s, "discard courtier") == "MO-13"
    assert refusal(s, "discard pilgrim") == "MO-12"
    assert refused_cards(s, "discard", ["herald", "scribe"]) == {"MO-41"}
    assert refusal(s, f"discard {CARD.names[s.offices[-1]]}") == "MO-9"
    assert refusal(s, "discard docker") == ""


@rule("MO-9", "MO-12", "MO-13", "MO-83")
def test_in_ones_turn_cards_of_others_are_out_of_reach() -> None:
    s = table(2)
    s.discards = cards("courtier")
    give(s, 0, "R5 B5 G5 K5 Y5 V5")
    give(s, 1, tableau="pilgrim", active="palace")
    begin(s)
    assert refusal(s, "activate pilgrim") == "MO-12"
    assert refusal(s, "use palace") == "MO-83"
    assert refusal(s, "activate courtier") == "MO-13"
    assert refusal(s, f"activate {CARD.names[s.offices[-1]]}") == "MO-9"


# Cards of one's own.


@rule("MO-34", "MO-86")
@pytest.mark.parametrize(
    ("supply", "punished", "reason"), [("R2", 0, "MO-86"), ("R1", 1, "MO-34"), ("R2", 1, "")]
)
def test_a_physician_needs_a_marker_and_two_cubes(supply: str, punished: int, reason: str) -> None:
    s = turn(supply, active="physician", punished=punished)
    assert refusal(s, "use physician") == reason


@rule("MO-84", "MO-87")
def test_a_card_that_works_by_itself_is_not_used() -> None:
    s = turn("R1", active="herald smithy idler")
    assert refusal(s, "use herald") == "MO-87"
    assert refused_cards(s, "use", ["smithy", "idler"]) == {"MO-84"}


# Ship, tribute, dice, goods.


@rule("MO-29", "MO-65")
def test_a_ship_without_a_cube_stays_where_it_is() -> None:
    s = turn("", ship="s1", jokers=1)
    assert refusal(s, "sail lisboa") == "MO-29"
    assert refusal(s, "sail hamburg") == "MO-65"
    assert refusal(s, "sail s1") == "MO-65"
    assert refusal(turn("R1", ship="s1"), "sail lisboa") == ""


@rule("MO-77", "MO-79", "MO-R11")
def test_prestige_was_acquired_already_or_is_too_dear() -> None:
    s = turn("R1", tribute=(2, 5), gold=3)
    act(s, "tribute")
    assert refusal(s, "tribute") == "MO-77"
    s = turn("R1", tribute=(2, 5), gold=3, active="envoy")
    act(s, "tribute")
    assert refusal(s, "tribute") == "MO-R11"


@rule("MO-22", "MO-25")
def test_a_third_die_is_another_one_that_shows_a_1() -> None:
    s = give(table(2), 0, active="gambler")
    rolled(s, "R6 B5 G1 K3 Y2 V1")
    act(s, "die red", "die violet")
    assert asked(s) == "die_third"
    assert refusal(s, "die red") == refusal(s, "die violet") == "MO-22"
    assert refusal(s, "die blue") == "MO-25"
    assert refusal(s, "die green") == ""


@rule("MO-101")
def test_only_goods_on_board_are_given_up() -> None:
    s = turn("R1", active="smuggler", goods="silk tea")
    act(s, "use smuggler")
    assert asked(s) == "pay_good"
    assert refusal(s, "pay_good rice") == "MO-101"
    assert refusal(s, "pay_good silk") == ""


@rule("MO-31", "MO-33")
def test_nothing_is_both_offered_and_refused() -> None:
    s = give(table(4), 0, "R2 B1 V1", tableau="clerk captain", active="palace carpenter")
    begin(s)
    refused = dict(GAME.flow.refusals(s, 0))
    assert not set(refused) & set(GAME.flow.legal(s, 0))
