"""Records of games that branch off: text that replays, and damage that is told in one line."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from laws.branching import branched, branches_at
from laws.laws import record_of
from sobremesa.core.branch import MOST_BRANCHES, Branch
from sobremesa.core.pledge import Nonce, Pledge
from sobremesa.core.record import Record, begin, read_record, replay
from sobremesa.core.words import UNKNOWN, Refusal
from sobremesa.games import load

GAME = load("template")
OLD, _ = record_of(GAME, GAME.options_for(2), b"record")
TRUTH, SAME, SEAT = branches_at(OLD, 2)[:3]
TEXT = branched(GAME, OLD, SEAT, b"\x77\xaa")[0].write()
LINES = TEXT.splitlines()


def damaged(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_a_record_says_where_it_comes_from() -> None:
    at = LINES.index(f"from {OLD.seed.hex()}")
    (one, first), (two, second) = OLD.choices[:2]
    assert LINES[at + 1 : at + 5] == [
        f"before {one} {first}",
        f"before {two} {second}",
        "branch seat 0",
        "seed 77aa",
    ]
    assert read_record(TEXT).branches == [SEAT]
    assert [branch.told() for branch in (TRUTH, SAME)] == ["truth new", "truth same"]


def test_a_record_without_branches_is_written_as_ever() -> None:
    assert "branch" not in OLD.write()
    assert "before" not in OLD.write()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (damaged("branch seat 0\n", ""), "not how another left it"),
        (damaged("branch seat 0", "branch seat 2"), "what seat 2 knew, but there are 2"),
        (damaged("branch seat 0", "branch seat x"), "no header line; .* from, before, branch"),
        (damaged("branch seat 0", "branch truth old"), "no header line"),
        (damaged("branch seat 0", "branch seat 0\nbranch seat 0"), "line .*before any seed"),
        (damaged("from ", "from zz"), "line .*hexadecimal"),
        (damaged("from ", "from 00\nfrom "), "line .*begins before the one above it"),
        (damaged("from " + OLD.seed.hex() + "\n", ""), "line .*a choice stands before any seed"),
        (damaged("before 0", "before 1"), r"choice \d before the branch, seat 1: "),
        (damaged("before 0 play", "before 0 eat"), "before the branch, seat 0: .*no verb in"),
        (
            damaged("from ", "from 00\nbranch truth new\n" * MOST_BRANCHES + "from "),
            "more than 32 branches",
        ),
    ],
)
def test_damage_is_refused_with_what_is_wrong(text: str, said: str) -> None:
    with pytest.raises(Refusal, match=said):
        replay(GAME, read_record(text))


def test_nothing_branches_off_from_the_end() -> None:
    over = Record(GAME.name, GAME.version, 2, OLD.chosen, b"new")
    over.branches = [Branch(OLD.seed, OLD.choices)]
    with pytest.raises(Refusal, match="over at that moment"):
        begin(GAME, over)


def test_no_deal_is_claimed_that_could_be_checked() -> None:
    record = read_record(TEXT)
    record.pledge = Pledge("table", bytes(32), bytes(32), bytes(32), [Nonce(0, bytes(32))])
    with pytest.raises(Refusal, match="no deal to be checked"):
        read_record(record.write())


def test_the_luck_is_new_unless_the_same_is_wanted() -> None:
    ends: dict[str, set[str]] = {}
    for branch in (TRUTH, SAME):
        for number in range(8):
            record, _ = branched(GAME, OLD, branch, bytes([number]))
            start = Record(GAME.name, GAME.version, 2, OLD.chosen, record.seed)
            start.branches = [branch]
            s = begin(GAME, start)
            ends.setdefault(branch.told(), set()).add(s.rng.key.hex())
    assert len(ends["truth same"]) == 1
    assert len(ends["truth new"]) == 8


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_single_change_is_harmless_or_refused(at: int, letter: str) -> None:
    with suppress(Refusal):
        replay(GAME, read_record(TEXT[:at] + letter + TEXT[at + 1 :]))


def test_a_seat_or_the_truth() -> None:
    assert (TRUTH.seat, TRUTH.same, SAME.seat, SAME.same) == (UNKNOWN, False, UNKNOWN, True)
