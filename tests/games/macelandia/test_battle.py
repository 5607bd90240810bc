"""ML-35 to ML-52: the victory judgment and what becomes of the cards."""

from __future__ import annotations

import pytest

from cite import rule
from games.macelandia.looking import away, discarded, everyone, hand
from games.macelandia.playing import act, facts, facts_list, heard, new, told
from games.macelandia.situations import cards, fight, names, table
from sobremesa.core.rng import Rng
from sobremesa.core.words import SPECTATOR
from sobremesa.games.macelandia import GAME
from sobremesa.games.macelandia.battle import (
    PLAY_OF,
    PLAYS_BY,
    TOTAL_OF,
    verdict_of,
    verdict_of_characters,
    wins,
)
from sobremesa.games.macelandia.facts import BEATEN_BY, DECK_OF, PARTNERS_OF, POWER_OF
from sobremesa.games.macelandia.state import State, cards_of, how_many
from sobremesa.games.macelandia.words import KIND, VERDICT

# Every kind of play against every kind of play. The winner is named: `attack`, `defence` or
# `nobody`; then what decides. The numbers are the totals; the same holds for both factions.
PLAYS = {
    "character 9": "09",
    "enhanced 10": "09 e",
    "pair 10": "03 07",
    "enhanced pair 11": "03 07 e",
    "enhancement": "e",
    "instant death": "x",
}
MATRIX = """
attack           | character 9      | enhanced 10      | pair 10          | enhanced pair 11 | enhancement      | instant death
character 9      | nobody tie       | defence strength | defence strength | defence strength | attack alone     | nobody death
enhanced 10      | attack strength  | nobody tie       | nobody tie       | defence strength | attack alone     | nobody death
pair 10          | attack strength  | nobody tie       | nobody tie       | defence strength | attack alone     | nobody death
enhanced pair 11 | attack strength  | attack strength  | attack strength  | nobody tie       | attack alone     | nobody death
enhancement      | defence alone    | defence alone    | defence alone    | defence alone    | nobody alone     | nobody death
instant death    | nobody death     | nobody death     | nobody death     | nobody death     | nobody death     | nobody death
"""  # noqa: E501
TARGETS = {
    ("light", "near"): 1,
    ("light", "far"): 3,
    ("darkness", "near"): 0,
    ("darkness", "far"): 4,
}
RULES = {"alone": "enhancement_alone", "death": "instant_death"}


def matrix() -> list[tuple[str, str, str, str]]:
    """The rows of the table: attack, defence, winner, what decides."""
    lines = [line.split("|") for line in MATRIX.strip().splitlines()]
    columns = [cell.strip() for cell in lines[0][1:]]
    found = []
    for line in lines[1:]:
        for column, cell in zip(columns, line[1:], strict=True):
            winner, decided = cell.split()
            found.append((line[0].strip(), column, winner, RULES.get(decided, decided)))
    return found


def of(faction: str, play: str) -> str:
    """A play of one of the factions, from its numbers."""
    return " ".join(faction + name for name in PLAYS.get(play, play).split())


def characters(play: str) -> str:
    """The characters of a play."""
    return " ".join(name for name in play.split() if name[1:] not in ("e", "x"))


@rule("ML-35", "ML-36", "ML-37", "ML-38", "ML-39", "ML-42", "ML-43", "ML-44")
@rule("ML-46", "ML-47", "ML-48", "ML-49", "ML-50", "ML-79", "ML-R6", "ML-R7", "ML-R8", "ML-R9")
@pytest.mark.parametrize(("attack", "defence", "winner", "decided"), matrix())
@pytest.mark.parametrize("attacker", ["light", "darkness"])
@pytest.mark.parametrize("distance", ["near", "far"])
def test_every_kind_of_play_against_every_kind_of_play(
    attack: str, defence: str, winner: str, decided: str, attacker: str, distance: str
) -> None:
    mine, its = ("l", "d") if attacker == "light" else ("d", "l")
    seat = 0 if attacker == "light" else 1
    target = TARGETS[attacker, distance]
    attack, defence = of(mine, attack), of(its, defence)
    s = table({seat: f"{attack} {mine}01", target: f"{defence} {its}01"}, turn=seat)
    assert facts_list(s, seat, "distances")[target] == distance
    before = s.discards
    fight(s, seat, attack, target, defence)
    back = characters(attack) if winner == "attack" else ""
    answer = characters(defence) if winner == "defence" else ""
    at_home = back if distance == "near" else ""
    assert hand(s, seat) == names(cards(f"{at_home} {mine}01"))
    assert away(s, seat) == ("" if distance == "near" else back)
    assert hand(s, target) == names(cards(f"{answer} {its}01"))
    assert away(s, target) == ""
    lost = cards(f"{attack} {defence}") - cards(f"{back} {answer}")
    assert discarded(s, before) == names(lost)
    line = told(s, SPECTATOR, "battle_unwon" if winner == "nobody" else "battle_won")[0]
    seats = (seat, target) if winner != "defence" else (target, seat)
    assert line.split()[1:] == [str(seats[0]), str(seats[1]), decided]


def test_the_matrix_is_whole() -> None:
    assert len(matrix()) == len(PLAYS) ** 2


def judged(attack: str, defence: str) -> tuple[str, str]:
    """Who wins and why, from the cards alone."""
    one, other = PLAY_OF[cards(attack)], PLAY_OF[cards(defence)]
    verdict = verdict_of(one, other)
    winner = (
        "attack"
        if wins(one, other, verdict)
        else "defence"
        if wins(other, one, verdict)
        else "nobody"
    )
    return winner, VERDICT.names[verdict]


ABILITIES = [
    ("l01", "d11", "attack"),
    ("d11", "l01", "defence"),
    ("l01", "d11 de", "attack"),
    ("l01 le", "d11", "attack"),
    ("d01", "l11", "attack"),
    ("l11 le", "d01", "defence"),
    ("l05", "d04", "attack"),
    ("l05", "d08", "attack"),
    ("l05", "d08 de", "attack"),
    ("d08", "l05 le", "defence"),
    ("d05", "l04", "attack"),
    ("d05", "l08 le", "attack"),
]


@rule("ML-40", "ML-45")
@pytest.mark.parametrize(("attack", "defence", "winner"), ABILITIES)
def test_an_ability_beats_strength_and_enhancement(attack: str, defence: str, winner: str) -> None:
    assert judged(attack, defence) == (winner, "ability")


@rule("ML-40", "ML-42")
@pytest.mark.parametrize(
    ("stronger", "weaker"), [("d10", "l01"), ("d09", "l05"), ("l11", "d05"), ("l08", "d01")]
)
def test_an_ability_strikes_its_targets_only(stronger: str, weaker: str) -> None:
    assert judged(stronger, weaker) == ("attack", "strength")
    assert judged(weaker, stronger) == ("defence", "strength")


@rule("ML-40", "ML-42")
@pytest.mark.parametrize(("attack", "defence"), [("l01", "d01"), ("l05", "d05")])
def test_abilities_that_strike_nobody_leave_a_tie(attack: str, defence: str) -> None:
    assert judged(attack, defence) == ("nobody", "tie")


@rule("ML-41", "ML-R12")
def test_abilities_on_both_sides_discard_both() -> None:
    # No shipped card can bring this about, so the judgment itself is asked.
    verdict = verdict_of_characters(True, True, 11, 3)
    assert VERDICT.names[verdict] == "both_abilities"
    one, other = PLAY_OF[cards("l11")], PLAY_OF[cards("d03")]
    assert not wins(one, other, verdict)
    assert not wins(other, one, verdict)
    assert VERDICT.names[verdict_of_characters(True, False, 1, 11)] == "ability"
    assert VERDICT.names[verdict_of_characters(False, True, 11, 1)] == "ability"


@rule("ML-40", "ML-R13")
def test_no_target_of_an_ability_is_part_of_a_pair_in_the_shipped_cards() -> None:
    targets = 0
    for beaten in BEATEN_BY:
        targets |= beaten
    paired = {kind for kind, partners in enumerate(PARTNERS_OF) if partners}
    paired |= {kind for partners in PARTNERS_OF for kind in partners}
    assert not any(targets >> kind & 1 for kind in paired)


@rule("ML-30", "ML-40")
def test_the_factions_are_mirrors() -> None:
    each = KIND.size // 2
    for kind in range(each):
        assert (POWER_OF[kind] >= 0) == (POWER_OF[kind + each] >= 0)
        assert [p + each for p in PARTNERS_OF[kind]] == PARTNERS_OF[kind + each]
        assert BEATEN_BY[kind] >> each == BEATEN_BY[kind + each]


@rule("ML-37", "ML-R10")
@pytest.mark.parametrize("character", ["l01", "l05", "l11", "l11 le", "l03 l07 le"])
def test_instant_death_heeds_neither_strength_nor_ability(character: str) -> None:
    assert judged("dx", character) == ("nobody", "instant_death")
    assert judged(character, "dx") == ("nobody", "instant_death")


@rule("ML-36", "ML-R11")
def test_instant_death_against_no_character_has_no_effect() -> None:
    s = table({0: "lx l04", 1: "dx d04"})
    before = s.discards
    fight(s, 0, "lx", 1, "dx")
    assert discarded(s, before) == "lx dx"
    assert (hand(s, 0), hand(s, 1)) == ("l04", "d04")


@rule("ML-42", "ML-79")
def test_totals_add_up() -> None:
    totals = {"l09": 9, "l09 le": 10, "l02 l03": 5, "l02 l03 le": 6, "l06 l06 le": 13}
    totals |= {"le": 0, "lx": 0}
    assert {play: TOTAL_OF[PLAY_OF[cards(play)]] for play in totals} == totals


@rule("ML-79")
def test_a_battle_is_told_in_full() -> None:
    s = table({0: "l03 l07 le l01", 3: "d09 d01"})
    fight(s, 0, "l07 le l03", 3, "d09")
    for viewer in everyone(s):
        assert heard_of_battle(s, viewer) == [
            "showed_three 0 l03 l07 le",
            "showed_one 3 d09",
            "measured 0 11 3 9",
            "battle_won 0 3 strength",
            "went_away 0 l03",
            "went_away 0 l07",
            "discarded 0 le",
            "discarded 3 d09",
        ]


def heard_of_battle(s: State, viewer: int) -> list[str]:
    """The viewer's log from the reveal on."""
    lines = heard(s, viewer)
    first = next(i for i, line in enumerate(lines) if line.startswith("showed"))
    return lines[first : first + 8]


@rule("ML-46")
def test_a_defender_never_goes_on_expedition() -> None:
    s = table({0: "l08 l01", 3: "d09 d01"})
    fight(s, 0, "l08", 3, "d09")
    assert hand(s, 3) == "d01 d09"
    assert away(s, 3) == ""


@rule("ML-48", "ML-59", "ML-R24")
def test_both_cards_of_a_winning_pair_go_on_expedition_for_all_to_see() -> None:
    s = table({0: "l03 l07 l01", 3: "d09 d01"})
    fight(s, 0, "l03 l07", 3, "d09")
    assert away(s, 0) == "l03 l07"
    for viewer in everyone(s):
        assert facts(s, viewer)["expeditions"] == [2, 0, 0, 0, 0, 0]
        assert facts_list(s, viewer, "away") == ["0-l03", "0-l07"]


@rule("ML-51", "ML-R23")
def test_discards_never_come_back() -> None:
    for seats in (4, 6, 8):
        s = new(seats, b"discards")
        luck = Rng(b"discards")
        gone = 0
        while not GAME.flow.over(s):
            seat = GAME.flow.waiting(s)[0]
            legal = GAME.flow.legal(s, seat)
            GAME.flow.apply(s, seat, legal[luck.below(len(legal))])
            assert how_many(s.discards) + len(s.lost) >= gone
            gone = how_many(s.discards) + len(s.lost)
            everything = s.discards + sum(s.hands) + sum(s.away)
            assert how_many(everything) <= sum(len(deck) for deck in DECK_OF[seats])
        assert all(a == b for _, a, b in GAME.pieces(s))


@rule("ML-52")
def test_every_attack_costs_a_card() -> None:
    for first in PLAYS_BY[0]:
        for second in PLAYS_BY[1]:
            verdict = verdict_of(first, second)
            assert not (wins(first, second, verdict) and wins(second, first, verdict))
    s = table({0: "l11 le l02", 1: "d02 d03"})
    before = how_many(s.discards)
    fight(s, 0, "l11 le", 1, "d02")
    assert how_many(s.discards) == before + 2


@rule("ML-50", "ML-47")
def test_enhancement_and_instant_death_are_spent_even_by_the_winner() -> None:
    s = table({0: "l11 le l02", 1: "d02 d03"})
    before = s.discards
    fight(s, 0, "l11 le", 1, "d02")
    assert hand(s, 0) == "l02 l11"
    assert discarded(s, before) == "le d02"


def test_situations_are_whole() -> None:
    s = table({0: "l01"}, 8)
    assert s.discards + sum(s.hands) == sum(cards_of(deck) for deck in DECK_OF[8])
    act(s, "0 standby")
