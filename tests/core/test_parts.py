"""Scribes, data files, options, and dealing under constraints."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.data import Section
from sobremesa.core.deal import deal
from sobremesa.core.option import Option, choose, combinations, recall, shows_past
from sobremesa.core.rng import Rng
from sobremesa.core.scribe import Plain, Schema, Scribe
from sobremesa.core.words import UNKNOWN, Noun, Refusal, numbers

FRUIT = Noun("fruit", ["fig", "plum", "pear"])
PLACE = numbers("place", 2)


def describe(to: Scribe) -> None:
    to.one("best", FRUIT, 1)
    to.one("worst", FRUIT, UNKNOWN)
    to.past_many("basket", FRUIT, [0, 2, 2])
    to.row("shelf", PLACE, FRUIT, [2])
    to.past("before", PLACE, FRUIT, [UNKNOWN, 0])
    to.count("spoons", 3, 9)
    to.counts("plates", PLACE, [4], 9)
    to.past_counts("cups", PLACE, [1, 2], 9)


def test_plain_writes_names() -> None:
    plain = Plain()
    describe(plain)
    assert plain.facts == {
        "best": "plum",
        "worst": None,
        "basket": ["fig", "pear", "pear"],
        "shelf": ["pear"],
        "before": [None, "fig"],
        "spoons": 3,
        "plates": [4],
        "cups": [1, 2],
    }


def test_schema_names_the_shapes() -> None:
    schema = Schema()
    describe(schema)
    assert [(fact.key, fact.kind, fact.shape) for fact in schema.facts] == [
        ("best", "one", [3]),
        ("worst", "one", [3]),
        ("basket", "many", [3]),
        ("shelf", "row", [2, 3]),
        ("before", "row", [2, 3]),
        ("spoons", "count", [1]),
        ("plates", "counts", [2]),
        ("cups", "counts", [2]),
    ]


@pytest.mark.parametrize(
    ("ask", "key", "said"),
    [
        (Section.number, "gone", "lacks 'gone'; it has word, list, flag"),
        (Section.number, "word", "should be a whole number"),
        (Section.number, "flag", "should be a whole number"),
        (Section.flag, "word", "should be true or false"),
        (Section.text, "flag", "should be a text"),
        (Section.numbers, "word", "should be a list"),
        (Section.numbers, "list", "should be a list of whole numbers"),
        (Section.texts, "list", "should be a list of texts"),
        (Section.sections, "list", "should be a list of sections"),
        (Section.section, "word", "should be a section"),
    ],
)
def test_a_data_file_that_is_wrong_is_refused(
    ask: Callable[[Section, str], object], key: str, said: str
) -> None:
    section = Section("game.toml", {"word": "fig", "list": [1, "fig"], "flag": True})
    with pytest.raises(Refusal, match=said):
        ask(section, key)


def test_options_have_defaults_and_are_checked() -> None:
    offered = [Option("side", ["a", "b"], "a"), Option("size", ["1", "2"], "2", shown_only=True)]
    assert choose("toy", 2, offered, {"side": "b"}).spell() == "seats=2 side=b size=2"
    assert combinations(offered) == [{"side": "a", "size": "2"}, {"side": "b", "size": "2"}]
    with pytest.raises(Refusal, match="no option 'x'; it has side, size"):
        choose("toy", 2, offered, {"x": "1"})
    with pytest.raises(Refusal, match="side must be one of a, b, not 'c'"):
        choose("toy", 2, offered, {"side": "c"})


def test_a_question_that_was_never_asked_has_the_answer_of_before() -> None:
    size = Option("size", ["small", "large"], "large", before="small")
    pace = Option("pace", ["slow", "quick"], "quick")
    assert recall([size, pace], {}) == {"size": "small", "pace": "quick"}
    assert recall([size, pace], {"size": "large"})["size"] == "large"
    assert choose("game", 2, [size, pace], {}).chosen == {"size": "large", "pace": "quick"}


def test_an_option_may_say_that_memories_are_shown() -> None:
    offered = [Option("size", ["1"], "1"), Option("past", ["no", "yes"], "no", past="yes")]
    for answer in ("no", "yes"):
        options = choose("toy", 2, offered, {"past": answer})
        assert shows_past(offered, options) is (answer == "yes")


@pytest.mark.parametrize("value", ["3", "4", "17", "999999999"])
def test_an_open_option_takes_any_whole_number_from_its_least_on(value: str) -> None:
    offered = [Option("goal", ["5", "8"], "8", least=3)]
    assert choose("toy", 2, offered, {"goal": value})["goal"] == value
    assert combinations(offered) == [{"goal": "5"}, {"goal": "8"}]


@pytest.mark.parametrize("value", ["2", "-3", "03", "", "x", "٣", "9" * 10, "1e3"])
def test_an_open_option_refuses_what_is_no_such_number(value: str) -> None:
    with pytest.raises(Refusal, match="goal must be a whole number from 3 on"):
        choose("toy", 2, [Option("goal", ["5", "8"], "8", least=3)], {"goal": value})


@given(st.data())
def test_a_deal_respects_room_and_bars_whenever_that_is_possible(data: st.DataObject) -> None:
    places = data.draw(st.integers(2, 5))
    kinds = data.draw(st.lists(st.integers(0, 3), min_size=1, max_size=16))
    truth = data.draw(
        st.lists(st.integers(0, places - 1), min_size=len(kinds), max_size=len(kinds))
    )
    room = [truth.count(place) for place in range(places)]
    barred = [data.draw(st.integers(0, 15)) for _ in range(places)]
    for kind, place in zip(kinds, truth, strict=True):
        barred[place] &= ~(1 << kind)
    things = list(range(len(kinds)))
    found = deal(things, kinds, room, barred, Rng(data.draw(st.binary(max_size=4))))
    assert [found.count(place) for place in range(places)] == room
    assert all(not barred[place] >> kind & 1 for kind, place in zip(kinds, found, strict=True))


def test_a_deal_that_is_impossible_says_so() -> None:
    assert deal([0], [0], [1], [1], Rng(b"")) == [UNKNOWN]


CASES = {
    "two voids": ([0, 0, 1, 1, 2, 2], [2, 2, 2], [0b001, 0b010, 0]),
    "tight": ([0, 1, 1, 2, 2, 3], [1, 2, 3], [0b0011, 0b0100, 0]),
    # Nobody can swap here: the two ways to lie are a ring of three apart.
    "ring": ([0, 1, 2], [1, 1, 1], [0b100, 0b001, 0b010]),
    "free": ([0, 0, 1, 2, 2], [2, 2, 1], [0, 0, 0]),
}


@pytest.mark.parametrize("case", CASES)
def test_every_way_to_deal_is_equally_likely(case: str) -> None:
    kinds, room, barred = CASES[case]
    ways = {
        way: 0
        for way in product(range(len(room)), repeat=len(kinds))
        if [way.count(place) for place in range(len(room))] == room
        and not any(barred[place] >> kind & 1 for place, kind in zip(way, kinds, strict=True))
    }
    luck, draws = Rng(case.encode()), 60 * len(ways)
    for _ in range(draws):
        ways[tuple(deal(list(range(len(kinds))), kinds, room, barred, luck))] += 1
    # Chi squared has this mean and spread if they are; what was dealt without stirring is far off.
    freedom = len(ways) - 1
    expected = draws / len(ways)
    off = sum((count - expected) ** 2 / expected for count in ways.values())
    assert off < freedom + 3 * (2 * freedom) ** 0.5
