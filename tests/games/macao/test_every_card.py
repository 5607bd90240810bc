"""Every one of the 120 cards, by what the specification says that it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cite import rule
from games.macao import situations
from games.macao.card_effects import BONUSES, ENDINGS, EXCHANGES, UNPAYABLE, WAREHOUSES
from games.macao.looking import goods, rose, supply, used
from games.macao.playing import act, asked, offered
from games.macao.situations import begin, drafting, end, give, rolled, stack, table, turn
from sobremesa.core.data import Section
from sobremesa.core.words import Refusal
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.printed import (
    EFFECT_OF,
    EFFECTS,
    GAIN_GOLD,
    GAIN_POINTS,
    PAY_ANY,
    PAY_BAG,
    PAY_GOLD,
    PAY_TILES,
    REQUIRE_OF,
    WALL_FIRST,
)
from sobremesa.games.macao.state import State, cubes_in, wall_order
from sobremesa.games.macao.words import CARD, DATA
from sobremesa.texts.languages import LANGUAGES
from sobremesa.texts.speech import Speech


def standing_of(s: State) -> dict[str, int]:
    return {
        "gold": s.gold[0],
        "points": s.points[0],
        "ship": s.ship_credit,
        "wall": s.wall_credit,
        "punished": s.punished[0],
        "tiles": sum(goods(s).values()),
    }


def exchange_table(card: str) -> State:
    given = dict(EXCHANGES[card][0])
    last = given.pop("last", False)
    s = table(2, price=12)
    give(s, active=card, **given)
    stack(s, at_1="1 0" if last else "0 1")
    return begin(s)


@rule("MO-82", "MO-83", "MO-101")
@pytest.mark.parametrize("card", EXCHANGES)
def test_exchange(card: str) -> None:
    _, choices, held, changes = EXCHANGES[card]
    s = exchange_table(card)
    before = standing_of(s)
    act(s, f"use {card}", *[choice for choice in choices.split(",") if choice])
    assert asked(s) == "take_action"
    assert supply(s) == held
    after = standing_of(s)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == changes
    assert used(s) == [card]
    assert f"use {card}" not in offered(s)


@rule("MO-34", "MO-85", "MO-86")
@pytest.mark.parametrize("card", UNPAYABLE)
def test_an_exchange_that_cannot_be_paid_or_does_not_apply(card: str) -> None:
    assert not offered(turn(active=card, **UNPAYABLE[card]), "use")


@rule("MO-86")
@pytest.mark.parametrize("card", ["courtier", "barracks"])
def test_some_cards_need_the_first_place(card: str) -> None:
    s = stack(give(table(2, price=12), active=card, supply="R1"), at_1="1 0")
    assert not offered(begin(s), "use")


def test_every_exchange_that_asks_for_something_is_tested_without_it() -> None:
    asking = [
        CARD.names[card]
        for card in range(CARD.size)
        if (
            EFFECTS[EFFECT_OF[card]] == "exchange"
            and (PAY_BAG[card] or PAY_ANY[card] or PAY_GOLD[card] or PAY_TILES[card])
        )
        or REQUIRE_OF[card] not in (0, WALL_FIRST)
    ]
    assert set(asking) <= set(UNPAYABLE)


TILES = pytest.mark.parametrize(
    ("tiles", "gained"), [("tea", 1), ("tea tea", 2), ("tea tea tea jade", 2)]
)


@TILES
def test_the_market_pays_for_two_tiles_at_most(tiles: str, gained: int) -> None:
    s = turn("R2", active="market", goods=tiles, gold=0)
    act(s, "use market")
    assert (s.points[0], s.gold[0], supply(s)) == (gained, 0, "R1")


@TILES
def test_the_merchant_pays_for_two_tiles_at_most(tiles: str, gained: int) -> None:
    s = turn("R2", active="merchant", goods=tiles, gold=0)
    act(s, "use merchant")
    assert (s.points[0], s.gold[0], supply(s)) == (0, gained, "R2")


@rule("MO-87", "MO-51", "MO-80", "MO-R31")
@pytest.mark.parametrize("card", BONUSES)
def test_bonus(card: str) -> None:
    given, choices, changes, held = BONUSES[card]
    s = turn(active=card, **given)
    before = {**standing_of(s), "jokers": s.jokers[0]}
    act(s, *choices.split(","))
    assert asked(s) == "take_action"
    after = {**standing_of(s), "jokers": s.jokers[0]}
    found = {key: after[key] - before[key] for key in after if after[key] != before[key]}
    found.pop("tiles", None)
    assert found == changes
    assert supply(s) == held


@rule("MO-93", "MO-R14", "MO-R21")
@pytest.mark.parametrize("card", ENDINGS)
def test_end_card(card: str) -> None:
    given, points = ENDINGS[card]
    assert end_points(card, given) == points


def end_points(card: str, given: dict[str, Any]) -> int:
    """What a card adds to the end score of a table."""
    scores = []
    for extra in ("", card):
        plain = {key: value for key, value in given.items() if key not in ("disc", "delivered")}
        plain["active"] = f"{plain.get('active', '')} {extra}"
        s = give(table(2), **plain)
        s.discs[0] = given.get("disc", 1)
        s.delivered[0] = given.get("delivered", 0)
        scores.append(end(s).points[0])
    return scores[1] - scores[0]


@pytest.mark.parametrize(
    ("card", "given", "points"),
    [
        ("money_changer", {"gold": 1}, 0),
        ("money_changer", {"gold": 10}, 5),
        ("money_changer", {"gold": 30}, 5),
        ("fortress", {"disc": 1}, 0),
        ("fortress", {"disc": 2}, 0),
        ("fortress", {"disc": 3}, 1),
        ("fortress", {"disc": 16}, 5),
        ("academy", {}, 0),
        ("academy", {"active": "clerk"}, 1),
        ("university", {"active": "clerk"}, 0),
        ("university", {"active": "clerk poet"}, 1),
        ("librarian", {"active": "poet idler clerk inn"}, 0),
        ("school", {"active": "clerk"}, 0),
        ("town_hall", {}, 0),
        ("missionary", {"delivered": 0b11111111}, 8),
        ("garden", {"owns": "q04"}, 0),
    ],
)
def test_end_cards_at_their_limits(card: str, given: dict[str, Any], points: int) -> None:
    assert end_points(card, given) == points


@rule("MO-73")
@pytest.mark.parametrize("card", WAREHOUSES)
def test_warehouse(card: str) -> None:
    port, good, points = WAREHOUSES[card]
    s = turn("R1", active=card, ship=port, goods=good)
    act(s, f"deliver {port}")
    assert s.points[0] == 2 * points


# The cards with a power of their own, one test each.


def gate() -> None:
    s = turn("R3", active="gate")
    act(s, "wall", "wall")
    assert (s.discs[0], supply(s)) == (3, "R1")


def tower() -> None:
    s = turn("R2", active="tower")
    act(s, "wall")
    assert (s.discs[0], supply(s)) == (2, "R2")


def lighthouse() -> None:
    s = turn("R2", active="lighthouse", ship="s7", goods="tea")
    assert offered(s, "deliver") == ["deliver london"]


def observatory() -> None:
    s = rolled(give(table(2), active="observatory"), "R6 B5 G4 K3 Y2 V1")
    act(s, "die red", "die blue", "shift red down")
    assert rose(s) == {5: "R5 B5"}


def tavern() -> None:
    for dice, gold in (
        ("R5 B6 G4 K3 Y2 V1", 1),
        ("R4 B6 G4 K3 Y2 V1", 1),
        ("R4 B1 G4 K3 Y2 V1", 0),
    ):
        s = rolled(give(table(2), active="tavern", gold=0), dice)
        act(s, "die red", "die blue")
        assert s.gold[0] == gold


def idler() -> None:
    s = drafting(give(table(2), active="idler"), "treasurer gate juggler smithy")
    act(s, "skip")
    assert s.tableaux[0] == []


def juggler() -> None:
    s = turn("R1", active="juggler", jokers=1, gold=0)
    act(s, "joker gold", "joker_half gold")
    assert s.gold[0] == 6


def soldier() -> None:
    s = turn("R1 B1 G1", active="soldier")
    act(s, "quarter q04", "quarter q06")
    assert not offered(s, "quarter")


def speculator() -> None:
    s = turn("R1", active="speculator", gold=2)
    act(s, "quarter_without q11 gray")
    assert s.gold[0] == 1


def carpenter() -> None:
    s = turn("R1", active="carpenter", gold=2)
    act(s, "quarter_without q11 gray")
    assert s.gold[0] == 2


def guard() -> None:
    s = stack(give(table(2), active="guard"), at_3="1 0")
    assert wall_order(s) == [0, 1]


def sail_maker() -> None:
    s = turn("R2", active="sail_maker")
    act(s, "sail s1", "sail lisboa")
    assert supply(s) == "R1"


def messenger() -> None:
    s = turn("R2", active="messenger", tribute=(5, 9), gold=4)
    act(s, "tribute")
    assert (s.gold[0], s.points[0]) == (0, 9)


def envoy() -> None:
    s = turn("R2", active="envoy", tribute=(1, 3), gold=2)
    act(s, "tribute", "tribute")
    assert s.points[0] == 6


def abbot() -> None:
    assert end(give(table(2), active="abbot", tableau="clerk judge")).points[0] == 0


def professor() -> None:
    s = rolled(give(table(2), active="professor", gold=0), "R1 B1 G4 K3 Y2 V5")
    act(s, "die red", "die blue")
    assert s.gold[0] == 1


def student() -> None:
    s = rolled(give(table(2), active="student", gold=0), "R2 B2 G4 K3 Y2 V5")
    act(s, "die red", "die blue")
    assert (s.gold[0], s.points[0]) == (0, 1)


def astrologer() -> None:
    s = rolled(give(table(2), active="astrologer", gold=0), "R3 B4 G4 K3 Y2 V5")
    act(s, "die red", "die blue")
    assert s.gold[0] == 1


def gambler() -> None:
    s = rolled(give(table(2), active="gambler"), "R3 B4 G1 K3 Y2 V5")
    act(s, "die red", "die blue", "die green")
    assert rose(s) == {1: "G1", 3: "R3", 4: "B4"}


POWERS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        gate, tower, lighthouse, tavern, observatory, idler, juggler, soldier, speculator,
        carpenter, guard, sail_maker, messenger, envoy, abbot, professor, student, astrologer,
        gambler,
    )
}  # fmt: skip


@rule("MO-81")
@pytest.mark.parametrize("card", POWERS)
def test_power(card: str) -> None:
    POWERS[card]()


@pytest.mark.parametrize("card", POWERS)
def test_without_the_card_there_is_no_such_power(
    card: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or else its test would show nothing."""
    give_all = give

    def give_no_card(s: State, **given: Any) -> State:
        return give_all(s, **{key: value for key, value in given.items() if key != "active"})

    for place in (situations.__name__, __name__):
        monkeypatch.setattr(f"{place}.give", give_no_card)
    with pytest.raises((AssertionError, Refusal)):
        POWERS[card]()


def test_every_card_is_tested() -> None:
    tested = [*EXCHANGES, *BONUSES, *ENDINGS, *WAREHOUSES, *POWERS]
    assert sorted(tested) == sorted(CARD.names)


@rule("MO-R31")
def test_some_kinds_of_effect_have_no_card() -> None:
    without = {"activate_discount", "tableau_limit", "draft_discard"}
    assert {EFFECTS[effect] for effect in EFFECT_OF} == set(EFFECTS) - without


# What the notes of the rulebook say: which cards change which rule.
NAMED: dict[str, str] = {
    "1.4": "idler",
    "3.2": "fountain juggler herald night_watchman smithy soldier speculator carpenter",
    "3.3": "fountain cannoneer gate tower guard",
    "3.4": "cooperage captain lighthouse cabin_boy sail_maker helmsman " + " ".join(WAREHOUSES),
    "3.5": "messenger diplomat envoy",
    "end": "abbot",
}
CHANGING: dict[str, str] = {
    "quarter_limit": "3.2",
    "quarter_discount": "3.2",
    "quarter_gold": "3.2",
    "joker_multiplier": "3.2",
    "wall_cost": "3.3",
    "wall_top": "3.3",
    "ship_rate": "3.4",
    "remote_delivery": "3.4",
    "delivery_multiplier": "3.4",
    "tribute_discount": "3.5",
    "tribute_times": "3.5",
    "draft_skip": "1.4",
    "no_punish": "end",
}
TRIGGERED: dict[str, str] = {"quarter": "3.2", "deliver": "3.4", "tribute": "3.5"}
CREDITS: dict[str, str] = {"gain_wall": "3.3", "gain_ship": "3.4"}


def rules_changed(card: Section) -> set[str]:
    """The rules that run differently for the owner of a card."""
    effect = card.text("effect")
    found = {CHANGING[effect]} if effect in CHANGING else set()
    if effect == "bonus":
        found.add(TRIGGERED[card.text("trigger")])
    return found | {rule for key, rule in CREDITS.items() if key in card.values}


@rule("MO-R31")
def test_a_card_changes_a_rule_only_where_the_rulebook_names_it() -> None:
    for card in DATA.sections("card"):
        for changed in rules_changed(card):
            assert card.text("name") in NAMED[changed].split(), f"{card.text('name')}: {changed}"


@rule("MO-R32")
def test_a_cube_brings_a_coin_or_two_points_at_most() -> None:
    for card in range(CARD.size):
        cubes = cubes_in(PAY_BAG[card]) + PAY_ANY[card]
        if cubes and EFFECTS[EFFECT_OF[card]] == "exchange" and CARD.names[card] != "kiln":
            gold, points = GAIN_GOLD[card] - PAY_GOLD[card], GAIN_POINTS[card]
            assert 2 * max(gold, 0) + points <= 2 * cubes + 2 * PAY_GOLD[card]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_says_its_numbers(language: str) -> None:
    speech = Speech(GAME, language)
    for card in DATA.sections("card"):
        about = speech.about(CARD, CARD.numbers[card.text("name")])
        said = {int(number) for number in re.findall(r"\d+", about)}
        assert numbers_of(card) <= said, f"{numbers_of(card)} should be in {about!r}"


def numbers_of(card: Section) -> set[int]:
    """The numbers of an effect that its text must name."""
    keys = [
        "pay_any", "pay_gc", "pay_goods", "gain_any", "gain_gc", "gain_pp", "gain_ship",
        "gain_wall", "gain_unpunish", "gain_max", "pp", "div", "max", "top", "min_cost", "gc",
    ]  # fmt: skip
    found = {card.number(key) for key in keys if key in card.values}
    found |= {len(card.texts(key)) for key in ("pay_ac", "gain_ac") if key in card.values}
    return found | set(card.numbers("values") if "values" in card.values else [])
