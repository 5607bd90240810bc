"""The lesson on finer points: what its words claim is so."""

from __future__ import annotations

from typing import Any

import msgspec

from sobremesa.games import load
from sobremesa.games.macelandia.battle import PLAYS, verdict_of, wins
from sobremesa.games.macelandia.words import KIND
from sobremesa.play.lessons import lesson, scripts_of
from taught import played

GAME = load("macelandia")


def seen_at(say: str) -> dict[str, Any]:
    """What the learner sees while this is said."""
    [frame] = [
        frame
        for part in lesson("macelandia", "finer").parts
        for frame in part.frames
        if frame.say == say
    ]
    return msgspec.json.decode(frame.view, type=dict[str, Any])


def winning_over(card: str, hand: list[str]) -> list[list[str]]:
    """The plays from the hand that beat the card."""
    other = PLAYS.index([KIND.numbers[card]])
    return [
        [KIND.spell(kind) for kind in kinds]
        for play, kinds in enumerate(PLAYS)
        if {KIND.spell(kind) for kind in kinds} <= set(hand)
        and wins(play, other, verdict_of(play, other))
    ]


def test_reinforcements_from_afar_come_after_the_next_battle_as_told() -> None:
    pair, _, _ = played(GAME, scripts_of("macelandia", "finer"))
    told = [
        "battle_won 3 4 strength",
        "discarded 4 l09",
        "reinforced 0 4 l11 far",
        "battle_won 1 4 strength",
        "arrived 4 0 l11",
        "battle_won 4 3 strength",
        "discarded 3 d06",
    ]
    assert [line for line in pair if line in told] == told


def test_nothing_but_the_pair_with_the_enhancement_beats_sasaak() -> None:
    seen = seen_at("finer-4")
    assert "3-d10" in seen["known"]
    assert winning_over("d10", seen["hand"]) == [["l03", "l07", "le"]]
    assert "de" in seen["discards"], "Sasaak cannot be strengthened"
    pair, _, _ = played(GAME, scripts_of("macelandia", "finer"))
    assert pair[-6:] == [
        "measured 0 11 3 10",
        "battle_won 0 3 strength",
        "kept 0 l03",
        "kept 0 l07",
        "discarded 0 le",
        "discarded 3 d10",
    ]


def test_the_sacrifice_saves_the_castle_as_told() -> None:
    seen = seen_at("finer-9")
    assert [seen["hand_sizes"][seat] for seat in (0, 5)] == [1, 1]
    assert [seen["roles"][seat] for seat in (0, 1, 2, 5)] == ["fort", "fort", "fort", "castle"]
    assert [seen["factions"][seat] for seat in (1, 2, 5)] == ["darkness", "darkness", "light"]
    _, sacrifice, _ = played(GAME, scripts_of("macelandia", "finer"))
    assert sacrifice[1:3] == ["reinforced 0 5 l11 near", "eliminated 0 light fort"]
    assert [line for line in sacrifice if line.startswith("battle_won")] == [
        "battle_won 5 1 strength",
        "battle_won 5 2 strength",
    ]
    after = seen_at("finer-11")
    assert after["eliminated"] == ["eliminated", None, None, None, None, None]


def test_the_last_card_wins_the_war_and_is_lost_as_told() -> None:
    seen = seen_at("finer-12")
    assert [seen["hand_sizes"][seat] for seat in (0, 4)] == [1, 1]
    assert seen["distances"][4] == "far"
    assert "4-d08" in seen["known"], "everybody has seen Cerberus"
    assert [seen["factions"][3], seen["roles"][3], seen["eliminated"][3]] == ["light", "fort", None]
    _, _, last = played(GAME, scripts_of("macelandia", "finer"))
    assert last[-5:] == [
        "discarded 4 d08",
        "eliminated 0 light fort",
        "lost 0 l10",
        "eliminated 4 darkness castle",
        "game_ended light_castle",
    ]
