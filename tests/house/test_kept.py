"""What is slower than kept is named: `benchmarks/kept.py`, fed with numbers."""

from typing import Any

import pytest

from scripts import loaded

bench = loaded("benchmarks/kept.py")


def costs(**instructions: int) -> dict[str, Any]:
    """One game that costs so much, by kind of work."""
    return {
        "chess": {
            kind: {"instructions": number, "microseconds": 1.0}
            for kind, number in instructions.items()
        }
    }


KEPT = costs(playout=1000, view=200, clone=100)


def test_what_is_slower_is_named_the_worst_first() -> None:
    found = costs(playout=1400, view=259, clone=200)
    assert bench.slower(KEPT, found) == ["chess clone: 2.00x", "chess playout: 1.40x"]


def test_at_the_limit_it_is_not_yet_slower() -> None:
    assert bench.slower(KEPT, costs(playout=1300, view=100, clone=130)) == []


def test_what_stands_on_one_side_only_is_named_and_not_compared() -> None:
    found = {**costs(playout=1000, view=200, dream=7), "go": costs(view=9000)["chess"]}
    assert bench.slower(KEPT, found) == []
    assert bench.unknown(KEPT, found) == [
        "chess clone: kept, and not measured",
        "chess dream: measured, and not kept",
        "go view: measured, and not kept",
    ]


@pytest.mark.parametrize(("view", "code"), [(200, 0), (400, 1)])
def test_comparing_fails_only_for_what_is_slower(
    view: int, code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = {"python": "3.0.0", "machine": "abacus", "games": {**KEPT, "go": KEPT["chess"]}}
    found = costs(playout=1000, view=view, clone=100)
    assert bench.compare(kept, found, ["chess"]) == code
    said = capsys.readouterr().out
    assert ("chess view: 2.00x" in said) == (code == 1)
    assert "kept with machine abacus" in said
    assert "go" not in said
