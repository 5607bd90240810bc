"""Every one of the 120 cards, by what the specification says that it does."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cite import rule
from games.macao.card_effects import BONUSES, ENDINGS, EXCHANGES, UNPAYABLE, WAREHOUSES
from games.macao.looking import active, goods, rose, supply, used
from games.macao.playing import act, asked, offered, who
from games.macao.situations import begin, drafting, end, give, rolled, stack, table, turn, turned
from sobremesa.core.data import Section
from sobremesa.games.macao import GAME
from sobremesa.games.macao.cards.printed import EFFECT_OF, EFFECTS
from sobremesa.games.macao.state import State, wall_order
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
def test_the_courtier_needs_the_first_place() -> None:
    s = stack(give(table(2, price=12), active="courtier", supply="R1"), at_1="1 0")
    assert not offered(begin(s), "use")


@pytest.mark.parametrize(("tiles", "gold"), [("tea", 1), ("tea tea", 2), ("tea tea tea jade", 2)])
def test_the_market_pays_for_two_tiles_at_most(tiles: str, gold: int) -> None:
    s = turn("R1", active="market", goods=tiles, gold=0)
    act(s, "use market")
    assert s.gold[0] == gold


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
