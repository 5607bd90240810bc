"""Nouns, verbs, notation, and what a viewer hears of the log."""

from __future__ import annotations

import pytest

from sobremesa.core.words import (
    EVERYONE,
    SPECTATOR,
    Noun,
    Refusal,
    Words,
    compound,
    number,
    numbers,
    sitters,
)

SUIT = Noun("suit", ["red", "blue"])
CARD = compound(
    "card", [SUIT, numbers("value", 3, first=1)], [[s, v] for s in (0, 1) for v in range(3)]
)
SEAT = sitters("seat", 4, ["house"])


def words() -> Words:
    found = Words("toy", "TY")
    found.verb("play", CARD)
    found.verb("give", SEAT, CARD)
    found.verb("stop")
    found.event("given", SEAT, SEAT, CARD, secret=[CARD])
    found.event("counted", number("sum"))
    return found


def test_a_compound_is_named_by_its_parts() -> None:
    assert CARD.names == ["red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3"]


def test_a_part_keeps_names_and_remembers_the_whole() -> None:
    part = CARD.part([1, 4])
    assert part.names == ["red-2", "blue-2"]
    assert part.whole == [1, 4]
    assert part.makeup == [[0, 1], [1, 1]]


def test_verbs_own_ranges_in_order() -> None:
    play, give, stop = words().verbs
    assert (play.base, give.base, stop.base) == (0, 6, 6 + 5 * 6)
    assert words().size == 37
    assert give.things(give.at([4, 5])) == [4, 5]
    assert give.owns(give.at([4, 5]))
    assert not play.owns(give.base)


def test_notation() -> None:
    assert words().spell(3) == "play blue-1"
    assert words().read("give house red-2") == 6 + 4 * 6 + 1
    assert words().spell(36) == "stop"


@pytest.mark.parametrize(
    ("notation", "said"),
    [
        ("", "it has play, give, stop"),
        ("jump red-1", "it has play, give, stop"),
        ("play", "'play <card>'"),
        ("play red-1 red-2", "'play <card>'"),
        ("stop now", "'stop'"),
        ("play green-1", "it has red-1, red-2"),
    ],
)
def test_what_is_not_notation_is_refused_with_what_is(notation: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        words().read(notation)


def test_an_action_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refusal, match="no action 37; there are 0 to 36"):
        words().spell(37)


def test_a_viewer_hears_what_is_meant_for_him() -> None:
    toy = words()
    log = [0, EVERYONE, 0b11, 0, 1, 4, -1]
    log += [1, 0b100, EVERYONE, -3, -1, -1, -1]
    assert [line.spell() for line in toy.heard(log, 0)] == ["given 0 1 blue-2"]
    assert [line.spell() for line in toy.heard(log, SPECTATOR)] == ["given 0 1 ?"]
    assert [line.spell() for line in toy.heard(log, 2)] == ["given 0 1 ?", "counted -3"]
    assert toy.heard(log, 2)[0].things[2] == -1
    assert [line.spell() for line in toy.heard(log, 2, start=7)] == ["counted -3"]
