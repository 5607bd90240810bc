"""Every one of the 120 cards, by what the specification says that it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cite import rule
from games.macao.situations import (
    act,
    active,
    asked,
    begin,
    drafting,
    end,
    give,
    goods,
    offered,
    rolled,
    rose,
    stack,
    supply,
    table,
    turn,
    turned,
    used,
    who,
)
from sobremesa.core.data import Table
from sobremesa.games.macao import GAME
from sobremesa.games.macao.facts import EFFECT_OF, EFFECTS
from sobremesa.games.macao.state import State, wall_order
from sobremesa.games.macao.words import CARD, DATA
from sobremesa.texts.needs import LANGUAGES
from sobremesa.texts.speech import Speech

Exchange = tuple[dict[str, Any], str, str, dict[str, int]]

EXCHANGES: dict[str, Exchange] = {
    # name: the table, the choices after `use`, the supply afterwards, what changes.
    "clerk": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 1}),
    "magistrate": ({"supply": "R2 B1"}, "", "R1 B1", {"points": 2}),
    "tax_collector": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 2}),
    "treasurer": ({"supply": "R1"}, "", "R1", {"gold": 2}),
    "port_pilot": ({"supply": "R1 K1"}, "pay black", "R1 B1", {}),
    "purser": ({"supply": "R1 K1"}, "pay red", "K1", {"gold": 1}),
    "harbour_master": ({"supply": "R1"}, "", "R1 B1", {"ship": 1}),
    "admiral": ({"supply": "R1"}, "gain green", "R1 G1", {"ship": 2}),
    "land_surveyor": ({"supply": "G2 B1"}, "", "B1 G1", {"gold": 1}),
    "steward": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 2}),
    "bailiff": ({"supply": "G2 B1"}, "", "B1 G1", {"gold": 2}),
    "governor": ({"supply": "G2 B1"}, "", "B1 G1", {"points": 4}),
    "notary": ({"supply": "R1 B1"}, "pay blue", "R1 K1", {}),
    "quartermaster": ({"supply": "R1 B1"}, "pay blue", "R1", {"gold": 1}),
    "procurator": ({"supply": "R1"}, "gain violet", "R1 V1", {}),
    "marshal": ({"supply": "R1"}, "gain red", "R2", {"gold": 1}),
    "archivist": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 1}),
    "judge": ({"supply": "Y2 B1"}, "", "B1 Y1", {"points": 2}),
    "mint_master": ({"supply": "Y2 B1"}, "", "B1 Y1", {"gold": 2}),
    "chancellor": ({"supply": "R1 B1"}, "pay red", "B1", {"gold": 3}),
    "chamberlain": ({"supply": "R1 B1"}, "pay red", "B1 V1", {}),
    "paymaster": ({"supply": "R1 B1"}, "pay red", "B1", {"gold": 1}),
    "councillor": ({"supply": "R1"}, "", "R1", {"gold": 1}),
    "viceroy": ({"supply": "R1"}, "gain blue,gain gray", "R1 B1 Y1", {}),
    "bank": ({"supply": "R1", "gold": 3}, "", "R1", {"gold": 2}),
    "mint": ({"supply": "R2 B1"}, "pay red,pay blue", "R1", {"gold": 3}),
    "market": ({"supply": "R1", "goods": "tea silk jade"}, "", "R1", {"gold": 2}),
    "trading_post": ({"supply": "R1", "goods": "tea"}, "", "R1", {"gold": 3, "tiles": -1}),
    "tavern": ({"supply": "R1 B1"}, "pay red", "B1", {"ship": 3}),
    "palace": ({"supply": "R1"}, "", "R1", {"points": 2}),
    "quay": ({"supply": "R1", "ship": "genova"}, "gain blue", "R1 B1", {}),
    "workshop": ({"supply": "R1 K1"}, "pay black,gain green", "R1 G1", {}),
    "kiln": ({"supply": "R1 K1"}, "pay black", "R1", {"gold": 2}),
    "theatre": ({"supply": "R1", "gold": 2}, "", "R1", {"gold": -2, "points": 4}),
    "cannoneer": ({"supply": "R1 K1"}, "pay black", "R1", {"wall": 2}),
    "captain": ({"supply": "R1"}, "", "R1", {"ship": 2}),
    "cabin_boy": ({"supply": "R1"}, "", "R1", {"ship": 1}),
    "pedlar": (
        {"supply": "R1", "gold": 1},
        "gain blue,gain blue,gain black",
        "R1 B2 K1",
        {"gold": -1},
    ),
    "moneylender": ({"supply": "R1", "gold": 1}, "", "R1", {"gold": 2}),
    "weaver": ({"supply": "R2 B1"}, "", "R1 B1", {"gold": 2}),
    "dyer": ({"supply": "R2 B1"}, "", "R2", {"points": 3}),
    "potter": ({"supply": "R2 G1"}, "", "R2", {"points": 3}),
    "painter": ({"supply": "R2 K1"}, "", "R2", {"points": 3}),
    "goldsmith": ({"supply": "R2 Y1"}, "", "R2", {"gold": 2}),
    "jeweller": ({"supply": "R2 V1"}, "", "R2", {"gold": 2}),
    "sculptor": ({"supply": "R1 K1"}, "pay red", "K1", {"points": 1}),
    "poet": ({"supply": "R1"}, "", "R1", {"points": 1}),
    "actor": ({"supply": "R2 K1"}, "pay red,pay red", "K1", {"points": 3}),
    "physician": ({"supply": "R2 K1", "punished": 2}, "pay red,pay red", "K1", {"punished": -1}),
    "pilgrim": ({"supply": "R1", "ship": "lisboa"}, "", "R1", {"points": 1}),
    "fisherman": ({"supply": "R1", "ship": "s4"}, "", "R1", {"gold": 1}),
    "innkeeper": ({"supply": "R1", "last": True}, "gain red,gain blue", "R2 B1", {}),
    "smuggler": ({"supply": "R1", "goods": "tea"}, "", "R1", {"points": 5, "tiles": -1}),
    "navigator": ({"supply": "R1"}, "", "R1", {"ship": 3}),
    "courtier": ({"supply": "R1"}, "", "R1", {"points": 2}),
}
"""55 exchange cards."""


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
    s = table(2)
    s.price = 12
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


UNPAYABLE: dict[str, dict[str, Any]] = {
    # What is missing: a cube of the colour, a second cube, gold, a tile, or the requirement.
    "clerk": {"supply": "B3"},
    "magistrate": {"supply": "B3"},
    "tax_collector": {"supply": "B3"},
    "weaver": {"supply": "B3"},
    "dyer": {"supply": "R3"},
    "land_surveyor": {"supply": "B3"},
    "steward": {"supply": "B3"},
    "bailiff": {"supply": "B3"},
    "governor": {"supply": "B3"},
    "potter": {"supply": "B3"},
    "painter": {"supply": "B3"},
    "archivist": {"supply": "B3"},
    "judge": {"supply": "B3"},
    "mint_master": {"supply": "B3"},
    "goldsmith": {"supply": "B3"},
    "jeweller": {"supply": "B3"},
    "port_pilot": {"jokers": 1},
    "purser": {"jokers": 1},
    "notary": {"jokers": 1},
    "quartermaster": {"jokers": 1},
    "chancellor": {"jokers": 1},
    "chamberlain": {"jokers": 1},
    "paymaster": {"jokers": 1},
    "tavern": {"jokers": 1},
    "workshop": {"jokers": 1},
    "kiln": {"jokers": 1},
    "cannoneer": {"jokers": 1},
    "sculptor": {"jokers": 1},
    "mint": {"supply": "R1"},
    "actor": {"supply": "R1"},
    "physician": {"supply": "R1", "punished": 1},
    "theatre": {"supply": "R1", "gold": 1},
    "pedlar": {"supply": "R1", "gold": 0},
    "trading_post": {"supply": "R1"},
    "smuggler": {"supply": "R1"},
    "market": {"supply": "R1"},
    "bank": {"supply": "R1", "gold": 2},
    "moneylender": {"supply": "R1", "gold": 2},
    "quay": {"supply": "R1", "ship": "s1"},
    "pilgrim": {"supply": "R1", "ship": "s1"},
    "fisherman": {"supply": "R1", "ship": "lisboa"},
    "innkeeper": {"supply": "R1"},
}


@rule("MO-34", "MO-85", "MO-86")
@pytest.mark.parametrize("card", UNPAYABLE)
def test_an_exchange_that_cannot_be_paid_or_does_not_apply(card: str) -> None:
    assert not offered(turn(active=card, **UNPAYABLE[card]), "use")


@rule("MO-86")
def test_the_courtier_needs_the_first_place() -> None:
    s = stack(give(table(2), active="courtier", supply="R1"), at_1="1 0")
    s.price = 12
    assert not offered(begin(s), "use")


@pytest.mark.parametrize(("tiles", "gold"), [("tea", 1), ("tea tea", 2), ("tea tea tea jade", 2)])
def test_the_market_pays_for_two_tiles_at_most(tiles: str, gold: int) -> None:
    s = turn("R1", active="market", goods=tiles, gold=0)
    act(s, "use market")
    assert s.gold[0] == gold


Bonus = tuple[dict[str, Any], str, dict[str, int], str]

QUARTER = {"supply": "R1 K1"}
DELIVERY = {"supply": "K1", "ship": "london", "goods": "tea tea"}
TRIBUTE = {"supply": "K1", "tribute": (0, 0)}

BONUSES: dict[str, Bonus] = {
    # name: the table, the choices, what changes, the supply afterwards.
    "fountain": (QUARTER, "quarter q04", {"wall": 1}, "K1"),
    "shipyard": (QUARTER, "quarter q04", {"ship": 2}, "K1"),
    "brickworks": (QUARTER, "quarter q04,gain blue,gain green", {}, "B1 G1 K1"),
    "herald": (QUARTER, "quarter q04", {"points": 2}, "K1"),
    "night_watchman": (QUARTER, "quarter q04", {"gold": 1}, "K1"),
    "architect": ({**QUARTER, "owns": "q03"}, "quarter q04", {"points": 3}, "K1"),
    "gardener": ({"supply": "R1 K1 Y1 V1"}, "quarter q13", {"points": 2, "jokers": 1}, "V1"),
    "cooperage": (DELIVERY, "deliver london,deliver london", {"points": 6 + 4 + 2}, "K1"),
    "customs_house": (DELIVERY, "deliver london,deliver london", {"points": 10, "gold": 1}, "K1"),
    "merchant": (DELIVERY, "deliver london,deliver london", {"points": 10, "gold": 4}, "K1"),
    "helmsman": (DELIVERY, "deliver london,deliver london", {"points": 10, "ship": 4}, "K1"),
    "docker": (DELIVERY, "deliver london,gain red,deliver london", {"points": 10}, "R1 K1"),
    "university": ({"supply": "R1 K1", "tableau": "clerk"}, "activate clerk", {"points": 1}, "K1"),
    "scholar": (
        {"supply": "R1 K1", "tableau": "clerk"},
        "activate clerk,gain red,gain red",
        {},
        "R2 K1",
    ),
    "library": (
        {"supply": "R2 K1", "tableau": "abbot librarian"},
        "activate abbot,activate librarian",
        {"gold": 4},
        "K1",
    ),
    "teacher": (
        {"supply": "R2 K1", "tableau": "shipyard pagoda"},
        "activate shipyard",
        {"gold": 2},
        "R1 K1",
    ),
    "scribe": ({"supply": "R1 K1", "tableau": "clerk"}, "activate clerk", {"points": 3}, "K1"),
    "barracks": ({"supply": "R9"}, "wall,wall", {"points": 2}, "R6"),
    "diplomat": (TRIBUTE, "tribute", {"points": 3}, "K1"),
    "broker": (TRIBUTE, "tribute,gain red,gain blue", {}, "R1 B1 K1"),
}
"""20 bonus cards."""


@rule("MO-87", "MO-51", "MO-43", "MO-63", "MO-80")
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


@rule("MO-82")
@pytest.mark.parametrize("card", ["customs_house", "docker", "barracks"])
def test_round_limited_bonuses_fire_again_in_the_next_round(card: str) -> None:
    given, choices, _, _ = BONUSES[card]
    s = turn(active=card, **given)
    act(s, *choices.split(","), "pass")
    assert s.round == 2
    assert used(s) == []


Ending = tuple[dict[str, Any], int]

ENDINGS: dict[str, Ending] = {
    # name: the table at the end, what the card brings.
    "smithy": ({"owns": "q01 q03 q15 q26 q30"}, 5),
    "statue": ({"owns": "q01 q02 q03 q15 q26"}, 3),
    "town_hall": ({"active": "clerk judge poet chapel"}, 4),
    "cathedral": ({}, 9),
    "chapel": ({}, 2),
    "monastery": ({"punished": 3}, 6),
    "temple": ({}, 6),
    "pagoda": ({}, 4),
    "school": ({"active": "poet idler clerk inn"}, 4),
    "academy": ({"active": "poet idler clerk inn hospital guard"}, 7),
    "fortress": ({"disc": 9}, 4),
    "garden": ({"owns": "q02 q10 q04"}, 4),
    "money_changer": ({"gold": 7}, 3),
    "missionary": ({"delivered": 0b10110}, 6),
}
"""14 end cards."""


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
        ("fortress", {"disc": 16}, 8),
        ("academy", {}, 1),
        ("school", {"active": "clerk"}, 0),
        ("town_hall", {}, 0),
        ("missionary", {"delivered": 0b11111111}, 16),
        ("garden", {"owns": "q04"}, 0),
    ],
)
def test_end_cards_at_their_limits(card: str, given: dict[str, Any], points: int) -> None:
    assert end_points(card, given) == points


WAREHOUSES = {
    "warehouse_spices": ("lisboa", "spices", 4),
    "warehouse_rice": ("barcelona", "rice", 4),
    "warehouse_paper": ("antwerpen", "paper", 5),
    "warehouse_silk": ("marseille", "silk", 5),
    "warehouse_porcelain": ("amsterdam", "porcelain", 5),
    "warehouse_jade": ("genova", "jade", 5),
    "warehouse_tea": ("london", "tea", 6),
    "warehouse_lacquer": ("hamburg", "lacquer", 6),
}


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


def inn() -> None:
    five = "clerk judge purser notary steward"
    s = drafting(give(table(2), active="inn", tableau=five), "treasurer gate juggler smithy")
    act(s, "take gate")
    assert who(s) == 1


def observatory() -> None:
    s = rolled(give(table(2), active="observatory"), "R6 B5 G4 K3 Y2 V1")
    act(s, "die red", "die blue", "shift red down")
    assert rose(s) == {5: "R5 B5"}


def hospital() -> None:
    s = turned(give(table(2), active="hospital", rose={2: "R1"}))
    assert s.punished == [0, 1]


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
    assert s.gold[0] == 2


def student() -> None:
    s = rolled(give(table(2), active="student", gold=0), "R2 B2 G4 K3 Y2 V5")
    act(s, "die red", "die blue")
    assert s.gold[0] == 1


def astrologer() -> None:
    s = rolled(give(table(2), active="astrologer", gold=0), "R3 B4 G4 K3 Y2 V5")
    act(s, "die red", "die blue")
    assert s.gold[0] == 1


def librarian() -> None:
    s = drafting(give(table(2), active="librarian"), "gate smithy", discards="inn")
    act(s, "take inn")
    assert (len(s.offer), s.discards) == (2, [])


def gambler() -> None:
    s = rolled(give(table(2), active="gambler"), "R3 B4 G1 K3 Y2 V5")
    act(s, "die red", "die blue", "die green")
    assert rose(s) == {1: "G1", 3: "R3", 4: "B4"}


def monk() -> None:
    five = "clerk judge purser notary steward"
    s = drafting(give(table(2), active="monk", tableau=five), "treasurer gate juggler smithy")
    act(s, "take gate", "discard clerk")
    assert s.punished[0] == 0


def master_builder() -> None:
    s = turn("V3 R1", active="master_builder", tableau="viceroy")
    act(s, "activate_without viceroy violet")
    assert active(s) == ["master_builder", "viceroy"]


POWERS: dict[str, Callable[[], None]] = {
    check.__name__: check
    for check in (
        gate, tower, lighthouse, inn, observatory, hospital, idler, juggler, soldier, speculator,
        carpenter, guard, sail_maker, messenger, envoy, abbot, professor, student, astrologer,
        librarian, gambler, monk, master_builder,
    )
}  # fmt: skip


@rule("MO-81")
@pytest.mark.parametrize("card", POWERS)
def test_power(card: str) -> None:
    POWERS[card]()


def test_every_card_is_tested() -> None:
    tested = [*EXCHANGES, *BONUSES, *ENDINGS, *WAREHOUSES, *POWERS]
    assert sorted(tested) == sorted(CARD.names)


def test_every_kind_of_effect_is_tested() -> None:
    assert {EFFECTS[effect] for effect in EFFECT_OF} == set(EFFECTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_card_says_its_numbers(language: str) -> None:
    speech = Speech(GAME, language)
    for card in DATA.tables("card"):
        about = speech.about(CARD, CARD.numbers[card.text("name")])
        said = {int(number) for number in re.findall(r"\d+", about)}
        assert numbers_of(card) <= said, f"{numbers_of(card)} should be in {about!r}"


def numbers_of(card: Table) -> set[int]:
    """The numbers of an effect that its text must name."""
    keys = [
        "pay_any", "pay_gc", "pay_goods", "gain_any", "gain_gc", "gain_pp", "gain_ship",
        "gain_wall", "gain_unpunish", "gain_max", "pp", "div", "max", "top", "min_cost", "gc",
    ]  # fmt: skip
    found = {card.number(key) for key in keys if key in card.values}
    found |= {len(card.texts(key)) for key in ("pay_ac", "gain_ac") if key in card.values}
    return found | set(card.numbers("values") if "values" in card.values else [])
