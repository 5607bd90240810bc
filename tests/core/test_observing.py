"""Observations: what each cell is called, and that a seat counts from itself."""

from __future__ import annotations

from array import array

from sobremesa.core.observing import (
    CELL,
    MOST,
    Cells,
    Layout,
    Outline,
    turned,
    turned_actions,
    turned_names,
    within,
)
from sobremesa.core.scribe import Scribe
from sobremesa.core.words import UNKNOWN, Noun, Words, compound, sitters

FRUIT = Noun("fruit", ["fig", "plum", "pear"])
SEAT = sitters("seat", 4)
WHO = sitters("who", 4, ["cook"])
COLOUR = Noun("colour", ["red", "blue", "green", "grey"], of_seats=4)
HELD = compound("held", [SEAT, FRUIT], [[seat, i] for seat in range(4) for i in range(3)])


def describe(to: Scribe) -> None:
    """A table of three, at which seat 1 has drunk most."""
    to.one("leader", WHO, 2)
    to.one("guest", WHO, 4)
    to.many("basket", FRUIT, [0, 2, 2])
    to.row("bets", SEAT, FRUIT, [1, UNKNOWN, 0])
    to.past("before", SEAT, SEAT, [1, 2, 0])
    to.count("spoons", 3, 9)
    to.counts("cups", SEAT, [0, 7, 1], 9)
    to.some("held", HELD, [3, 8], [2, 5], 9)
    to.past_many("eaten", FRUIT, [1])
    to.past_counts("washed", SEAT, [1, 0, 0], 9)
    to.past_some("lost", HELD, [1], [6], 9)
    to.passing("called", SEAT, FRUIT, [2], over=True)
    to.passing_counts("poured", SEAT, [4], 9, over=False)
    to.each("coins", COLOUR, FRUIT, [[1, 0, 0], [0, 2, 0], [0, 0, 3], []], 9)


def observed(me: int, compact: bool) -> dict[str, int]:
    """All that is not 0, by name."""
    outline = Outline()
    describe(outline)
    layout = Layout("party", compact, outline.wanted(compact))
    buffer = array(CELL, [0]) * (layout.size + 5)
    cells = Cells(layout, me, 3)
    cells.begin()
    describe(cells)
    cells.hand_over(memoryview(buffer), 5)
    assert not any(buffer[:5])
    names = layout.names()
    assert len(names) == len(set(names)) == layout.size == len(layout.mosts())
    return {names[i]: cell for i, cell in enumerate(buffer[5:]) if cell}


COMPACT = {
    "leader[+1]": 1,
    "guest[cook]": 1,
    "basket[fig]": 1,
    "basket[pear]": 2,
    "bets[+2][plum]": 1,
    "bets[+1][fig]": 1,
    "spoons": 3,
    "cups[me]": 7,
    "cups[+1]": 1,
    "held[me-fig]": 2,
    "held[+1-pear]": 5,
    "called[+2][pear]": 1,
    "poured[+2]": 4,
    "coins_me[plum]": 2,
    "coins_+1[pear]": 3,
    "coins_+2[fig]": 1,
}
MEMORIES = {
    "before[+2][me]": 1,
    "before[me][+1]": 1,
    "before[+1][+2]": 1,
    "eaten[plum]": 1,
    "washed[+2]": 1,
    "lost[+2-plum]": 6,
}


def test_a_seat_counts_from_itself() -> None:
    assert observed(1, compact=True) == COMPACT


def test_the_full_form_has_memories_besides() -> None:
    assert observed(1, compact=False) == COMPACT | MEMORIES


def test_numbers_that_no_cell_can_hold_are_cut_off() -> None:
    assert [within(n) for n in (-(10**9), -9, 0, 10**9)] == [-MOST - 1, -9, 0, MOST]


def test_only_the_seats_at_the_table_are_turned() -> None:
    assert turned(WHO, 1, 3) == [2, 0, 1, 3, 4]
    assert turned(FRUIT, 1, 3) == [0, 1, 2]
    assert turned(HELD, 2, 3) == [3, 4, 5, 6, 7, 8, 0, 1, 2, 9, 10, 11]
    assert turned_names(WHO) == ["me", "+1", "+2", "+3", "cook"]


def test_actions_that_name_seats_are_turned_too() -> None:
    words = Words("party", "PA")
    words.verb("eat", FRUIT)
    words.verb("give", FRUIT, SEAT)
    numbers = turned_actions(words, 1, 3)
    assert numbers[:3] == [0, 1, 2]
    assert sorted(numbers) == list(range(words.size))
    assert words.spell(numbers[words.read("give plum 2")]) == "give plum 1"
    assert words.spell(numbers[words.read("give plum 1")]) == "give plum 0"


def test_a_layout_tells_when_a_cell_means_something_else() -> None:
    outline = Outline()
    outline.row("bets", SEAT, FRUIT, [])
    again = Outline()
    again.row("bets", SEAT, Noun("fruit", ["plum", "fig", "pear"]), [])
    one, other = Layout("party", True, outline.facts), Layout("party", True, again.facts)
    assert one.digest() != other.digest()
    schema = one.schema()
    assert schema["cells"] == 12
    assert schema["facts"] == [
        {
            "key": "bets",
            "kind": "row",
            "start": 0,
            "shape": [4, 3],
            "most": 1,
            "nouns": ["seat", "fruit"],
            "names": [["me", "+1", "+2", "+3"], ["fig", "plum", "pear"]],
        }
    ]
