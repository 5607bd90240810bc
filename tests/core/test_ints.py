"""Lists of bare numbers behave as lists do, and sets of bits as sets."""

from __future__ import annotations

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.core.ints import Ints
from sobremesa.core.rng import Rng
from sobremesa.core.sets import drawn_from, members, nth, set_of, size_of

NUMBER = st.integers(-(1 << 62), (1 << 62) - 1)
NUMBERS = st.lists(NUMBER, max_size=12)
THINGS = st.sets(st.integers(0, 61), min_size=1)


@given(NUMBERS, st.lists(st.one_of(NUMBER, st.none()), max_size=30))
def test_what_is_put_there_and_taken_away_is_as_in_a_list(
    first: list[int], acts: list[int | None]
) -> None:
    ints, twin = Ints(first), list(first)
    for act in acts:
        if act is not None:
            ints.append(act)
            twin.append(act)
        elif twin:
            assert ints.pop() == twin.pop()
    assert ints == twin
    assert list(ints) == ints.listed() == twin
    assert list(reversed(ints)) == twin[::-1]
    assert len(ints) == ints.size == len(twin)
    assert bool(ints) == bool(twin)
    assert [ints[i] for i in range(-len(twin), len(twin))] == twin + twin


@given(NUMBERS, NUMBERS)
def test_more_numbers_go_behind_those_there_are(first: list[int], more: list[int]) -> None:
    ints, others = Ints(first), Ints(more)
    ints.extend(others)
    assert ints == first + more
    assert others == more
    assert ints.part(1, len(ints)) == (first + more)[1:]
    ints.clear()
    ints.extend(others)
    assert ints == more


@given(NUMBERS, st.integers(0, 62), st.integers(-1, 255))
def test_bits_are_those_of_each_number(numbers: list[int], shift: int, mask: int) -> None:
    assert Ints(numbers).bits(shift, mask) == [number >> shift & mask for number in numbers]


@given(NUMBERS)
def test_bare_are_the_very_numbers(numbers: list[int]) -> None:
    ints = Ints([7, *numbers, 9])
    ints.pop()
    bare = ints.bare()
    assert list(bare)[: len(ints)] == ints
    bare[0] = 8
    assert ints == [8, *numbers]


@given(NUMBERS)
def test_a_copy_is_equal_and_its_own(numbers: list[int]) -> None:
    ints = Ints([*numbers, 7])
    for twin in (ints.copy(), copy.deepcopy(ints), pickle.loads(pickle.dumps(ints))):
        assert twin == ints
        twin[-1] = 8
        twin.append(9)
        assert ints == [*numbers, 7]
        assert twin == [*numbers, 8, 9]


def test_what_was_taken_away_is_not_there() -> None:
    ints = Ints([1, 2, 3])
    ints.pop()
    assert ints != Ints([1, 2, 3])
    assert repr(ints) == "Ints([1, 2])"
    for place in (2, -3):
        with pytest.raises(IndexError):
            ints[place]
        with pytest.raises(IndexError):
            ints[place] = 0
    ints.clear()
    with pytest.raises(IndexError):
        ints.pop()
    with pytest.raises(TypeError):
        hash(ints)


@given(THINGS)
def test_members_have_their_places(things: set[int]) -> None:
    bits, order = set_of(list(things)), sorted(things)
    assert bits == sum(2**thing for thing in things)
    assert members(bits) == order
    assert size_of(bits) == len(order)
    assert [nth(bits, place) for place in range(len(order))] == order


@given(THINGS, st.binary(min_size=1, max_size=8))
def test_a_member_is_drawn_by_its_place(things: set[int], seed: bytes) -> None:
    luck, twin = Rng(seed), Rng(seed)
    order = sorted(things)
    for _ in range(5):
        assert drawn_from(set_of(order), luck) == order[twin.below(len(order))]
